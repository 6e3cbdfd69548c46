"""What the player chose for good."""
