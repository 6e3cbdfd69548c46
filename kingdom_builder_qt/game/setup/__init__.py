"""From options, catalog and seed to the first position."""
