"""Saved games as cards: found, read in threads, opened, renamed and thrown away."""
