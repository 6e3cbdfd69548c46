"""`section`: check, export, make and analyse board sections without a window."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tqdm import tqdm

from kingdom_builder_qt.ai.players import PLAYERS
from kingdom_builder_qt.app import libraries, qt
from kingdom_builder_qt.cli.arguments import (
    Commands,
    Parser,
    add_jobs,
    add_seed,
    file,
    new_file,
    positive,
)
from kingdom_builder_qt.content import Catalog, check, load_catalog
from kingdom_builder_qt.content.disk import is_present
from kingdom_builder_qt.content.problems import Problem, in_order
from kingdom_builder_qt.content.sections import (
    SectionReading,
    read_section,
    section_text,
    unknown_names,
)
from kingdom_builder_qt.core.board import QUADRANTS, Section
from kingdom_builder_qt.core.errors import KingdomBuilderError, quoted
from kingdom_builder_qt.core.messages import as_message
from kingdom_builder_qt.editor.sections.checks.statistics import norms
from kingdom_builder_qt.editor.sections.document.section_grid import grid_of
from kingdom_builder_qt.editor.sections.generator.recipe import (
    LIMITS,
    OFFERED,
    GeneratorOptions,
    check_options,
)
from kingdom_builder_qt.game.analysis.section_analysis import (
    AnalysisPlan,
    AnalysisWorker,
    Figures,
    Tally,
    figures,
    tasks,
)
from kingdom_builder_qt.game.workers import WorkerPool, results_of

if TYPE_CHECKING:
    from kingdom_builder_qt.editor.sections.generator.best import Choice

_FORMATS: Final = {"png": "an image", "svg": "a drawing", "pdf": "a print at actual size"}
_WIDTH: Final = 1600
_MEASURES: Final = {
    "roughness": "many small areas instead of a few large ones",
    "sites": "number of locations, castles included",
}
_WISHES: Final = (*_MEASURES, "hexes", "tiles", "expansion", "symmetric", "best_of")
_worker: Any = None  # of this worker process


class SectionError(KingdomBuilderError):
    """A section that cannot be used; the message names the file."""


def add_to(commands: Commands) -> None:
    """Add this command and its subcommands to the parser."""
    parser = commands.add_parser("section", help="check, export, make or analyse board sections")
    inner = parser.add_subparsers(metavar="COMMAND", parser_class=Parser, required=True)
    _add_check(inner)
    _add_export(inner)
    _add_new(inner)
    _add_analyse(inner)


def _add_check(commands: Commands) -> None:
    parser = commands.add_parser("check", help="list errors and oddities, hex by hex")
    parser.add_argument("files", nargs="+", type=file, metavar="FILE")
    parser.set_defaults(run=run_check)


def _add_export(commands: Commands) -> None:
    parser = commands.add_parser("export", help="write an image, a drawing or a print")
    parser.add_argument("file", type=file, metavar="FILE", help="the section")
    kinds = parser.add_mutually_exclusive_group(required=True)
    for name, text in _FORMATS.items():
        kinds.add_argument(f"--{name}", dest="kind", action="store_const", const=name, help=text)
    parser.add_argument(
        "--output", type=new_file, metavar="PATH", help="default: the name of FILE, in this folder"
    )
    parser.add_argument(
        "--width", type=positive, default=_WIDTH, metavar="N", help=f"pixels, default: {_WIDTH}"
    )
    parser.add_argument("--dark", action="store_true", help="dark colours (not for prints)")
    parser.add_argument(
        "--bare", action="store_true", help="no frame and no numbers (not for prints)"
    )
    parser.add_argument("--paper", default="A4", help="A4, A5 or Letter; default: A4")
    parser.set_defaults(run=run_export)


def _add_new(commands: Commands) -> None:
    parser = commands.add_parser("new", help="write a new section")
    parser.add_argument(
        "--generate", action="store_true", help="fill it with land (default: no terrain)"
    )
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="default: 0")
    usual = GeneratorOptions()
    for name, text in _MEASURES.items():
        low, high = LIMITS[name]
        text = f"{text}, {low} to {high} (default: {getattr(usual, name)})"
        parser.add_argument(f"--{name}", type=int, metavar="N", help=text)
    parser.add_argument("--expansion", metavar="ID", help="its terrain and locations are used")
    parser.add_argument(
        "--tiles", type=_words, metavar="ID,...", help="the location tiles, in order"
    )
    low, high = LIMITS["hexes"]
    parser.add_argument(
        "--hexes",
        type=_numbers,
        metavar="ID=N,...",
        help=f"hexes per terrain, {low} to {high} (default: as on printed sections)",
    )
    parser.add_argument("--symmetric", action="store_true", help="symmetric under a half turn")
    low, high = LIMITS["sections"]
    parser.add_argument(
        "--best-of",
        type=int,
        metavar="N",
        help=f"make N sections, {low} to {high}, and keep the one whose gold for computer players "
        "is closest to that of printed sections (some minutes)",
    )
    add_jobs(parser)
    parser.add_argument(
        "--json", action="store_true", help=f"print the best {OFFERED} with their figures as JSON"
    )
    parser.add_argument("--name", default="", metavar="TEXT", help="the name of the section")
    parser.add_argument(
        "--output", type=new_file, metavar="PATH", help="a new file (default: print the section)"
    )
    parser.set_defaults(run=run_new)


def _add_analyse(commands: Commands) -> None:
    parser = commands.add_parser("analyse", help="let computer players play on a section")
    parser.add_argument("file", type=file, metavar="FILE", help="the section")
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="default: 100")
    parser.add_argument("--players", type=positive, default=3, metavar="N", help="default: 3")
    parser.add_argument("--level", choices=tuple(PLAYERS), default="builder")
    add_seed(parser, 0)
    add_jobs(parser)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.set_defaults(run=run_analyse)


# -- check -----------------------------------------------------------------------------------------


def run_check(parsed: argparse.Namespace) -> int:
    """Print one line per finding and a count; return 1 if there is an error, else 0."""
    if _lacks_qt():
        return 1
    catalog = load_catalog()
    found = [problem for path in parsed.files for problem in _findings(path, catalog)]
    print(check.format_problems(found))
    return check.exit_status(found)


def _findings(path: Path, catalog: Catalog) -> Iterator[Problem]:
    """Yield the problems of a file, or the issues that the editor finds in its section."""
    from kingdom_builder_qt.editor.sections.checks import issue_texts, section_checks

    reading = _read(path, catalog)
    yield from reading.problems
    section = reading.section
    if section is None or reading.has_errors:
        return
    texts, grid = issue_texts.IssueTexts(catalog), grid_of(section)
    for issue in section_checks.check(section, catalog, norms(catalog)):
        hexes = [hex_ for hex_ in grid.hexes if issue.hexes >> hex_ & 1]
        place = ", ".join(map(grid.name, hexes[:3])) + (", …" if len(hexes) > 3 else "")
        text = texts.text(issue)
        yield Problem(
            issue.severity, str(path), 0, 0, "", as_message(f"{place}: {text}" if place else text)
        )


# -- export ----------------------------------------------------------------------------------------


def run_export(parsed: argparse.Namespace) -> int:
    """Write a picture and print its path; return 1 if the section has errors."""
    if _lacks_qt():
        return 1
    # Nothing is shown, so no display is needed.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtGui import QGuiApplication

    from kingdom_builder_qt.editor.sections.export import picture_file
    from kingdom_builder_qt.editor.sections.export.print_layout import PAPERS
    from kingdom_builder_qt.ui.desktop.style.own_signs import draw_pictures
    from kingdom_builder_qt.ui.desktop.style.theme import THEMES

    if parsed.paper not in PAPERS:
        raise SectionError(f"unknown paper {quoted(parsed.paper)}: {', '.join(PAPERS)}")
    if parsed.width > picture_file.MOST_PIXELS:
        raise SectionError(f"--width: at most {picture_file.MOST_PIXELS} pixels")
    catalog = load_catalog()
    reading = _read(parsed.file, catalog)
    found, section = _obstacles(reading), reading.section
    if section is None:
        raise _no_section(parsed.file, found)
    if found:
        print(check.format_problems(found), file=sys.stderr)
    if check.exit_status(found):
        return 1
    path = parsed.output or Path(f"{parsed.file.stem}.{parsed.kind}")
    application = QGuiApplication.instance() or QGuiApplication([])
    draw_pictures(catalog.pictures)
    theme, frame = THEMES["dark" if parsed.dark else "light"], not parsed.bare
    if parsed.kind == "png":
        picture_file.save_png(path, section, catalog, theme, parsed.width, frame=frame)
    elif parsed.kind == "svg":
        picture_file.save_svg(path, section, catalog, theme, frame=frame)
    else:
        picture_file.save_pdf(path, section, catalog, parsed.paper)
    del application  # keeps the application alive up to here
    print(path)
    return 0


def _obstacles(reading: SectionReading) -> list[Problem]:
    """Return the errors of a section; a single warning if only terrain is missing."""
    draft = reading.draft_problem()
    return (
        [problem for problem in reading.problems if problem.is_error] if draft is None else [draft]
    )


# -- new -------------------------------------------------------------------------------------------


def run_new(parsed: argparse.Namespace) -> int:
    """Print a section in the format of its file, or write it."""
    if _lacks_qt():
        return 1
    from kingdom_builder_qt.editor.sections.files.files import SaveRefused, save_section

    catalog = load_catalog()
    if parsed.output is not None and is_present(parsed.output):
        raise SectionError(f"{parsed.output}: there is already a file with this name")
    if parsed.json and parsed.best_of is None:
        raise SectionError("--json requires --best-of")
    if parsed.best_of is None:
        section = _made(parsed, catalog)
    else:
        choices = _best(parsed, catalog)
        section = _named(choices[0].section, parsed, catalog)
        if parsed.json:
            found = [_choice_as_json(choice, catalog) for choice in choices]
            print(json.dumps(found, indent=2))
    if parsed.output is None:
        if not parsed.json:
            sys.stdout.write(section_text(section, catalog.terrains))
        return 0
    try:
        save_section(parsed.output, section, catalog)
    except SaveRefused as refusal:
        raise SectionError(f"{parsed.output}: {refusal}") from None
    if not parsed.json:
        print(parsed.output)
    return 0


def _made(parsed: argparse.Namespace, catalog: Catalog) -> Section:
    from kingdom_builder_qt.editor.sections.files.files import blank_section
    from kingdom_builder_qt.editor.sections.generator.generator import generate

    options = _options(parsed, catalog)
    if not parsed.generate:
        section = replace(blank_section(catalog), name="New section")
    else:
        section = generate(catalog, options)
    return _named(section, parsed, catalog)


def _named(section: Section, parsed: argparse.Namespace, catalog: Catalog) -> Section:
    from kingdom_builder_qt.editor.sections.files.files import free_id

    name = parsed.name.strip() or section.name
    return replace(section, name=name, id=free_id(name, catalog))


def _options(parsed: argparse.Namespace, catalog: Catalog) -> GeneratorOptions:
    """Return the options of the generator; SectionError if they are invalid."""
    values = {name: getattr(parsed, name) for name in _WISHES if getattr(parsed, name)}
    values |= {n: getattr(parsed, n) for n in _MEASURES if getattr(parsed, n) is not None}
    if values and not parsed.generate:
        word = next(iter(values)).replace("_", "-")
        raise SectionError(f"--{word} requires --generate")
    for name in _MEASURES & values.keys():
        low, high = LIMITS[name]
        if not low <= values[name] <= high:
            raise SectionError(f"--{name}: expected {low} to {high}, not {values[name]}")
    values.pop("best_of", None)
    options = GeneratorOptions(seed=parsed.seed, **values)
    check_options(catalog, options)
    return options


def _best(parsed: argparse.Namespace, catalog: Catalog) -> list[Choice]:
    """Generate sections, play on them, and return the best."""
    from kingdom_builder_qt.editor.sections.generator.best import Best

    low, high = LIMITS["sections"]
    if not low <= parsed.best_of <= high:
        raise SectionError(f"--best-of: expected {low} to {high}, not {parsed.best_of}")
    best = Best(catalog, _options(parsed, catalog), parsed.best_of)
    while tasks := best.tasks():
        for result in _results(best.make_worker, tasks, parsed.jobs, "task"):
            best.take(result)
    if not (choices := best.choices()):
        raise SectionError("no section without errors was found for these options")
    return choices


def _choice_as_json(choice: Choice, catalog: Catalog) -> dict[str, Any]:
    return {
        "seed": choice.options.seed,
        "distance": float(choice.distance),
        "lead": asdict(choice.lead),
        "printed_lead": asdict(choice.printed_lead),
        **asdict(choice.figures),
        "section": section_text(choice.section, catalog.terrains),
    }


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(","))


def _numbers(text: str) -> tuple[tuple[str, int], ...]:
    """Parse terrains with numbers of hexes."""
    found = dict[str, int]()
    for word in _words(text):
        id_, _, number = (part.strip() for part in word.partition("="))
        if not number.isascii() or not number.isdigit() or id_ in found:
            raise argparse.ArgumentTypeError(f"expected ID=N,ID=N, each once: {quoted(text)}")
        found[id_] = int(number)
    return tuple(found.items())


# -- analyse ---------------------------------------------------------------------------------------


def run_analyse(parsed: argparse.Namespace) -> int:
    """Play and print the figures; after KeyboardInterrupt those of the games so far."""
    catalog = load_catalog()
    section = _section(parsed.file, catalog)
    from kingdom_builder_qt.editor.sections.checks.section_checks import needs

    plan = AnalysisPlan(
        section=section,
        games=parsed.games,
        players=parsed.players,
        level=parsed.level,
        seed=parsed.seed,
        expansions=needs(section, catalog),
    )
    tallies, is_interrupted = _played(catalog, plan, parsed.jobs)
    found = figures(tallies, plan.players)
    print(json.dumps(_as_json(found, plan), indent=2) if parsed.json else _table(found, plan))
    if is_interrupted:
        raise KeyboardInterrupt
    return 0


def _played(catalog: Catalog, plan: AnalysisPlan, count: int) -> tuple[list[Tally], bool]:
    """Return the tallies of the games, and whether the user interrupted them."""
    all_tasks = list(tasks(plan))
    make_worker = partial(AnalysisWorker, catalog, plan)
    make_worker().begin(all_tasks[0])  # invalid plans fail here, not in another process
    tallies: list[Tally] = []
    try:
        tallies.extend(_results(make_worker, all_tasks, count, "game"))
    except KeyboardInterrupt:
        return tallies, True
    return tallies, False


def _results(
    make_worker: Callable[[], Any], all_tasks: Sequence[Any], count: int, unit: str
) -> Iterator[Any]:
    """Yield the results of tasks, from this process or `count` others, with a progress bar."""
    call = make_worker().play if count == 1 else _play
    pool = None if count == 1 else partial(WorkerPool, count, partial(_begin, make_worker))
    tqdm.monitor_interval = 0  # no thread: results arrive often enough
    with tqdm(
        total=len(all_tasks), unit=unit, file=sys.stderr, disable=not sys.stderr.isatty()
    ) as bar:
        for _, result in results_of(call, all_tasks, pool):
            yield result
            bar.update()


def _begin(make_worker: Callable[[], Any]) -> None:
    """Make the worker of this process."""
    global _worker
    _worker = make_worker()


def _play(task: Any) -> Any:
    assert _worker is not None, "a process begins with `_begin`"
    return _worker.play(task)


def _as_json(found: Figures, plan: AnalysisPlan) -> dict[str, Any]:
    return {
        "section": plan.section.id,
        "players": plan.players,
        "level": plan.level,
        "seed": plan.seed,
        **asdict(found),
    }


def _table(found: Figures, plan: AnalysisPlan) -> str:
    rows = [
        ("gold of a player", found.gold.text()),
        ("gold on other sections", found.printed.text()),
        ("difference", found.gain.text()),
        ("settlements on it", found.settlements.text()),
        ("settlements on others", found.usual.text()),
        (f"wins of the start player, % (even: {100 * found.fair:.1f})", found.start.text(100)),
    ]
    if (corner := found.corner) is not None:
        name = f"gold in the corner {QUADRANTS[corner.quadrant]}, against other corners"
        rows.append((name, corner.gold.text()))
    for value in found.locations:
        place = f"{value.cell // 10 + 1}/{value.cell % 10 + 1}"
        tile = f"{value.tile} {place}"
        rows.append((f"players who take {tile}, %", f"{100 * value.taken:.1f}"))
        if value.gold is not None:
            rows.append((f"gold with {tile}, against others", value.gold.text()))
    width = max(len(name) for name, _ in rows)
    head = f"{found.games} games, {found.compared} of them repeated without the section"
    return "\n".join(
        [f"{head}, {plan.players} x {plan.level}, seed {plan.seed}"]
        + [f"{name:{width}}  {value}" for name, value in rows]
    )


# -- reading ---------------------------------------------------------------------------------------


def _read(path: Path, catalog: Catalog) -> SectionReading:
    """Return the contents of a file, with a problem for each unknown name."""
    reading = read_section(path, catalog.terrains)
    known = {"feature": catalog.features, "tile": catalog.tiles, "expansion": catalog.expansions}
    unknown = unknown_names(reading, known, str(path))
    return replace(reading, problems=tuple(in_order([*reading.problems, *unknown])))


def _section(path: Path, catalog: Catalog) -> Section:
    """Return the section of a file; SectionError if it is missing or not playable."""
    reading = _read(path, catalog)
    errors = [problem for problem in reading.problems if problem.is_error]
    if reading.section is None or errors:
        raise _no_section(path, errors)
    return reading.section


def _no_section(path: Path, errors: Sequence[Problem]) -> SectionError:
    return SectionError(str(errors[0]) if errors else f"{path}: the file contains no section")


def _lacks_qt() -> bool:
    """Print missing requirements of Qt to stderr and return whether there are any."""
    trouble = qt.complaint() or libraries.complaint(os.environ)
    if trouble:
        sys.stderr.write(f"kingdom-builder-qt: {trouble}\n")
    return bool(trouble)
