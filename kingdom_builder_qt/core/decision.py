"""Queries for user interfaces and checks: the player to decide, and the options of the decision.

Nothing here changes a position. While a player is asked in another player's turn (canoe), the open
block, the waived adjacency and the choice of a card belong to the player whose turn it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kingdom_builder_qt.core.compile.branches import Branch, BuildBranch, MoveBranch, RemoveBranch
from kingdom_builder_qt.core.compile.scores import ScoreEntry
from kingdom_builder_qt.core.entries import Card, Piece, Rank, Score
from kingdom_builder_qt.core.events import (
    Event,
    Moved,
    PiecePlaced,
    Placed,
    TileLost,
    TileTaken,
    reveals,
)
from kingdom_builder_qt.core.grid import NEIGHBOURS, Hex, Mask, bits, ring_of, straight_path
from kingdom_builder_qt.core.movegen import is_available, plain_moves
from kingdom_builder_qt.core.moves import (
    BUILD,
    CANOE,
    CHOOSE,
    MANDATORY,
    MOVE,
    PLACE,
    REMOVE,
    RETURN,
    SILO,
    SKIP,
    TURN,
    WALL,
    Move,
    bonus_source,
    choose_card,
)
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.specials import Token
from kingdom_builder_qt.core.state import USABLE, USED, Block, HeldTile

# -- why a card pays -------------------------------------------------------------------------------


def pays_for_none(card: Card, entry: ScoreEntry) -> bool:
    """Return whether a card pays a player who has none of the pieces that it counts.

    True only for pay by rank, because zero is ranked, too.
    """
    score = card.score
    is_rank = isinstance(score, Score) and isinstance(score.pay, Rank)
    return is_rank and bool(entry.gold) and not entry.hexes


# -- pieces on the board -------------------------------------------------------------------------


def piece_owners(position: Position) -> dict[Hex, int | None]:
    """Return the owner of the piece on each occupied hex, None for a neutral piece.

    A piece of seven hexes appears on its centre only.
    """
    found: dict[Hex, int | None] = {}
    rings = 0
    for kind, owners in zip(position.rules.kinds, position.others, strict=True):
        for player, mask in enumerate(owners):
            hexes = bits(mask)
            if kind.ring:
                rings |= mask
                hexes = (hex_ for hex_ in hexes if NEIGHBOURS[hex_] & ~mask == 0)
            found.update(dict.fromkeys(hexes, player if kind.owned else None))
    for player, own in enumerate(position.own):
        found.update(dict.fromkeys(bits(own & ~rings), player))
    return found


# -- the player to decide --------------------------------------------------------------------------


def is_asked(position: Position) -> bool:
    """Return whether a player may act in another player's turn now."""
    return bool(position.extras.asked)


def is_silo_phase(position: Position) -> bool:
    """Return whether only silo actions before scoring are left."""
    return bool(position.extras.silos) and not position.is_over


def in_turn(position: Position) -> bool:
    """Return whether the player to move takes a regular turn."""
    return not (is_asked(position) or is_silo_phase(position))


def open_block(position: Position) -> Block | None:
    """Return the open action of several steps of the player to move, or None."""
    return None if is_asked(position) else position.block


def is_armed(position: Position) -> bool:
    """Return whether adjacency is waived for the player to move."""
    return position.armed and not is_asked(position)


def is_choosing(position: Position) -> bool:
    """Return whether the player to move can choose a card, or a side of it, now."""
    return position.choosing and in_turn(position) and is_available(position, TURN)


def may_still_act(position: Position, source: str) -> bool:
    """Return whether a source may still act in this turn, now or after other actions.

    Does not test for targets: preceding actions may create them.
    """
    rules, extras = position.rules, position.extras
    if position.block is not None and position.block.source == source:
        return True
    if source == MANDATORY:
        return bool(position.builds_left or extras.extra_due)
    if source in rules.standing:
        return source not in extras.used
    tiles = [tile for tile, of in rules.source_of.items() if of == source]
    held = position.tiles[position.active]
    return not tiles or any(one.tile in tiles and one.state == USABLE for one in held)


def forced_choice(position: Position) -> Move | None:
    """Return the choice of a card if all cards in hand are equal, else None."""
    if not is_choosing(position) or position.card is not None:
        return None
    moves = [move for move in plain_moves(position, TURN) if move.verb == CHOOSE]
    is_one = len(set(position.hands[position.to_move])) == len(moves) == 1
    return moves[0] if is_one else None


