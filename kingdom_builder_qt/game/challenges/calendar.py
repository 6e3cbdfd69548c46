"""The challenge of a day and of a week: the same board, cards, deals and opponent for everyone.

Everything comes from the date and the content that ships with the program, by a hash, so that each
system and each Python draws the same; content of one's own is left out of the draw.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import date, timedelta
from hashlib import sha256
from typing import Final, TypeVar

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.challenges.challenge import PERSON, PLAYERS, Called, Challenge, Kind
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.pools import BASE
from kingdom_builder_qt.game.setup.presets import preset_options
from kingdom_builder_qt.game.setup.resolve import SEEDS, resolve

# Monday to Sunday: the week begins gently.
OPPONENTS: Final = (
    *("novice", "builder", "builder", "builder", "strategist", "strategist", "master"),
)
# What the weeks are about, in turn, from the Monday on that stands before it.  A new preset comes
# into a new row with a Monday to come: the weeks before stay what they were.
ROTAS: Final[tuple[tuple[date, tuple[str, ...]], ...]] = (
    (
        date(2026, 1, 5),
        (
            *("nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island"),
            *("everything", "new_a", "new_b", "castles"),
        ),
    ),
)
_OF_WEEK: Final = "strategist"
_WEEK: Final = 7
_Entry = TypeVar("_Entry")


def challenge_of_day(day: date, catalog: Catalog) -> Challenge:
    """Return the challenge of a day: the base game."""
    key = _key("day", day)
    options = drawn(catalog, BASE, key, _seed(key))
    return Challenge("day", key, BASE, options, OPPONENTS[day.weekday()], day, day)


def challenge_of_week(day: date, catalog: Catalog) -> Challenge:
    """Return the challenge of the week, from Monday, that a day is in: each time an expansion."""
    monday = day - timedelta(days=day.weekday())
    key = _key("week", day)
    word = preset_of_week(monday)
    last = monday + timedelta(days=_WEEK - 1)
    return Challenge(
        "week", key, word, drawn(catalog, word, key, _seed(key)), _OF_WEEK, monday, last
    )


def preset_of_week(monday: date) -> str:
    """Return the word of the preset of the week that begins then."""
    begun = [rota for rota in ROTAS if rota[0] <= monday] or ROTAS[:1]
    first, words = begun[-1]
    return words[(monday - first).days // _WEEK % len(words)]


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
    """Return the explicit options of a challenge; SetupError for what the content has not.

    `cards`: ids of the Kingdom Builder cards, None for any.
    """
    catalog = shipped(catalog)
    options = preset_options(catalog, preset, PLAYERS, seed)
    chosen = options.cards if cards is None else cards
    return resolve(catalog, replace(options, cards=chosen, start=PERSON, challenge=key))


def shipped(catalog: Catalog) -> Catalog:
    """Return a catalog without what the user or a pack has added."""
    own = catalog.user_entries
    if not own:
        return catalog

    def ours(kind: str, entries: Mapping[str, _Entry]) -> dict[str, _Entry]:
        return {id_: entry for id_, entry in entries.items() if (kind, id_) not in own}

    return replace(
        catalog,
        terrains=ours("terrain", catalog.terrains),
        features=ours("feature", catalog.features),
        pieces=ours("piece", catalog.pieces),
        expansions=ours("expansion", catalog.expansions),
        tiles=ours("tile", catalog.tiles),
        cards=ours("card", catalog.cards),
        sections=ours("section", catalog.sections),
        user_entries=frozenset(),
    )


def _seed(key: str) -> int:
    digest = sha256(f"kingdom-builder-qt challenge {key}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % SEEDS
