"""The score sheet and the count at the end of a game."""
