"""Sentences that explain to a player why a hex is no legal target."""

from __future__ import annotations

from typing import Final

from kingdom_builder_qt.content.nouns import Noun
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


class ReasonTexts:
    """Translates every `Reason` of the core."""

    def __init__(self, names: NameTexts) -> None:
        self._names = names
        self._patterns = {
            **self._closed(),
            **self._refused(),
            **self._refused_piece(),
            **self._nowhere(),
        }

    def reason(self, reason: Reason, source: str, hex_: Hex, position: Position) -> str:
        code = self._case(reason, source, hex_, position)
        pattern = self._patterns[code]
        stands = position.piece_at(hex_)
        kind, owner = stands if stands is not None else (self._kind(source, position), None)
        detail, piece = self._detail(reason), self._names.piece(kind)
        return pattern.format(
            hex=hex_name(hex_),
            detail=detail,
            number=spelled(reason.number),
            wanted=self._wanted(source, position),
            thing=self._thing(reason),
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
        return _with_values(reason)

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

    def _tile(self, reason: Reason, source: str) -> str:
        """Return the tile that the reason names, otherwise the tile of the source."""
        if reason.code in _ABOUT_TILES and reason.detail in self._names.catalog.tiles:
            return self._names.tile(reason.detail, in_sentence=True)
        return self._names.source(source, in_sentence=True)

    def _behind(self, source: str, position: Position) -> str:
        """Return the tile behind a source: for a repetition the repeating tile."""
        tile = position.rules.tile_behind.get(source)
        return self._names.tile(tile, in_sentence=True) if tile is not None else ""

    def _thing(self, reason: Reason) -> str:
        """Return the required neighbour: "three of your own settlements", "a castle"."""
        about, several = reason.about, reason.count > 1
        if about == "own":
            mine = tr("one of your own settlements")
            some = tr("{count} of your own settlements").format(count=spelled(reason.count))
            return some if several else mine
        if about == "opponent":
            return tr("a settlement of another player")
        if about == "site":
            return tr("a location, castle or other special hex")
        if about in self._names.catalog.features:
            feature = self._names.feature(about)
            return tr("{feature:indefinite}").format(feature=feature)
        terrain = self._names.terrain(about)
        return tr("{terrain:indefinite} hex").format(terrain=terrain) if about else ""

    def _due(self, position: Position) -> str:
        """Return the source that must be finished first: an offer, or an action in progress."""
        due = due_source(position)
        return self._names.source(due, in_sentence=True) if due is not None else ""

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

    def _closed(self) -> dict[str, str]:
        """Return the patterns for actions that the turn does not allow."""
        return {
            "over": tr("The game is over."),
            "block": tr(
                "First finish the mandatory action: {left} still to build. Tiles can be used"
                " before or after it, not in between."
            ),
            "open_block": tr("First finish what you started with the {due}."),
            "mandatory_done": tr("This turn's mandatory action is done."),
            "mandatory_due": tr(
                "You cannot end your turn yet: {left} still to build in the mandatory action."
            ),
            "choose": tr("First choose one of your terrain cards."),
            "choose_side": tr("First choose one of the {sides} sides of your card."),
            "interrupt": tr("First decide whether to use the {due}."),
            "last_phase": tr("The last round is over: only {due} actions are left."),
            "canoe": tr(
                "The {tile} is used when another player takes the last tile from a "
                "location or nomad space."
            ),
            "silo": tr("{Tile} actions come after the last round, before scoring."),
            "tile_later": tr("The {tile} cannot be used now."),
            "action_used": tr("The {tile} has already been used this turn."),
            "not_used_yet": tr("First use the {tile} itself: the {behind} repeats it afterwards."),
            "no_number": tr("You have no number tile to give back for a build."),
            "tile_new": tr("You took the {tile} this turn: you can use it from your next turn on."),
            "tile_used": tr("The {tile} has already been used this turn."),
            "spent": tr(
                "The {tile} can be used only once in the game, and you have already used it."
            ),
            "by_itself": tr("The {tile} is always on; there is nothing to click."),
            "no_tile": tr("You do not have the {tile}."),
        }

    def _refused(self) -> dict[str, str]:
        """Return the patterns for hexes that cannot be built on."""
        return {
            "no_hex": tr("There is no hex there."),
            "no_card": tr("You have no terrain card this turn."),
            "no_supply": tr("You have no settlement left to build."),
            "no_piece": tr("No {detail} is left in the supply."),
            "feature": tr("{hex} is {detail:indefinite}: nothing can be built there."),
            "occupied": tr("{hex} is taken: {piece:indefinite} of {owner} stands there."),
            "own_piece": tr("Your own {piece} already stands on {hex}."),
            "walled": tr("{hex} is taken: {piece:indefinite} stands there."),
            "terrain": tr("{hex} is {detail:indefinite} hex; it must be {wanted:indefinite} hex."),
            "card": tr("{hex} is {detail:indefinite} hex, but your card shows {wanted}."),
            "drawn": tr("{hex} is {detail:indefinite} hex, but the card turned up shows {wanted}."),
            "edge": tr("{hex} is not at the edge of the board."),
            "section_border": tr("{hex} is not next to another section."),
            "near": tr("{hex} is not next to {thing}."),
            "near_far": tr("{hex} is not within {number} hexes of {thing}."),
            "near_unnamed": tr("{hex} does not have the neighbours this action needs."),
            "line_end": tr(
                "{hex} does not continue a straight line of at least {number} of your settlements."
            ),
            "not": tr("This action rules out {hex}."),
            "not_adjacent": tr(
                "You must build next to your settlements as long as a free {wanted}"
                " hex touches them."
            ),
            "barren": tr("{hex} is {detail:indefinite} hex: nothing can be built there."),
        }

    def _refused_piece(self) -> dict[str, str]:
        """Return the patterns for pieces that cannot be lifted, placed or moved there."""
        return {
            "blocked": tr("{hex} is next to {detail:indefinite}: nothing can be placed there."),
            "ring": tr("{hex} and its six neighbours must all be free."),
            "ring_adjacent": tr(
                "{hex} or one of its six neighbours must be next to one of your own pieces."
            ),
            "must_touch": tr("{hex} is not next to one of your own pieces."),
            "place_adjacent": tr(
                "You must place the {piece} next to your own pieces as long as a free {wanted}"
                " hex touches them."
            ),
            "move_adjacent": tr(
                "You must move next to your other settlements as long as a free {wanted}"
                " hex touches them."
            ),
            "leap": tr("{hex} is not exactly one hex away in a straight line."),
            "leap_far": tr("{hex} is not exactly {number} hexes away in a straight line."),
            "steps": tr("{hex} is not next to that piece: it moves step by step."),
            "slide": tr(
                "The piece goes as far as it can in a straight line; it cannot stop on {hex}."
            ),
            "origin": tr("Choose one of your pieces that can move; there is none on {hex}."),
            "victim": tr("Choose one of the marked pieces; there is none on {hex}."),
            "ray": tr("{hex} is not the first free hex in a straight line."),
            "same_area": tr("{hex} is not next to the rest of the settlement's area."),
            "same_hex": tr("The piece must leave {hex}."),
            "piece": tr("The piece this action needs is not on {hex}."),
        }

    def _nowhere(self) -> dict[str, str]:
        """Return the patterns for actions without any target."""
        unmet = tr("No free {wanted} hex meets the conditions of this action.")
        unmet_by_pieces = tr("None of your pieces meets the conditions of this action.")
        return {
            "none_terrain": tr("No free {wanted} hex is left."),
            "none_card": tr("No free {wanted} hex is left."),
            "none_drawn": tr("No free {wanted} hex is left."),
            "none_near": tr("No free {wanted} hex is next to {thing}."),
            "none_near_far": tr("No free {wanted} hex is within {number} hexes of {thing}."),
            "none_near_unnamed": tr("No free {wanted} hex has the neighbours this action needs."),
            "none_edge": tr("No free {wanted} hex is left at the edge of the board."),
            "none_section_border": tr("No free {wanted} hex is left next to another section."),
            "none_line_end": tr(
                "No free {wanted} hex continues a straight line of at least {number} of your"
                " settlements."
            ),
            "none_ring": tr("There is no group of seven free {wanted} hexes on the board."),
            "none_not_adjacent": tr("No free {wanted} hex is next to one of your pieces."),
            "none_origin": tr("You have no piece on the board that can be moved."),
            "none_origin_kind": tr("Your {detail} is not on the board."),
            "none_origin_near": tr("None of your settlements is next to {thing}."),
            "none_reach": tr("None of your pieces can reach a free {wanted} hex."),
            "none_feature": unmet,
            "none_piece": unmet,
            "none_not": unmet,
            "none_origin_terrain": unmet_by_pieces,
            "none_origin_card": unmet_by_pieces,
            "none_origin_drawn": unmet_by_pieces,
            "none_origin_feature": unmet_by_pieces,
            "none_origin_piece": unmet_by_pieces,
            "none_origin_near_unnamed": unmet_by_pieces,
            "none_origin_edge": unmet_by_pieces,
            "none_origin_section_border": unmet_by_pieces,
            "none_origin_line_end": unmet_by_pieces,
            "none_origin_not": unmet_by_pieces,
            "none_victim": tr("No other player has a piece that can be removed."),
        }


def _with_values(reason: Reason) -> str:
    """Return the code, or the code of the pattern that includes the reason's values."""
    code = reason.code
    if code == "none_origin" and reason.detail:
        return "none_origin_kind"
    if code.endswith("near") and not reason.about:
        return f"{code}_unnamed"
    return f"{code}_far" if code in ("leap", "near", "none_near") and reason.number > 1 else code
