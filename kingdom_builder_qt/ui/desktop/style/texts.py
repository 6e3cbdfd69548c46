"""Translation of the texts that users see."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


class Texts:
    """Base of classes that make sentences; the class name is the translation context.

    Not a QObject: sentences are made by the hundred, each by a temporary object, and on Windows
    PySide occasionally crashes when it creates one while other threads work.
    """

    def tr(self, text: str) -> str:
        """Return a text in the program's language."""
        return QCoreApplication.translate(type(self).__name__, text)
