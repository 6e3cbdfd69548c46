"""What speaks the user's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


class Texts:
    """Says sentences; translations go by the name of the class.

    No Qt object: sentences are made by the hundred, each by an object of a moment, and on Windows
    PySide now and then ends the program when it makes one while other threads work.
    """

    def tr(self, text: str) -> str:
        """Return a text in the language of the program."""
        return QCoreApplication.translate(type(self).__name__, text)
