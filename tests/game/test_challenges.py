"""The challenges of days and weeks: one for everyone, drawn from nothing but the date."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from hashlib import sha256
from typing import Any

import pytest

from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.game.challenges import calendar
from kingdom_builder_qt.game.challenges.calendar import (
    OPPONENTS,
    ROTAS,
    challenge_of_day,
    challenge_of_week,
    challenge_on,
    preset_of_week,
    shipped,
)
from kingdom_builder_qt.game.challenges.challenge import Challenge
from kingdom_builder_qt.game.record.reader import RecordError, parse_record
from kingdom_builder_qt.game.record.saved_game import record_text, replay
from kingdom_builder_qt.game.session import Seat, Session
from kingdom_builder_qt.game.setup.codes import from_code, to_code
from kingdom_builder_qt.game.setup.deal import deal
from kingdom_builder_qt.game.setup.presets import preset_words
from kingdom_builder_qt.game.setup.resolve import resolve

MONDAY = date(2026, 11, 23)
NEW_YEAR = date(2027, 1, 3)  # of the last week of 2026
# Drawn once, with Python 3.11; every other one, every other system and every later version draws
# the same: the code tells board, cards and seed, the digest each card of the hands and the deck.
DRAWN = {
    "2026-11-23": (
        "KB-5MR5M-6KR7K-DKZ9F-68BNK-8S",
        "ef06a44ec1cf08fb",
    ),
    "2026-12-24": (
        "KB-7ZRVE-FJTPF-DQPCC-393ED-J1",
        "0eae1d7b80918c1f",
    ),
    "2028-02-29": (
        "KB-801JF-ZDZ20-AQ5MR-E4HA6-RS",
        "3c62eaed27167404",
    ),
    "2026-W48": (
        "KB-2PHEE-6QPSE-K8TXT-C6KB0-E0S",
        "505f7f22923b4266",
    ),
    "2026-W53": (
        "KB-11FK4-E88MS-3TSR8-WRN8F-EFE0N-SXFS3-CTFC2-84333-K1",
        "f57d8d4f130bfcac",
    ),
}
ANN, BOB = Seat("Ann", 3), Seat("Bob", 1)


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    """Return the shipped content."""
    return load_catalog(None)


def dealt(catalog: Catalog, made: Challenge) -> str:
    """Return a digest of all cards and tiles that are dealt, in their order."""
    cards = deal(catalog, made.options)
    parts = cards.hands, cards.deck, cards.rng, cards.nomads, cards.removed_terrain
    return sha256(repr(parts).encode()).hexdigest()[:16]


def test_challenges_are_those_of_everyone(catalog: Catalog) -> None:
    """Board, cards, hands and the order of the deck."""
    days = (MONDAY, date(2026, 12, 24), date(2028, 2, 29))
    found = [challenge_of_day(day, catalog) for day in days]
    found += [challenge_of_week(day, catalog) for day in (MONDAY, NEW_YEAR)]
    assert {
        made.key: (to_code(made.options, catalog), dealt(catalog, made)) for made in found
    } == DRAWN


def test_a_week_is_one_challenge_from_monday_to_sunday(catalog: Catalog) -> None:
    """Each week has another one."""
    week = [challenge_of_week(MONDAY + timedelta(days=n), catalog) for n in range(7)]
    assert len(set(week)) == 1
    assert (week[0].first, week[0].last) == (MONDAY, MONDAY + timedelta(days=6))
    months = [challenge_of_week(MONDAY + timedelta(weeks=n), catalog) for n in range(11)]
    assert len({made.key for made in months}) == 11
    assert {made.preset for made in months} == set(ROTAS[-1][1])


def test_the_last_row_of_weeks_is_complete(catalog: Catalog) -> None:
    """All presets with chance in them have their turn; a new one needs a row of a day to come."""
    expected = [w for w in preset_words(catalog) if w != "base" and not w.startswith("first_")]
    assert sorted(ROTAS[-1][1]) == sorted(expected)
    assert all(first.weekday() == 0 for first, _ in ROTAS)
    assert [first for first, _ in ROTAS] == sorted({first for first, _ in ROTAS})


def test_a_later_row_changes_no_week_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was played stays what it was, and the new row begins with its first preset."""
    mondays = [MONDAY + timedelta(weeks=n) for n in range(-60, 10)]
    before = [preset_of_week(monday) for monday in mondays]
    monkeypatch.setattr(calendar, "ROTAS", (*ROTAS, (mondays[-1], ("later", "nomads"))))
    assert [preset_of_week(monday) for monday in mondays[:-1]] == before[:-1]
    assert preset_of_week(mondays[-1]) == "later"
    assert preset_of_week(mondays[-1] + timedelta(weeks=3)) == "nomads"


