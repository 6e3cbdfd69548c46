"""The score sheet: gold per player and card; a cell lights the hexes that earned it."""

from __future__ import annotations

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
from PySide6.QtGui import QFont, QHideEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QHBoxLayout,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.controls.icons import grow_icons
from kingdom_builder_qt.ui.desktop.widgets.pictures import LineIcon, line_icon
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import keep_on_screen, room_on_screen
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    figures_table,
    hbox,
    make_primary,
    muted,
    tight,
    title_label,
    vbox,
)
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.presenters.score_model import ScoreModel
from kingdom_builder_qt.ui.table.scores.result_bar import ResultBar
from kingdom_builder_qt.ui.table.scores.score_headers import CardHeader, PlayerHeader
from kingdom_builder_qt.ui.words.assistance_texts import AssistanceTexts

ROLE = "earned"
ROW_HEIGHTS = (44, 36, 30, 26)  # the largest one in which the whole sheet fits next to the window
COLUMN_WIDTH, LEAST_COLUMN = 56, 40
AROUND = 216  # height of headline, note, buttons and margins
TITLE = 40  # height of a window's title bar


class _GoldDelegate(QStyledItemDelegate):
    """Paints gold, with large totals and a frame around the current cell."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)

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
        ground = theme.colour("panel" if total else "card")
        painter.fillRect(rect, ground)
        chosen = QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_HasFocus
        if option.state & chosen:
            tint = theme.colour("earned")
            tint.setAlpha(90)
            painter.fillRect(rect, tint)
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.drawRect(rect.adjusted(1, 1, -2, -2))
        if model.begins_group(index.row()):
            painter.setPen(QPen(theme.colour("outline"), 1))
            painter.drawLine(rect.topLeft(), rect.topRight())
        ahead = total and index.column() in model.ahead
        font = QFont(option.font)
        font.setPointSizeF(font.pointSizeF() * (1.25 if total else 1.05))
        font.setWeight(QFont.Weight.DemiBold if total else QFont.Weight.Normal)
        painter.setFont(font)
        painter.setPen(theme.colour("gold" if ahead else "text"))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(index.data()))
        painter.restore()


class _BareCorner(QObject):
    """Leaves the corner between the headers of a table empty."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return event.type() == QEvent.Type.Paint


