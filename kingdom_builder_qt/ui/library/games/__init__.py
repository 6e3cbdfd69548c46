"""The window Games: the library as cards, its figures, and what is done with games."""
