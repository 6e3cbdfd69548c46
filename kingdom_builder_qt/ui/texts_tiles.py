"""Held tiles in words: what can be done with them now, and how long nomad tiles last."""

from __future__ import annotations

from PySide6.QtCore import QObject

from kingdom_builder_qt.core.moves import BUILD
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.tiles import NEW, USED, HeldTile
from kingdom_builder_qt.ui.texts_names import NameTexts


class TileTexts(QObject):
    """Describes the tiles of the player to move."""

    def __init__(self, names: NameTexts) -> None:
        super().__init__()
        self._names = names

    def state(self, held: HeldTile, position: Position) -> str:
        """Return what can be done with a held tile, in few words."""
        source = position.rules.source_of[held.tile]
        if self._works_by_itself(source, position):
            return self.tr("always on")
        if self.in_use(held, position):
            return self.tr("on") if source in position.rules.waivers else self.tr("in use")
        if held.state == NEW:
            return self.waiting(held, position)
        if held.state == USED:
            return self.tr("used up") if self._is_nomad(held, position) else self.tr("used")
        if source in position.sources():
            nomad = self._is_nomad(held, position)
            return self.tr("this turn only") if nomad else self.tr("ready")
        return self._why_not(source, position)

    def waiting(self, held: HeldTile, position: Position) -> str:
        """Return the state of a tile that waits for the owner's next turn."""
        if self._works_by_itself(position.rules.source_of[held.tile], position):
            return self.tr("always on")
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
        source = position.rules.source_of[held.tile]
        if self._works_by_itself(source, position):
            return self.tr("It works by itself as long as you hold it.")
        if self.in_use(held, position):
            return self._using(source, position)
        if held.state == NEW:
            return self.tr("Gained in this turn, to be used from your next turn on.")
        if held.state == USED:
            return (
                self.tr("Used up.")
                if self._is_nomad(held, position)
                else self.tr("Used in this turn; it is ready again in your next turn.")
            )
        if source in position.sources():
            return self._possible(source, position)
        return self._impossible(source, position)

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
        if position.choosing:
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

    def _works_by_itself(self, source: str, position: Position) -> bool:
        """Tell whether a tile is never used: it changes a rule as long as it is held."""
        return not position.rules.actions[source].branches and source not in position.rules.plain

    def _is_nomad(self, held: HeldTile, position: Position) -> bool:
        return held.location in position.rules.nomads

    def in_use(self, held: HeldTile, position: Position) -> bool:
        """Tell whether a used tile still does its work: an armed outpost, an open block."""
        source, block = position.rules.source_of[held.tile], position.block
        if held.state != USED:
            return False
        if source in position.rules.waivers:
            return position.armed
        return block is not None and block.source == source
