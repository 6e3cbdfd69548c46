"""Lessons at the table: teacher, card, list of lessons, tips."""
