"""The list of what is wrong or unusual; a click shows the hexes."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.core.grid import Mask, bits
from kingdom_builder_qt.editor.checks.issue_texts import issue_text
from kingdom_builder_qt.editor.checks.issues import Issue
from kingdom_builder_qt.editor.document.grid import SectionGrid
from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.widgets.pictures import line_icon
from kingdom_builder_qt.ui.widgets.style import tight

_MASK = Qt.ItemDataRole.UserRole
_ERROR, _UNUSUAL, _FINE = ("error", "error"), ("hint", "link"), ("check", "good")
_IN_FILE = {"error": _ERROR, "warning": ("warning", "warning"), "hint": _UNUSUAL}
MOST_NAMES = 3  # of hexes before a sentence


class IssuesList(QWidget):
    """Errors, then warnings, then what was wrong in the file; `chosen` names hexes as a mask."""

    chosen = Signal(object)
    summary_changed = Signal(str)

    def __init__(self, catalog: Catalog, theme: Theme) -> None:
        super().__init__()
        self._catalog, self._theme = catalog, theme
        self.issues: tuple[Issue, ...] = ()
        self._problems: tuple[Problem, ...] = ()
        self._shown: object = None
        self._grid: SectionGrid | None = None
        self.list = QListWidget()
        self.list.setFrameShape(QListWidget.Shape.NoFrame)
        self.list.setWordWrap(True)
        self.list.setIconSize(QSize(16, 16))
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
        self._theme, self._shown = theme, None
        self._fill()

    def set_problems(self, problems: Sequence[Problem]) -> None:
        """Show what was wrong in the file that was opened."""
        self._problems = tuple(problems)
        self._fill()

    def set_issues(self, issues: Sequence[Issue], grid: SectionGrid) -> None:
        self.issues, self._grid = tuple(issues), grid
        self._fill()

    def _fill(self) -> None:
        wanted: list[tuple[tuple[str, str], str, Mask]] = [
            (_ERROR if i.is_error else _UNUSUAL, self._line(i), i.hexes) for i in self.issues
        ]
        wanted += [(_IN_FILE[p.severity], self._problem_line(p), 0) for p in self._problems]
        if not wanted:
            wanted = [(_FINE, self.tr("Nothing to complain about: the section can be played."), 0)]
        if wanted == self._shown:
            return
        self._shown, row = wanted, self.list.currentRow()
        self.list.clear()
        for (icon, colour), text, mask in wanted:
            item = QListWidgetItem(text)
            item.setIcon(line_icon(icon, self._theme, colour))
            item.setData(_MASK, str(mask))  # a mask does not fit into Qt's integers
            self.list.addItem(item)
        self.list.setCurrentRow(min(row, self.list.count() - 1))
        self.summary_changed.emit(self._summary())

    def _line(self, issue: Issue) -> str:
        text = issue_text(issue, self._catalog)
        found = list(bits(issue.hexes))
        if not 0 < len(found) <= MOST_NAMES or self._grid is None:
            return text
        names = ", ".join(self._grid.name(hex_) for hex_ in found)
        return f"{names}: {text}"

    def _problem_line(self, problem: Problem) -> str:
        suggestion = f" ({problem.suggestion})" if problem.suggestion else ""
        if not problem.line:
            return self.tr("In the file: {message}").format(message=problem.message + suggestion)
        return self.tr("In the file, line {line}, column {column}: {message}").format(
            line=problem.line, column=problem.column, message=problem.message + suggestion
        )

    def _summary(self) -> str:
        severities = [issue.severity for issue in self.issues]
        severities += ["error" if p.is_error else "warning" for p in self._problems]
        errors, warnings = severities.count("error"), severities.count("warning")
        one, two = self.tr("1 error"), self.tr("{count} errors").format(count=errors)
        first = one if errors == 1 else two
        one, two = self.tr("1 hint"), self.tr("{count} hints").format(count=warnings)
        second = one if warnings == 1 else two
        return self.tr("Issues: {errors}, {hints}").format(errors=first, hints=second)

    def _on_chosen(self, item: QListWidgetItem) -> None:
        mask = int(item.data(_MASK))
        if mask:
            self.chosen.emit(mask)
