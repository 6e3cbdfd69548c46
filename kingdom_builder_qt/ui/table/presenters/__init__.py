"""Models and rows of a running game for panels, log and sound; read-only."""
