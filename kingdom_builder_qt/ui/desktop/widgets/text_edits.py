"""Fields to type in: what no file can hold does not get in, nor too much; no digit gets lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QTextCursor, QValidator
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QSpinBox, QWidget

from kingdom_builder_qt.content.characters import clean_line, clean_text
from kingdom_builder_qt.ui.desktop.widgets.tooltips import show_tooltip

_MOST_DIGITS: Final = 9


class LineEdit(QLineEdit):
    """One line of at most `limit` letters; typed, pasted and set texts are cleaned.

    A longer `text` that it begins with stays whole: it came from a file, and nobody cut it.
    """

    def __init__(self, limit: int, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        text = clean_line(text, len(text))
        self._limit = max(limit, len(text))
        validator = _Fitting(self._limit, self)
        validator.cut.connect(self._tell_limit)
        self.setValidator(validator)
        self.setText(text)

    def _tell_limit(self) -> None:
        """Say why a letter that was typed or pasted does not come."""
        if self.hasFocus():
            text = self.tr("At most {count} characters.").format(count=self._limit)
            show_tooltip(self.mapToGlobal(self.rect().bottomLeft()), text, self)


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
        if len(before) > self._limit and self.hasFocus():
            told = self.tr("At most {count} characters.").format(count=self._limit)
            show_tooltip(self.mapToGlobal(self.cursorRect().bottomLeft()), told, self)
        cursor.joinPreviousEditBlock()  # undo takes back what came in and what it became at once
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(text)
        cursor.endEditBlock()
        cursor.setPosition(position)
        self.setTextCursor(cursor)


class NumberBox(QSpinBox):
    """Any number may be typed; one out of range becomes the nearest when the field is left.

    Qt itself would swallow the digit that is too much, and 60 would be 6.  Which number is the
    most is said while a larger one is typed.
    """

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        """Return that a number above the most may be typed."""
        state, *_rest = super().validate(text, position)
        if state == QValidator.State.Invalid and self._typed(text) is not None:
            state = QValidator.State.Intermediate
            self._tell_most()
        return state, text, position

    def fixup(self, text: str) -> str:
        """Return the nearest number there can be."""
        typed = self._typed(text)
        if typed is None:
            return super().fixup(text)
        nearest = min(max(typed, self.minimum()), self.maximum())
        return f"{self.prefix()}{self.textFromValue(nearest)}{self.suffix()}"

    def _typed(self, text: str) -> int | None:
        digits = text.removeprefix(self.prefix()).removesuffix(self.suffix()).strip()
        return int(digits) if digits.isdecimal() and len(digits) <= _MOST_DIGITS else None

    def _tell_most(self) -> None:
        if self.hasFocus():
            text = self.tr("At most {count}.").format(count=self.maximum())
            show_tooltip(self.mapToGlobal(self.rect().bottomLeft()), text, self)


class _Fitting(QValidator):
    """Makes a line what it may be, instead of refusing it."""

    cut = Signal()  # there were too many letters

    def __init__(self, limit: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._limit = limit

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        if len(text) > self._limit and len(clean_line(text, len(text))) > self._limit:
            self.cut.emit()
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
