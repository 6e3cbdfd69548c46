"""Shareable pictures of set-ups, which carry the set-up code: painting and reading."""
