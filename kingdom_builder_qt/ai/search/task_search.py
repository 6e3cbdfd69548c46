"""Computes the tasks of one decision, in any process."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from itertools import pairwise
from random import Random

from kingdom_builder_qt.ai.evaluation.position_features import FeatureCache
from kingdom_builder_qt.ai.evaluation.weights import Model
from kingdom_builder_qt.ai.search.action_search import Played
from kingdom_builder_qt.ai.search.ahead import Found, Task
from kingdom_builder_qt.ai.search.budget import Meter
from kingdom_builder_qt.ai.search.lookahead import next_turn
from kingdom_builder_qt.ai.search.playouts import Playouts
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.view import View


class TaskSearch:
    """The searches of one decision, with a meter of their own."""

    def __init__(
        self, rules: Rules, view: View, model: Model, seed: int, known: list[FeatureCache]
    ) -> None:
        """Set the decision; `known` are the caches by player, which are filled."""
        self._rules, self._view, self._model, self._seed = rules, view, model, seed
        self._known, self._meter = known, Meter()
        self._playouts = Playouts(rules, view, model, seed, known, self._meter)

    @cached_property
    def _position(self) -> Position:
        return Position.sample(self._view, Random(self._seed), self._rules)

    def found(self, task: Task, is_time_up: Callable[[], bool]) -> Found | None:
        """Return the result of a task, None if time is up before its end."""
        counts: list[int] = []  # at the start of each search

        def asked() -> bool:
            counts.append(self._meter.nodes)
            return is_time_up()

        if task.card:
            counts.append(self._meter.nodes)
            value = self._next_turn(task)
        else:
            value = self._playouts.lead_after(task.line, task.deal, asked)
        if is_time_up():
            return None
        counts.append(self._meter.nodes)
        return Found(value, tuple([after - before for before, after in pairwise(counts)]))

    def _next_turn(self, task: Task) -> float:
        position = self._position
        with Played(position, task.line), position.next_card(task.card):
            return next_turn(position, self._view.player, self._model, self._known, self._meter)
