"""The editor window with its actions and dialogs; the top layer of `editor`."""
