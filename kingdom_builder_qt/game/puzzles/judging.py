"""What an answer to a puzzle is worth beside its solution, and why: measured, in no words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf
from statistics import fmean
from typing import Final

from kingdom_builder_qt.ai.advice import AdviceReason, difference
from kingdom_builder_qt.ai.evaluation.position_features import Known
from kingdom_builder_qt.ai.evaluation.weights import model_for
from kingdom_builder_qt.ai.search.action_search import Allowed, Line, Played
from kingdom_builder_qt.ai.search.budget import Meter
from kingdom_builder_qt.ai.search.playouts import MOST, Playouts
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.core.grid import BIT, Mask, around, hexes
from kingdom_builder_qt.core.moves import END_TURN, MANDATORY, RETURN, TURN, Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.view import View, view_of
from kingdom_builder_qt.game.intervals import standard_error
from kingdom_builder_qt.game.puzzles.puzzle import SAME, Idea, Puzzle

# -- ideas: what a turn does that another one could leave out --------------------------------------


def ideas_of(position: Position, player: int, line: Line) -> list[Idea]:
    """Return what a line does: tiles and castles first, then sources, then hexes."""
    before = _Look(position, player)
    with Played(position, line):
        after = _Look(position, player)
    found = [Idea("tile", tile, hex_) for hex_, tile in sorted(after.tiles - before.tiles)]
    found += [Idea("castle", id_, hex_) for id_, hex_ in sorted(after.sites - before.sites)]
    sources = dict.fromkeys(move.source for move in line)
    found += [Idea("use", id_) for id_ in sources if id_ not in (MANDATORY, TURN)]
    return found + [Idea("hex", "", hex_) for hex_ in hexes(after.own & ~before.own)]


def has_idea(position: Position, player: int, line: Line, idea: Idea) -> bool:
    """Return whether a line does what an idea says."""
    return idea in ideas_of(position, player, line)


def without(idea: Idea) -> Allowed:
    """Return the moves that a player without the idea may choose from."""
    if idea.kind == "use":
        return lambda move: move.source != idea.id
    assert idea.hex is not None
    here = BIT[idea.hex]
    banned: Mask = here if idea.kind == "hex" else around(here) | here

    def is_allowed(move: Move) -> bool:
        target = move.target
        return target is None or move.verb == RETURN or not banned >> target & 1

    return is_allowed


class _Look:
    """What a player has at one moment, as far as ideas are about it."""

    def __init__(self, position: Position, player: int) -> None:
        self.own = position.own[player]
        self.tiles = {(tile.location, tile.tile) for tile in position.tiles[player]}
        self.sites = set(_castles(position, player))


def _castles(position: Position, player: int) -> Iterator[tuple[str, int]]:
    """Yield the sites that pay adjacent pieces, and the player's hexes adjacent to each."""
    beside = position.halo[player]
    masks = position.rules.board.feature_masks
    paying = {score.card.feature for score in position.rules.scores if score.card.feature}
    for id_ in paying & masks.keys():
        for hex_ in hexes(masks[id_] & beside):
            yield id_, hex_


# -- answers ---------------------------------------------------------------------------------------

SEED: Final = 0  # of the deals: the same answer is always judged the same
DEALS: Final = 24
PARTS: Final = 4  # tasks for other processes


@dataclass(frozen=True, slots=True)
class JudgedAnswer:
    """A turn that was played, without its end, and what is known of it at once.

    `ends_alike`: it leads to what the solution leads to; `has_idea`: it has the idea of the puzzle.
    `gold`, `best_gold`: what the player has by today's scores after it and after the solution, with
    what the end of the turn pays; `reasons`: what the solution comes to that it does not.
    """

    line: Line
    ends_alike: bool
    has_idea: bool
    gold: int
    best_gold: int
    reasons: tuple[AdviceReason, ...]


@dataclass(frozen=True, slots=True)
class PuzzleVerdict:
    """How much gold an answer gave away, expected in the end, with its standard error."""

    answer: JudgedAnswer
    loss: float
    error: float

    @property
    def is_solution(self) -> bool:
        """Return whether nothing is better by more than `SAME` gold."""
        return self.loss <= SAME


