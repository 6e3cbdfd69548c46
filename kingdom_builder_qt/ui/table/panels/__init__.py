"""The panels around the board: each takes (desk, theme, parent) and follows the desk."""
