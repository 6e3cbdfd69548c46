"""Saved games: written, read and checked.  Never a dump of a state."""
