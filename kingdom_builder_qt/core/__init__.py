"""The pure rules of the game: no Qt, no YAML, no files, no clock, no global random."""
