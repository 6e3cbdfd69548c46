"""How numbers that are estimates are written, by the customs of the language: gold above all."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale

MINUS: Final = "\N{MINUS SIGN}"


def amount(value: float, digits: int = 1) -> str:
    """Return a number with some digits after the point."""
    return QLocale().toString(float(value), "f", digits).replace("-", MINUS)


def signed(value: float, digits: int = 1) -> str:
    """Return a change: with its sign, which zero has not."""
    shown = amount(abs(value), digits)
    if shown == amount(0, digits):
        return shown
    return ("+" if value > 0 else MINUS) + shown
