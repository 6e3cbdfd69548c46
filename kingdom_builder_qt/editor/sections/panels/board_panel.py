"""The column next to the canvas while the board is shown: corner, rotation, other sections."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPolygonF,
)
from PySide6.QtWidgets import QMenu, QPushButton, QSizePolicy, QToolButton, QWidget

from kingdom_builder_qt.core.board import QUADRANTS
from kingdom_builder_qt.editor.sections.files.files import is_shipped
from kingdom_builder_qt.editor.sections.panels.board_texts import BoardTexts
from kingdom_builder_qt.editor.sections.surroundings.whole_board import WholeBoard
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import current_theme, follow_appearance
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.pictures import line_icon
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.desktop.widgets.style import muted, tight, vbox
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_name, set_tooltip
from kingdom_builder_qt.ui.newgame.board.section_choice import (
    ChooserMaker,
    SectionChooser,
    SectionOffer,
)
from kingdom_builder_qt.ui.words.foreign_text import labelled

tr = translator(__name__)

_CELL: Final = 34.0
_GAP: Final = 3.0
WIDTH: Final = 148
_MARGIN: Final = 8
_ICON_ROOM: Final = 56  # pixels next to the name on a button, with the scroll bar


class CornerPicker(QWidget):
    """A small picture of the board; a click or an arrow key selects the corner of the section."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._quadrant, self._rotation, self._filled = 0, 0, (False,) * len(QUADRANTS)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Corner of the section"))
        set_tooltip(self, tr("Click a corner to place your section there."))

    def sizeHint(self) -> QSize:
        side = round(2 * _CELL + 3 * _GAP)
        return QSize(side, side)

    def show_board(self, quadrant: int, rotation: int, filled: tuple[bool, ...]) -> None:
        """Show the corner of the section, and which corners have other sections."""
        self._quadrant, self._rotation, self._filled = quadrant, rotation, filled
        self.setAccessibleDescription(BoardTexts().quadrant(quadrant))
        self.update()

    def cell(self, quadrant: int) -> QRectF:
        row, column = divmod(quadrant, 2)
        step = _CELL + _GAP
        return QRectF(_GAP + column * step, _GAP + row * step, _CELL, _CELL)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            for quadrant in range(len(QUADRANTS)):
                if self.cell(quadrant).contains(event.position()):
                    self.chosen.emit(quadrant)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row, column = divmod(self._quadrant, 2)
        goals = {
            Qt.Key.Key_Left: (row, 0),
            Qt.Key.Key_Right: (row, 1),
            Qt.Key.Key_Up: (0, column),
            Qt.Key.Key_Down: (1, column),
        }
        if goal := goals.get(Qt.Key(event.key())):
            self.chosen.emit(2 * goal[0] + goal[1])
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), current_theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for quadrant in range(len(QUADRANTS)):
            is_own, cell = quadrant == self._quadrant and self.isEnabled(), self.cell(quadrant)
            hue = "accent" if is_own else "button" if self._filled[quadrant] else "panel"
            painter.setPen(theme.colour("outline"))
            painter.setBrush(theme.colour(hue))
            painter.drawRoundedRect(cell.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
            if is_own:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.colour("text_on_accent"))
                painter.drawPolygon(_arrow(cell.center(), down=self._rotation == 180))
        if self.hasFocus():
            painter.setPen(theme.colour("text"))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)


def _arrow(middle: QPointF, *, down: bool) -> QPolygonF:
    """Return an arrow that points to the top of the section."""
    way = 1 if down else -1
    points = ((0, 8), (7, -2), (2.5, -2), (2.5, -8), (-2.5, -8), (-2.5, -2), (-7, -2))
    return QPolygonF([middle + QPointF(x, y * way) for x, y in points])


