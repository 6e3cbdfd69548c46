"""The replay of a game: board, timeline, log, exports."""
