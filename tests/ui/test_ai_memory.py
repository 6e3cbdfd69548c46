"""The worker process of the computer players stays small."""

from __future__ import annotations

import multiprocessing
import re
import sys
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from kingdom_builder_qt.ai.players import make_player
from kingdom_builder_qt.core.moves import parse_move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game import GameOptions, new_game
from kingdom_builder_qt.game.setup.presets import preset_options
from kingdom_builder_qt.game.setup.resolve import resolve
from kingdom_builder_qt.ui.table.desk.ai_worker import Answer, Game, Question, serve
from tests.helpers import builders

resource = pytest.importorskip("resource", reason="only Unix tells the memory of a process")
BOUND = 300  # MB
PLAYERS = 5


def serve_and_tell(connection: Connection, told: Connection) -> None:
    """Run as the worker; at the end print the largest memory so far in MB."""
    serve(connection)
    told.send(most_memory())


def most_memory() -> float:
    """Return the largest memory of this process so far in MB."""
    status = Path("/proc/self/status")
    if status.exists():
        # On Linux `ru_maxrss` includes the memory of the parent process at the start.
        found = re.search(r"^VmHWM:\s+(\d+) kB$", status.read_text(), re.MULTILINE)
        assert found is not None
        return int(found[1]) / 1024
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return float(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit)


def middle_of_a_game() -> tuple[GameOptions, Position]:
    """Return a game of everything between five builders, with tiles and many pieces."""
    catalog = builders.catalog()
    options = resolve(catalog, preset_options(catalog, "everything", PLAYERS, 3))
    position = new_game(catalog, options)
    players = [make_player("builder", position.rules, seat) for seat in range(PLAYERS)]
    while position.round < 6:
        moves = position.legal_moves()
        position.push(players[position.to_move].decide(position.view(position.to_move), moves))
    return options, position


@pytest.mark.slow
def test_five_masters_of_everything_stay_below_300_mb() -> None:
    """Five Masters of Everything stay below 300 MB over a round; docs/ai.md has a whole game."""
    options, position = middle_of_a_game()
    nomads = tuple(position.rules.nomads.values())
    context = multiprocessing.get_context("spawn")
    (ours, theirs), (mouth, ear) = context.Pipe(), context.Pipe()
    worker = context.Process(target=serve_and_tell, args=(theirs, mouth), daemon=True)
    worker.start()
    theirs.close()
    ours.send(Game.of(builders.catalog(), options, ("master",) * PLAYERS, nomads))
    begun, asked = position.round, 0
    while position.round == begun:
        asked += 1
        ours.send(Question(asked, position.view(position.to_move).known()))
        answer = ours.recv()
        assert answer == Answer(asked, answer.move)
        position.push(parse_move(answer.move))
    ours.close()
    megabytes = ear.recv()
    worker.join(10)
    assert asked > 3 * PLAYERS
    assert 20 < megabytes < BOUND, megabytes
