"""One object per gesture, and the one who chooses which of them is active; no rules."""
