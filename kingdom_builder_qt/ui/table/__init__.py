"""The running game on the screen: desk, board, gestures, panels, counting."""
