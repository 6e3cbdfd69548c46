"""What a move does to a position, step by step, in the order of the rulebook (R-01)."""
