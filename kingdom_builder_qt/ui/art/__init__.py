"""Everything that is drawn: terrain, sites, pieces.  Geometry and painters, no items."""
