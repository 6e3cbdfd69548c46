"""A running game prepared for panels, log and sound; nothing here changes a game."""
