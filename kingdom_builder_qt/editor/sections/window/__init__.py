"""The editor window, its actions and dialogs; on top of everything else in `editor`."""
