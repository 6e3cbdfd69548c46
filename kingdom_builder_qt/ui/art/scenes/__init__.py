"""Little landscapes in which the emblems of cards and tiles stand."""
