"""Proves a release as a user meets it: installed, played, updated and removed."""
