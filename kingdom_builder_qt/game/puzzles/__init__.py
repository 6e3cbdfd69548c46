"""Puzzles: positions in which one turn is much better than all others."""
