"""Changes one line at a time and looks whether a test notices: `python3 dev.py mutate MODULE ...`.

Goes on where it stopped; one process at the lowest priority, for hours if need be.
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

from tests.campaigns.mutants.runner import Runner, read

ROOT: Final = Path(__file__).parents[3]
KEPT: Final = ROOT / "build" / "mutants.jsonl"
PACKAGE: Final = ROOT / "kingdom_builder_qt"
# The tests of a layer, and those above that lean on it most.
TESTS: Final = {
    "core": ("tests/core", "tests/game/test_record.py", "tests/helpers_tests/test_naive.py"),
    "content": ("tests/content",),
    "ai": ("tests/ai",),
    "game": ("tests/game", "tests/campaigns/test_random_games.py"),
}


def report(rows: Sequence[dict[str, Any]]) -> str:
    """Return the score of each module, and the mutants that nobody noticed."""
    by_module: dict[str, Counter[str]] = {}
    for row in rows:
        by_module.setdefault(row["module"], Counter())[row["outcome"]] += 1
    lines = []
    for row in rows:
        if row["outcome"] in ("survived", "not reached"):
            mutant = row["mutant"]
            name = _short(row["module"])
            what = f"{mutant['before'][:60]!r} as {mutant['after'][:60]!r}"
            lines.append(f"{name}:{mutant['line']}: {row['outcome']}: {mutant['kind']}: {what}")
    for module, counts in by_module.items():
        lines.append(f"{_short(module)}: {_score(counts)}")
    seconds = sum(row["seconds"] for row in rows)
    total = sum(by_module.values(), Counter())
    lines.append(f"all: {_score(total)}, {seconds / max(1, len(rows)):.2f} s for each")
    return "\n".join(lines)


def _short(name: str) -> str:
    path = Path(name)
    return str(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path)


def _score(counts: Counter[str]) -> str:
    noticed = counts["killed"] + counts["hangs"]
    parts = ", ".join(f"{outcome}: {count}" for outcome, count in counts.most_common())
    return f"{100 * noticed / max(1, counts.total()):.1f} % of {counts.total()} ({parts})"


def modules(names: Sequence[str]) -> list[Path]:
    """Return the modules that are named as files or folders, below the package or the root."""
    found: list[Path] = []
    for name in names:
        path = next((p for p in (PACKAGE / name, ROOT / name) if p.exists()), None)
        if path is None:
            raise SystemExit(f"there is no module or folder {name}")
        found += sorted(path.rglob("*.py")) if path.is_dir() else [path]
    return [path.resolve() for path in found if path.name != "__init__.py"]


def _tests_of(files: Sequence[Path]) -> list[str]:
    layers = dict.fromkeys(file.relative_to(PACKAGE).parts[0] for file in files)
    return [test for layer in layers for test in TESTS.get(layer, ())]


def main(arguments: Sequence[str] | None = None) -> int:
    """Try what was not tried yet, print the score and the survivors."""
    parser = argparse.ArgumentParser(prog="dev.py mutate", description=__doc__)
    parser.add_argument("modules", nargs="+", metavar="MODULE", help="core/grid.py, game/record")
    parser.add_argument("--tests", nargs="+", metavar="PATH", help="default: those of the layer")
    parser.add_argument("--kept", type=Path, default=KEPT, metavar="FILE", help="what was tried")
    parsed = parser.parse_args(arguments)
    files = modules(parsed.modules)
    tests = parsed.tests or _tests_of(files)
    parsed.kept.parent.mkdir(parents=True, exist_ok=True)
    os.nice(19 - os.nice(0))
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:randomly", "-m", "not slow"]
    policy = ["-o", "tmp_path_retention_policy=none", "-o", "timeout=0"]
    runner = Runner(files, parsed.kept)
    # Not among the folders of other runs of tests, which remove what looks old.
    with TemporaryDirectory(prefix="mutants") as folder:
        os.environ |= {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
        os.environ["PYTEST_DEBUG_TEMPROOT"] = folder
        status = pytest.main([*options, *policy, *tests], plugins=[runner])
    if status:
        return int(status)
    for test in runner.failing:
        print(f"left out, fails without any change: {test}")
    names = {str(file) for file in files}
    print(report([row for key, row in read(parsed.kept).items() if key[0] in names]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
