"""The challenges of days and weeks are equal for all players and depend only on the date."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from kingdom_builder_qt.content import Catalog, load_catalog, paths
from kingdom_builder_qt.content.challenge_files import Pools, shipped_pools
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.game.challenges import challenge
from kingdom_builder_qt.game.challenges.challenge import (
    OPPONENTS,
    Challenge,
    challenge_of_day,
    challenge_of_week,
    challenge_on,
)
from kingdom_builder_qt.game.challenges.task_challenges import check_tasks, task_challenges
from kingdom_builder_qt.game.record.record_reader import RecordError, parse_record
from kingdom_builder_qt.game.record.saved_game import record_text, replay
from kingdom_builder_qt.game.session import Seat, Session
from kingdom_builder_qt.game.setup.deal import deal
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.presets import preset_words
from kingdom_builder_qt.game.setup.resolve import resolve
from kingdom_builder_qt.game.setup.set_up_codes import from_code, to_code

MONDAY = date(2026, 11, 23)
NEW_YEAR = date(2027, 1, 3)  # of the last week of 2026
# Drawn once, with Python 3.11. Every Python, system and later version draws the same: the code has
# board, cards and seed, the digest the cards of the hands and the deck.
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
    """Return a digest of all dealt cards and tiles, in order."""
    cards = deal(catalog, made.options)
    parts = cards.hands, cards.deck, cards.rng, cards.nomads, cards.removed_terrain
    return sha256(repr(parts).encode()).hexdigest()[:16]


def test_challenges_are_those_of_everyone(catalog: Catalog) -> None:
    """Board, cards, hands and deck order equal the recorded ones."""
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
    assert {made.preset for made in months} == set(shipped_pools(catalog).pools[-1].weeks)


def test_the_newest_pool_has_every_preset(catalog: Catalog) -> None:
    """Each preset with random parts has a week; a new preset needs a pool with a future date."""
    pool = shipped_pools(catalog).pools[-1]
    words = preset_words(pool.of(catalog))
    assert sorted(pool.weeks) == sorted(w for w in words if w != "base" and "first_" not in w)


def test_pools_are_fixed(catalog: Catalog) -> None:
    """A pool never changes once it has begun: this table may only gain lines."""
    pools = shipped_pools(catalog)
    assert not pools.problems
    digests = {
        pool.first.isoformat(): sha256(repr((pool.weeks, pool.ids)).encode()).hexdigest()[:16]
        for pool in pools.pools
    }
    assert digests == {"2026-01-05": "1c5479d4427077e9"}


def later_pools(pools: Pools, first: date) -> Pools:
    """Return the pools and a later one with other weeks and without Miners."""
    (old,) = pools.pools
    cards = tuple(id_ for id_ in old.ids["cards"] if id_ != "miners")
    new = replace(old, first=first, weeks=("castles", "nomads"), ids={**old.ids, "cards": cards})
    return Pools((old, new))


def test_a_later_pool_changes_no_day_before_it(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Days and weeks before its Monday are unchanged, and its weeks begin with its first preset."""
    first = MONDAY + timedelta(weeks=2)
    days = [MONDAY + timedelta(days=n) for n in range(28)]

    def drawn() -> list[tuple[Challenge, Challenge]]:
        return [(challenge_of_day(d, catalog), challenge_of_week(d, catalog)) for d in days]

    before = drawn()
    pools = later_pools(shipped_pools(catalog), first)
    monkeypatch.setattr(challenge, "shipped_pools", lambda _catalog: pools)
    after = drawn()
    assert after[:14] == before[:14]
    assert [week.preset for _, week in after[14::7]] == ["castles", "nomads"]
    assert all("miners" not in (day.options.cards or ()) for day, _ in after[14:])
    assert any("miners" in (day.options.cards or ()) for day, _ in before[14:])


def test_opponents_grow_with_the_week(catalog: Catalog) -> None:
    """The level rises from Novice on Monday to Master on Sunday."""
    week = [challenge_of_day(MONDAY + timedelta(days=n), catalog) for n in range(7)]
    assert tuple(made.opponent for made in week) == OPPONENTS
    assert len({made.options for made in week}) == 7


def test_a_challenge_is_found_by_its_key(catalog: Catalog) -> None:
    """A similar text that is no key finds no challenge."""
    for made in (challenge_of_day(MONDAY, catalog), challenge_of_week(NEW_YEAR, catalog)):
        assert challenge_on(made.key, catalog) == made
    for key in ("", "2026-13-01", "20261123", "2026-W54", "2026W48", "2026-W48-1", "firm_ground"):
        assert challenge_on(key, catalog) is None


