"""Everything that is drawn: terrain, locations, pieces. Geometry and painters, no items.

Painters take the theme as an argument. Pieces, features, the landscapes behind emblems and the
portraits of levels are SVG files of `resources`. Code draws the parts that are computed: ground,
marks, shadows, player marks and frames.
"""
