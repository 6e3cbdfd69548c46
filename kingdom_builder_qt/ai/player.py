"""The one interface of all AI players, and the explicit list of them."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final, Protocol

from kingdom_builder_qt.ai.greedy_player import GreedyPlayer
from kingdom_builder_qt.ai.random_player import RandomPlayer
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.view import View


class Player(Protocol):
    """A player of one game: made with the rules of the game and a seed."""

    def __init__(self, rules: Rules, seed: int) -> None:
        """Prepare for a game."""

    def decide(self, view: View, moves: Sequence[Move]) -> Move:
        """Return one of `moves`, the legal moves of the player of `view`.

        The answer depends on rules, seed and view only: a situation that comes again after an
        undo or in a new worker process is answered in the same way.
        """


# A new player is one line here; the name is what options, records and the command line say.
PLAYERS: Final[dict[str, type[Player]]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
}


def check_player(name: str) -> None:
    """Raise SetupError with the nearest name unless there is a player called `name`."""
    if name in PLAYERS:
        return
    near = get_close_matches(name, PLAYERS, n=1)
    hint = f"did you mean {near[0]!r}?" if near else f"known: {', '.join(PLAYERS)}"
    raise SetupError(f"unknown player {name!r} ({hint})")


def make_player(name: str, rules: Rules, seed: int) -> Player:
    """Return a new player for a game with these rules; SetupError if none has that name."""
    check_player(name)
    return PLAYERS[name](rules, seed)
