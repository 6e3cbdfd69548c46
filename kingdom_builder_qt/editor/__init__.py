"""The board-section editor: a window of its own beside the game, on the same content files."""
