"""Games that are the same for everyone, to choose from."""
