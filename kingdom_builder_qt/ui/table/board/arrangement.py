"""The places of board, island, supply and status line: those that show the largest hexes."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QRectF, QSize

from kingdom_builder_qt.ui.art.frame import LETTERS, island_rim_rect, letters_for, rim_rect
from kingdom_builder_qt.ui.art.geometry import IslandPlace, Plane

GAP: Final = 10.0
_EDGE: Final = (3.0, 0.5)  # between the table and the edges of the view
# Widths of the supply next to the board: two columns of settlements, one, four.
_SIDES: Final = (112.0, 62.0, 216.0)
_TITLE: Final = 2.2  # least width of its title, compared with the letters on the rim
_BELOW: Final = (116.0, 62.0)  # its height below the board: two rows of settlements, one
_WORTH: Final = 1.02  # a later candidate must have larger hexes by this factor
_LETTERS_WORTH: Final = 1.023  # hexes with larger coordinates are smaller by this factor at most
_SAID_WIDTH: Final = 6  # least width of the status line next to the board, in lines


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A way to lay the table; rectangles are in scene units.

    `island` is its place. `says_beside`: the status line is below the supply; otherwise it is below
    the whole table. `letters`: the height of the coordinates.
    """

    table: QRectF
    supply: QRectF | None
    island: IslandPlace = "right"
    says_beside: bool = False
    letters: float = LETTERS[0]

    def scale(self, size: QSize, foot: int) -> float:
        """Return the pixels per scene unit at which the table fits a view.

        `foot`: height of a status line in pixels.
        """
        height = size.height() - (0 if self.says_beside else foot)
        return max(0.05, min(size.width() / self.table.width(), height / self.table.height()))


def arrange(
    size: QSize, foot: int, *, island: bool, supply: bool, text: float = 0.0
) -> Arrangement:
    """Return the arrangement with the largest hexes in a view of a size.

    It depends on nothing else, so that it never changes during a game. `foot`: height of a status
    line in pixels. `island`, `supply`: whether the table has them. `text`: the size of text that
    the coordinates follow as far as the hexes hardly shrink, 0 for the usual ones.
    """
    usual = _largest(size, foot, LETTERS[0], island=island, supply=supply)
    most = usual.scale(size, foot)
    wanted = letters_for(most, text, island=island)
    least = letters_for(most, min(text, 1.0), island=island)
    for letters in [one for one in reversed(LETTERS) if least <= one <= wanted]:
        found = _largest(size, foot, letters, island=island, supply=supply)
        if found.scale(size, foot) * _LETTERS_WORTH >= most:
            return found
    return _largest(size, foot, least, island=island, supply=supply)


def _largest(size: QSize, foot: int, letters: float, *, island: bool, supply: bool) -> Arrangement:
    """Return the arrangement with the largest hexes for coordinates of a height."""
    best, most = None, 0.0
    for one in _candidates(letters, island=island, supply=supply):
        scale = one.scale(size, foot)
        if scale > most * _WORTH and _can_speak(one, scale, foot):
            best, most = one, scale
    assert best is not None
    if not best.says_beside or best.supply is None:
        return best
    spoken = 2 * foot / most  # two lines, because this line is short
    return replace(best, supply=best.supply.adjusted(0, 0, 0, -spoken))


def useful_width(height: int, foot: int, *, island: bool, text: float = 0.0) -> int:
    """Return the width of a view of a height beyond which no hex becomes larger."""
    endless = QSize(1 << 20, height)
    letters = arrange(endless, foot, island=island, supply=True, text=text).letters
    candidates = _candidates(letters, island=island, supply=True)
    fitted = [(one.scale(endless, foot), one) for one in candidates]
    found = [(scale, one) for scale, one in fitted if _can_speak(one, scale, foot)]
    largest = max(scale for scale, _ in found)
    return next(math.ceil(one.table.width() * s) for s, one in found if s * _WORTH >= largest)


def _can_speak(one: Arrangement, scale: float, foot: int) -> bool:
    """Return whether the status line has enough width."""
    if not one.says_beside or one.supply is None:
        return True
    return one.supply.width() * scale >= _SAID_WIDTH * foot


def _candidates(letters: float, *, island: bool, supply: bool) -> Iterator[Arrangement]:
    """Return all arrangements, the preferred one of equals first."""
    found = _with_island if island else _without_island
    for one in found(letters, supply=supply):
        yield replace(one, letters=letters)


def _with_island(letters: float, *, supply: bool) -> Iterator[Arrangement]:
    """Return arrangements with the supply below an island, or right of an island below."""
    rim = rim_rect(letters)
    right, below = island_rim_rect(Plane()), island_rim_rect(Plane(island="below"))
    beside, under = _around(rim.united(right)), _around(rim.united(below))
    high, wide = right.bottom() + GAP, below.right() + GAP
    if not supply:
        yield Arrangement(beside, None)
        yield Arrangement(under, None, "below")
        return
    place = QRectF(right.left(), high, right.width(), rim.bottom() - high)
    for says_beside in (False, True):
        yield Arrangement(beside, place, "right", says_beside)
    place = QRectF(wide, below.top(), rim.right() - wide, below.height())
    yield Arrangement(under, place, "below")


def _without_island(letters: float, *, supply: bool) -> Iterator[Arrangement]:
    """Return arrangements with the supply right of the board or below it."""
    rim = rim_rect(letters)
    if not supply:
        yield Arrangement(_around(rim), None)
        return
    widths = (max(width, _TITLE * letters) for width in _SIDES)
    two, one, four = (QRectF(rim.right() + GAP, rim.top(), width, rim.height()) for width in widths)
    rows, row = (QRectF(rim.left(), rim.bottom() + GAP, rim.width(), height) for height in _BELOW)
    for place in (two, rows, one, row):
        yield Arrangement(_around(rim.united(place)), place)
    yield Arrangement(_around(rim.united(four)), four, says_beside=True)


def _around(rect: QRectF) -> QRectF:
    across, down = _EDGE
    return rect.adjusted(-across, -down, across, down)
