"""The error window of a failed start, for users without a terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

from PySide6.QtWidgets import QApplication, QMessageBox

from kingdom_builder_qt.app import libraries
from kingdom_builder_qt.app.display import has_display
from kingdom_builder_qt.app.end_signals import EndSignals
from kingdom_builder_qt.app.program import make_application
from kingdom_builder_qt.content.paths import HOME_VARIABLE, HomeError
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.message_box import message_box

tr = translator(__name__)

_UNSEEN = ("offscreen", "minimal")  # Qt platforms whose windows cannot be closed by a user


def is_seen(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Return whether a window would be visible."""
    chosen = environ.get("QT_QPA_PLATFORM", "").partition(":")[0]
    return chosen not in _UNSEEN and has_display(platform, environ)


def failure_box(sentence: str, error: Exception) -> QMessageBox:
    """Return the window; requires an application.

    `sentence`: that of the command line, in English, below the reason in the user's language.
    """
    title = QApplication.applicationDisplayName()
    text = tr("The program cannot start.")
    more = f"{_reason(error)}\n\n{sentence}"
    return message_box(title, text, more, icon=QMessageBox.Icon.Critical)


def _reason(error: Exception) -> str:
    if isinstance(error, HomeError):
        text = tr("The folder for settings and games cannot be used ({variable}).")
        return text.format(variable=HOME_VARIABLE)
    if isinstance(error, OSError):
        return tr("A file cannot be read.")
    return tr("The command line is not valid.")


def show_failure(sentence: str, error: Exception) -> None:
    """Show an error until the user closes it; does nothing if windows are not visible."""
    if is_seen() and not libraries.complaint(os.environ):  # Qt would abort without a library
        _app = make_application()  # kept alive while the window is shown
        box, signals = failure_box(sentence, error), EndSignals()
        signals.received.connect(box.reject)
        try:
            box.exec()
        finally:
            signals.close()
