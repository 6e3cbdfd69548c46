"""The replay of any game: board, timeline, log, what can be made of it."""
