"""The ground of the board: the drawings of each terrain, continuous across hexes."""
