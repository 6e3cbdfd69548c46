"""The list of players of a new game: add, remove, reorder, colour, start player."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from kingdom_builder_qt.core.rules import MAX_PLAYERS, MIN_PLAYERS
from kingdom_builder_qt.game.rating import Rating
from kingdom_builder_qt.game.session import COLOURS, HUMAN, Seat
from kingdom_builder_qt.ui.desktop.widgets.controls.check_boxes import RadioButton
from kingdom_builder_qt.ui.desktop.widgets.controls.icons import grow_icons
from kingdom_builder_qt.ui.desktop.widgets.levels.level_box import EVEN
from kingdom_builder_qt.ui.desktop.widgets.levels.level_lines import level_lines
from kingdom_builder_qt.ui.desktop.widgets.pictures import line_icon
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    add_layout,
    hbox,
    heading,
    muted,
    tight,
    vbox,
)
from kingdom_builder_qt.ui.newgame.game_choices import free_number
from kingdom_builder_qt.ui.newgame.seat_rows import SeatRow, repeated_name
from kingdom_builder_qt.ui.words.name_texts import NameTexts


class SeatList(QWidget):
    """Two to five rows with distinct colours: choosing a used colour swaps it.

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
        is_fixed: bool = False,
    ) -> None:
        super().__init__()
        self._is_fixed = is_fixed
        self._levels, self._names = levels, names
        self._ratings: Mapping[str, Rating] = {}
        self._start: SeatRow | None = None
        self.rows: list[SeatRow] = []
        self._box = QVBoxLayout()
        tight(self._box, 4)
        self.add = QPushButton(line_icon("add"), self.tr("Add a player"))
        grow_icons(self.add, self.add.iconSize().width())
        self.add.clicked.connect(self._on_add)
        self.random_start = RadioButton(self.tr("Random start player"))
        self.random_start.setAutoExclusive(False)
        self.random_start.clicked.connect(lambda: self._set_start(None))
        self._lay_out()
        for seat in seats:
            self._append(seat)
        self._set_start(self.rows[start] if start is not None else None)

    def _lay_out(self) -> None:
        head = hbox(heading(self.tr("Players")), (muted(self.tr("in turn order")), 1))
        foot = hbox(self.add, STRETCH, self.random_start)
        rows = vbox(head, self._box, foot, parent=self)
        self.add.setHidden(self._is_fixed)  # only with a parent: before it would be a window
        self.random_start.setHidden(self._is_fixed)
        lines = vbox(spacing=2)
        for line in level_lines(self._levels, self._names):
            add_layout(lines, line)
        add_layout(rows, lines)
        rows.addStretch(1)

    def _append(self, seat: Seat) -> None:
        row = SeatRow(seat, self._levels, self._names)
        row.changed.connect(self._on_row_changed)
        row.colour_chosen.connect(lambda colour: self._recolour(row, colour))
        row.moved.connect(lambda step: self._move(row, step))
        row.removed.connect(lambda: self._remove(row))
        row.start.clicked.connect(lambda: self._set_start(row))
        for control in (row.start, row.up, row.down, row.remove):
            control.setHidden(self._is_fixed)
        self.rows.append(row)
        self._box.addWidget(row)
        row.show()  # Qt would show it an iteration later, and squeeze all rows until then
        self._refresh()

    def set_ratings(self, ratings: Mapping[str, Rating]) -> None:
        """Set the ratings of persons by name; that of all together under "".

        The level about even is computed for the first person at the table.
        """
        self._ratings = ratings
        self._on_row_changed()

    def _on_row_changed(self) -> None:
        self._offer()
        self.changed.emit()

    def _offer(self) -> None:
        """Update placeholder names, and the level about even."""
        persons = [row.seat.name for row in self.rows if row.level.controller == HUMAN]
        whose = persons[0] if persons and persons[0] in self._ratings else ""
        rating = self._ratings.get(whose)
        for row in self.rows:
            if row.level.findData(EVEN) >= 0:
                row.level.offer_even(rating, whose)
        taken = {row.typed_seat.name for row in self.rows}
        for row in self.rows:
            name = self._names.persona(row.level.controller) or row.colour_name
            row.offer_name(free_number(name, taken))
            if not row.typed_seat.name:
                taken.add(row.seat.name)

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
        self._append(Seat("", colour, self.rows[-1].typed_seat.controller))

    def _remove(self, row: SeatRow) -> None:
        if row is self._start:
            self._start = None
        self.rows.remove(row)
        self._box.removeWidget(row)
        row.hide()
        row.deleteLater()
        self._refresh()

    def _move(self, row: SeatRow, step: int) -> None:
        index = self.rows.index(row)
        self.rows.insert(index + step, self.rows.pop(index))
        self._box.removeWidget(row)
        self._box.insertWidget(index + step, row)
        self._refresh()

    def _recolour(self, row: SeatRow, colour: int) -> None:
        other = next((r for r in self.rows if r is not row and r.colour == colour), None)
        if other is not None:
            other.set_colour(row.colour)
        row.set_colour(colour)
        self._refresh()

    def _set_start(self, row: SeatRow | None) -> None:
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
        self.add.setEnabled(len(self.rows) < MAX_PLAYERS)
        self.random_start.setChecked(self._start is None)
        self._fix_tab_order()
        self._on_row_changed()

    def _fix_tab_order(self) -> None:
        chain: list[QWidget] = []
        for row in self.rows:
            chain += [row.colour_button, row.name, row.level, row.start]
            chain += [row.up, row.down, row.remove]
        chain += [self.add, self.random_start]
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
        return self.tr("Two players are called {name}.").format(name=name) if name else ""
