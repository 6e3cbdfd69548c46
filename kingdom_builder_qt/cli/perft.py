"""`perft`: count move trees and compare them with the recorded counts."""

from __future__ import annotations

import argparse
from time import perf_counter

from kingdom_builder_qt.cli.arguments import Commands, UsageError, tree_depth
from kingdom_builder_qt.cli.perft_files import PerftCase, read_cases, shipped_files
from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.core.errors import did_you_mean, quoted
from kingdom_builder_qt.core.perft import perft, split
from kingdom_builder_qt.core.position import Position

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
        raise UsageError(f"no perft set-up is called {quoted(name)} ({suggestion})")
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