def only_move(position: Position) -> Move | None:
    """Return the only legal move if it is a reversible move on the board, else None.

    Playing it for the player removes no decision: it reveals nothing, does not end a turn or a
    question, and the same player decides next.
    """
    sources = position.sources()
    moves = position.legal_moves(sources) if len(sources) == 1 else []
    if len(moves) != 1 or moves[0].target is None:
        return None
    after = position.copy()
    shown = reveals(after.push(moves[0]))
    stays = after.to_move == position.to_move and not after.is_over and not shown
    return moves[0] if stays else None


def builds_after(position: Position, choice: str) -> int:
    """Return the number of settlements that a card, or a side of it, gives in the mandatory action.

    Stored settlements are included. `choice` must be legal.
    """
    after = position.copy()
    after.push(choose_card(choice))
    return after.builds_left


def due_source(position: Position) -> str | None:
    """Return the only available source (canoe, silo or that of the open block), or None."""
    if is_asked(position):
        return CANOE
    if is_silo_phase(position):
        return SILO
    return position.block.source if position.block is not None else None


def skip_move(position: Position) -> Move | None:
    """Return the move that ends the open block, a silo action or the offer of a canoe, or None."""
    source = due_source(position)
    if source is None or position.is_over:
        return None
    return next((m for m in plain_moves(position, source) if m.verb == SKIP), None)


def played_terrain(position: Position) -> str | None:
    """Return the terrain of the played card; the card itself before a side is chosen."""
    return position.terrain or position.card


# -- sources ---------------------------------------------------------------------------------------


def counted_builds(position: Position, source: str) -> int | None:
    """Return the number of builds allowed by tokens on a tile; None if builds need no tokens."""
    counter = position.rules.counted.get(source)
    return None if counter is None else counter.tokens(position, position.to_move)


def token_taken(rules: Rules, source: str) -> Token:
    """Return the token that the move `take` of a source gives: number tile or additional card."""
    taker = rules.takers.get(source)
    return "" if taker is None else taker.token


def usable_branches(position: Position, source: str) -> list[Branch]:
    """Return the branches of a source with targets now, all if there are none.

    In an open block only the branch of its verb.
    """
    block = open_block(position)
    if block is not None and block.source == source:
        return [position.rules.branches[source, block.verb]]
    branches = position.rules.actions[source].branches
    return [b for b in branches if position.targets(source, None, b.verb)] or list(branches)


def build_branch(rules: Rules, source: str) -> BuildBranch | None:
    """Return the branch with which a source brings pieces from the supply, or None."""
    action = rules.actions.get(source)
    branches = action.branches if action is not None else ()
    return next((b for b in branches if isinstance(b, BuildBranch)), None)


def steps_left(position: Position, branch: Branch, source: str = "") -> int:
    """Return the number of steps still possible in the open block, or in a new action.

    Building is limited by the supply and by tokens. A new action with pieces for this turn takes
    them off the board first, so all of them can be placed.
    """
    block = open_block(position)
    if isinstance(branch, RemoveBranch) and branch.each_opponent:
        return len(branch.victims(position, position.to_move))
    left = branch.steps if block is None else block.left
    if not isinstance(branch, BuildBranch) or (branch.replaces_pieces and block is None):
        return left
    numbers = counted_builds(position, source)
    left = left if numbers is None else min(left, numbers)
    return min(left, position.supply_of(branch.piece, position.to_move))


def lacks_settlements(position: Position, source: str) -> bool:
    """Return whether a source builds settlements and the player to move has none left."""
    builds = (source, BUILD) in position.rules.branches
    return builds and not position.supply[position.to_move]


def draws_first(position: Position, source: str) -> bool:
    """Return whether the source turns up a card first, now."""
    drawing = source in position.rules.drawing and position.block is None
    return drawing and source in position.sources()


def waits_for_card(position: Position, source: str) -> bool:
    """Return whether a source becomes usable once a card, or a side of it, is chosen."""
    if not is_choosing(position) or not is_available(position, source):
        return False
    return any(
        isinstance(branch, BuildBranch | MoveBranch) and branch.filter.reads_card
        for branch in position.rules.actions[source].branches
    )


