"""How the window writes and finds files without waiting for the disk."""
