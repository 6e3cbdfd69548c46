"""Names of seats: typed ones are stored, all others are made in the language of the reader."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from itertools import count
from typing import Final, Protocol, TypeAlias

# The characters of the levels and the colours of the pieces, in English.
CHARACTERS: Final = {
    "novice": "Pip",
    "apprentice": "Tilly",
    "journeyman": "Hugo",
    "builder": "Bruno",
    "architect": "Nora",
    "strategist": "Iris",
    "expert": "Vera",
    "master": "Otto",
}
COLOUR_NAMES: Final = ("Blue", "Orange", "White", "Black", "Red")
# Begins the controller of a seat at which an engine plays.
ENGINE: Final = "engine:"
ENGINE_KEY: Final = re.compile(r"[A-Za-z0-9_.-]{1,60}")
# Begins the key of a seat without a name; `Seat` replaces it in names.
_UNNAMED: Final = "\x1f"

# Returns the name of a level's character, of an engine, or of a colour from its number.
Word: TypeAlias = Callable[[str], str]


class Seated(Protocol):
    """A player of a game or of an entry of the library; the name may be empty."""

    @property
    def name(self) -> str: ...
    @property
    def colour(self) -> int: ...
    @property
    def controller(self) -> str: ...


def english(word: str) -> str:
    """Return a `Word` for the command line and for files."""
    if (engine := engine_key(word)) is not None:
        return engine.replace("_", " ")
    return CHARACTERS.get(word) or COLOUR_NAMES[int(word) % len(COLOUR_NAMES)]


def is_engine_key(key: str) -> bool:
    """Return whether a game can name an engine like this."""
    return ENGINE_KEY.fullmatch(key) is not None


def engine_key(controller: str) -> str | None:
    """Return the name under which games know the engine of a seat, None for other players."""
    return controller.removeprefix(ENGINE) if controller.startswith(ENGINE) else None


def names_of(seats: Sequence[Seated], word: Word = english) -> tuple[str, ...]:
    """Return the name of each seat; one without a name is called by its player or its colour.

    A duplicate gets a number.
    """
    taken = {seat.name for seat in seats}
    found = []
    for seat in seats:
        name = seat.name or _free_number(word(_default(seat)), taken)
        taken.add(name)
        found.append(name)
    return tuple(found)


def key_of(seat: Seated) -> str:
    """Return the name under which a player is counted, the same in all languages."""
    return seat.name or _UNNAMED + _default(seat)


def called(key: str, word: Word = english) -> str:
    """Return the name for the key of a player."""
    return word(key.removeprefix(_UNNAMED)) if key.startswith(_UNNAMED) else key


def default_keys() -> list[str]:
    """Return the keys of all seats without a name."""
    return [_UNNAMED + word for word in (*CHARACTERS, *map(str, range(len(COLOUR_NAMES))))]


def _default(seat: Seated) -> str:
    level = seat.controller.partition("@")[0]  # without the thinking time
    is_named = level in CHARACTERS or engine_key(level) is not None
    return level if is_named else str(seat.colour)


def _free_number(name: str, taken: Collection[str]) -> str:
    """Return a name, with the lowest free number if it is taken."""
    numbered = (name if n == 1 else f"{name} {n}" for n in count(1))
    return next(free for free in numbered if free not in taken)
