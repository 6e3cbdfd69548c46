"""Small widgets shared by panels and dialogs, independent of the game."""
