"""What the window shows of a running game; imported and made when the first one is due."""
