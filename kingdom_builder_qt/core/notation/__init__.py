"""Positions as text: writer, and reader that reports all problems (docs/notation.md)."""
