"""Microseconds of single operations on positions from all phases of random games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter

from benchmarks.playouts import source_first
from benchmarks.timing import Row, take_turns
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game import GameOptions, new_game

UNIT = "us"
Prepare = Callable[[Position], Callable[[], object]]


def positions(catalog: Catalog, games: int) -> list[Position]:
    """Return every fifth position of random two-player games."""
    found = []
    for seed in range(games):
        position, random = new_game(catalog, GameOptions(seed=seed)), Random(seed)
        while not position.is_over:
            if position.ply % 5 == 0:
                found.append(position.copy())
            position.push(source_first(position, random))
    return found


# Each prepares one call on a fresh copy, so that no cached answer is used.


def _legal_moves(position: Position) -> Callable[[], object]:
    return position.copy().legal_moves


def _push(position: Position) -> Callable[[], object]:
    fresh = position.copy()
    return partial(fresh.push, source_first(fresh, Random(0)))


def _pop(position: Position) -> Callable[[], object]:
    fresh = position.copy()
    fresh.push(source_first(fresh, Random(0)))
    return fresh.pop


def _sample(position: Position) -> Callable[[], object]:
    view = position.view(position.to_move)
    return partial(Position.sample, view, Random(0), position.rules)


OPERATIONS: dict[str, Prepare] = {
    "legal_moves": _legal_moves,
    "push (of a listed move)": _push,
    "pop": _pop,
    "gold": lambda position: position.gold,
    "scores": lambda position: position.scores,
    "view": lambda position: partial(position.view, position.to_move),
    "sample": _sample,
    "copy": lambda position: position.copy,
    "key": lambda position: lambda: position.key,
}


def _mean(chosen: list[Position], prepare: Prepare, number: int) -> float:
    """Return microseconds per call over all positions, the loop included (about 0.03 us)."""
    calls = [prepare(position) for position in chosen]
    started = perf_counter()
    for call in calls:
        call()
    return 1e6 * (perf_counter() - started) / len(calls)


def rows(catalog: Catalog, *, quick: bool) -> list[Row]:
    """Measure all operations."""
    chosen = positions(catalog, 10 if quick else 60)
    sides = {name: partial(_mean, chosen, prepare) for name, prepare in OPERATIONS.items()}
    values = take_turns(sides, 3 if quick else 9)
    return [Row.of(name, UNIT, of_name) for name, of_name in values.items()]
