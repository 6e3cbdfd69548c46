"""Lessons, puzzles, challenges, rules and the manual."""
