"""Controllers of seats: the box to choose a level, portraits, descriptions."""
