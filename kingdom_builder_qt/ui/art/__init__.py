"""Everything that is drawn: terrain, locations, pieces. Geometry and painters, no items."""
