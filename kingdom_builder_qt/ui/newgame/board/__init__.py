"""The page on which the board of a new game is put together."""
