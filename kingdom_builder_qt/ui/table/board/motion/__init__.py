"""What moves on the board: a small vocabulary of motions, and who plays them."""
