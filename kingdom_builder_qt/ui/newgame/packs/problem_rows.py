"""Problems of content files as list cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from kingdom_builder_qt.content import Problem
from kingdom_builder_qt.ui.desktop.messages import problem_text, said
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import Theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.pictures import tinted
from kingdom_builder_qt.ui.desktop.widgets.text_rows import RowText, TextRows
from kingdom_builder_qt.ui.words.foreign_text import labelled

tr = translator(__name__)

# Icon and colour by severity, the worst first.
SEVERITY_SIGNS: Final = {
    "error": ("error", "error"),
    "warning": ("warning", "warning"),
    "hint": ("hint", "text_muted"),
}
_SPOKEN: Final = {
    "error": tr.later("Error", "a severity"),
    "warning": tr.later("Warning", "a severity"),
    "hint": tr.later("Hint", "a severity"),
}
_SIGN: Final = 20


class ProblemRows(TextRows):
    """A card for each problem: severity, message, hint, file and line."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__()
        self.rows = problems

    def texts(self, row: Problem) -> list[RowText]:
        """Return message, hint and place."""
        texts = [RowText(said(row.message))]
        if row.suggestion:
            texts.append(RowText(said(row.suggestion), gap=4))
        return [*texts, RowText(_place(row), "small", "text_muted", gap=4)]

    def side(self, row: Problem) -> int:
        """Return the side of the icon."""
        return scaled(_SIGN)

    def paint_side(self, painter: QPainter, row: Problem, place: QRectF, theme: Theme) -> None:
        """Paint the icon of the severity."""
        icon, colour = SEVERITY_SIGNS[row.severity]
        dpr = painter.device().devicePixelRatio()
        sign = tinted(icon, theme.colour(colour), round(place.width()), dpr)
        painter.drawPixmap(place.topLeft(), sign)

    def spoken(self, row: Problem) -> str:
        """Return severity, place and problem."""
        return labelled(_SPOKEN[row.severity](), labelled(_place(row), problem_text(row)))


def _place(problem: Problem) -> str:
    return f"{problem.file}:{problem.line}" if problem.line else problem.file
