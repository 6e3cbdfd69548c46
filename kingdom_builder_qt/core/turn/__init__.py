"""What a move does to a state, step by step, in the order of the rulebook (R-01)."""
