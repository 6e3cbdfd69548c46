"""The lessons and the tips of the program."""
