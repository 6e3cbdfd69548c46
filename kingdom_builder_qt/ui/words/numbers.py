"""Formatting of numbers: decimals by locale, small counts as words."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QLocale
from PySide6.QtGui import QGuiApplication

from kingdom_builder_qt.ui.desktop.translator import translator

tr = translator(__name__)

MINUS: Final = "\N{MINUS SIGN}"
_LEFT_TO_RIGHT: Final = "\N{LEFT-TO-RIGHT MARK}"
_WORDS: Final = (
    tr.later("zero"),
    tr.later("one", "in a sentence, before a noun"),
    tr.later("two"),
    tr.later("three"),
    tr.later("four"),
    tr.later("five"),
    tr.later("six"),
    tr.later("seven"),
    tr.later("eight"),
    tr.later("nine"),
    tr.later("ten"),
    tr.later("eleven"),
    tr.later("twelve"),
)


_STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)


def round_ticks(low: float, high: float, most: int) -> tuple[int, ...]:
    """Return round numbers that enclose `low` to `high`, as the grid lines of a plot.

    At most `most` steps, unless that would need a step above 1000.
    """
    fitting = (s for s in _STEPS if math.ceil(high / s) - math.floor(low / s) <= most)
    step = next(fitting, _STEPS[-1])
    first, last = math.floor(low / step), max(math.ceil(high / step), math.floor(low / step) + 1)
    return tuple(step * number for number in range(first, last + 1))


def spelled(number: int) -> str:
    """Return a count for a sentence: up to twelve as a word."""
    if not 0 <= number < len(_WORDS):
        return str(number)
    return _WORDS[number]()


def amount(value: float, digits: int = 1) -> str:
    """Return a number with `digits` decimals."""
    return QLocale().toString(float(value), "f", digits).replace("-", MINUS)


def signed(value: float, digits: int = 1) -> str:
    """Return a number with its sign, zero without one."""
    shown = amount(abs(value), digits)
    if shown == amount(0, digits):
        return shown
    sign = "+" if value > 0 else MINUS
    # In a text from right to left a sign would stand after its number.
    mark = _LEFT_TO_RIGHT if QGuiApplication.isRightToLeft() else ""
    return mark + sign + shown
