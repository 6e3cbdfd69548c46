"""Shared builders, naive reference rules and guards of the tests; no tests."""
