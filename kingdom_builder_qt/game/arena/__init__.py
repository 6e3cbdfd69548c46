"""Many games between computer players: tournaments, training, statistics."""
