"""Lessons as games: what a step asks for, how far the learner is.  No Qt."""
