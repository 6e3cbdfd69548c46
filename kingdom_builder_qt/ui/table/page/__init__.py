"""The page of a running game; imported and created when the first game is due."""
