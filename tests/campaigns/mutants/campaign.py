"""Changes one line at a time and runs the tests of it: `python3 dev.py mutate MODULE ...`.

Resumes an earlier run, at the lowest priority, for hours if need be.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import pytest
from hypothesis import Phase, settings

from tests.campaigns.mutants.fresh import OPTIONS
from tests.campaigns.mutants.mutations import mutants
from tests.campaigns.mutants.reach import ROOT, Reach
from tests.campaigns.mutants.record import record
from tests.campaigns.mutants.runner import NOTICED, Plan, Runner, beside, key_of, read

KEPT: Final = ROOT / "build" / "mutants.jsonl"
PACKAGE: Final = ROOT / "kingdom_builder_qt"
# The tests of a layer, and those of the layers above that use it most.
TESTS: Final = {
    "core": ("tests/core", "tests/game/test_record.py", "tests/helpers_tests/test_naive.py"),
    "content": ("tests/content",),
    "ai": ("tests/ai",),
    "game": ("tests/game", "tests/campaigns/test_random_games.py"),
}


def report(rows: Sequence[dict[str, Any]]) -> str:
    """Return the score of each module, and the undetected mutants."""
    by_module: dict[str, Counter[str]] = {}
    for row in rows:
        by_module.setdefault(row["module"], Counter())[row["outcome"]] += 1
    lines = []
    for row in rows:
        if row["outcome"] in ("survived", "not reached"):
            mutant = row["mutant"]
            what = f"{mutant['before'][:60]!r} as {mutant['after'][:60]!r}"
            place = f"{row['module']}:{mutant['line']}"
            lines.append(f"{place}: {row['outcome']}: {mutant['kind']}: {what}")
    for module, counts in by_module.items():
        lines.append(f"{module}: {_score(counts)}")
    seconds = sum(row["seconds"] for row in rows)
    total = sum(by_module.values(), Counter())
    lines.append(f"all: {_score(total)}, {seconds / max(1, len(rows)):.2f} s for each")
    return "\n".join(lines)


def _score(counts: Counter[str]) -> str:
    noticed = counts["killed"] + counts["hangs"]
    parts = ", ".join(f"{outcome}: {count}" for outcome, count in counts.most_common())
    return f"{100 * noticed / max(1, counts.total()):.1f} % of {counts.total()} ({parts})"


def _control(kept: Path) -> str:
    """Return the outcome of the mutants that were tried a second time."""
    again, unchanged = read(beside(kept, "again")), read(beside(kept, "unchanged"))
    missed = [key for key, row in again.items() if row["outcome"] not in NOTICED]
    false = [key for key, row in unchanged.items() if row["outcome"] in NOTICED]
    lines = [f"not noticed again: {key}" for key in missed]
    lines += [f"noticed without any change: {key}: {unchanged[key]['by']}" for key in false]
    told = f"tried again: {len(again)}, not noticed: {len(missed)}"
    return "\n".join([*lines, f"{told}; nothing changed: {len(unchanged)}, noticed: {len(false)}"])


def modules(names: Sequence[str]) -> list[Path]:
    """Return the modules that are named as files or folders, below the package or the root."""
    found: list[Path] = []
    for name in names:
        path = next((p for p in (PACKAGE / name, ROOT / name) if p.exists()), None)
        if path is None:
            raise SystemExit(f"there is no module or folder {name}")
        found += sorted(path.rglob("*.py")) if path.is_dir() else [path]
    kept = (path.resolve() for path in found if path.name != "__init__.py")
    return list(dict.fromkeys(kept))


def _layers(files: Sequence[Path]) -> list[str]:
    inside = [file.relative_to(PACKAGE) for file in files if file.is_relative_to(PACKAGE)]
    return list(dict.fromkeys(file.parts[0] for file in inside))


def _tests_of(files: Sequence[Path]) -> list[str]:
    return [test for layer in _layers(files) for test in TESTS.get(layer, ())]


def _arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py mutate", description=__doc__)
    parser.add_argument("modules", nargs="+", metavar="MODULE", help="core/grid.py, game/record")
    parser.add_argument("--tests", nargs="+", metavar="PATH", help="default: those of the layer")
    parser.add_argument("--kept", type=Path, default=KEPT, metavar="FILE", help="what was tried")
    parser.add_argument("--jobs", type=int, default=1, help="mutants at the same time")
    parser.add_argument(
        "--seconds",
        type=float,
        default=10.0,
        help="of tests that reach a mutant, the quickest first, and of the module's own ones",
    )
    parser.add_argument(
        "--again",
        action="append",
        default=[],
        choices=["survived", "not reached", *NOTICED],
        help="try those again that ended like this",
    )
    parser.add_argument(
        "--control",
        type=int,
        default=0,
        metavar="N",
        help="only try N of those noticed a second time, and their tests without any change",
    )
    parser.add_argument("--seed", type=int, default=1, help="which of them")
    parser.add_argument(
        "--record",
        action="store_true",
        help="try nothing: write the results so far into build/reports/mutants.md",
    )
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Try the untried mutants, print the score and the survivors."""
    parsed = _arguments(arguments)
    files = modules(parsed.modules)
    tests = parsed.tests or _tests_of(files)
    if parsed.record:
        record(files, read(parsed.kept), _control(parsed.kept))
        return 0
    parsed.kept.parent.mkdir(parents=True, exist_ok=True)
    os.nice(19 - os.nice(0))
    options = [*OPTIONS, "-m", "not slow", "-o", "tmp_path_retention_policy=none"]
    again = tuple(parsed.again)
    plan = Plan(parsed.jobs, parsed.seconds, again, parsed.control, parsed.seed)
    # Outside the folders of other test runs, which remove old ones.
    with TemporaryDirectory(prefix="mutants") as folder:
        os.environ |= {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
        # The same examples for every mutant, without shrinking a failing one.
        phases = [Phase.explicit, Phase.generate]
        plain = settings(derandomize=True, deadline=None, database=None, phases=phases)
        settings.register_profile("mutants", plain)
        os.environ |= {"HYPOTHESIS_PROFILE": "mutants", "PYTEST_DEBUG_TEMPROOT": folder}
        # Of whole layers, so that another run can use the results.
        reach = Reach({*files, *modules(_layers(files))}, beside(parsed.kept, "reach"))
        runner = Runner(files, parsed.kept, reach, plan)
        status = pytest.main([*options, *tests], plugins=[runner])
    if status:
        return int(status)
    for test in reach.failing:
        print(f"left out, fails without any change: {test}")
    if parsed.control:
        print(_control(parsed.kept))
    else:
        rows = read(parsed.kept)
        found = [key_of(f, m) for f in files for m in mutants(f.read_text(encoding="utf-8"))]
        print(report([rows[key] for key in found if key in rows]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
