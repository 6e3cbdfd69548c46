"""The schema of content files: each kind of value validates, documents and completes."""
