"""The list of problems in content files, which can be copied for their author."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QWidget

from kingdom_builder_qt.content import Problem
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.pictures import line_icon
from kingdom_builder_qt.ui.desktop.widgets.style import dialog_buttons, label, vbox
from kingdom_builder_qt.ui.desktop.widgets.text_rows import TextRowsView
from kingdom_builder_qt.ui.newgame.packs.problem_rows import SEVERITY_SIGNS, ProblemRows

tr = translator(__name__)


class ProblemsDialog(QDialog):
    """Errors first; entries with an error are excluded from the game."""

    def __init__(self, problems: Sequence[Problem], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Content problems"))
        order = list(SEVERITY_SIGNS)
        self.problems = sorted(problems, key=lambda problem: order.index(problem.severity))
        self.list = TextRowsView(tr("Problems"), ProblemRows(self.problems))
        self.copy = QPushButton(line_icon("copy"), tr("Copy all"))
        self.copy.setAutoDefault(False)
        self.copy.setEnabled(bool(self.problems))
        self.copy.clicked.connect(self._on_copy)
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close, self.copy)
        buttons.rejected.connect(self.reject)
        vbox(
            label(self._summary(), wrap=True),
            (self.list, 1),
            buttons,
            parent=self,
            spacing=12,
            margin=16,
        )

    def _summary(self) -> str:
        errors = sum(problem.severity == "error" for problem in self.problems)
        if not self.problems:
            return tr("All content files are in order.")
        return tr(
            "Problems: {count}. Errors: {errors}. Entries with an error cannot be played; all"
            " others can."
        ).format(count=len(self.problems), errors=errors)

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText("\n".join(map(str, self.problems)))

    def sizeHint(self) -> QSize:
        return QSize(640, 420)
