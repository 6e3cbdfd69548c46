"""Positions as text: written, and read with all problems at once (docs/notation.md)."""
