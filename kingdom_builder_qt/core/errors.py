"""The exceptions of the library, and the checks of arguments that raise them."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from kingdom_builder_qt.core.messages import NO_MESSAGE, Message, as_message

SEED_DIGITS: Final = 40
_SEEDS: Final = 10**SEED_DIGITS
# The usual concrete types of the containers of a set-up.
_USUAL: Final[dict[type, tuple[type, ...]]] = {
    Mapping: (dict, MappingProxyType),
    Sequence: (list, tuple),
    Collection: (tuple, list),
}
_FEW: Final = 16  # names that one message can list
QUOTED: Final = 80  # maximum number of characters of quoted input in a message


class KingdomBuilderError(ValueError):
    """Base of all errors caused by a caller's input.

    The argument is a `Message` if a player can meet the error in a window, which translates it.
    """

    @property
    def message(self) -> Message:
        """The argument, of another error its text."""
        return as_message(self.args[0] if self.args else "")


class Misuse(KingdomBuilderError):
    """A call with invalid arguments: not a hex, player, source or move of the game.

    Also raised by `pop` on an empty stack.
    """


class IllegalMove(KingdomBuilderError):
    """A move that is not legal in this position; the position is unchanged."""


class NotationError(KingdomBuilderError):
    """Text that cannot be read as a hex, move or position."""


class BadPosition(NotationError):
    """Text that cannot be read as a position; `problems` has one sentence per problem."""

    def __init__(self, problems: Iterable[Message], cause: NotationError | None = None) -> None:
        """Make the message: one problem per line. `cause`: the first problem, without its field."""
        self.problems, self.cause = tuple(problems), cause
        super().__init__("\n".join(self.problems))

    @property
    def message(self) -> Message:
        """The first problem."""
        return self.problems[0] if self.cause is None else self.cause.message

    def __reduce__(
        self,
    ) -> tuple[type[BadPosition], tuple[tuple[Message, ...], NotationError | None]]:
        """Pickle with the problems, from which the message is made."""
        return BadPosition, (self.problems, self.cause)


class SetupError(KingdomBuilderError):
    """Options from which no game can be set up."""


def is_number(value: object) -> bool:
    """Return whether a value is an int but not a bool."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_seed(value: object) -> bool:
    """Return whether a value is a valid seed: an int of at most 40 digits."""
    return is_number(value) and abs(value) < _SEEDS  # type: ignore[arg-type]


def check_kind(value: object, *kinds: type) -> None:
    """Raise Misuse unless `value` is an instance of one of `kinds`."""
    if not isinstance(value, kinds):
        raise Misuse(f"not a {kinds[0].__name__}: {quoted(value)}")


def check_kind_of_all(values: Iterable[object], kind: type) -> None:
    """Raise Misuse unless all values are instances of `kind`."""
    for value in values:
        if not isinstance(value, kind):  # inline for speed: thousands of games are set up
            check_kind(value, kind)


def check_container(value: object, kind: type) -> None:
    """Raise Misuse unless `value` is a container of an abstract type; fast for built-in ones."""
    if type(value) not in _USUAL[kind]:  # isinstance with an abstract class is ten times slower
        check_kind(value, kind)


def quoted(value: object) -> str:
    """Return a value quoted for a message, shortened to `QUOTED` characters.

    Control characters are escaped. A value other than a string is shown by its `repr`, or described
    if `repr` fails.
    """
    if isinstance(value, str):
        return repr(value if len(value) <= QUOTED else f"{value[:QUOTED]}…")
    try:
        shown = repr(value)
    except Exception:  # noqa: BLE001 - an int of 5000 digits, a faulty class
        return _described(value)
    return shown if len(shown) <= QUOTED else f"{shown[:QUOTED]}…"


def did_you_mean(word: object, known: Iterable[str]) -> Message:
    """Return `did you mean '...'?` with the most similar known word, "" if none is similar."""
    from difflib import get_close_matches  # lazy: needed for mistakes only

    written = word if isinstance(word, str) else quoted(word)
    spelt = {name.lower(): name for name in known}
    # difflib would take minutes for input of a megabyte.
    near = get_close_matches(written[:QUOTED].lower(), spelt, n=1)
    if not near:
        return NO_MESSAGE
    return Message("did you mean {word}?", word=quoted(spelt[near[0]]))


def unknown(what: str, word: object, known: Iterable[str]) -> Message:
    """Return the message for an unknown name, with the nearest known name, or all if few."""
    names = [*known]
    hint = did_you_mean(word, names)
    if not hint and 0 < len(names) <= _FEW:
        hint = Message("known: {names}", names=", ".join(names))
    if not hint:
        return Message("unknown {what} {word}", what=what, word=quoted(word))
    return Message("unknown {what} {word} ({hint})", what=what, word=quoted(word), hint=hint)


def _described(value: object) -> str:
    if is_number(value):
        assert isinstance(value, int)
        return f"a number of {math.ceil(value.bit_length() * math.log10(2))} digits"
    return f"a value of the type {type(value).__name__}"
