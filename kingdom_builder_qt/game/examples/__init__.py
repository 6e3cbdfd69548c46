"""The example positions of the rules browser."""
