"""Long runs that check everything: random games, all levels, damaged files; with their pages."""
