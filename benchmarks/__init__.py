"""Benchmarks: `python -m benchmarks.run`.  Ratios within one run count, not seconds."""
