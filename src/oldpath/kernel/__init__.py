"""What every game stands on, and which knows no game."""
