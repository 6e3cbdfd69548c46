"""Achievements: used tiles, won cards and levels, finished lessons and puzzles."""
