"""The program as a person meets it: a window under a window manager, keys and mouse."""
