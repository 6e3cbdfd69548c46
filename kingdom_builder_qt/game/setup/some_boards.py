"""Boards to be drawn before anybody plays on one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.game.setup.board import make_board
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.resolve import resolve
from kingdom_builder_qt.game.setup.start import first_game

_SOME_SEEDS: Final = (101, 102, 103)


def first_board(catalog: Catalog) -> Board | None:
    """Return a board of the first game; None where the content is broken."""
    return _board_of(catalog, lambda: first_game(catalog, GameOptions()))


def some_boards(catalog: Catalog) -> Iterator[Board]:
    """Make the board of the first game and a few others, which have most of what any has."""
    boards = [first_board(catalog)]
    boards += [_board_of(catalog, partial(GameOptions, seed=seed)) for seed in _SOME_SEEDS]
    yield from filter(None, boards)


def _board_of(catalog: Catalog, options: Callable[[], GameOptions]) -> Board | None:
    try:
        return make_board(catalog, resolve(catalog, options()))
    except (KingdomBuilderError, KeyError):
        return None
