"""The player's games: saved games, statistics, replay, analysis, achievements."""
