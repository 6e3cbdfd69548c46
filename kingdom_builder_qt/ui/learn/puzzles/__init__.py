"""Puzzles: the list, the one that is played at the table, what is kept of the answers."""
