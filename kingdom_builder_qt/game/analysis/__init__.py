"""Analysis of games and sections by computer players, in other processes."""
