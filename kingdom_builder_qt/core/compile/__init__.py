"""Entries compiled for one game: filters to masks, actions to branches, scores to groups."""
