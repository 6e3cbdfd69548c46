"""Challenges: games that are identical for everyone."""
