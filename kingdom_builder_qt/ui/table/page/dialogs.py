"""The open dialogs of the main window; none of them pauses the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.focus_ring import show_focus
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import fit_dialog, keep_on_screen

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractButton, QDialog, QFileDialog, QMessageBox

tr = translator(__name__)

Answer: TypeAlias = "tuple[str, Callable[[], object]]"  # the text of a button, and its call


class Dialogs(QObject):
    """Keeps one dialog open at a time, and companions such as the rules open next to it."""

    opening = Signal()  # a dialog is about to be shown
    current_changed = Signal()

    def __init__(self, window: QWidget) -> None:
        """`window` is the parent of all dialogs."""
        super().__init__(window)
        self._window = window
        self._open: list[QDialog] = []  # each except the first is on top of its predecessor
        self._companions: list[QDialog] = []

    @property
    def current(self) -> QDialog | None:
        """The open dialog, else a companion, else None."""
        return next(iter((*reversed(self._open), *self._companions)), None)

    def show(self, dialog: QDialog, *, waits: bool = True) -> None:
        """Show a dialog; with `waits` it blocks the window, but never the game.

        The previous dialog closes unless it is the parent of the new one.
        """
        self.opening.emit()
        if dialog.parent() not in self._open:
            self._close_open()
        self._open.append(dialog)
        self.current_changed.emit()
        if dialog.parent() is None:
            dialog.setParent(self._window, dialog.windowFlags())
        fit_dialog(dialog)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(lambda _result, d=dialog: self._on_finished(d))
        if waits:
            dialog.open()
        else:
            dialog.show()
            dialog.activateWindow()  # many window managers leave the focus where it is
        show_focus(dialog)

    def show_beside(self, dialog: QDialog) -> None:
        """Show a dialog that does not block the window, moved onto the window's screen."""
        self.show(dialog, waits=False)
        keep_on_screen(dialog, self._window)

    def show_companion(self, dialog: QDialog) -> None:
        """Show a dialog that stays open while others open and close."""
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(lambda _result: self._on_companion_closed(dialog))
        fit_dialog(dialog)
        self._companions.append(dialog)
        self.current_changed.emit()

    def warn(self, text: str, more: str = "", details: str = "") -> None:
        """Show a message with `details` that can be unfolded."""
        box = self._message_box(text, more)
        box.setDetailedText(details)
        self.show(box)

    def ask(
        self,
        text: str,
        more: str,
        accept: Answer,
        discard: Answer,
        details: str = "",
    ) -> None:
        """Show a question with two answers and Cancel; each answer has a text and a call.

        `accept` is the default button.
        """
        self.choose(text, more, [accept], discard, details)

    def choose(
        self,
        text: str,
        more: str,
        answers: Sequence[Answer],
        discard: Answer,
        details: str = "",
        cancelled: Callable[[], object] = lambda: None,
    ) -> None:
        """Show a question with several answers and Cancel; the first is the default button.

        The details open at their last lines.
        """
        from kingdom_builder_qt.ui.desktop.widgets.message_box import show_last_lines

        box = self._message_box(text, more)
        box.setDetailedText(details)
        show_last_lines(box)
        roles = box.ButtonRole
        buttons = [box.addButton(words, roles.AcceptRole) for words, _call in answers]
        calls: dict[QAbstractButton, Callable[[], object]] = {
            button: call for button, (_words, call) in zip(buttons, answers, strict=True)
        }
        calls[box.addButton(discard[0], roles.DestructiveRole)] = discard[1]
        box.setEscapeButton(box.addButton(box.StandardButton.Cancel))
        box.setDefaultButton(buttons[0])
        self.show(box)
        box.finished.connect(lambda _result: calls.get(box.clickedButton(), cancelled)())

    def file_dialog(self, title: str, folder: str, kinds: str) -> QFileDialog:
        """Return a file dialog with the filters `kinds` and one for all files."""
        from PySide6.QtWidgets import QFileDialog

        # Some desktops hide files with an upper-case suffix.
        every = tr("All files (*)")
        return QFileDialog(self._window, title, folder, f"{kinds};;{every}")

    def close(self) -> None:
        """Close all dialogs."""
        self._close_open()
        for dialog in tuple(self._companions):
            dialog.close()

    def _close_open(self) -> None:
        for dialog in reversed(tuple(self._open)):
            dialog.close()

    def _message_box(self, text: str, more: str) -> QMessageBox:
        from kingdom_builder_qt.ui.desktop.widgets.message_box import message_box

        return message_box(QApplication.applicationDisplayName(), text, more, self._window)

    def _on_finished(self, dialog: QDialog) -> None:
        if dialog in self._open:
            self._open.remove(dialog)
            self.current_changed.emit()

    def _on_companion_closed(self, dialog: QDialog) -> None:
        self._companions.remove(dialog)
        self.current_changed.emit()
