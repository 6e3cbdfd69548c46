"""Processes of our own that work for a window, which never waits for them."""
