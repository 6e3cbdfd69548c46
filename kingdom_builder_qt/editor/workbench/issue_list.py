"""The list of all problems with own tiles and cards, those of the current entry first."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from kingdom_builder_qt.content import Problem
from kingdom_builder_qt.ui.desktop.messages import problem_text
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.pictures import line_icon
from kingdom_builder_qt.ui.desktop.widgets.rows_model import HighRows
from kingdom_builder_qt.ui.words.foreign_text import (
    escape_markup,
    joined_names,
    labelled,
    truncated,
)

tr = translator(__name__)

_PROBLEM: Final = Qt.ItemDataRole.UserRole
MOST_ISSUES: Final = 200
_ROWS: Final = 3  # visible rows
_ROOM: Final = 3  # pixels above and below the text of a row
_ICONS: Final = {"error": ("error", "refused"), "warning": ("warning", "warning")}


class IssueList(QListWidget):
    """`chosen` carries a `Problem` after a click or Enter."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        line = self.fontMetrics().height()
        self.setIconSize(QSize(line, line))
        self.setItemDelegate(HighRows(self, _ROOM))
        self.setFixedHeight(_ROWS * (line + 2 + 2 * scaled(_ROOM)) + 2 * self.frameWidth())
        self.setWordWrap(True)
        self.setAccessibleName(tr("Issues"))
        self.itemClicked.connect(self._on_chosen)
        self.itemActivated.connect(self._on_chosen)

    def show_problems(self, mine: Sequence[Problem], others: Sequence[Problem]) -> None:
        """Show the problems of the current entry and the other ones.

        Beyond `MOST_ISSUES` they are only counted.
        """
        self.clear()
        shown = [(problem, True) for problem in mine] + [(problem, False) for problem in others]
        for problem, is_mine in shown[:MOST_ISSUES]:
            self.addItem(self._line(problem, is_mine))
        if (more := len(shown) - MOST_ISSUES) > 0:
            self.addItem(QListWidgetItem(tr("and %n more", "", more)))
        if self.count() == 0:
            self.addItem(QListWidgetItem(tr("No issues")))

    def _line(self, problem: Problem, is_mine: bool) -> QListWidgetItem:
        file = f"{Path(problem.file).parent.name}/{Path(problem.file).name}"
        is_of_text = problem.line > 0 and not problem.path  # invalid YAML has no key
        line = tr("line {line}").format(line=problem.line) if is_of_text else ""
        where = joined_names(filter(None, ("" if is_mine else file, problem.path, line)))
        message = problem_text(problem)
        text = labelled(where, message) if where else message
        item = QListWidgetItem(escape_markup(truncated(text, 300)))
        icon, colour = _ICONS.get(problem.severity, ("info", "text_muted"))
        item.setIcon(line_icon(icon, colour))
        item.setData(_PROBLEM, problem)
        return item

    def _on_chosen(self, item: QListWidgetItem) -> None:
        problem: Problem | None = item.data(_PROBLEM)
        if problem is not None:
            self.chosen.emit(problem)
