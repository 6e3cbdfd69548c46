"""Content kept from one start to the next."""
