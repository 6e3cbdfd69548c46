"""Tests whether the tests detect a wrong line: `python3 dev.py mutate MODULE [MODULE ...]`."""
