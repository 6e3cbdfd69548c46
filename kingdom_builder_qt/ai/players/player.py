"""The one interface of all AI players, and the explicit list of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from kingdom_builder_qt.ai.players.builder_player import BuilderPlayer
from kingdom_builder_qt.ai.players.master_player import MasterPlayer
from kingdom_builder_qt.ai.players.novice_player import NovicePlayer
from kingdom_builder_qt.ai.players.random_player import RandomPlayer
from kingdom_builder_qt.ai.players.reference_player import ReferenceHardPlayer
from kingdom_builder_qt.ai.players.strategist_player import StrategistPlayer
from kingdom_builder_qt.core.errors import (
    SEED_DIGITS,
    Misuse,
    SetupError,
    check_kind,
    is_seed,
    quoted,
    unknown,
)
from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.view import View


class Player(Protocol):
    """A player of one game: made with the rules of the game and a seed."""

    def __init__(self, rules: Rules, seed: int) -> None:
        """`rules`: of the game to be played; `seed`: what decides all that is left to chance."""

    def decide(self, view: View, moves: Sequence[Move]) -> Move:
        """Return one of `moves`, the legal moves of the player of `view`.

        The answer depends on rules, seed and the views of this turn up to now, whatever the player
        object was asked before, unless somebody is in a hurry or the time is limited by the clock.
        """


# A new player is one line here; the name is what options, records and the command line say.
PLAYERS: Final[dict[str, type[Player]]] = {
    "random": RandomPlayer,
    "novice": NovicePlayer,
    "builder": BuilderPlayer,
    "reference_hard": ReferenceHardPlayer,
    "strategist": StrategistPlayer,
    "master": MasterPlayer,
}


NAMES: Final = ", ".join(PLAYERS)

# What the window offers as opponents, weakest first; the others are for the command line.
LEVELS: Final = ("novice", "builder", "strategist", "master")
DEFAULT_LEVEL: Final = "builder"  # a fair game for a newcomer, at once

# Players whose time can be chosen.
TIMED: Final = {"master": MasterPlayer}
_SECONDS: Final = re.compile(r"\d{1,3}(\.\d{1,3})?")


def player_name(player: str | type[Player]) -> str:
    """Return what a player is called in tables: its name, or that of its class."""
    return player if isinstance(player, str) else player.__name__


def check_player(player: str | type[Player]) -> None:
    """Raise SetupError unless there is a player of that name, or the class is one's.

    See `make_player`.
    """
    given: Any = player  # a script may give anything
    if isinstance(given, str):
        _check_name(given)
    elif not isinstance(given, type) or not callable(getattr(given, "decide", None)):
        raise SetupError(f"not a player: {quoted(given)} (a name, or a class with `decide`)")


def _check_name(name: str) -> None:
    plain, at, seconds = name.partition("@")
    if plain not in PLAYERS:
        raise SetupError(unknown("player", plain, PLAYERS))
    if at and plain in TIMED and not _is_time(seconds):
        raise SetupError(f"player {quoted(name)}: the time is 0.001 to 999.999 seconds")
    if at and plain not in TIMED:
        raise SetupError(
            f"player {quoted(name)}: only {', '.join(TIMED)} can be followed by @SECONDS"
        )


def check_thinking(rules: object, seed: object, is_hurried: object) -> None:
    """Raise Misuse unless somebody can think about a game with this."""
    check_kind(rules, Rules)
    if not is_seed(seed):
        raise Misuse(f"not a seed: {quoted(seed)} (a whole number of at most {SEED_DIGITS} digits)")
    if not callable(is_hurried):
        raise Misuse(f"not a function that tells whether somebody waits: {quoted(is_hurried)}")


def thinking_seconds(name: str) -> float:
    """Return how long a player may think about a turn; 0 for one whose time is not limited so."""
    return float(name.partition("@")[2] or 0)


def _is_time(seconds: str) -> bool:
    return _SECONDS.fullmatch(seconds) is not None and float(seconds) > 0


def make_player(
    player: str | type[Player],
    rules: Rules,
    seed: int,
    is_hurried: Callable[[], bool] = lambda: False,
) -> Player:
    """Return a new player for a game with these rules; SetupError if none has that name.

    `player`: a name of `PLAYERS`, or a class of your own.  Misuse if the rest is of another kind.
    `master@0.5` is a master who may think for half a second about each turn; its answers then
    depend on the speed of the machine.  `is_hurried` is asked while a player thinks for long.
    """
    check_player(player)
    check_thinking(rules, seed, is_hurried)
    if not isinstance(player, str):
        return player(rules, seed)
    plain, _, seconds = player.partition("@")
    if plain in TIMED:
        time = float(seconds) if seconds else None
        return TIMED[plain](rules, seed, time, is_hurried=is_hurried)
    return PLAYERS[plain](rules, seed)
