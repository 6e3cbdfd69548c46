"""Crash handling: save the game, write a report, show one dialog, quit.

The report is a file in the user's log folder; nothing is sent. Every step is guarded separately,
because anything may be broken.
"""

from __future__ import annotations

import faulthandler
import logging
import sys
import traceback
from collections.abc import Callable
from io import TextIOWrapper
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final

import PySide6
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from kingdom_builder_qt import __version__
from kingdom_builder_qt.content.disk import is_file
from kingdom_builder_qt.ui.desktop.translator import translator

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMessageBox

tr = translator(__name__)

_log = logging.getLogger(__name__)

EXIT_CODE: Final = 70
FATAL_FILE: Final = "fatal.log"
_MOST_LETTERS: Final = 1 << 16  # characters read from that file
REPORT_FILE: Final = "crash-report.txt"  # of the last crash


class CrashHandler(QObject):
    """Installs itself as `sys.excepthook` and enables `faulthandler`; `rescue` saves the game."""

    def __init__(self, log_folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._fatal_path = log_folder / FATAL_FILE
        self.report_path = log_folder / REPORT_FILE
        self._fatal_file: TextIOWrapper | None = None
        self._crashed = False
        self.rescue: Callable[[], bool | None] = lambda: None  # None: there is no game
        self.end: Callable[[], object] = lambda: QApplication.exit(EXIT_CODE)

    def install(self) -> str:
        """Install the handlers and return the fatal log of the previous run, usually empty."""
        left = self._read_fatal()
        try:
            self._fatal_file = self._fatal_path.open("w", encoding="utf-8")
            faulthandler.enable(self._fatal_file)
        except (OSError, ValueError) as error:
            _log.warning("no crash file: %s", error)
        sys.excepthook = self.handle
        return left

    def close(self) -> None:
        """Restore Python's handlers; an empty fatal log is removed."""
        sys.excepthook = sys.__excepthook__
        if self._fatal_file is not None:
            faulthandler.disable()
            self._fatal_file.close()
            self._fatal_file = None
            if not self._read_fatal():
                self._fatal_path.unlink(missing_ok=True)

    def handle(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Log an unhandled exception, save the game, show the dialog, quit."""
        if issubclass(kind, KeyboardInterrupt):
            self.end()
            return
        details = "".join(traceback.format_exception(kind, error, trace))
        _log.critical("unhandled exception\n%s", details)
        if self._crashed:
            return  # one dialog is enough
        self._crashed = True
        outcome: list[bool | None] = []
        text = report(details)
        _guarded(lambda: outcome.append(self.rescue()))
        _guarded(lambda: self.report_path.write_text(text, encoding="utf-8"))
        _guarded(lambda: self._show(text, outcome[0] if outcome else False))
        _guarded(self.end)

    def _read_fatal(self) -> str:
        try:
            with self._fatal_path.open(encoding="utf-8", errors="replace") as file:
                return file.read(_MOST_LETTERS)
        except OSError:
            return ""

    def _show(self, details: str, is_saved: bool | None) -> None:
        if QApplication.instance() is None:
            return
        box = self.dialog(details, is_saved)
        box.exec()
        if box.clickedButton() is not None and box.clickedButton().objectName() == "copy":
            QGuiApplication.clipboard().setText(details)

    def dialog(self, details: str, is_saved: bool | None) -> QMessageBox:
        """Return the dialog about a crash and the rescue of the game."""
        # Lazy, because a start shows no message box.
        from PySide6.QtWidgets import QMessageBox

        from kingdom_builder_qt.ui.desktop.widgets.message_box import message_box

        sentences = []
        if is_saved:
            sentences.append(
                tr("Your game was saved. Start the program again and choose Continue.")
            )
        elif is_saved is not None:
            sentences.append(tr("Your game could not be saved."))
        if is_file(self.report_path):
            sentences.append(
                tr("The error report is in {path}. Nothing was sent.").format(path=self.report_path)
            )
        box = message_box(
            QApplication.applicationDisplayName(),
            tr("Something went wrong and the program has to close."),
            "\n".join(sentences),
            icon=QMessageBox.Icon.Critical,
        )
        box.setDetailedText(details)
        copy = box.addButton(tr("Copy details and close"), QMessageBox.ButtonRole.DestructiveRole)
        copy.setObjectName("copy")
        box.setDefaultButton(box.addButton(tr("Close"), QMessageBox.ButtonRole.AcceptRole))
        return box


def report(details: str) -> str:
    """Return the text for a bug report."""
    import platform  # lazy: not needed at a start

    versions = (
        f"Kingdom Builder Qt {__version__}, Python {platform.python_version()},"
        f" PySide6 {PySide6.__version__}, {platform.platform()}"
    )
    return f"{versions}\n\n{details}"


def _guarded(step: Callable[[], object]) -> None:
    try:
        step()
    except Exception:  # noqa: BLE001 - a second error must not hide the first
        _log.exception("while handling a crash")
