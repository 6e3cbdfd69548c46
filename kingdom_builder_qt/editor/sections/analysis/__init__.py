"""What a section is worth, played and shown."""
