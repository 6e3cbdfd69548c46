"""Dialogs: they return what was chosen and change nothing themselves."""