# -- tiles -----------------------------------------------------------------------------------------


def source_of_tile(rules: Rules, tile: str) -> str:
    """Return the source of a tile or standing action; a tile without one gets its own source."""
    if tile in rules.canoes:
        return CANOE
    for brought_by, entry in rules.standing_actions.items():
        if entry.id == tile:
            return SILO if entry.when == "before_scoring" else brought_by
    return rules.source_of.get(tile, bonus_source(tile))


def usable_repeat(position: Position, tile: str) -> str:
    """Return the source with which the Bazaar repeats a tile now, empty if it cannot."""
    source = position.rules.repeats.get(tile, "")
    return source if source in position.sources() else ""


def repeatable_tiles(position: Position) -> list[str]:
    """Return the tiles that the Bazaar can repeat now."""
    return [tile for tile in position.rules.repeats if usable_repeat(position, tile)]


def usable_canoes(position: Position) -> int:
    """Return the number of canoes that the player to move can still use in other players' turns."""
    return len(_canoes(position)) - used_canoes(position)


def used_canoes(position: Position) -> int:
    """Return the number of canoes used since the player's last turn."""
    return sum(held.state == USED for held in _canoes(position))


def _canoes(position: Position) -> list[HeldTile]:
    held = position.tiles[position.to_move]
    return [tile for tile in held if tile.tile in position.rules.canoes]


def has_permanent_effect(rules: Rules, tile: str) -> bool:
    """Return whether a tile is never used, because it changes a rule while its player has it."""
    source = source_of_tile(rules, tile)
    action = rules.actions.get(source)
    is_passive = action is None or not action.branches
    return is_passive and source not in rules.plain and tile not in rules.offering


def is_nomad(rules: Rules, held: HeldTile) -> bool:
    """Return whether a tile came from a nomad space: it leaves the game after one turn."""
    return held.location in rules.nomads


def in_use(position: Position, held: HeldTile) -> bool:
    """Return whether a used tile is still in effect: waived adjacency or an open block."""
    rules = position.rules
    source, block = source_of_tile(rules, held.tile), open_block(position)
    if source == CANOE:
        return is_asked(position) and held.state != USED
    if source == SILO:
        return is_silo_phase(position)
    if held.state != USED:
        return False
    if source in rules.waivers:
        return is_armed(position)
    return block is not None and block.source in (source, rules.repeats.get(held.tile))


def ground_path(rules: Rules, moved: Moved) -> tuple[Hex, ...]:
    """Return the hexes from origin to target over which a piece moved, empty if lifted (R-20).

    Only steps and slides go over the ground.
    """
    branch = rules.branches.get((moved.source, MOVE))
    if not isinstance(branch, MoveBranch) or branch.kind not in ("steps", "slide"):
        return ()
    return straight_path(moved.origin, moved.hex)


def covered_hexes(rules: Rules, event: Event) -> Mask:
    """Return the hexes covered by the piece that an event placed or moved."""
    if isinstance(event, Placed | Moved):
        return 1 << event.hex
    if isinstance(event, PiecePlaced):
        return ring_of(event.hex) if rules.pieces[event.piece].ring else 1 << event.hex
    return 0


# -- the effect of moves ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Outcome:
    """The effect of moves on the gold and tiles of players.

    `gold`: the changes for the player to move, by card, as if the game ended now; unchanged cards
    are left out. `taken`: the tiles this player takes. `lost`: the tiles that any player loses.
    """

    gold: tuple[tuple[str, int], ...] = ()
    taken: tuple[str, ...] = ()
    lost: tuple[TileLost, ...] = ()


def outcome(position: Position, moves: Sequence[Move]) -> Outcome:
    """Return the outcome of legal moves, played in order on a copy.

    It depends on pieces, tiles and scores only, so hidden cards do not change it.
    """
    player, after = position.to_move, position.copy()
    events = [event for move in moves for event in after.push(move)]
    return Outcome(
        gold=gold_changes(position, after, player),
        taken=tuple([e.tile for e in events if isinstance(e, TileTaken) and e.player == player]),
        lost=tuple([event for event in events if isinstance(event, TileLost)]),
    )


