"""Saved games, and games as lists to read: written, read, checked.  Never a dump of a state."""
