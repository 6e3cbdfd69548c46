"""The history of finished games: their records, an index of them, and figures."""
