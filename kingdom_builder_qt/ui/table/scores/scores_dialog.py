"""The score sheet: gold per player and card; a cell lights the hexes that earned it.

At the end of a game it is the score pad with places, and the way to the next game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QAction, QFont, QHideEvent, QPainter, QPen, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QLayoutItem,
    QMenu,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from kingdom_builder_qt.ai.players import LEVELS
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.icons import grow_icons
from kingdom_builder_qt.ui.desktop.widgets.levels.level_box import level_icon
from kingdom_builder_qt.ui.desktop.widgets.levels.portraits import face_of
from kingdom_builder_qt.ui.desktop.widgets.pictures import line_icon
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import keep_on_screen, room_on_screen
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    CardFrame,
    figures_table,
    full_height,
    hbox,
    make_primary,
    muted,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.tool_dialog import ToolDialog
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.presenters.score_model import ScoreModel
from kingdom_builder_qt.ui.table.scores.result_bar import (
    News,
    NewsBox,
    ResultBar,
    WinnerHead,
)
from kingdom_builder_qt.ui.table.scores.score_headers import (
    CardHeader,
    PlayerHeader,
    paint_column,
    paint_rule,
)
from kingdom_builder_qt.ui.words.assistance_texts import AssistanceTexts

tr = translator(__name__)

ROLE = "earned"
ROW_HEIGHTS = (44, 36, 30, 26)  # the largest one in which the whole sheet fits next to the window
COLUMN_WIDTH, LEAST_COLUMN = 56, 44
LOW = 760  # height of a window below which portraits are small
TITLE = 40  # height of a window's title bar
MARGIN, LOW_MARGIN = 16, 8  # in a window of the usual height, and in a low one
MOST_WIDTH = 560
_NONE: Final[Mapping[str, str]] = MappingProxyType({})


class _GoldDelegate(QStyledItemDelegate):
    """Paints gold, with large totals and a tint under the current cell.

    A frame around it marks the focus.
    """

    def __init__(self, desk: GameDesk, parent: QWidget) -> None:
        super().__init__(parent)
        self._desk = desk

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        model = index.model()
        assert isinstance(model, ScoreModel)
        total = model.is_total(index.row())
        painter.save()
        rect = option.rect
        theme = current_theme()
        session = self._desk.session
        colour = session.seats[index.column()].colour if session is not None else 0
        paint_column(painter, rect, model, index.column(), colour)
        paint_rule(painter, rect, model, index.row())
        chosen = QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_HasFocus
        if option.state & chosen:
            tint = theme.colour("earned")
            tint.setAlpha(90)
            painter.fillRect(rect, tint)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.drawRect(rect.adjusted(1, 1, -2, -2))
        font = QFont(option.font)
        font.setPointSizeF(font.pointSizeF() * (1.35 if total else 1.05))
        font.setWeight(QFont.Weight.DemiBold if total else QFont.Weight.Normal)
        painter.setFont(font)
        painter.setPen(theme.colour("text"))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(index.data()))
        painter.restore()


class _BareCorner(QObject):
    """Leaves the corner between the headers of a table empty."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return event.type() == QEvent.Type.Paint


