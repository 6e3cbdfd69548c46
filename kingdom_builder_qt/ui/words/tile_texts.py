"""Texts about held tiles: their possible use now, and the lifetime of nomad tiles.

Standing actions are described like tiles without a holder.
"""

from __future__ import annotations

from kingdom_builder_qt.core.decision import (
    has_permanent_effect,
    in_turn,
    in_use,
    is_asked,
    is_nomad,
    is_silo_phase,
    lacks_settlements,
    repeatable_tiles,
    source_of_tile,
    token_taken,
    waits_for_card,
)
from kingdom_builder_qt.core.moves import CANOE, SILO
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.reasons import Reason, is_spent
from kingdom_builder_qt.core.state import NEW, USED, HeldTile
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.name_texts import NameTexts
from kingdom_builder_qt.ui.words.reason_texts import ReasonTexts

tr = translator(__name__)


class TileTexts:
    """Describes the tiles of the player to move."""

    def __init__(self, names: NameTexts, reasons: ReasonTexts) -> None:
        self._names, self._reasons = names, reasons

    def state(self, held: HeldTile, position: Position) -> str:
        """Return the state of a held tile in a few words."""
        source = source_of_tile(position.rules, held.tile)
        if has_permanent_effect(position.rules, held.tile):
            return self.waiting(held, position)
        if source == CANOE:
            return self._canoe(held, position)
        if source == SILO:
            return self._silo(position)
        if in_use(position, held):
            return (
                tr("on", "state of a tile")
                if source in position.rules.waivers
                else tr("in use", "state of a tile")
            )
        if not in_turn(position):
            return tr("on your turn") if is_asked(position) else ""
        if held.state == NEW:
            return self.waiting(held, position)
        if held.state == USED:
            gone = is_nomad(position.rules, held) or is_spent(position, source)
            return tr("used up", "state of a tile") if gone else tr("used", "state of a tile")
        if held.tile in position.rules.offering:
            return self._bazaar(position)
        if source in position.sources():
            nomad = is_nomad(position.rules, held)
            return (
                tr("this turn only", "state of a tile") if nomad else tr("ready", "state of a tile")
            )
        return self._why_not(source, position)

    def _canoe(self, held: HeldTile, position: Position) -> str:
        if held.state == USED:
            return tr("used", "state of a tile")
        if is_silo_phase(position):
            return ""
        is_now = is_asked(position) and held in position.tiles[position.to_move]
        return tr("now", "state of a tile") if is_now else tr("others' turns", "state of a tile")

    def _silo(self, position: Position) -> str:
        left = position.extras.silos[position.to_move]
        return tr("last one", "action of a silo") if left == 1 else tr("%n left", "silo", left)

    def _bazaar(self, position: Position) -> str:
        return tr("choose a tile") if repeatable_tiles(position) else tr("after a tile")

    def waiting(self, held: HeldTile, position: Position) -> str:
        """Return the state of a tile outside its owner's turn."""
        if has_permanent_effect(position.rules, held.tile):
            # A bonus tile counts from the next turn, the hand of a crossroads at once.
            waits = held.state == NEW and self._is_bonus(held)
            return (
                tr("next turn", "state of a tile") if waits else tr("always on", "state of a tile")
            )
        if source_of_tile(position.rules, held.tile) == CANOE:
            return self._canoe(held, position)
        if self._is_shared(held):
            return tr("every turn", "state of a tile")
        nomad = is_nomad(position.rules, held)
        return (
            tr("next turn, once", "state of a tile")
            if nomad
            else tr("next turn", "state of a tile")
        )

    def _why_not(self, source: str, position: Position) -> str:
        if source in position.rules.waivers and position.armed:
            return tr("one at a time")
        if position.in_block:
            if position.block is not None:
                return tr("after this action")
            return tr("after building")
        if is_spent(position, source):
            return tr("used up", "state of a tile")
        if lacks_settlements(position, source):
            return tr("supply empty")
        return tr("no target")

    def now(self, held: HeldTile, position: Position) -> str:
        """Return the possible use of a held tile now, as a sentence."""
        source = source_of_tile(position.rules, held.tile)
        if has_permanent_effect(position.rules, held.tile):
            return self._by_itself(held)
        if in_use(position, held):
            return self._using(source, position)
        if source == CANOE:
            return self._canoe_now(held, position)
        if held.state == NEW:
            return tr("Taken this turn: it can be used from your next turn on.")
        if held.state == USED:
            if is_nomad(position.rules, held):
                return tr("Used up.")
            if is_spent(position, source):
                return self._reasons.reason(Reason("spent", held.tile), source, 0, position)
            return tr("Used this turn; ready again on your next turn.")
        if not in_turn(position):
            return tr("It is used on your own turn.")
        if held.tile in position.rules.offering:
            return self._bazaar_now(position)
        if source in position.sources():
            return self._possible(source, position)
        return self._impossible(source, position)

    def _by_itself(self, held: HeldTile) -> str:
        if held.state == NEW and self._is_bonus(held):
            return tr("It works by itself from your next turn on.")
        return tr("It works by itself as long as you hold it.")

    def _canoe_now(self, held: HeldTile, position: Position) -> str:
        if held.state == USED:
            return tr("Used; ready again on your next turn.")
        if is_asked(position):
            return tr("Available: choose one of the marked hexes, or decline.")
        return tr(
            "You are asked when another player takes the last tile from a location or nomad space."
        )

    def _bazaar_now(self, position: Position) -> str:
        names = [self._names.tile(t, in_sentence=True) for t in repeatable_tiles(position)]
        if not names:
            return tr("First use another location tile; this one then repeats it.")
        return tr("Choose the tile to use once more: {tiles}.").format(
            tiles=self._names.listing(names)
        )

    def _using(self, source: str, position: Position) -> str:
        if source in position.rules.waivers:
            return tr("On: your next placement need not be next to your own pieces.")
        return tr("In use: finish it first.")

    def _possible(self, source: str, position: Position) -> str:
        if source in position.rules.waivers:
            return tr("Choose it: your next placement need not be next to your own pieces.")
        if source in position.rules.drawing:
            return tr("Available: turn up a card.")
        origins = position.origins(source).bit_count()
        if origins:
            return tr("Available: %n pieces can be moved.", "", origins)
        count = position.targets(source).bit_count()
        if token_taken(position.rules, source) == "number" and not count:
            return tr("Available: take a number tile.")
        return tr("Available: %n hexes.", "", count)

    def _impossible(self, source: str, position: Position) -> str:
        if source in position.rules.waivers and position.armed:
            return tr("Another one is in use for your next placement.")
        if position.block is not None:
            return tr("It can be used after the current action.")
        if position.in_block:
            return tr("It can be used after the mandatory action.")
        if waits_for_card(position, source) and position.card is not None:
            return tr("No hex is possible before you choose a side of your card.")
        if waits_for_card(position, source):
            return tr("No hex is possible before you choose a terrain card.")
        return self._reasons.nowhere(source, position)

    def life(self, held: HeldTile, position: Position) -> str:
        """Return the lifetime of a nomad tile (R-102); empty for location tiles."""
        if not is_nomad(position.rules, held):
            return ""
        if held.state == NEW:
            return tr("Nomad tile: for your next turn only, once.")
        return tr("Nomad tile: for this turn only; used or not, it then leaves the game.")

    def _is_bonus(self, held: HeldTile) -> bool:
        return self._names.catalog.tiles[held.tile].kind == "bonus_tile"

    def _is_shared(self, held: HeldTile) -> bool:
        return self._names.catalog.tiles[held.tile].kind == "standing_action"
