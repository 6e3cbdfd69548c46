"""A game played by numbered actions; a move of a piece takes two."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from kingdom_builder_qt.core import movegen
from kingdom_builder_qt.core.compile.scores import win_share
from kingdom_builder_qt.core.moves import MOVE, TURN, Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.rl.numbering import (
    ACTIONS,
    CELLS,
    COLUMNS,
    FORM_INDEX,
    FORMS,
    HEX_ACTIONS,
    PLANE_ROWS,
    PLANES,
    SCALAR_COUNT,
    TARGET_FORM,
    Form,
    actions_of,
    hex_of,
    move_of,
)
from kingdom_builder_qt.rl.observations import Bytes, Numbers, Observer, cells_of

Mask: TypeAlias = NDArray[np.int8]
Observed: TypeAlias = dict[str, Any]

_LIMIT: Final = np.iinfo(np.int16)


def observed_space() -> spaces.Dict:
    """Return the space of the planes and scalars."""
    return spaces.Dict(
        {
            "planes": spaces.Box(0, 255, (len(PLANES), PLANE_ROWS, COLUMNS), np.uint8),
            "scalars": spaces.Box(_LIMIT.min, _LIMIT.max, (SCALAR_COUNT,), np.int16),
        }
    )


def mask_space() -> spaces.Box:
    """Return the space of the action mask."""
    return spaces.Box(0, 1, (ACTIONS,), np.int8)


class Steps:
    """A position with its legal actions.

    `first` is the action that chose the origin of a move, until its target is chosen.
    """

    def __init__(self, position: Position) -> None:
        """Take a position to play on; SetupError if its game has content without numbers."""
        self.position = position
        self.first: int | None = None
        self._observer = Observer(position.rules)

    def mask(self) -> Mask:
        """Return 1 for each legal action of the player to move, else 0."""
        found = np.zeros(ACTIONS, np.int8)
        planes = found[:HEX_ACTIONS].reshape(len(FORMS), CELLS)
        rows, masks = self._hex_actions()
        if rows:
            planes[rows] = cells_of(masks)
        return found if self.first is not None else self._with_plain(found)

    def _hex_actions(self) -> tuple[list[int], list[int]]:
        position = self.position
        if self.first is not None:
            form, origin = self._pending()
            return [TARGET_FORM], [position.targets(form.source, origin, MOVE)]
        rows, masks = [], []
        for source in movegen.available_sources(position):
            answer = {} if source == TURN else movegen.targets_of(position, source)
            for verb, targets in answer.items():
                rows.append(FORM_INDEX[Form(source, verb)])
                masks.append(targets if isinstance(targets, int) else _origins(targets))
        return rows, masks

    def _with_plain(self, found: Mask) -> Mask:
        position = self.position
        for source in movegen.available_sources(position):
            if movegen.has_plain_moves(position, source):
                for move in movegen.plain_moves(position, source):
                    found[actions_of(move)[0]] = 1
        return found

    def step(self, action: int) -> Move | None:
        """Take an action; return the move that it completed, None after a first step.

        Raises Misuse for a number that is no action, IllegalMove for an illegal one. The game is
        then unchanged.
        """
        first = action if self.first is None else self.first
        if self.first is None and self._begins_move(action):
            self.first = action
            return None
        move = move_of(first) if self.first is None else move_of(first, action)
        self.position.push(move)
        self.first = None
        return move

    def _begins_move(self, action: int) -> bool:
        """Return whether an action is the origin of a legal move."""
        index = action // CELLS
        if not 0 <= action < HEX_ACTIONS or FORMS[index].verb != MOVE:
            return False
        return bool(self.mask()[action])

    def _pending(self) -> tuple[Form, int]:
        assert self.first is not None
        index, cell = divmod(self.first, CELLS)
        origin = hex_of(cell)
        assert origin is not None
        return FORMS[index], origin

    def observe(self, seat: int) -> dict[str, Bytes | Numbers]:
        """Return the planes and scalars as a player sees them."""
        form, origin = self._pending() if self.first is not None else (None, None)
        return {
            "planes": self._observer.planes(self.position, seat, origin),
            "scalars": self._observer.scalars(self.position, seat, form),
        }

    def outcome(self, seat: int) -> float:
        """Return 1 if a player won alone, 0 for a tie for the most gold, else -1."""
        share = win_share(self.position.gold(), seat)
        return 1.0 if share == 1 else 0.0 if share else -1.0


def _origins(targets: Any) -> int:
    found = 0
    for origin in targets:
        found |= 1 << origin
    return found
