"""The rules of Old World, one file a phase, in the order of the book."""
