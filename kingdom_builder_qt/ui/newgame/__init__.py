"""The dialog for a new game, and who plays its seats."""
