"""The program in a real window: under a window manager, by keys and mouse."""
