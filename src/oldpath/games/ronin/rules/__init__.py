"""The rules of Ronin, one file a phase, in the order of the book."""
