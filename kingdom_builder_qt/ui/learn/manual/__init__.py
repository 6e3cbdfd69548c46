"""The pages for those who make content, as a window."""
