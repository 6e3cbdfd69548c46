"""Section files: opening, saving, recovery, import."""
