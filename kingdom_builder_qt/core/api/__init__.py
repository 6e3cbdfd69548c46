"""What only callers from outside need."""