def test_a_challenge_is_drawn_once_however_often_it_is_asked_for(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window asks after every move, and drawing the options takes milliseconds."""
    drawn = []
    resolve_options = challenge.resolve
    monkeypatch.setattr(
        challenge, "resolve", lambda *args: drawn.append(args) or resolve_options(*args)
    )
    challenge_on.cache_clear()
    found = [challenge_on(key, catalog) for key in ("2026-11-26", "2026-W48") for _ in range(3)]
    assert len(drawn) == 2
    assert found[0] is found[2] is not None
    assert found[3] is found[5] is not None


def test_the_person_begins(catalog: Catalog) -> None:
    """The game can be set up, and its code contains all except the challenge key."""
    for made in (challenge_of_day(MONDAY, catalog), challenge_of_week(MONDAY, catalog)):
        session = Session(catalog, made.options, made.seats(ANN, BOB))
        assert session.to_move == 0
        assert session.seats[1].controller == made.opponent
        assert [(seat.name, seat.colour) for seat in session.seats] == [("Ann", 3), ("Bob", 1)]
        told = from_code(to_code(made.options, catalog), catalog)
        assert told == replace(made.options, challenge="")


def test_only_the_whole_challenge_is_a_try(catalog: Catalog) -> None:
    """Another seed, another opponent, free undo or a missing key is no try."""
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
    """The record has the key under its checksum; other records are unchanged."""
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
def test_an_invalid_key_is_refused(catalog: Catalog, key: object) -> None:
    """The key is refused before options are drawn."""
    change: dict[str, Any] = {"challenge": key}
    options = replace(challenge_of_day(MONDAY, catalog).options, **change)
    with pytest.raises(SetupError, match="challenge"):
        resolve(catalog, options)


def test_a_position_is_no_challenge(catalog: Catalog) -> None:
    """A position may be in the middle of a challenge."""
    made = challenge_of_day(MONDAY, catalog)
    text = Session(catalog, made.options, made.seats(ANN, BOB)).position.text()
    with pytest.raises(SetupError, match="challenge"):
        resolve(catalog, replace(made.options, position=text))


def richer(catalog: Catalog) -> Catalog:
    """Return the content of a later version, with a tile, a card and a section at each end."""
    tile, card, section = catalog.tiles["farm"], catalog.card("miners"), catalog.section("farm")
    ids = ("aa_new", "zz_new")
    tiles = {id_: replace(tile, id=id_) for id_ in ids}
    cards = {id_: replace(card, id=id_) for id_ in ids}
    sections = {id_: replace(section, id=id_) for id_ in ids}
    return replace(
        catalog,
        tiles={"aa_new": tiles["aa_new"], **catalog.tiles, "zz_new": tiles["zz_new"]},
        cards={"aa_new": cards["aa_new"], **catalog.cards, "zz_new": cards["zz_new"]},
        sections={"aa_new": sections["aa_new"], **catalog.sections, "zz_new": sections["zz_new"]},
    )


def test_new_content_changes_no_challenge_of_the_past(catalog: Catalog) -> None:
    """Every day and week from the first pool on, every task and code is unchanged, with hands and
    decks.
    """
    later = richer(catalog)
    first = shipped_pools(catalog).pools[0].first
    days = [first + timedelta(days=n) for n in range(370)]
    for day in days:
        assert challenge_of_day(day, later) == challenge_of_day(day, catalog)
    for monday in days[::7]:
        old, new = challenge_of_week(monday, catalog), challenge_of_week(monday, later)
        assert old == new
        assert dealt(later, new) == dealt(catalog, old)
        code = to_code(old.options, catalog)
        assert to_code(new.options, later) == code
        assert from_code(code, later) == from_code(code, catalog)
    assert task_challenges(later) == task_challenges(catalog)


def test_a_code_names_new_content(catalog: Catalog) -> None:
    """The code contains an entry that is in no pool yet."""
    later = richer(catalog)
    options = resolve(later, GameOptions(seed=3, cards=("zz_new", "lords", "miners")))
    assert from_code(to_code(options, later), later) == options
    with pytest.raises(SetupError, match="other content"):
        from_code(to_code(options, later), catalog)


def test_own_content_changes_no_challenge(catalog: Catalog) -> None:
    """A user's card and section are not drawn."""
    own = [("card", "aa_new"), ("card", "zz_new"), ("section", "aa_new"), ("section", "zz_new")]
    later = replace(richer(catalog), user_entries=frozenset(own))
    for day in (MONDAY, MONDAY + timedelta(days=1)):
        assert challenge_of_day(day, later) == challenge_of_day(day, catalog)
        assert challenge_of_week(day, later) == challenge_of_week(day, catalog)


def test_a_pool_needs_all_its_entries(catalog: Catalog) -> None:
    """If an entry is missing or replaced by a user's, no other one is drawn."""
    cards = {id_: card for id_, card in catalog.cards.items() if id_ != "lords"}
    for other in (
        replace(catalog, cards=cards),
        replace(catalog, user_entries=frozenset({("card", "lords")})),
    ):
        with pytest.raises(SetupError, match="pool"):
            challenge_of_day(MONDAY, other)


@pytest.mark.parametrize(
    ("name", "old", "new", "problem"),
    [
        ("2026-01-06", "", "", "2026-01-06.yaml:3:1: error: .* is not the date of a Monday"),
        ("next", "", "", "is not the date of a Monday"),
        ("2027-01-04", "lords", "lord", "2027-01-04.yaml:.*unknown card 'lord'"),
        ("2027-01-04", "weeks:", "months:", "unknown key 'months'"),
        ("2027-01-04", "nomads, crossroads", "nomad, crossroads", "unknown preset 'nomad'"),
    ],
)
def test_wrong_pools_are_named(tmp_path: Path, name: str, old: str, new: str, problem: str) -> None:
    """The error names file, line and fault, also in `check-data`."""
    shipped = paths.resources() / "challenges" / "pools" / "2026-01-05.yaml"
    text = shipped.read_text(encoding="utf-8")
    assert old in text
    folder = tmp_path / "challenges" / "pools"
    folder.mkdir(parents=True)
    (folder / f"{name}.yaml").write_text(text.replace(old, new, 1), encoding="utf-8")
    (tmp_path / "challenges" / "tasks.yaml").write_text("tasks: {}\n", encoding="utf-8")
    found = "\n".join(map(str, check_tasks(tmp_path)))
    assert re.search(problem, found), found
