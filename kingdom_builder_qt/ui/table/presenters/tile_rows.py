"""The tiles of the shown player, grouped by source, with the actions available to all players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject

from kingdom_builder_qt.core.decision import (
    in_use,
    is_nomad,
    is_silo_phase,
    source_of_tile,
    usable_repeat,
)
from kingdom_builder_qt.core.events import TileExpired, TileLost, TileTaken
from kingdom_builder_qt.core.grid import hex_name
from kingdom_builder_qt.core.moves import CANOE, SILO
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.state import NEW, USABLE, USED, HeldTile
from kingdom_builder_qt.game.session import LogEntry
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.desk.table_view import TableView
from kingdom_builder_qt.ui.words.foreign_text import joined
from kingdom_builder_qt.ui.words.game_words import GameWords

tr = translator(__name__)

NOWHERE: Final = -1  # the location of an action without a holder


@dataclass(frozen=True, slots=True)
class TileRow:
    """All tiles of one source in front of a player; `can_use`: a legal use exists now.

    `in_use`: an action is in progress, or the outpost is armed. `is_nomad`: it leaves the game
    after one turn. `is_shared`: an action of every player, without a holder. `repeat`: the source
    for its repetition by the bazaar now, or "". `stored`: settlements on it. `numbers`: number
    tiles that came with it.
    """

    source: str
    tile: str
    held: tuple[HeldTile, ...]
    state: str  # of the most useful tile
    can_use: bool
    is_own_turn: bool
    in_use: bool = False
    is_nomad: bool = False
    is_shared: bool = False
    repeat: str = ""
    has_own_use: bool = False
    stored: int = 0
    numbers: int = 0
    colour: int = 0  # of the holder

    @property
    def selects(self) -> str:
        """Return the source a click selects: the tile's own action, else its repetition."""
        return self.repeat if self.is_repeated else self.source

    @property
    def is_repeated(self) -> bool:
        """Return whether only the bazaar can use it now."""
        return self.repeat != "" and not self.has_own_use

    @property
    def left(self) -> int:
        """Return the number of tiles usable in this turn."""
        return sum(held.state == USABLE for held in self.held)

    @property
    def count(self) -> str:
        """Return the number of several equal tiles: "×2", or "1/2" if not all are left to use."""
        some = self.is_own_turn and 0 < self.left < len(self.held)
        every = f"×{len(self.held)}" if len(self.held) > 1 else ""
        return f"{self.left}/{len(self.held)}" if some else every


def most_rows(rules: Rules) -> int:
    """Return the number of sources that a player can have: all tiles of the board and actions."""
    return len({source_of_tile(rules, tile) for tile in rules.tiles}) + len(rules.standing)


