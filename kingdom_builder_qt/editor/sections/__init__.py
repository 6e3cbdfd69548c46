"""The section editor."""
