"""Packs: preview before installation, list, switch, removal."""
