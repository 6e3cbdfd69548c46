"""The impossibilities of a position: conditions that no game can lead to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import Flag, auto
from itertools import chain
from typing import Final

from kingdom_builder_qt.core import movegen
from kingdom_builder_qt.core.compile.branches import BuildBranch, MoveBranch
from kingdom_builder_qt.core.compile.filters import CompiledFilter
from kingdom_builder_qt.core.entries import SETTLEMENT, Piece
from kingdom_builder_qt.core.grid import Mask, around, bits, union
from kingdom_builder_qt.core.movegen import GameState
from kingdom_builder_qt.core.state import USED


class Status(Flag):
    """The impossibilities of a position; `Status(0)`, which is false, if there are none.

    * `PIECE_ASTRAY`: a piece is where no piece of its kind can be.
    * `PIECE_COUNT`: the settlements on the board, in the supply and on tiles do not add up, or
      there are too many other pieces.
    * `TILE_UNCLAIMED`: a tile was never claimed at its location.
    * `TILE_ABANDONED`: its player has no piece adjacent to the location.
    * `TILE_MISSED`: a settlement is adjacent to a location that still has a tile for its player.
    * `TILE_COUNT`: a location has too many or too few tiles.
    * `CARD_COUNT`: terrain cards are missing or too many.
    * `BUILD_COUNT`: more builds are left than possible.
    * `BUILD_ASTRAY`: a build of this turn is where its player has no piece, and nothing was used
      that could have moved the piece.
    * `END_MISSED`: a player has no settlement left, but the game does not end with this round.
    * `NO_MOVE`: the game is not over, but there is no legal move.
    """

    PIECE_ASTRAY = auto()
    PIECE_COUNT = auto()
    TILE_UNCLAIMED = auto()
    TILE_ABANDONED = auto()
    TILE_MISSED = auto()
    TILE_COUNT = auto()
    CARD_COUNT = auto()
    BUILD_COUNT = auto()
    BUILD_ASTRAY = auto()
    END_MISSED = auto()
    NO_MOVE = auto()


@dataclass(frozen=True, slots=True)
class Oddity:
    """One impossibility of a position.

    `player` is the owner of the piece, tile or turn, None if neutral; `hexes` is a mask; `id` is
    the kind of piece, tile or terrain card. `found` is the actual number, `wanted` the required or
    maximum number.
    """

    flag: Status
    player: int | None = None
    hexes: Mask = 0
    id: str = ""
    found: int = 0
    wanted: int = 0


def status_of(state: GameState) -> Status:
    """Return the flags of all impossibilities of a position."""
    found = Status(0)
    for flag, find in _CHECKS.items():
        if next(find(state), None) is not None:
            found |= flag
    return found


def oddities_of(state: GameState) -> list[Oddity]:
    """Return all impossibilities of a position, in the order of the flags."""
    return [odd for find in _CHECKS.values() for odd in find(state)]


# -- pieces ----------------------------------------------------------------------------------------


def _astray(state: GameState) -> Iterator[Oddity]:
    for piece, owner, mask in _pieces(state):
        if wrong := mask and mask & ~_ground(state, piece):
            yield Oddity(Status.PIECE_ASTRAY, owner, wrong, piece.id)


def _pieces(state: GameState) -> Iterator[tuple[Piece, int | None, Mask]]:
    """Yield each kind of piece with its owner and hexes."""
    for player in range(state.rules.players):
        yield state.rules.piece, player, state.settlements(player)
    for kind, masks in zip(state.rules.kinds, state.others, strict=True):
        for player, mask in enumerate(masks):
            yield kind, player if kind.owned else None, mask


def _ground(state: GameState, piece: Piece) -> Mask:
    """Return the hexes that pieces of a kind can reach in this game."""
    rules = state.rules
    masks = rules.board.terrain_masks
    on_cards = union(masks.get(o.terrain, 0) for o in chain(*rules.options.values()))
    # For settlements: the terrains of the mandatory action.
    mask = on_cards if piece.id == SETTLEMENT else rules.stands[piece.id]
    upgraded = chain(*(source.branches for _, source in rules.upgrades.values()))
    for branch in chain(rules.branches.values(), upgraded):
        is_brought = isinstance(branch, BuildBranch) and branch.piece.id == piece.id
        is_moved = isinstance(branch, MoveBranch) and piece.id == SETTLEMENT
        if is_brought or is_moved:
            mask |= _reach(state, branch.filter, on_cards)  # type: ignore[union-attr]
    return mask & rules.board.terrain_mask


def _reach(state: GameState, wanted: CompiledFilter, on_cards: Mask) -> Mask:
    """Return the hexes that a filter can match with any cards."""
    mask = wanted.constant
    for term in wanted.terms:
        if term.name in ("card", "drawn"):
            mask &= on_cards | term.evaluate(state, 0)
    return mask


def _miscounted(state: GameState) -> Iterator[Oddity]:
    """Yield kinds with a wrong number of settlements, or too many other pieces."""
    flag, rules, settlement = Status.PIECE_COUNT, state.rules, state.rules.piece
    for player in range(rules.players):
        kept = sum(special.outside_supply(state, player) for special in rules.specials)
        there = state.settlements(player).bit_count() + state.supply[player] + kept
        if there != settlement.supply:
            yield Oddity(flag, player, 0, settlement.id, there, settlement.supply)
    for piece in rules.kinds:
        for player in range(rules.players if piece.owned else 1):
            if (left := state.supply_of(piece, player)) < 0:
                owner = player if piece.owned else None
                yield Oddity(flag, owner, 0, piece.id, piece.supply - left, piece.supply)


# -- tiles -----------------------------------------------------------------------------------------


def _unclaimed(state: GameState) -> Iterator[Oddity]:
    rules = state.rules
    for player, held in enumerate(state.tiles):
        for tile in held:
            there = rules.tile_of.get(tile.location, "")
            is_from_there = tile.tile in (there, rules.bonus_of.get(there))
            if not (is_from_there and state.claimed[player] >> tile.location & 1):
                yield Oddity(Status.TILE_UNCLAIMED, player, 1 << tile.location, tile.tile)


def _abandoned(state: GameState) -> Iterator[Oddity]:
    """Yield tiles that would have been lost (R-32); bonus tiles do not depend on a location."""
    locations, tile_of = state.rules.location_mask, state.rules.tile_of
    for player, held in enumerate(state.tiles):
        for tile in held:
            site = 1 << tile.location
            is_tied = locations & site and tile.tile == tile_of[tile.location]
            if is_tied and not state.halo[player] & site:
                yield Oddity(Status.TILE_ABANDONED, player, site, tile.tile)


def _missed(state: GameState) -> Iterator[Oddity]:
    """Yield tiles that would have been taken (R-30); none are taken before scoring."""
    if state.is_over or state.extras.silos:
        return
    for player in range(state.rules.players):
        beside = around(state.settlements(player)) & state.stocked_sites & ~state.claimed[player]
        for site in bits(beside):
            yield Oddity(Status.TILE_MISSED, player, 1 << site, state.rules.tile_of[site])


def _lying_wrong(state: GameState) -> Iterator[Oddity]:
    rules = state.rules
    for player, claimed in enumerate(state.claimed):
        if elsewhere := claimed & ~rules.location_mask & ~rules.nomad_mask:
            yield Oddity(Status.TILE_COUNT, player, elsewhere)
    sites = zip(rules.site_index, rules.full_stock, state.stock, strict=True)
    for site, full, left in sites:
        wanted = full - sum(mask >> site & 1 for mask in state.claimed)
        if left != wanted:
            yield Oddity(Status.TILE_COUNT, None, 1 << site, rules.tile_of[site], left, wanted)


# -- cards and the turn ----------------------------------------------------------------------------


def _other_cards(state: GameState) -> Iterator[Oddity]:
    cards = [*state.deck, *state.discards, *state.removed, *chain(*state.hands)]
    cards += [card for card in (state.card, state.drawn) if card is not None]
    there, wanted = Counter(cards), Counter(state.rules.full_deck())
    for card in sorted(there.keys() | wanted.keys()):
        if there[card] != wanted[card]:
            yield Oddity(Status.CARD_COUNT, id=card, found=there[card], wanted=wanted[card])


def _too_many_builds(state: GameState) -> Iterator[Oddity]:
    player, due = state.active, state.extras.extra_due
    if not _is_turn(state):
        return
    reserve = sum(special.reserve(state, player) for special in state.rules.reserves)
    options = chain(*state.rules.options.values())
    option = max((option.build for option in options), default=0)  # a drawing may have no cards
    # Builds already made may have used a reserve.
    done = 0 if state.rules.reserves else state.built
    most = min(option - done, state.supply[player])
    if due > reserve or state.builds_left - due > most:
        most = max(0, most) + min(due, reserve)
        yield Oddity(Status.BUILD_COUNT, player, found=state.builds_left, wanted=most)


def _builds_astray(state: GameState) -> Iterator[Oddity]:
    """Yield builds of this turn on impossible hexes."""
    player, rules = state.active, state.rules
    if not _is_turn(state):
        return
    # The tile that moved a settlement may be gone: nomad tiles and bonus tiles leave.
    may_have_moved = (
        state.extras.used
        or state.block is not None
        or rules.nomads
        or rules.bonus_of
        or any(tile.state == USED for tile in state.tiles[player])
    )
    there = _ground(state, rules.piece) if may_have_moved else state.settlements(player)
    if wrong := state.built_mask & ~there:
        yield Oddity(Status.BUILD_ASTRAY, player, wrong)


def _is_turn(state: GameState) -> bool:
    return not (state.is_over or state.extras.silos)


def _end_missed(state: GameState) -> Iterator[Oddity]:
    if state.ending or not _is_turn(state):
        return
    reserves = state.rules.reserves
    for player, left in enumerate(state.supply):
        if not left and not any(special.reserve(state, player) for special in reserves):
            yield Oddity(Status.END_MISSED, player)


def _stuck(state: GameState) -> Iterator[Oddity]:
    if not state.is_over and not movegen.legal_moves(state):
        yield Oddity(Status.NO_MOVE)


_CHECKS: Final[Mapping[Status, Callable[[GameState], Iterator[Oddity]]]] = {
    Status.PIECE_ASTRAY: _astray,
    Status.PIECE_COUNT: _miscounted,
    Status.TILE_UNCLAIMED: _unclaimed,
    Status.TILE_ABANDONED: _abandoned,
    Status.TILE_MISSED: _missed,
    Status.TILE_COUNT: _lying_wrong,
    Status.CARD_COUNT: _other_cards,
    Status.BUILD_COUNT: _too_many_builds,
    Status.BUILD_ASTRAY: _builds_astray,
    Status.END_MISSED: _end_missed,
    Status.NO_MOVE: _stuck,
}
