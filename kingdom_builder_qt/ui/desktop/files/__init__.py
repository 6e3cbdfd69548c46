"""How the window reads, writes and finds files without waiting for the disk."""
