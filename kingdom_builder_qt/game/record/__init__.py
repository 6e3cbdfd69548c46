"""Saved games and move lists: write, read, verify. A state is never serialised."""
