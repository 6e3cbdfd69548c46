"""Challenges of a day or week: the same board, cards, deals and opponent for all players."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import lru_cache
from hashlib import sha256
from typing import Final, Literal, TypeAlias

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.challenge_files import Pool, shipped_pools
from kingdom_builder_qt.game.session import HUMAN, Seat, Session
from kingdom_builder_qt.game.setup.draw_pools import BASE
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.presets import preset_options
from kingdom_builder_qt.game.setup.resolve import SEEDS, resolve

Kind: TypeAlias = Literal["day", "week", "task"]
PLAYERS: Final = 2
PERSON: Final = 0  # seat of the human player, the start player


@dataclass(frozen=True, slots=True)
class CalledChallenge:
    """The identity of a challenge, independent of content; fields as in `Challenge`."""

    kind: Kind
    first: date | None = None
    name: str = ""
    aim: int = 0


@dataclass(frozen=True, slots=True)
class Challenge:
    """One game, the same for all players.

    `key`: its id in files, "2026-11-23", "2026-W48" or the id of a task. `first`, `last`: its days,
    None for a task. `options`: explicit. `opponent`: the level. `name`, `aim`: of a task, the aim
    in gold.
    """

    kind: Kind
    key: str
    preset: str
    options: GameOptions
    opponent: str
    first: date | None = None
    last: date | None = None
    name: str = ""
    aim: int = 0

    @property
    def called(self) -> CalledChallenge:
        return CalledChallenge(self.kind, self.first, self.name, self.aim)

    def seats(self, person: Seat, other: Seat) -> list[Seat]:
        """Return the seats with the given names and colours; the computer has the level."""
        return [
            Seat(person.name, person.colour, HUMAN),
            Seat(other.name, other.colour, self.opponent),
        ]

    def is_tried_by(self, session: Session) -> bool:
        """Return whether a game is an attempt: its options, its opponent, no free undo."""
        controllers = [seat.controller for seat in session.seats]
        return (
            session.options == self.options
            and controllers == [HUMAN, self.opponent]
            and not session.free_undo
            and "seats" not in session.assistance
        )


# -- daily and weekly ------------------------------------------------------------------------------

# Monday to Sunday; the opponents grow stronger.
OPPONENTS: Final = (
    *("novice", "builder", "builder", "builder", "strategist", "strategist", "master"),
)
_OF_WEEK: Final = "strategist"
_WEEK: Final = 7


def challenge_of_day(day: date, catalog: Catalog) -> Challenge:
    """Return the challenge of a day, a base game."""
    key = _key("day", day)
    options = drawn(shipped_pools(catalog).on(day).of(catalog), BASE, key, _seed(key))
    return Challenge("day", key, BASE, options, OPPONENTS[day.weekday()], day, day)


def challenge_of_week(day: date, catalog: Catalog) -> Challenge:
    """Return the challenge of the week of a day, Monday to Sunday, with an expansion."""
    monday = day - timedelta(days=day.weekday())
    key = _key("week", day)
    pool = shipped_pools(catalog).on(monday)
    word = preset_of_week(monday, pool)
    last = monday + timedelta(days=_WEEK - 1)
    options = drawn(pool.of(catalog), word, key, _seed(key))
    return Challenge("week", key, word, options, _OF_WEEK, monday, last)


def preset_of_week(monday: date, pool: Pool) -> str:
    """Return the preset id of the week that begins on a Monday."""
    return pool.weeks[(monday - pool.first).days // _WEEK % len(pool.weeks)]


@lru_cache(maxsize=16)
def challenge_on(key: str, catalog: Catalog) -> Challenge | None:
    """Return the challenge of a day or week by its key, None for another key.

    Cached, because the window asks for the challenge of its game after each move.
    """
    called = called_on(key)
    if called is None or called.first is None:
        return None
    make = challenge_of_week if called.kind == "week" else challenge_of_day
    return make(called.first, catalog)


def called_on(key: str) -> CalledChallenge | None:
    """Return the identity of the challenge of a day or week, None for another key."""
    kind: Kind = "week" if "W" in key else "day"
    try:
        day = date.fromisoformat(f"{key}-1" if kind == "week" else key)
    except ValueError:
        return None
    return CalledChallenge(kind, day) if _key(kind, day) == key else None


def _key(kind: Kind, day: date) -> str:
    """Return the key of the challenge of a day, or of its week."""
    if kind == "day":
        return day.isoformat()
    year, week, _ = day.isocalendar()
    return f"{year}-W{week:02}"


def drawn(
    catalog: Catalog, preset: str, key: str, seed: int, cards: tuple[str, ...] | None = None
) -> GameOptions:
    """Return the explicit options of a challenge; SetupError if the content lacks an entry.

    `catalog`: the content of a pool. `cards`: ids of the Kingdom Builder cards, None for random
    ones.
    """
    options = preset_options(catalog, preset, PLAYERS, seed)
    chosen = options.cards if cards is None else cards
    return resolve(catalog, replace(options, cards=chosen, start=PERSON, challenge=key))


def _seed(key: str) -> int:
    digest = sha256(f"kingdom-builder-qt challenge {key}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % SEEDS
