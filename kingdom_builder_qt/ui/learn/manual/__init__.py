"""The manual for authors of content, in a window."""
