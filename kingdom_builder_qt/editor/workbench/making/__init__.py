"""New entries: from nothing, from a copy, under another name; the dialogs that ask for it."""
