"""Set-up: from options, catalog and seed to the first position."""
