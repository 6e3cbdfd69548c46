"""Gestures on the board, the choice of the active one, and the animation of events. No rules."""
