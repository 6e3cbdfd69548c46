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
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.message_box import message_box

tr = translator(__name__)

_UNSEEN = ("offscreen", "minimal")  # Qt platforms whose windows cannot be closed by a user


def is_seen(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Return whether a window would be visible."""
    chosen = environ.get("QT_QPA_PLATFORM", "").partition(":")[0]
    return chosen not in _UNSEEN and has_display(platform, environ)


def failure_box(sentence: str) -> QMessageBox:
    """Return the window; requires an application. Sentences of the command line are in English."""
    title = QApplication.applicationDisplayName()
    text = tr("The program cannot start.")
    return message_box(title, text, sentence, icon=QMessageBox.Icon.Critical)


def show_failure(sentence: str) -> None:
    """Show an error until the user closes it; does nothing if windows are not visible."""
    if is_seen() and not libraries.complaint(os.environ):  # Qt would abort without a library
        _app = make_application()  # kept alive while the window is shown
        box, signals = failure_box(sentence), EndSignals()
        signals.received.connect(box.reject)
        try:
            box.exec()
        finally:
            signals.close()
