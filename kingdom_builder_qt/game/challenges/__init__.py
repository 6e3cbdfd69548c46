"""Shared challenges of a day, of a week, and tasks."""