class TilePresenter(QObject):
    """Provides rows and texts for the tile panel."""

    def __init__(self, desk: GameDesk, parent: QObject | None = None) -> None:
        """All results refer to the desk's current view."""
        super().__init__(parent)
        self._desk = desk

    @property
    def _view(self) -> TableView:
        assert self._desk.view is not None
        return self._desk.view

    @property
    def _words(self) -> GameWords:
        return self._view.words

    def rows(self) -> list[TileRow]:
        """Return the sources: the actions of all players, then tiles in the order they were taken.

        A further tile changes no key of the others, because it comes last in its turn. Nomad tiles,
        which leave after one turn, come after those that stay; the tiles of a set-up position come
        first, by id.
        """
        view = self._desk.view
        if view is None:
            return []
        position, player = view.position, view.shown_player
        # At the curtain the targets of a tile would reveal the card of the player to move.
        decides = not (position.is_over or view.curtain_down or view.block_reason)
        is_own_turn = player == position.to_move and decides
        found: dict[str, list[HeldTile]] = {}
        for held in (*position.tiles[player], *self._shared(position, player)):
            found.setdefault(source_of_tile(position.rules, held.tile), []).append(held)
        rows = [
            self._row(source, held, position, player, is_own_turn) for source, held in found.items()
        ]
        taken = _taken(view.log, player, position.rules)
        return sorted(
            rows,
            key=lambda row: (
                not row.is_shared,
                all(held.state == NEW for held in row.held),
                row.is_nomad,
                taken.get(row.source, 0),
                row.tile,
            ),
        )

    def _shared(self, position: Position, player: int) -> list[HeldTile]:
        """Return the actions every player has once a turn, as tiles without a holder.

        Before scoring that is the silo action alone.
        """
        if is_silo_phase(position):
            silo = self._words.names.entry(SILO) if player == position.to_move else None
            return [HeldTile(silo.id, NOWHERE, USABLE)] if silo is not None else []
        used = position.extras.used if player == position.active else ()
        entries = [(s, self._words.names.entry(s)) for s in position.rules.standing]
        return [
            HeldTile(entry.id, NOWHERE, USED if source in used else USABLE)
            for source, entry in entries
            if entry is not None
        ]

    def _row(
        self, source: str, held: list[HeldTile], position: Position, player: int, is_own_turn: bool
    ) -> TileRow:
        tile = held[0].tile
        repeat = usable_repeat(position, tile) if is_own_turn else ""
        return TileRow(
            source=source,
            tile=held[0].tile,
            held=tuple(held),
            state=_best(held),
            can_use=is_own_turn and (repeat != "" or source in position.sources()),
            is_own_turn=is_own_turn,
            in_use=is_own_turn and any(in_use(position, t) for t in held),
            is_nomad=is_nomad(position.rules, held[0]),
            is_shared=held[0].location == NOWHERE,
            repeat=repeat,
            has_own_use=is_own_turn and source in position.sources(),
            stored=position.tokens(player, "settlement", tile),
            numbers=position.tokens(player, "number", tile),
            colour=self._view.seats[player].colour,
        )

    def state_text(self, row: TileRow) -> str:
        """Return the state of a row as a short text; `count` is shown besides."""
        view = self._desk.view
        if view is None or view.position.is_over or view.block_reason:
            return ""
        position = view.position
        shown = self._shown(row, position)
        if not row.is_own_turn:
            return self._words.tiles.waiting(shown, position)
        if row.is_repeated and not row.in_use:
            return tr("once more", "a tile that can be repeated")
        return self._words.tiles.state(shown, position)

    def spoken(self, row: TileRow) -> str:
        """Return name, state, count and contents of a row for screen readers."""
        state = self.state_text(row)
        if state and row.can_use and not (row.in_use or row.is_nomad) and row.count:
            counted = tr("{state}, {left} of {all}")
            state = counted.format(state=state, left=row.left, all=len(row.held))
        parts = [self._words.names.tile(row.tile), state, *self._contents(row)]
        return joined(filter(None, parts))

    def _contents(self, row: TileRow) -> list[str]:
        """Return descriptions of the settlements and number tiles on a tile."""
        said = []
        if row.stored:
            said.append(tr("%n settlements stored", "on a tile", row.stored))
        if row.numbers:
            said.append(tr("%n number tiles", "", row.numbers))
        return said

    def _shown(self, row: TileRow, position: Position) -> HeldTile:
        """Return the tile a row describes: the one in use, else the most useful."""
        wanted = USED if row.in_use and row.source not in (CANOE, SILO) else row.state
        return next(held for held in row.held if held.state == wanted)

    def tooltip(self, row: TileRow) -> str:
        """Return the rule, the origin, the duration and the current use of a tile."""
        view = self._view
        rule, position = view.words.names.tile_rule(row.tile), view.position
        places = joined(hex_name(held.location) for held in row.held if not row.is_shared)
        origin = (
            tr("Every player has this action.")
            if row.is_shared
            else tr("Taken from {places}.").format(places=places)
        )
        shown = self._shown(row, position)
        lines = (
            f"{origin} {self.now(row)}",
            self._words.tiles.life(shown, position),
            *(f"{words}." for words in self._contents(row)),
        )
        return "\n".join([rule, *filter(None, lines)])

    def now(self, row: TileRow) -> str:
        """Return the current use of a row as a sentence."""
        position = self._view.position
        if not row.is_own_turn:
            return tr("It can be used on your own turn.")
        if row.is_repeated and not row.in_use:
            behind = self._words.names.tile(position.rules.tile_behind[row.repeat], True)
            return tr("Choose it to use it once more with the {tile}.").format(tile=behind)
        return self._words.tiles.now(self._shown(row, position), position)


def _taken(log: Sequence[LogEntry], player: int, rules: Rules) -> dict[str, int]:
    """Return the sources of a player's tiles by the number of the event that took the first one."""
    events = (event for entry in log for event in entry.events)
    first: dict[str, int] = {}
    held = Counter[str]()
    for number, event in enumerate(events, start=1):
        if not isinstance(event, TileTaken | TileLost | TileExpired) or event.player != player:
            continue
        source = source_of_tile(rules, event.tile)
        if isinstance(event, TileTaken):
            held[source] += 1
            first.setdefault(source, number)
        else:
            held[source] -= 1
            if held[source] <= 0:
                first.pop(source, None)
    return first


def _best(held: list[HeldTile]) -> str:
    """Return the most useful state among tiles."""
    states = {tile.state for tile in held}
    return next(state for state in (USABLE, NEW, USED) if state in states)
