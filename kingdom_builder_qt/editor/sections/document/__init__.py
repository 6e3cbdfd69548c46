"""A section while it is edited: cells, undo, geometry.  No widgets."""
