"""The layout of a section in actual size on sheets of paper, in millimetres.  No painting."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

HEX_MM: Final = 18.0  # from flat side to flat side, as on the printed game
MARGIN: Final = 10.0  # unprintable margin, and room for the crop marks
CAPTION: Final = 9.0  # above the section, and below it for the page number
OVERLAP: Final = 10.0  # shown on both of two sheets, for the glue
PAPERS: Final = {
    "A4": QSizeF(210.0, 297.0),
    "A5": QSizeF(148.0, 210.0),
    "Letter": QSizeF(215.9, 279.4),
}


@dataclass(frozen=True, slots=True)
class Sheet:
    """One page: a part of the section, in its own millimetres, and its corner on the paper."""

    row: int
    column: int
    part: QRectF
    corner: QPointF

    @property
    def area(self) -> QRectF:
        """The printed rectangle on the paper."""
        return QRectF(self.corner, self.part.size())


@dataclass(frozen=True, slots=True)
class Layout:
    """All pages of a print."""

    page: QSizeF
    rows: int
    columns: int
    sheets: tuple[Sheet, ...]


def lay_out(size: QSizeF, paper: QSizeF) -> Layout:
    """Lay out a section on as few sheets as possible, with portrait preferred."""
    ways = (paper, paper.transposed())
    page = min(ways, key=lambda p: math.prod(_counts(size, p)))
    rows, columns = _counts(size, page)
    return Layout(page, rows, columns, tuple(_sheets(size, page, rows, columns)))


def _printable(page: QSizeF) -> QSizeF:
    return QSizeF(page.width() - 2 * MARGIN, page.height() - 2 * (MARGIN + CAPTION))


def _counts(size: QSizeF, page: QSizeF) -> tuple[int, int]:
    printable = _printable(page)
    return _count(size.height(), printable.height()), _count(size.width(), printable.width())


def _count(length: float, printable: float) -> int:
    return max(1, math.ceil((length - OVERLAP) / (printable - OVERLAP)))


def _sheets(size: QSizeF, page: QSizeF, rows: int, columns: int) -> Iterator[Sheet]:
    """Yield equal parts in reading order, each centred on its page."""
    width = (size.width() + (columns - 1) * OVERLAP) / columns
    height = (size.height() + (rows - 1) * OVERLAP) / rows
    corner = QPointF((page.width() - width) / 2, (page.height() - height) / 2)
    for row in range(rows):
        for column in range(columns):
            left, top = column * (width - OVERLAP), row * (height - OVERLAP)
            yield Sheet(row, column, QRectF(left, top, width, height), corner)
