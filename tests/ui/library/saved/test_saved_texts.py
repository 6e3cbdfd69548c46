"""What is said about a saved game: names, days, and how far it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from kingdom_builder_qt.ui.library.saved.saved_game_card import GameCard, GameFile
from kingdom_builder_qt.ui.library.saved.saved_game_texts import SavedTexts
from PySide6.QtCore import QLocale

from kingdom_builder_qt.content import Catalog, paths
from kingdom_builder_qt.game import Seat
from kingdom_builder_qt.game.challenges.task_challenges import called_by


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Let months have English names, whatever the system speaks."""
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English))
    yield
    QLocale.setDefault(before)


TWO = (Seat("Anna", 0), Seat("Master", 1, "master"))
PLAYED = GameCard(seats=TWO, gold=(3, 4), round=5)


def left(when: datetime, name: str = "unfinished-2026-11-23-101500") -> GameFile:
    """Return a file that the program named."""
    path = paths.user_saves() / f"{name}.kbgame"
    return GameFile(path, int(when.timestamp() * 1e9), 1)


def test_a_game_that_was_left_tells_who_when_and_how_far(qapp: object, user_home: Path) -> None:
    """On one line, and as title with a second line."""
    file, texts = left(datetime(2024, 11, 23, 10)), SavedTexts()
    assert texts.title(file, PLAYED) == "Anna, Master"
    assert texts.line(file, PLAYED) == "Anna, Master – 23 November 2024, round 5"
    assert texts.when(file, GameCard(TWO, (1, 2), is_over=True, round=9)).endswith("2024, finished")
    assert texts.title(file, None) == "Unnamed game"
    assert texts.line(file, None).startswith("Unnamed game – ")


def test_many_players_leave_room_for_the_day(qapp: object, user_home: Path) -> None:
    """Two games of the same five are told apart."""
    seats = tuple(Seat(f"A rather long name {n}", n) for n in range(5))
    card = GameCard(seats=seats, gold=(0,) * 5, round=2)
    line = SavedTexts().line(left(datetime(2024, 1, 2)), card)
    assert line == "A rather long name 0, A rathe… – 2 January 2024, round 2"


def test_a_named_game_is_called_so(qapp: object, user_home: Path) -> None:
    """Whatever it holds."""
    file = left(datetime(2024, 1, 2), "Friday")
    assert SavedTexts().line(file, PLAYED) == SavedTexts().title(file, None) == "Friday"


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("2026-11-26", "Challenge of 26 November 2026"),
        ("2026-W48", "Challenge of the week from 23 November 2026"),
        ("2026-W53", "Challenge of the week from 28 December 2026"),
        ("gone", "Anna, Master"),
    ],
)
def test_a_challenge_is_called_so(
    catalog: Catalog, qapp: object, user_home: Path, key: str, name: str
) -> None:
    """Its players and the day stand below; a key that names no challenge is a game like others."""
    card, file = replace(PLAYED, challenge=called_by(key, catalog)), left(datetime(2024, 1, 2))
    texts = SavedTexts()
    assert texts.title(file, card) == name
    played = "Anna, Master – 2 January 2024, round 5"
    lines = filter(None, [texts.line(file, card), texts.details(file, card)])
    assert list(lines) == ([name, played] if name.startswith("Challenge") else [played])
    named = left(datetime(2024, 1, 2), "Friday")
    assert texts.title(named, card) == "Friday"


@pytest.mark.parametrize(("days", "begins"), [(0, "Today, "), (1, "Yesterday"), (800, "")])
def test_days(qapp: object, user_home: Path, days: int, begins: str) -> None:
    """Those near to us have names, others a date; the year only where it is another."""
    moment = datetime.now() - timedelta(days=days)
    said = SavedTexts().when(left(moment), None)
    assert said.startswith(begins or f"{moment.day} ")
    assert str(moment.year) in said or days < 800
