"""Text fields that clean and limit their input without losing digits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QTextCursor, QValidator
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QSpinBox, QTextBrowser, QWidget

from kingdom_builder_qt.content.characters import clean_line, clean_text
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.tooltips import show_tooltip

tr = translator(__name__)

_MOST_DIGITS: Final = 9
_MARGIN: Final = 3  # pixels beside the text, in addition to those of the style


class LineEdit(QLineEdit):
    """One line of at most `limit` characters; typed, pasted and set texts are cleaned.

    A longer initial `text` stays whole, because it was read from a file.
    """

    def __init__(self, limit: int, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextMargins(_MARGIN, 0, _MARGIN, 0)
        text = clean_line(text, len(text))
        self._limit = max(limit, len(text))
        validator = _Fitting(self._limit, self)
        validator.cut.connect(self._tell_limit)
        self.setValidator(validator)
        self.setText(text)

    def _tell_limit(self) -> None:
        """Explain why typed or pasted characters are missing."""
        if self.hasFocus():
            tip = tr("At most %n characters.", "", self._limit)
            show_tooltip(self.mapToGlobal(self.rect().bottomLeft()), tip, self)


class RemarkEdit(QPlainTextEdit):
    """Several lines of at most `limit` characters in all, plain text, cleaned on input."""

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
            tip = tr("At most %n characters.", "", self._limit)
            show_tooltip(self.mapToGlobal(self.cursorRect().bottomLeft()), tip, self)
        cursor.joinPreviousEditBlock()  # one undo step for input and cleaning
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(text)
        cursor.endEditBlock()
        cursor.setPosition(position)
        self.setTextCursor(cursor)


class NumberBox(QSpinBox):
    """Accepts any typed number and clamps it when the field loses focus.

    Qt itself would drop the excess digit and turn 60 into 6. A tooltip shows the maximum while a
    larger number is typed.
    """

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        """Accept a number above the maximum as intermediate."""
        state, *_rest = super().validate(text, position)
        if state == QValidator.State.Invalid and self._typed(text) is not None:
            state = QValidator.State.Intermediate
            self._tell_most()
        return state, text, position

    def fixup(self, text: str) -> str:
        """Clamp a number to the range."""
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
            text = tr("At most {count}.").format(count=self.maximum())
            show_tooltip(self.mapToGlobal(self.rect().bottomLeft()), text, self)


class TextPage(QTextBrowser):
    """A page of text with a caret for screen readers, which read the lines that it reaches."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        if QAccessible.isActive():
            by_keys = Qt.TextInteractionFlag.TextSelectableByKeyboard
            self.setTextInteractionFlags(self.textInteractionFlags() | by_keys)
        super().focusInEvent(event)


class _Fitting(QValidator):
    """Cleans a line instead of rejecting it."""

    cut = Signal()  # there were too many characters

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
    """Return a cleaned text and its cursor position in UTF-16 units, as Qt counts.

    Excess characters are removed before the cursor, where they were inserted.
    """
    if clean(text, limit) == text:
        return text, position
    units = text.encode("utf-16-le", "surrogatepass")
    before = units[: 2 * position].decode("utf-16-le", "ignore")
    after = clean(units[2 * position :].decode("utf-16-le", "ignore"), limit)
    before = clean(before, limit - len(after))
    return before + after, len(before.encode("utf-16-le")) // 2
