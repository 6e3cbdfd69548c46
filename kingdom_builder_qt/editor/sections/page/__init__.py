"""One section that is open: what is drawn on, its file, and how both are shown."""
