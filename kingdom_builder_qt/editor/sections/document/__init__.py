"""The edited section: cells, undo stack, geometry.  No widgets."""
