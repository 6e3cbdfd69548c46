"""Replacements for Qt controls that are too pale in a theme or too small for large text."""
