"""Whose decision it is and what it can be about: the questions of windows and of checks.

Nothing here changes a position.  While somebody is asked in another player's turn (canoe) the open
block, the waived adjacency and the choice of a card are those of the player whose turn it is:
nobody else has anything to do with them.
"""

from __future__ import annotations

from typing import Final

from kingdom_builder_qt.core.compile.branches import Branch, BuildBranch, MoveBranch, RemoveBranch
from kingdom_builder_qt.core.compile.scores import ScoreEntry
from kingdom_builder_qt.core.entries import Card, Piece, Rank, Score
from kingdom_builder_qt.core.events import Event, Moved, PiecePlaced, Placed, TileLost, reveals
from kingdom_builder_qt.core.grid import NEIGHBOURS, Hex, Mask, bits, ring_of, straight_way
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
    """Return whether a card pays a player who has nothing of what it counts.

    Only a rank does: having nothing is one, too.
    """
    score = card.score
    is_rank = isinstance(score, Score) and isinstance(score.pay, Rank)
    return is_rank and bool(entry.gold) and not entry.hexes


# -- what stands on the board --------------------------------------------------------------------


def standing_now(position: Position) -> dict[Hex, int | None]:
    """Return who has a piece where, None for what is nobody's; one of seven hexes on its middle."""
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


# -- whose decision it is, and about what ----------------------------------------------------------


def is_asked(position: Position) -> bool:
    """Return whether a player may act in somebody else's turn now."""
    return bool(position.extras.asked)


def is_silo_phase(position: Position) -> bool:
    """Return whether only the silo actions before scoring are left."""
    return bool(position.extras.silos) and not position.is_over


def in_turn(position: Position) -> bool:
    """Return whether the player to move has a usual turn."""
    return not (is_asked(position) or is_silo_phase(position))


def open_block(position: Position) -> Block | None:
    """Return the action of several steps that the player to move is in."""
    return None if is_asked(position) else position.block


def is_armed(position: Position) -> bool:
    """Return whether adjacency is waived for the player to move."""
    return position.armed and not is_asked(position)


def is_choosing(position: Position) -> bool:
    """Return whether the player to move can choose a card or a side of it now."""
    return position.choosing and in_turn(position) and is_available(position, TURN)


def may_still_act(position: Position, source: str) -> bool:
    """Return whether a source may still do something in this turn, now or after other actions.

    Whether there is a target is another question: what comes before may open one.
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
    """Return the choice of a card where all of the hand are equal, None if there is any other."""
    if not is_choosing(position) or position.card is not None:
        return None
    moves = [move for move in plain_moves(position, TURN) if move.verb == CHOOSE]
    is_one = len(set(position.hands[position.to_move])) == len(moves) == 1
    return moves[0] if is_one else None


def only_move(position: Position) -> Move | None:
    """Return the only legal move if it is one on the board that can be taken back, else None.

    Whoever plays it for a player takes nothing away: it shows nothing that was hidden, the same
    player decides next, and no turn or question is ended by it.
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
    """Return how many settlements a card, or a side of it, brings in the mandatory action.

    `choice` must be possible; the settlements that were stored are among them.
    """
    after = position.copy()
    after.push(choose_card(choice))
    return after.builds_left


def due_source(position: Position) -> str | None:
    """Return the only source that is available: canoe, silo, or that of the open block."""
    if is_asked(position):
        return CANOE
    if is_silo_phase(position):
        return SILO
    return position.block.source if position.block is not None else None


def skip_move(position: Position) -> Move | None:
    """Return the move that ends what is under way: a block, a silo action, an offered canoe."""
    source = due_source(position)
    if source is None or position.is_over:
        return None
    return next((m for m in plain_moves(position, source) if m.verb == SKIP), None)


def played_terrain(position: Position) -> str | None:
    """Return what the played card is used for, the card itself before a side is chosen."""
    return position.terrain or position.card


# -- sources ---------------------------------------------------------------------------------------


def counted_builds(position: Position, source: str) -> int | None:
    """Return how many builds the tokens on a tile allow; None if its builds cost no tokens."""
    counter = position.rules.counted.get(source)
    return None if counter is None else counter.tokens(position, position.to_move)


def token_taken(rules: Rules, source: str) -> Token:
    """Return what the move `take` of a source gives: a number tile, or one more card later."""
    taker = rules.takers.get(source)
    return "" if taker is None else taker.token


def usable_branches(position: Position, source: str) -> list[Branch]:
    """Return what a source can do now, in a block only its verb; without a target everything."""
    block = open_block(position)
    if block is not None and block.source == source:
        return [position.rules.branches[source, block.verb]]
    branches = position.rules.actions[source].branches
    return [b for b in branches if position.targets(source, None, b.verb)] or list(branches)


def build_branch(rules: Rules, source: str) -> BuildBranch | None:
    """Return what a source brings from the supply, None if nothing."""
    action = rules.actions.get(source)
    branches = action.branches if action is not None else ()
    return next((b for b in branches if isinstance(b, BuildBranch)), None)


def steps_left(position: Position, branch: Branch, source: str = "") -> int:
    """Return how many steps of an action are still possible: of its block, or of a new one.

    Building ends with the supply, whatever the tile allows, and what costs tokens with
    these.  A new action takes pieces of this turn up first, so all of them can be placed.
    """
    block = open_block(position)
    if isinstance(branch, RemoveBranch) and branch.each_opponent:
        return len(branch.victims(position, position.to_move))
    left = branch.steps if block is None else block.left
    if not isinstance(branch, BuildBranch) or (branch.takes_up and block is None):
        return left
    numbers = counted_builds(position, source)
    left = left if numbers is None else min(left, numbers)
    return min(left, position.supply_of(branch.piece, position.to_move))


