"""Run all benchmarks and print a table: `python -m benchmarks.run [--quick] [--json]`."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from dataclasses import asdict
from pathlib import Path

from benchmarks import analysis, decisions, library_bench, operations, playouts, window
from benchmarks.timing import Row
from kingdom_builder_qt.content import load_catalog

PARTS = {
    "Random games": playouts.rows,
    "Single operations": operations.rows,
    "AI decisions": decisions.rows,
    "Analysis of a section": analysis.rows,
    "Library of 10,000 games, processor": library_bench.rows,
    "Window, offscreen": window.rows,
}
BARS = (
    "Bars: 50 times the naive reference; two-player games/s on a quiet 2.6 GHz core: 800 of the "
    "base game, 300 of everything mixed; a history of 10,000 games: open in 300 ms, filter in 100."
)


def main() -> int:
    """Measure, print, return the exit status."""
    parser = argparse.ArgumentParser(prog="benchmarks.run", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="few rounds: seconds, not minutes")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument(
        "--beside",
        type=Path,
        metavar="CHECKOUT",
        help="only starts, opened games, painting and motion, in turn with another checkout",
    )
    parser.add_argument(
        "--painting", action="store_true", help="with --beside: only painting and motion"
    )
    parsed = parser.parse_args()
    if parsed.painting and not parsed.beside:
        parser.error("--painting needs --beside")
    if parsed.beside:
        if not parsed.painting:
            print_part("Window, offscreen", window.felt(quick=parsed.quick, beside=parsed.beside))
        painted = window.painted(parsed.beside, quick=parsed.quick)
        print_part("Painting, processor", painted)
        return 0
    catalog = load_catalog()
    report: dict[str, list[Row]] = {}
    for title, rows in PARTS.items():
        report[title] = rows(catalog, quick=parsed.quick)
        if not parsed.json:
            print_part(title, report[title])
    if parsed.json:
        print(json.dumps(as_json(report), indent=2))
    else:
        print(f"\n{BARS}")
    return 0


def print_part(title: str, rows: list[Row]) -> None:
    """Print one part right after its measurement."""
    print(f"\n{title:<60} {'median':>10}{'':11}{'min':>9} - max")
    for row in rows:
        print(row, flush=True)


def as_json(report: dict[str, list[Row]]) -> dict[str, object]:
    """Return the report with the machine it was made on."""
    return {
        "python": platform.python_version(),
        "machine": platform.platform(),
        "parts": {title: [asdict(row) for row in rows] for title, rows in report.items()},
    }


if __name__ == "__main__":
    sys.exit(main())
