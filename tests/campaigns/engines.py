"""Games of engines that misbehave at random; no process may be left, no answer may be missing.

    .venv/bin/python -m tests.campaigns.engines --games 200 --seed 1

Each game has an engine of its own, which behaves well or commits one of the faults of
`tests/helpers/engine_files.py` at a random decision. After a fault the engine is started again or
replaced by a player at random, as a person might choose; games are also left in the middle.
"""

from __future__ import annotations

import argparse
import random
import shutil
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer

from kingdom_builder_qt.ai.players import RandomPlayer
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.game.engines.process import EngineError
from kingdom_builder_qt.game.session import Seat, Session
from kingdom_builder_qt.game.setup.presets import preset_options, preset_words
from kingdom_builder_qt.ui.desktop.own_engines import OwnEngine, set_own_engines
from kingdom_builder_qt.ui.desktop.workers.worker_process import end_finishing
from kingdom_builder_qt.ui.table.desk import engine_process
from kingdom_builder_qt.ui.table.desk.engine_process import EngineSeats
from tests.helpers.engine_files import BAD, GOOD, EngineFile
from tests.helpers.pinned import pinned
from tests.helpers.processes import is_alive

GAMES: Final = 200
_WELL: Final = 0.3  # share of games in which the engine behaves well
_LEFT: Final = 0.15  # share of games that are left in the middle
_LIMIT: Final = 0.3  # seconds of a decision
_PATIENCE_MS: Final = 60_000  # for an answer or a fault
_LATEST: Final = 30  # decision of a fault
_GO: Final = "number += 1\n"


@dataclass(slots=True)
class Figures:
    """The result of a campaign; `problems` are sentences, none if all is well."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    longest: float = 0.0  # seconds until an answer or a fault
    seconds: float = 0.0
    processes: int = 0
    problems: list[str] = field(default_factory=list)


def run(games: int, seed: int, folder: Path) -> Figures:
    """Play games; engines are written into `folder`."""
    engine_process.limit_seconds = _LIMIT
    catalog, figures, began = pinned(), Figures(), monotonic()
    for number in range(games):
        chance = random.Random(f"{seed} {number}")
        place = folder / str(number)
        file = _engine(place, chance)
        set_own_engines([OwnEngine("Odd", "Odd", str(file.path), file.arguments)])
        _play(catalog, chance, figures)
        end_finishing()
        figures.processes += len(file.pids)
        left = [pid for pid in file.pids if is_alive(pid)]
        figures.problems += [f"game {number}: process {pid} is left" for pid in left]
        shutil.rmtree(place)
    set_own_engines([])
    figures.seconds = monotonic() - began
    return figures


def _engine(folder: Path, chance: random.Random) -> EngineFile:
    if chance.random() < _WELL:
        return EngineFile(folder)
    old, new = BAD[chance.choice(sorted(BAD))]
    if "number" not in old and "bestmove" in old:  # later in the game
        at = chance.randint(1, _LATEST)
        fault = f"if number == {at}:\n            {new}\n        else:\n            {old}"
        return EngineFile(folder, code=GOOD.replace(old, fault))
    return EngineFile(folder, code=GOOD.replace(old, new))


class _Answer(QEventLoop):
    """Waits for the answer to one question."""

    def __init__(self, seats: EngineSeats) -> None:
        super().__init__()
        self.answer: Move | EngineError | None = None
        seats.answered.connect(self._take)
        seats.failed.connect(self._take)

    def _take(self, _number: int, answer: Move | EngineError) -> None:
        self.answer = answer
        self.quit()

    def wait(self) -> Move | EngineError | None:
        """Return the answer, None if there is none in time."""
        timer = QTimer(self, singleShot=True)
        timer.timeout.connect(self.quit)
        timer.start(_PATIENCE_MS)
        self.exec()
        timer.stop()
        return self.answer


def _play(catalog: Catalog, chance: random.Random, figures: Figures) -> None:
    preset = chance.choice(preset_words(catalog))
    players = chance.randint(2, 4)
    options = preset_options(catalog, preset, players, chance.randrange(1000))
    engine_at = chance.randrange(players)
    seats = [Seat("", n, "engine:Odd" if n == engine_at else "random") for n in range(players)]
    session, process = Session(catalog, options, seats), EngineSeats()
    other = RandomPlayer(session.position.rules, 1)
    has_engine, leaves = True, chance.randint(1, 40) if chance.random() < _LEFT else None
    while not session.position.is_over:
        position = session.position
        if session.to_move != engine_at or not has_engine:
            session.play(other.decide(position.view(session.to_move), position.legal_moves()))
            continue
        started, asked = monotonic(), _Answer(process)
        process.ask(session)
        if leaves is not None and figures.decisions % 40 == leaves:
            break  # with an open question
        answer = asked.wait()
        figures.longest = max(figures.longest, monotonic() - started)
        if isinstance(answer, Move):
            figures.decisions += 1
            session.play(answer)
        elif isinstance(answer, EngineError):
            figures.faults[answer.message.template] += 1
            has_engine = chance.random() < 0.2  # tried again, else replaced
        else:
            figures.problems.append(f"no answer in game {figures.games}")
            break
    figures.games += 1
    figures.finished += session.position.is_over
    if session.position.is_over:
        process.end_game(tuple(session.position.gold()))
    process.close()
    process.deleteLater()


def main() -> int:
    """Run the campaign and print its figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=1)
    parsed = parser.parse_args()
    app = QCoreApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        found = run(parsed.games, parsed.seed, Path(folder))
    print(f"{found.games} games, {found.finished} to the end, {found.decisions} decisions")
    print(f"{found.processes} processes, {sum(found.faults.values())} faults")
    for code, count in sorted(found.faults.items()):
        print(f"  {code}: {count}")
    print(f"longest wait {found.longest:.1f} s, {found.seconds:.0f} s in all")
    for problem in found.problems:
        print(f"PROBLEM: {problem}")
    del app
    return int(bool(found.problems))


if __name__ == "__main__":
    sys.exit(main())
