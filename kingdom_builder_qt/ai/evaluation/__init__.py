"""Evaluation of positions: current gold, features, learned weights."""
