"""Finds puzzles: cheap tests of many positions first, many playouts for the few that remain.

1. A careful search must beat the greedy turn, which takes the most gold move by move.
2. By the evaluation, it must beat all turns found without one of its ideas.
3. The same in playouts on common deals of the unknown cards.
4. Master with a long budget must have the idea, too, and find no equal turn without it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice
from random import Random
from statistics import fmean
from typing import Final

from kingdom_builder_qt.ai.advice import AdviceReason, difference
from kingdom_builder_qt.ai.chance import random_for_turn
from kingdom_builder_qt.ai.evaluation.evaluate import Evaluation, Evaluator
from kingdom_builder_qt.ai.evaluation.learned import LearnedEvaluation
from kingdom_builder_qt.ai.evaluation.position_features import FeatureCache
from kingdom_builder_qt.ai.evaluation.weights import model_for
from kingdom_builder_qt.ai.players import MasterPlayer, make_player
from kingdom_builder_qt.ai.search.action_search import Allowed, Line, Played, shuffled
from kingdom_builder_qt.ai.search.budget import Meter
from kingdom_builder_qt.ai.search.playouts import Playouts
from kingdom_builder_qt.ai.search.turn_search import Effort, TurnSearch, is_whole_turn
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.moves import DRAW, END_TURN, source_tile
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.view import View, view_of
from kingdom_builder_qt.game.intervals import standard_error
from kingdom_builder_qt.game.puzzles.judging import has_idea, ideas_of, without
from kingdom_builder_qt.game.puzzles.puzzle import CLEAR, Idea, Puzzle, TurnWorth
from kingdom_builder_qt.game.puzzles.puzzle_choice import category_of

NATURAL: Final = Effort(width=1, lines=1, moves=12, early=False)
CAREFUL: Final = Effort(width=8, lines=4, moves=60, most=6000)
LEFT_OUT: Final = Effort(width=4, lines=3, moves=30, most=3000)
HINT: Final = 3.0  # minimum margin by the evaluation, in gold
MOST_MOVES: Final = 7  # of the solution; longer turns are hard to keep in mind
MOST_SOURCES: Final = 3  # tiles and standing actions available
RIVALS: Final = 2  # turns without the idea that enter playouts, per evaluation
# Number of deals, and the margin in gold that is required after them to continue.
ROUNDS: Final = ((2, 2.5), (6, 3.5), (16, CLEAR))
# Number of deals, and how many standard errors above `CLEAR` accept a margin after them.
SURE: Final = ((16, 3.0), (32, 3.0), (48, 2.0))
FAR: Final = 6.0  # gold; alternatives this far behind the best one get no more playouts
MAX_NODES: Final = 40_000  # Master's budget, four times the usual one
FIRST_ROUND: Final = 3  # earlier rounds show nothing on the board
FURTHER: Final = 0.5  # gold by which the margin of a later idea must exceed that of an earlier one
TILE_GOLD: Final = 1.0  # by the evaluation; a tile worth less is not the idea of a turn

# Ratings: points per level that misses the idea, and per additional move.
EASIEST: Final = 1000
BY_LEVEL: Final = {"novice": 150, "builder": 250, "strategist": 350}
BY_MOVE: Final = 40
USUAL_MOVES: Final = 3
BY_GOLD: Final = 15  # a larger margin is easier to see
HARDEST: Final = 2400


@dataclass(frozen=True, slots=True)
class _Found:
    """A turn with an idea, and turns without it, among them `natural`."""

    idea: Idea
    best: Line
    others: tuple[Line, ...]
    natural: Line


@dataclass(frozen=True, slots=True)
class _Margin:
    """The lead of a turn over the best alternative, on common deals."""

    leads: tuple[float, ...]  # mean of the turn, then of each alternative
    second: int  # index into the alternatives
    mean: float
    error: float
    deals: int


def find_puzzle(catalog: Catalog, position: Position, seed: int, origin: str) -> Puzzle | None:
    """Return the puzzle in a position, None for almost all positions.

    `position`: any position of a game; it is not changed. Information hidden from the player to
    move has no influence. Deterministic.
    """
    if not _is_fit(position):
        return None
    return _Finder(catalog, position, seed).puzzle(origin)


def _is_fit(position: Position) -> bool:
    """Return whether a turn begins here that can be planned to its end."""
    if position.is_over or not is_whole_turn(position) or position.to_move != position.active:
        return False
    if position.built or position.round < FIRST_ROUND:
        return False
    used = any(tile.state == "used" for tile in position.tiles[position.active])
    if used or position.extras.used or not (position.choosing or position.builds_left):
        return False
    others = (held for p in position.rules.left_of(position.active) for held in position.tiles[p])
    if any(tile.tile in position.rules.canoes for tile in others):
        return False  # another player could act during this turn
    sources = [s for s in position.sources() if source_tile(s) is not None]
    drawing = position.rules.drawing
    held = {f"tile:{tile.tile}" for tile in position.tiles[position.active]}
    return len(sources) <= MOST_SOURCES and not (held | {*sources}) & {*drawing}


class _Finder:
    """Examines the turn of one position."""

    def __init__(self, catalog: Catalog, position: Position, seed: int) -> None:
        self._catalog, self._seed = catalog, seed
        self._rules: Rules = position.rules
        self._player = position.active
        self._view: View = view_of(position, self._player)
        self._position = Position.sample(self._view, Random(seed), self._rules)
        self._text = position.text(seen_by=self._player)
        self._model = model_for(self._rules)
        self._known = [FeatureCache() for _ in range(self._rules.players)]
        self._order = shuffled(random_for_turn(seed, self._position))
        self._learned = LearnedEvaluation(self._position, self._player, self._model, self._known)
        self._plain = Evaluation(self._position, self._player)
        self._playouts = Playouts(self._rules, self._view, self._model, seed, self._known, Meter())
        self._dealt: dict[Line, list[float]] = {}  # leads by deal

    def puzzle(self, origin: str) -> Puzzle | None:
        natural = self._natural()
        if natural is None:
            return None
        best = self._turns(self._learned, CAREFUL, 1)[0]
        if self._worth(best) - self._worth(natural) < HINT or len(best) > MOST_MOVES:
            return None
        found = self._with_idea(best, natural)
        if found is None:
            return None
        if self._margin(found, *ROUNDS[0]) is None:
            return None
        category = self._category(found, found.others[0])
        if category is None:
            return None
        for wanted in ROUNDS[1:]:
            if self._margin(found, *wanted) is None:
                return None
            found = self._without_far(found, wanted[0])
        confirmed = self._confirmed(found)
        if confirmed is None:
            return None
        margin = self._certain(confirmed)
        return None if margin is None else self._made(confirmed, margin, origin)

    def _made(self, found: _Found, margin: _Margin, origin: str) -> Puzzle | None:
        second = found.others[margin.second]
        category = self._category(found, second)
        if category is None:
            return None
        natural = found.others.index(found.natural)
        return Puzzle(
            id="p" + sha256(self._text.encode()).hexdigest()[:9],
            category=category,
            rating=self._rating(found, margin),
            position=self._text,
            idea=found.idea,
            best=TurnWorth(found.best, round(margin.leads[0], 2)),
            second=TurnWorth(second, round(margin.leads[1 + margin.second], 2)),
            natural=TurnWorth(found.natural, round(margin.leads[1 + natural], 2)),
            margin=round(margin.mean, 2),
            error=round(margin.error, 2),
            deals=margin.deals,
            reasons=self._reasons(found.best, second),
            origin=origin,
        )

    # -- turns -------------------------------------------------------------------------------------

    def _turns(
        self, evaluation: Evaluator, effort: Effort, number: int, allowed: Allowed | None = None
    ) -> list[Line]:
        search = TurnSearch(evaluation, self._order, effort, allowed=allowed)
        return [turn.line for turn in search.best_turns(number)]

    def _natural(self) -> Line | None:
        """Return the greedy turn, None if it is not complete."""
        line = self._turns(self._plain, NATURAL, 1)[0]
        return line if self._is_whole(line) else None

    def _is_whole(self, line: Line) -> bool:
        if any(move.verb == DRAW for move in line):
            return False
        with Played(self._position, line):
            return self._position.is_legal(END_TURN)

    def _worth(self, line: Line) -> float:
        with Played(self._position, line):
            return self._learned.gold()

    def _with_idea(self, best: Line, natural: Line) -> _Found | None:
        """Return the turn with the idea of the largest margin, by the evaluation."""
        if not self._is_whole(best):
            return None
        worth, most = self._worth(best), HINT
        found: _Found | None = None
        for idea in ideas_of(self._position, self._player, best):
            if has_idea(self._position, self._player, natural, idea):
                continue
            others = self._without(idea, self._learned, LEFT_OUT)
            if not others or not self._is_what_pays(idea, best, others[0]):
                continue
            gap = worth - max(map(self._worth, others))
            # Taken tiles come first: they are easier to name than hexes.
            if gap >= most + (FURTHER if found is not None else 0.0):
                others += self._without(idea, self._plain, LEFT_OUT)
                others = [line for line in dict.fromkeys(others) if line != natural]
                found, most = _Found(idea, best, (*others, natural), natural), gap
        return found

    def _is_what_pays(self, idea: Idea, best: Line, other: Line) -> bool:
        """Return whether a tile itself has value, not only the hex next to its location."""
        if idea.kind != "tile":
            return True
        reasons = self._reasons(best, other)
        return any(r.kind == "tile" and r.id == idea.id and r.gold >= TILE_GOLD for r in reasons)

    def _without(self, idea: Idea, evaluation: Evaluator, effort: Effort) -> list[Line]:
        turns = self._turns(evaluation, effort, 3 * RIVALS, without(idea))
        fit = (
            line
            for line in turns
            if self._is_whole(line) and not has_idea(self._position, self._player, line, idea)
        )
        return list(islice(fit, RIVALS))

    # -- deals -------------------------------------------------------------------------------------

    def _margin(self, found: _Found, deals: int, least: float) -> _Margin | None:
        """Return the margin of the turn with the idea, None below `least` gold."""
        best = self._leads(found.best, deals)
        leads: list[Sequence[float]] = []
        for line in found.others:
            leads.append(self._leads(line, deals))
            if fmean(best) - fmean(leads[-1]) < least:
                return None
        means = [fmean(one) for one in leads]
        second = means.index(max(means))
        differences = [a - b for a, b in zip(best, leads[second], strict=True)]
        return _Margin(
            (fmean(best), *means), second, fmean(differences), standard_error(differences), deals
        )

    def _certain(self, found: _Found) -> _Margin | None:
        """Return the margin as soon as it is significant, None if it never is."""
        for deals, errors in SURE:
            margin = self._margin(found, deals, CLEAR)
            if margin is None or margin.mean - errors * margin.error >= CLEAR:
                return margin
        return None

    def _without_far(self, found: _Found, deals: int) -> _Found:
        """Drop alternatives that cannot become the best."""
        means = {line: fmean(self._leads(line, deals)) for line in found.others}
        least = max(means.values()) - FAR
        near = (line for line in found.others if means[line] >= least or line == found.natural)
        return _Found(found.idea, found.best, tuple(near), found.natural)

    def _leads(self, line: Line, deals: int) -> list[float]:
        known = self._dealt.setdefault(line, [])
        known += self._playouts.leads(line, range(len(known), deals))
        return known[:deals]

    # -- Master ------------------------------------------------------------------------------------

    def _confirmed(self, found: _Found) -> _Found | None:
        """Return the idea with the better of its turn and Master's, None if Master misses it."""
        master = MasterPlayer(self._rules, self._seed, max_nodes=MAX_NODES)
        line = master.best_turn(self._view).line
        is_fit = self._is_whole(line) and len(line) <= MOST_MOVES
        if not is_fit or not has_idea(self._position, self._player, line, found.idea):
            return None
        best = max(found.best, line, key=lambda one: fmean(self._leads(one, SURE[0][0])))
        more = self._without(found.idea, self._learned, CAREFUL)
        others = tuple(dict.fromkeys((*more, *found.others)))
        return _Found(found.idea, best, others, found.natural)

    # -- wording and figures -----------------------------------------------------------------------

    def _reasons(self, line: Line, other: Line) -> tuple[AdviceReason, ...]:
        found = difference(self._rules, self._view, line, other, self._seed)
        return tuple(
            AdviceReason(reason.kind, round(reason.gold, 2), reason.id, reason.number)
            for reason in found
        )

    def _category(self, found: _Found, other: Line) -> str | None:
        reasons = self._reasons(found.best, other)
        return category_of(self._catalog, self._position, found.idea, found.best, reasons)

    def _rating(self, found: _Found, margin: _Margin) -> int:
        """Return the difficulty, from the levels that miss the idea, the length and the margin."""
        missed = [level for level in BY_LEVEL if not self._is_found_by(level, found.idea)]
        rating = EASIEST + sum(BY_LEVEL[level] for level in missed)
        rating += BY_MOVE * max(0, len(found.best) - USUAL_MOVES)
        rating -= round(BY_GOLD * min(10.0, margin.mean - CLEAR))
        return max(EASIEST - 200, min(HARDEST, rating))

    def _is_found_by(self, level: str, idea: Idea) -> bool:
        position = self._position
        player = make_player(level, self._rules, self._seed)
        line: Line = ()
        while position.to_move == self._player and position.active == self._player:
            move = player.decide(position.view(self._player), position.legal_moves())
            if move == END_TURN or move.verb == DRAW:
                break
            position.push(move)
            line += (move,)
        while position.ply:
            position.pop()
        return has_idea(position, self._player, line, idea)
