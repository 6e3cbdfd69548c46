"""The tools for editing a position: piece, player, turn, cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget

from kingdom_builder_qt.core.entries import SETTLEMENT
from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.core.notation.grammar import REST, UNKNOWN
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.state import NEW, USABLE, USED
from kingdom_builder_qt.game.session import Seat
from kingdom_builder_qt.game.setup.position_edit import PositionEdit
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.combo_box import ComboBox
from kingdom_builder_qt.ui.desktop.widgets.house_picture import live_house
from kingdom_builder_qt.ui.desktop.widgets.style import label, muted, tight, vbox
from kingdom_builder_qt.ui.desktop.widgets.text_edits import NumberBox
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.table.board.gesture import Gesture, Spot
from kingdom_builder_qt.ui.words.name_texts import NameTexts

tr = translator(__name__)

TILE: Final = "taken_tile"  # in addition to the kinds of pieces
LAST_ROUND: Final = 99

_Line = tuple[str, Any, QIcon | None]


class HexGesture(Gesture):
    """Reports the hex that was clicked, or chosen with the keyboard."""

    def __init__(self, call: Callable[[Hex], None], cancel: Callable[[], None]) -> None:
        self._call, self._cancel = call, cancel

    def offers(self, hex_: Hex) -> bool:
        return True

    def cancelled(self) -> None:
        self._cancel()

    def activated(self, spot: Spot) -> None:
        """Report the hex, if the spot is on the board."""
        if spot.hex_ is not None:
            self._call(spot.hex_)


class SetUpTools(QWidget):
    """Boxes that follow a position; they emit edits and change nothing themselves."""

    turn_chosen = Signal(int)  # player
    card_chosen = Signal(str)
    hand_chosen = Signal(int, str)  # player, cards
    deck_chosen = Signal(str)  # cards
    round_chosen = Signal(int)

    def __init__(self, names: NameTexts) -> None:
        super().__init__()
        self._names = names
        self._edit: PositionEdit | None = None
        self._players: tuple[str, ...] = ()
        self.piece, self.owner = self._box(tr("Piece")), self._box(tr("Player"))
        self.state, self.hand = self._box(tr("Tile")), self._box(tr("Hand"))
        self.turn, self.card = self._box(tr("To move")), self._box(tr("Card played"))
        self.round, self.deck = NumberBox(), self._box(tr("Draw pile"))
        self.round.setRange(1, LAST_ROUND)
        self.round.setAccessibleName(tr("Round"))
        self._lay_out()
        self.piece.activated.connect(self._show_uses)
        self.owner.activated.connect(self._show_hand)
        self.turn.activated.connect(lambda: self.turn_chosen.emit(self.turn.currentData()))
        self.card.activated.connect(lambda: self.card_chosen.emit(self.card.currentData()))
        self.hand.activated.connect(
            lambda: self.hand_chosen.emit(self.owner.currentData(), self.hand.currentData())
        )
        self.deck.activated.connect(lambda: self.deck_chosen.emit(self.deck.currentData()))
        self.round.valueChanged.connect(self.round_chosen)

    def _box(self, name: str) -> QComboBox:
        box = ComboBox()
        box.setAccessibleName(name)
        return box

    def _lay_out(self) -> None:
        grid = QGridLayout()
        tight(grid, 8)
        pairs = (
            *(self.piece, self.owner, self.state, self.hand),
            *(self.turn, self.card, self.round, self.deck),
        )
        for number, box in enumerate(pairs):
            row, column = divmod(number, 2)
            name = label(box.accessibleName())
            name.setBuddy(box)
            grid.addWidget(name, row, 2 * column)
            grid.addWidget(box, row, 2 * column + 1)
            grid.setColumnStretch(2 * column + 1, 1)
        hint = tr(
            "Click a hex to place it, click again to remove it. Arrow keys and Enter work too."
        )
        vbox(grid, muted(hint, 1.0, wrap=True), parent=self, spacing=4)

    def show_position(self, edit: PositionEdit | None, seats: Sequence[Seat]) -> None:
        """Fill the boxes for a position; disable them without one."""
        self.setEnabled(edit is not None)
        self._edit, self._players = edit, tuple(seat.name for seat in seats)
        if edit is None:
            return
        position = edit.position
        players: list[_Line] = [
            (seat.name, number, live_house(seat.colour)) for number, seat in enumerate(seats)
        ]
        cards: list[_Line] = [
            (self._names.terrain_card(card, in_sentence=False), card, None)
            for card in position.rules.terrain_cards
        ]
        _fill(self.piece, list(self._pieces(position)))
        _fill(self.owner, players)
        _fill(self.turn, players, position.active)
        _fill(self.card, cards, position.card)
        states = (
            (USABLE, tr("Usable", "state of a tile")),
            (USED, tr("Used", "state of a tile")),
            (NEW, tr("New", "state of a tile")),
        )
        _fill(self.state, [(text, state, None) for state, text in states])
        with QSignalBlocker(self.round):
            self.round.setValue(position.round)
        self._show_deck(edit.cards("deck"))
        self._show_hand()
        self._show_uses()

    def _pieces(self, position: Position) -> Iterator[_Line]:
        """Yield everything that can be placed on the board."""
        for kind in (SETTLEMENT, *(kind.id for kind in position.rules.kinds)):
            yield self._names.piece(kind, in_sentence=False), kind, None
        yield tr("Location tile taken"), TILE, None
        if position.rules.board.hexes_with("nomad"):
            for tile in self._names.catalog.tiles.values():
                if tile.kind == "nomad_tile":
                    name = self._names.tile(tile.id)
                    yield tr("Nomad tile: {tile}").format(tile=name), tile.id, None

    def _show_uses(self) -> None:
        """Enable the boxes that matter for the selected thing: a nomad tile has no owner."""
        kind = self.piece.currentData()
        lies = kind in self._names.catalog.tiles
        self.state.setEnabled(kind == TILE)
        set_tooltip(self.owner, tr("A nomad tile has no owner until it is taken.") if lies else "")

    def _show_hand(self) -> None:
        """Fill the box with cards for the selected player's hand; several need the text."""
        if self._edit is None:
            return
        held = self._edit.cards(f"hand {self.owner.currentData()}")
        self._fill_cards(self.hand, held, (("", tr("None", "no card")), (UNKNOWN, tr("Unknown"))))

    def _show_deck(self, deck: str) -> None:
        unknown = tr("All other cards (unknown)")
        known = ("", tr("Empty", "draw pile")), (REST, unknown)
        _fill(self.deck, [(text, cards, None) for cards, text in known], _rest_of(deck))
        if self.deck.currentIndex() < 0:
            self.deck.setPlaceholderText(tr("As in the text"))

    def _fill_cards(self, box: QComboBox, held: str, first: Sequence[tuple[str, str]]) -> None:
        assert self._edit is not None
        lines: list[_Line] = [(text, cards, None) for cards, text in first]
        for card in self._edit.position.rules.terrain_cards:
            lines.append((self._names.terrain_card(card, in_sentence=False), card, None))
        _fill(box, lines, held)
        if box.currentIndex() < 0:
            box.setPlaceholderText(tr("As in the text"))


def _rest_of(deck: str) -> str:
    """Return a draw pile as its box has it: any number of unknown cards is the same entry."""
    return REST if deck.partition("*")[0] == UNKNOWN and " " not in deck else deck


def _fill(box: QComboBox, lines: Sequence[_Line], chosen: object = ...) -> None:
    """Refill a box; the selection stays, unless the position determines it."""
    wanted = box.currentData() if chosen is ... else chosen
    with QSignalBlocker(box):
        box.clear()
        for text, data, icon in lines:
            box.addItem(icon or QIcon(), text, data)
        found = box.findData(wanted)
        box.setCurrentIndex(found if found >= 0 or chosen is not ... else 0)
