"""The main window and its dialogs; the top layer of `ui`."""
