"""The browser of all sections, with pictures and file commands."""
