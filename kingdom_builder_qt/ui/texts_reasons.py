"""Why a hex is no target, as sentences that help a player on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from kingdom_builder_qt.core.hexgrid import Hex, hex_name
from kingdom_builder_qt.core.moves import source_tile
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.reasons import Reason
from kingdom_builder_qt.ui.texts_names import NameTexts


class ReasonTexts(QObject):
    """Turns every `Reason` of the core into a sentence."""

    def __init__(self, names: NameTexts) -> None:
        super().__init__()
        self._names = names

    def reason(self, reason: Reason, source: str, hex_: Hex, position: Position) -> str:
        """Return one sentence; an unknown code gives a general one."""
        code = "barren" if self._is_barren(reason, source) else reason.code
        if code == "not_adjacent" and position.origins(source):
            code = "move_adjacent"
        pattern = self._closed(code) or self._refused(code, position)
        tile = source_tile(source) or ""
        owner = position.owner_at(hex_)
        return pattern.format(
            hex=hex_name(hex_),
            detail=self._detail(reason),
            wanted=self._wanted(source, position),
            tile=self._names.tile(tile, in_sentence=True),
            owner=self._names.player(owner) if owner is not None else "",
            left=position.builds_left,
        )

    def _detail(self, reason: Reason) -> str:
        if reason.code == "feature":
            return self._names.feature(reason.detail)
        return self._names.terrain(reason.detail) if reason.detail else ""

    def _wanted(self, source: str, position: Position) -> str:
        """Return the terrain that a source asks for, or the card's."""
        return self._names.wanted(source, position.card) or self.tr("buildable")

    def _is_barren(self, reason: Reason, source: str) -> bool:
        """Tell whether a hex fails because nothing at all is built on its terrain."""
        terrain = self._names.catalog.terrains.get(reason.detail)
        wanted = self._names.asked_terrains(source)
        known = [self._names.catalog.terrains.get(name) for name in wanted]
        special = any(other is not None and not other.buildable for other in known)
        return (
            reason.code in ("card", "terrain")
            and terrain is not None
            and not terrain.buildable
            and not special
        )

    def _closed(self, code: str) -> str:
        """Return why the turn does not allow the action at all; empty for other codes."""
        texts: dict[str, Callable[[], str]] = {
            "over": lambda: self.tr("The game is over."),
            "block": lambda: self.tr(
                "First finish the mandatory action: {left} still to build. Tiles can be used"
                " before or after it, not in between."
            ),
            "mandatory_done": lambda: self.tr("The mandatory action of this turn is done."),
            "mandatory_due": lambda: self.tr(
                "The turn cannot end yet: {left} still to build in the mandatory action."
            ),
            "choose": lambda: self.tr("First choose one of your terrain cards."),
            "tile_new": lambda: self.tr(
                "The {tile} was gained in this turn: it can be used from your next turn on."
            ),
            "tile_used": lambda: self.tr("The {tile} was already used in this turn."),
            "no_tile": lambda: self.tr("You do not have the {tile}."),
        }
        return texts[code]() if code in texts else ""

    def _refused(self, code: str, position: Position) -> str:
        """Return why this hex is no target."""
        if code == "card" and position.card is None:
            return self.tr("You have no terrain card in this turn.")
        texts: dict[str, Callable[[], str]] = {
            "no_supply": lambda: self.tr("You have no settlement left to build."),
            "feature": lambda: self.tr("{hex} is a {detail}: nothing can be built there."),
            "occupied": lambda: self.tr("{hex} is taken: a settlement of {owner} stands there."),
            "terrain": lambda: self.tr("{hex} is {detail}; it must be {wanted}."),
            "card": lambda: self.tr("{hex} is {detail}, but your card shows {wanted}."),
            "edge": lambda: self.tr("{hex} is not at the edge of the board."),
            "near": lambda: self.tr("{hex} is not beside what this action asks for."),
            "line_end": lambda: self.tr(
                "{hex} does not continue a straight line of at least three of your settlements."
            ),
            "not": lambda: self.tr("{hex} is ruled out by this action."),
            "leap": lambda: self.tr("{hex} is not exactly two hexes away in a straight line."),
            "origin": lambda: self.tr(
                "Choose one of your settlements that can move: {hex} is none."
            ),
            "blocked": lambda: self.tr("{hex} is beside a warrior: nothing can come there."),
            "flower": lambda: self.tr("There is no room for seven free hexes around {hex}."),
            "steps": lambda: self.tr("{hex} is not next to that piece."),
            "slide": lambda: self.tr("{hex} is not where a straight way ends."),
            "drawn": lambda: self.tr("{hex} is {detail}, not the terrain of the card turned up."),
            "same_hex": lambda: self.tr("The settlement must leave {hex}."),
            "not_adjacent": lambda: self.tr(
                "Build beside your settlements while a free {wanted} hex there exists."
            ),
            "move_adjacent": lambda: self.tr(
                "Move beside your other settlements while a free {wanted} hex there exists."
            ),
            "barren": lambda: self.tr("{hex} is {detail}: nothing can be built on {detail}."),
        }
        general = texts.get(code, lambda: self.tr("{hex} is not possible here."))
        return general()
