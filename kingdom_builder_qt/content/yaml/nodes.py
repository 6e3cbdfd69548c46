"""The nodes of a YAML file, each with its line and column.  What a key means is not known here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

Scalar: TypeAlias = str | int | float | bool | None


@dataclass(frozen=True, slots=True)
class ScalarNode:
    """A single value; `text` is the string before it was resolved to `value`."""

    line: int
    column: int
    text: str
    value: Scalar
    quoted: bool = False
    exact: bool = True  # `text` stands in the file letter by letter, on one line

    def column_at(self, index: int) -> int:
        """Return the column of the n-th letter of the text."""
        return self.column + self.quoted + index if self.exact else self.column


@dataclass(frozen=True, slots=True)
class SequenceNode:
    """A list."""

    line: int
    column: int
    items: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class MappingNode:
    """A mapping; keys are unique and taken as text, never as numbers or booleans."""

    line: int
    column: int
    entries: tuple[tuple[ScalarNode, Node], ...]
    sound: bool = True  # False: a key was dropped, its problem has been reported

    def get(self, key: str) -> Node | None:
        """Return the value of a key, None if the mapping lacks it."""
        return next((value for name, value in self.entries if name.text == key), None)


@dataclass(frozen=True, slots=True)
class BadNode:
    """Something that was refused; its problem has been reported."""

    line: int
    column: int


Node: TypeAlias = ScalarNode | SequenceNode | MappingNode | BadNode


def kind_of(node: Node) -> str:
    """Return in words what a node is, for `expected ..., found ...`."""
    if isinstance(node, SequenceNode):
        return "a list"
    if isinstance(node, MappingNode):
        return "a mapping"
    if isinstance(node, BadNode) or node.value is None:
        return "nothing"
    if isinstance(node.value, bool):
        return f"the truth value {node.text}"
    if isinstance(node.value, int | float):
        return f"the number {node.text[:20]}"
    return "text"
