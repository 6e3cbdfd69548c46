"""Games on the section being edited: with what, and at once."""
