"""The column next to the board: status, players, the tabs "Cards", "Log" and "Advice", the hand.

In a low window with large text the players are a tab, too. All blocks have rectangles that depend
on the size of the window, the size of text and the set-up, never on the state of the game.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QStackedWidget, QTabBar, QWidget

from kingdom_builder_qt.ui.art.brushes import mixed
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.keys import add_page_keys
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.desktop.widgets.style import draw_line, scaled_font, vbox
from kingdom_builder_qt.ui.desktop.widgets.tab_pages import TabMark
from kingdom_builder_qt.ui.table.panels.advice_page import AdvicePage
from kingdom_builder_qt.ui.table.panels.cards import CardsPanel
from kingdom_builder_qt.ui.table.panels.hand.hand import HandPanel
from kingdom_builder_qt.ui.table.panels.log import LogPanel
from kingdom_builder_qt.ui.table.panels.player_panel import MOST_COLUMNS, PlayersPanel, RowSize
from kingdom_builder_qt.ui.table.panels.status_panel import StatusPanel
from kingdom_builder_qt.ui.table.panels.tile_button import TileForm

tr = translator(__name__)

CARDS, LOG, ADVICE, PLAYERS = range(4)
LEAST_PAGE: Final = 68  # pixels of usual text
# Size of the rows of players and form of the tiles, best first, the height in pixels of usual text
# that they must leave for the page of the tabs, and the squeeze of the hand. Where no form leaves
# it, the players are a page of the tabs.
_FORMS: Final[tuple[tuple[RowSize, TileForm, int, float], ...]] = (
    ("tall", "large", 350, 1.0),
    ("usual", "large", 250, 1.0),
    ("usual", "words", 220, 1.0),
    ("usual", "low", 190, 1.0),
    ("slim", "large", 220, 1.0),
    ("slim", "words", 180, 1.0),
    ("slim", "low", 140, 1.0),
    ("slim", "strip", 100, 0.7),
    ("brief", "strip", LEAST_PAGE, 0.7),
)
# A tab is higher than Qt makes it by some pixels, until it is as high as a finger.
_TALL: Final = 8
_FINGER: Final = 44
_LEAST_NAME: Final = 0.6  # share of the usual size of the names of tabs
_SUNKEN: Final = 0.06  # share of the colour of text in a tab behind
_PADDING: Final = 4
_UNBOUNDED: Final = (1 << 24) - 1  # as Qt's QWIDGETSIZE_MAX
_DOT: Final = 4.0  # radius of the mark of a tab, in pixels


class ColumnTabs(QTabBar):
    """Tabs of equal width, as high as a finger, one of them with a dot for something to read."""

    def __init__(self) -> None:
        super().__init__()
        self.marked = -1  # tab with the dot
        self.setFont(scaled_font(self))  # a font of its own follows the size of text at once
        self.setExpanding(True)
        self.setDrawBase(False)
        self.setUsesScrollButtons(False)
        TabMark(self)

    def tabSizeHint(self, index: int) -> QSize:
        hint = super().tabSizeHint(index)
        high = hint.height()
        return QSize(hint.width(), max(high, min(high + _TALL, _FINGER)))

    def minimumTabSizeHint(self, index: int) -> QSize:
        return QSize(0, self.tabSizeHint(index).height())

    def mark(self, tab: int) -> None:
        """Put the dot on a tab, -1 for none."""
        if tab != self.marked:
            self.marked = tab
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint tabs of paper: the current one continues in its page, the others are sunken."""
        painter, theme = QPainter(self), current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number in filter(self.isTabVisible, range(self.count())):
            self._paint_tab(painter, number, QRectF(self.tabRect(number)))
        if self.marked < 0:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("accent"))
        painter.drawEllipse(self.dot())

    def dot(self) -> QRectF:
        """Return the place of the dot in the marked tab."""
        tab, side = QRectF(self.tabRect(self.marked)), 2.0 * scaled(_DOT)
        left = tab.right() - _PADDING - side
        return QRectF(left, tab.center().y() - side / 2, side, side)

    def words_font(self, *, bold: bool = False) -> QFont:
        """Return the font of the names: smaller if one would not fit next to a dot."""
        usual, mark = QFontMetrics(scaled_font(self, 1.0, bold=True)), self.dot().width() + _PADDING
        shares = [
            (self.tabRect(tab).width() - 2 * _PADDING - mark)
            / (usual.horizontalAdvance(self.tabText(tab)) + 1)
            for tab in filter(self.isTabVisible, range(self.count()))
        ]
        return scaled_font(self, max(_LEAST_NAME, min(1.0, *shares)), bold=bold)

    def words_place(self, tab: int, metrics: QFontMetrics) -> QRect:
        """Return the place of the centred name of a tab, moved aside from the dot."""
        place = self.tabRect(tab).adjusted(_PADDING, 0, -_PADDING, 0)
        wide = metrics.horizontalAdvance(self.tabText(tab)) + 1
        words = QRect(0, place.top(), min(wide, place.width()), place.height())
        words.moveCenter(place.center())
        if tab == self.marked:
            words.moveRight(min(words.right(), int(self.dot().left()) - _PADDING))
            words.setLeft(max(words.left(), place.left()))
        return words

    def _paint_tab(self, painter: QPainter, tab: int, area: QRectF) -> None:
        theme, is_current = current_theme(), tab == self.currentIndex()
        edge = QPen(theme.colour("card_border"), 1)
        painter.setPen(Qt.PenStyle.NoPen)
        if not is_current:
            painter.fillRect(area, mixed(theme.colour("panel"), theme.colour("text"), _SUNKEN))
            painter.setPen(edge)
            painter.drawLine(area.bottomLeft(), area.bottomRight())
            if tab + 1 != self.currentIndex() and self.isTabVisible(tab + 1):
                inset = area.adjusted(0, area.height() / 4, 0, -area.height() / 4)
                painter.drawLine(inset.topRight(), inset.bottomRight())
        else:
            painter.setPen(edge)
            painter.drawLine(area.topLeft(), area.bottomLeft())
            painter.drawLine(area.topRight(), area.bottomRight())
        painter.setFont(self.words_font(bold=is_current))
        painter.setPen(theme.colour("text" if is_current else "text_muted"))
        words = self.words_place(tab, painter.fontMetrics())
        draw_line(painter, words, Qt.AlignmentFlag.AlignCenter, self.tabText(tab))
        if is_current and self.hasFocus():
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(4, 6, -4, -4), 4, 4)


