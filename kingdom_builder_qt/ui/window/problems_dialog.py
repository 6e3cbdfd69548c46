"""What was wrong with content files: a list, to be copied for whoever wrote them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QPushButton, QWidget

from kingdom_builder_qt.content import Problem
from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.widgets.pictures import LineIcon, line_icon
from kingdom_builder_qt.ui.widgets.scroll_page import scroll_column
from kingdom_builder_qt.ui.widgets.style import (
    CardFrame,
    add_layout,
    dialog_buttons,
    label,
    muted,
    tight,
    vbox,
)

# Icon and colour by severity, the worst first.
_LOOKS: Final = {
    "error": ("error", "error"),
    "warning": ("warning", "warning"),
    "hint": ("hint", "text_muted"),
}
_SELECTABLE = (
    Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
)


class ProblemCard(CardFrame):
    """One problem: severity, message, hint, file and line."""

    def __init__(self, problem: Problem, theme: Theme) -> None:
        super().__init__(theme)
        self.problem = problem
        self.message = label(problem.message, wrap=True, fitted=True)
        self.message.setTextInteractionFlags(_SELECTABLE)
        self.message.setAccessibleName(str(problem))
        place = f"{problem.file}:{problem.line}" if problem.line else problem.file
        self.place = muted(place, wrap=True, fitted=True)
        words = vbox(self.message, spacing=4)
        if problem.suggestion:
            words.addWidget(label(problem.suggestion, wrap=True, fitted=True))
        words.addWidget(self.place)
        icon = LineIcon(_LOOKS[problem.severity][0], theme, 20, _LOOKS[problem.severity][1])
        row = QHBoxLayout(self)
        tight(row, 12, 12)
        row.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        add_layout(row, words, 1)


class ProblemsDialog(QDialog):
    """Errors first; an entry with an error is left out of the game."""

    def __init__(
        self, problems: Sequence[Problem], theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Content problems"))
        order = list(_LOOKS)
        self.problems = sorted(problems, key=lambda problem: order.index(problem.severity))
        self.cards = [ProblemCard(problem, theme) for problem in self.problems]
        self.copy = QPushButton(line_icon("copy", theme), self.tr("Copy all"))
        self.copy.setAutoDefault(False)
        self.copy.setEnabled(bool(self.problems))
        self.copy.clicked.connect(self._on_copy)
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self.copy, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        vbox(
            label(self._summary(), wrap=True),
            (scroll_column(self.cards, self.tr("Problems")), 1),
            buttons,
            parent=self,
            spacing=12,
            margin=16,
        )

    def _summary(self) -> str:
        errors = sum(problem.severity == "error" for problem in self.problems)
        if not self.problems:
            return self.tr("All content files are in order.")
        return self.tr(
            "Problems: {count}, of them errors: {errors}. Entries with an error cannot be played;"
            " everything else can."
        ).format(count=len(self.problems), errors=errors)

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText("\n".join(map(str, self.problems)))

    def sizeHint(self) -> QSize:
        return QSize(640, 420)
