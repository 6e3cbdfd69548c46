"""Window-modal dialogs of an editor window; the continuation after an answer is a call."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

from kingdom_builder_qt.editor.sections.files.files import Opened
from kingdom_builder_qt.ui.desktop.messages import problem_text
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.focus_ring import show_focus
from kingdom_builder_qt.ui.desktop.widgets.message_box import message_box
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import fit_dialog

tr = translator(__name__)

MOST_LINES: Final = 20  # of problems in a message


class EditorDialogs(QObject):
    """`window` is their parent; `current` is the last opened dialog while it is open."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.window = window
        self.current: QDialog | None = None

    def show(self, dialog: QDialog, *, waits: bool = True) -> None:
        """Show a dialog; `waits`: it blocks the window."""
        self.current = dialog
        fit_dialog(dialog)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(lambda _result: self._on_finished(dialog))
        if waits:
            dialog.open()
        else:
            dialog.show()
        show_focus(dialog)

    def close(self) -> None:
        """Close the last opened dialog, if it is open."""
        if self.current is not None:
            self.current.close()

    def box(self, text: str, more: str = "") -> QMessageBox:
        """Return a message box without buttons."""
        return message_box(tr("Section editor"), text, more, self.window)

    def tell(self, text: str, more: str) -> None:
        self.show(self.box(text, more))

    def tell_problems(self, text: str, opened: Opened) -> None:
        """Show line and column of each problem of a text that is not a section."""
        lines = []
        for problem in opened.problems[:MOST_LINES]:
            place = tr("Line {line}, column {column}: {text}")
            words = problem_text(problem)
            if problem.line:
                lines.append(place.format(line=problem.line, column=problem.column, text=words))
            else:
                lines.append(words[:1].upper() + words[1:])
        if more := len(opened.problems) - MOST_LINES:
            lines += [tr("… and %n more", "", more)] if more > 0 else []
        self.tell(text, "\n".join(lines))

    def _on_finished(self, dialog: QDialog) -> None:
        if dialog is self.current:
            self.current = None
