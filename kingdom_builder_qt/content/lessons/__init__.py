"""Lessons and tips: values and files."""
