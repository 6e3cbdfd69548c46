"""Judges an answer to a puzzle against its solution. Measures only; wording is elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import inf
from statistics import fmean
from typing import Final

from kingdom_builder_qt.ai.advice import AdviceReason, difference
from kingdom_builder_qt.ai.evaluation.position_features import FeatureCache
from kingdom_builder_qt.ai.evaluation.weights import model_for
from kingdom_builder_qt.ai.search.action_search import Allowed, Line, Played
from kingdom_builder_qt.ai.search.budget import Meter
from kingdom_builder_qt.ai.search.playouts import MOST, Playouts
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.decision import gold_changes
from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.core.grid import BIT, Mask, around, hexes
from kingdom_builder_qt.core.moves import END_TURN, MANDATORY, RETURN, TURN, Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.view import View, view_of
from kingdom_builder_qt.game.intervals import standard_error
from kingdom_builder_qt.game.puzzles.puzzle import SAME, Idea, Puzzle

# -- ideas: the parts of a turn that another turn could omit ---------------------------------------


def ideas_of(position: Position, player: int, line: Line) -> list[Idea]:
    """Return the ideas of a line: tiles and castles first, then sources, then hexes."""
    before = _Possessions(position, player)
    with Played(position, line):
        after = _Possessions(position, player)
    found = [Idea("tile", tile, hex_) for hex_, tile in sorted(after.tiles - before.tiles)]
    found += [Idea("castle", id_, hex_) for id_, hex_ in sorted(after.sites - before.sites)]
    sources = dict.fromkeys(move.source for move in line)
    found += [Idea("use", id_) for id_ in sources if id_ not in (MANDATORY, TURN)]
    return found + [Idea("hex", "", hex_) for hex_ in hexes(after.own & ~before.own)]


def has_idea(position: Position, player: int, line: Line, idea: Idea) -> bool:
    """Return whether a line contains an idea."""
    return idea in ideas_of(position, player, line)


def without(idea: Idea) -> Allowed:
    """Return the move filter for a search without the idea."""
    if idea.kind == "use":
        return lambda move: move.source != idea.id
    assert idea.hex is not None
    here = BIT[idea.hex]
    banned: Mask = here if idea.kind == "hex" else around(here) | here

    def is_allowed(move: Move) -> bool:
        target = move.target
        return target is None or move.verb == RETURN or not banned >> target & 1

    return is_allowed


class _Possessions:
    """The possessions of a player at one instant, as far as ideas concern them."""

    def __init__(self, position: Position, player: int) -> None:
        self.own = position.own[player]
        self.tiles = {(tile.location, tile.tile) for tile in position.tiles[player]}
        self.sites = set(_castles(position, player))


def _castles(position: Position, player: int) -> Iterator[tuple[str, int]]:
    """Yield the features that pay adjacent pieces, and the player's adjacent hexes."""
    beside = position.halo[player]
    masks = position.rules.board.feature_masks
    paying = {score.card.feature for score in position.rules.scores if score.card.feature}
    for id_ in paying & masks.keys():
        for hex_ in hexes(masks[id_] & beside):
            yield id_, hex_


def gold_by_move(position: Position, line: Line) -> list[tuple[tuple[str, int], ...]]:
    """Return the changes of the active player's gold by card with each move of a turn.

    The last move includes the gold of the end of the turn.
    """
    player, stages = position.active, [position.copy()]
    for count in range(1, len(line) + 1):
        with Played(position, line[:count] if count < len(line) else (*line, END_TURN)):
            stages.append(position.copy())
    return [gold_changes(before, after, player) for before, after in pairwise(stages)]


# -- answers ---------------------------------------------------------------------------------------

SEED: Final = 0  # of the deals; equal answers get equal verdicts
DEALS: Final = 24
PARTS: Final = 12  # tasks per answer, for worker processes and a bar that moves


@dataclass(frozen=True, slots=True)
class JudgedAnswer:
    """A played turn without END, and its immediate figures.

    `ends_alike`: it leads to the same position as the solution. `has_idea`: it contains the idea of
    the puzzle. `gold`, `best_gold`: current score after it and after the solution, including the
    gold of the end of turn. `reasons`: advantages of the solution over it, empty until a worker
    has found them.
    """

    line: Line
    ends_alike: bool
    has_idea: bool
    gold: int
    best_gold: int
    reasons: tuple[AdviceReason, ...] = ()


@dataclass(frozen=True, slots=True)
class PuzzleVerdict:
    """Expected final gold that an answer loses, with its standard error."""

    answer: JudgedAnswer
    loss: float
    error: float

    @property
    def is_solution(self) -> bool:
        """Return whether no turn is better by more than `SAME` gold."""
        return self.loss <= SAME


