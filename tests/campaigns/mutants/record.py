"""The report of a run: figures by module, and the undetected mutants.

`python3 dev.py mutate --record` writes it to build/reports/mutants.md. The reasons for survivors
are written by hand in reasons.txt next to this module.
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
from tests.campaigns.reports import REPORTS

PAGE: Final = REPORTS / "mutants.md"
REASONS: Final = Path(__file__).with_name("reasons.txt")
UNEXPLAINED: Final = "not explained yet"
_AT_IMPORT: Final = "at import"
_PACKAGE: Final = "kingdom_builder_qt/"
_LONGEST: Final = 60  # letters of a change in the table

Rows = Mapping[Key, Mapping[str, Any]]
# Module, function, code and mutated code, as in the table.
Place = tuple[str, str, str, str]


def record(files: Sequence[Path], rows: Rows, control: str) -> None:
    """Write the results of some modules into the report."""
    command = ["git", "-C", str(ROOT), "rev-parse", "--short", "HEAD"]
    commit = subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    REPORTS.mkdir(parents=True, exist_ok=True)
    reasons = reasons_of(REASONS.read_text(encoding="utf-8"))
    text = page(files, rows, reasons, commit, control)
    PAGE.write_text(text, encoding="utf-8", newline="\n")


def page(
    files: Sequence[Path], rows: Rows, reasons: Mapping[Place, str], commit: str, control: str
) -> str:
    """Return the report as Markdown; `control` is the outcome of a run with `--control`."""
    lines = [
        "# Mutants",
        "",
        *_figures(files, rows, commit, control),
        "",
        "## Survivors",
        "",
        "Lines are those of that commit. Reasons are in `tests/campaigns/mutants/reasons.txt`.",
        "",
        "| place | code | mutant | why it survives |",
        "| --- | --- | --- | --- |",
        *_survivors(files, rows, reasons),
    ]
    return "\n".join(lines) + "\n"


def reasons_of(text: str) -> dict[Place, str]:
    """Return the reasons of a tab-separated text; lines that begin with `#` are comments."""
    found = {}
    for line in text.splitlines():
        if not line.startswith("#"):
            module, function, before, after, reason = line.split("\t")
            found[module, function, f"`{before}`", f"`{after}`"] = reason
    return found


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
    """Return the innermost function of each line."""
    found: dict[int, str] = {}
    for node in ast.walk(ast.parse(source)):  # inner functions follow later
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
    """Return the layer, with its folder unless it is the core."""
    layer, *inside = Path(_short(file)).parts[:-1] or (_short(file),)
    return layer if layer == "core" else "/".join([layer, *inside])
