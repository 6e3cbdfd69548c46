"""Compare the evaluation with the mean result of playouts: `python3 dev.py bench-evaluation`.

The reference of a position is the mean final lead of games that Strategist plays on from there in
all seats, with the hidden cards dealt anew for each game. References take an hour and a half on two
cores and are kept in `evaluation_references.csv`; `--record N` plays the missing ones of the first
N. The table then takes seconds, so that every change of the evaluation can show it.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Final

from tqdm import tqdm

from benchmarks.playouts import mixtures
from kingdom_builder_qt.ai.evaluation.learned import LearnedEvaluation
from kingdom_builder_qt.ai.evaluation.weights import model_for
from kingdom_builder_qt.ai.players import StrategistPlayer
from kingdom_builder_qt.cli.arguments import jobs, positive
from kingdom_builder_qt.core.compile.scores import lead
from kingdom_builder_qt.core.moves import END_TURN
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game import GameOptions, new_game
from kingdom_builder_qt.game.arena.arena import installed_catalog
from kingdom_builder_qt.game.arena.round_robin import read_rows, row_writer
from kingdom_builder_qt.game.intervals import standard_error
from kingdom_builder_qt.game.workers import WorkerPool, results_of

REFERENCES: Final = Path(__file__).with_name("evaluation_references.csv")
POSITIONS: Final = 400
PLAYOUTS: Final = 8
ROUNDS: Final = range(2, 11)
PLAYERS: Final = range(2, 6)
LATE: Final = 5  # the first round of the rows "after round 4"
COLUMNS: Final = ("number", "set_up", "round", "player", "mean", "error", "position")


@dataclass(frozen=True, slots=True)
class Reference:
    """A position at the end of a turn, and the mean final lead of its player with its error.

    Player 0 is the start player. Leads are in gold.
    """

    number: int
    set_up: str
    round: int
    player: int
    mean: float
    error: float
    position: str

    @property
    def row(self) -> tuple[object, ...]:
        """Return the row of the file."""
        mean, error = f"{self.mean:.3f}", f"{self.error:.3f}"
        place = (self.number, self.set_up, self.round, self.player)
        return (*place, mean, error, self.position)


def _reference(row: Mapping[str, str]) -> Reference:
    number, round_, player = (int(row[name]) for name in ("number", "round", "player"))
    mean, error = float(row["mean"]), float(row["error"])
    return Reference(number, row["set_up"], round_, player, mean, error, row["position"])


def read(path: Path = REFERENCES) -> list[Reference]:
    """Return the references of a file, ordered by number."""
    return sorted(read_rows(path, COLUMNS, _reference), key=lambda one: one.number)


# -- references ------------------------------------------------------------------------------------


def reference(number: int, playouts: int = PLAYOUTS) -> Reference:
    """Return one reference; deterministic for a given number.

    Set-up, players, round and seat go through all combinations with equal frequency.
    """
    random = Random(f"evaluation/{number}")
    base, *_, everything = mixtures(installed_catalog())
    mixture = (base, everything)[number % 2]
    players = PLAYERS[number // 2 % len(PLAYERS)]
    round_ = ROUNDS[number // 8 % len(ROUNDS)]
    while True:  # a short game has no such round
        options = GameOptions(
            players=players, seed=random.getrandbits(48), expansions=mixture, start=0
        )
        player = random.randrange(players)
        position = new_game(installed_catalog(), options)
        if _play(position, random.getrandbits(32), (round_, player)):
            break
    view = position.view(player)
    leads = []
    for deal in range(playouts):
        dealt = Random(f"evaluation/{number}/{deal}")
        sample = Position.sample(view, dealt, position.rules)
        sample.push(END_TURN)
        _play(sample, dealt.getrandbits(32))
        leads.append(lead(sample.gold(), player))
    return Reference(
        number=number,
        set_up="base" if mixture == base else "everything",
        round=round_,
        player=player,
        mean=fmean(leads),
        error=standard_error(leads),
        position=position.text(),
    )


def _play(position: Position, seed: int, until: tuple[int, int] | None = None) -> bool:
    """Let Strategists play on; return whether the end of the turn `until` was reached.

    `until` is a round and a player; without it the game is played to its end.
    """
    players = [
        StrategistPlayer(position.rules, seed + seat) for seat in range(position.rules.players)
    ]
    while not position.is_over:
        seat = position.to_move
        move = players[seat].decide(position.view(seat), position.legal_moves())
        if move == END_TURN and (position.round, seat) == until:
            return True
        position.push(move)
    return False


def record(path: Path, positions: int, processes: int) -> None:
    """Append the missing references among the first `positions` to the file."""
    known = {one.number for one in read(path)}
    missing = [number for number in range(positions) if number not in known]
    pool = partial(WorkerPool, processes) if processes > 1 else None
    tqdm.monitor_interval = 0  # no thread: references are frequent enough
    with (
        row_writer(path, COLUMNS) as write,
        closing(results_of(reference, missing, pool)) as found,
        tqdm(total=len(missing), unit="position", file=sys.stderr) as bar,
    ):
        for _, one in found:
            write(one.row)
            bar.update()


# -- the table -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Deviation:
    """The value of the evaluation minus the reference, in gold, and the error of the reference."""

    reference: Reference
    value: float
    players: int
    cards: tuple[str, ...]


def deviation(one: Reference) -> Deviation:
    """Value a position with the shipped weights and compare it with its reference."""
    position = Position.from_text(one.position, installed_catalog())
    value = LearnedEvaluation(position, one.player, model_for(position.rules)).gold()
    cards = tuple(score.card.id for score in position.rules.scores)
    return Deviation(one, value - one.mean, position.rules.players, cards)


@dataclass(frozen=True, slots=True)
class Row:
    """Bias (mean deviation) with its standard error, and error (root mean square), in gold.

    The variance of the references themselves is subtracted from the error.
    """

    name: str
    positions: int
    bias: float
    bias_error: float
    error: float

    @classmethod
    def of(cls, name: str, found: Sequence[Deviation]) -> Row:
        """Return the row of some deviations."""
        values = [one.value for one in found]
        noise = fmean(one.reference.error**2 for one in found)
        square = fmean(value**2 for value in values) - noise
        spread = standard_error(values) if len(values) > 1 else 0.0
        return cls(name, len(values), fmean(values), spread, sqrt(max(0.0, square)))

    def text(self) -> str:
        """Return the line of the table."""
        bias = f"{self.bias:+.2f} ({self.bias_error:.2f})"
        return f"{self.name:<28} {self.positions:>9}  {bias:>14}  {self.error:>6.2f}"


def rows(found: Iterable[Deviation]) -> list[Row]:
    """Return the table: all positions, then by round, players, order of turns and card."""
    groups: dict[str, list[Deviation]] = defaultdict(list)
    for one in found:
        late = one.reference.round >= LATE
        names = ["all", one.reference.set_up, f"round {one.reference.round:>2}"]
        names.append(f"{one.players} players")
        if late:
            order = f"{one.players} players, turn {one.reference.player + 1}"
            names += ["after round 4", f"after round 4, {order}"]
        names += [f"card {card}" for card in one.cards]
        for name in names:
            groups[name].append(one)
    order = ("all", "after round 4", "base", "everything")
    names = [name for name in order if name in groups]
    names += sorted(set(groups) - set(order))
    return [Row.of(name, groups[name]) for name in names]


def main(arguments: list[str] | None = None) -> int:
    """Record references or print the table."""
    parser = argparse.ArgumentParser(prog="dev.py bench-evaluation", description=__doc__)
    parser.add_argument("--record", type=positive, metavar="N", help=f"usual: {POSITIONS}")
    parser.add_argument("--file", type=Path, default=REFERENCES)
    parser.add_argument("--jobs", type=jobs, default=1, metavar="N")
    parsed = parser.parse_args(arguments)
    if parsed.record is not None:
        record(parsed.file, parsed.record, parsed.jobs)
    references = read(parsed.file)
    if not references:
        parser.error(f"{parsed.file} has no references: make some with --record")
    print(f"{'positions':<28} {'number':>9}  {'bias (error)':>14}  {'error':>6}")
    for row in rows(map(deviation, references)):
        print(row.text())
    return 0


if __name__ == "__main__":
    sys.exit(main())
