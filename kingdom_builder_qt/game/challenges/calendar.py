"""The challenge of a day and of a week: the same board, cards, deals and opponent for everyone.

Everything comes from the date and the content that ships with the program, by a hash, so that each
system and each Python draws the same; content of one's own is left out of the draw.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import date, timedelta
from hashlib import sha256
from typing import Final, Literal, TypeAlias, TypeVar

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.late.frozen import frozen
from kingdom_builder_qt.game.session import HUMAN, Seat
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.pools import BASE
from kingdom_builder_qt.game.setup.presets import preset_options, preset_words
from kingdom_builder_qt.game.setup.resolve import SEEDS, resolve

Kind: TypeAlias = Literal["day", "week"]
# Monday to Sunday: the week begins gently.
OPPONENTS: Final = (
    *("novice", "builder", "builder", "builder", "strategist", "strategist", "master"),
)
_OF_WEEK: Final = "strategist"
_FIRST: Final = "first_"  # presets of first games, whose board never changes
_PLAYERS: Final = 2
_Entry = TypeVar("_Entry")


@frozen
class Challenge:
    """One game for everyone.

    `key`: what it is called in files, "2026-11-23" or "2026-W48"; `first`, `last`: the days on
    which it is played; `preset`: what it is a game of; `options`: explicit; `opponent`: the level.
    """

    kind: Kind
    key: str
    first: date
    last: date
    preset: str
    options: GameOptions
    opponent: str

    def seats(self, name: str, other: str) -> list[Seat]:
        """Return who plays: a person, who sits at seat 0, and the computer, by their names."""
        return [Seat(name, 0, HUMAN), Seat(other, 1, self.opponent)]


def challenge_of_day(day: date, catalog: Catalog) -> Challenge:
    """Return the challenge of a day: the base game."""
    key = day.isoformat()
    options = _options(catalog, BASE, key)
    return Challenge("day", key, day, day, BASE, options, OPPONENTS[day.weekday()])


def challenge_of_week(day: date, catalog: Catalog) -> Challenge:
    """Return the challenge of the week, from Monday, that a day is in: each time an expansion."""
    monday = day - timedelta(days=day.weekday())
    year, week, _ = day.isocalendar()
    key = f"{year}-W{week:02}"
    catalog = shipped(catalog)
    words = [w for w in preset_words(catalog) if w != BASE and not w.startswith(_FIRST)]
    word = words[(monday.toordinal() // 7) % len(words)]
    options = _options(catalog, word, key)
    return Challenge("week", key, monday, monday + timedelta(days=6), word, options, _OF_WEEK)


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


def _options(catalog: Catalog, word: str, key: str) -> GameOptions:
    digest = sha256(f"kingdom-builder-qt challenge {key}".encode()).digest()
    seed = int.from_bytes(digest[:8], "big") % SEEDS
    catalog = shipped(catalog)
    return resolve(catalog, replace(preset_options(catalog, word, _PLAYERS, seed), start=0))
