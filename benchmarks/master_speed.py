"""Nodes per second of Master, in turn with another checkout.

`python -m benchmarks.master_speed OLD_CHECKOUT` prints the ratio of both for each set-up. The
answers must be equal. Child processes measure one game each, by processor time.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from time import process_time

from kingdom_builder_qt.ai.players import MasterPlayer, make_player
from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.game import GameOptions, new_game

ROOT = Path(__file__).resolve().parents[1]
SET_UPS = (("base", 2), ("base", 4), ("all", 2), ("all", 4))
SEEDS = range(11, 17)
TURNS = 6  # mean number of measured turns of a game
ROUNDS = 14  # of a usual game


def measured(content: str, players: int, seed: int) -> tuple[int, float, list[float]]:
    """Play a game of Builders; return nodes, seconds and values of Master's turns in it."""
    catalog, random = load_catalog(), Random(seed)
    expansions = ("base",) if content == "base" else tuple(catalog.expansions)
    position = new_game(catalog, GameOptions(players=players, seed=seed, expansions=expansions))
    builders = [make_player("builder", position.rules, number) for number in range(players)]
    nodes, seconds, values = 0, 0.0, list[float]()
    last = None
    while not position.is_over:
        view, moves = position.view(position.to_move), position.legal_moves()
        turn = position.round, position.active
        is_start = turn != last and not position.in_block and len(moves) > 1
        if is_start and random.random() < TURNS / (players * ROUNDS):
            last = turn
            master = MasterPlayer(position.rules, seed)
            started = process_time()
            master.decide(view, moves)
            seconds += process_time() - started
            nodes += master.positions
            values += [master.found.value] if master.found else []
        position.push(builders[position.to_move].decide(view, moves))
    return nodes, seconds, values


def run_in(checkout: Path, content: str, players: int, seed: int) -> tuple[int, float, list[float]]:
    """Measure with the code of a checkout, in a process of its own."""
    command = [sys.executable, __file__, content, str(players), str(seed)]
    environment = {**os.environ, "PYTHONPATH": str(checkout)}
    ran = subprocess.run(
        command, env=environment, cwd=checkout, capture_output=True, text=True, check=True
    )
    nodes, seconds, values = json.loads(ran.stdout)
    return nodes, seconds, values


def main() -> int:
    """Print the ratios, or measure one game as a child process."""
    if len(sys.argv) == 4:
        print(json.dumps(measured(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))
        return 0
    old = Path(sys.argv[1]).resolve()
    for content, players in SET_UPS:
        ratios, spent = [], {old: 0.0, ROOT: 0.0}
        for seed in SEEDS:
            order = (old, ROOT) if seed % 2 else (ROOT, old)
            found = {checkout: run_in(checkout, content, players, seed) for checkout in order}
            if found[old][::2] != found[ROOT][::2]:
                print(f"{content}, {players} players, seed {seed}: other answers")
                return 1
            for checkout, (_, seconds, _) in found.items():
                spent[checkout] += seconds
            ratios.append(found[old][1] / found[ROOT][1])
        whole = spent[old] / spent[ROOT]
        print(
            f"{content}, {players} players: {whole:.2f} ({min(ratios):.2f} to {max(ratios):.2f})",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
