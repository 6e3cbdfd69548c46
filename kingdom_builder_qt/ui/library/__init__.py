"""Games of the player: kept, finished, replayed, analysed, counted."""
