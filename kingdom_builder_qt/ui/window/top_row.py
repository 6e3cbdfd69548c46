"""One row at the top of the main window: menus, tool bar and what is going on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QMenuBar, QSizePolicy, QToolBar, QWidget

from kingdom_builder_qt.ui.widgets.style import hbox

ICONS: Final = QSize(20, 20)


class TopRow(QWidget):
    """Menus and tool bar beside each other: height is what the board lacks, not width.

    Where the system has one bar for all programs the menus are there and the row begins with the
    tool bar.
    """

    def __init__(self, menus: QMenuBar, tools: QToolBar) -> None:
        super().__init__()
        self._tools = tools
        tools.setIconSize(ICONS)
        menus.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        row = hbox(menus, (tools, 1), parent=self, spacing=0)
        row.setAlignment(menus, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)

    def set_news(self, news: QWidget) -> None:
        """Let a widget fill what the bars leave; it goes with the tool bar."""
        news.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._tools.addWidget(news)

    @property
    def height_in_game(self) -> int:
        """Return how high the row is with its tool bar, whether that is shown or not."""
        return max(self.sizeHint().height(), self._tools.sizeHint().height())
