"""Fault injection: `python3 dev.py faults`."""
