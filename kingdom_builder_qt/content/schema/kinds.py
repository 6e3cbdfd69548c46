"""The base kinds of parameter: each validates, describes and completes.  No entry is known here.

`read` never raises on bad data: it reports every problem to the `At` and returns `BAD`.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

from kingdom_builder_qt.content.portable_names import is_device
from kingdom_builder_qt.content.problems import Guesses, Problem, Severity
from kingdom_builder_qt.content.yaml.nodes import BadNode, Node, ScalarNode, kind_of
from kingdom_builder_qt.core.errors import quoted

T = TypeVar("T")

MAX_PROBLEMS: Final = 100
ID_PATTERN: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
MAX_ID: Final = 60
ID_RULE: Final = (
    f"an id begins with a letter and consists of up to {MAX_ID} lower-case letters, digits and "
    "single underscores"
)


def is_id(text: str) -> bool:
    """Return whether a text can be an id, which is the name of a file, too."""
    return len(text) <= MAX_ID and bool(ID_PATTERN.fullmatch(text)) and not is_device(text)


def id_fault(text: str) -> str:
    """Return the reason why a text is not an id, in the words that the section editor uses."""
    shown = quoted(text)[1:-1]
    if is_device(text):
        return f"Windows reserves the name “{shown}” for a device: choose another id"
    return f"“{shown}” is not a valid id: {ID_RULE}"


class Bad:
    """The value of something that was reported."""


BAD: Final = Bad()


@dataclass(frozen=True, slots=True)
class Reference:
    """An id of another entry, met while reading; checked when everything is loaded."""

    kind: str  # "terrain", "feature", "tile", "section", "card" or "expansion"
    id: str
    line: int
    column: int
    path: str


@dataclass(slots=True)
class ProblemReport:
    """What the reading of one file or one entry brought up."""

    file: str
    problems: list[Problem] = field(default_factory=list)
    references: list[Reference] = field(default_factory=list)
    guesses: Guesses = field(default_factory=Guesses)

    def add(self, problem: Problem) -> None:
        """Keep a problem; a hopeless file does not flood the list."""
        if len(self.problems) < MAX_PROBLEMS:
            self.problems.append(problem)


@dataclass(frozen=True, slots=True)
class At:
    """A place in the data, and the report that problems go to."""

    report: ProblemReport
    path: str = ""

    def key(self, name: str) -> At:
        """Return the place one key further down."""
        name = name[:MAX_ID]
        return At(self.report, f"{self.path}.{name}" if self.path else name)

    def nearest(self, word: str, known: Collection[str]) -> str:
        """Return `did you mean '...'?`, "" if no name is near (see `Guesses`)."""
        return self.report.guesses.nearest(word, known)

    def error(self, node: Node, message: str, suggestion: str = "") -> Bad:
        """Report an error at a node."""
        return self.say("error", node.line, node.column, message, suggestion)

    def say(
        self, severity: Severity, line: int, column: int, message: str, suggestion: str = ""
    ) -> Bad:
        """Report a problem at a line and column."""
        problem = Problem(severity, self.report.file, line, column, self.path, message, suggestion)
        self.report.add(problem)
        return BAD

    def expected(self, node: Node, what: str) -> Bad:
        """Report a value of the wrong type, unless the reader has refused it already."""
        if isinstance(node, BadNode):
            return BAD
        return self.error(node, f"expected {what}, found {kind_of(node)}")


class Kind(Generic[T]):
    """A kind of parameter."""

    __slots__ = ()

    def read(self, node: Node, at: At) -> T | Bad:
        """Return the value of a node, or report what is wrong and return BAD."""
        raise NotImplementedError

    def describe(self) -> str:
        """Return what may be written, for the documentation."""
        raise NotImplementedError

    def complete(self) -> tuple[str, ...]:
        """Return the words that may be written, if they are a closed list."""
        return ()


@dataclass(frozen=True, slots=True)
class Text(Kind[str]):
    """Any text."""

    max_length: int = 2000
    empty: bool = True

    def read(self, node: Node, at: At) -> str | Bad:
        if not isinstance(node, ScalarNode) or not isinstance(node.value, str):
            return at.expected(node, "text")
        if len(node.value) > self.max_length:
            return at.error(node, f"text of {len(node.value)} letters, at most {self.max_length}")
        if not self.empty and not node.value.strip():
            return at.error(node, "the text is empty")
        return node.value

    def describe(self) -> str:
        return "text"


@dataclass(frozen=True, slots=True)
class Flag(Kind[bool]):
    """true or false."""

    def read(self, node: Node, at: At) -> bool | Bad:
        if isinstance(node, ScalarNode) and isinstance(node.value, bool):
            return node.value
        if isinstance(node, ScalarNode) and isinstance(node.value, str):
            return at.error(node, f"expected true or false, found {quoted(node.text)}")
        return at.expected(node, "true or false")

    def describe(self) -> str:
        return "`true` or `false`"

    def complete(self) -> tuple[str, ...]:
        return ("true", "false")


@dataclass(frozen=True, slots=True)
class Integer(Kind[int]):
    """A whole number within limits."""

    low: int
    high: int

    def read(self, node: Node, at: At) -> int | Bad:
        what = f"a whole number from {self.low} to {self.high}"
        if not isinstance(node, ScalarNode) or type(node.value) is not int:
            return at.expected(node, what)
        if not self.low <= node.value <= self.high:
            return at.error(node, f"expected {what}, found {node.value}")
        return node.value

    def describe(self) -> str:
        return f"whole number, {self.low} to {self.high}"


@dataclass(frozen=True, slots=True)
class Word(Kind[str]):
    """One of a closed list of words."""

    words: tuple[str, ...]

    def read(self, node: Node, at: At) -> str | Bad:
        if not isinstance(node, ScalarNode) or node.value is None:
            return at.expected(node, f"one of: {', '.join(self.words)}")
        if node.text not in self.words:
            suggestion = at.nearest(node.text, self.words) or f"one of: {', '.join(self.words)}"
            return at.error(node, f"unknown word {quoted(node.text)}", suggestion)
        return node.text

    def describe(self) -> str:
        return " or ".join(f"`{word}`" for word in self.words)

    def complete(self) -> tuple[str, ...]:
        return self.words


@dataclass(frozen=True, slots=True)
class Pattern(Kind[str]):
    """Text of one form, such as a colour."""

    pattern: re.Pattern[str]
    what: str
    example: str = ""

    def read(self, node: Node, at: At) -> str | Bad:
        if not isinstance(node, ScalarNode) or node.value is None:
            return at.expected(node, self.what)
        if not self.pattern.fullmatch(node.text):
            return at.error(node, f"expected {self.what}, found {quoted(node.text)}")
        return node.text

    def describe(self) -> str:
        return self.what


COLOUR: Final = Pattern(
    re.compile(r"#[0-9a-fA-F]{6}"), 'a colour like "#9cbf5c", in quotes', "#9cbf5c"
)
LETTER: Final = Pattern(re.compile("[a-z]"), "a lower case letter", "z")


_PICTURE: Final = re.compile(r"[a-z0-9]+(?:[_-][a-z0-9]+)*\.(?:svg|png)")


@dataclass(frozen=True, slots=True)
class FileName(Kind[ScalarNode]):
    """The name of a picture, without folders; the node is kept, for what is wrong with the file."""

    def read(self, node: Node, at: At) -> ScalarNode | Bad:
        what = "the name of an SVG or PNG file, such as well.svg"
        if not isinstance(node, ScalarNode) or node.value is None:
            return at.expected(node, what)
        if len(node.text) > MAX_ID or not _PICTURE.fullmatch(node.text):
            suggestion = "lower case letters, digits and single underscores, no folder"
            return at.error(node, f"expected {what}, found {quoted(node.text)}", suggestion)
        if is_device(node.text):
            message = f"Windows reserves the name {quoted(node.text)} for a device"
            return at.error(node, message)
        return node

    def describe(self) -> str:
        return "name of a file that ends in `.svg` or `.png`"


@dataclass(frozen=True, slots=True)
class Id(Kind[str]):
    """The id of an entry, or of another entry when `refers_to` names its kind."""

    refers_to: str = ""
    words: tuple[str, ...] = ()  # words with a meaning of their own, allowed in place of an id

    def read(self, node: Node, at: At) -> str | Bad:
        if not isinstance(node, ScalarNode) or node.value is None:
            return at.expected(node, f"the id of a {self.refers_to}" if self.refers_to else "an id")
        if not is_id(node.text):
            return at.error(node, id_fault(node.text))
        if self.refers_to and node.text not in self.words:
            place = (node.line, node.column, at.path)
            at.report.references.append(Reference(self.refers_to, node.text, *place))
        return node.text

    def describe(self) -> str:
        words = "".join(f" or `{word}`" for word in self.words)
        return (f"{self.refers_to} id" if self.refers_to else "id") + words

    def complete(self) -> tuple[str, ...]:
        return self.words
