"""All that can happen to the pieces: the only rooms that write to the state, and they tell what they did."""
