"""The section editor and the workbench for tiles and cards, in windows separate from the game."""
