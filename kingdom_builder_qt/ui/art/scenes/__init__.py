"""The landscapes behind the emblems of cards and tiles."""
