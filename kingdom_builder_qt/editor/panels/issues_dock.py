"""The list of what is wrong or unusual; a click shows the hexes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.core.grid import Hex, Mask, bits, hex_name
from kingdom_builder_qt.editor.checks.issue_texts import issue_text
from kingdom_builder_qt.editor.checks.issues import Issue
from kingdom_builder_qt.editor.document.grid import SectionGrid
from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.widgets.pictures import line_icon, tinted
from kingdom_builder_qt.ui.widgets.style import tight
from kingdom_builder_qt.ui.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.words.as_written import in_brief

_ERROR, _UNUSUAL, _FINE = ("error", "error"), ("hint", "link"), ("check", "good")
_IN_FILE = {"error": _ERROR, "warning": ("warning", "warning"), "hint": _UNUSUAL}
_ORDER: Final = (_ERROR, *(look for look in _IN_FILE.values() if look is not _ERROR), _FINE)
MOST_NAMES = 3  # of hexes before a sentence
_ICON: Final = 16


@dataclass(frozen=True, slots=True)
class _Row:
    """A line of the list; `code` and `hexes` only of an issue on the canvas."""

    look: tuple[str, str]  # icon and colour
    text: str
    hexes: Mask = 0
    code: str = ""


class IssuesList(QWidget):
    """Errors, also those of the file, then warnings; a click chooses one."""

    chosen = Signal(object)  # hexes as a mask
    followed = Signal(object)  # the hexes of the chosen issue as they are now, 0 once it is settled
    summary_changed = Signal(str)

    def __init__(self, catalog: Catalog, theme: Theme) -> None:
        super().__init__()
        self._catalog, self._theme = catalog, theme
        self.issues: tuple[Issue, ...] = ()
        self._problems: tuple[Problem, ...] = ()
        self._content: tuple[Problem, ...] = ()
        self._shown: list[_Row] = []
        self._rules: list[str] = []
        self._chosen: _Row | None = None
        self.rules: Callable[[Mask], str] = lambda _hexes: ""  # of the sites on some hexes
        self._grid: SectionGrid | None = None
        self.list = QListWidget()
        self.list.setFrameShape(QListWidget.Shape.NoFrame)
        self.list.setWordWrap(True)
        self.list.setIconSize(QSize(_ICON, _ICON))
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setAccessibleName(self.tr("Issues"))
        self.list.itemClicked.connect(self._on_chosen)
        self.list.itemActivated.connect(self._on_chosen)
        rows = QVBoxLayout(self)
        tight(rows, 0)
        rows.addWidget(self.list)

    @property
    def has_errors(self) -> bool:
        """Return whether the section cannot be played."""
        return any(issue.is_error for issue in self.issues)

    def set_theme(self, theme: Theme) -> None:
        self._theme, self._shown = theme, []
        self._fill()

    def set_problems(self, problems: Sequence[Problem]) -> None:
        """Show what was wrong in the file that was opened."""
        self._problems = tuple(problems)
        self._fill()

    def forget_chosen(self) -> None:
        """Let no issue be the chosen one: there is another section."""
        self._chosen = None

    def set_catalog(self, catalog: Catalog, problems: Sequence[Problem]) -> None:
        """Know other content, and show what is wrong with the user's own."""
        self._catalog, self._content, self._shown = catalog, tuple(problems), []
        self._fill()

    def set_issues(self, issues: Sequence[Issue], grid: SectionGrid) -> None:
        before, self._grid = self._grid, grid
        if self._chosen is not None and before is not None and before is not grid:
            carried = before.carried(self._chosen.hexes, grid)
            self._chosen = replace(self._chosen, hexes=carried)
        self.issues = tuple(issues)
        self._fill()

    def _fill(self) -> None:
        wanted = [
            _Row(_ERROR if i.is_error else _UNUSUAL, self._line(i), i.hexes, i.code)
            for i in self.issues
        ]
        wanted += [_Row(_IN_FILE[p.severity], self._problem_line(p)) for p in self._problems]
        wanted += [_Row(_IN_FILE[p.severity], self._content_line(p)) for p in self._content]
        wanted.sort(key=lambda row: _ORDER.index(row.look))  # of one kind as they come
        if not wanted:
            wanted = [_Row(_FINE, self.tr("No issues. The section can be played."))]
        rules = [self.rules(r.hexes) if r.hexes.bit_count() <= MOST_NAMES else "" for r in wanted]
        if (wanted, rules) == (self._shown, self._rules):
            return
        self._rules = rules
        self._shown, number = wanted, self.list.currentRow()
        self.list.clear()
        for row, rule in zip(wanted, rules, strict=True):
            item = QListWidgetItem(row.text)
            item.setIcon(self._icon(*row.look))
            set_tooltip(item, rule)
            self.list.addItem(item)
        self.list.setCurrentRow(min(number, self.list.count() - 1))
        self.summary_changed.emit(self.summary)
        self._follow_chosen()

    def _follow_chosen(self) -> None:
        """Find the issue that was chosen among those that there are now."""
        before = self._chosen
        if before is None:
            return
        alike = [r for r in self._shown if r.code == before.code and r.hexes & before.hexes]
        self._chosen = alike[0] if alike else None
        if self._chosen is not None:
            self.list.setCurrentRow(self._shown.index(self._chosen))
        self.followed.emit(self._chosen.hexes if self._chosen is not None else 0)

    def _icon(self, name: str, colour: str) -> QIcon:
        """Return a sign that is seen on the ground of a selected row, too."""
        icon = QIcon(line_icon(name, self._theme, colour))
        for sharpness in (1.0, 2.0):
            pixmap = tinted(name, self._theme.colour("text_on_accent"), _ICON, sharpness)
            icon.addPixmap(pixmap, QIcon.Mode.Selected)
        return icon

    def _line(self, issue: Issue) -> str:
        text = issue_text(issue, self._catalog)
        found = list(bits(issue.hexes))
        if not 0 < len(found) <= MOST_NAMES or self._grid is None:
            return text
        names = ", ".join(self._name(hex_, self._grid) for hex_ in found)
        return f"{names}: {text}"

    def _name(self, hex_: Hex, grid: SectionGrid) -> str:
        """Return row and column on the section, the name on the board of a hex beside it."""
        return grid.name(hex_) if grid.holds(hex_) else hex_name(hex_)

    def _problem_line(self, problem: Problem) -> str:
        suggestion = f" ({problem.suggestion})" if problem.suggestion else ""
        if not problem.line:
            return self.tr("In the file: {message}").format(message=problem.message + suggestion)
        return self.tr("In the file, line {line}, column {column}: {message}").format(
            line=problem.line, column=problem.column, message=problem.message + suggestion
        )

    def _content_line(self, problem: Problem) -> str:
        """Name a file of the user's content, which no section is to blame for."""
        suggestion = f" ({problem.suggestion})" if problem.suggestion else ""
        file, message = in_brief(Path(problem.file).name), problem.message + suggestion
        if not problem.line:
            return self.tr("In your {file}: {message}").format(file=file, message=message)
        return self.tr("In your {file}, line {line}, column {column}: {message}").format(
            file=file, line=problem.line, column=problem.column, message=message
        )

    @property
    def summary(self) -> str:
        """Return how many there are, in words."""
        severities = [issue.severity for issue in self.issues]
        problems = (*self._problems, *self._content)
        severities += ["error" if p.is_error else "warning" for p in problems]
        errors, warnings = severities.count("error"), severities.count("warning")
        one, two = self.tr("1 error"), self.tr("{count} errors").format(count=errors)
        first = one if errors == 1 else two
        one, two = self.tr("1 hint"), self.tr("{count} hints").format(count=warnings)
        second = one if warnings == 1 else two
        return self.tr("Issues: {errors}, {hints}").format(errors=first, hints=second)

    def _on_chosen(self, item: QListWidgetItem) -> None:
        row = self._shown[self.list.row(item)]
        self._chosen = row if row.hexes else None
        if row.hexes:
            self.chosen.emit(row.hexes)
        else:
            self.followed.emit(0)
