"""Nodes of a YAML file with line and column, independent of the meaning of keys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from kingdom_builder_qt.core.messages import Message

Scalar: TypeAlias = str | int | float | bool | None


@dataclass(frozen=True, slots=True)
class ScalarNode:
    """A single value; `text`: the string before conversion to `value`."""

    line: int
    column: int
    text: str
    value: Scalar
    quoted: bool = False
    exact: bool = True  # `text` occurs in the file verbatim, on one line

    def column_at(self, index: int) -> int:
        """Return the column of a character of the text, given its index."""
        return self.column + self.quoted + index if self.exact else self.column


@dataclass(frozen=True, slots=True)
class SequenceNode:
    """A list."""

    line: int
    column: int
    items: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class MappingNode:
    """A mapping; keys are unique and always text, never numbers or booleans."""

    line: int
    column: int
    entries: tuple[tuple[ScalarNode, Node], ...]
    sound: bool = True  # False: an invalid key was dropped and reported

    def get(self, key: str) -> Node | None:
        """Return the value of a key, None if the mapping lacks it."""
        return next((value for name, value in self.entries if name.text == key), None)


@dataclass(frozen=True, slots=True)
class BadNode:
    """A rejected part of the file, which was reported."""

    line: int
    column: int


Node: TypeAlias = ScalarNode | SequenceNode | MappingNode | BadNode


def kind_of(node: Node) -> Message:
    """Return a description of a node, for `expected ..., found ...`."""
    if isinstance(node, SequenceNode):
        return Message("a list")
    if isinstance(node, MappingNode):
        return Message("a mapping")
    if isinstance(node, BadNode) or node.value is None:
        return Message("nothing")
    if isinstance(node.value, bool):
        return Message("the truth value {text}", text=node.text)
    if isinstance(node.value, int | float):
        return Message("the number {text}", text=node.text[:20])
    return Message("text")