def gold_changes(before: Position, after: Position, player: int) -> tuple[tuple[str, int], ...]:
    """Return the changes of a player's gold by card between two positions of one game.

    Cards are in the order of the score sheet; unchanged ones are left out.
    """
    rules = before.rules
    changes = [
        (score.card.id, score.gold_of(after, player) - score.gold_of(before, player))
        for score in rules.scores
    ]
    purses = zip(rules.earners, after.earned[player], before.earned[player], strict=True)
    changes += [(card, now - was) for card, now, was in purses]
    return tuple([(card, change) for card, change in changes if change])


# -- pieces ----------------------------------------------------------------------------------------


def placeable_kinds(position: Position) -> list[tuple[Piece, int]]:
    """Return the kinds, besides settlements, that the player's tiles bring, with their supply."""
    player, rules = position.to_move, position.rules
    held = {rules.source_of.get(tile.tile) for tile in position.tiles[player]}
    placeable = {
        branch.piece.id
        for (source, _), branch in rules.branches.items()
        if source in held and isinstance(branch, BuildBranch)
    }
    return [
        (kind, position.supply_of(kind, player)) for kind in rules.kinds if kind.id in placeable
    ]


# -- the hexes of one source -----------------------------------------------------------------------

BRINGING: Final = (BUILD, PLACE, WALL)  # verbs that bring a piece from the supply


class SourceTargets:
    """The hexes that matter for a source; queries read the current state of the position."""

    def __init__(self, position: Position, source: str) -> None:
        self._position = position
        self._source = source

    def brings(self) -> str | None:
        """Return the kind of piece that can be brought from the supply now."""
        for verb in BRINGING:
            if self._targets(verb):
                piece = self._position.rules.branches[self._source, verb].piece
                return piece.id if piece is not None else None
        return None

    def bringing(self, hex_: Hex) -> Move | None:
        """Return the move that brings a piece from the supply to `hex_`, or None."""
        for verb in BRINGING:
            if self._targets(verb) >> hex_ & 1:
                return Move(self._source, verb, None, hex_)
        return None

    def places(self) -> Mask:
        """Return the targets of pieces from the supply."""
        return self._targets(BUILD) | self._targets(PLACE) | self._targets(WALL)

    def liftable(self) -> Mask:
        """Return the own pieces that may be moved or taken back."""
        return self._position.origins(self._source) | self.returns()

    def returns(self) -> Mask:
        """Return the own pieces that may go back to the supply."""
        return self._targets(RETURN)

    def victims(self) -> Mask:
        """Return the opponents' pieces that may be taken off the board."""
        return self._targets(REMOVE)

    def destinations(self, origin: Hex) -> Mask:
        """Return the hexes to which the piece on `origin` may be moved."""
        return self._position.targets(self._source, origin, MOVE)

    def current(self) -> Hex | None:
        """Return the hex of the only piece that can act, None if the player has a choice."""
        block = open_block(self._position)
        if block is not None and block.at is not None:
            return block.at
        movable = self._position.origins(self._source)
        alone = movable.bit_count() == 1 and not self.places()
        return movable.bit_length() - 1 if alone and self.liftable() == movable else None

    def all(self) -> Mask:
        """Return every hex on which a click starts an action."""
        return self.places() | self.liftable() | self.victims()

    def split(self, targets: Mask) -> tuple[Mask, Mask]:
        """Return the targets adjacent to own pieces, and those that waived adjacency adds."""
        position = self._position
        if not is_armed(position):
            return targets, 0
        halo = position.halo[position.to_move]
        return targets & halo, targets & ~halo

    def blocked(self, origin: Hex | None) -> Mask:
        """Return the empty hexes that suit the action except for an adjacent piece that blocks.

        The piece on `origin` is judged as lifted and blocks nothing (R-166).
        """
        player = self._position.to_move
        if origin is None:
            return self._blocked(self._position)
        lifted = self._position.copy()
        with lifted.lifted(player, 1 << origin):
            return self._blocked(lifted)

    def _blocked(self, position: Position) -> Mask:
        mask = 0
        for branch in position.rules.actions[self._source].branches:
            if isinstance(branch, BuildBranch | MoveBranch):
                mask |= branch.filter.mask(position, position.to_move)
        return mask & position.blocked & position.empty_mask

    def _targets(self, verb: str) -> Mask:
        return self._position.targets(self._source, verb=verb)
