"""Dates in the format of a locale."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

import pytest
from PySide6.QtCore import QDate, QLocale

from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.ui.library.games.figures_texts import FiguresTexts
from kingdom_builder_qt.ui.words import dates


@pytest.fixture
def locale(request: pytest.FixtureRequest) -> Iterator[None]:
    """Set the language of the program."""
    before = QLocale()
    QLocale.setDefault(QLocale(request.param))
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("locale", "day", "moment"),
    [
        ("C", "2021-02-04", "2021-02-04 18:05"),
        ("de_DE", "04.02.21", "04.02.21 18:05"),
        ("en_GB", "04/02/2021", "04/02/2021 18:05"),
        ("nl_NL", "04-02-2021", "04-02-2021 18:05"),
    ],
    indirect=["locale"],
)
@pytest.mark.usefixtures("locale")
def test_dates_are_those_of_the_locale(day: str, moment: str) -> None:
    """Prove that C, which belongs to no language, has ISO 8601 order and no ambiguous date."""
    assert dates.day(QDate(2021, 2, 4)) == day
    assert dates.moment(datetime(2021, 2, 4, 18, 5, 59)) == moment
    assert FiguresTexts(load_catalog(None)).day("2021-02-04T18:05:59") == day
