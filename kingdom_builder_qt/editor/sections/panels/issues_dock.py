"""The list of errors, warnings and hints; a click shows the hexes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from kingdom_builder_qt.content import Catalog, paths
from kingdom_builder_qt.content.problems import Problem, Severity
from kingdom_builder_qt.core.grid import Hex, Mask, bits, hex_name
from kingdom_builder_qt.editor.sections.checks.issue_texts import issue_text
from kingdom_builder_qt.editor.sections.checks.issues import Issue
from kingdom_builder_qt.editor.sections.document.section_grid import SectionGrid
from kingdom_builder_qt.ui.desktop.messages import problem_text
from kingdom_builder_qt.ui.desktop.style.theme import Theme, appearance, current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.pictures import live_icon, tinted
from kingdom_builder_qt.ui.desktop.widgets.style import scaled_font, tight
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.words.foreign_text import joined, labelled, truncated

tr = translator(__name__)

MOST_NAMES: Final = 3  # of hexes in front of a sentence
_SEVERITIES: Final[tuple[Severity, ...]] = ("error", "warning", "hint")


@dataclass(frozen=True, slots=True)
class IssueRow:
    """A line of the list.

    `severity` None: no finding.  `code` and `hexes` are set for an issue on the canvas, `problem`
    for a problem in a file other than the section's.
    """

    severity: Severity | None
    text: str
    hexes: Mask = 0
    code: str = ""
    problem: Problem | None = None
    is_heading: bool = False


class IssueRows:
    """Builds the lines; unusual properties of a section are hints."""

    def of_section(
        self,
        issues: Iterable[Issue],
        problems: Iterable[Problem],
        catalog: Catalog,
        grid: SectionGrid | None,
    ) -> list[IssueRow]:
        """Return the issues of a section and the problems of its file, errors first."""
        rows = [
            IssueRow(
                *("error" if issue.is_error else "hint", _line(issue, catalog, grid)),
                *(issue.hexes, issue.code),
            )
            for issue in issues
        ]
        rows += [IssueRow(problem.severity, self._in_file(problem)) for problem in problems]
        return sorted(rows, key=_rank) or [
            IssueRow(None, tr("No issues. The section can be played."))
        ]

    def of_others(self, problems: Iterable[Problem]) -> list[IssueRow]:
        """Return a heading and the problems of other files, errors first; [] without any."""
        rows = [IssueRow(p.severity, self._elsewhere(p), problem=p) for p in problems]
        if not rows:
            return []
        return [
            IssueRow(None, tr("In your other files"), is_heading=True),
            *sorted(rows, key=_rank),
        ]

    def summary(self, rows: Sequence[IssueRow]) -> str:
        """Return the counts for the section and for other files."""
        own = Counter(row.severity for row in rows if row.problem is None)
        parts = [self._count(severity, own[severity]) for severity in _SEVERITIES if own[severity]]
        if others := sum(row.problem is not None for row in rows):
            parts.append(tr("%n in other files", "", others))
        if not parts:
            return tr("No issues")
        return tr("Issues: {counts}").format(counts=joined(parts))

    def _count(self, severity: Severity, count: int) -> str:
        texts = {
            "error": tr("%n errors", "", count),
            "warning": tr("%n warnings", "", count),
            "hint": tr("%n hints", "", count),
        }
        return texts[severity]

    def _in_file(self, problem: Problem) -> str:
        if not problem.line:
            return tr("In the file: {message}").format(message=problem_text(problem))
        return tr("In the file, line {line}, column {column}: {message}").format(
            line=problem.line, column=problem.column, message=problem_text(problem)
        )

    def _elsewhere(self, problem: Problem) -> str:
        """Return a problem in the form of compilers, with its path in the content folder."""
        path, home = Path(problem.file), paths.user_content()
        name = path.relative_to(home).as_posix() if path.is_relative_to(home) else path.name
        place = f"{truncated(name)}:{problem.line}" if problem.line else truncated(name)
        return labelled(place, problem_text(problem))


def _rank(row: IssueRow) -> int:
    return _SEVERITIES.index(row.severity) if row.severity is not None else len(_SEVERITIES)


def _line(issue: Issue, catalog: Catalog, grid: SectionGrid | None) -> str:
    text, found = issue_text(issue, catalog), list(bits(issue.hexes))
    if not 0 < len(found) <= MOST_NAMES or grid is None:
        return text
    names = joined(_name(hex_, grid) for hex_ in found)
    return labelled(names, text)


def _name(hex_: Hex, grid: SectionGrid) -> str:
    """Return row and column on the section, or the board name of a hex outside it."""
    return grid.name(hex_) if grid.holds(hex_) else hex_name(hex_)


_ICONS: Final = {  # icon and colour
    "error": ("error", "error"),
    "warning": ("warning", "warning"),
    "hint": ("hint", "link"),
    None: ("check", "good"),
}
_ICON: Final = 16


class IssuesList(QWidget):
    """The findings about the section, then the problems of the user's other files."""

    chosen = Signal(object)  # hexes as a mask
    elsewhere = Signal(object)  # the chosen Problem in another file
    followed = Signal(object)  # the present hexes of the chosen issue, 0 once it is resolved
    summary_changed = Signal(str)

    def __init__(self, catalog: Catalog) -> None:
        super().__init__()
        self._catalog, self._rows = catalog, IssueRows()
        self.issues: tuple[Issue, ...] = ()
        self._problems: tuple[Problem, ...] = ()
        self._content: tuple[Problem, ...] = ()
        self._shown: list[IssueRow] = []
        self._rules: list[str] = []
        self._chosen: IssueRow | None = None
        self.rules: Callable[[Mask], str] = lambda _hexes: ""  # of the features on some hexes
        self._grid: SectionGrid | None = None
        self.list = QListWidget()
        self.list.setFrameShape(QListWidget.Shape.NoFrame)
        self.list.setWordWrap(True)
        self.list.setIconSize(QSize(_ICON, _ICON))
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setAccessibleName(tr("Issues"))
        self.list.itemClicked.connect(self._on_chosen)
        self.list.itemActivated.connect(self._on_chosen)
        rows = QVBoxLayout(self)
        tight(rows, 0)
        rows.addWidget(self.list)
        appearance().changed.connect(self._fill_again)

    def _fill_again(self) -> None:
        self._shown = []
        self._fill()

    @property
    def has_errors(self) -> bool:
        """Whether the section cannot be played."""
        return any(issue.is_error for issue in self.issues)

    def set_problems(self, problems: Sequence[Problem]) -> None:
        """Show the problems of the opened file."""
        self._problems = tuple(problems)
        self._fill()

    def forget_chosen(self) -> None:
        """Clear the chosen issue, because the section is another one."""
        self._chosen = None

    def set_catalog(self, catalog: Catalog, problems: Sequence[Problem]) -> None:
        """Use other content, and show its problems."""
        self._catalog, self._content, self._shown = catalog, tuple(problems), []
        self._fill()

    def set_issues(self, issues: Sequence[Issue], grid: SectionGrid) -> None:
        before, self._grid = self._grid, grid
        if self._chosen is not None and before is not None and before is not grid:
            mapped = before.mapped(self._chosen.hexes, grid)
            self._chosen = replace(self._chosen, hexes=mapped)
        self.issues = tuple(issues)
        self._fill()

    def _fill(self) -> None:
        own = self._rows.of_section(self.issues, self._problems, self._catalog, self._grid)
        wanted = [*own, *self._rows.of_others(self._content)]
        rules = [self.rules(r.hexes) if r.hexes.bit_count() <= MOST_NAMES else "" for r in wanted]
        if (wanted, rules) == (self._shown, self._rules):
            return
        self._rules = rules
        self._shown, number = wanted, self.list.currentRow()
        self.list.clear()
        for row, rule in zip(wanted, rules, strict=True):
            self.list.addItem(self._item(row, rule))
        self.list.setCurrentRow(min(number, self.list.count() - 1))
        self.summary_changed.emit(self.summary)
        self._follow_chosen()

    def _item(self, row: IssueRow, rule: str) -> QListWidgetItem:
        item = QListWidgetItem(row.text)
        if row.is_heading:
            item.setFlags(Qt.ItemFlag.NoItemFlags)  # skipped by the keyboard
            item.setFont(scaled_font(self.list, bold=True))
            item.setForeground(current_theme().colour("text"))
        else:
            item.setIcon(self._icon(*_ICONS[row.severity]))
        set_tooltip(item, rule)
        return item

    def _follow_chosen(self) -> None:
        """Find the chosen issue again among the present ones."""
        before = self._chosen
        if before is None:
            return
        alike = [r for r in self._shown if r.code == before.code and r.hexes & before.hexes]
        self._chosen = alike[0] if alike else None
        if self._chosen is not None:
            self.list.setCurrentRow(self._shown.index(self._chosen))
        self.followed.emit(self._chosen.hexes if self._chosen is not None else 0)

    def _icon(self, name: str, colour: str) -> QIcon:
        """Return an icon that is visible on a selected row, too."""
        return live_icon(lambda: _sign(name, colour, current_theme()))

    @property
    def summary(self) -> str:
        """The counts as a sentence."""
        return self._rows.summary(self._shown)

    def _on_chosen(self, item: QListWidgetItem) -> None:
        row = self._shown[self.list.row(item)]
        self._chosen = row if row.hexes else None
        if row.hexes:
            self.chosen.emit(row.hexes)
        else:
            self.followed.emit(0)
        if row.problem is not None:
            self.elsewhere.emit(row.problem)


@lru_cache(maxsize=32)
def _sign(name: str, colour: str, theme: Theme) -> QIcon:
    icon = QIcon()
    for sharpness in (1.0, 2.0):
        for role, mode in ((colour, QIcon.Mode.Normal), ("text_on_accent", QIcon.Mode.Selected)):
            icon.addPixmap(tinted(name, theme.colour(role), _ICON, sharpness), mode)
    return icon
