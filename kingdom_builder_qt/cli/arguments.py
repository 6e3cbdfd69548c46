"""The argument parser and the option types that several commands share."""

from __future__ import annotations

import argparse
from typing import Final, NoReturn, TypeAlias

from kingdom_builder_qt.core.errors import KingdomBuilderError

PROGRAM: Final = "kingdom-builder-qt"
INTERRUPTED: Final = 130  # exit status, as a shell reports a program ended by Ctrl+C
Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


class UsageError(KingdomBuilderError):
    """Arguments that make no sense."""


class Parser(argparse.ArgumentParser):
    """Raises what is wrong as one sentence, instead of printing a usage text and exiting."""

    def error(self, message: str) -> NoReturn:
        """Raise UsageError with the message and where help is found."""
        raise UsageError(f"{message} (see `{self.prog} --help`)")


def positive(text: str) -> int:
    """Return a whole number of at least 1."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is less than 1")
    return number


def words(text: str) -> tuple[str, ...]:
    """Return the words of a comma-separated list."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


def sections(text: str) -> tuple[tuple[str, int], ...]:
    """Return sections with rotations: `tavern,oasis:180` (NW, NE, SW, SE)."""
    found = []
    for word in words(text):
        id_, colon, rotation = word.partition(":")
        try:
            found.append((id_, int(rotation) if colon else 0))
        except ValueError:
            message = f"{rotation!r} in {word!r} is no rotation: 0 or 180"
            raise argparse.ArgumentTypeError(message) from None
    return tuple(found)
