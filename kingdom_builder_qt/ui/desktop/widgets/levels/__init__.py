"""Who plays a seat: the box to choose a level, portraits, what is said of each."""
