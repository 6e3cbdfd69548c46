"""The window Games: the library as cards, and its figures."""
