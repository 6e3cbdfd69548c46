"""Numbers in the format of the language, with distinct signs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale

from kingdom_builder_qt.ui.words.numbers import amount, signed


@pytest.fixture(params=["C", "de_DE"])
def point(request: pytest.FixtureRequest) -> Iterator[str]:
    """Set a language; return its decimal point."""
    before = QLocale()
    QLocale.setDefault(QLocale(request.param))
    yield QLocale().decimalPoint()
    QLocale.setDefault(before)


def test_amounts(point: str) -> None:
    """An amount has the requested digits and the decimal point of the language."""
    assert amount(6.25, 2) == f"6{point}25"
    assert amount(3) == f"3{point}0"
    assert amount(12.4, 0) == "12"
    assert amount(-0.7) == f"\N{MINUS SIGN}0{point}7"


def test_changes(point: str) -> None:
    """A change has a plus or a real minus; one rounded to zero has no sign."""
    assert signed(7, 0) == "+7"
    assert signed(-2.04) == f"\N{MINUS SIGN}2{point}0"
    assert signed(0.04) == signed(-0.04) == f"0{point}0"
