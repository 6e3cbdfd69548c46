"""The user's stamps: named hexes on the disk, to be placed in any section."""
