"""The effects of a move on a state, step by step, in the order of the rulebook (R-01)."""