class ScoresDialog(ToolDialog):
    """A window next to the board that does not block the main window.

    Of a finished game it covers the panels, where the count has been. The news of the game arrive
    later (`show_news`); their space is reserved.
    """

    new_game_requested = Signal()
    again_requested = Signal(str, bool)  # see `GameOpener.restart`
    review_requested = Signal()
    replay_requested = Signal()
    highlight_requested = Signal(str, object)  # role, mask: hexes to light on the board

    def __init__(
        self,
        desk: GameDesk,
        parent: QWidget | None = None,
        *,
        pictures: Sequence[QAction] = (),
        portraits: Mapping[str, str] = _NONE,
        has_news: bool = False,
    ) -> None:
        """`pictures`: actions for pictures of the game, the first one copies.

        `portraits`: of persons, by name. `has_news`: reserve space for news.
        """
        super().__init__(parent)
        self.setWindowTitle(tr("Score"))
        self._desk, self._pictures, self.has_news = desk, tuple(pictures), has_news
        self._portraits = portraits
        self._margin = LOW_MARGIN if self._is_low else MARGIN
        self._room = 0  # pixels next to the board, 0 if unknown
        self.model = ScoreModel(desk, self)
        self.head = WinnerHead()
        self.headline = self.head.headline
        self.table = figures_table(self.model, tr("Score sheet"))
        self._delegate, self._corner = _GoldDelegate(desk, self.table), _BareCorner(self.table)
        self._players = PlayerHeader(desk.seats, self.table)
        self._cards = CardHeader(self.table)
        self.assistance = muted("", wrap=True)  # the assistance used in the game
        self.news = NewsBox()
        self.suggestion = self.news.suggestion
        self._suggested = News()
        self._has_cheer = False  # in place of the lead
        self.result_bar = ResultBar()
        self.new_game = QPushButton(tr("New game"))
        self.again = QPushButton(tr("Rematch"))
        self.more = QPushButton(tr("More"))
        self.review = QPushButton(tr("Analyse game"))
        self.replay = QPushButton(tr("Replay"))
        self.copy_picture = QPushButton(tr("Copy picture"))
        make_primary(self.again)
        grow_icons(self.suggestion, 20)
        icons = ((self.review, "chart"), (self.replay, "play"), (self.copy_picture, "copy"))
        for button, icon in icons:
            button.setIcon(line_icon(icon))
            grow_icons(button, button.iconSize().width())
        self.close_button = QPushButton(tr("Close"))
        set_tooltip(self.again, tr("The same board, cards and players again"))
        set_tooltip(self.copy_picture, tr("Copy a picture of board and result"))
        self._prepare_more()
        self._prepare_table()
        self._lay_out()
        self._connect()
        self._refresh()

    def _prepare_more(self) -> None:
        """Fill the menu next to the button for a rematch."""
        set_tooltip(self.more, tr("Other seats, another opponent, pictures"))
        menu = QMenu(self)
        self.turned = menu.addAction(tr("Rematch with &seats changed"))
        set_tooltip(self.turned, tr("The next player starts"))
        self.turned.triggered.connect(self._on_turned)
        self.others = menu.addMenu(tr("Same board, &other opponent"))
        words = self._desk.words
        for level in LEVELS if words is not None else ():
            assert words is not None
            self.others.addAction(words.names.level(level)).setData(level)
        self.others.aboutToShow.connect(self._show_faces)
        self.others.triggered.connect(self._on_other)
        if self._pictures[1:]:
            menu.addSeparator()
            menu.addActions(list(self._pictures[1:]))
        self.more.setMenu(menu)

    def _show_faces(self) -> None:
        """Draw the portraits of the levels, which would delay the opening of the sheet."""
        for action in self.others.actions():
            action.setIcon(level_icon(action.data()))

    def _prepare_table(self) -> None:
        table = self.table
        table.setItemDelegate(self._delegate)
        table.setHorizontalHeader(self._players)
        table.setVerticalHeader(self._cards)
        table.setCornerButtonEnabled(False)
        table.setShowGrid(False)
        corner = table.findChild(QAbstractButton)
        assert corner is not None
        corner.installEventFilter(self._corner)
        for part in (table, self._players, self._cards):
            part.setStyleSheet("background: transparent; border: none")
        for policy in (table.setHorizontalScrollBarPolicy, table.setVerticalScrollBarPolicy):
            policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _lay_out(self) -> None:
        self.pad = CardFrame()
        vbox(self.table, parent=self.pad, spacing=0, margin=5)
        self.note = muted(
            tr("Select a number to see on the board which settlements earned it."), wrap=True
        )
        set_tooltip(self.table, self.note.text())
        full_height(*self._buttons())
        for button in self._buttons():
            button.setAutoDefault(False)  # else Enter in the table would press one of them
        self.news.setEnabled(self.has_news)
        self.news.setVisible(self.has_news)
        session = self._desk.session
        if session is not None and session.options.challenge and session.position.is_over:
            self.result_bar.reserve()
        rows = vbox(
            self.head,
            self.assistance,
            self.pad,
            self.note,
            self.result_bar,
            hbox((self.copy_picture, 1), (self.replay, 1), (self.review, 1)),
            self.news,  # next to the stretch: what stays free of its space is no gap
            STRETCH,
            hbox(self.close_button, STRETCH, self.new_game, self.again, self.more),
            parent=self,
            spacing=10,
            margin=self._margin,
        )
        self._box = rows
        self._rows = [item for n in range(rows.count()) if (item := rows.itemAt(n)) is not None]

    def _buttons(self) -> tuple[QPushButton, ...]:
        first = (self.suggestion, self.copy_picture, self.replay, self.review)
        return (*first, self.close_button, self.new_game, self.again, self.more)

    def show_result(self, title: str, text: str, line: str, medal: str, wait: str) -> None:
        """Show the result of a challenge (see `ResultBar`)."""
        self.result_bar.show_result(title, text, line, medal, wait)

    def show_news(self, news: News) -> None:
        """Show the news of the finished game in the reserved space."""
        if news.cheer:
            self.head.show_cheer(news.cheer, is_festive=news.is_festive)
            self._has_cheer = True
        self.news.show_lines(news.lines)
        self._suggested = news
        self.suggestion.setText(news.suggested)
        icon = {"analysis": line_icon("chart"), "rematch": line_icon("redo")}.get(news.suggestion)
        self.suggestion.setIcon(icon or level_icon(news.level))
        self.suggestion.setVisible(bool(news.suggestion))

    def show_copied(self) -> None:
        """Confirm on the button that the picture is in the clipboard."""
        self.copy_picture.setText(tr("Copied"))

    # Bound methods: a connected lambda would keep the sheet alive.

    def _on_again(self) -> None:
        self.again_requested.emit("", False)

    def _on_turned(self) -> None:
        self.again_requested.emit("", True)

    def _on_other(self, action: QAction) -> None:
        self.again_requested.emit(action.data(), False)

    def _follow_suggestion(self) -> None:
        if self._suggested.suggestion == "analysis":
            self.review_requested.emit()
        else:
            self.again_requested.emit(self._suggested.level, False)

    def _connect(self) -> None:
        self.table.selectionModel().currentChanged.connect(self._on_current_changed)
        self.table.clicked.connect(self._light)
        self.model.modelReset.connect(self._refresh)
        self.model.dataChanged.connect(self._refresh)
        self.new_game.clicked.connect(self.new_game_requested)
        self.again.clicked.connect(self._on_again)
        self.suggestion.clicked.connect(self._follow_suggestion)
        self.review.clicked.connect(self.review_requested)
        self.replay.clicked.connect(self.replay_requested)
        if self._pictures:
            self.copy_picture.clicked.connect(self._pictures[0].trigger)
        self.close_button.clicked.connect(self.close)

    def sizeHint(self) -> QSize:
        """Return the size with columns for full names, as far as the board leaves space."""
        columns = max(2, self.model.columnCount())
        column = max(COLUMN_WIDTH + 8, self._players.widest_name(), self._players.least_width())
        width = max(356, self._cards.sizeHint().width() + columns * column + 2 * self._margin + 10)
        if self._room:
            most = max(self._room, MOST_WIDTH) if self._is_over else self._room
            width = max(min(width, most), self.minimumSizeHint().width())
        return QSize(width, self.heightForWidth(width))

    def place_beside(self, window: QWidget, players: QWidget) -> None:
        """Move to the right edge of a window, next to the board.

        Of a finished game the sheet covers the players' panel, else it is below that panel if
        possible. A sheet wider than the panel covers the edge of the board.
        """
        frame, bounds = window.frameGeometry(), room_on_screen(self)
        left = players.mapToGlobal(players.rect().topLeft()).x()
        right = min(window.geometry().right(), bounds.right()) + 1
        self._room = right - left
        # An elided title bar is acceptable, because the headline has the same text.
        least = min(self.minimumWidth(), self._room)
        self.setMinimumWidth(max(least, self.minimumSizeHint().width()))
        self._refresh()
        wanted = self.sizeHint()
        width = (
            max(wanted.width(), min(self._room, MOST_WIDTH)) if self._is_over else wanted.width()
        )
        page = self.findChild(ScrollPage)  # see `fit_dialog`
        if page is not None and (content := page.widget()) is not None:
            bar = page.verticalScrollBar().sizeHint().width()
            width = max(width, content.minimumSizeHint().width() + 2 * self._margin) + bar
        self.resize(width, max(self.heightForWidth(width), self.height()))
        lowest = max(frame.top() + TITLE, frame.bottom() - self.height())
        corner = players.rect().topLeft() if self._is_over else players.rect().bottomLeft()
        top = players.mapToGlobal(corner).y() + (0 if self._is_over else 1) + TITLE
        edge = right - self.width()
        at = QPoint(edge if self._is_over else min(left, edge), min(top, lowest))
        self.setGeometry(QRect(at, self.size()))
        keep_on_screen(self)

    @property
    def _is_over(self) -> bool:
        position = self._desk.position
        return position is not None and position.is_over

    def _refresh(self) -> None:
        """Show the winners, or that this is the current score."""
        position, words, session = self._desk.position, self._desk.words, self._desk.session
        if position is None or words is None or session is None:
            return
        over = position.is_over
        winners = [session.seats[player] for player in self.model.ahead] if over else []
        self.head.sign.show_winners([face_of(seat, self._portraits) for seat in winners])
        self.head.cheer.setVisible(over)
        if not self._has_cheer:
            self.head.cheer.setText(self._lead() if over else "")
        for button in (self.review, self.replay, self.new_game, self.again, self.more):
            button.setVisible(over)
        self.copy_picture.setVisible(over and bool(self._pictures))
        self.others.menuAction().setVisible(not all(seat.is_human for seat in session.first_seats))
        self.headline.setText(
            words.turn.game_over(position) if over else tr("If the game ended now")
        )
        assistance = session.assistance if over else ()
        self.assistance.setText(AssistanceTexts().unrated(assistance))
        self.assistance.setVisible(bool(assistance))
        is_low = self._is_low
        self.head.sign.set_low(is_low)
        self._players.set_low(is_low)
        self._box.setSpacing(6 if is_low else 10)
        self.note.setVisible(not is_low)  # it is the tooltip of the table, too
        row = self._row_height()
        self._cards.forget_widths()
        self._cards.setDefaultSectionSize(row)
        self.table.setFixedHeight(self._players.sizeHint().height() + self.model.rowCount() * row)
        column = max(LEAST_COLUMN, self._players.least_width())
        width = self._cards.sizeHint().width() + self.model.columnCount() * column
        self.table.setMinimumWidth(width)

    def _lead(self) -> str:
        """Return by how much the only winner is ahead, "" for a tie."""
        gold, words = [sheet.total for sheet in self.model.sheets], self._desk.words
        first, second, *_ = sorted(gold, reverse=True)
        if first == second or words is None:
            return ""
        rivals = [player for player, own in enumerate(gold) if own == second]
        text = tr("{gold} gold ahead of {players}")
        names = [words.names.player(player) for player in rivals]
        return text.format(gold=first - second, players=words.names.listing(names))

    def _height_of_window(self) -> int:
        parent = self.parentWidget()
        if parent is None:
            return self.screen().availableSize().height()
        return parent.window().height()

    @property
    def _is_low(self) -> bool:
        return self._height_of_window() < scaled(LOW)

    def _row_height(self) -> int:
        """Return the largest row height in which the sheet fits, else the smallest one."""
        width = max(self.width(), 356) - 2 * self._margin
        others = [item for item in self._rows if item.widget() is not self.pad]
        shown = [height for item in others if (height := _height_of(item, width))]
        gaps = self._box.spacing() * len(shown)
        room = self._height_of_window() - sum(shown) - gaps - 2 * self._margin - 10 - TITLE
        room -= self._players.sizeHint().height()
        rows, least = max(1, self.model.rowCount()), round(1.35 * self.fontMetrics().height()) + 2
        fitting = (h for h in ROW_HEIGHTS if rows * h <= room)
        return max(least, next(fitting, ROW_HEIGHTS[-1]))

    def _on_current_changed(self, current: QModelIndex, _previous: QModelIndex) -> None:
        self._light(current)

    def _light(self, index: QModelIndex) -> None:
        mask = self.model.earning_mask(index.row(), index.column()) if index.isValid() else 0
        self.highlight_requested.emit(ROLE, mask)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the total of the winner, whose settlements are lit."""
        super().showEvent(event)
        if self._is_over and self.model.ahead and not self.table.currentIndex().isValid():
            last = self.model.rowCount() - 1
            self.table.setCurrentIndex(self.model.index(last, self.model.ahead[0]))

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.highlight_requested.emit(ROLE, 0)


def _height_of(item: QLayoutItem, width: int) -> int:
    """Return the height of a row of the sheet, 0 if it takes no space."""
    if item.isEmpty():
        return 0
    if item.hasHeightForWidth():
        return item.heightForWidth(width)
    return item.sizeHint().height()