def test_opponents_grow_with_the_week(catalog: Catalog) -> None:
    """Novice on Monday, Master on Sunday."""
    week = [challenge_of_day(MONDAY + timedelta(days=n), catalog) for n in range(7)]
    assert tuple(made.opponent for made in week) == OPPONENTS
    assert len({made.options for made in week}) == 7


def test_a_challenge_is_found_by_its_key(catalog: Catalog) -> None:
    """And nothing by what only looks like one."""
    for made in (challenge_of_day(MONDAY, catalog), challenge_of_week(NEW_YEAR, catalog)):
        assert challenge_on(made.key, catalog) == made
    for key in ("", "2026-13-01", "20261123", "2026-W54", "2026W48", "2026-W48-1", "firm_ground"):
        assert challenge_on(key, catalog) is None


def test_the_person_begins(catalog: Catalog) -> None:
    """The game can be set up, and a code tells all of it but that it is a challenge."""
    for made in (challenge_of_day(MONDAY, catalog), challenge_of_week(MONDAY, catalog)):
        session = Session(catalog, made.options, made.seats(ANN, BOB))
        assert session.to_move == 0
        assert session.seats[1].controller == made.opponent
        assert [(seat.name, seat.colour) for seat in session.seats] == [("Ann", 3), ("Bob", 1)]
        told = from_code(to_code(made.options, catalog), catalog)
        assert told == replace(made.options, challenge="")


def test_only_the_whole_challenge_is_a_try(catalog: Catalog) -> None:
    """Not with other luck, another opponent, undo at will or without the key."""
    made = challenge_of_day(MONDAY, catalog)
    seats = made.seats(ANN, BOB)
    assert made.is_tried_by(Session(catalog, made.options, seats))
    assert not made.is_tried_by(Session(catalog, made.options, seats, free_undo=True))
    assert not made.is_tried_by(Session(catalog, made.options, seats[::-1]))
    weaker = [seats[0], replace(seats[1], controller="random")]
    assert not made.is_tried_by(Session(catalog, made.options, weaker))
    for change in ({"seed": 1}, {"challenge": ""}, {"challenge": "2026-11-24"}, {"start": 1}):
        options = replace(made.options, **change)
        assert not made.is_tried_by(Session(catalog, options, seats))


def test_a_saved_game_knows_that_it_is_a_challenge(catalog: Catalog) -> None:
    """The key is in its record, under the check; other records are as they always were."""
    made = challenge_of_day(MONDAY, catalog)
    session = Session(catalog, made.options, made.seats(ANN, BOB))
    text = record_text(session)
    assert made.is_tried_by(replay(parse_record(text, "a"), catalog))
    edited = text.replace('challenge: "2026-11-23"', 'challenge: "2026-11-24"')
    assert edited != text
    with pytest.raises(RecordError, match="edited"):
        replay(parse_record(edited, "a"), catalog)
    plain = Session(catalog, replace(made.options, challenge=""), made.seats(ANN, BOB))
    assert "challenge" not in record_text(plain)
    assert plain.dealt == session.dealt


@pytest.mark.parametrize("key", ["a b", "x" * 41, "\n", 5, None])
def test_what_is_no_key_is_refused(catalog: Catalog, key: object) -> None:
    """Before anything is drawn."""
    change: dict[str, Any] = {"challenge": key}
    options = replace(challenge_of_day(MONDAY, catalog).options, **change)
    with pytest.raises(SetupError, match="challenge"):
        resolve(catalog, options)


def test_a_position_is_no_challenge(catalog: Catalog) -> None:
    """It may stand in the middle of one."""
    made = challenge_of_day(MONDAY, catalog)
    text = Session(catalog, made.options, made.seats(ANN, BOB)).position.text()
    with pytest.raises(SetupError, match="challenge"):
        resolve(catalog, replace(made.options, position=text))


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
