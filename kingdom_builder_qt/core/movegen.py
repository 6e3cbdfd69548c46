"""Legal moves: the available sources and their targets.

Works on verbs; independent of single tiles and cards.
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any

from kingdom_builder_qt.core.compile.branches import Branch, BuildBranch, Targets
from kingdom_builder_qt.core.errors import Misuse, quoted
from kingdom_builder_qt.core.grid import Hex, Mask, check_hex, hexes, nth_hex
from kingdom_builder_qt.core.moves import (
    CANOE,
    DRAW,
    END_TURN,
    MANDATORY,
    SILO,
    SKIP,
    TAKE,
    TURN,
    USE,
    VERBS,
    Move,
    check_move,
    choose_card,
    is_well_formed,
    target_table,
)
from kingdom_builder_qt.core.rules import ANY_TERRAIN_FOR_TWINS, Rules
from kingdom_builder_qt.core.state import NEW, USABLE, State


class GameState(State):
    """The state of a turn with its caches; `Position` adds undo.

    The functions of this module fill `cached_sources`, the sources that the turn allows, and
    `cached_targets`, the targets by source and verb.
    """

    __slots__ = ("cached_sources", "cached_targets")

    rules: Rules
    cached_sources: list[str] | None
    cached_targets: dict[str, dict[str, Targets]]

    def __init__(self, rules: Rules, state: tuple[Any, ...]) -> None:
        """Copy a state given in the order of `STATE_FIELDS`."""
        super().__init__(rules, state)
        self.clear_caches()

    def clear_caches(self) -> None:
        """Clear the caches of this module after a change of the state."""
        self.cached_sources = None
        self.cached_targets = {}


# -- available sources -----------------------------------------------------------------------------


def available_sources(state: GameState) -> list[str]:
    """Return the sources that the turn allows now, in a fixed order, with or without targets."""
    found = state.cached_sources
    if found is None:
        found = state.cached_sources = _open_sources(state)
    return found


def _open_sources(state: GameState) -> list[str]:
    if state.is_over:
        return []
    rules, due, choosing = state.rules, state.builds_left, state.choosing
    if rules.is_extended:
        if state.extras.asked:
            return [CANOE]
        if state.extras.silos:
            return [SILO]
    if state.block is not None:
        return _in_block(state)
    if due and state.built:
        found = [TURN] if choosing else [MANDATORY]
        return found + _waivers(state) if rules.waivers else found
    found = [MANDATORY] if due and not choosing else []
    source_of = rules.source_of
    for tile in state.tiles[state.active]:
        if tile.state == USABLE:
            source = source_of.get(tile.tile)
            if source is not None and source not in found:  # twins are one source
                found.append(source)
    if rules.is_extended:
        found += _extended(state)
    if not due or choosing:
        found.append(TURN)
    return found


def _extended(state: GameState) -> list[str]:
    """Return the standing actions not used in this turn, and the sources of special tiles."""
    rules, used = state.rules, state.extras.used
    found = [s for s in rules.standing if s not in used] if used else [*rules.standing]
    for tile, special in rules.offering.items():
        held = state.tiles[state.active]
        if any(t.tile == tile and t.state == USABLE for t in held):
            found += special.available_sources(state)
    return found


def _in_block(state: GameState) -> list[str]:
    block = state.block
    assert block is not None
    branch = state.rules.branches[block.source, block.verb]
    found = [block.source]
    if state.rules.waivers and _takes_waiver(branch):
        found += _waivers(state)
    if state.choosing and needs_card(branch):
        found.append(TURN)  # a card with two sides was drawn as a replacement
    return found


def needs_card(branch: Branch) -> bool:
    """Return whether the targets of a branch depend on the played card."""
    return isinstance(branch, BuildBranch) and branch.filter.reads_card


def _takes_waiver(branch: Branch) -> bool:
    """Return whether adjacency may be waived inside a block of this branch (R-114, R-222)."""
    return isinstance(branch, BuildBranch) and branch.adjacency == "if_possible"


def _waivers(state: GameState) -> list[str]:
    rules = state.rules
    usable = [t.tile for t in state.tiles[state.active] if t.state == USABLE]
    sources = [rules.source_of.get(tile, "") for tile in usable]
    return [source for source in dict.fromkeys(sources) if source in rules.waivers]


def plain_moves(state: GameState, source: str) -> list[Move]:
    """Return the moves of an available source without a hex: skip, use, take, draw, turn moves."""
    rules, block = state.rules, state.block
    if source == TURN:
        return _turn_moves(state) if state.choosing else [END_TURN]
    if source == CANOE:
        return [Move(CANOE, SKIP)]
    if source == SILO:
        return [Move(SILO, SKIP)] if block is None or block.may_skip else []
    if block is not None and block.source == source:
        return [Move(source, SKIP)] if block.may_skip else []
    if source in rules.waivers:
        return [] if state.armed else [Move(source, USE)]
    taker = rules.takers.get(source)
    if taker is not None:
        return [Move(source, TAKE)] if taker.may_take(state, state.active) else []
    if source in rules.drawing and state.supply[state.active]:
        return [Move(source, DRAW)] if state.deck or state.discards else []
    return []


def choices(state: GameState) -> list[str]:
    """Return the possible choices: cards in hand (R-152), or sides of the played card (R-202)."""
    if state.card is not None:
        options = state.rules.options[state.card]
        return [o.terrain for o in options if state.has_room(o.terrain)]
    hand = state.hands[state.active]
    useful = [card for card in dict.fromkeys(hand) if state.is_useful(card)]
    if twin(state) is not None:
        # Without duplicates: without swamp hexes a swamp card has the terrain of another card.
        cards = state.rules.options.values()
        plain = dict.fromkeys(o[0].terrain for o in cards if len(o) == 1)
        useful += [t for t in plain if t not in useful and state.has_room(t)]
    return useful


def twin(state: GameState) -> str | None:
    """Return a card that the hand has twice, if the house rule makes pairs any terrain."""
    if ANY_TERRAIN_FOR_TWINS not in state.rules.house:
        return None
    hand = state.hands[state.active]
    return next((card for card in hand if hand.count(card) > 1), None)


def _turn_moves(state: GameState) -> list[Move]:
    moves = [choose_card(choice) for choice in choices(state)]
    if not state.builds_left and state.block is None:
        moves.append(END_TURN)
    return moves


def has_plain_moves(state: GameState, source: str) -> bool:
    """Return whether `plain_moves` may return any move; a fast test."""
    return source in state.rules.plain or state.block is not None


# -- targets ---------------------------------------------------------------------------------------

# Skips the constructor of the named tuple, for speed: a move tile can have a hundred moves.
_new = tuple.__new__

_PLAIN_SHARE = 0.25  # probability with which a playout prefers a move without a hex (skip)


def targets_of(state: GameState, source: str) -> dict[str, Targets]:
    """Return the targets of an available source by verb; verbs without targets are left out."""
    found = state.cached_targets.get(source)
    if found is not None:
        return found
    player = state.to_move
    found = {}
    fixed = state.rules.fixed_branches.get(source) if state.block is None else None
    for branch in branches_of(state, source) if fixed is None else fixed:
        targets = branch.targets(state, player)
        if targets:
            found[branch.verb] = targets
    state.cached_targets[source] = found
    return found


def branches_of(state: GameState, source: str) -> tuple[Branch, ...]:
    """Return the branches of an available source now; in a block only the branch of its verb."""
    rules, block = state.rules, state.block
    if block is not None and not state.extras.asked:
        if source != block.source:
            return ()
        if source not in rules.upgrades:
            return (rules.branches[source, block.verb],)
    counter = rules.counted.get(source)
    if counter is not None and not counter.tokens(state, state.to_move):
        return ()
    if source == MANDATORY and rules.first_waivers and _is_first_free(state):
        return rules.free_mandatory
    upgrade = rules.upgrades.get(source)
    if upgrade is not None and holds_usable(state, upgrade[0]):
        return upgrade[1].branches
    return rules.actions[source].branches


def _is_first_free(state: GameState) -> bool:
    """Return whether the next mandatory build may ignore adjacency (R-229)."""
    tiles = state.rules.first_waivers
    return not state.built and any(holds_usable(state, tile) for tile in tiles)


def holds_usable(state: GameState, tile: str) -> bool:
    """Return whether the player to move has a tile that was not gained in this turn."""
    return any(t.tile == tile and t.state != NEW for t in state.tiles[state.to_move])


def sources(state: GameState) -> list[str]:
    """Return the sources with a legal move, in a fixed order."""
    return [
        source
        for source in available_sources(state)
        if (has_plain_moves(state, source) and plain_moves(state, source))
        or (source is not TURN and targets_of(state, source))
    ]


def is_available(state: GameState, source: str) -> bool:
    """Return whether the turn allows a source now, with or without targets."""
    return source in available_sources(state)


def targets(
    state: GameState, source: str, origin: Hex | None = None, verb: str | None = None
) -> Mask:
    """Return the legal targets of a source as a mask, of one `verb` if given.

    With an `origin` only the targets of the piece there; otherwise those of all verbs and origins.
    Raises Misuse for a source, verb or hex that the game does not have.
    """
    union = 0
    if source != TURN and is_available(state, source):
        for name, found in targets_of(state, source).items():
            if verb is not None and name != verb:
                continue
            if isinstance(found, int):
                union |= found if origin is None else 0
            elif origin is None:
                for mask in found.values():
                    union |= mask
            elif isinstance(origin, int):
                union |= found.get(origin, 0)
    if not union:  # invalid arguments have no targets, so other calls skip the check
        _check_question(state, source, origin, verb)
    return union


def _check_question(state: GameState, source: Any, origin: Any, verb: Any) -> None:
    state.rules.check_source(source)
    if origin is not None:
        check_hex(origin)
    if verb is not None and (not isinstance(verb, str) or verb not in VERBS):
        raise Misuse(f"no verb: {quoted(verb)} (known: {', '.join(sorted(VERBS))})")


def origins(state: GameState, source: str) -> Mask:
    """Return the hexes from which a source may move a piece; Misuse for an unknown source."""
    if source == TURN or not is_available(state, source):
        state.rules.check_source(source)
        return 0
    union = 0
    for found in targets_of(state, source).values():
        if not isinstance(found, int):
            for origin in found:
                union |= 1 << origin
    return union


def is_legal(state: GameState, move: Move) -> bool:
    """Return whether a move is legal, without generating all legal moves.

    Raises Misuse if `move` is not a `Move`.
    """
    try:
        source, verb, origin, target, choice = move
        answer = state.cached_targets.get(source)
        if answer is None:  # otherwise the source is known to be available
            if source not in available_sources(state):
                check_move(move)
                return False
            answer = {} if source == TURN else targets_of(state, source)
        found = answer.get(verb)
        if found is None:
            return move in plain_moves(state, source)
        if not isinstance(target, int) or target < 0 or choice:
            return False
        if isinstance(found, int):
            return origin is None and found >> target & 1 == 1
        return isinstance(origin, int) and found.get(origin, 0) >> target & 1 == 1
    except (TypeError, ValueError):
        check_move(move)
        if is_well_formed(move):
            raise
        return False


def legal_moves(
    state: GameState,
    sources: Collection[str] | None = None,
    from_mask: Mask | None = None,
    to_mask: Mask | None = None,
) -> list[Move]:
    """Return the legal moves, optionally restricted to sources, origins or targets.

    With a mask only moves that name a hex of it remain. Raises Misuse for a source that the game
    does not have.
    """
    moves: list[Move] = []
    is_cut = from_mask is not None or to_mask is not None
    if sources is not None:
        _check_sources(state, sources)
    if is_cut:
        _check_masks(from_mask, to_mask)
    for source in available_sources(state):
        if sources is not None and source not in sources:
            continue
        if has_plain_moves(state, source):
            if not is_cut:
                moves += plain_moves(state, source)
            if source is TURN:
                continue
        answer = state.cached_targets.get(source)
        for verb, found in (targets_of(state, source) if answer is None else answer).items():
            if is_cut:
                found = _cut(found, from_mask, to_mask)
            if isinstance(found, int):
                table = target_table(source, verb)
                moves += [table[hex_] for hex_ in hexes(found)]  # type: ignore[misc]
                continue
            moves += [
                _new(Move, (source, verb, origin, target, ""))
                for origin, mask in found.items()
                for target in hexes(mask)
            ]
    return moves


def _check_sources(state: GameState, sources: Any) -> None:
    if isinstance(sources, str) or not isinstance(sources, Collection):
        raise Misuse(f"not a list of sources: {quoted(sources)}")
    for source in sources:
        state.rules.check_source(source)


def _check_masks(*masks: Mask | None) -> None:
    for mask in masks:
        if mask is not None and not isinstance(mask, int):
            raise Misuse(f"not a set of hexes: {quoted(mask)} (an int with a bit for each hex)")


def _cut(found: Targets, from_mask: Mask | None, to_mask: Mask | None) -> Targets:
    """Return the targets left after applying the masks of `legal_moves`."""
    to = -1 if to_mask is None else to_mask
    if isinstance(found, int):
        return found & to if from_mask is None else 0
    return {
        origin: mask & to
        for origin, mask in found.items()
        if from_mask is None or from_mask >> origin & 1
    }


def random_move(state: GameState, random: Random, *, uniform: bool = False) -> Move:
    """Return a random legal move: random source, then verb, origin and target, for playouts.

    Moves of a source with few of them are then more likely than others; with `uniform` all legal
    moves are equally likely. No list of moves is built. Raises Misuse if the game is over or
    `random` is not a `random.Random`.
    """
    try:
        if uniform:
            return _uniform_move(state, random)
        choices, draw = available_sources(state), random.random
        with_plain, in_block = state.rules.plain, state.block is not None
        while True:
            source = choices[int(draw() * len(choices))]
            if in_block or source in with_plain:
                plain = plain_moves(state, source)
                found = {} if source is TURN else targets_of(state, source)
                if plain and (not found or draw() < _PLAIN_SHARE):
                    return plain[int(draw() * len(plain))]
            else:
                found = targets_of(state, source)
            if found:
                break
            # Dropping a source without moves and drawing again is uniform over the sources with
            # moves, without testing the others.
            choices = [other for other in choices if other != source]
        verbs = [*found]
        verb = verbs[0] if len(verbs) == 1 else verbs[int(draw() * len(verbs))]
        where = found[verb]
        if isinstance(where, int):
            target = nth_hex(where, int(draw() * where.bit_count()))
            return target_table(source, verb)[target]  # type: ignore[return-value]
        origin = [*where][int(draw() * len(where))]
        there = where[origin]
        target = nth_hex(there, int(draw() * there.bit_count()))
        return _new(Move, (source, verb, origin, target, ""))
    except (AttributeError, IndexError, TypeError):
        if not isinstance(random, Random):
            raise Misuse(f"not a random.Random: {quoted(random)}") from None
        if state.is_over:
            raise Misuse("there is no move: the game is over") from None
        raise


def _uniform_move(state: GameState, random: Random) -> Move:
    """Return one of the legal moves, all with the same probability."""
    plain: list[Move] = []
    groups: list[tuple[int, str, str, Hex | None, Mask]] = []  # number of moves, and their targets
    for source in available_sources(state):
        if has_plain_moves(state, source):
            plain += plain_moves(state, source)
        if source is TURN:
            continue
        for verb, found in targets_of(state, source).items():
            by_origin = {None: found} if isinstance(found, int) else found
            groups += [(m.bit_count(), source, verb, o, m) for o, m in by_origin.items()]
    index = int(random.random() * (len(plain) + sum([group[0] for group in groups])))
    if index < len(plain):
        return plain[index]
    index -= len(plain)
    for count, source, verb, origin, mask in groups:
        if index < count:
            return Move(source, verb, origin, nth_hex(mask, index))
        index -= count
    raise IndexError("the game is over")
