"""Search for the best line of one action: a single move, or a block to its end.

Players asked in between (canoe) are assumed to decline; their moves are not searched.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random
from typing import Final, NamedTuple, TypeAlias

from kingdom_builder_qt.ai.chance import next_cards
from kingdom_builder_qt.ai.evaluation.evaluate import Evaluator, Worth, is_better, mean_worth
from kingdom_builder_qt.ai.search.budget import Meter
from kingdom_builder_qt.core.grid import BIT, HEXES, NEIGHBOURS, SIZE, Hex, hexes
from kingdom_builder_qt.core.moves import (
    BUILD,
    CANOE,
    CHOOSE,
    DRAW,
    MANDATORY,
    MOVE,
    SILO,
    SKIP,
    TAKE,
    TURN,
    USE,
    Move,
)
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.state import Without, board_without, settle

Line: TypeAlias = tuple[Move, ...]
Order: TypeAlias = Mapping[Hex, int]  # tie-breaking ranks of hexes
Allowed: TypeAlias = Callable[[Move], bool]

DECLINE: Final = Move(CANOE, SKIP)
MANY_MOVES: Final = 120  # limit of the moves of a move tile
FOLLOWED: Final = 60  # limit of first steps times choices per step in a block
MOST_FOLLOWED: Final = 6
LEAST_ALIKE: Final = 2


def shuffled(random: Random) -> Order:
    """Return a random order of the hexes, used to break ties."""
    places = list(range(SIZE))
    random.shuffle(places)
    return {hex_: places[hex_] for hex_ in HEXES}


class Step(NamedTuple):
    """One move of an action, perhaps after a waiver of adjacency."""

    worth: Worth
    line: Line
    opens: bool  # the action continues after it


class ActionSearch:
    """Searches actions on a sampled position, and restores the position.

    Ties are broken by an order of the hexes. If the order is the same for a whole turn, a block is
    finished as planned at its start: a search in the middle of a block depends on the position
    only.
    """

    def __init__(
        self,
        evaluation: Evaluator,
        order: Order,
        many: int = MANY_MOVES,
        meter: Meter | None = None,
        allowed: Allowed | None = None,
    ) -> None:
        """Set the position (that of `evaluation`), the order (see `shuffled`) and the limits.

        A move tile with more than `many` moves is searched from the best origins only. `meter`
        counts the nodes. `allowed` filters the moves, unless none would remain inside a block.
        """
        self._allowed = allowed
        self._many = many
        self.meter = Meter() if meter is None else meter
        self.position = evaluation.position
        self.evaluation = evaluation
        self._player = evaluation.player
        self._order = order
        self._depth = 0  # steps into the block being searched
        self._losses: dict[Hex, float] = {}  # see `_losses_of`

    def tile_sources(self) -> list[str]:
        """Return the tiles and standing actions that can be used now, without waivers."""
        other = {MANDATORY, TURN, *self.position.rules.waivers}
        return [source for source in self.position.sources() if source not in other]

    def best_tile(self) -> tuple[Worth, Line] | None:
        """Return the best use of one of the `tile_sources`, or None."""
        found = [end for source in self.tile_sources() if (end := self.best_line(source))]
        return max(found, key=lambda end: end[0]) if found else None

    # -- actions ---------------------------------------------------------------------------------

    def best_line(self, source: str) -> tuple[Worth, Line] | None:
        """Return the best use of a source from its first to its last move, or None."""
        if source in self.position.rules.drawing:
            draw = Move(source, DRAW)
            return (self._expected_worth(draw), (draw,)) if self.position.is_legal(draw) else None
        return self._best_of(self.steps(source))

    def finish(self) -> tuple[Worth, Line]:
        """Return the best line to the end of the open block, an empty one if none is open."""
        block = self.position.block
        now = self.evaluation.worth()
        if block is None or self.position.extras.asked:
            return now, ()
        if self.position.choosing:
            choices = self._choices()
            if choices:
                return max(choices, key=lambda end: end[0])
        best = self._best_of(self.steps(block.source))
        if best is None or (block.may_skip and now >= best[0]):
            return now, (Move(block.source, SKIP),)
        return best

    def _choices(self) -> list[tuple[Worth, Line]]:
        """Return the sides of a card drawn inside the block, each with its best rest."""
        found = []
        for move in self.position.legal_moves((TURN,)):
            if move.verb == CHOOSE:
                with self.played((move,)):
                    worth, rest = self.finish()
                found.append((worth, (move, *rest)))
        return found

    def _best_of(self, steps: list[Step]) -> tuple[Worth, Line] | None:
        """Return the best complete line after `steps`, or None."""
        ends = self._ends(steps)
        return max(ends, key=lambda end: end[0]) if ends else None

    def best_lines(self, source: str, number: int) -> list[tuple[Worth, Line]]:
        """Return the best uses of a source from the first to the last move, best first.

        A source that turns up a card has a single one: to draw.
        """
        if source in self.position.rules.drawing:
            found = self.best_line(source)
            return [found] if found else []
        return sorted(self._ends(self.steps(source)), key=lambda end: end[0], reverse=True)[:number]

    def _ends(self, steps: list[Step]) -> list[tuple[Worth, Line]]:
        """Complete the steps that open a block, as many as the limits allow."""
        ends = [(worth, line) for worth, line, opens in steps if not opens]
        openings = sorted((s for s in steps if s.opens), key=lambda s: s.worth, reverse=True)
        # Fewer in deep blocks: five steps with six choices each are some 10 000 moves.
        most = max(1, MOST_FOLLOWED // (1 + 2 * self._depth))
        width = max(1, min(most, FOLLOWED // max(1, len(openings))))
        self._depth += 1
        for _, line, _ in openings[:width]:
            with self.played(line):
                worth, rest = self.finish()
            ends.append((worth, line + rest))
        self._depth -= 1
        return ends

    def _expected_worth(self, draw: Move) -> Worth:
        """Return the mean value over all cards that may be turned up."""
        position = self.position
        found = []
        for card, copies in next_cards(position, self._player).items():
            with position.next_card(card), self.played((draw,)):
                found.append((copies, self.finish()[0]))
        return mean_worth(found)

    # -- single moves ----------------------------------------------------------------------------

    def steps(self, source: str) -> list[Step]:
        """Return the moves of a source, and better ones with waived adjacency."""
        steps = self._steps((), self._moves(source))
        for use in self._waivers():
            targets = self.position.targets(source)
            best = max([s.worth for s in steps]) if steps else self.evaluation.worth()
            with self.played((use,)):
                if self.position.targets(source) != targets:
                    waived = self._steps((use,), self._moves(source))
                    steps += [step for step in waived if is_better(step.worth, best)]
        return steps

    def _waivers(self) -> list[Move]:
        position = self.position
        waivers = position.rules.waivers
        return [m for m in position.legal_moves(waivers) if m.verb == USE] if waivers else []

    def _steps(self, before: Line, moves: list[Move]) -> list[Step]:
        """Return the steps of some moves of one source."""
        together = self._together(moves)
        return [
            Step(together[move], (*before, move), False)
            if move in together
            else self._step(before, move)
            for move in moves
        ]

    def _together(self, moves: list[Move]) -> dict[Move, Worth]:
        """Return the values of moves that differ only in the place of a settlement.

        One move of each kind is played, and then its settlement stands on the hexes of the others
        in turn. The other moves are left out.
        """
        player, position = self._player, self.position
        boards: dict[Hex | None, Without] = {}
        found: dict[Move, Worth] = {}
        for alike in self._alike(moves, boards):
            if len(alike) < LEAST_ALIKE:
                continue
            with self.played((alike[0],)):
                worth = self.evaluation.by_places()
                for move in alike:
                    _, _, origin, target, _ = move
                    settle(position, player, target, boards[origin])  # type: ignore[arg-type]
                    found[move] = worth(origin, target)
        self.meter.nodes += len(found)
        return found

    def _alike(self, moves: list[Move], boards: dict[Hex | None, Without]) -> Iterable[list[Move]]:
        """Return sets of moves of settlements that take and lose the same tiles.

        Moves that may be paid in the game, mark rows, or open or close a block are left out.
        `boards` is filled: the board without the settlement on each origin.
        """
        position, player, rules = self.position, self._player, self.position.rules
        verb = moves[-1].verb if moves else ""
        if verb not in (BUILD, MOVE) or position.to_move != player or position.block is not None:
            return ()
        source = moves[-1].source
        if source in (CANOE, SILO) or rules.branches[source, verb].steps > 1 or rules.claimers:
            return ()
        if verb == BUILD and (rules.build_scores or rules.action_scores):
            return ()
        paying = rules.turn_scores if verb == BUILD else ()
        settlements, claimed = position.settlements(player), position.claimed[player]
        sites = position.stocked_sites & ~claimed
        found: dict[tuple[int, ...], list[Move]] = {}
        for move in moves:
            _, moved, origin, target, _ = move
            if moved != verb or target is None or not (origin is None or settlements >> origin & 1):
                continue
            beside = NEIGHBOURS[target]
            board = boards.get(origin)
            if board is None:
                board = boards[origin] = board_without(position, player, origin)
            kind: tuple[int, ...] = (beside & sites,)
            if origin is not None:
                left = NEIGHBOURS[origin] & rules.location_mask
                if left:
                    kind = beside & sites, left & ~board[1] & ~beside
            elif paying:
                built = position.extras.turn_mask | BIT[target]
                kind += tuple([score.paid_for_action(built) for score in paying])
            found.setdefault(kind, []).append(move)
        return found.values()

    def _step(self, before: Line, move: Move) -> Step:
        self.meter.nodes += 1
        position = self.position
        with self.played((move,)):
            opens = position.block is not None and move.source != CANOE
            return Step(self.evaluation.worth(), (*before, move), opens)

    def _moves(self, source: str) -> list[Move]:
        """Return the moves of a source that are worth searching, in the order of this turn."""
        position = self.position
        rules = position.rules
        is_cut = self._is_crowded(source)
        moves = self._from_best_origins(source) if is_cut else []
        is_mixed = len(rules.actions[source].branches) > 1 or source in rules.upgrades
        if not is_cut or is_mixed:
            listed = [m for m in position.legal_moves((source,)) if m.origin is None or not is_cut]
            moves += [m for m in listed if m.target is not None or m.verb == TAKE]
        if self._allowed is not None:
            allowed = list(filter(self._allowed, moves))
            moves = allowed if allowed or position.block is None else moves
        place = self._order.get
        # Ranks are unique, so the result does not depend on the order of the list.
        moves.sort(key=lambda m: (place(m[3], -1), place(m[2], -1), m[1]))  # type: ignore[arg-type]
        return moves

    def _is_crowded(self, source: str) -> bool:
        """Return whether a source has more moves of pieces than are searched."""
        position = self.position
        origins = position.origins(source)
        if not origins:
            return False
        # Counted without a list of the moves, which can be hundreds.
        counts = [position.targets(source, origin).bit_count() for origin in hexes(origins)]
        return sum(counts) > self._many

    def _from_best_origins(self, source: str) -> list[Move]:
        """Return the moves of the pieces with the smallest loss."""
        position = self.position
        origins = sorted(hexes(position.origins(source)), key=self._order.__getitem__)
        origins.sort(key=self._losses_of(origins).__getitem__)
        moves: list[Move] = []
        for origin in origins:
            moves += position.legal_moves((source,), from_mask=1 << origin)
            if len(moves) > self._many:
                break
        return moves

    def _losses_of(self, origins: list[Hex]) -> dict[Hex, float]:
        """Return the value that each piece adds, cached at the first query.

        The rest of the turn hardly changes it. Computing it at every step took half of the search
        time.
        """
        new = [origin for origin in origins if origin not in self._losses]
        if new:
            worth = self.evaluation.by_places()
            now = worth().gold
            for origin in new:
                with self.position.lifted(self._player, BIT[origin]):
                    self._losses[origin] = now - worth(origin).gold
        return self._losses

    # -- trial moves
    # ----------------------------------------------------------------------------------

    def end_of(self, line: Line) -> Worth:
        """Return the value after some moves."""
        with self.played(line):
            return self.evaluation.worth()

    def played(self, line: Line) -> Played:
        """Play moves inside a `with` block; players asked in between decline."""
        return Played(self.position, line)


def with_refusals(position: Position, line: Line) -> Iterator[Move]:
    """Yield moves to push one by one, with refusals of players asked in between."""
    for move in line:
        was_asked = position.extras.asked
        yield move
        while position.extras.asked and not was_asked:
            yield DECLINE


class Played:
    """Context manager that plays moves and takes them back; faster than a generator."""

    __slots__ = ("_line", "_position", "_pushes")

    def __init__(self, position: Position, line: Line) -> None:
        """Take legal moves from `position`; canoe owners asked in between decline."""
        self._position, self._line = position, line

    def __enter__(self) -> None:
        position = self._position
        push = position.push_unchecked
        line = with_refusals(position, self._line) if position.rules.canoes else self._line
        self._pushes = 0
        for move in line:
            push(move)
            self._pushes += 1

    def __exit__(self, *_error: object) -> None:
        for _ in range(self._pushes):
            self._position.pop()
