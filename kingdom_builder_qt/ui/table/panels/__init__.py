"""The panels around the board; each takes a desk and follows it."""
