"""Milliseconds per decision of the player `builder`."""

from __future__ import annotations

from statistics import quantiles
from time import perf_counter

from benchmarks.playouts import mixtures
from benchmarks.timing import Row
from kingdom_builder_qt.ai.players import make_player
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game import GameOptions, new_game

UNIT = "ms"


def decision_times(
    catalog: Catalog, name: str, players: int, seed: int, expansions: tuple[str, ...]
) -> list[float]:
    """Play one game of a player against itself and return its times; forced moves are left out."""
    options = GameOptions(players=players, seed=seed, expansions=expansions)
    position = new_game(catalog, options)
    player = make_player(name, position.rules, seed)
    times = []
    while not position.is_over:
        view, moves = position.view(position.to_move), position.legal_moves()
        started = perf_counter()
        move = player.decide(view, moves)
        if len(moves) > 1:
            times.append(1000 * (perf_counter() - started))
        position.push(move)
    return times


def rows(catalog: Catalog, *, quick: bool) -> list[Row]:
    """Measure two and four players with every mixture of expansions; one game is one round."""
    found = []
    for mixture in mixtures(catalog):
        for players in (2, 4):
            found += _rows_of(catalog, players, mixture, games=3 if quick else 15)
    return found


def _rows_of(catalog: Catalog, players: int, mixture: tuple[str, ...], *, games: int) -> list[Row]:
    name = f"builder, {players}p, {'+'.join(mixture)}"
    times = [decision_times(catalog, "builder", players, seed, mixture) for seed in range(games)]
    found = []
    for percent in (50, 95):
        values = [quantiles(of_game, n=100)[percent - 1] for of_game in times]
        found.append(Row.of(f"{name}, p{percent}", UNIT, values))
    found.append(Row.of(f"{name}, longest", UNIT, [max(of_game) for of_game in times]))
    return found
