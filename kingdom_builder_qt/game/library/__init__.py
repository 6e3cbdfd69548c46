"""The library of games: records, an index, figures."""
