"""The desktop program put together: start, crash handling, the editor beside the game."""
