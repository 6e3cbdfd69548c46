"""The vocabulary of the content files: each kind validates, describes and completes."""
