"""Breaks the program on purpose, in every way that can be thought of: `python3 dev.py faults`."""
