"""Packs: looked at before they are installed, listed, switched, removed."""
