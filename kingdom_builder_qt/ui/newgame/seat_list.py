"""The players of a new game as a row of cards: add, remove, reorder, colour, start player."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.core.rules import MAX_PLAYERS, MIN_PLAYERS
from kingdom_builder_qt.game.engines.process import EngineError
from kingdom_builder_qt.game.rating import Rating
from kingdom_builder_qt.game.seat_names import key_of
from kingdom_builder_qt.game.session import COLOURS, HUMAN, Seat
from kingdom_builder_qt.ui.desktop.settings.profiles import Profile
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.check_boxes import RadioButton
from kingdom_builder_qt.ui.desktop.widgets.levels.level_box import EVEN
from kingdom_builder_qt.ui.desktop.widgets.style import hbox, heading, muted, vbox
from kingdom_builder_qt.ui.newgame.game_choices import next_level
from kingdom_builder_qt.ui.newgame.seat_cards import AddTile, SeatCard, repeated_name
from kingdom_builder_qt.ui.words.engine_texts import engine_sentence
from kingdom_builder_qt.ui.words.name_texts import NameTexts
from kingdom_builder_qt.ui.words.seat_names import player_name, seat_names

tr = translator(__name__)

COLUMN: Final = 210  # least width of a card at the usual text size
GAP: Final = 8


class SeatGrid(QWidget):
    """Cards of one size in as many columns as fit."""

    def __init__(self, add: QWidget) -> None:
        """Show the tile `add` until there are cards."""
        super().__init__()
        self._shown = [add]
        add.setParent(self)

    def show_cards(self, cards: Sequence[QWidget]) -> None:
        """Show these widgets in order."""
        self._shown = list(cards)
        self.flow()

    def flow(self) -> None:
        """Lay out all cards."""
        least = scaled(COLUMN)
        columns = max(1, min(MAX_PLAYERS, (self.width() + GAP) // (least + GAP)))
        width = (self.width() - GAP * (columns - 1)) // columns
        height = max(card.sizeHint().height() for card in self._shown)
        for number, card in enumerate(self._shown):
            row, column = divmod(number, columns)
            card.setGeometry(column * (width + GAP), row * (height + GAP), width, height)
        self.setMinimumHeight(-(-len(self._shown) // columns) * (height + GAP) - GAP)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.flow()

    def event(self, event: QEvent) -> bool:
        """Follow cards whose text has grown."""
        done = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.FontChange):
            self.flow()
        return done

    def sizeHint(self) -> QSize:
        return QSize(2 * (scaled(COLUMN) + GAP), self.minimumHeight())

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(COLUMN), self.minimumHeight())


class SeatList(QWidget):
    """Two to five cards with distinct colours: choosing a used colour swaps it.

    `is_fixed`: number, order and start player are given by the game.
    """

    changed = Signal()

    def __init__(
        self,
        seats: list[Seat],
        start: int | None,
        levels: list[str],
        names: NameTexts,
        *,
        profiles: Sequence[Profile] = (),
        is_fixed: bool = False,
    ) -> None:
        super().__init__()
        self._is_fixed, self._profiles = is_fixed, profiles
        self._levels, self._names = levels, names
        self._ratings: Mapping[str, Rating] = {}
        self._faults: Mapping[str, str] = {}
        self._start: SeatCard | None = None
        self.rows: list[SeatCard] = []
        self.add = AddTile(tr("Add a player"))
        self.add.clicked.connect(self._on_add)
        self.grid = SeatGrid(self.add)
        self.random_start = RadioButton(tr("Random start player"))
        self.random_start.setAutoExclusive(False)
        self.random_start.clicked.connect(lambda: self._set_start(None))
        order = muted(tr("in turn order"), 1.0)
        head = hbox(heading(tr("Who plays")), (order, 1), self.random_start)
        vbox(head, self.grid, parent=self, spacing=4)
        self.random_start.setHidden(is_fixed)
        for seat in seats:
            self._append(seat)
        self._set_start(self.rows[start] if start is not None else None)

    def _append(self, seat: Seat) -> None:
        row = SeatCard(seat, self._levels, self._names, self._profiles)
        row.setParent(self.grid)
        row.level.show_faults(self._faults)
        row.changed.connect(self._on_row_changed)
        row.colour_chosen.connect(lambda colour: self._recolour(row, colour))
        row.moved.connect(lambda step: self._move(row, step))
        row.removed.connect(lambda: self._remove(row))
        row.start.clicked.connect(lambda: self._set_start(row))
        for control in (row.start, row.up, row.down, row.remove):
            control.setHidden(self._is_fixed)
        self.rows.append(row)
        row.show()
        self._refresh()

    def set_ratings(self, ratings: Mapping[str, Rating]) -> None:
        """Set the ratings of persons by `key_of`; that of all together under "".

        The level about even is computed for the first person at the table.
        """
        self._ratings = ratings
        self._on_row_changed()

    def show_faults(self, faults: Mapping[str, EngineError]) -> None:
        """Mark the engines that cannot be started."""
        self._faults = {engine: engine_sentence(fault) for engine, fault in faults.items()}
        for row in self.rows:
            row.level.show_faults(self._faults)
            row.show_level()

    def _on_row_changed(self) -> None:
        self._offer()
        self.changed.emit()

    def _offer(self) -> None:
        """Update placeholder names, and the level about even."""
        persons = [key_of(row.seat) for row in self.rows if row.level.controller == HUMAN]
        whose = persons[0] if persons and persons[0] in self._ratings else ""
        rating = self._ratings.get(whose)
        for row in self.rows:
            if EVEN in row.level.buttons:
                row.level.offer_even(rating, player_name(whose))
        for row, name in zip(self.rows, seat_names(self.seats), strict=True):
            row.show_level()
            row.name.setPlaceholderText(name)
            row.setAccessibleName(name)  # tells the controls of the rows apart

    def set_count(self, count: int) -> None:
        """Add or remove seats at the end."""
        while len(self.rows) > count:
            self._remove(self.rows[-1])
        while len(self.rows) < count:
            self._add_row()

    def _on_add(self) -> None:
        self._add_row()
        self.rows[-1].name.setFocus()

    def _add_row(self) -> None:
        used = {row.colour for row in self.rows}
        colour = next(c for c in range(COLOURS) if c not in used)
        present = [row.level.controller for row in self.rows]
        self._append(Seat("", colour, next_level(present)))

    def _remove(self, row: SeatCard) -> None:
        if row is self._start:
            self._start = None
        self.rows.remove(row)
        row.hide()
        row.deleteLater()
        self._refresh()

    def _move(self, row: SeatCard, step: int) -> None:
        index = self.rows.index(row)
        self.rows.insert(index + step, self.rows.pop(index))
        self._refresh()

    def _recolour(self, row: SeatCard, colour: int) -> None:
        other = next((r for r in self.rows if r is not row and r.colour == colour), None)
        if other is not None:
            other.set_colour(row.colour)
        row.set_colour(colour)
        self._refresh()

    def _set_start(self, row: SeatCard | None) -> None:
        self._start = row
        self._refresh()

    def _refresh(self) -> None:
        """Enable the controls and show the start player."""
        last = len(self.rows) - 1
        for number, row in enumerate(self.rows):
            row.up.setEnabled(number > 0)
            row.down.setEnabled(number < last)
            row.remove.setEnabled(len(self.rows) > MIN_PLAYERS)
            row.start.setChecked(row is self._start)
        is_open = not self._is_fixed and len(self.rows) < MAX_PLAYERS
        self.add.setEnabled(is_open)
        self.add.setVisible(is_open)
        self.grid.show_cards([*self.rows, *([self.add] if is_open else [])])
        self.random_start.setChecked(self._start is None)
        self._fix_tab_order()
        self._on_row_changed()

    def _fix_tab_order(self) -> None:
        chain: list[QWidget] = [self.random_start]
        for row in self.rows:
            chain += row.stops
        chain.append(self.add)
        for one, following in pairwise(chain):
            QWidget.setTabOrder(one, following)

    @property
    def start(self) -> int | None:
        """Return the index of the start player, None: random."""
        return self.rows.index(self._start) if self._start is not None else None

    @property
    def seats(self) -> list[Seat]:
        """Return the players in turn order."""
        return [row.seat for row in self.rows]

    @property
    def typed_seats(self) -> list[Seat]:
        """Return the players as typed, for the next dialog."""
        return [row.typed_seat for row in self.rows]

    def problem(self) -> str:
        """Return what is wrong with the players, "" if nothing."""
        name = repeated_name(self.seats)
        return tr("Two players are called {name}.").format(name=name) if name else ""