@dataclass(frozen=True, slots=True)
class AnswerLook:
    """Look at a turn without playing it on."""

    line: Line


@dataclass(frozen=True, slots=True)
class PuzzleTask:
    """Play both turns on with some deals, by their numbers."""

    line: Line
    deals: range


class PuzzleWorker:
    """Plays answers to one puzzle on, in whatever process."""

    def __init__(self, catalog: Catalog, puzzle: Puzzle) -> None:
        """Read the position; BadPosition if the content does not have what it needs."""
        self._catalog, self._puzzle = catalog, puzzle
        position = start_of(catalog, puzzle)
        self._view = view_of(position, position.active)
        rules = position.rules
        known = [Known() for _ in range(rules.players)]
        model = model_for(rules)
        self._playouts = Playouts(rules, self._view, model, SEED, known, Meter())

    def play(self, task: PuzzleTask | AnswerLook) -> list[float] | JudgedAnswer:
        """Return what is seen of a turn, or for each deal by how much the solution leads it."""
        if isinstance(task, AnswerLook):
            return answer_of(self._catalog, self._puzzle, task.line)
        return self.leads_of(task)

    def leads_of(self, task: PuzzleTask) -> list[float]:
        """Return for each deal by how much the solution leads the line."""
        lines = self._puzzle.best.line, task.line
        best, other = (self._playouts.leads(line, task.deals) for line in lines)
        return [a - b for a, b in zip(best, other, strict=True)]


def start_of(catalog: Catalog, puzzle: Puzzle) -> Position:
    """Return the position of a puzzle, its unknown cards dealt always alike."""
    return Position.from_text(puzzle.position, catalog)


def tasks(line: Line) -> list[PuzzleTask]:
    """Return what is to be played to judge an answer.

    The deals are others than those by which the solution was chosen, which flatter it.
    """
    size = DEALS // PARTS
    return [PuzzleTask(line, range(n, n + size)) for n in range(MOST, MOST + DEALS, size)]


def answer_of(catalog: Catalog, puzzle: Puzzle, line: Line) -> JudgedAnswer:
    """Return what is seen of an answer at once; IllegalMove if it is no turn of the puzzle."""
    position = start_of(catalog, puzzle)
    player = position.active
    view = view_of(position, player)
    for move in (*line, END_TURN):  # only legal moves can be looked at
        position.push(move)
    while position.ply:
        position.pop()
    gold, end = _end_of(position, player, line)
    best_gold, best_end = _end_of(position, player, puzzle.best.line)
    reasons = difference(position.rules, view, puzzle.best.line, line, SEED)
    return JudgedAnswer(
        line=line,
        ends_alike=end == best_end,
        has_idea=has_idea(position, player, line, puzzle.idea),
        gold=gold,
        best_gold=best_gold,
        reasons=tuple(reasons),
    )


def _end_of(position: Position, player: int, line: Line) -> tuple[int, View]:
    with Played(position, (*line, END_TURN)):
        return position.gold()[player], view_of(position, player)


def verdict_of(answer: JudgedAnswer, differences: Sequence[float]) -> PuzzleVerdict:
    """Return what became of an answer; `differences`: of all deals, in any order."""
    if answer.ends_alike:
        return PuzzleVerdict(answer, 0.0, 0.0)
    error = standard_error(differences) if len(differences) > 1 else inf
    return PuzzleVerdict(answer, max(0.0, fmean(differences)), error)


def judged(catalog: Catalog, puzzle: Puzzle, line: Line) -> PuzzleVerdict:
    """Return what an answer is worth, worked out here and now."""
    answer = answer_of(catalog, puzzle, line)
    worker = PuzzleWorker(catalog, puzzle)
    found = [] if answer.ends_alike else [d for task in tasks(line) for d in worker.leads_of(task)]
    return verdict_of(answer, found)


def is_playable(catalog: Catalog, puzzle: Puzzle) -> bool:
    """Return whether the content has all that a puzzle needs, and its turns can be played."""
    try:
        for worth in (puzzle.best, puzzle.second, puzzle.natural):
            answer_of(catalog, puzzle, worth.line)
    except KingdomBuilderError:
        return False
    return True
