"""A section as a picture or a print."""
