"""The lines of the list of issues: of the section, of its file, of the user's other files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content import Catalog, paths
from kingdom_builder_qt.content.problems import Problem, Severity
from kingdom_builder_qt.core.grid import Hex, Mask, bits, hex_name
from kingdom_builder_qt.editor.sections.checks.issue_texts import issue_text
from kingdom_builder_qt.editor.sections.checks.issues import Issue
from kingdom_builder_qt.editor.sections.document.section_grid import SectionGrid
from kingdom_builder_qt.ui.desktop.style.texts import Texts
from kingdom_builder_qt.ui.words.as_written import in_brief

MOST_NAMES: Final = 3  # of hexes before a sentence
_SEVERITIES: Final[tuple[Severity, ...]] = ("error", "warning", "hint")


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the list.

    `severity`: None of a line that tells of nothing wrong; `code` and `hexes` only of an issue on
    the canvas, `problem` only of one in another file than the section's.
    """

    severity: Severity | None
    text: str
    hexes: Mask = 0
    code: str = ""
    problem: Problem | None = None
    is_heading: bool = False


class IssueRows(Texts):
    """Makes the lines; what is unusual about a section is a hint."""

    def of_section(
        self,
        issues: Iterable[Issue],
        problems: Iterable[Problem],
        catalog: Catalog,
        grid: SectionGrid | None,
    ) -> list[Row]:
        """Return the issues and what is wrong in the section's own file, errors first."""
        rows = [
            Row(
                *("error" if issue.is_error else "hint", _line(issue, catalog, grid)),
                *(issue.hexes, issue.code),
            )
            for issue in issues
        ]
        rows += [Row(problem.severity, self._in_file(problem)) for problem in problems]
        return sorted(rows, key=_rank) or [
            Row(None, self.tr("No issues. The section can be played."))
        ]

    def of_others(self, problems: Iterable[Problem]) -> list[Row]:
        """Return a heading and what is wrong in other files, errors first; nothing for none."""
        rows = [Row(p.severity, self._elsewhere(p), problem=p) for p in problems]
        if not rows:
            return []
        return [
            Row(None, self.tr("In your other files"), is_heading=True),
            *sorted(rows, key=_rank),
        ]

    def summary(self, rows: Sequence[Row]) -> str:
        """Return how many there are in the section and in other files."""
        own = Counter(row.severity for row in rows if row.problem is None)
        parts = [self._count(severity, own[severity]) for severity in _SEVERITIES if own[severity]]
        if others := sum(row.problem is not None for row in rows):
            parts.append(self.tr("{count} in other files").format(count=others))
        if not parts:
            return self.tr("No issues")
        return self.tr("Issues: {counts}").format(counts=", ".join(parts))

    def _count(self, severity: Severity, count: int) -> str:
        one, many = {
            "error": (self.tr("1 error"), self.tr("{count} errors")),
            "warning": (self.tr("1 warning"), self.tr("{count} warnings")),
            "hint": (self.tr("1 hint"), self.tr("{count} hints")),
        }[severity]
        return one if count == 1 else many.format(count=count)

    def _in_file(self, problem: Problem) -> str:
        if not problem.line:
            return self.tr("In the file: {message}").format(message=_message(problem))
        return self.tr("In the file, line {line}, column {column}: {message}").format(
            line=problem.line, column=problem.column, message=_message(problem)
        )

    def _elsewhere(self, problem: Problem) -> str:
        """Return the place as compilers name it, from the content folder on."""
        path, home = Path(problem.file), paths.user_content()
        name = path.relative_to(home).as_posix() if path.is_relative_to(home) else path.name
        place = f"{in_brief(name)}:{problem.line}" if problem.line else in_brief(name)
        return f"{place}: {_message(problem)}"


def _rank(row: Row) -> int:
    return _SEVERITIES.index(row.severity) if row.severity is not None else len(_SEVERITIES)


def _message(problem: Problem) -> str:
    suggestion = f" ({problem.suggestion})" if problem.suggestion else ""
    return problem.message + suggestion


def _line(issue: Issue, catalog: Catalog, grid: SectionGrid | None) -> str:
    text, found = issue_text(issue, catalog), list(bits(issue.hexes))
    if not 0 < len(found) <= MOST_NAMES or grid is None:
        return text
    names = ", ".join(_name(hex_, grid) for hex_ in found)
    return f"{names}: {text}"


def _name(hex_: Hex, grid: SectionGrid) -> str:
    """Return row and column on the section, the name on the board of a hex beside it."""
    return grid.name(hex_) if grid.holds(hex_) else hex_name(hex_)
