"""The main window and its dialogs; on top of everything else in `ui`."""
