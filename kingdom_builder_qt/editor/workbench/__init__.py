"""The workbench for the user's tiles and cards: forms, YAML, and a small test board."""
