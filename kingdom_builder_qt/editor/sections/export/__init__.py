"""Export of a section as a picture or a print."""
