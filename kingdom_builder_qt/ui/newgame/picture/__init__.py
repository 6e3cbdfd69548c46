"""Pictures of set-ups for others, which carry the code: painted and read."""
