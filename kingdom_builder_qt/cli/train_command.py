"""`train`: learn the weights of the evaluation from self-play."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import monotonic
from typing import Any, Final

from tqdm import tqdm

from kingdom_builder_qt import __version__
from kingdom_builder_qt.ai.evaluation.weights import (
    Model,
    Models,
    Trained,
    WeightsError,
    models_trouble,
    read_models,
    read_provenance,
    write_models,
)
from kingdom_builder_qt.cli.arguments import (
    Commands,
    UsageError,
    add_expansions,
    add_seed,
    add_workers,
    new_file,
    not_negative,
    positive,
    workers_of,
)
from kingdom_builder_qt.content.atomic_files import FileInUse
from kingdom_builder_qt.content.disk import is_present
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.content.text_files import (
    check_writable,
    read_text,
    write_atomic,
)
from kingdom_builder_qt.core.errors import unknown
from kingdom_builder_qt.game.arena.training import (
    DEALS,
    GAMES,
    MATCH_ROUNDS,
    MIXED_GAMES,
    MIXTURES,
    TrainingCourse,
    check_course,
)
from kingdom_builder_qt.game.arena.tuning import learn

_LIMIT: Final = 10_000_000  # bytes of a file, eight hundred times the shipped one


def add_to(commands: Commands) -> None:
    """Add this command to the parser."""
    parser = commands.add_parser("train", help="learn the weights of the strong players")
    parser.add_argument("file", type=new_file, metavar="FILE", help="the weights to write (JSON)")
    parser.add_argument("--players", type=positive, default=2, metavar="N", help="default: 2")
    parser.add_argument(
        "--from",
        dest="source",
        default="",
        metavar="MODEL",
        help="a model of FILE to start from, such as '2 base'; default: the starting weights",
    )
    parser.add_argument(
        "--rounds", type=not_negative, default=1, metavar="N", help="rounds of the fit; default: 1"
    )
    parser.add_argument(
        "--games", type=positive, metavar="N", help=f"per round: {GAMES}, mixed {MIXED_GAMES}"
    )
    parser.add_argument(
        "--match-rounds",
        type=not_negative,
        default=MATCH_ROUNDS,
        metavar="N",
        help=f"rounds of matches after those; default: {MATCH_ROUNDS}",
    )
    parser.add_argument(
        "--deals",
        type=positive,
        default=DEALS,
        metavar="N",
        help=f"per round of matches, each played twice; default: {DEALS}",
    )
    add_seed(parser, 2)
    add_workers(parser)
    content = parser.add_mutually_exclusive_group()
    add_expansions(content)
    content.add_argument("--mixed", action="store_true", help="all expansions in turn")
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    """Train, and write the file after every round; its other models are preserved."""
    started = monotonic()
    mixtures = MIXTURES if parsed.mixed else (parsed.expansions,)
    games = parsed.games or (MIXED_GAMES if parsed.mixed else GAMES)
    course = TrainingCourse(
        players=parsed.players,
        rounds=parsed.rounds,
        games=games,
        match_rounds=parsed.match_rounds,
        deals=parsed.deals,
        seed=parsed.seed,
        mixtures=mixtures,
    )
    trained = Trained(parsed.players, "mixed" if parsed.mixed else "+".join(parsed.expansions))
    check_course(course)
    models, provenance = _read(parsed.file)
    model = _start(parsed.source, models, parsed.file)
    check_writable(parsed.file)
    tqdm.monitor_interval = 0  # no thread: games end often enough
    total = course.rounds * course.games + course.match_rounds * course.deals
    with workers_of(parsed) as pool, tqdm(total=total, unit="game", file=sys.stderr) as bar:
        results = learn(course, model, pool=pool, progress=bar.update)
        for number, result in enumerate(results, start=1):
            models[trained] = result.model
            provenance[str(trained)] = _provenance(course, parsed.source, number)
            place = _write(parsed.file, write_models(models, provenance))
            fit = f"mean gold {result.gold:.1f}, error of the fit {result.error:.2f}"
            tqdm.write(f"round {number}: {fit}")
    print(f"{place}: weights for {trained.players} players, {monotonic() - started:.0f} s")
    return 0


def _start(source: str, models: Models, path: Path) -> Model:
    """Return the model named `source`, without weights for ""."""
    named = {str(trained): model for trained, model in models.items()}
    if source and source not in named:
        raise UsageError(f"{path}: {unknown('model', source, named)}")
    return named.get(source, Model({}, {}))


def _write(path: Path, text: str) -> Path:
    """Write the weights and return their path, another one if the file is open for long."""
    try:
        write_atomic(path, text, models_trouble)
    except FileInUse as held:
        place = held.settle() or path
        if place != path:
            tqdm.write(f"{path} is open in another program: the weights are in {place}")
        return place
    return path


def _read(path: Path) -> tuple[Models, dict[str, Any]]:
    """Return the models and the provenance of a file, empty if it does not exist."""
    if not is_present(path):
        return {}, {}
    text = read_text(path, _LIMIT)
    if isinstance(text, Problem):
        raise UsageError(str(text))
    try:
        return read_models(text), read_provenance(text)
    except WeightsError as error:
        raise WeightsError(f"{path}: {error}") from None


def _provenance(course: TrainingCourse, source: str, round_: int) -> dict[str, object]:
    return {
        "made_by": f"kingdom-builder-qt {__version__} train",
        "from": source,
        "rounds": min(round_, course.rounds),
        "games_per_round": course.games,
        "match_rounds": max(0, round_ - course.rounds),
        "deals_per_round": course.deals,
        "seed": course.seed,
        "mixtures": [list(mixture) for mixture in course.mixtures],
    }
