"""The rules browser."""
