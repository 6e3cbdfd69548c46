"""The choices of the new-game dialog as plain data, convertible to options.  No widgets."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from kingdom_builder_qt.ai.players import DEFAULT_LEVEL, LEVELS
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.id_lists import left_out
from kingdom_builder_qt.core.rules import MAX_PLAYERS, MIN_PLAYERS
from kingdom_builder_qt.game.session import COLOURS, HUMAN, Seat
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.presets import first_game_set_up, set_up_from
from kingdom_builder_qt.game.setup.set_up_choice import SetUp
from kingdom_builder_qt.ui.desktop.own_engines import present
from kingdom_builder_qt.ui.desktop.settings.profiles import Profile, profiles_from
from kingdom_builder_qt.ui.desktop.settings.settings import Settings


@dataclass(slots=True)
class GameChoices:
    """All choices; `start` None: random start player."""

    seats: list[Seat] = field(default_factory=list)
    start: int | None = None
    seed: int = 0
    set_up: SetUp = field(default_factory=SetUp)
    free_undo: bool = False

    def options(self, catalog: Catalog) -> GameOptions:
        """Return the options of a game; undecided choices stay random."""
        return self.set_up.options(catalog, len(self.seats), self.seed, self.start, left_out())

    def to_dict(self) -> dict[str, Any]:
        """Return plain data for the settings file, without the seed."""
        return {
            "seats": [[seat.name, seat.colour, seat.controller] for seat in self.seats],
            "start": self.start,
            "free_undo": self.free_undo,
            **self.set_up.to_dict(),
        }


def choices_from(
    data: dict[str, Any],
    catalog: Catalog,
    levels: list[str],
    profiles: Sequence[Profile] = (),
    opponent: str = DEFAULT_LEVEL,
) -> GameChoices:
    """Return the valid part of stored choices, with defaults for the rest.

    The default is a game of the first profile against `opponent`. The first game is the default for
    users who never chose a board. Every stored choice has the key `slots`.
    """
    seats = _seats(data.get("seats"), levels)
    seats = _with_name(seats, profiles) if seats else default_seats(profiles, opponent)
    start = data.get("start")
    return GameChoices(
        seats=seats,
        start=start if isinstance(start, int) and 0 <= start < len(seats) else None,
        set_up=set_up_from(data, catalog) if "slots" in data else first_game_set_up(catalog),
        free_undo=data.get("free_undo") is True,
    )


def kept_choices(settings: Settings, catalog: Catalog, levels: list[str]) -> GameChoices:
    """Return the choices of the last new game, with the people and the opponent of the settings."""
    profiles = profiles_from(settings.profiles)
    return choices_from(settings.new_game, catalog, levels, profiles, settings.default_opponent)


def usual_person(settings: Settings, catalog: Catalog, levels: list[str]) -> Seat:
    """Return the person of the last new game, else of the first profile; it may have no name."""
    kept = kept_choices(settings, catalog, levels).seats
    default = default_seats(profiles_from(settings.profiles))[0]
    return next((seat for seat in kept if seat.is_human), default)


def default_seats(profiles: Sequence[Profile] = (), opponent: str = DEFAULT_LEVEL) -> list[Seat]:
    """Return the first profile, or a nameless person, against a level or an engine.

    The default level is in the place of an engine that has been removed.
    """
    name, colour = (profiles[0].name, profiles[0].colour) if profiles else ("", 0)
    return [
        Seat(name, colour, HUMAN),
        Seat("", 0 if colour == 1 else 1, present(opponent, DEFAULT_LEVEL)),
    ]


def seats_for(kept: Sequence[Seat], players: int) -> list[Seat]:
    """Return `players` seats: the saved ones first, then computers."""
    seats = list(kept[:players])
    free = [colour for colour in range(COLOURS) if colour not in {seat.colour for seat in seats}]
    for colour in free[: players - len(seats)]:
        seats.append(Seat("", colour, next_level([seat.controller for seat in seats])))
    return seats


def next_level(present: Collection[str]) -> str:
    """Return the level of one more computer: a new character, as near as possible to the usual."""
    known = {controller.partition("@")[0] for controller in present}  # without the thinking time
    free = [level for level in LEVELS if level not in known]
    usual = LEVELS.index(DEFAULT_LEVEL)
    return min(free, key=lambda level: abs(LEVELS.index(level) - usual), default=DEFAULT_LEVEL)


def _with_name(seats: list[Seat], profiles: Sequence[Profile]) -> list[Seat]:
    """Give the first profile to the first person, if that seat has no name of its own."""
    names = {seat.name for seat in seats}
    place = next((n for n, seat in enumerate(seats) if seat.is_human), None)
    if place is None or seats[place].name or not profiles or profiles[0].name in names:
        return seats
    return [replace(s, name=profiles[0].name) if n == place else s for n, s in enumerate(seats)]


def _seats(data: object, levels: list[str]) -> list[Seat]:
    """Return saved seats, [] if any of them is invalid."""
    if not isinstance(data, list) or not MIN_PLAYERS <= len(data) <= MAX_PLAYERS:
        return []
    seats = []
    for item in data:
        match item:
            case [str(name), int(colour), str(controller)]:
                seat = Seat(name, colour, controller).renamed()
                seats.append(seat if seat.controller in levels else _with_default_level(seat))
    colours = {seat.colour for seat in seats}
    usable = len(seats) == len(data) == len(colours) and colours <= set(range(COLOURS))
    return seats if usable else []


def _with_default_level(seat: Seat) -> Seat:
    """Return the seat of a level that is no longer offered; its name and colour stay."""
    return replace(seat, controller=DEFAULT_LEVEL)
