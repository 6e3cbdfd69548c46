"""Packs: an own expansion as one file that people share, and the packs that are installed."""
