"""The people who play at this computer: name, colour and portrait.  No widgets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from kingdom_builder_qt.content.characters import clean_line
from kingdom_builder_qt.game.session import COLOURS

NAME_LENGTH: Final = 24
MOST_PROFILES: Final = 12
# Emblems of tiles of the base game and of its first expansions, as portraits.
PORTRAITS: Final = (
    *("tower", "harbor", "farm", "oasis", "tavern", "barn", "oracle", "paddock"),
    *("garden", "lighthouse", "watchtower", "canoe"),
)


@dataclass(frozen=True, slots=True)
class Profile:
    """A person; `colour` is 0 to 4, `portrait` one of `PORTRAITS`."""

    name: str
    colour: int = 0
    portrait: str = PORTRAITS[0]

    def to_data(self) -> list[Any]:
        """Return plain data for the settings."""
        return [self.name, self.colour, self.portrait]


def usable_profiles(data: object) -> object:
    """Return the valid part of stored profiles: each name once, unknown portraits replaced."""
    if not isinstance(data, list):
        return data
    found: dict[str, list[Any]] = {}
    for item in data:
        match item:
            case [str(name), colour, portrait] if _is_name(name) and name not in found:
                is_known = isinstance(portrait, str) and portrait in PORTRAITS
                is_colour = type(colour) is int and 0 <= colour < COLOURS
                found[name] = [
                    name,
                    colour if is_colour else 0,
                    portrait if is_known else PORTRAITS[0],
                ]
    return list(found.values())[:MOST_PROFILES]


def _is_name(name: str) -> bool:
    return 0 < len(name) <= NAME_LENGTH and clean_line(name, NAME_LENGTH) == name.strip() == name


def portraits_of(data: Iterable[Sequence[Any]]) -> dict[str, str]:
    """Return the portraits of a setting by name."""
    return {profile.name: profile.portrait for profile in profiles_from(data)}


def profiles_from(data: Iterable[Sequence[Any]]) -> list[Profile]:
    """Return the profiles of a setting."""
    return [Profile(*item) for item in data]
