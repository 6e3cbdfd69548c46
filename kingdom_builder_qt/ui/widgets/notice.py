"""A strip above a page that stays until what it says is settled."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.widgets.pictures import LineIcon, icon_button, line_icon
from kingdom_builder_qt.ui.widgets.style import hbox, label

_BAR: Final = 4


class Notice(QWidget):
    """A warning with one thing to do about it; hidden while there is nothing to say."""

    wanted = Signal()  # what the button offers

    def __init__(self, offer: str, theme: Theme, *, can_close: bool = False) -> None:
        """Say nothing yet; `offer` is on the button, `can_close`: the user may put it away."""
        super().__init__()
        self._theme = theme
        self._icon = LineIcon("warning", theme, 20, "warning")
        self.text = label("", wrap=True)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.button = QPushButton(offer)
        self.button.clicked.connect(self.wanted)
        self.shut = icon_button("close", self.tr("Close this notice"), theme)
        self.shut.setAutoRaise(True)
        self.shut.setVisible(can_close)
        self.shut.clicked.connect(self.hide)
        row = hbox(self._icon, (self.text, 1), self.button, self.shut, parent=self, spacing=10)
        row.setContentsMargins(16, 6, 12, 6)
        self.hide()

    def tell(self, text: str) -> None:
        """Show a text; without one the strip goes."""
        self.text.setText(text)
        self.setAccessibleName(text)
        self.setVisible(bool(text))

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._icon.set_theme(theme)
        self.shut.setIcon(line_icon("close", theme))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Set the strip off from the page below by a bar and a line."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.colour("card"))
        painter.fillRect(0, 0, _BAR, self.height(), self._theme.colour("warning"))
        border = self._theme.colour("card_border")
        painter.fillRect(0, self.height() - 1, self.width(), 1, border)


class FolderNotice(Notice):
    """A notice about a file, which offers to show where it lies and can be put away."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(self.tr("Show folder"), theme, can_close=True)
        self._folder = Path()
        self.wanted.connect(self._show_folder)

    def tell_of(self, path: Path, text: str) -> None:
        """Show a text about a file."""
        self._folder = path.parent
        self.tell(text)

    def _show_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))
