"""The advice of Master: its turn, and the reasons for it as numbers, without texts.

Gold comes from the scores, everything else from Master's evaluation. No rules live here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from math import fsum
from random import Random
from typing import Final, Literal, NamedTuple, TypeAlias

from kingdom_builder_qt.ai.chance import random_for_turn
from kingdom_builder_qt.ai.evaluation.evaluate import Evaluation, Evaluator
from kingdom_builder_qt.ai.evaluation.learned import LearnedEvaluation
from kingdom_builder_qt.ai.evaluation.position_features import LATER, dot
from kingdom_builder_qt.ai.evaluation.weights import model_for
from kingdom_builder_qt.ai.players import MasterPlayer, check_thinking
from kingdom_builder_qt.ai.search.action_search import Line, Played, shuffled
from kingdom_builder_qt.ai.search.lookahead import NOW
from kingdom_builder_qt.ai.search.turn_search import Effort, Turn, TurnSearch
from kingdom_builder_qt.core.compile.scores import ScoreSheet
from kingdom_builder_qt.core.moves import DRAW, END_TURN, Move
from kingdom_builder_qt.core.position import Position, check_cards
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.view import View

ReasonKind: TypeAlias = Literal["gold", "tile", "free", "sites", "next", "room", "extras", "rivals"]

GREEDY: Final = Effort(width=4, lines=1, moves=12)  # searches the turn with the most gold now
LOOKED_INTO: Final = 3  # candidates for the second best turn
OTHERS: Final = 12  # turns searched for one with another first move
SLIGHT: Final = 0.25  # gold; smaller reasons are not shown

# The numbers of the evaluation (`position_features`) summed for each kind of reason.
_PARTS: Final[dict[ReasonKind, tuple[str, ...]]] = {
    "free": ("free",),
    "sites": ("near", "site", "sites"),
    "next": ("top", "best"),
    "room": ("room",),
    "extras": ("extras",),
}


Look: TypeAlias = Callable[[Turn], float | None]  # the value of a turn by look-ahead


@dataclass(frozen=True, slots=True)
class AdviceReason:
    """One reason for a turn; `gold` is its weight.

    `gold`: the card or feature `id` pays that much more after the turn. `tile`: the turn takes
    `number` tiles `id`, with their expected value. The other kinds are differences to the turn used
    for comparison: a freer choice with the next card (`free`), locations within reach of the next
    turn (`sites`), possible gold of that turn (`next`), free hexes adjacent to own pieces (`room`),
    number tiles, cards and stored settlements (`extras`), and lower expectations of the opponents
    (`rivals`).
    """

    kind: ReasonKind
    gold: float
    id: str = ""
    number: int = 0


@dataclass(frozen=True, slots=True)
class PlannedTurn:
    """The rest of a turn and its gold by the scores: plain data, can be pickled.

    * `line`: the moves, without the end of the turn, up to a draw that cannot be planned; empty to
      end the turn now.
    * `gold_now`, `gold_then`: gold of every player by the current scores before and after the line,
      including gold paid at the end of the turn.
    * `by_card`: changes of the player's gold by card and feature, largest first; they add up to the
      change of the total.
    """

    line: tuple[Move, ...]
    gold_now: tuple[int, ...]
    gold_then: tuple[int, ...]
    by_card: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Advice(PlannedTurn):
    """The rest of a turn as Master would play it.

    * `lead`: the expected final lead in gold over the mean of the opponents.
    * `given_up`: additional gold that another turn would bring now.
    * `reasons`: the reasons for the turn, largest first.
    * `second`: the second best turn, if requested and available.
    """

    lead: float
    given_up: int
    reasons: tuple[AdviceReason, ...]
    second: Advice | None = None


def planned_turn(position: Position, line: Line) -> PlannedTurn:
    """Return the gold of legal moves of the player to move; `line` is as in `PlannedTurn`."""
    player = position.to_move
    now, then = position.scores(), _scores_after(position, line)
    earned = _by_card(then, player)
    earned.subtract(_by_card(now, player))
    changes = [(card, gold) for card, gold in earned.items() if gold]
    changes.sort(key=lambda change: abs(change[1]), reverse=True)
    return PlannedTurn(tuple(line), _totals(now), _totals(then), tuple(changes))


def _scores_after(position: Position, line: Line) -> list[ScoreSheet]:
    """Return the scores after a line and the end of the turn, if that can be planned."""
    with Played(position, line):
        is_planned = not line or line[-1].verb != DRAW
        if is_planned and position.is_legal(END_TURN):
            with Played(position, (END_TURN,)):  # some cards pay only at the end of the turn
                return position.scores()
        return position.scores()


def advise(
    rules: Rules,
    view: View,
    seed: int,
    is_hurried: Callable[[], bool] = lambda: False,
    *,
    with_second: bool = False,
) -> Advice:
    """Return Master's choice for the rest of a turn, or for an answer in another player's turn.

    `view` belongs to the player who decides now. `is_hurried` is polled during the search, as in
    `MasterPlayer`. `with_second` also searches the second best turn unless hurried. Equal rules,
    view and seed give equal advice unless hurried. Raises Misuse if the view does not fit the
    rules.
    """
    check_thinking(rules, seed, is_hurried)
    position = Position.sample(view, Random(seed), rules)
    rules.check_player(view.player)
    check_cards(rules, [position.deck, *position.hands])
    master = MasterPlayer(rules, seed, is_hurried=is_hurried)
    turn = master.best_turn(view)
    measure = _Measure(position, view.player, seed, lambda t: master.look_at(view, t))
    advice = measure.advice(turn)
    if not with_second or is_hurried():
        return advice
    return replace(advice, second=measure.second(advice))


def difference(rules: Rules, view: View, line: Line, other: Line, seed: int) -> list[AdviceReason]:
    """Return the differences between the results of two turns, largest first.

    Gold by card, tiles and parts of the evaluation, without look-ahead; negative if the other turn
    has more. `view` belongs to the player who decides; both lines are as in `Advice`.
    """
    position = Position.sample(view, Random(seed), rules)
    measure = _Measure(position, view.player, seed, lambda _: None)
    then, others = measure.end(line), measure.end(other)
    found = [*_earned(others, then), *_taken(others, then), *_better(then, others, 0.0)]
    clear = [reason for reason in found if abs(reason.gold) >= SLIGHT]
    return sorted(clear, key=lambda reason: abs(reason.gold), reverse=True)


class _End(NamedTuple):
    """The result of a turn."""

    line: Line
    gold: tuple[int, ...]  # of every player, including gold paid at the end of the turn
    by_card: Counter[str]  # own gold
    tiles: Counter[str]  # own tiles by id
    parts: Counter[str]  # gold of the evaluation by the name of its number
    rivals: float  # expected gold of the mean opponent
    lead: float  # by the evaluation, without look-ahead


class _Measure:
    """Plays turns on a sampled position, restores it, and compares the results."""

    def __init__(self, position: Position, player: int, seed: int, look: Look) -> None:
        self._position, self._player, self._seed, self._look = position, player, seed, look
        model = model_for(position.rules)
        self._evaluation = evaluation = LearnedEvaluation(position, player, model)
        self._search = self._searching(evaluation, NOW)
        self._weights = model.own_weights(evaluation.features.names)
        self._rival_weights = [model.rival_weights(rival.names) for rival in evaluation.rivals]

    def advice(self, turn: Turn) -> Advice:
        """Return the advice for a turn."""
        plan = planned_turn(self._position, turn.line)
        now = self._measured((), self._position.scores())
        then, greedy = self.end(turn.line), self._greedy
        given_up = max(0, greedy.gold[self._player] - then.gold[self._player])
        other = self._other(then, greedy) if not given_up else greedy
        ahead = self._ahead(then)
        found = [*_earned(now, then), *_taken(now, then)]
        if other is not None:
            others = self._ahead(other)
            more = 0.0 if ahead is None or others is None else ahead - others
            found += _better(then, other, more)
        reasons = sorted((r for r in found if r.gold >= SLIGHT), key=lambda r: r.gold, reverse=True)
        lead = turn.value if ahead is None else then.lead + ahead
        return Advice(
            plan.line,
            plan.gold_now,
            plan.gold_then,
            plan.by_card,
            lead=lead,
            given_up=given_up,
            reasons=tuple(reasons),
        )

    def second(self, first: Advice) -> Advice | None:
        """Return the best turn with another result, preferably with another first move.

        Both turns get the same look-ahead; None if there is no such turn.
        """
        then = self.end(first.line)
        ahead = self._ahead(then)
        found: list[Turn] = []
        turns = [t for t in self._search.best_turns(OTHERS) if set(t.line) != set(first.line)]
        for turn in [t for t in turns if t.line[:1] != first.line[:1]] or turns:
            end = self.end(turn.line)
            more = self._ahead(end)
            if (more is None) == (ahead is None):
                found.append(Turn(turn.value if more is None else end.lead + more, turn.line))
            if len(found) == LOOKED_INTO:
                break
        if not found:
            return None
        second = self.advice(max(found, key=lambda turn: turn.value))
        # Master searched the first turn deeper than this, so it stays the better one.
        return replace(second, lead=min(second.lead, first.lead))

    # -- turns ---------------------------------------------------------------------------------

    def _searching(self, evaluation: Evaluator, effort: Effort) -> TurnSearch:
        return TurnSearch(evaluation, shuffled(random_for_turn(self._seed, self._position)), effort)

    @cached_property
    def _greedy(self) -> _End:
        """Return the result of the turn with the most gold now."""
        greed = Evaluation(self._position, self._player)
        return self.end(self._searching(greed, GREEDY).best_turns(1)[0].line)

    def _other(self, then: _End, greedy: _End) -> _End | None:
        """Return the next best turn with another first move, else the greedy one if it differs."""
        lines = (turn.line for turn in self._search.best_turns(OTHERS))
        for line in lines:
            if line[:1] != then.line[:1]:
                return self.end(line)
        return greedy if set(greedy.line) != set(then.line) else None

    def _ahead(self, end: _End) -> float | None:
        """Return the gain by look-ahead, None if there is none."""
        if end.line and end.line[-1].verb == DRAW:
            return None
        value = self._look(Turn(end.lead, end.line))
        return None if value is None else value - end.lead

    # -- measuring -----------------------------------------------------------------------------

    def end(self, line: Line) -> _End:
        """Return the result of a turn, including its end if that can be planned."""
        sheets = _scores_after(self._position, line)
        with self._search.played(line):
            return self._measured(line, sheets)

    def _measured(self, line: Line, sheets: list[ScoreSheet]) -> _End:
        """Return the measures of the current position, after `line`, with these scores."""
        position, evaluation = self._position, self._evaluation
        own, rivals = evaluation.vectors()
        parts: Counter[str] = Counter()
        for name, number, weight in zip(evaluation.features.names, own, self._weights, strict=True):
            parts[name.removesuffix(LATER)] += number * weight  # type: ignore[assignment]
        theirs = fsum(map(dot, rivals, self._rival_weights))
        theirs += sum(sum(position.earned[other]) for other in evaluation.others)
        tiles = Counter(tile.tile for tile in position.tiles[self._player])
        return _End(
            line=line,
            gold=_totals(sheets),
            by_card=_by_card(sheets, self._player),
            tiles=tiles,
            parts=parts,
            rivals=theirs / len(evaluation.others),
            lead=evaluation.gold(),
        )


def _totals(sheets: list[ScoreSheet]) -> tuple[int, ...]:
    return tuple(sheet.total for sheet in sheets)


def _by_card(sheets: list[ScoreSheet], player: int) -> Counter[str]:
    return Counter({entry.card: entry.gold for entry in sheets[player].entries})


def _earned(now: _End, then: _End) -> Iterator[AdviceReason]:
    """Yield the changes of gold by card and feature."""
    for card, gold in then.by_card.items():
        yield AdviceReason("gold", gold - now.by_card[card], card)


def _taken(now: _End, then: _End) -> Iterator[AdviceReason]:
    """Yield the tiles taken, with their values by the evaluation."""
    taken = then.tiles - now.tiles
    any_tile = (then.parts["tiles"] - now.parts["tiles"]) / max(1, taken.total())
    for tile, number in sorted(taken.items()):
        kind = f"tile:{tile}"
        gold = then.parts[kind] - now.parts[kind] + number * any_tile
        yield AdviceReason("tile", gold, tile, number)


def _better(then: _End, other: _End, ahead: float) -> Iterator[AdviceReason]:
    """Yield the differences of two results other than gold and tiles.

    `ahead` is the difference of their gains by look-ahead.
    """
    for kind, names in _PARTS.items():
        gold = fsum(then.parts[name] - other.parts[name] for name in names)
        yield AdviceReason(kind, gold + ahead if kind == "next" else gold)
    yield AdviceReason("rivals", other.rivals - then.rivals)
