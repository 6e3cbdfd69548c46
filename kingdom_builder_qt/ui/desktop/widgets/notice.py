"""Bars above a page that stay until the matter they report is settled."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.busy import BusyDots
from kingdom_builder_qt.ui.desktop.widgets.pictures import LineIcon, icon_button
from kingdom_builder_qt.ui.desktop.widgets.style import hbox, label
from kingdom_builder_qt.ui.words.foreign_text import truncated

tr = translator(__name__)

_BAR: Final = 4


class NoticeBar(QWidget):
    """A sign, a sentence and a button; hidden without a text."""

    wanted = Signal()  # the button was clicked

    def __init__(self, sign: LineIcon | BusyDots, offer: str, role: str) -> None:
        """`offer` is the text of the button, `role` the theme colour of the bar."""
        super().__init__()
        self._sign, self._role = sign, role
        self.text = label("", wrap=True)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.button = QPushButton(offer)
        self.button.clicked.connect(self.wanted)
        self._row = hbox(sign, (self.text, 1), self.button, parent=self, spacing=10)
        self._row.setContentsMargins(16, 6, 12, 6)
        self.hide()

    def tell(self, text: str) -> None:
        """Show a text; "" hides the bar."""
        self.text.setText(text)
        self.setAccessibleName(text)
        self.setVisible(bool(text))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a coloured edge, and a line above the page."""
        painter = QPainter(self)
        theme = current_theme()
        painter.fillRect(self.rect(), theme.colour("card"))
        painter.fillRect(0, 0, _BAR, self.height(), theme.colour(self._role))
        border = theme.colour("card_border")
        painter.fillRect(0, self.height() - 1, self.width(), 1, border)


class Notice(NoticeBar):
    """A warning."""

    def __init__(self, offer: str, *, can_close: bool = False) -> None:
        """`can_close`: the user may dismiss it."""
        super().__init__(LineIcon("warning", 20, "warning"), offer, "warning")
        self.shut = icon_button("close", tr("Close this notice"))
        self.shut.setAutoRaise(True)
        self.shut.clicked.connect(self.hide)
        self._row.addWidget(self.shut)
        self.shut.setVisible(can_close)  # only now: before it has a parent it would be a window

    def add_button(self, offer: str) -> QPushButton:
        """Return an additional button."""
        button = QPushButton(offer)
        self._row.insertWidget(self._row.count() - 1, button)
        return button


class BusyBar(NoticeBar):
    """Reports a disk operation in progress."""

    def __init__(self, offer: str) -> None:
        self._dots = BusyDots()
        super().__init__(self._dots, offer, "accent")

    def set_moves(self, moves: bool) -> None:
        """Animate the sign, or show it at rest."""
        self._dots.set_moves(moves)


class OpeningBar(BusyBar):
    """Reports the file being opened, with a button to cancel."""

    def __init__(self) -> None:
        super().__init__(tr("Cancel"))

    def show_file(self, name: str) -> None:
        """Show the name of a file; "" hides the bar."""
        text = tr("Opening {file}…").format(file=truncated(name))
        self.tell(text if name else "")


class SavingBar(BusyBar):
    """Reports the file being saved, with buttons to save elsewhere or cancel."""

    def __init__(self) -> None:
        super().__init__(tr("Save elsewhere…"))
        self.cancel = QPushButton(tr("Cancel"))
        self._row.addWidget(self.cancel)

    def show_file(self, name: str) -> None:
        """Show the name of a file; "" hides the bar."""
        text = tr("Saving {file}…").format(file=truncated(name))
        self.tell(text if name else "")


class FolderNotice(Notice):
    """A dismissible notice about a file, with a button to show its folder."""

    def __init__(self) -> None:
        super().__init__(tr("Show folder"), can_close=True)
        self._folder = Path()
        self.wanted.connect(self._show_folder)

    def show_file(self, path: Path, text: str) -> None:
        """Show a text about a file."""
        self._folder = path.parent
        self.tell(text)

    def _show_folder(self) -> None:
        # Imported late: no start shows a folder.
        from PySide6.QtCore import QUrl
        from PySide6.QtGui import QDesktopServices

        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))
