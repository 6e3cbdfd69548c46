"""Games that start from a position: the dialog, its board and its tools."""
