"""The column next to the board: status and players at the top, then cards and log.

It distributes its height and asks for the minimum, because it is on a page that scrolls.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QTabBar, QVBoxLayout, QWidget

from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.widgets.controls.splitter import Splitter
from kingdom_builder_qt.ui.desktop.widgets.style import tight
from kingdom_builder_qt.ui.desktop.widgets.tab_pages import TabMark
from kingdom_builder_qt.ui.table.panels.cards import CardsPanel
from kingdom_builder_qt.ui.table.panels.log import LogPanel
from kingdom_builder_qt.ui.table.panels.player_panel import PlayersPanel
from kingdom_builder_qt.ui.table.panels.status_panel import StatusPanel

HANDLE: Final = 5
LOG_LINES: Final = 6  # readable lines, one of them the heading of a turn
LEAST: Final = 80  # pixels of cards or log for which other parts shrink
SEEN: Final = 30  # visible pixels of the scrolled page: a card with one line
CARDS, LOG = range(2)


class ColumnTabs(QTabBar):
    """Tabs as high as a finger."""

    def tabSizeHint(self, index: int) -> QSize:
        return super().tabSizeHint(index) + QSize(0, 8)


class SideColumn(Splitter):
    """Cards and log below each other if both fit, else behind two tabs.

    In little height cards drop their texts first.
    """

    def __init__(
        self, status: StatusPanel, players: PlayersPanel, cards: CardsPanel, log: LogPanel
    ) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self._status, self._players, self.cards, self.log = status, players, cards, log
        self.own_sizes: list[int] = []  # sizes chosen by the player
        self.tabs = ColumnTabs()
        self.tabs.setExpanding(True)
        self.tabs.setDrawBase(False)
        TabMark(self.tabs)
        self.tabs.addTab(self.tr("Cards"))
        self.tabs.addTab(self.tr("Log"))
        self.tabs.setAccessibleName(self.tr("Cards or log"))
        self.is_tabbed = False  # only one of cards and log is visible
        self._shared_for = 0
        self.is_pressed = False  # a card above the hand takes some of the height
        self.upper = QWidget()
        self._lay_out()
        self._again = QTimer(self, singleShot=True, interval=0)
        self._again.timeout.connect(self._share)
        self.tabs.currentChanged.connect(self._show_parts)
        self.splitterMoved.connect(self._on_moved)
        self._show_parts()

    def _lay_out(self) -> None:
        rows = QVBoxLayout(self.upper)
        tight(rows, 0)
        rows.addWidget(self._status)
        rows.addWidget(self._players)
        rows.addStretch(1)
        rows.addWidget(self.tabs)
        for part in (self.upper, self.cards, self.log):
            self.addWidget(part)
        for index, stretch in enumerate((0, 0, 1)):
            self.setStretchFactor(index, stretch)
        self.setChildrenCollapsible(False)

    def share(self) -> None:
        """Distribute the height now, and again after new panels have been measured."""
        self._share()
        self._again.start()

    def _share(self) -> None:
        """Give the cards their height and the log the rest; use tabs if that is too little."""
        self.setMinimumHeight(self._height_with(SEEN))
        for part in (self.cards, self.log):  # else they would take height from status and players
            part.setMinimumHeight(scaled(SEEN))
        width, height, handles = self.width(), self.height(), 2 * HANDLE
        readable, log = self.cards.readable_height(width), self._log_height()
        upper = self._upper_height(slim=False)
        room = height - upper - log - handles
        self.is_tabbed = readable > room
        below = height - upper - self.tabs.sizeHint().height()
        slim = self.is_tabbed and below < self.cards.least_height(width)
        self._players.set_slim(slim)
        self._shared_for = upper
        self._show_parts()
        if self.is_tabbed:
            upper = self._upper_height(slim) + self.tabs.sizeHint().height()
            self.setSizes([upper, *[height - upper] * 2])
        else:
            cards = min(self.cards.full_height(width), room)
            shared = [upper, cards, room - cards + log]
            self.setSizes(shared if self.is_pressed else self.own_sizes or shared)

    def settle(self) -> None:
        """Distribute the height now if the second distribution is pending."""
        if self._again.isActive():
            self._again.stop()
            self._share()

    def follow(self) -> None:
        """Distribute the height again if status and players need a different one."""
        if self._upper_height(slim=False) != self._shared_for:
            self.share()

    def least_height(self) -> int:
        """Return the least height that leaves enough for cards or log."""
        return self._height_with(LEAST)

    def _height_with(self, below: int) -> int:
        """Return the height with slim players and `below` unscaled pixels of cards or log."""
        return self._upper_height(slim=True) + self.tabs.sizeHint().height() + scaled(below)

    def _upper_height(self, slim: bool) -> int:
        """Return the height of status and players without the tabs."""
        return self._status.sizeHint().height() + self._players.height_of(slim)

    def _log_height(self) -> int:
        line = QFontMetrics(self.log.view.font()).height() + 4
        return LOG_LINES * line + 8 + 2 * self.log.view.frameWidth()

    def _show_parts(self) -> None:
        shown = self.tabs.currentIndex()
        self.tabs.setVisible(self.is_tabbed)
        self.setHandleWidth(0 if self.is_tabbed else HANDLE)
        self.cards.setVisible(not self.is_tabbed or shown == CARDS)
        self.log.setVisible(not self.is_tabbed or shown == LOG)

    def _on_moved(self) -> None:
        if not self.is_tabbed and not self.is_pressed:
            self.own_sizes = self.sizes()[:3]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._again.start()
