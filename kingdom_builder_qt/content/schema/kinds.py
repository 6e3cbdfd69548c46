"""The base kinds of values: each validates, documents and completes. Independent of entries.

`read` never raises on invalid data: it reports all problems to the `At` and returns `BAD`.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

from kingdom_builder_qt.content.portable_names import is_device
from kingdom_builder_qt.content.problems import Guesses, Problem, Severity, kind_name
from kingdom_builder_qt.content.yaml.nodes import BadNode, Node, ScalarNode, kind_of
from kingdom_builder_qt.core.errors import quoted
from kingdom_builder_qt.core.messages import NO_MESSAGE, Message

T = TypeVar("T")

MAX_PROBLEMS: Final = 100
ID_PATTERN: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
MAX_ID: Final = 60
ID_RULE: Final = Message(
    "an ID begins with a letter and consists of up to {most} lower-case letters, digits and single "
    "underscores",
    most=MAX_ID,
)


def is_id(text: str) -> bool:
    """Return whether a text is a valid id, which must also be a portable file name."""
    return len(text) <= MAX_ID and bool(ID_PATTERN.fullmatch(text)) and not is_device(text)


def id_fault(text: str) -> Message:
    """Return why a text is not a valid id, in the words of the section editor."""
    shown = quoted(text)[1:-1]
    if is_device(text):
        return Message("Windows reserves the name “{id}” for a device; choose another ID", id=shown)
    return Message("“{id}” is not a valid ID: {rule}", id=shown, rule=ID_RULE)


class Bad:
    """The value of an invalid node; the problem was reported."""


BAD: Final = Bad()


@dataclass(frozen=True, slots=True)
class Reference:
    """A reference to another entry; checked after all content is loaded."""

    kind: str  # "terrain", "feature", "tile", "section", "card" or "expansion"
    id: str
    line: int
    column: int
    path: str


@dataclass(slots=True)
class ProblemReport:
    """Problems and references found while reading a file or entry."""

    file: str
    problems: list[Problem] = field(default_factory=list)
    references: list[Reference] = field(default_factory=list)
    guesses: Guesses = field(default_factory=Guesses)
    forms: tuple[str, ...] = ()  # of names in the language of the file, beyond the English ones

    def add(self, problem: Problem) -> None:
        """Add a problem, up to a limit per file."""
        if len(self.problems) < MAX_PROBLEMS:
            self.problems.append(problem)


@dataclass(frozen=True, slots=True)
class At:
    """A position in the data, and the report for its problems."""

    report: ProblemReport
    path: str = ""

    def key(self, name: str) -> At:
        """Return the position of a key below this one."""
        name = name[:MAX_ID]
        return At(self.report, f"{self.path}.{name}" if self.path else name)

    def nearest(self, word: str, known: Collection[str]) -> Message:
        """Return `did you mean '...'?`, "" without a similar name (see `Guesses`)."""
        return self.report.guesses.nearest(word, known)

    def error(self, node: Node, message: Message, suggestion: Message = NO_MESSAGE) -> Bad:
        return self.say("error", node.line, node.column, message, suggestion)

    def say(
        self,
        severity: Severity,
        line: int,
        column: int,
        message: Message,
        suggestion: Message = NO_MESSAGE,
    ) -> Bad:
        problem = Problem(severity, self.report.file, line, column, self.path, message, suggestion)
        self.report.add(problem)
        return BAD

    def expected(self, node: Node, what: Message) -> Bad:
        """Report a value of the wrong type, unless the reader rejected the node already."""
        if isinstance(node, BadNode):
            return BAD
        return self.error(
            node, Message("expected {what}, found {found}", what=what, found=kind_of(node))
        )


class Kind(Generic[T]):
    """A kind of value."""

    __slots__ = ()

    def read(self, node: Node, at: At) -> T | Bad:
        """Return the value of a node, or report its problems and return BAD."""
        raise NotImplementedError

    def describe(self) -> str:
        """Return the accepted values, for the documentation."""
        raise NotImplementedError

    def complete(self) -> tuple[str, ...]:
        """Return the accepted words if they are a closed list."""
        return ()


@dataclass(frozen=True, slots=True)
class Text(Kind[str]):
    """Any text."""

    max_length: int = 2000
    empty: bool = True

    def read(self, node: Node, at: At) -> str | Bad:
        if not isinstance(node, ScalarNode) or not isinstance(node.value, str):
            return at.expected(node, Message("text"))
        if len(node.value) > self.max_length:
            return at.error(
                node,
                Message(
                    "text of {count} characters; the limit is {most}",
                    count=len(node.value),
                    most=self.max_length,
                ),
            )
        if not self.empty and not node.value.strip():
            return at.error(node, Message("the text is empty"))
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
            return at.error(
                node,
                Message(
                    "expected {what}, found {found}",
                    what=Message("true or false"),
                    found=quoted(node.text),
                ),
            )
        return at.expected(node, Message("true or false"))

    def describe(self) -> str:
        return "`true` or `false`"

    def complete(self) -> tuple[str, ...]:
        return ("true", "false")


@dataclass(frozen=True, slots=True)
class Integer(Kind[int]):
    """An integer within limits."""

    low: int
    high: int

    def read(self, node: Node, at: At) -> int | Bad:
        what = Message("a whole number from {low} to {high}", low=self.low, high=self.high)
        if not isinstance(node, ScalarNode) or type(node.value) is not int:
            return at.expected(node, what)
        if not self.low <= node.value <= self.high:
            return at.error(
                node, Message("expected {what}, found {found}", what=what, found=node.value)
            )
        return node.value

    def describe(self) -> str:
        return f"whole number, {self.low} to {self.high}"


@dataclass(frozen=True, slots=True)
class Word(Kind[str]):
    """One of a closed list of words."""

    words: tuple[str, ...]

    def read(self, node: Node, at: At) -> str | Bad:
        if not isinstance(node, ScalarNode) or node.value is None:
            return at.expected(node, Message("one of: {words}", words=[*self.words]))
        if node.text not in self.words:
            suggestion = at.nearest(node.text, self.words) or Message(
                "one of: {words}", words=[*self.words]
            )
            return at.error(
                node, Message("unknown word {word}", word=quoted(node.text)), suggestion
            )
        return node.text

    def describe(self) -> str:
        return " or ".join(f"`{word}`" for word in self.words)

    def complete(self) -> tuple[str, ...]:
        return self.words


@dataclass(frozen=True, slots=True)
class Pattern(Kind[str]):
    """Text that matches a pattern, such as a colour."""

    pattern: re.Pattern[str]
    what: Message
    example: str = ""

    def read(self, node: Node, at: At) -> str | Bad:
        if not isinstance(node, ScalarNode) or node.value is None:
            return at.expected(node, self.what)
        if not self.pattern.fullmatch(node.text):
            return at.error(
                node,
                Message("expected {what}, found {found}", what=self.what, found=quoted(node.text)),
            )
        return node.text

    def describe(self) -> str:
        return self.what


COLOUR: Final = Pattern(
    re.compile("#[0-9a-fA-F]{6}"),
    Message('a colour like "#9cbf5c", in quotes'),
    "#9cbf5c",
)
LETTER: Final = Pattern(re.compile("[a-z]"), Message("a lower-case letter"), "z")


_PICTURE: Final = re.compile(r"[a-z0-9]+(?:[_-][a-z0-9]+)*\.(?:svg|png)")


@dataclass(frozen=True, slots=True)
class FileName(Kind[ScalarNode]):
    """The file name of a picture, without folders; returns the node for later messages."""

    def read(self, node: Node, at: At) -> ScalarNode | Bad:
        what = Message("the name of an SVG or PNG file, such as well.svg")
        if not isinstance(node, ScalarNode) or node.value is None:
            return at.expected(node, what)
        if len(node.text) > MAX_ID or not _PICTURE.fullmatch(node.text):
            suggestion = Message(
                "use lower-case letters, digits and single underscores, without a folder"
            )
            return at.error(
                node,
                Message("expected {what}, found {found}", what=what, found=quoted(node.text)),
                suggestion,
            )
        if is_device(node.text):
            message = Message(
                "Windows reserves the name {name} for a device", name=quoted(node.text)
            )
            return at.error(node, message)
        return node

    def describe(self) -> str:
        return "name of a file that ends in `.svg` or `.png`"


@dataclass(frozen=True, slots=True)
class Id(Kind[str]):
    """The id of an entry, or a reference to another entry if `refers_to` names its kind."""

    refers_to: str = ""
    words: tuple[str, ...] = ()  # words with special meaning, accepted instead of an id

    def read(self, node: Node, at: At) -> str | Bad:
        if not isinstance(node, ScalarNode) or node.value is None:
            return at.expected(
                node,
                Message("the id of an entry: {kind}", kind=kind_name(self.refers_to))
                if self.refers_to
                else Message("an id"),
            )
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
