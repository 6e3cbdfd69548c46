"""Checks and statistics of a section."""
