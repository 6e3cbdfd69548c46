"""Motions on the board, and the animator that plays them."""
