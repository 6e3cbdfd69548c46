"""Worker processes of a window, which never waits for them."""