def lacks_settlements(position: Position, source: str) -> bool:
    """Return whether a source builds and the player to move has nothing left to build."""
    builds = (source, BUILD) in position.rules.branches
    return builds and not position.supply[position.to_move]


def draws_first(position: Position, source: str) -> bool:
    """Return whether a source waits for its card to be turned up."""
    drawing = source in position.rules.drawing and position.block is None
    return drawing and source in position.sources()


def waits_for_card(position: Position, source: str) -> bool:
    """Return whether a source can be used as soon as a card, or a side of it, is chosen."""
    if not is_choosing(position) or not is_available(position, source):
        return False
    return any(
        isinstance(branch, BuildBranch | MoveBranch) and branch.filter.reads_card
        for branch in position.rules.actions[source].branches
    )


# -- tiles -----------------------------------------------------------------------------------------


def source_of_tile(rules: Rules, tile: str) -> str:
    """Return the source of a tile or standing action; a tile without one gets an id of its own."""
    if tile in rules.canoes:
        return CANOE
    for brought_by, entry in rules.standing_actions.items():
        if entry.id == tile:
            return SILO if entry.when == "before_scoring" else brought_by
    return rules.source_of.get(tile, bonus_source(tile))


def usable_repeat(position: Position, tile: str) -> str:
    """Return the source with which the bazaar repeats a tile now; empty if it cannot."""
    source = position.rules.repeats.get(tile, "")
    return source if source in position.sources() else ""


def repeatable_tiles(position: Position) -> list[str]:
    """Return the tiles that the bazaar can repeat now."""
    return [tile for tile in position.rules.repeats if usable_repeat(position, tile)]


def usable_canoes(position: Position) -> int:
    """Return how many tiles the player to move can use in other players' turns."""
    return len(_canoes(position)) - used_canoes(position)


def used_canoes(position: Position) -> int:
    """Return how many of these tiles were used since the last own turn."""
    return sum(held.state == USED for held in _canoes(position))


def _canoes(position: Position) -> list[HeldTile]:
    held = position.tiles[position.to_move]
    return [tile for tile in held if tile.tile in position.rules.canoes]


def works_by_itself(rules: Rules, tile: str) -> bool:
    """Return whether a tile is never used: it changes a rule as long as it is held."""
    source = source_of_tile(rules, tile)
    action = rules.actions.get(source)
    is_passive = action is None or not action.branches
    return is_passive and source not in rules.plain and tile not in rules.offering


def is_nomad(rules: Rules, held: HeldTile) -> bool:
    """Return whether a tile came from a nomad space and leaves the game after one turn."""
    return held.location in rules.nomads


def in_use(position: Position, held: HeldTile) -> bool:
    """Return whether a used tile still does its work: waived adjacency, an open block."""
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


def way_over_ground(rules: Rules, moved: Moved) -> tuple[Hex, ...]:
    """Return the hexes over which a piece went, from origin to goal; none if it was lifted (R-20).

    It goes over the ground where an action lets it go step by step, or slide.
    """
    branch = rules.branches.get((moved.source, MOVE))
    if not isinstance(branch, MoveBranch) or branch.kind not in ("steps", "slide"):
        return ()
    return straight_way(moved.origin, moved.hex)


def put_to(rules: Rules, event: Event) -> Mask:
    """Return the hexes that a piece covers which an event put or moved there."""
    if isinstance(event, Placed | Moved):
        return 1 << event.hex
    if isinstance(event, PiecePlaced):
        return ring_of(event.hex) if rules.pieces[event.piece].ring else 1 << event.hex
    return 0


def tiles_lost(position: Position, move: Move) -> list[TileLost]:
    """Return which tiles a legal move costs, whoever holds them; nothing is played."""
    after = position.copy()
    return [event for event in after.push(move) if isinstance(event, TileLost)]


# -- pieces ----------------------------------------------------------------------------------------


def placeable_kinds(position: Position) -> list[tuple[Piece, int]]:
    """Return the kinds but settlements that tiles of the player to move bring, and the supply."""
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
    """The hexes that matter for one source in one position; answers are those of the asking."""

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

    def places(self) -> Mask:
        """Return where something from the supply may go."""
        return self._targets(BUILD) | self._targets(PLACE) | self._targets(WALL)

    def liftable(self) -> Mask:
        """Return the own pieces that may be moved or taken back."""
        return self._position.origins(self._source) | self.returns()

    def returns(self) -> Mask:
        """Return the own pieces that may go back to the supply."""
        return self._targets(RETURN)

    def victims(self) -> Mask:
        """Return the pieces of others that may be taken off the board."""
        return self._targets(REMOVE)

    def destinations(self, origin: Hex) -> Mask:
        """Return where the piece on `origin` may be moved to."""
        return self._position.targets(self._source, origin, MOVE)

    def current(self) -> Hex | None:
        """Return the piece that is in question without being chosen; None if there is a choice."""
        block = open_block(self._position)
        if block is not None and block.at is not None:
            return block.at
        movable = self._position.origins(self._source)
        alone = movable.bit_count() == 1 and not self.places()
        return movable.bit_length() - 1 if alone and self.liftable() == movable else None

    def all(self) -> Mask:
        """Return every hex on which a click means something at the start."""
        return self.places() | self.liftable() | self.victims()

    def split(self, targets: Mask) -> tuple[Mask, Mask]:
        """Return the targets beside own pieces, and those that waived adjacency adds."""
        position = self._position
        if not is_armed(position):
            return targets, 0
        halo = position.halo[position.to_move]
        return targets & halo, targets & ~halo

    def blocked(self, origin: Hex | None) -> Mask:
        """Return the empty hexes that suit the action but for a piece beside them that blocks.

        `origin`: this piece is in the hand, and a lifted one blocks nothing (R-166).
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
