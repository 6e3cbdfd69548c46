"""The tasks that everyone can play: one game each, with an aim."""
