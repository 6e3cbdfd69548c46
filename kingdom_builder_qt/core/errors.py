"""The typed errors of the rules core."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

SEED_DIGITS: Final = 40
_SEEDS: Final = 10**SEED_DIGITS
# Containers that a set-up is made of, as a rule.
_USUAL: Final[dict[type, tuple[type, ...]]] = {
    Mapping: (dict, MappingProxyType),
    Sequence: (list, tuple),
    Collection: (tuple, list),
}
_FEW: Final = 16  # names that one message can list
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


def is_seed(value: object) -> bool:
    """Return whether something is a state of chance: a whole number that any text can hold."""
    return is_number(value) and abs(value) < _SEEDS  # type: ignore[arg-type]


def check_kind(value: object, *kinds: type) -> None:
    """Raise Misuse unless something is of a kind: a script may give anything."""
    if not isinstance(value, kinds):
        raise Misuse(f"not a {kinds[0].__name__}: {quoted(value)}")


def check_kind_of_all(values: Iterable[object], kind: type) -> None:
    """Raise Misuse unless all of some values are of a kind."""
    for value in values:
        if not isinstance(value, kind):  # games are set up by the thousand: no call for each value
            check_kind(value, kind)


def check_container(value: object, kind: type) -> None:
    """Raise Misuse unless something is a container of an abstract kind; quick for Python's own."""
    if type(value) not in _USUAL[kind]:  # to ask an abstract class takes up to ten times as long
        check_kind(value, kind)


def quoted(value: object) -> str:
    """Return what somebody wrote in quotes for a message, cut where it is long.

    Control characters are spelt out; a value that is no text is shown as Python writes it, and
    described where Python refuses.
    """
    if isinstance(value, str):
        return repr(value if len(value) <= QUOTED else f"{value[:QUOTED]}…")
    try:
        shown = repr(value)
    except Exception:  # noqa: BLE001 - a number of 5000 digits, a list in itself, a faulty class
        return _described(value)
    return shown if len(shown) <= QUOTED else f"{shown[:QUOTED]}…"


def did_you_mean(word: object, known: Iterable[str]) -> str:
    """Return `did you mean '...'?` with the most similar known word, "" if none is similar."""
    from difflib import get_close_matches  # only who makes a mistake waits for it

    written = word if isinstance(word, str) else quoted(word)
    spelt = {name.lower(): name for name in known}
    # A word of a megabyte would keep difflib busy for minutes.
    near = get_close_matches(written[:QUOTED].lower(), spelt, n=1)
    return f"did you mean {quoted(spelt[near[0]])}?" if near else ""


def unknown(what: str, word: object, known: Iterable[str]) -> str:
    """Return the sentence that there is no such thing, with the nearest name, or all if few."""
    names = [*known]
    hint = did_you_mean(word, names)
    if not hint and 0 < len(names) <= _FEW:
        hint = f"known: {', '.join(names)}"
    return f"unknown {what} {quoted(word)}" + (f" ({hint})" if hint else "")


def _described(value: object) -> str:
    if is_number(value):
        assert isinstance(value, int)
        return f"a number of {math.ceil(value.bit_length() * math.log10(2))} digits"
    return f"a value of the type {type(value).__name__}"
