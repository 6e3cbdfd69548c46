"""Qt models of a running game; they read the bridge and never change a game."""
