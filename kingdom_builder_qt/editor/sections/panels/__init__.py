"""The panels around the canvas: palette, properties, issues, statistics."""
