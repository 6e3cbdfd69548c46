"""Milliseconds per decision of the greedy player."""

from __future__ import annotations

from statistics import quantiles
from time import perf_counter

from benchmarks.timing import Row
from kingdom_builder_qt.ai.player import make_player
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game import GameOptions, new_game

UNIT = "ms"


def decision_times(catalog: Catalog, name: str, players: int, seed: int) -> list[float]:
    """Play one game of a player against itself and return its times; forced moves are left out."""
    position = new_game(catalog, GameOptions(players=players, seed=seed))
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
    """Measure two and four players; one game is one round."""
    found = []
    for players in (2, 4):
        games = [decision_times(catalog, "greedy", players, s) for s in range(3 if quick else 15)]
        for percent in (50, 95):
            values = [quantiles(times, n=100)[percent - 1] for times in games]
            found.append(Row.of(f"greedy, {players} players, p{percent} per game", UNIT, values))
        found.append(Row.of(f"greedy, {players} players, longest", UNIT, [max(t) for t in games]))
    return found
