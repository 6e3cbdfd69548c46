"""The log of moves and events; hovering over a line lights its hexes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

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
from PySide6.QtGui import QFocusEvent, QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
)

from kingdom_builder_qt.game.session import Seat
from kingdom_builder_qt.ui.art.house import mark_pixmap
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.sliders import grow_bars
from kingdom_builder_qt.ui.desktop.widgets.style import tight
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.panels.panel import Panel
from kingdom_builder_qt.ui.table.presenters.log_model import NUMBER_ROLE, LinesModel, LogModel

tr = translator(__name__)

ROLE = "last_move"
NEAR = 4  # pixels from the end that still count as the end
Index = QModelIndex | QPersistentModelIndex
MARK = 16
LEFT = 32
RIGHT = 8
AHEAD = 0.5  # opacity of lines ahead of the current move
_FLAGS = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class LogDelegate(QStyledItemDelegate):
    """Paints a line of the log, with a bar at its left for others' last turns."""

    def __init__(
        self,
        seats: Callable[[], Sequence[Seat]],
        view: QListView,
        model: LinesModel,
    ) -> None:
        """`seats` returns the seats of the game in `model`."""
        super().__init__(view)
        self._seats, self._view, self._model = seats, view, model
        self._fonts: dict[tuple[str, str], QFont] = {}  # by list font and kind of line
        self._sizes: dict[int, QSize] = {}  # by row, cached because measuring text is slow
        self._width = 0
        self.begins_whole = True  # a row cut off at the top is not painted
        model.modelReset.connect(self._sizes.clear)
        model.rowsRemoved.connect(self._on_rows_removed)
        model.dataChanged.connect(self._on_data_changed)

    def forget_sizes(self) -> None:
        """Measure all rows again after a change of font."""
        self._sizes.clear()
        self._fonts.clear()
        self._view.scheduleDelayedItemsLayout()
        self._view.viewport().update()

    def _on_rows_removed(self, _parent: QModelIndex, first: int, _last: int) -> None:
        self._sizes = {row: size for row, size in self._sizes.items() if row < first}

    def _on_data_changed(self, first: QModelIndex, last: QModelIndex, roles: list[int]) -> None:
        if Qt.ItemDataRole.DisplayRole in roles:
            for row in range(first.row(), last.row() + 1):
                self._sizes.pop(row, None)
            self._view.scheduleDelayedItemsLayout()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of the wrapped text; called for every row after every insertion."""
        width = self._view.viewport().width()
        if width != self._width:
            self._width = width
            self._sizes.clear()
        size = self._sizes.get(index.row())
        if size is None:
            size = self._sizes[index.row()] = self._measure(width, option, index)
        return size

    def _measure(self, width: int, option: QStyleOptionViewItem, index: Index) -> QSize:
        text = QRect(0, 0, max(80, width - LEFT - RIGHT), 4000)
        line = self._model.line(index.row())
        metrics = QFontMetrics(self._font(option.font, line.kind))
        height = metrics.boundingRect(text, _FLAGS, line.text).height()
        return QSize(text.width(), height + (12 if line.kind == "turn" else 4))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect, row = option.rect, index.row()
        if self.begins_whole and rect.top() < 0 and row:
            return
        line = self._model.line(row)
        painter.save()
        if self._model.is_ahead(row):
            painter.setOpacity(AHEAD)
        lit = QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected
        theme = current_theme()
        if option.state & lit:
            tint = theme.colour("accent")
            tint.setAlpha(38)
            painter.fillRect(rect, tint)
        if row in self._model.latest:
            painter.fillRect(rect.left(), rect.top(), 3, rect.height(), theme.colour("gold"))
        text = rect.adjusted(LEFT, 0, -RIGHT, 0)
        if line.kind == "turn":
            self._paint_head(painter, rect, row, line.player)
            text.adjust(0, 6, 0, 0)
        painter.setFont(self._font(option.font, line.kind))
        painter.setPen(theme.colour("text_muted" if line.kind == "event" else "text"))
        painter.drawText(text, int(_FLAGS), line.text)
        painter.restore()

    def _paint_head(self, painter: QPainter, rect: QRect, row: int, player: int | None) -> None:
        theme = current_theme()
        if row:
            painter.setPen(theme.colour("card_border"))
            painter.drawLine(rect.left() + 8, rect.top(), rect.right() - 8, rect.top())
        seats = self._seats()
        if not seats or player is None:
            return
        dpr = self._view.devicePixelRatioF()
        mark = mark_pixmap(seats[player].colour, MARK, dpr, theme)
        top = rect.top() + 3 + (rect.height() - MARK) // 2
        painter.drawPixmap(rect.left() + 8, top, mark)

    def _font(self, base: QFont, kind: str) -> QFont:
        font = self._fonts.get((base.key(), kind))
        if font is None:
            font = self._fonts[base.key(), kind] = QFont(base)
            if kind == "turn":
                font.setWeight(QFont.Weight.DemiBold)
        return font


class LogView(QListView):
    """The list of a log, with a frame that is accented while it has the focus."""

    def __init__(self) -> None:
        super().__init__()
        grow_bars(self)
        self.setFrameStyle(QFrame.Shape.Box | QFrame.Shadow.Plain)
        self.setLineWidth(2)
        self.setForegroundRole(QPalette.ColorRole.Mid)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setWordWrap(True)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.setForegroundRole(QPalette.ColorRole.Accent)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.setForegroundRole(QPalette.ColorRole.Mid)
        super().focusOutEvent(event)


class LogPanel(Panel):
    """A list that scrolls to the newest line unless the player has scrolled up."""

    menu_requested = Signal(int, QPoint)  # move number of a line, position on the screen

    def __init__(self, desk: GameDesk) -> None:
        super().__init__(desk)
        self.model = LogModel(desk, self)
        self.view = LogView()
        self.view.setModel(self.model)
        self.view.setAccessibleName(tr("Game log"))
        self._delegate = LogDelegate(self._seats, self.view, self.model)
        self.view.setItemDelegate(self._delegate)
        self._follows = True
        self._connect()
        rows = QVBoxLayout(self)
        tight(rows, 0)
        rows.addWidget(self.view)
        self.follow()

    def _seats(self) -> Sequence[Seat]:
        return self.desk.session.seats if self.desk.session is not None else ()

    def _connect(self) -> None:
        self.view.entered.connect(self._light)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self._ask_menu)
        self.view.viewport().installEventFilter(self)
        self.view.selectionModel().currentChanged.connect(self._on_current_changed)
        bar = self.view.verticalScrollBar()
        bar.valueChanged.connect(self._on_scrolled)
        bar.rangeChanged.connect(self._on_range_changed)

    def sizeHint(self) -> QSize:
        return QSize(324, 240)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:  # follows the theme change for another text size
            self._delegate.forget_sizes()

    def rebuild(self) -> None:
        """Scroll to the newest line of another game."""
        self._follows = True
        self.view.scrollToBottom()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.highlight_requested.emit(ROLE, self.model.latest_mask)
        return super().eventFilter(watched, event)

    def _ask_menu(self, at: QPoint) -> None:
        """Request the menu of the line under the mouse, or of the current line."""
        index = self.view.indexAt(at)
        if not index.isValid():
            index = self.view.currentIndex()
        if index.isValid():
            number: int = index.data(NUMBER_ROLE)
            self.menu_requested.emit(number, self.view.viewport().mapToGlobal(at))

    def _light(self, index: QModelIndex) -> None:
        self.highlight_requested.emit(ROLE, self.model.turn_mask(index.row()))

    def _on_current_changed(self, current: QModelIndex, _previous: QModelIndex) -> None:
        if current.isValid() and self.view.hasFocus():
            self._light(current)

    def _on_scrolled(self, value: int) -> None:
        self._follows = value >= self.view.verticalScrollBar().maximum() - NEAR
        viewport = self.view.viewport()
        if self._follows != self._delegate.begins_whole:
            self._delegate.begins_whole = self._follows
            viewport.update()
        elif self._follows:  # only the row cut off at the top has changed
            cut = self.view.visualRect(self.view.indexAt(QPoint(1, 0)))
            viewport.update(0, 0, viewport.width(), max(0, cut.bottom() + 1))

    def _on_range_changed(self) -> None:
        """Scroll to the newest line unless the reader has scrolled up."""
        if self._follows:
            self.view.scrollToBottom()
