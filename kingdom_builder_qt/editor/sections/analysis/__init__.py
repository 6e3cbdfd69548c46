"""The analysis of a section by games of computer players."""