class SideColumn(QWidget):
    """Arranges the blocks; the page of the current tab takes the height that the others leave.

    Requested advice comes to the front, and the earlier tab returns when the player closes it.
    Advice that comes by itself does so, and returns, only until the player has chosen a tab.
    """

    def __init__(
        self,
        status: StatusPanel,
        players: PlayersPanel,
        cards: CardsPanel,
        log: LogPanel,
        hand: HandPanel,
        curtain: QWidget,
    ) -> None:
        super().__init__()
        self._status, self._players = status, players
        self.cards, self.log, self.hand, self.curtain = cards, log, hand, curtain
        self.advice = AdvicePage()
        self._earlier = CARDS  # the tab that returns after advice
        self._has_chosen = self._is_turning = False
        self.tabs = ColumnTabs()
        for name in (tr("Cards"), tr("Log"), tr("Advice"), tr("Players")):
            self.tabs.addTab(name)
        self.tabs.setTabVisible(PLAYERS, False)
        self.tabs.setAccessibleName(tr("Cards, log or advice"))
        add_page_keys(self.tabs, self)
        self.players_page = ScrollPage(players, least=0)
        self.pages, self.bottom = QStackedWidget(), QStackedWidget()
        for page in (cards, log, self.advice):
            self.pages.addWidget(page)
        self.bottom.addWidget(hand)
        self.bottom.addWidget(curtain)
        ignored, fixed = QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed
        self.pages.setSizePolicy(ignored, ignored)
        players.setSizePolicy(ignored, QSizePolicy.Policy.Preferred)  # signs shrink before gold
        for part in (status, self.players_page, self.tabs, self.bottom):
            part.setSizePolicy(ignored, fixed)
        rows = (status, self.players_page, self.tabs, (self.pages, 1), self.bottom)
        self._rows = vbox(*rows, parent=self, spacing=0)
        self.tabs.currentChanged.connect(self._show_page)
        self.advice.arrived.connect(self._on_arrived)
        self.advice.emptied.connect(self._on_emptied)

    def arrange(self) -> None:
        """Choose the forms of players and tiles, and the heights of all blocks.

        The form that shows most tiles wins, the first one of equal forms.
        """
        size = self.size()
        taken = self._status.sizeHint().height() + self.tabs.sizeHint().height()
        options = []
        for rows, form, least, squeeze in _FORMS:
            plan = self.hand.planned(size, form, squeeze)
            players = self._players.height_of(rows)
            if size.height() - taken - players - plan.height >= scaled(least):
                options.append((self.hand.seen_tiles(plan, form), rows, form, plan, players))
        is_tab = not options
        if is_tab:
            rows, form, _, squeeze = _FORMS[-1]
            plan = self.hand.planned(size, form, squeeze)
            page = size.height() - taken - plan.height
            columns = 1 if self._players.height_of(rows) <= page else MOST_COLUMNS
        else:
            _, rows, form, plan, players = max(options, key=lambda option: option[0])
            columns = 1
        self._place_players(is_tab)
        if not is_tab:
            self.players_page.setFixedHeight(players)
        self._players.set_size(rows, columns)
        self.hand.set_plan(plan, form)
        self.bottom.setFixedHeight(plan.height)

    def _place_players(self, are_tab: bool) -> None:
        """Move the players to a page of the tabs, or above the tabs."""
        if are_tab == (self.pages.indexOf(self.players_page) >= 0):
            return
        if not are_tab and self.tabs.currentIndex() == PLAYERS:
            self._turn_to(CARDS)
        self.tabs.setTabVisible(PLAYERS, are_tab)
        if are_tab:
            self.players_page.setFixedHeight(_UNBOUNDED)
            self.players_page.setMinimumHeight(0)
            self.pages.addWidget(self.players_page)
        else:
            self.pages.removeWidget(self.players_page)
            self._rows.insertWidget(1, self.players_page)
            self.players_page.show()

    def reset(self) -> None:
        """Show the first tab, as if the player had never chosen one."""
        self._turn_to(CARDS)
        self._has_chosen = False

    def _turn_to(self, tab: int) -> None:
        """Change the tab without the player."""
        self._is_turning = True
        self.tabs.setCurrentIndex(tab)
        self._is_turning = False

    def _show_page(self, tab: int) -> None:
        self._has_chosen = self._has_chosen or not self._is_turning
        focused = QApplication.focusWidget()
        if focused is not None and self.pages.isAncestorOf(focused):
            self.tabs.setFocus()  # Qt would move the focus to any other part
        self.pages.setCurrentIndex(tab)
        self._follow_advice()

    def _on_arrived(self, is_requested: bool) -> None:
        if self.tabs.currentIndex() != ADVICE and (is_requested or not self._has_chosen):
            self._earlier = self.tabs.currentIndex()
            self._turn_to(ADVICE)
        self._follow_advice()

    def _on_emptied(self, by_player: bool) -> None:
        if self.tabs.currentIndex() == ADVICE and (by_player or not self._has_chosen):
            self._turn_to(self._earlier)
        self._follow_advice()

    def _follow_advice(self) -> None:
        """Mark the tab of advice while there is some and another tab is chosen."""
        is_hidden = self.advice.current is not None and self.tabs.currentIndex() != ADVICE
        self.tabs.mark(ADVICE if is_hidden else -1)
        spoken = tr("Advice: something to read") if is_hidden else ""
        self.tabs.setAccessibleTabName(ADVICE, spoken)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()
