"""Composition root of the desktop program: start, crash handling, game and editor."""
