"""Stamps of one's own: hexes kept on the disk under a name, to be put down in any section."""
