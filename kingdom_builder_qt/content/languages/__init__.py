"""Languages of the content: overlays that translate entries by id, and their checks."""
