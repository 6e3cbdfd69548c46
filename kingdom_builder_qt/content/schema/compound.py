"""Composite kinds of values: lists, records, alternatives. Independent of entries."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from kingdom_builder_qt.content.schema.kinds import BAD, At, Bad, Kind, T
from kingdom_builder_qt.content.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode
from kingdom_builder_qt.core.errors import quoted
from kingdom_builder_qt.core.messages import Message

Values: TypeAlias = dict[str, Any]  # values of a parsed record


@dataclass(frozen=True, slots=True)
class ListOf(Kind[tuple[T, ...]]):
    """A list; with `single`, an item without brackets is a list of one."""

    item: Kind[T]
    low: int = 0
    high: int = 1000
    single: bool = False

    def read(self, node: Node, at: At) -> tuple[T, ...] | Bad:
        if not isinstance(node, SequenceNode):
            if not self.single:
                return at.expected(node, Message("a list"))
            value = self.item.read(node, at)
            return BAD if isinstance(value, Bad) else (value,)
        if not self.low <= len(node.items) <= self.high:
            at.error(
                node,
                Message(
                    "items: {found}; there must be {needed}",
                    found=len(node.items),
                    needed=self._count(),
                ),
            )
            return BAD
        values = [self.item.read(item, at.key(str(i))) for i, item in enumerate(node.items)]
        good = tuple(value for value in values if not isinstance(value, Bad))
        return good if len(good) == len(values) else BAD

    def _count(self) -> Message:
        if self.low == self.high:
            return Message("{number}", number=self.low)
        return Message("{low} to {high}", low=self.low, high=self.high)

    def describe(self) -> str:
        inner = self.item.describe()
        if self.single:
            return f"{inner}, or a list of these"
        return f"list of {self._count()}: {inner}" if self.high < 1000 else f"list: {inner}"

    def complete(self) -> tuple[str, ...]:
        return self.item.complete()


@dataclass(frozen=True, slots=True)
class InOrder(Kind[tuple[Any, ...]]):
    """A list of fixed length, each item of its own kind."""

    items: tuple[Kind[Any], ...]

    def read(self, node: Node, at: At) -> tuple[Any, ...] | Bad:
        if not isinstance(node, SequenceNode):
            return at.expected(node, Message("a list"))
        if len(node.items) != len(self.items):
            return at.error(
                node,
                Message(
                    "items: {found}; there must be {needed}",
                    found=len(node.items),
                    needed=len(self.items),
                ),
            )
        pairs = zip(self.items, node.items, strict=True)
        values = [kind.read(item, at.key(str(i))) for i, (kind, item) in enumerate(pairs)]
        return BAD if any(isinstance(value, Bad) for value in values) else tuple(values)

    def describe(self) -> str:
        return "list of: " + ", then ".join(item.describe() for item in self.items)


@dataclass(frozen=True, slots=True)
class Field:
    """One key of a record."""

    key: str
    kind: Kind[Any]
    doc: str
    default: str | None = None  # for the documentation; None: the key is required
    attribute: str = ""  # if different from the key

    @property
    def name(self) -> str:
        """Return the argument name for the value."""
        return self.attribute or self.key


@dataclass(frozen=True, slots=True)
class RecordOf(Kind[T]):
    """A mapping with a closed set of keys.

    `check` reports invalid combinations of values.
    """

    name: str
    doc: str
    fields: tuple[Field, ...]
    make: Callable[..., T]
    check: Callable[[Values, Node, At], bool] = lambda values, node, at: True

    def read(self, node: Node, at: At) -> T | Bad:
        values, good = self.read_values(node, at)
        return self.make(**values) if good and self.check(values, node, at) else BAD

    def read_values(self, node: Node, at: At) -> tuple[dict[str, Any], bool]:
        """Return the valid values by argument name, and whether all were valid."""
        if not isinstance(node, MappingNode):
            at.expected(node, Message("a mapping ({names})", names=", ".join(self.complete())))
            return {}, False
        values: dict[str, Any] = {}
        good = node.sound
        known = {field.key: field for field in self.fields}
        for key, child in node.entries:
            if key.text not in known:
                good = self._unknown(key, at)
                continue
            field = known[key.text]
            value = field.kind.read(child, at.key(key.text))
            if isinstance(value, Bad):
                good = False
            else:
                values[field.name] = value
        return values, self._complete(node, at) and good

    def _unknown(self, key: ScalarNode, at: At) -> bool:
        keys = self.complete()
        suggestion = at.nearest(key.text, keys) or Message("known: {names}", names=", ".join(keys))
        at.key(key.text).error(key, Message("unknown key {key}", key=quoted(key.text)), suggestion)
        return False

    def _complete(self, node: MappingNode, at: At) -> bool:
        present = {key.text for key, _ in node.entries}
        missing = [f.key for f in self.fields if f.default is None and f.key not in present]
        for key in missing:
            at.error(
                node, Message("missing key {key} in {record}", key=quoted(key), record=self.name)
            )
        return not missing

    def describe(self) -> str:
        return f"[{self.name}](#{self.name.replace(' ', '-')})"

    def complete(self) -> tuple[str, ...]:
        return tuple(field.key for field in self.fields)


def single(field: Field, make: Callable[..., Any] | None = None) -> RecordOf[Any]:
    """Return a record of one key, for a `Switch`; without `make` it is parsed to its value."""
    return RecordOf(field.key, "", (field,), make or sole_value)


def sole_value(**values: Any) -> Any:
    """Return the value of the only key of a record."""
    (value,) = values.values()
    return value


@dataclass(frozen=True, slots=True)
class Switch(Kind[T]):
    """One of several records, identified by the first key of each."""

    name: str
    doc: str
    records: tuple[RecordOf[Any], ...]

    def read(self, node: Node, at: At) -> T | Bad:
        leads = self.complete()
        if not isinstance(node, MappingNode):
            return at.expected(
                node, Message("a mapping with one of: {names}", names=", ".join(leads))
            )
        found = [record for record in self.records if node.get(record.fields[0].key) is not None]
        if len(found) == 1:
            value: T | Bad = found[0].read(node, at)
            return value
        if found:
            both = [record.fields[0].key for record in found]
            return at.error(
                node, Message("{keys} cannot be combined in {record}", keys=both, record=self.name)
            )
        return self._none(node, at, leads)

    def _none(self, node: MappingNode, at: At, leads: tuple[str, ...]) -> Bad:
        keys = [key for record in self.records for key in record.complete()]
        for key, _ in node.entries:
            if key.text not in keys:
                suggestion = at.nearest(key.text, keys) or Message(
                    "known: {names}", names=", ".join(leads)
                )
                at.key(key.text).error(
                    key, Message("unknown key {key}", key=quoted(key.text)), suggestion
                )
                return BAD
        return at.error(
            node, Message("{record} needs one of: {keys}", record=self.name, keys=[*leads])
        )

    def describe(self) -> str:
        return f"[{self.name}](#{self.name.replace(' ', '-')})"

    def complete(self) -> tuple[str, ...]:
        return tuple(record.fields[0].key for record in self.records)


@dataclass(frozen=True, slots=True)
class Either(Kind[T]):
    """A single word or value, or a mapping."""

    single: Kind[Any]
    mapping: Kind[Any]
    make: Callable[[Any], T]

    def read(self, node: Node, at: At) -> T | Bad:
        kind = self.mapping if isinstance(node, MappingNode) else self.single
        value = kind.read(node, at)
        return BAD if isinstance(value, Bad) else self.make(value)

    def describe(self) -> str:
        return f"{self.single.describe()} or {self.mapping.describe()}"

    def complete(self) -> tuple[str, ...]:
        return self.single.complete() + self.mapping.complete()


@dataclass(frozen=True, slots=True)
class Unless(Kind[T]):
    """A value, or a record if the node has the first key of the record."""

    otherwise: Kind[Any]
    special: RecordOf[T]
    make: Callable[[Any], T]

    def read(self, node: Node, at: At) -> T | Bad:
        if self.is_special(node):
            return self.special.read(node, at)
        value = self.otherwise.read(node, at)
        return BAD if isinstance(value, Bad) else self.make(value)

    def is_special(self, node: Node) -> bool:
        """Return whether a node is the record."""
        lead = self.special.fields[0].key
        return isinstance(node, MappingNode) and node.get(lead) is not None

    def describe(self) -> str:
        return f"{self.otherwise.describe()} or {self.special.describe()}"

    def complete(self) -> tuple[str, ...]:
        return self.otherwise.complete() + self.special.complete()


@dataclass(frozen=True, slots=True)
class MapOf(Kind[tuple[tuple[ScalarNode, T], ...]]):
    """A mapping with arbitrary keys; key nodes are included for messages."""

    key: Kind[str]
    value: Kind[T]

    def read(self, node: Node, at: At) -> tuple[tuple[ScalarNode, T], ...] | Bad:
        if not isinstance(node, MappingNode):
            return at.expected(node, Message("a mapping"))
        found = []
        for name, child in node.entries:
            key = self.key.read(name, at)
            value = self.value.read(child, at.key(name.text))
            if not isinstance(key, Bad) and not isinstance(value, Bad):
                found.append((name, value))
        return tuple(found) if node.sound and len(found) == len(node.entries) else BAD

    def describe(self) -> str:
        return f"mapping of {self.key.describe()} to {self.value.describe()}"


@dataclass(frozen=True, slots=True)
class Lazy(Kind[T]):
    """A forward reference to a kind, since filters contain filters."""

    get: Callable[[], Kind[T]]

    def read(self, node: Node, at: At) -> T | Bad:
        return self.get().read(node, at)

    def describe(self) -> str:
        return self.get().describe()

    def complete(self) -> tuple[str, ...]:
        return self.get().complete()
