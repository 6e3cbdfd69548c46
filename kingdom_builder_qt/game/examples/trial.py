"""An entry tried on a drawn position: what the core lights, what a click plays, what it pays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.pages import Example, shown_for, source_of, tiles_of
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.entries import Card, Tile
from kingdom_builder_qt.core.errors import Misuse
from kingdom_builder_qt.core.grid import Hex, Mask
from kingdom_builder_qt.core.moves import MANDATORY, Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.examples.example import (
    BadExample,
    Role,
    ShownExample,
    show_example,
)


@dataclass(frozen=True, slots=True)
class TryOut:
    """What stands on the board before anything is tried; player 0 is to move."""

    cells: Mapping[Hex, Cell]
    pieces: Mapping[Hex, tuple[str, int]]
    terrain_card: str = ""  # played this turn


class Trial:
    """Plays on as hexes are clicked; an entry that pays at the end is only counted."""

    def __init__(self, catalog: Catalog, entry: Tile | Card, start: TryOut) -> None:
        """Put the position up; BadExample if the entry cannot act or pay on it."""
        self._example = _example(catalog, entry, start)
        self.lifted: Hex | None = None
        self.is_untouched = True
        try:
            self._shown: ShownExample = show_example(catalog, self._example)
            self.lit()
        except Misuse as error:  # nothing on this board brings the action into the game
            raise BadExample(str(error)) from error

    @property
    def position(self) -> Position:
        """Return the position as it is now."""
        return self._shown.position

    @property
    def source(self) -> str:
        """Return what is tried, as moves name it; empty where all is counted."""
        return self._example.source

    @property
    def is_counted(self) -> bool:
        """Return whether all that there is to see is gold: no click plays anything."""
        return self._example.show == "score"

    def lit(self) -> tuple[Mask, Role]:
        """Return the hexes that the rules answer with, and in which sense."""
        if self.is_counted:
            return self._shown.lit, "earned"
        source = self._example.source
        origins = self.position.origins(source) if self.lifted is None else 0
        if origins:
            return origins, "origin"
        return self.position.targets(source, self.lifted), "target"

    def gold(self) -> tuple[int, ...]:
        """Return what each player earns; nothing for a tile."""
        if self._example.show == "gold":
            return tuple(sum(purse) for purse in self.position.earned)
        return self._shown.gold

    def click(self, hex_: Hex) -> bool:
        """Lift or play what a hex stands for; False if it stands for nothing."""
        if hex_ == self.lifted:
            self.lifted = None
            return True
        mask, role = self.lit()
        if role == "earned" or not mask >> hex_ & 1:
            return False
        source = self._example.source
        moves = [m for m in self.position.legal_moves() if m.source == source]
        if role == "origin" and any(m.origin == hex_ for m in moves):
            self.lifted = hex_
            return True
        found = [m for m in moves if m.target == hex_ and m.origin == self.lifted]
        if found:
            self._play(found[0])
        return bool(found)

    def _play(self, move: Move) -> None:
        self.position.push(move)
        self.lifted, self.is_untouched = None, False


def _example(catalog: Catalog, entry: Tile | Card, start: TryOut) -> Example:
    card = entry if isinstance(entry, Card) else None
    show = shown_for(card)
    owned = {terrain.id: terrain for terrain in catalog.terrains.values() if terrain.buildable}
    return Example(
        caption="",
        cells=start.cells,
        pieces=start.pieces,
        lit=0,
        lifted=None,
        show=show,
        # A card that pays while it is built on waits for the mandatory action.
        source=source_of(entry) or (MANDATORY if show == "gold" else ""),
        score=entry.id if card is not None else "",
        tiles=tiles_of(entry),
        cards=(start.terrain_card,) if start.terrain_card else (),
        removed=next(iter(owned), "") if card is not None and card.setup else "",
    )
