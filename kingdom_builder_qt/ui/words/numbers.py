"""How numbers are written: estimates by the customs of the language, small counts in words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLocale

MINUS: Final = "\N{MINUS SIGN}"
_WORDS: Final = (
    QT_TRANSLATE_NOOP("Numbers", "zero"),
    QT_TRANSLATE_NOOP("Numbers", "one"),
    QT_TRANSLATE_NOOP("Numbers", "two"),
    QT_TRANSLATE_NOOP("Numbers", "three"),
    QT_TRANSLATE_NOOP("Numbers", "four"),
    QT_TRANSLATE_NOOP("Numbers", "five"),
    QT_TRANSLATE_NOOP("Numbers", "six"),
    QT_TRANSLATE_NOOP("Numbers", "seven"),
    QT_TRANSLATE_NOOP("Numbers", "eight"),
    QT_TRANSLATE_NOOP("Numbers", "nine"),
    QT_TRANSLATE_NOOP("Numbers", "ten"),
    QT_TRANSLATE_NOOP("Numbers", "eleven"),
    QT_TRANSLATE_NOOP("Numbers", "twelve"),
)


def spelled(number: int) -> str:
    """Return a count as it is written inside a sentence: up to twelve in words."""
    if not 0 <= number < len(_WORDS):
        return str(number)
    return QCoreApplication.translate("Numbers", str(_WORDS[number]))


def amount(value: float, digits: int = 1) -> str:
    """Return a number with some digits after the point."""
    return QLocale().toString(float(value), "f", digits).replace("-", MINUS)


def signed(value: float, digits: int = 1) -> str:
    """Return a change: with its sign, which zero has not."""
    shown = amount(abs(value), digits)
    if shown == amount(0, digits):
        return shown
    return ("+" if value > 0 else MINUS) + shown
