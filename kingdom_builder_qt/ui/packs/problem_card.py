"""One problem of a content file, as a card."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout

from kingdom_builder_qt.content import Problem
from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.widgets.pictures import LineIcon
from kingdom_builder_qt.ui.widgets.style import (
    CardFrame,
    add_layout,
    label,
    muted,
    tight,
    vbox,
)

# Icon and colour by severity, the worst first.
LOOKS: Final = {
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
        icon = LineIcon(LOOKS[problem.severity][0], theme, 20, LOOKS[problem.severity][1])
        row = QHBoxLayout(self)
        tight(row, 12, 12)
        row.addWidget(icon, 0, Qt.AlignmentFlag.AlignTop)
        add_layout(row, words, 1)
