"""The challenges of days and weeks: one for everyone, drawn from nothing but the date."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest

from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.game.challenges.calendar import (
    OPPONENTS,
    challenge_of_day,
    challenge_of_week,
    shipped,
)
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.game.setup.codes import from_code, to_code
from kingdom_builder_qt.game.setup.presets import preset_words

MONDAY = date(2026, 11, 23)
# Drawn once, with Python 3.11; every other one, and every later version, draws the same.
CODES = {
    "2026-11-23": "KB-5MR5M-6KR7K-DKZ9F-68BNK-8S",
    "2026-12-24": "KB-7ZRVE-FJTPF-DQPCC-393ED-J1",
    "2028-02-29": "KB-801JF-ZDZ20-AQ5MR-E4HA6-RS",
    "2026-W48": "KB-13JJA-QTB90-657ZW-TZKC9-CMKR8-QWM6J-49764-46KEB-XX9",
    "2026-W53": "KB-13QQN-TJ94X-P6ZTP-N8CH8-40766-H",
}


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    """Return the shipped content."""
    return load_catalog(None)


def test_challenges_are_those_of_everyone(catalog: Catalog) -> None:
    """The codes tell board, cards and seed."""
    days = (MONDAY, date(2026, 12, 24), date(2028, 2, 29))
    found = [challenge_of_day(day, catalog) for day in days]
    found += [challenge_of_week(day, catalog) for day in (MONDAY, date(2027, 1, 3))]
    assert {made.key: to_code(made.options, catalog) for made in found} == CODES


def test_a_week_is_one_challenge_from_monday_to_sunday(catalog: Catalog) -> None:
    """Each week has another one, and all presets with chance in them have their turn."""
    week = [challenge_of_week(MONDAY + timedelta(days=n), catalog) for n in range(7)]
    assert len(set(week)) == 1
    assert (week[0].first, week[0].last) == (MONDAY, MONDAY + timedelta(days=6))
    months = [challenge_of_week(MONDAY + timedelta(weeks=n), catalog) for n in range(12)]
    assert len({made.key for made in months}) == 12
    chosen = {made.preset for made in months}
    assert chosen == {w for w in preset_words(catalog) if w != "base" and "first" not in w}


def test_opponents_grow_with_the_week(catalog: Catalog) -> None:
    """Novice on Monday, Master on Sunday."""
    week = [challenge_of_day(MONDAY + timedelta(days=n), catalog) for n in range(7)]
    assert tuple(made.opponent for made in week) == OPPONENTS
    assert len({made.options for made in week}) == 7


def test_the_person_begins(catalog: Catalog) -> None:
    """The game can be set up, and played."""
    for made in (challenge_of_day(MONDAY, catalog), challenge_of_week(MONDAY, catalog)):
        session = Session(catalog, made.options, made.seats("Ann", "Orange"))
        assert session.to_move == 0
        assert session.seats[1].controller == made.opponent
        assert from_code(to_code(made.options, catalog), catalog) == made.options


def test_own_content_changes_no_challenge(catalog: Catalog) -> None:
    """A card and a section of one's own are not drawn."""
    card, section = next(iter(catalog.cards.values())), next(iter(catalog.sections.values()))
    richer = replace(
        catalog,
        cards={**catalog.cards, "aa_own": replace(card, id="aa_own")},
        sections={**catalog.sections, "aa_own": replace(section, id="aa_own")},
        user_entries=frozenset({("card", "aa_own"), ("section", "aa_own")}),
    )
    assert shipped(richer).cards == catalog.cards
    for day in (MONDAY, MONDAY + timedelta(days=1)):
        assert challenge_of_day(day, richer) == challenge_of_day(day, catalog)
        assert challenge_of_week(day, richer) == challenge_of_week(day, catalog)