class BoardPanel(QWidget):
    """The controls of the board; visible while the board is shown."""

    edit_wanted = Signal(object)  # Section of another corner

    def __init__(
        self,
        board: WholeBoard,
        make_chooser: ChooserMaker,
    ) -> None:
        """Control `board`; `make_chooser` returns the dialog for choosing a section."""
        super().__init__()
        self.board, self._make_chooser = board, make_chooser
        self._texts = BoardTexts()
        self.picker = CornerPicker()
        self.picker.chosen.connect(board.lay_section)
        self.turn, self.draw = (
            self._button(tr("Turn")),
            self._button(tr("Pick at random")),
        )
        self.turn.clicked.connect(board.turn_section)
        self.draw.clicked.connect(lambda: board.draw())
        self.others: list[QToolButton] = []
        self._names = [muted(self._texts.quadrant(q)) for q in range(len(QUADRANTS))]
        for quadrant in range(len(QUADRANTS)):
            self.others.append(self._other(quadrant))
        self._lay_out()
        for button, icon in ((self.turn, "half-turn"), (self.draw, "dice")):
            button.setIcon(line_icon(icon))
        board.changed.connect(self.refresh)
        follow_appearance(self._follow_text_size)

    def _lay_out(self) -> None:
        content = QWidget()
        own, others = muted(tr("Your section")), muted(tr("Other sections"))
        rows = vbox(own, self.picker, self.turn, 6, others, self.draw, parent=content)
        tight(rows, 4, _MARGIN)
        self._steady = (own, self.turn, others, self.draw, *self._names)
        for name, button in zip(self._names, self.others, strict=True):
            rows.addWidget(name)
            rows.addWidget(button)
        rows.addStretch(1)
        # A low window with large text has no room for all widgets.
        self._page = ScrollPage(content)
        vbox((self._page, 1), parent=self)

    def _button(self, text: str) -> QPushButton:
        made = QPushButton(text)
        made.setIconSize(QSize(18, 18))
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return made

    def _other(self, quadrant: int) -> QToolButton:
        made = QToolButton()
        made.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        menu = QMenu(made)
        menu.aboutToShow.connect(partial(self.fill_menu, menu, quadrant))
        made.setMenu(menu)
        return made

    def fill_menu(self, menu: QMenu, quadrant: int) -> None:
        menu.clear()
        board = self.board
        other = board.neighbour(quadrant)
        menu.addAction(tr("&Choose…")).triggered.connect(lambda: self.choose(quadrant))
        menu.addAction(tr("&Pick another at random")).triggered.connect(
            lambda: board.draw(quadrant)
        )
        turn, remove = menu.addAction(tr("&Turn")), menu.addAction(tr("Leave &empty"))
        turn.triggered.connect(lambda: board.turn(quadrant))
        remove.triggered.connect(lambda: board.lay(quadrant, None))
        menu.addSeparator()
        is_own = other is not None and not is_shipped(other.id, board.catalog)
        edit = menu.addAction(tr("&Edit") if is_own else tr("&Edit a copy"))
        edit.triggered.connect(lambda: self.edit_wanted.emit(other))
        for action in (turn, remove, edit):
            action.setEnabled(other is not None)

    def choose(self, quadrant: int) -> SectionChooser:
        """Open the dialog for choosing a section for a quadrant."""
        board, other = self.board, self.board.around.others[quadrant]
        title = tr("Choose a section: {place}").format(place=self._texts.quadrant(quadrant))
        current = other[0] if other is not None else None
        offer = SectionOffer(board.catalog, board.choosable(), current, title)
        made = self._make_chooser(offer, self)
        made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        made.chosen.connect(lambda id_: board.lay(quadrant, id_))
        made.open()
        return made

    def _follow_text_size(self) -> None:
        room = 2 * _MARGIN + self._page.verticalScrollBar().sizeHint().width()
        widest = max(part.sizeHint().width() for part in self._steady)
        self.setFixedWidth(max(scaled(WIDTH), widest + room))
        self.refresh()

    def refresh(self) -> None:
        board = self.board
        self.setVisible(board.is_shown)
        around, places = board.around, board.places
        is_island = board.section.is_island
        filled = tuple(other is not None for other in around.others)
        for part in (self.picker, self.turn):
            part.setEnabled(not is_island)
        self.picker.show_board(around.quadrant, around.rotation, filled)
        for quadrant, button in enumerate(self.others):
            name = self._texts.neighbour(board, quadrant)
            set_name(button, name, width=self.maximumWidth() - _ICON_ROOM)
            place = self._texts.quadrant(quadrant)
            button.setAccessibleName(labelled(place, name))
            for widget in (button, self._names[quadrant]):
                widget.setVisible(quadrant in places)
