"""Packs: an own expansion as one file for sharing, and installed packs."""
