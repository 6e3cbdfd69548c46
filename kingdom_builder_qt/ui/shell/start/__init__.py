"""What the window shows before a game."""
