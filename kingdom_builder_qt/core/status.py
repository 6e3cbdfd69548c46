"""What no game can have led to: found in positions that somebody set up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from enum import Flag, auto
from itertools import chain
from typing import Final

from kingdom_builder_qt.core import movegen
from kingdom_builder_qt.core.compile.branches import BuildBranch, MoveBranch
from kingdom_builder_qt.core.compile.filters import CompiledFilter
from kingdom_builder_qt.core.entries import SETTLEMENT, Piece
from kingdom_builder_qt.core.game_state import GameState
from kingdom_builder_qt.core.grid import Mask, around, union


class Status(Flag):
    """What is impossible about a position; `Status(0)`, which is false, where nothing is.

    `PIECE_ASTRAY`: a piece stands where none of its kind can; `PIECE_COUNT`: there are not as many
    settlements on the board, in the supply and on tiles as a player has, or too many other pieces;
    `TILE_UNCLAIMED`: a tile was never claimed where it is said to come from; `TILE_ABANDONED`: its
    owner has no piece beside the location; `TILE_MISSED`: a settlement stands beside a location
    that still has a tile for its owner; `TILE_COUNT`: tiles lie on a site that should not be
    there, or are missing; `CARD_COUNT`: terrain cards are missing or too many; `BUILD_COUNT`: more
    builds are left than there can be; `END_MISSED`: somebody has no settlement left, but the game
    goes on after this round; `NO_MOVE`: the game is not over, but nobody can do anything.
    """

    PIECE_ASTRAY = auto()
    PIECE_COUNT = auto()
    TILE_UNCLAIMED = auto()
    TILE_ABANDONED = auto()
    TILE_MISSED = auto()
    TILE_COUNT = auto()
    CARD_COUNT = auto()
    BUILD_COUNT = auto()
    END_MISSED = auto()
    NO_MOVE = auto()


def status_of(state: GameState) -> Status:
    """Return all that is impossible about a position."""
    found = Status(0)
    for flag, is_so in _CHECKS.items():
        if is_so(state):
            found |= flag
    return found


def _pieces(state: GameState) -> Iterator[tuple[Piece, Mask]]:
    """Yield the hexes of each kind and player."""
    for player in range(state.rules.players):
        yield state.rules.piece, state.settlements(player)
    for kind, masks in zip(state.rules.kinds, state.others, strict=True):
        for mask in masks:
            yield kind, mask


def _is_astray(state: GameState) -> bool:
    return any(mask & ~_ground(state, piece) for piece, mask in _pieces(state) if mask)


def _ground(state: GameState, piece: Piece) -> Mask:
    """Return where pieces of a kind can come to in this game."""
    rules = state.rules
    masks = rules.board.terrain_masks
    mask = 0 if piece.id == SETTLEMENT else rules.stands[piece.id]
    on_cards = union(masks.get(o.terrain, 0) for o in chain(*rules.options.values()))
    if piece.id == SETTLEMENT:
        mask = on_cards  # of the mandatory action
    upgraded = chain(*(source.branches for _, source in rules.upgrades.values()))
    for branch in chain(rules.branches.values(), upgraded):
        is_brought = isinstance(branch, BuildBranch) and branch.piece.id == piece.id
        is_moved = isinstance(branch, MoveBranch) and piece.id == SETTLEMENT
        if is_brought or is_moved:
            mask |= _reach(state, branch.filter, on_cards)  # type: ignore[union-attr]
    return mask & rules.board.terrain_mask


def _reach(state: GameState, wanted: CompiledFilter, on_cards: Mask) -> Mask:
    """Return what a filter can mean, whatever cards come."""
    mask = wanted.constant
    for term in wanted.terms:
        if term.name in ("card", "drawn"):
            mask &= on_cards | term.evaluate(state, 0)
    return mask


def _has_other_pieces(state: GameState) -> bool:
    """Return whether a player has more or fewer settlements than there are, or others too many."""
    rules = state.rules
    for player in range(rules.players):
        kept = sum(special.kept_from_supply(state, player) for special in rules.specials)
        there = state.settlements(player).bit_count() + state.supply[player] + kept
        if there != rules.piece.supply:
            return True
    owners = {piece.id: range(rules.players if piece.owned else 1) for piece in rules.kinds}
    return any(state.supply_of(piece, p) < 0 for piece in rules.kinds for p in owners[piece.id])


def _is_unclaimed(state: GameState) -> bool:
    tiles, rules = enumerate(state.tiles), state.rules
    return any(
        not (
            state.claimed[player] >> tile.location & 1
            and tile.tile in (of := rules.tile_of.get(tile.location, ""), rules.bonus_of.get(of))
        )
        for player, held in tiles
        for tile in held
    )


def _is_abandoned(state: GameState) -> bool:
    """Return whether a tile would have been lost (R-32); a bonus tile is tied to no location."""
    locations, tile_of = state.rules.location_mask, state.rules.tile_of
    return any(
        locations >> tile.location & 1
        and tile.tile == tile_of[tile.location]
        and not state.halo[player] >> tile.location & 1
        for player, held in enumerate(state.tiles)
        for tile in held
    )


def _is_missed(state: GameState) -> bool:
    """Return whether a tile would have been taken (R-30); before scoring none is."""
    if state.is_over or state.extras.silos:
        return False
    return any(
        around(state.settlements(player)) & state.stocked_sites & ~state.claimed[player]
        for player in range(state.rules.players)
    )


def _lies_wrong(state: GameState) -> bool:
    rules = state.rules
    sites = zip(rules.site_index, rules.full_stock, state.stock, strict=True)
    elsewhere = union(state.claimed) & ~rules.location_mask & ~rules.nomad_mask
    return bool(elsewhere) or any(
        left + sum(mask >> site & 1 for mask in state.claimed) != full for site, full, left in sites
    )


def _has_other_cards(state: GameState) -> bool:
    cards = [*state.deck, *state.discards, *state.removed, *chain(*state.hands)]
    cards += [card for card in (state.card, state.drawn) if card is not None]
    return Counter(cards) != Counter(state.rules.full_deck())


def _builds_too_much(state: GameState) -> bool:
    player, due = state.active, state.extras.extra_due
    reserve = sum(special.reserve(state, player) for special in state.rules.reserves)
    most = max(option.build for option in chain(*state.rules.options.values()))
    regular = state.builds_left - due
    is_turn = not (state.is_over or state.extras.silos)
    return is_turn and (due > reserve or regular > min(most, state.supply[player]))


def _misses_the_end(state: GameState) -> bool:
    reserves = state.rules.reserves
    return not (state.ending or state.is_over or state.extras.silos) and any(
        not left and not any(special.reserve(state, player) for special in reserves)
        for player, left in enumerate(state.supply)
    )


def _is_stuck(state: GameState) -> bool:
    return not state.is_over and not movegen.legal_moves(state)


_CHECKS: Final[Mapping[Status, Callable[[GameState], bool]]] = {
    Status.PIECE_ASTRAY: _is_astray,
    Status.PIECE_COUNT: _has_other_pieces,
    Status.TILE_UNCLAIMED: _is_unclaimed,
    Status.TILE_ABANDONED: _is_abandoned,
    Status.TILE_MISSED: _is_missed,
    Status.TILE_COUNT: _lies_wrong,
    Status.CARD_COUNT: _has_other_cards,
    Status.BUILD_COUNT: _builds_too_much,
    Status.END_MISSED: _misses_the_end,
    Status.NO_MOVE: _is_stuck,
}
