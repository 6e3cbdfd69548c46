"""The computer players, and the explicit list of them."""
