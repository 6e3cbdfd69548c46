"""The searches of players: moves, actions, turns, and playouts."""
