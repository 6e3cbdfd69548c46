"""The argument parser, and the option types shared by several commands."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeAlias

from kingdom_builder_qt.content.disk import expanded, path_fault
from kingdom_builder_qt.content.portable_names import new_file_fault
from kingdom_builder_qt.core.errors import QUOTED, KingdomBuilderError, did_you_mean, quoted

if TYPE_CHECKING:
    from kingdom_builder_qt.game.workers import Pool

MOST: Final = 10_000_000  # games; a list of more would not fit into memory
DEEPEST: Final = 12  # the smallest recorded tree would take years at this depth
ENGINES: Final = "engine:PATH ARGUMENTS is a program that speaks the engine protocol"
_DIGITS: Final = 9  # of a rotation; longer ones are invalid anyway
_LONGEST: Final = 400  # maximum number of characters of a message
Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


class UsageError(KingdomBuilderError):
    """Invalid command-line arguments."""


class Parser(argparse.ArgumentParser):
    """Raises UsageError with one sentence, instead of printing the usage and exiting."""

    _given: Sequence[str] = ()
    examples: Sequence[str] = ()  # complete command lines; also shown in man pages

    def show_examples(self, *lines: str) -> None:
        """End the help with complete command lines."""
        self.examples = lines
        self.formatter_class = argparse.RawDescriptionHelpFormatter
        self.epilog = "\n".join(["examples:", *(f"  {line}" for line in lines)])

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Parse as usual, and store the words so that errors can shorten them."""
        self._given = args or ()
        parsed, extras = super().parse_known_args(args, namespace)
        if extras:  # here, where the options of this command are available
            self.error(f"unrecognized arguments: {' '.join(extras)}{self._suggestion(extras)}")
        return parsed, extras

    def _suggestion(self, extras: Sequence[str]) -> str:
        """Return hints at similar options for unknown ones, "" without any."""
        known = [option for option in self._option_string_actions if option.startswith("--")]
        asked = [word.partition("=")[0] for word in extras if word.startswith("-")]
        hints = filter(None, (did_you_mean(word, known) for word in asked))
        return "".join(f": {hint}" for hint in dict.fromkeys(hints))

    def error(self, message: str) -> NoReturn:
        """Raise UsageError with the message and a hint at the help."""
        given = [part for word in self._given for part in (word, word.partition("=")[2])]
        for word in sorted((word for word in given if len(word) > QUOTED), key=len, reverse=True):
            message = message.replace(repr(word), quoted(word)).replace(word, quoted(word))
        if len(message) > _LONGEST:
            message = f"{message[:_LONGEST]}…"
        raise UsageError(f"{message} (see `{self.prog} --help`)")


def add_expansions(container: argparse._ActionsContainer) -> None:
    """Add the option for the expansions of games."""
    text = "such as base,nomads (default: base)"
    container.add_argument("--expansions", type=words, default=("base",), metavar="X,Y", help=text)


def add_seed(container: argparse._ActionsContainer, default: int) -> None:
    """Add the option for the seed."""
    text = f"same seed, same games (default: {default})"
    container.add_argument("--seed", type=int, default=default, metavar="N", help=text)


def add_jobs(container: argparse._ActionsContainer) -> None:
    """Add the option for the number of processes."""
    text = "processes (default: 1)"
    container.add_argument("--jobs", type=jobs, default=1, metavar="N", help=text)


def add_workers(parser: argparse.ArgumentParser) -> None:
    """Add the options for processes of this machine, or of many."""
    where = parser.add_mutually_exclusive_group()
    add_jobs(where)
    text = "the scheduler of a Dask cluster, such as tcp://host:8786 (needs the extra cluster)"
    where.add_argument("--cluster", metavar="ADDRESS", help=text)


@contextmanager
def workers_of(parsed: argparse.Namespace) -> Iterator[Pool | None]:
    """Yield the pool that was asked for, None for this process."""
    # Lazy, so that windows do not import multiprocessing.
    from kingdom_builder_qt.game.cluster import cluster_pool
    from kingdom_builder_qt.game.workers import WorkerPool

    if parsed.cluster is not None:
        with cluster_pool(parsed.cluster) as pool:
            yield pool
    else:
        yield partial(WorkerPool, parsed.jobs) if parsed.jobs > 1 else None


def positive(text: str) -> int:
    """Parse a whole number of at least 1."""
    return _between(text, 1, MOST)


def not_negative(text: str) -> int:
    """Parse a whole number of at least 0."""
    return _between(text, 0, MOST)


def jobs(text: str) -> int:
    """Parse a number of processes within the limit of this machine."""
    # Lazy, so that windows do not import multiprocessing.
    from kingdom_builder_qt.game.workers import MOST_JOBS

    return _between(text, 1, MOST_JOBS)


def tree_depth(text: str) -> int:
    """Parse the depth of a move tree."""
    return _between(text, 1, DEEPEST)


def _between(text: str, least: int, most: int) -> int:
    try:
        number = int(text)
    except ValueError:  # not a number, or one of thousands of digits
        raise argparse.ArgumentTypeError(f"{quoted(text)} is not a whole number") from None
    given = quoted(text.strip())[1:-1]
    if number < least:
        raise argparse.ArgumentTypeError(f"{given} is less than {least}")
    if number > most:
        raise argparse.ArgumentTypeError(f"{given} is more than {most}")
    return number


def file(text: str) -> Path:
    """Parse the path of a file or folder, which need not exist; `~` is the home folder."""
    path = expanded(Path(text))
    if trouble := "it is empty" if not text else path_fault(path):
        raise argparse.ArgumentTypeError(f"{quoted(text)} cannot be the name of a file: {trouble}")
    return path


def add_parquet(parser: argparse.ArgumentParser) -> None:
    """Add `--parquet FILE`."""
    parser.add_argument(
        "--parquet",
        type=new_file,
        metavar="FILE",
        help="write a row for each player of each game (needs pyarrow)",
    )


def new_file(text: str) -> Path:
    """Parse the path of an output file; a new name must be valid on every system."""
    path = file(text)
    if fault := new_file_fault(path):
        raise argparse.ArgumentTypeError(f"{quoted(text)} cannot be the name of a file: {fault}")
    return path


def words(text: str) -> tuple[str, ...]:
    """Parse a comma-separated list."""
    return tuple(word.strip() for word in text.split(",") if word.strip())


def numbers(text: str) -> tuple[tuple[str, int], ...]:
    """Parse ids with numbers: `nomads=2,harvest=1`."""
    found = []
    for word in words(text):
        id_, sign, number = word.partition("=")
        if not sign or not number.isdecimal() or len(number) > _DIGITS:
            message = f"{quoted(word)} is not an id with a number: nomads=2"
            raise argparse.ArgumentTypeError(message)
        found.append((id_, int(number)))
    return tuple(found)


def sections(text: str) -> tuple[tuple[str, int], ...]:
    """Parse sections with rotations: `tavern,oasis:180` (NW, NE, SW, SE)."""
    found = []
    for word in words(text):
        id_, colon, rotation = word.partition(":")
        try:
            found.append((id_, int(rotation[:_DIGITS]) if colon else 0))
        except ValueError:
            message = f"{quoted(rotation)} in {quoted(word)} is not a rotation: 0 or 180"
            raise argparse.ArgumentTypeError(message) from None
    return tuple(found)
