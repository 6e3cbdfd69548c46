"""The challenge of a day and of a week: the same board, cards, deals and opponent for everyone.

Everything comes by a hash from the date and the pool of that date (`content/challenges/pools.py`):
each system, each Python and each later version draws the same, whatever content is added.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from hashlib import sha256
from typing import Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.challenges.pools import Pool, shipped_pools
from kingdom_builder_qt.game.challenges.challenge import PERSON, PLAYERS, Called, Challenge, Kind
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.pools import BASE
from kingdom_builder_qt.game.setup.presets import preset_options
from kingdom_builder_qt.game.setup.resolve import SEEDS, resolve

# Monday to Sunday: the week begins gently.
OPPONENTS: Final = (
    *("novice", "builder", "builder", "builder", "strategist", "strategist", "master"),
)
_OF_WEEK: Final = "strategist"
_WEEK: Final = 7


def challenge_of_day(day: date, catalog: Catalog) -> Challenge:
    """Return the challenge of a day: the base game."""
    key = _key("day", day)
    options = drawn(shipped_pools(catalog).on(day).of(catalog), BASE, key, _seed(key))
    return Challenge("day", key, BASE, options, OPPONENTS[day.weekday()], day, day)


def challenge_of_week(day: date, catalog: Catalog) -> Challenge:
    """Return the challenge of the week, from Monday, that a day is in: each time an expansion."""
    monday = day - timedelta(days=day.weekday())
    key = _key("week", day)
    pool = shipped_pools(catalog).on(monday)
    word = preset_of_week(monday, pool)
    last = monday + timedelta(days=_WEEK - 1)
    options = drawn(pool.of(catalog), word, key, _seed(key))
    return Challenge("week", key, word, options, _OF_WEEK, monday, last)


def preset_of_week(monday: date, pool: Pool) -> str:
    """Return the word of the preset of the week that begins on a Monday."""
    return pool.weeks[(monday - pool.first).days // _WEEK % len(pool.weeks)]


def challenge_on(key: str, catalog: Catalog) -> Challenge | None:
    """Return the challenge of the day or week that a key names, None if it names none."""
    called = called_on(key)
    if called is None or called.first is None:
        return None
    make = challenge_of_week if called.kind == "week" else challenge_of_day
    return make(called.first, catalog)


def called_on(key: str) -> Called | None:
    """Return what the challenge of a day or week is called by, None if a key names none."""
    kind: Kind = "week" if "W" in key else "day"
    try:
        day = date.fromisoformat(f"{key}-1" if kind == "week" else key)
    except ValueError:
        return None
    return Called(kind, day) if _key(kind, day) == key else None


def _key(kind: Kind, day: date) -> str:
    """Return the key of the challenge of a day, or of the week that it is in."""
    if kind == "day":
        return day.isoformat()
    year, week, _ = day.isocalendar()
    return f"{year}-W{week:02}"


def drawn(
    catalog: Catalog, preset: str, key: str, seed: int, cards: tuple[str, ...] | None = None
) -> GameOptions:
    """Return the explicit options of a challenge; SetupError if the content lacks a named entry.

    `catalog`: the content of a pool; `cards`: ids of the Kingdom Builder cards, None for any.
    """
    options = preset_options(catalog, preset, PLAYERS, seed)
    chosen = options.cards if cards is None else cards
    return resolve(catalog, replace(options, cards=chosen, start=PERSON, challenge=key))


def _seed(key: str) -> int:
    digest = sha256(f"kingdom-builder-qt challenge {key}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % SEEDS
