"""The library of games: a record for each game, an index of them, figures over them."""
