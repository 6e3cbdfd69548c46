"""The text of an entry in its file, with marked problems."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontDatabase,
    QHelpEvent,
    QKeyEvent,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit

from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.ui.desktop.messages import said
from kingdom_builder_qt.ui.desktop.style.text_size import text_factor
from kingdom_builder_qt.ui.desktop.style.theme import appearance, current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.tooltips import show_tooltip

tr = translator(__name__)

_COLOURS = {"error": "refused", "warning": "warning", "hint": "warning"}


class YamlPane(QPlainTextEdit):
    """Has no undo stack of its own: form and text share that of the document."""

    edited = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._problems: tuple[Problem, ...] = ()
        self._first = 1
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(font.pointSizeF() * text_factor())
        self.setFont(font)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setUndoRedoEnabled(False)
        self.setAccessibleName(tr("The entry as YAML"))
        appearance().changed.connect(self._mark)
        self.textChanged.connect(lambda: self.edited.emit(self.toPlainText()))

    def show_text(self, text: str) -> None:
        """Show a text by changing only the difference, so that the cursor stays in place."""
        before = self.toPlainText()
        if text == before:
            return
        start = 0
        while start < min(len(text), len(before)) and text[start] == before[start]:
            start += 1
        tail = 0
        most = min(len(text), len(before)) - start
        while tail < most and text[-1 - tail] == before[-1 - tail]:
            tail += 1
        with QSignalBlocker(self):
            cursor = self.textCursor()
            cursor.setPosition(_units(before[:start]))
            end = _units(before[: len(before) - tail])
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            cursor.insertText(text[start : len(text) - tail])
        if not self.hasFocus():
            self.horizontalScrollBar().setValue(0)

    def show_problems(self, problems: Sequence[Problem], first: int) -> None:
        """Mark problems; `first` is the number of the first line in the file."""
        self._problems, self._first = tuple(problems), first
        self._mark()

    def jump_to(self, problem: Problem) -> None:
        self.setTextCursor(self._cursor(problem))
        self.centerCursor()
        self.setFocus()

    def _mark(self) -> None:
        marks = []
        for problem in self._problems:
            mark = QTextEdit.ExtraSelection()
            look = QTextCharFormat()
            look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
            look.setUnderlineColor(QColor(current_theme().colour(_COLOURS[problem.severity])))
            cursor = self._cursor(problem)
            end = QTextCursor.MoveOperation.EndOfWord
            cursor.movePosition(end, QTextCursor.MoveMode.KeepAnchor)
            if not cursor.hasSelection():
                to_end = QTextCursor.MoveOperation.EndOfLine
                cursor.movePosition(to_end, QTextCursor.MoveMode.KeepAnchor)
            mark.cursor, mark.format = cursor, look
            marks.append(mark)
        self.setExtraSelections(marks)

    def _cursor(self, problem: Problem) -> QTextCursor:
        row = max(0, problem.line - self._first)
        line = self.document().findBlockByNumber(min(row, self.blockCount() - 1))
        column = len(line.text()[: max(0, problem.column - 1)])
        cursor = QTextCursor(line)
        cursor.setPosition(line.position() + _units(line.text()[:column]))
        return cursor

    def event(self, event: QEvent) -> bool:
        """Show the problems of the line under the mouse."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            row = self.cursorForPosition(self.viewport().mapFrom(self, event.pos())).blockNumber()
            lines = [said(p.message) for p in self._problems if p.line - self._first == row]
            show_tooltip(event.globalPos(), "\n".join(lines), self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Indent new lines, and insert spaces for Tab, because YAML forbids tabs."""
        if event.key() == Qt.Key.Key_Tab:
            self.insertPlainText("  ")
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            line = self.textCursor().block().text()
            before = line[: self.textCursor().positionInBlock()]
            indent = len(line) - len(line.lstrip(" ")) + (2 if before.rstrip().endswith(":") else 0)
            self.insertPlainText("\n" + " " * min(indent, len(before) + 2))
        else:
            super().keyPressEvent(event)


def _units(text: str) -> int:
    """Return the length of a text in UTF-16 code units, as Qt counts it."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2
