"""The player's tiles as buttons; a click or a digit key selects the source of the next click."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from kingdom_builder_qt.ui.art.geometry import SIDE, corners
from kingdom_builder_qt.ui.desktop.style.text_size import LEAST_TEXT, text_factor
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.key_map import key_map
from kingdom_builder_qt.ui.desktop.widgets.keys import add_key
from kingdom_builder_qt.ui.desktop.widgets.style import muted, tight
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.table.board.board_keys import TILES, table_key
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.panels.panel import Panel
from kingdom_builder_qt.ui.table.panels.signs import paint_slot
from kingdom_builder_qt.ui.table.panels.tile_button import TileButton, TileForm
from kingdom_builder_qt.ui.table.presenters.tile_rows import TilePresenter, TileRow, most_rows
from kingdom_builder_qt.ui.words.foreign_text import labelled

tr = translator(__name__)

GAP: Final = 4
WIDEST, WIDER = 140, 190  # pixels of usual text, and with the name next to the emblem
_COLUMNS: Final = ("large", "low", "strip")  # forms with the name below the emblem
USUAL: Final = 4  # buttons in a row that have room even if a game gives fewer tiles
# Width and height of a button in pixels of usual text, and the most rows of them.
SIZES: Final[dict[TileForm, tuple[QSize, int]]] = {
    "large": (QSize(72, 120), 1),
    "words": (QSize(132, 58), 2),
    "low": (QSize(76, 71), 2),
    "strip": (QSize(76, 71), 1),
    "list": (QSize(116, 64), 2),
    "line": (QSize(116, 64), 1),
}
_NAMED: Final = 1.2  # size of text from which small forms give way to names next to emblems
_WITH_NAMES: Final[dict[TileForm, TileForm]] = {"words": "list", "low": "list", "strip": "line"}
_READABLE: Final = 16  # pixels of names and states with large text, at least
_SLOT: Final = 0.3  # side of the mark of a free place, as a share of the height of a button


class WheelArea(QScrollArea):
    """Scrolls horizontally with the wheel."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        bar = self.horizontalScrollBar()
        delta = event.angleDelta()
        bar.setValue(bar.value() - (delta.x() or delta.y()))
        event.accept()


