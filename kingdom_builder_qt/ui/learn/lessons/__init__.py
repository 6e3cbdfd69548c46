"""Lessons at the table: who teaches, what is said beside the board, the list of them, tips."""
