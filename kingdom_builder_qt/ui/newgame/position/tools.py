"""The set-up board: what a click puts or takes, whose turn it is, with which card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from kingdom_builder_qt.core.entries import SETTLEMENT
from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.session import Seat
from kingdom_builder_qt.ui.art.house import house_icon
from kingdom_builder_qt.ui.board.gesture import Gesture, Spot
from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.widgets.style import label, muted, tight, vbox
from kingdom_builder_qt.ui.words.names import NameTexts

TILE: Final = "location_tile"  # beside the kinds of pieces

_Line = tuple[str, Any, QIcon | None]


class HexGesture(Gesture):
    """Tells which hex was clicked, or chosen by the keyboard."""

    def __init__(self, call: Callable[[Hex], None], cancel: Callable[[], None]) -> None:
        self._call, self._cancel = call, cancel

    def cancelled(self) -> None:
        self._cancel()

    def activated(self, spot: Spot) -> None:
        """Pass a hex of the board on."""
        if spot.hex_ is not None:
            self._call(spot.hex_)


class SetUpTools(QWidget):
    """Four boxes that follow a position; they say what is wanted and change nothing themselves."""

    turn_chosen = Signal(int)  # player
    card_chosen = Signal(str)

    def __init__(self, names: NameTexts, theme: Theme) -> None:
        super().__init__()
        self._names, self._theme = names, theme
        self.piece, self.owner = self._box(self.tr("Put")), self._box(self.tr("Of"))
        self.turn, self.card = self._box(self.tr("To move")), self._box(self.tr("With"))
        hint = self.tr(
            "A click on a hex puts it there, one more takes it away. Arrows and Enter do the same."
        )
        self._lay_out(hint)
        self.turn.activated.connect(lambda: self.turn_chosen.emit(self.turn.currentData()))
        self.card.activated.connect(lambda: self.card_chosen.emit(self.card.currentData()))

    def _box(self, name: str) -> QComboBox:
        box = QComboBox()
        box.setAccessibleName(name)
        return box

    def _lay_out(self, hint: str) -> None:
        grid = QGridLayout()
        tight(grid, 8)
        for number, box in enumerate((self.piece, self.owner, self.turn, self.card)):
            row, column = divmod(number, 2)
            grid.addWidget(self._label(box), row, 2 * column)
            grid.addWidget(box, row, 2 * column + 1)
            grid.setColumnStretch(2 * column + 1, 1)
        vbox(grid, muted(hint, 0.92, wrap=True), parent=self, spacing=4)

    def _label(self, box: QComboBox) -> QLabel:
        made = label(box.accessibleName())
        made.setBuddy(box)
        return made

    def show_position(self, position: Position | None, seats: Sequence[Seat]) -> None:
        """Offer what there is in a position; nothing without one."""
        self.setEnabled(position is not None)
        if position is None:
            return
        players: list[_Line] = [
            (seat.name, number, house_icon(seat.colour, self._theme))
            for number, seat in enumerate(seats)
        ]
        kinds = [SETTLEMENT, *(kind.id for kind in position.rules.kinds)]
        pieces: list[_Line] = [(self._names.piece(kind), kind, None) for kind in kinds]
        pieces.append((self.tr("location tile"), TILE, None))
        cards: list[_Line] = [
            (self._names.terrain_card(card), card, None) for card in position.rules.terrain_cards
        ]
        _fill(self.piece, [(_title(text), data, icon) for text, data, icon in pieces])
        _fill(self.owner, players)
        _fill(self.turn, players, position.active)
        _fill(self.card, [(_title(text), data, icon) for text, data, icon in cards], position.card)


def _title(text: str) -> str:
    return text[:1].upper() + text[1:]


def _fill(box: QComboBox, lines: Sequence[_Line], chosen: object = ...) -> None:
    """Fill a box anew; what is chosen stays, unless the position says what it is."""
    wanted = box.currentData() if chosen is ... else chosen
    with QSignalBlocker(box):
        box.clear()
        for text, data, icon in lines:
            box.addItem(icon or QIcon(), text, data)
        found = box.findData(wanted)
        box.setCurrentIndex(found if found >= 0 or chosen is not ... else 0)
