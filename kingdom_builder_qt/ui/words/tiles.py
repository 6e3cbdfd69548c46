"""Held tiles in words: what can be done with them now, and how long nomad tiles last.

Actions that every player has are told like tiles that nobody holds.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from kingdom_builder_qt.core.moves import BUILD, CANOE, SILO, bonus_source
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.turn.tiles import NEW, USED, HeldTile
from kingdom_builder_qt.ui.words.names import NameTexts
from kingdom_builder_qt.ui.words.turn_phase import (
    in_turn,
    is_armed,
    is_asked,
    is_choosing,
    is_silo_phase,
    open_block,
)


class TileTexts(QObject):
    """Describes the tiles of the player to move."""

    def __init__(self, names: NameTexts) -> None:
        super().__init__()
        self._names = names

    def source(self, tile: str, position: Position) -> str:
        """Return the source of a tile; one that has none gets an id of its own."""
        rules, entry = position.rules, self._names.catalog.tiles[tile]
        if entry.kind == "standing_action":
            return SILO if entry.when == "before_scoring" else entry.brought_by
        if tile in rules.canoes:
            return CANOE
        return rules.source_of.get(tile, bonus_source(tile))

    def repeat(self, tile: str, position: Position) -> str:
        """Return the source with which the bazaar repeats a tile now; empty if it cannot."""
        source = position.rules.repeats.get(tile, "")
        return source if source in position.sources() else ""

    def state(self, held: HeldTile, position: Position) -> str:
        """Return what can be done with a held tile, in few words."""
        source = self.source(held.tile, position)
        if self._works_by_itself(held, position):
            return self.waiting(held, position)
        if source == CANOE:
            return self._canoe(held, position)
        if source == SILO:
            return self._silo(position)
        if self.in_use(held, position):
            return self.tr("on") if source in position.rules.waivers else self.tr("in use")
        if not in_turn(position):
            return self.tr("in your turn") if is_asked(position) else ""
        if held.state == NEW:
            return self.waiting(held, position)
        if held.state == USED:
            return self.tr("used up") if self._is_nomad(held, position) else self.tr("used")
        if held.tile == position.rules.bazaar:
            return self._bazaar(position)
        if source in position.sources():
            nomad = self._is_nomad(held, position)
            return self.tr("this turn only") if nomad else self.tr("ready")
        return self._why_not(source, position)

    def _canoe(self, held: HeldTile, position: Position) -> str:
        if held.state == USED:
            return self.tr("used")
        if is_silo_phase(position):
            return ""
        is_now = is_asked(position) and held in position.tiles[position.to_move]
        return self.tr("now") if is_now else self.tr("others' turns")

    def _silo(self, position: Position) -> str:
        left = position.extras.silos[position.to_move]
        return self.tr("last one") if left == 1 else self.tr("{left} left").format(left=left)

    def _bazaar(self, position: Position) -> str:
        return self.tr("pick a tile") if self._repeatable(position) else self.tr("after a tile")

    def _repeatable(self, position: Position) -> list[str]:
        """Return the tiles that can be repeated now."""
        return [t for t in position.rules.repeats if self.repeat(t, position)]

    def waiting(self, held: HeldTile, position: Position) -> str:
        """Return the state of a tile that waits for the owner's next turn."""
        if self._works_by_itself(held, position):
            # A bonus tile counts from the next turn on, the hand of a crossroads at once.
            waits = held.state == NEW and self._is_bonus(held)
            return self.tr("next turn") if waits else self.tr("always on")
        if self.source(held.tile, position) == CANOE:
            return self._canoe(held, position)
        if self._is_shared(held):
            return self.tr("every turn")
        nomad = self._is_nomad(held, position)
        return self.tr("next turn, once") if nomad else self.tr("next turn")

    def _why_not(self, source: str, position: Position) -> str:
        if source in position.rules.waivers and position.armed:
            return self.tr("one at a time")
        if position.in_block:
            return self.tr("later")
        if self.lacks_settlements(source, position):
            return self.tr("no settlements left")
        return self.tr("no target")

    def now(self, held: HeldTile, position: Position) -> str:
        """Return what can be done with a held tile now, as a sentence."""
        source = self.source(held.tile, position)
        if self._works_by_itself(held, position):
            return self._by_itself(held)
        if self.in_use(held, position):
            return self._using(source, position)
        if source == CANOE:
            return self._canoe_now(held, position)
        if held.state == NEW:
            return self.tr("Gained in this turn, to be used from your next turn on.")
        if held.state == USED:
            return (
                self.tr("Used up.")
                if self._is_nomad(held, position)
                else self.tr("Used in this turn; it is ready again in your next turn.")
            )
        if not in_turn(position):
            return self.tr("It is used in your own turn.")
        if held.tile == position.rules.bazaar:
            return self._bazaar_now(position)
        if source in position.sources():
            return self._possible(source, position)
        return self._impossible(source, position)

    def _by_itself(self, held: HeldTile) -> str:
        if held.state == NEW and self._is_bonus(held):
            return self.tr("It works by itself from your next turn on.")
        return self.tr("It works by itself as long as you hold it.")

    def _canoe_now(self, held: HeldTile, position: Position) -> str:
        if held.state == USED:
            return self.tr("Used; it is ready again in your next turn.")
        if is_asked(position):
            return self.tr("Now possible: choose one of the marked hexes, or decline.")
        return self.tr("You are asked when another player takes the last tile of a place.")

    def _bazaar_now(self, position: Position) -> str:
        names = [self._names.tile(t, in_sentence=True) for t in self._repeatable(position)]
        if not names:
            return self.tr("First use another location tile: this one then repeats it.")
        return self.tr("Click the tile to use once more: {tiles}.").format(
            tiles=self._names.listing(names)
        )

    def _using(self, source: str, position: Position) -> str:
        if source in position.rules.waivers:
            return self.tr("On: your next placement need not be next to your own pieces.")
        return self.tr("In use: finish it first.")

    def _possible(self, source: str, position: Position) -> str:
        if source in position.rules.waivers:
            return self.tr("Click to waive adjacency for your next placement.")
        if source in position.rules.drawing:
            return self.tr("Now possible: turn up a card.")
        origins = position.origins(source).bit_count()
        if origins:
            return self.tr("Now possible: {count} pieces can be moved.").format(count=origins)
        count = position.targets(source).bit_count()
        if source in position.rules.cathedrals and not count:
            return self.tr("Now possible: take a number tile.")
        return self.tr("Now possible: {count} hexes.").format(count=count)

    def _impossible(self, source: str, position: Position) -> str:
        if source in position.rules.waivers and position.armed:
            return self.tr("Another one is in use for your next placement.")
        if position.block is not None:
            return self.tr("It can be used after the action that is under way.")
        if position.in_block:
            return self.tr("It can be used after the mandatory action.")
        if self.lacks_settlements(source, position):
            return self.tr("You have no settlement left to build.")
        if is_choosing(position) and position.card is not None:
            return self.tr("No hex is possible before you choose a side of your card.")
        if is_choosing(position):
            return self.tr("No hex is possible before you choose a terrain card.")
        return self.tr("No hex is possible now.")

    def life(self, held: HeldTile, position: Position) -> str:
        """Return how long a nomad tile lasts (RULINGS 6.1); empty for location tiles."""
        if not self._is_nomad(held, position):
            return ""
        if held.state == NEW:
            return self.tr("Nomad tile: for your next turn only, once.")
        return self.tr("Nomad tile: for this turn only; used or not, it then leaves the game.")

    def lacks_settlements(self, source: str, position: Position) -> bool:
        """Return whether a source builds and the player to move has nothing left to build."""
        builds = (source, BUILD) in position.rules.branches
        return builds and not position.supply[position.to_move]

    def _works_by_itself(self, held: HeldTile, position: Position) -> bool:
        """Return whether a tile is never used: it changes a rule as long as it is held."""
        source, rules = self.source(held.tile, position), position.rules
        action = rules.actions.get(source)
        is_passive = action is None or not action.branches
        return is_passive and source not in rules.plain and held.tile != rules.bazaar

    def _is_bonus(self, held: HeldTile) -> bool:
        return self._names.catalog.tiles[held.tile].kind == "bonus_tile"

    def _is_shared(self, held: HeldTile) -> bool:
        return self._names.catalog.tiles[held.tile].kind == "standing_action"

    def _is_nomad(self, held: HeldTile, position: Position) -> bool:
        return held.location in position.rules.nomads

    def in_use(self, held: HeldTile, position: Position) -> bool:
        """Return whether a used tile still does its work: an armed outpost, an open block."""
        source, block = self.source(held.tile, position), open_block(position)
        if source == CANOE:
            return is_asked(position) and held.state != USED
        if source == SILO:
            return is_silo_phase(position)
        if held.state != USED:
            return False
        if source in position.rules.waivers:
            return is_armed(position)
        repeat = position.rules.repeats.get(held.tile)
        return block is not None and block.source in (source, repeat)
