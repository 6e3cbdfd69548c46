"""Files and dialogs of the window, read and written in threads."""
