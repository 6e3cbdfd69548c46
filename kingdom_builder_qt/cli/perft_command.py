"""`perft`: count move trees and compare them with the recorded counts."""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter

from kingdom_builder_qt.cli.arguments import Commands, UsageError, sections, tree_depth, words
from kingdom_builder_qt.content import Catalog, load_catalog, paths
from kingdom_builder_qt.content.disk import matching
from kingdom_builder_qt.core.errors import did_you_mean, quoted
from kingdom_builder_qt.core.moves import Move, parse_move
from kingdom_builder_qt.core.perft import perft, split
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.setup.first_position import make_rules, start_position
from kingdom_builder_qt.game.setup.options import Deal, GameOptions

# -- files: set-ups with the moves played first and the expected counts ---------------------------


@dataclass(slots=True)
class PerftCase:
    """One position and its counts by depth."""

    id: str
    options: GameOptions = field(default_factory=GameOptions)
    hands: tuple[tuple[str, ...], ...] = ()
    deck: tuple[str, ...] = ()
    nomads: tuple[str, ...] = ()
    removed_terrain: str = ""
    moves: list[Move] = field(default_factory=list)
    counts: dict[int, int] = field(default_factory=dict)

    def position(self, catalog: Catalog) -> Position:
        """Return the position after the initial moves."""
        rules = make_rules(catalog, self.options, self.nomads, self.removed_terrain)
        position = start_position(
            rules, Deal(self.hands, self.deck, 0, self.nomads, self.removed_terrain)
        )
        for move in self.moves:
            position.push(move)
        return position


def shipped_files() -> list[Path]:
    """Return the perft files of the source tree, none in an installed program."""
    return matching(paths.board_data().parent / "tests" / "data" / "perft", "*.perft")


def read_cases(path: Path) -> list[PerftCase]:
    """Return the cases of a file; UsageError names the line of an error."""
    cases: list[PerftCase] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        word, _, rest = line.strip().partition(" ")
        if not word or word.startswith("#"):
            continue
        try:
            if word == "id":
                cases.append(PerftCase(rest.strip()))
            else:
                _read_line(cases[-1], word, rest.strip())
        except (ValueError, LookupError, TypeError) as error:
            raise UsageError(f"{path}:{number}: {error}") from None
    return cases


def _read_line(case: PerftCase, word: str, rest: str) -> None:
    if word == "setup":
        case.options = _options(dict(item.split("=") for item in rest.split()))
    elif word == "hands":
        case.hands = tuple((card,) for card in rest.split())
    elif word == "deck":
        case.deck = tuple(rest.split())
    elif word == "nomads":
        case.nomads = tuple(rest.split())
    elif word == "removed":
        case.removed_terrain = rest
    elif word == "play":
        case.moves += [parse_move(text.strip()) for text in rest.split(";")]
    elif word == "perft":
        depth, count = rest.split()
        case.counts[int(depth)] = int(count)
    else:
        raise ValueError(f"unknown word {word!r}")


def _options(values: dict[str, str]) -> GameOptions:
    tiles = values.get("tiles")
    return GameOptions(
        players=int(values["players"]),
        start=int(values["start"]),
        expansions=words(values.get("expansions", "base")),
        sections=sections(values["sections"]),
        cards=words(values["cards"]),
        edition="new" if tiles else "base",
        location_tiles=words(tiles) if tiles else None,
        overlays=tuple(_overlay(text) for text in words(values.get("overlays", ""))),
        island=values.get("island", ""),
        house_rules=words(values.get("house", "")),
    )


def _overlay(text: str) -> tuple[str, str]:
    feature, hex_ = text.split(":")
    return feature, hex_


# -- the command -----------------------------------------------------------------------------------

_ALL = "all"


def add_to(commands: Commands) -> None:
    """Add this command to the parser."""
    parser = commands.add_parser("perft", help="count move trees (a test of the rules)")
    parser.add_argument("--depth", type=tree_depth, default=2, metavar="N", help="default: 2")
    parser.add_argument("--setup", default=_ALL, metavar="NAME", help="a set-up's id, or all")
    parser.add_argument("--split", action="store_true", help="show the count below every move")
    parser.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    """Print the counts; 1 if one differs from the recorded count."""
    catalog = load_catalog()
    wrong = 0
    for case in _chosen(parsed.setup):
        position = case.position(catalog)
        for depth in range(1, parsed.depth + 1):
            wrong += not _count(case, position, depth)
        if parsed.split:
            _print_split(position, parsed.depth)
    return int(wrong > 0)


def _chosen(name: str) -> list[PerftCase]:
    cases = {case.id: case for path in shipped_files() for case in read_cases(path)}
    if not cases:
        raise UsageError("there are no perft files here: they belong to the source tree")
    if name == _ALL:
        return list(cases.values())
    if name not in cases:
        suggestion = did_you_mean(name, cases) or f"known: {', '.join(cases)}"
        raise UsageError(f"unknown perft set-up {quoted(name)} ({suggestion})")
    return [cases[name]]


def _count(case: PerftCase, position: Position, depth: int) -> bool:
    """Count one depth, print a line, and return whether the count is as recorded."""
    started = perf_counter()
    count = perft(position, depth)
    seconds = perf_counter() - started
    expected = case.counts.get(depth)
    verdict = "not recorded" if expected is None else "ok" if count == expected else "WRONG"
    expectation = f", recorded {expected}" if verdict == "WRONG" else ""
    print(f"{case.id}  depth {depth}  {count}  {seconds:.2f} s  {verdict}{expectation}")
    return verdict != "WRONG"


def _print_split(position: Position, depth: int) -> None:
    for move, count in split(position, depth).items():
        print(f"  {move}: {count}")
