"""Everything the program says about a game, as sentences."""
