"""Games and sections worked out anew by computer players, in other processes."""
