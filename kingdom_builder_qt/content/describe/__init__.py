"""Entries in plain English, generated from the data."""
