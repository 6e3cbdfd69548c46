"""How players search: moves, actions, turns, and what may follow them."""
