"""The analysis of a finished game: graph, turns, board."""
