"""Composition root of the desktop program: start, crash handling, game and editor.

A start imports the modules of its first window only. Importing a class of PySide6 creates its
enums, a tenth of a start, so classes that no start page shows are imported where they are used.
"""
