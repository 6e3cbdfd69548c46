"""Games that start from a position: the dialog, its board and the tools that set it up."""