class TilesPanel(Panel):
    """Buttons of the shown player's tiles, or a sentence if there are none.

    The form depends on the window, and the number of places on the tiles that the game can give.
    Further tiles can be scrolled to by bar, wheel or focus.
    """

    def __init__(self, desk: GameDesk) -> None:
        super().__init__(desk)
        self.setAccessibleName(tr("Your tiles"))
        self.presenter = TilePresenter(desk, self)
        self.buttons: list[TileButton] = []
        self._form: TileForm = "large"
        self._scale = 1.0
        self._awaited: set[str] = set()
        self.no_tiles = muted("", 1.0, wrap=True)
        self.no_tiles.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._lay_out()
        self._shortcuts = [
            add_key(
                self, table_key(f"tile_{number}"), partial(self._on_key, number), in_window=True
            )
            for number in TILES
        ]
        key_map().changed.connect(self._renew_keys)
        self.follow()

    def _renew_keys(self) -> None:
        for button in self.buttons:
            set_tooltip(button, self._tooltip(button))
            button.update()

    def _lay_out(self) -> None:
        self._inner = QWidget()
        self._area = WheelArea()
        self._area.setWidget(self._inner)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.viewport().setAutoFillBackground(False)
        self._inner.setAutoFillBackground(False)
        rows = QVBoxLayout(self)
        tight(rows, 0)
        rows.addWidget(self._area)
        rows.addWidget(self.no_tiles, 1)

    def _on_key(self, number: int) -> None:
        if number <= len(self.buttons):
            self.buttons[number - 1].click()

    def keys(self, player: int) -> dict[str, str]:
        """Return the keys of a player's tiles, by source; none while others are shown."""
        view = self.desk.view
        if view is None or view.shown_player != player:
            return {}
        return {button.row.source: button.key for button in self.buttons if button.key}

    def places(self) -> int:
        """Return the number of tiles that the game can give, or the usual one if it is higher."""
        session = self.desk.session
        return max(USUAL, most_rows(session.position.rules) if session is not None else 0)

    @staticmethod
    def _drawn(form: TileForm, scale: float) -> tuple[TileForm, float]:
        """Return the form and the scale that the size of text asks for."""
        text = text_factor()
        if text < _NAMED:
            return form, scale
        return _WITH_NAMES.get(form, form), max(scale, min(text, _READABLE / LEAST_TEXT))

    def _grid(self, form: TileForm, width: int, scale: float) -> tuple[int, int]:
        """Return the columns and rows of buttons that fit, not more than the places need."""
        size, most = SIZES[form]
        fitting = max(1, (width + GAP) // (round(size.width() * scale) + GAP))
        rows = min(most, -(-self.places() // fitting))
        return min(fitting, -(-self.places() // rows)), rows

    def seen(self, form: TileForm, width: int, scale: float) -> int:
        """Return the number of places that a form shows without scrolling."""
        form, scale = self._drawn(form, scale)
        columns, rows = self._grid(form, width, scale)
        return min(self.places(), columns * rows)

    def height_of(self, form: TileForm, width: int, scale: float) -> int:
        """Return the height of a form at a width of the hand, whatever tiles there are."""
        seen = self.seen(form, width, scale)
        form, scale = self._drawn(form, scale)
        rows = self._grid(form, width, scale)[1]
        height = rows * (round(SIZES[form][0].height() * scale) + GAP) - GAP
        bar = self._area.horizontalScrollBar().sizeHint().height()
        return height + (bar if seen < self.places() else 0)

    def set_form(self, form: TileForm, scale: float) -> None:
        """Choose the form of all buttons."""
        form, scale = self._drawn(form, scale)
        if (form, scale) != (self._form, self._scale):
            self._form, self._scale = form, scale
            self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _places(self, count: int) -> list[QRect]:
        """Return the rectangles of buttons, which have the same size whatever tiles there are."""
        columns, rows = self._grid(self._form, self.width(), self._scale)
        high = round(SIZES[self._form][0].height() * self._scale)
        width = (self.width() + GAP) // columns - GAP
        width = min(width, round((WIDEST if self._form in _COLUMNS else WIDER) * self._scale))
        across = max(columns, -(-count // rows))
        return [
            QRect((n % across) * (width + GAP), (n // across) * (high + GAP), width, high)
            for n in range(count)
        ]

    def _arrange(self) -> None:
        """Place the buttons; the area scrolls to those beyond its width."""
        places = self._places(len(self.buttons))
        for button, place in zip(self.buttons, places, strict=True):
            button.set_form(self._form, self._scale)
            button.setGeometry(place)
        across = max((place.right() + 1 for place in places), default=0)
        self._inner.resize(across, max((place.bottom() + 1 for place in places), default=0))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a sunken tray with a hexagon in each place that is still free."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        places = self._places(max(self.places(), len(self.buttons)))
        paint_slot(painter, QRectF(self.rect()))
        if not self.buttons:
            return
        for place in places[len(self.buttons) :]:
            if self.rect().contains(place):
                size = _SLOT * place.height() / SIDE
                middle = QRectF(place).center()
                painter.setPen(QPen(current_theme().colour("card_border"), 1.2))
                painter.drawPolygon(corners(size).translated(middle))

    def rebuild(self) -> None:
        """Delete the buttons; the next refresh creates new ones."""
        for button in self.buttons:
            button.hide()
            button.setParent(None)
            button.deleteLater()
        self.buttons = []

    def refresh(self) -> None:
        rows = self.presenter.rows()
        if [button.row.source for button in self.buttons] != [row.source for row in rows]:
            self._make_buttons(rows)
        for button, row in zip(self.buttons, rows, strict=True):
            button.set_state(row, self.presenter.state_text(row))
            button.set_awaited(self._shows_awaited(row))
            set_tooltip(button, self._tooltip(button))
            button.setAccessibleName(self.presenter.spoken(row))
        self._area.setVisible(bool(self.buttons))
        self.no_tiles.setVisible(not self.buttons)
        if self.no_tiles.text() != self._no_tiles_text():
            self.no_tiles.setText(self._no_tiles_text())
        self._show_source("" if self.desk.view is None else self.desk.view.source)

    def await_tile(self, tile: str, awaited: bool) -> None:
        """Fade a tile in flight, or show it fully after it has arrived.

        The next refresh fades a new tile.
        """
        if awaited:
            self._awaited.add(tile)
            return
        self._awaited.discard(tile)
        for button in self.buttons:
            button.set_awaited(self._shows_awaited(button.row))

    def _shows_awaited(self, row: TileRow) -> bool:
        """Return whether all tiles of a button are in flight."""
        return row.tile in self._awaited and len(row.held) < 2

    def button_of(self, tile: str) -> TileButton | None:
        """Return the visible button of a tile, or None."""
        found = (button for button in self.buttons if button.row.tile == tile)
        return next((b for b in found if not b.visibleRegion().isEmpty()), None)

    def _make_buttons(self, rows: Sequence[TileRow]) -> None:
        self.rebuild()
        assert self.desk.view is not None
        for number, row in enumerate(rows, start=1):
            name = self.desk.view.words.names.tile(row.tile)
            button = TileButton(row, name, self.presenter.state_text(row))
            button.digit = number if number in TILES else 0
            button.clicked.connect(lambda _=False, b=button: self._choose(b))
            tile = row.tile
            button.help_requested.connect(lambda t=tile: self.entry_requested.emit("tiles", t))
            button.setParent(self._inner)
            button.show()
            self.buttons.append(button)
        self._arrange()
        self.update()

    def _choose(self, button: TileButton) -> None:
        row = button.row
        if self.desk.view is not None and row.tile in self.desk.view.position.rules.offering:
            self._choose_repetition(row)
        else:
            self.desk.controller.select_source(row.selects)

    def _choose_repetition(self, bazaar: TileRow) -> None:
        """Repeat the only repeatable tile, or explain which tiles can be repeated."""
        sources = [button.row.repeat for button in self.buttons if button.row.repeat]
        if len(sources) == 1:
            self.desk.controller.select_source(sources[0])
        else:
            self.desk.explainer.message.emit(self.presenter.now(bazaar))

    def _tooltip(self, button: TileButton) -> str:
        name = labelled(button.name, button.state) if button.state else button.name
        text = f"{name}\n{self.presenter.tooltip(button.row)}"  # both may be elided
        if not button.key:
            return text
        return text + "\n" + tr("Key: {digit}").format(digit=button.key)

    def _no_tiles_text(self) -> str:
        view = self.desk.view
        if view is None:
            return ""
        if view.shown_player == view.viewer:
            return tr("No tiles yet. Build next to a location to take one.")
        name = view.words.names.player(view.shown_player)
        return tr("{player} has no tiles yet.").format(player=name)

    def _show_source(self, source: str) -> None:
        for button in self.buttons:
            row = button.row
            own = source in (row.source, row.repeat) and source != ""
            button.setChecked(own or row.in_use)
            if button.isChecked():
                self._area.ensureWidgetVisible(button, 8, 0)
