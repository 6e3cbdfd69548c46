"""Games that are the same for everyone: of a day, of a week."""
