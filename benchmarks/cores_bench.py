"""Nodes and time of Master by the number of processes.

`python -m benchmarks.cores_bench [--cores 1,2] [--seed N]`

Turns of games between Strategists, each decided by Master with every number of processes:

* with a limit of nodes the answers must be equal; the time falls, and the processor time of all
  processes together rises by the tasks that were not needed and by the messages;
* with a limit of seconds the nodes rise. Turns that all end before the limit do not count.

The share of the first step, which has one process, gives the curve for more cores. Reads processor
times from /proc.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from math import fsum
from pathlib import Path
from statistics import mean
from time import monotonic, process_time
from typing import Final, NamedTuple

from kingdom_builder_qt.ai.players import MasterPlayer, make_player
from kingdom_builder_qt.ai.search.ahead import Task
from kingdom_builder_qt.ai.search.turn_search import Turn
from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.view import View
from kingdom_builder_qt.game import new_game, preset_options
from kingdom_builder_qt.game.crew import ProcessCrew

_TICKS: Final = os.sysconf("SC_CLK_TCK") if sys.platform != "win32" else 1
_USED_UP: Final = 0.95  # share of the seconds from which a turn counts
_CURVE: Final = (1, 2, 3, 4, 5, 6)


class _Crew(ProcessCrew):
    """A crew that tells how long the first step took."""

    def __init__(self, rules: Rules, cores: int) -> None:
        super().__init__(rules, cores)
        self._since: float | None = None
        self.first_steps = 0.0
        while not all(helper.has_rules for helper in self._helpers):
            self.take(0.1)

    def begin(self, view: View, seed: int) -> None:
        super().begin(view, seed)
        self._since = monotonic()

    def give(self, task: Task) -> None:
        if self._since is not None:
            self.first_steps += monotonic() - self._since
            self._since = None
        super().give(task)

    def processor_time(self) -> float:
        """Return the seconds of processor time of all helpers."""
        found = 0
        for pid in self.pids:
            fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
            found += int(fields[11]) + int(fields[12])
        return found / _TICKS


class Measured(NamedTuple):
    """One decision: seconds on the clock and of all processors, and of the first step."""

    turn: Turn
    nodes: int
    seconds: float
    processor: float
    first: float


def turns(
    catalog: Catalog, preset: str, players: int, seed: int, number: int
) -> Iterator[Position]:
    """Yield positions at the start of turns of rounds 2 to 11."""
    position = new_game(catalog, preset_options(catalog, preset, players, seed))
    seats = [make_player("strategist", position.rules, seat) for seat in range(players)]
    while not position.is_over and number:
        is_start = position.builds_left == 3 and not position.built and position.block is None
        if is_start and not position.extras.asked and position.round > 1:
            yield position
            number -= 1
        moves = position.legal_moves()
        position.push(seats[position.to_move].decide(position.view(position.to_move), moves))


def measured(
    position: Position, crew: _Crew | None, seconds: float | None, nodes: int | None
) -> Measured:
    """Let a new Master decide."""
    master = MasterPlayer(position.rules, 1, seconds, max_nodes=nodes, crew=crew)
    before = 0.0 if crew is None else crew.processor_time()
    first = 0.0 if crew is None else crew.first_steps
    begun, own = monotonic(), process_time()
    turn = master.best_turn(position.view(position.to_move))
    took, own = monotonic() - begun, process_time() - own
    if crew is not None:
        own += crew.processor_time() - before
        first = crew.first_steps - first
    return Measured(turn, master.positions, took, own, first)


def main() -> int:
    """Measure and print; status 1 if a limit of nodes had different answers."""
    parser = argparse.ArgumentParser(prog="benchmarks.cores_bench", description=__doc__)
    parser.add_argument("--cores", default="1,2", help="numbers of processes (default: 1,2)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--turns", type=int, default=12, help="turns per preset (default: 12)")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--nodes", type=int, default=20_000)
    parsed = parser.parse_args()
    numbers = [int(text) for text in parsed.cores.split(",")]
    catalog, status = load_catalog(), 0
    print(f"load before: {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores, seed {parsed.seed}")
    for preset in ("base", "everything"):
        for limit in ((None, parsed.nodes), (parsed.seconds, None)):
            status |= _compare(catalog, preset, numbers, limit, parsed)
    print(f"load after: {os.getloadavg()[0]:.1f}")
    return status


def _compare(
    catalog: Catalog,
    preset: str,
    numbers: list[int],
    limit: tuple[float | None, int | None],
    parsed: argparse.Namespace,
) -> int:
    rows: list[list[Measured]] = []
    crews: list[_Crew | None] = []
    for position in turns(catalog, preset, parsed.players, parsed.seed, parsed.turns):
        crews = crews or [_Crew(position.rules, n) if n > 1 else None for n in numbers]
        rows.append([measured(position, crew, *limit) for crew in crews])
    for crew in filter(None, crews):
        crew.close()
    seconds, nodes = limit
    if seconds is None:
        return _tell_nodes(preset, numbers, rows, nodes)
    _tell_seconds(preset, numbers, rows, seconds)
    return 0


def _tell_nodes(preset: str, numbers: list[int], rows: list[list[Measured]], nodes: object) -> int:
    same = all(len({(one.turn, one.nodes) for one in row}) == 1 for row in rows)
    print(
        f"\n{preset}, {nodes} nodes, {len(rows)} turns: {'equal' if same else 'DIFFERENT'} answers"
    )
    clocks = [fsum(row[place].seconds for row in rows) for place in range(len(numbers))]
    work = [fsum(row[place].processor for row in rows) for place in range(len(numbers))]
    for number, clock, processor in zip(numbers, clocks, work, strict=True):
        print(
            f"  {number} processes: {1000 * clock / len(rows):.0f} ms a turn "
            f"({clocks[0] / clock:.2f} times as fast), "
            f"processor time of all {100 * (processor / work[0] - 1):+.1f} %"
        )
    return 0 if same else 1


def _tell_seconds(
    preset: str, numbers: list[int], rows: list[list[Measured]], seconds: float
) -> None:
    used = [row for row in rows if all(one.seconds >= _USED_UP * seconds for one in row)]
    print(f"\n{preset}, {seconds:g} s: {len(used)} of {len(rows)} turns take the whole time")
    if not used:
        return
    alone = mean(row[0].nodes for row in used)
    for place, number in enumerate(numbers):
        nodes = mean(row[place].nodes for row in used)
        print(f"  {number} processes: {nodes:.0f} nodes ({nodes / alone:.2f} times as many)")
        share = mean(row[place].first for row in used) / seconds
        if number > 1:
            curve = ", ".join(f"{n}: {_projected(share, n):.2f}" for n in _CURVE)
            print(f"    first step {100 * share:.0f} % of the time; at best by cores: {curve}")


def _projected(share: float, cores: int) -> float:
    """Return the work of a turn, in that of one process, where all but a share is spread."""
    return share + (1 - share) * cores


if __name__ == "__main__":
    sys.exit(main())
