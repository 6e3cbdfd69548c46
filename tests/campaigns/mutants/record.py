"""The page that tells what was not noticed, and why: tests/campaigns/results/mutants.md.

Its figures and survivors are those of the rows that are kept; its prose and the reasons are
written by hand, and a reason stays as long as its mutant survives.
"""

from __future__ import annotations

import ast
import re
import subprocess
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from tests.campaigns.mutants.mutations import Mutant, mutants
from tests.campaigns.mutants.reach import ROOT
from tests.campaigns.mutants.runner import NOTICED, Key, key_of, name_of

PAGE: Final = ROOT / "tests" / "campaigns" / "results" / "mutants.md"
UNEXPLAINED: Final = "not explained yet"
_AT_IMPORT: Final = "at import"
_MARK: Final = "<!-- by dev.py mutate --record from here on, but for the reasons -->"
_PACKAGE: Final = "kingdom_builder_qt/"
_LONGEST: Final = 60  # letters of a change in the table
_ROW: Final = re.compile(r"^\| `(.+?):\d+` `(.+?)` \| (`.+?`) \| (`.+?`) \| (.+?) \|$")

Rows = Mapping[Key, Mapping[str, Any]]
# Module, function, what was there and what is there instead, as the table has them.
Place = tuple[str, str, str, str]


def record(files: Sequence[Path], rows: Rows, control: str) -> None:
    """Write what is known of the mutants of some modules into the page."""
    before = PAGE.read_text(encoding="utf-8")
    command = ["git", "-C", str(ROOT), "rev-parse", "--short", "HEAD"]
    commit = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    PAGE.write_text(page(files, rows, before, commit, control), encoding="utf-8", newline="\n")


def page(files: Sequence[Path], rows: Rows, before: str, commit: str, control: str) -> str:
    """Return the page; its prose and reasons are those of `before`."""
    reasons = reasons_of(before)
    lines = [
        before.partition(_MARK)[0] + _MARK,
        "",
        *_figures(files, rows, commit, control),
        "",
        "## Survivors",
        "",
        "By the line at that commit; *to* is what stands there instead.",
        "",
        "| where | changed | to | why it stays |",
        "| --- | --- | --- | --- |",
        *_survivors(files, rows, reasons),
    ]
    return "\n".join(lines) + "\n"


def reasons_of(text: str) -> dict[Place, str]:
    """Return the reasons of a page."""
    found = map(_ROW.match, text.splitlines())
    return {(m[1], m[2], m[3], m[4]): m[5] for m in found if m is not None}


def _figures(files: Sequence[Path], rows: Rows, commit: str, control: str) -> Iterator[str]:
    counts = {file: _counted(file, rows) for file in files}
    days = sorted({str(row["on"]) for row in rows.values()})
    tried = " to ".join(dict.fromkeys((days[0], days[-1])))
    yield f"Tried on {tried}; the lines are those of commit `{commit}`."
    yield ""
    yield f"Those noticed: {control.splitlines()[-1]}."
    yield ""
    yield "| module | mutants | tried | noticed | of those tried |"
    yield "| --- | --- | --- | --- | --- |"
    totals: dict[str, Counter[str]] = {}
    for file, counted in counts.items():
        if counted["mutants"]:
            yield _line(f"`{_short(file)}`", counted)
            totals.setdefault(_part(file), Counter()).update(counted)
    for part, counted in totals.items():
        yield _line(f"all of `{part}`", counted)


def _counted(file: Path, rows: Rows) -> Counter[str]:
    counts: Counter[str] = Counter()
    for mutant in mutants(file.read_text(encoding="utf-8")):
        row = rows.get(key_of(file, mutant))
        counts["mutants"] += 1
        counts["tried"] += row is not None
        counts["noticed"] += row is not None and row["outcome"] in NOTICED
    return counts


def _line(what: str, counts: Mapping[str, int]) -> str:
    tried, noticed = counts["tried"], counts["noticed"]
    share = f"{100 * noticed / tried:.1f} %" if tried else ""
    return f"| {what} | {counts['mutants']} | {tried} | {noticed} | {share} |"


def _survivors(files: Sequence[Path], rows: Rows, reasons: Mapping[Place, str]) -> Iterator[str]:
    for file in files:
        source = file.read_text(encoding="utf-8")
        functions = _functions(source)
        for mutant in sorted(mutants(source), key=lambda mutant: mutant.line):
            row = rows.get(key_of(file, mutant))
            if row is not None and row["outcome"] not in NOTICED:
                place = _place(file, mutant, functions)
                module, function, changed, to = place
                where = f"`{module}:{mutant.line}` `{function}`"
                yield f"| {where} | {changed} | {to} | {reasons.get(place, UNEXPLAINED)} |"


def _place(file: Path, mutant: Mutant, functions: Mapping[int, str]) -> Place:
    function = functions.get(mutant.line, "lambda") if mutant.in_function else _AT_IMPORT
    return _short(file), function, _cell(mutant.before), _cell(mutant.after)


def _functions(source: str) -> dict[int, str]:
    """Return by line the innermost function that it belongs to."""
    found: dict[int, str] = {}
    for node in ast.walk(ast.parse(source)):  # those inside come later
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found |= dict.fromkeys(range(node.lineno, (node.end_lineno or 0) + 1), node.name)
    return found


def _cell(code: str) -> str:
    """Return code as one word of a table."""
    line = re.sub(r"\s+", " ", code).replace("`", "'")
    line = line if len(line) <= _LONGEST else f"{line[: _LONGEST - 3]}..."
    return f"`{line}`".replace("|", "\\|")


def _short(file: Path) -> str:
    return name_of(file).removeprefix(_PACKAGE)


def _part(file: Path) -> str:
    """Return the layer, of other layers than the core with its folder."""
    layer, *inside = Path(_short(file)).parts[:-1] or (_short(file),)
    return layer if layer == "core" else "/".join([layer, *inside])
