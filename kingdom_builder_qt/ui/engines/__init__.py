"""Engines of the player: the list, their tests, and their faults in a game."""
