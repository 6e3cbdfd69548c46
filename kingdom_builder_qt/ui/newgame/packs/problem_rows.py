"""Problems of content files as list cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from kingdom_builder_qt.content import Problem
from kingdom_builder_qt.ui.desktop.messages import said
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import Theme
from kingdom_builder_qt.ui.desktop.widgets.pictures import tinted
from kingdom_builder_qt.ui.desktop.widgets.text_rows import RowText, TextRows

# Icon and colour by severity, the worst first.
SEVERITY_SIGNS: Final = {
    "error": ("error", "error"),
    "warning": ("warning", "warning"),
    "hint": ("hint", "text_muted"),
}
_SIGN: Final = 20


class ProblemRows(TextRows):
    """A card for each problem: severity, message, hint, file and line."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__()
        self.rows = problems

    def texts(self, row: Problem) -> list[RowText]:
        """Return message, hint and place."""
        place = f"{row.file}:{row.line}" if row.line else row.file
        texts = [RowText(said(row.message))]
        if row.suggestion:
            texts.append(RowText(said(row.suggestion), gap=4))
        return [*texts, RowText(place, "small", "text_muted", gap=4)]

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
        """Return the problem with its severity, in the format of compilers."""
        return str(row)