@dataclass(frozen=True, slots=True)
class AnswerTask:
    """Compute the immediate figures of a turn."""

    line: Line


@dataclass(frozen=True, slots=True)
class PuzzleTask:
    """Play out both turns on a range of deals."""

    line: Line
    deals: range


class PuzzleWorker:
    """Plays out answers to one puzzle in a worker process."""

    def __init__(self, catalog: Catalog, puzzle: Puzzle) -> None:
        """Read the position; BadPosition if the content lacks an entry."""
        self._catalog, self._puzzle = catalog, puzzle
        position = start_of(catalog, puzzle)
        self._view = view_of(position, position.active)
        rules = position.rules
        known = [FeatureCache() for _ in range(rules.players)]
        model = model_for(rules)
        self._playouts = Playouts(rules, self._view, model, SEED, known, Meter())

    def play(self, task: PuzzleTask | AnswerTask) -> list[float] | JudgedAnswer:
        """Return the figures of an `AnswerTask`, or the lead of the solution per deal."""
        if isinstance(task, AnswerTask):
            return answer_of(self._catalog, self._puzzle, task.line)
        return self.leads_of(task)

    def leads_of(self, task: PuzzleTask) -> list[float]:
        """Return the lead of the solution over the line for each deal."""
        lines = self._puzzle.best.line, task.line
        best, other = (self._playouts.leads(line, task.deals) for line in lines)
        return [a - b for a, b in zip(best, other, strict=True)]


def start_of(catalog: Catalog, puzzle: Puzzle) -> Position:
    """Return the position of a puzzle; its unknown cards are always dealt alike."""
    return Position.from_text(puzzle.position, catalog)


def tasks(line: Line) -> list[PuzzleTask]:
    """Return the tasks that judge an answer.

    Their deals differ from those that selected the solution, which are biased in its favour.
    """
    size = DEALS // PARTS
    return [PuzzleTask(line, range(n, n + size)) for n in range(MOST, MOST + DEALS, size)]


def answer_of(catalog: Catalog, puzzle: Puzzle, line: Line) -> JudgedAnswer:
    """Return the immediate figures of an answer; IllegalMove if it is not a turn of the puzzle."""
    position = start_of(catalog, puzzle)
    player = position.active
    view = view_of(position, player)
    for move in (*line, END_TURN):  # verify legality first
        position.push(move)
    while position.ply:
        position.pop()
    reasons = difference(position.rules, view, puzzle.best.line, line, SEED)
    return replace(compared(puzzle, position, line), reasons=tuple(reasons))


def compared(puzzle: Puzzle, position: Position, line: Line) -> JudgedAnswer:
    """Return an answer compared with the stored solution, without reasons.

    Fast enough for the thread of a window. `position`: that of the puzzle; `line` must be legal.
    """
    player = position.active
    gold, end = _end_of(position, player, line)
    best_gold, best_end = _end_of(position, player, puzzle.best.line)
    has = has_idea(position, player, line, puzzle.idea)
    return JudgedAnswer(line, end == best_end, has, gold, best_gold)


def _end_of(position: Position, player: int, line: Line) -> tuple[int, View]:
    with Played(position, (*line, END_TURN)):
        return position.gold()[player], view_of(position, player)


def verdict_of(answer: JudgedAnswer, differences: Sequence[float]) -> PuzzleVerdict:
    """Return the verdict; `differences`: leads of the solution over all deals, in any order."""
    if answer.ends_alike:
        return PuzzleVerdict(answer, 0.0, 0.0)
    error = standard_error(differences) if len(differences) > 1 else inf
    return PuzzleVerdict(answer, max(0.0, fmean(differences)), error)


def uncounted_verdict(puzzle: Puzzle, answer: JudgedAnswer) -> PuzzleVerdict:
    """Return the verdict on an answer without the idea that was not played out.

    Its loss is that of the best turn without the idea.
    """
    return PuzzleVerdict(answer, puzzle.margin, puzzle.error)


def judged(catalog: Catalog, puzzle: Puzzle, line: Line) -> PuzzleVerdict:
    """Return the verdict on an answer, computed in this process."""
    answer = answer_of(catalog, puzzle, line)
    worker = PuzzleWorker(catalog, puzzle)
    found = [] if answer.ends_alike else [d for task in tasks(line) for d in worker.leads_of(task)]
    return verdict_of(answer, found)


def is_playable(catalog: Catalog, puzzle: Puzzle) -> bool:
    """Return whether the content has all entries of a puzzle and its turns are legal."""
    try:
        for worth in (puzzle.best, puzzle.second, puzzle.natural):
            answer_of(catalog, puzzle, worth.line)
    except KingdomBuilderError:
        return False
    return True
