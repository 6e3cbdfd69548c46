"""The column beside the board: state and players above, cards and log below; shares the height.

A foot, such as an advice, takes its room from cards and log, and covers nothing.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QSplitter, QTabBar, QVBoxLayout, QWidget

from kingdom_builder_qt.ui.panels import CardsPanel, LogPanel, PlayersPanel, StatusPanel
from kingdom_builder_qt.ui.panels.advice_card import AdviceCard
from kingdom_builder_qt.ui.style.text_size import scaled
from kingdom_builder_qt.ui.widgets.style import tight

HANDLE: Final = 5
LOG_LINES: Final = 6  # as many have to be readable, one of them the head of a turn
LEAST: Final = 80  # pixels: less of cards or log is not worth showing
CARDS, LOG = range(2)


class ColumnTabs(QTabBar):
    """Tabs with some air, as high as a finger."""

    def tabSizeHint(self, index: int) -> QSize:
        return super().tabSizeHint(index) + QSize(0, 8)


class SideColumn(QSplitter):
    """Cards and log below each other where there is room for both, otherwise behind two tabs."""

    def __init__(
        self, status: StatusPanel, players: PlayersPanel, cards: CardsPanel, log: LogPanel
    ) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self._status, self._players, self.cards, self.log = status, players, cards, log
        self.own_sizes: list[int] = []  # where the player has put the handles
        self.tabs = ColumnTabs()
        self.tabs.setExpanding(True)
        self.tabs.setDrawBase(False)
        self.tabs.addTab(self.tr("Cards"))
        self.tabs.addTab(self.tr("Log"))
        self.tabs.setAccessibleName(self.tr("Cards or log"))
        self.is_tabbed = False  # only one of cards and log is shown
        self._shared_for = 0
        self._foot: AdviceCard | None = None
        self._foot_height = 0
        self._has_room = True  # for cards or log behind tabs, beside the foot
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

    def set_foot(self, foot: AdviceCard) -> None:
        """Lay a widget below all others, which make room for it while it is shown."""
        self._foot = foot
        self.addWidget(foot)
        self.setCollapsible(self.count() - 1, False)
        foot.resized.connect(self._on_foot)

    def _on_foot(self) -> None:
        if self._foot is not None and self._foot.height_for(self.width()) != self._foot_height:
            self.share()

    def share(self) -> None:
        """Share the height now, and once more when new panels have found their size."""
        self._share()
        self._again.start()

    def _share(self) -> None:
        """Give the cards the room they need and the log the rest; tabs if that is too little."""
        width, handles = self.width(), 2 * HANDLE
        self._foot_height = foot = self._foot.height_for(width) if self._foot is not None else 0
        height = self.height() - foot - (HANDLE if foot else 0)
        readable, log = self.cards.readable_height(width), self._log_height()
        upper = self._upper_height(slim=False)
        room = height - upper - log - handles
        self.is_tabbed = readable > room
        below = height - upper - self.tabs.sizeHint().height()
        slim = self.is_tabbed and below < self.cards.least_height(width)
        self._players.set_slim(slim)
        self._shared_for = upper
        upper_slim = self._upper_height(slim) + self.tabs.sizeHint().height()
        self._has_room = not foot or height - upper_slim >= scaled(LEAST)
        self._show_parts()
        if foot and self._foot is not None:
            self._foot.setFixedHeight(foot)
        if self.is_tabbed:
            self.setSizes([upper_slim, *[height - upper_slim] * 2, foot])
        else:
            cards = min(self.cards.full_height(width), room)
            shared = [upper, cards, room - cards + log]
            self.setSizes([*(shared if foot else self.own_sizes or shared), foot])

    def follow(self) -> None:
        """Share anew if state and players need another height than before."""
        if self._upper_height(slim=False) != self._shared_for:
            self.share()

    def least_height(self) -> int:
        """Return the height below which not enough is left for cards or log."""
        return self._upper_height(slim=True) + self.tabs.sizeHint().height() + scaled(LEAST)

    def _upper_height(self, slim: bool) -> int:
        """Return the height of state and players without the tabs."""
        return self._status.sizeHint().height() + self._players.height_of(slim)

    def _log_height(self) -> int:
        line = QFontMetrics(self.log.view.font()).height() + 4
        return LOG_LINES * line + 8 + 2 * self.log.view.frameWidth()

    def _show_parts(self) -> None:
        shown = self.tabs.currentIndex()
        self.tabs.setVisible(self.is_tabbed and self._has_room)
        self.setHandleWidth(0 if self.is_tabbed else HANDLE)
        self.cards.setVisible(not self.is_tabbed or (shown == CARDS and self._has_room))
        self.log.setVisible(not self.is_tabbed or (shown == LOG and self._has_room))

    def _on_moved(self) -> None:
        if not self.is_tabbed and not self._foot_height:
            self.own_sizes = self.sizes()[:3]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._again.start()
