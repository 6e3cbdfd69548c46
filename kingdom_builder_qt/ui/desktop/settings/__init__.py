"""Settings that persist between runs."""
