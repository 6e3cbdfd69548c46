"""One open section: document, file, views."""
