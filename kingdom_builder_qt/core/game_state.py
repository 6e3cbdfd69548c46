"""A state with the compiled rules of its game, and with the answers of `movegen` about it."""

from __future__ import annotations

from typing import Any

from kingdom_builder_qt.core.compile.branches import Targets
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.state import State


class GameState(State):
    """What all functions of the turn work on; `Position` adds moves that can be taken back.

    `known_sources` and `known_targets` are written by `movegen` and `sources`: the sources that the
    turn allows, and by source the targets of its verbs.
    """

    __slots__ = ("known_sources", "known_targets")

    rules: Rules
    known_sources: list[str] | None
    known_targets: dict[str, dict[str, Targets]]

    def __init__(self, rules: Rules, state: tuple[Any, ...]) -> None:
        """Take over a state in the order of `STATE_FIELDS`."""
        super().__init__(rules, state)
        self.forget_answers()

    def forget_answers(self) -> None:
        """Drop what `movegen` worked out: the state has changed."""
        self.known_sources = None
        self.known_targets = {}
