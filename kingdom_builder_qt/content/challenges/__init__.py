"""Challenges as data: tasks, each one game with an aim, and the pools that challenges draw from."""
