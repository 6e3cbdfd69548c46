"""Section files: opened, saved, recovered, imported, exported."""
