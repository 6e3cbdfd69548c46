"""Fields for texts that go into files: what no file can hold does not get in, nor too much."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QTextCursor, QValidator
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from kingdom_builder_qt.content.characters import clean_line, clean_text


class LineEdit(QLineEdit):
    """One line of at most `limit` letters; typed, pasted and set texts are cleaned."""

    def __init__(self, limit: int, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setValidator(_Fitting(limit, self))
        self.setText(text)


class RemarkEdit(QPlainTextEdit):
    """Some lines of at most `limit` letters in all, plain text, cleaned as it comes in."""

    def __init__(self, limit: int) -> None:
        super().__init__()
        self._limit = limit
        self.textChanged.connect(self._fit)

    def _fit(self) -> None:
        before = self.toPlainText()
        cursor = self.textCursor()
        text, position = _fitted(before, cursor.position(), self._limit, clean_text)
        if text == before:
            return
        cursor.joinPreviousEditBlock()  # undo takes back what came in and what it became at once
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(text)
        cursor.endEditBlock()
        cursor.setPosition(position)
        self.setTextCursor(cursor)


class _Fitting(QValidator):
    """Makes a line what it may be, instead of refusing it."""

    def __init__(self, limit: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._limit = limit

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        return (QValidator.State.Acceptable, *_fitted(text, position, self._limit, clean_line))


def _fitted(
    text: str, position: int, limit: int, clean: Callable[[str, int], str]
) -> tuple[str, int]:
    """Return a text and the place of the cursor, counted as Qt does, after cleaning.

    What is too much goes from before the cursor, where it came in.
    """
    if clean(text, limit) == text:
        return text, position
    units = text.encode("utf-16-le", "surrogatepass")
    before = units[: 2 * position].decode("utf-16-le", "ignore")
    after = clean(units[2 * position :].decode("utf-16-le", "ignore"), limit)
    before = clean(before, limit - len(after))
    return before + after, len(before.encode("utf-16-le")) // 2
