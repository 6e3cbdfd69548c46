"""Whether the tests notice a wrong line: `python3 dev.py mutate MODULE [MODULE ...]`."""
