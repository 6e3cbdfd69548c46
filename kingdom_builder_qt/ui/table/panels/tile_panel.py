"""The player's tiles as buttons; a click or a digit key selects the source of the next click."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import zip_longest
from typing import Literal, TypeAlias

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QVBoxLayout, QWidget

from kingdom_builder_qt.ui.desktop.style.text_size import scaled, text_factor
from kingdom_builder_qt.ui.desktop.widgets.keys import add_key
from kingdom_builder_qt.ui.desktop.widgets.style import clear_layout, muted, tight
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.panels.panel import Panel
from kingdom_builder_qt.ui.table.panels.tile_button import (
    HEIGHT,
    LEAST_WIDTH,
    LOW_HEIGHT,
    SQUEEZED,
    WIDTH,
    WORDS_HEIGHT,
    TileButton,
)
from kingdom_builder_qt.ui.table.presenters.tile_rows import TilePresenter, TileRow

# The available height: for large buttons, for two rows of low ones, or for less with scrolling.
Form: TypeAlias = Literal["large", "low", "flat"]
DIGITS = range(1, 10)
GAP, LOW_GAP = 8, 4
RESERVED = 3  # large buttons with space reserved from the start
MANY = 4  # more tiles than this are shown on low buttons
WORDY = 6  # low buttons with text are preferred up to this number


class WheelArea(QScrollArea):
    """Scrolls horizontally with the wheel."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        bar = self.horizontalScrollBar()
        delta = event.angleDelta()
        bar.setValue(bar.value() - (delta.x() or delta.y()))
        event.accept()


