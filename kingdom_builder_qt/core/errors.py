"""The typed errors of the rules core."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

QUOTED: Final = 80  # letters of what somebody wrote; a message is read, not searched


class KingdomBuilderError(ValueError):
    """Base of all errors that a caller's input can cause; the message is fit for a user."""


class Misuse(KingdomBuilderError):
    """A call that nobody can answer: what was given is no hex, player, source or move of the game.

    Also a `pop` with nothing to take back.
    """


class IllegalMove(KingdomBuilderError):
    """A move that is not legal in this position; the position is unchanged."""


class NotationError(KingdomBuilderError):
    """A text that is no hex, move or position."""


class BadPosition(NotationError):
    """A text that is no position; `problems` holds a sentence for each thing that is wrong."""

    def __init__(self, problems: Iterable[str]) -> None:
        """Say all of it, each problem in a line of its own."""
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))

    def __reduce__(self) -> tuple[type[BadPosition], tuple[tuple[str, ...]]]:
        """Pickle with the problems, from which the message is made."""
        return BadPosition, (self.problems,)


class SetupError(KingdomBuilderError):
    """Options from which no game can be set up."""


def is_number(value: object) -> bool:
    """Return whether something is a whole number; True and False are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def quoted(value: object) -> str:
    """Return what somebody wrote in quotes for a message, cut where it is long.

    Control characters are spelt out; a value that is no text is shown as Python writes it.
    """
    if isinstance(value, str):
        return repr(value if len(value) <= QUOTED else f"{value[:QUOTED]}…")
    shown = repr(value)
    return shown if len(shown) <= QUOTED else f"{shown[:QUOTED]}…"
