"""Puzzles: the list, the puzzle at the table, the stored answers."""
