"""Sentences that explain to a player why a hex is no legal target."""

from __future__ import annotations

from typing import Final

from kingdom_builder_qt.content.nouns import Noun, unchanging
from kingdom_builder_qt.core.decision import build_branch, due_source, played_terrain
from kingdom_builder_qt.core.entries import SETTLEMENT
from kingdom_builder_qt.core.grid import Hex, hex_name
from kingdom_builder_qt.core.moves import CANOE, REMOVE, SILO, TURN
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.reasons import Reason, why_nowhere
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.name_texts import NameTexts
from kingdom_builder_qt.ui.words.numbers import spelled

tr = translator(__name__)

_ANY_HEX: Final = 0  # for reasons about all hexes
_ABOUT_TILES: Final = ("no_tile", "tile_new", "tile_used", "not_used_yet", "spent", "by_itself")


# Patterns for actions that the turn does not allow.
_CLOSED: Final = {
    "over": tr.later("The game is over."),
    "block": tr.later(
        "First finish the mandatory action: {left} still to build. Tiles can be used"
        " before or after it, not in between."
    ),
    "open_block": tr.later("First finish what you started with the {due}."),
    "mandatory_done": tr.later("This turn's mandatory action is done."),
    "mandatory_due": tr.later(
        "You cannot end your turn yet: {left} still to build in the mandatory action."
    ),
    "choose": tr.later("First choose one of your terrain cards."),
    "choose_side": tr.later("First choose one of the {sides} sides of your card."),
    "interrupt": tr.later("First decide whether to use the {due}."),
    "last_phase": tr.later("The last round is over: only {due} actions are left."),
    "canoe": tr.later(
        "The {tile} is used when another player takes the last tile from a location or nomad space."
    ),
    "silo": tr.later("{Tile} actions come after the last round, before scoring."),
    "tile_later": tr.later("The {tile} cannot be used now."),
    "action_used": tr.later("The {tile} has already been used this turn."),
    "not_used_yet": tr.later("First use the {tile} itself: the {behind} repeats it afterwards."),
    "no_number": tr.later("You have no number tile to give back for a build."),
    "tile_new": tr.later("You took the {tile} this turn: you can use it from your next turn on."),
    "tile_used": tr.later("The {tile} has already been used this turn."),
    "spent": tr.later(
        "The {tile} can be used only once in the game, and you have already used it."
    ),
    "by_itself": tr.later("The {tile} is always on; there is nothing to choose."),
    "no_tile": tr.later("You do not have the {tile}."),
}
# Patterns for hexes that cannot be built on.
_REFUSED: Final = {
    "no_hex": tr.later("There is no hex there."),
    "no_card": tr.later("You have no terrain card this turn."),
    "no_supply": tr.later("You have no settlement left to build."),
    "no_piece": tr.later("No {detail} is left in the supply."),
    "feature": tr.later("{hex} is {detail:indefinite}: nothing can be built there."),
    "occupied": tr.later("{hex} is taken: {piece:indefinite} of {owner} stands there."),
    "own_piece": tr.later("Your own {piece} already stands on {hex}."),
    "walled": tr.later("{hex} is taken: {piece:indefinite} stands there."),
    "terrain": tr.later("{hex} is {detail:indefinite} hex; it must be {wanted:indefinite} hex."),
    "card": tr.later("{hex} is {detail:indefinite} hex, but your card shows {wanted}."),
    "drawn": tr.later("{hex} is {detail:indefinite} hex, but the card turned up shows {wanted}."),
    "edge": tr.later("{hex} is not at the edge of the board."),
    "section_border": tr.later("{hex} is not next to another section."),
    "near_unnamed": tr.later("{hex} does not have the neighbours this action needs."),
    "not": tr.later("This action rules out {hex}."),
    "not_adjacent": tr.later(
        "You must build next to your settlements as long as a free {wanted} hex touches them."
    ),
    "barren": tr.later("{hex} is {detail:indefinite} hex: nothing can be built there."),
}
# Patterns for pieces that cannot be lifted, placed or moved there.
_REFUSED_PIECE: Final = {
    "blocked": tr.later("{hex} is next to {detail:indefinite}: nothing can be placed there."),
    "ring": tr.later("{hex} and its six neighbours must all be free."),
    "ring_adjacent": tr.later(
        "{hex} or one of its six neighbours must be next to one of your own pieces."
    ),
    "must_touch": tr.later("{hex} is not next to one of your own pieces."),
    "place_adjacent": tr.later(
        "You must place the {piece} next to your own pieces as long as a free {wanted}"
        " hex touches them."
    ),
    "move_adjacent": tr.later(
        "You must move next to your other settlements as long as a free {wanted} hex touches them."
    ),
    "steps": tr.later("{hex} is not next to that piece: it moves step by step."),
    "slide": tr.later(
        "The piece goes as far as it can in a straight line; it cannot stop on {hex}."
    ),
    "origin": tr.later("Choose one of your pieces that can move; there is none on {hex}."),
    "victim": tr.later("Choose one of the marked pieces; there is none on {hex}."),
    "ray": tr.later("{hex} is not the first free hex in a straight line."),
    "same_area": tr.later("{hex} is not next to the rest of the settlement's area."),
    "same_hex": tr.later("The piece must leave {hex}."),
    "piece": tr.later("The piece this action needs is not on {hex}."),
}
_UNMET: Final = tr.later("No free {wanted} hex meets the conditions of this action.")
_UNMET_BY_PIECES: Final = tr.later("None of your pieces meets the conditions of this action.")
# Patterns for actions without any target.
_NOWHERE: Final = {
    "none_terrain": tr.later("No free {wanted} hex is left."),
    "none_card": tr.later("No free {wanted} hex is left."),
    "none_drawn": tr.later("No free {wanted} hex is left."),
    "none_near_unnamed": tr.later("No free {wanted} hex has the neighbours this action needs."),
    "none_edge": tr.later("No free {wanted} hex is left at the edge of the board."),
    "none_section_border": tr.later("No free {wanted} hex is left next to another section."),
    "none_ring": tr.later("There is no group of seven free {wanted} hexes on the board."),
    "none_not_adjacent": tr.later("No free {wanted} hex is next to one of your pieces."),
    "none_origin": tr.later("You have no piece on the board that can be moved."),
    "none_origin_kind": tr.later("Your {detail} is not on the board."),
    "none_reach": tr.later("None of your pieces can reach a free {wanted} hex."),
    "none_feature": _UNMET,
    "none_piece": _UNMET,
    "none_not": _UNMET,
    "none_origin_terrain": _UNMET_BY_PIECES,
    "none_origin_card": _UNMET_BY_PIECES,
    "none_origin_drawn": _UNMET_BY_PIECES,
    "none_origin_feature": _UNMET_BY_PIECES,
    "none_origin_piece": _UNMET_BY_PIECES,
    "none_origin_near_unnamed": _UNMET_BY_PIECES,
    "none_origin_edge": _UNMET_BY_PIECES,
    "none_origin_section_border": _UNMET_BY_PIECES,
    "none_origin_line_end": _UNMET_BY_PIECES,
    "none_origin_not": _UNMET_BY_PIECES,
    "none_victim": tr.later("No other player has a piece that can be removed."),
}
# Patterns about the required neighbour, by its kind.
_NEAR: Final = {
    "near_opponent": tr.later("{hex} is not next to a settlement of another player."),
    "near_site": tr.later("{hex} is not next to a location, castle or other special hex."),
    "near_feature": tr.later("{hex} is not next to {feature:indefinite}."),
    "near_terrain": tr.later("{hex} is not next to {terrain:indefinite} hex."),
    "none_near_opponent": tr.later(
        "No free {wanted} hex is next to a settlement of another player."
    ),
    "none_near_site": tr.later(
        "No free {wanted} hex is next to a location, castle or other special hex."
    ),
    "none_near_feature": tr.later("No free {wanted} hex is next to {feature:indefinite}."),
    "none_near_terrain": tr.later("No free {wanted} hex is next to {terrain:indefinite} hex."),
    "none_origin_near_opponent": tr.later(
        "None of your settlements is next to a settlement of another player."
    ),
    "none_origin_near_site": tr.later(
        "None of your settlements is next to a location, castle or other special hex."
    ),
    "none_origin_near_feature": tr.later(
        "None of your settlements is next to {feature:indefinite}."
    ),
    "none_origin_near_terrain": tr.later(
        "None of your settlements is next to {terrain:indefinite} hex."
    ),
}
# Patterns with a number of settlements: `{count}`.
_OF_COUNT: Final = {
    "near_own": tr.counted("{hex} is not next to {count} of your own settlements."),
    "none_near_own": tr.counted("No free {wanted} hex is next to {count} of your own settlements."),
    "none_origin_near_own": tr.counted(
        "None of your settlements is next to {count} of your own settlements."
    ),
}
# Patterns with a number of hexes, or of settlements in a line: `{number}`.
_OF_NUMBER: Final = {
    "leap": tr.counted("{hex} is not exactly {number} hexes away in a straight line."),
    "line_end": tr.counted(
        "{hex} does not continue a straight line of at least {number} of your settlements."
    ),
    "none_line_end": tr.counted(
        "No free {wanted} hex continues a straight line of at least {number} of your settlements."
    ),
    "near_far_own": tr.counted(
        "{hex} is not within {number} hexes of one of your own settlements."
    ),
    "near_far_owns": tr.counted(
        "{hex} is not within {number} hexes of {count} of your own settlements."
    ),
    "near_far_opponent": tr.counted(
        "{hex} is not within {number} hexes of a settlement of another player."
    ),
    "near_far_site": tr.counted(
        "{hex} is not within {number} hexes of a location, castle or other special hex."
    ),
    "near_far_feature": tr.counted("{hex} is not within {number} hexes of {feature:indefinite}."),
    "near_far_terrain": tr.counted(
        "{hex} is not within {number} hexes of {terrain:indefinite} hex."
    ),
    "none_near_far_own": tr.counted(
        "No free {wanted} hex is within {number} hexes of one of your own settlements."
    ),
    "none_near_far_owns": tr.counted(
        "No free {wanted} hex is within {number} hexes of {count} of your own settlements."
    ),
    "none_near_far_opponent": tr.counted(
        "No free {wanted} hex is within {number} hexes of a settlement of another player."
    ),
    "none_near_far_site": tr.counted(
        "No free {wanted} hex is within {number} hexes of a location, castle or other special hex."
    ),
    "none_near_far_feature": tr.counted(
        "No free {wanted} hex is within {number} hexes of {feature:indefinite}."
    ),
    "none_near_far_terrain": tr.counted(
        "No free {wanted} hex is within {number} hexes of {terrain:indefinite} hex."
    ),
}
_PATTERNS: Final = {**_CLOSED, **_REFUSED, **_REFUSED_PIECE, **_NEAR, **_NOWHERE}


