"""Players: they see a view and choose a move; no rules, no files, no Qt."""