class TilesPanel(Panel):
    """Buttons of the shown player's tiles, or a sentence if there are none.

    Large buttons that do not fit become low ones in one row or two; the rest can be scrolled to by
    bar, wheel or focus.
    """

    def __init__(self, desk: GameDesk) -> None:
        super().__init__(desk)
        self.setAccessibleName(self.tr("Your tiles"))
        self.presenter = TilePresenter(desk, self)
        self.buttons: list[TileButton] = []
        self._form: Form = "large"
        self._awaited: set[str] = set()
        # cached by form, width and text size
        self._heights: dict[tuple[Form, int, float], int] = {}
        self.no_tiles = muted("", wrap=True)
        self.no_tiles.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._lay_out()
        self._shortcuts = [
            add_key(self, str(digit), partial(self._on_digit, digit), in_window=True)
            for digit in DIGITS
        ]
        self.follow()

    def _lay_out(self) -> None:
        inner = QWidget()
        self._grid = QGridLayout(inner)
        tight(self._grid, GAP)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._area = WheelArea()
        self._area.setWidget(inner)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.viewport().setAutoFillBackground(False)
        inner.setAutoFillBackground(False)
        rows = QVBoxLayout(self)
        tight(rows, 0)
        rows.addWidget(self._area)
        rows.addWidget(self.no_tiles, 1)

    def _on_digit(self, digit: int) -> None:
        if digit <= len(self.buttons):
            self.buttons[digit - 1].click()

    def _large_width(self) -> int:
        """Return the width of all tiles as large buttons."""
        return sum(button.large_width() + GAP for button in self.buttons) - GAP

    def _columns(self, rows: int) -> int:
        """Return the number of columns of low buttons."""
        return -(-len(self.buttons) // rows)

    def _low_widths(self, rows: int, words: bool) -> list[int]:
        """Return the widths of the columns of low buttons, with or without text."""
        columns = self._columns(rows)
        lines = [self.buttons[i : i + columns] for i in range(0, len(self.buttons), columns)]
        return [
            max(b.low_words_width() if words else b.low_width() for b in column if b is not None)
            for column in zip_longest(*lines)
        ]

    def _low_width(self, rows: int, words: bool = False) -> int:
        return sum(width + LOW_GAP for width in self._low_widths(rows, words)) - LOW_GAP

    def set_form(self, form: Form) -> None:
        """Limit the height, at any width."""
        if form != self._form:
            self._form = form
            self._arrange()

    def _takes_large(self, form: Form) -> bool:
        """Return whether large buttons fit, shrunk if necessary."""
        share = (self.width() + GAP) // max(1, len(self.buttons)) - GAP
        fits = self._large_width() <= self.width() or share >= scaled(LEAST_WIDTH)
        return fits and form == "large"

    def _low_form(self, form: Form) -> tuple[int, bool]:
        """Return the number of rows of low buttons, and whether their text fits."""
        for count in (2,) if form == "large" else (1, 2):
            if self._low_width(count, words=True) <= self.width():
                return count, True
        return 1 if form == "flat" else 2, False

    def height_of(self, form: Form) -> int:
        """Return the height of a form at the current width."""
        key = form, self.width(), text_factor()
        if key not in self._heights:  # cached: a layout of the hand asks some ten times
            self._heights[key] = self._content_height(form) + LOW_GAP
        return self._heights[key]

    def _content_height(self, form: Form) -> int:
        if not self.buttons:
            words = self.no_tiles.heightForWidth(max(scaled(WIDTH), self.width()))
            return scaled(HEIGHT) if form == "large" else words
        if self._takes_large(form):
            return scaled(HEIGHT)
        rows, words = self._low_form(form)
        if not words and self._low_width(rows) > self.width():
            bar = self._area.horizontalScrollBar().sizeHint().height()
            return rows * (scaled(SQUEEZED) + LOW_GAP) + bar
        return rows * (scaled(WORDS_HEIGHT if words else LOW_HEIGHT) + LOW_GAP) - LOW_GAP

    def sizeHint(self) -> QSize:
        """Return the size of all tiles, with a minimum for the first ones."""
        least = RESERVED * (scaled(WIDTH) + GAP) - GAP
        few = len(self.buttons) <= MANY
        words = len(self.buttons) <= WORDY
        wanted = 0
        if self.buttons:
            wanted = self._large_width() if few else self._low_width(2, words)
        return QSize(max(least, wanted), self.height_of(self._form))

    def minimumSizeHint(self) -> QSize:
        """Return the size of one tile; the others can be scrolled to."""
        return QSize(scaled(WIDTH) + 20, self.height_of(self._form))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._heights.clear()
        super().changeEvent(event)

    def _arrange(self) -> None:
        """Lay out the buttons in one row if they fit, else as low ones in one or two."""
        self.updateGeometry()
        if not self.buttons:
            return
        low = not self._takes_large(self._form)
        tight(self._grid, LOW_GAP if low else GAP)
        if low:
            self._arrange_low()
            return
        fits = self._large_width() <= self.width()
        share = (self.width() + GAP) // len(self.buttons) - GAP
        for column, button in enumerate(self.buttons):
            button.set_large(2 * scaled(WIDTH) if fits else share)
            self._grid.addWidget(button, 0, column)

    def _arrange_low(self) -> None:
        rows, words = self._low_form(self._form)
        columns, widths = self._columns(rows), self._low_widths(rows, words)
        scrolls = self._low_width(rows, words) > self.width()
        for number, button in enumerate(self.buttons):
            row, column = divmod(number, columns)
            button.set_low(widths[column], squeezed=scrolls, words=words)
            self._grid.addWidget(button, row, column)

    def rebuild(self) -> None:
        """Delete the buttons; the next refresh creates new ones."""
        self.buttons = []
        self._heights.clear()
        clear_layout(self._grid)

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
            self._heights.clear()
            self.updateGeometry()
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
            button.digit = number if number in DIGITS else 0
            button.clicked.connect(lambda _=False, b=button: self._choose(b))
            tile = row.tile
            button.help_requested.connect(lambda t=tile: self.entry_requested.emit("tiles", t))
            self.buttons.append(button)
        self._heights.clear()
        self._arrange()

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
        text = self.presenter.tooltip(button.row)
        if not button.digit:
            return text
        return text + "\n" + self.tr("Key: {digit}").format(digit=button.digit)

    def _no_tiles_text(self) -> str:
        view = self.desk.view
        if view is None:
            return ""
        if view.shown_player == view.viewer:
            return self.tr("No tiles yet. Build next to a location to take one.")
        name = view.words.names.player(view.shown_player)
        return self.tr("{player} has no tiles yet.").format(player=name)

    def _show_source(self, source: str) -> None:
        for button in self.buttons:
            row = button.row
            own = source in (row.source, row.repeat) and source != ""
            button.setChecked(own or row.in_use)
            if button.isChecked():
                self._grid.activate()
                self._area.ensureWidgetVisible(button, 8, 0)
