"""The end of the program while files are still being written, in a small window."""

from __future__ import annotations

import time
from typing import Final

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QPushButton, QWidget

from kingdom_builder_qt.ui.desktop.slot import refused
from kingdom_builder_qt.ui.desktop.tasks import is_writing
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.busy import BusyDots
from kingdom_builder_qt.ui.desktop.widgets.style import hbox, label, vbox

tr = translator(__name__)

QUIT_SECONDS: Final = 90.0  # for a disk that blocks; the player may end it earlier
SHOW_SECONDS: Final = 0.5
_WIDTH_CHARACTERS: Final = 44
_POLL_MS: Final = 20
_WRITTEN: Final = 1  # exit code of the loop; 0 is also that of `QApplication.exit`, as by a signal


class LastWrites(QWidget):
    """Shows that files are being written, or why the disk refuses them, until `run` returns.

    `moves`: the busy sign is animated.
    """

    def __init__(self, *, moves: bool = True) -> None:
        super().__init__(None, Qt.WindowType.Dialog)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.setWindowTitle(tr("Saving"))
        self.dots, self.text = BusyDots(), label("", wrap=True)
        self.dots.set_moves(moves)
        self.button = QPushButton(tr("Quit without saving"))
        self.button.clicked.connect(self.close)
        self.text.setMinimumWidth(_WIDTH_CHARACTERS * self.fontMetrics().averageCharWidth())
        row = hbox(self.dots, (self.text, 1), spacing=10)
        buttons = hbox(None, self.button)
        vbox(row, buttons, parent=self, spacing=16).setContentsMargins(20, 20, 20, 16)
        self._loop = QEventLoop(self)
        self._show_at = self._end_at = 0.0
        self._asks = False
        self._poll = QTimer(self, interval=_POLL_MS)
        self._poll.timeout.connect(self._look)

    def run(self, seconds: float, *, asks: bool) -> bool:
        """Run an event loop until all is written; return whether it is.

        False: the player quits anyway, or the disk has blocked for so many seconds.  `asks`: wait
        for the player's decision about a refused text; otherwise it is given up.
        """
        self._show_at = time.monotonic() + SHOW_SECONDS
        self._end_at = time.monotonic() + seconds
        self._asks = asks
        self._poll.start()
        is_written = self._loop.exec() == _WRITTEN
        self._poll.stop()
        self.hide()
        return is_written

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self._loop.exit()

    def _look(self) -> None:
        is_busy = is_writing()
        failed = refused()
        if not is_busy and not failed:
            self._loop.exit(_WRITTEN)
        elif not (failed and self._asks) and (not is_busy or time.monotonic() > self._end_at):
            self._loop.exit()
        elif time.monotonic() > self._show_at:
            self._show(failed[0].error if failed else "")

    def _show(self, error: str) -> None:
        text = tr("Your last changes are being saved…")
        if error:
            text = tr(
                "Your last changes are not saved: {error}.\n\nThe program keeps trying."
            ).format(error=error)
        self.dots.setVisible(not error)
        if text != self.text.text():
            self.text.setText(text)
            self.setAccessibleName(text)
            self.adjustSize()
        if not self.isVisible():
            self.show()
            self.raise_()
            self.activateWindow()


def wait_visibly(seconds: float = QUIT_SECONDS, *, asks: bool = True, moves: bool = True) -> bool:
    """Wait for the last writes in an event loop; see `LastWrites`."""
    return LastWrites(moves=moves).run(seconds, asks=asks)
