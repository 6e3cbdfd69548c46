"""Entries in plain English, generated from their data."""
