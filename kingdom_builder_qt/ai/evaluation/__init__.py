"""What a position is worth: gold in sight, features, learned weights."""