class ScoresDialog(QDialog):
    """A window next to the board that does not block the main window."""

    new_game_requested = Signal()
    again_requested = Signal()  # a new game with the same set-up
    review_requested = Signal()
    replay_requested = Signal()
    highlight_requested = Signal(str, object)  # role, mask: hexes to light on the board

    def __init__(self, desk: GameDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Tool)
        self.setWindowTitle(self.tr("Score"))
        self._desk = desk
        self._room = 0  # pixels next to the board, 0 if unknown
        self.model = ScoreModel(desk, self)
        self.crown = LineIcon("crown", 40, "gold")
        self.headline = title_label("", 1.4, wrap=True)
        self.table = figures_table(self.model, self.tr("Score sheet"))
        self._delegate, self._corner = _GoldDelegate(self.table), _BareCorner(self.table)
        self._players = PlayerHeader(desk.seats, self.table)
        self._cards = CardHeader(self.table)
        self.assistance = muted("", wrap=True)  # the assistance used in the game
        self.result_bar = ResultBar()
        self.new_game = QPushButton(self.tr("New game"))
        self.again = QPushButton(self.tr("Play this set-up again"))
        self.review = QPushButton(self.tr("Analyse game"))
        self.replay = QPushButton(self.tr("Replay"))
        make_primary(self.new_game)
        for button, icon in ((self.review, "chart"), (self.replay, "play")):
            button.setIcon(line_icon(icon))
            grow_icons(button, button.iconSize().width())
        self.close_button = QPushButton(self.tr("Close"))
        self._prepare_table()
        self._lay_out()
        self._connect()
        self._refresh()

    def _prepare_table(self) -> None:
        table = self.table
        table.setItemDelegate(self._delegate)
        table.setHorizontalHeader(self._players)
        table.setVerticalHeader(self._cards)
        table.setCornerButtonEnabled(False)
        corner = table.findChild(QAbstractButton)
        assert corner is not None
        corner.installEventFilter(self._corner)
        for policy in (table.setHorizontalScrollBarPolicy, table.setVerticalScrollBarPolicy):
            policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def _lay_out(self) -> None:
        head = hbox(self.crown, (self.headline, 1), spacing=12)
        buttons = QHBoxLayout()
        tight(buttons, 8)
        for button in (self.review, self.replay):
            button.setAutoDefault(False)
        for button in (self.close_button, self.again, self.new_game):
            button.setAutoDefault(False)  # Enter belongs to the table
            buttons.addWidget(button)
        self.note = muted(
            self.tr("Select a number to see on the board which settlements earned it."), wrap=True
        )
        vbox(
            head,
            self.assistance,
            self.table,
            self.note,
            self.result_bar,
            hbox((self.review, 1), (self.replay, 1)),
            STRETCH,
            buttons,
            parent=self,
            spacing=12,
            margin=16,
        )

    def show_result(self, title: str, text: str, line: str, medal: str, wait: str) -> None:
        """Show the result of a challenge (see `ResultBar`)."""
        was_hidden = self.result_bar.isHidden()
        self.result_bar.show_result(title, text, line, medal, wait)
        if was_hidden:
            self._refresh()
            self.resize(self.width(), max(self.height(), self.heightForWidth(self.width())))

    def _connect(self) -> None:
        self.table.selectionModel().currentChanged.connect(self._on_current_changed)
        self.table.clicked.connect(self._light)
        self.model.modelReset.connect(self._refresh)
        self.model.dataChanged.connect(self._refresh)
        self.new_game.clicked.connect(self.new_game_requested)
        self.again.clicked.connect(self.again_requested)
        self.review.clicked.connect(self.review_requested)
        self.replay.clicked.connect(self.replay_requested)
        self.close_button.clicked.connect(self.close)

    def sizeHint(self) -> QSize:
        """Return the size with columns for full names, as far as the board leaves space."""
        columns = max(2, self.model.columnCount())
        column = max(COLUMN_WIDTH + 8, self._players.widest_name())
        width = max(356, self._cards.sizeHint().width() + columns * column + 32)
        if self._room:
            width = max(min(width, self._room), self.minimumSizeHint().width())
        return QSize(width, self.heightForWidth(width))

    def place_beside(self, window: QWidget, players: QWidget) -> None:
        """Move to the right edge of a window, next to the board and if possible below its players.

        A dialog wider than the players' panel extends beyond the window if the screen has space.
        """
        frame, bounds = window.frameGeometry(), room_on_screen(self)
        left = players.mapToGlobal(players.rect().topLeft()).x()
        right = min(frame.right(), bounds.right()) + 1
        self._room = right - left
        # An elided title bar is acceptable, because the headline has the same text.
        least = min(self.minimumWidth(), self._room)
        self.setMinimumWidth(max(least, self.minimumSizeHint().width()))
        self._refresh()
        wanted = self.sizeHint()
        self.resize(wanted.width(), max(wanted.height(), self.height()))  # the page scrolls
        on_screen = bounds.right() + 1 - self.width()
        lowest = max(frame.top() + TITLE, frame.bottom() - self.height())
        top = players.mapToGlobal(players.rect().bottomLeft()).y() + 1 + TITLE
        at = QPoint(max(right - self.width(), min(left, on_screen)), min(top, lowest))
        self.setGeometry(QRect(at, self.size()))
        keep_on_screen(self)

    def _refresh(self) -> None:
        """Show the winners, or that this is the current score."""
        position, words = self._desk.position, self._desk.words
        if position is None or words is None:
            return
        over = position.is_over
        self.crown.setVisible(over and bool(self.model.ahead))
        for button in (self.review, self.replay):
            button.setVisible(over)
        self.new_game.setVisible(over)
        self.again.setVisible(over)
        self.setWindowTitle(self.tr("Score") if over else self.tr("If the game ended now"))
        self.headline.setText(
            words.turn.game_over(position) if over else self.tr("If the game ended now")
        )
        session = self._desk.session
        assistance = session.assistance if over and session is not None else ()
        self.assistance.setText(AssistanceTexts().unrated(assistance))
        self.assistance.setVisible(bool(assistance))
        row = self._row_height()
        self._cards.forget_widths()
        self._cards.setDefaultSectionSize(row)
        self.table.setFixedHeight(self._players.sizeHint().height() + self.model.rowCount() * row)
        width = self._cards.sizeHint().width() + self.model.columnCount() * LEAST_COLUMN
        self.table.setMinimumWidth(width)

    def _row_height(self) -> int:
        """Return the largest row height in which all rows fit, else the smallest one."""
        parent = self.parentWidget()
        height = (
            parent.window().height()
            if parent is not None
            else self.screen().availableSize().height()
        )
        others = self._players.sizeHint().height() + AROUND
        rows = max(1, self.model.rowCount())
        return next((h for h in ROW_HEIGHTS if rows * h + others <= height), ROW_HEIGHTS[-1])

    def _on_current_changed(self, current: QModelIndex, _previous: QModelIndex) -> None:
        self._light(current)

    def _light(self, index: QModelIndex) -> None:
        mask = self.model.earning_mask(index.row(), index.column()) if index.isValid() else 0
        self.highlight_requested.emit(ROLE, mask)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.highlight_requested.emit(ROLE, 0)