class ReasonTexts:
    """Translates every `Reason` of the core."""

    def __init__(self, names: NameTexts) -> None:
        self._names = names

    def reason(self, reason: Reason, source: str, hex_: Hex, position: Position) -> str:
        code = self._case(reason, source, hex_, position)
        pattern = _pattern(code, reason)
        stands = position.piece_at(hex_)
        kind, owner = stands if stands is not None else (self._kind(source, position), None)
        detail, piece = self._detail(reason), self._names.piece(kind)
        return pattern.format(
            hex=hex_name(hex_),
            detail=detail,
            number=spelled(reason.number),
            wanted=self._wanted(source, position),
            count=spelled(reason.count),
            feature=self._names.feature(reason.about),
            terrain=self._names.terrain(reason.about),
            tile=self._tile(reason, source),
            Tile=self._names.source(source),
            due=self._due(position),
            behind=self._behind(source, position),
            piece=piece,
            owner=self._names.player(owner) if owner is not None else "",
            left=position.builds_left,
            sides=self._sides(position),
        )

    def nowhere(self, source: str, position: Position) -> str:
        """Explain why an available source has no target."""
        reason = why_nowhere(position, source)
        if reason is None:
            return tr("{tile}: nothing can be done with it now.").format(
                tile=self._names.source(source)
            )
        return self.reason(reason, source, _ANY_HEX, position)

    def _case(self, reason: Reason, source: str, hex_: Hex, position: Position) -> str:
        """Return the code of the reason, or of its special case with a different sentence."""
        code = reason.code
        if self._is_barren(reason, source):
            return "barren"
        if code == "card" and position.card is None:
            return "no_card"
        if code == "choose" and position.card is not None:
            return "choose_side"
        if code == "not_now" and source not in (CANOE, SILO):
            return "tile_later"
        if code == "not_now":
            return source
        if code == "block" and position.block is not None:
            return "open_block"
        if code == "block" and source == TURN:
            return "mandatory_due"
        if code == "no_supply" and reason.detail not in ("", SETTLEMENT):
            return "no_piece"
        if code == "occupied":
            owner = (position.piece_at(hex_) or ("", None))[1]
            own = "own_piece" if owner == position.to_move else code
            return "walled" if owner is None else own
        if code == "not_adjacent":
            return self._adjacency_case(source, position)
        if code == "origin" and position.targets(source, verb=REMOVE):
            return "victim"
        return self._with_values(reason)

    def _with_values(self, reason: Reason) -> str:
        """Return the code, or the code of the pattern that includes the reason's values."""
        code = reason.code
        if code == "none_origin" and reason.detail:
            return "none_origin_kind"
        if not code.endswith("near"):
            return code
        kind = self._neighbour(reason)
        if reason.number < 2 or code == "none_origin_near" or kind == "unnamed":
            return f"{code}_{kind}"
        return f"{code}_far_owns" if kind == "own" and reason.count > 1 else f"{code}_far_{kind}"

    def _sides(self, position: Position) -> str:
        options = position.rules.options.get(position.card or "", ())
        return spelled(len(options))

    def _adjacency_case(self, source: str, position: Position) -> str:
        branch = build_branch(position.rules, source)
        if position.origins(source):
            return "move_adjacent"
        if branch is None or branch.piece.id == SETTLEMENT:
            return "not_adjacent"
        if branch.piece.ring:
            return "ring_adjacent"
        return "must_touch" if branch.adjacency == "required" else "place_adjacent"

    def _kind(self, source: str, position: Position) -> str:
        branch = build_branch(position.rules, source)
        return branch.piece.id if branch is not None else SETTLEMENT

    def _detail(self, reason: Reason) -> Noun:
        if reason.code == "feature":
            return self._names.feature(reason.detail)
        if reason.code in ("no_supply", "blocked", "none_origin"):
            return self._names.piece(reason.detail)
        return self._names.terrain(reason.detail)

    def _tile(self, reason: Reason, source: str) -> Noun:
        """Return the tile that the reason names, otherwise the tile of the source."""
        if reason.code in _ABOUT_TILES and reason.detail in self._names.catalog.tiles:
            return self._names.tile(reason.detail, in_sentence=True)
        return self._names.source(source, in_sentence=True)

    def _behind(self, source: str, position: Position) -> Noun:
        """Return the tile behind a source: for a repetition the repeating tile."""
        tile = position.rules.tile_behind.get(source)
        return self._names.tile(tile or "", in_sentence=True)

    def _neighbour(self, reason: Reason) -> str:
        """Return the kind of the required neighbour; "unnamed" if it has no name."""
        if reason.about in ("own", "opponent", "site"):
            return reason.about
        if not reason.about:
            return "unnamed"
        return "feature" if reason.about in self._names.catalog.features else "terrain"

    def _due(self, position: Position) -> Noun:
        """Return the source that must be finished first: an offer, or an action in progress."""
        due = due_source(position)
        return self._names.source(due, in_sentence=True) if due is not None else unchanging("")

    def _wanted(self, source: str, position: Position) -> Noun:
        """Return the required terrain of a source, from the played or the drawn card."""
        wanted = self._names.wanted(source, played_terrain(position), position.drawn)
        return wanted or self._names.buildable()

    def _is_barren(self, reason: Reason, source: str) -> bool:
        """Return whether the terrain of the hex is never buildable."""
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


def _pattern(code: str, reason: Reason) -> str:
    """Return the pattern of a code, for the numbers of the reason."""
    if code in _OF_COUNT:
        return _OF_COUNT[code](max(reason.count, 1))
    if code in _OF_NUMBER:
        return _OF_NUMBER[code](reason.number)
    return _PATTERNS[code]()
