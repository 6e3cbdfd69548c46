"""The shortest valid value of a kind, for new entries and added keys.

Independent of entries: keys needed beyond the required ones are found by trial.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, Final

from kingdom_builder_qt.content.schema.compound import (
    Either,
    InOrder,
    Lazy,
    ListOf,
    MapOf,
    RecordOf,
    Switch,
    Unless,
)
from kingdom_builder_qt.content.schema.kinds import (
    At,
    Bad,
    Flag,
    Id,
    Integer,
    Kind,
    Pattern,
    ProblemReport,
    Text,
)
from kingdom_builder_qt.content.yaml.entry_texts import written
from kingdom_builder_qt.content.yaml.nodes import MappingNode
from kingdom_builder_qt.content.yaml.writer import Plain
from kingdom_builder_qt.content.yaml.yaml_reader import read_yaml

Ids = Mapping[str, Sequence[str]]  # of existing entries, by kind

_MOST_KEYS: Final = 2  # optional keys that are tried together


def beginning(kind: Kind[Any], ids: Ids, given: Mapping[str, Plain] | None = None) -> Plain:
    """Return a short value of a kind, valid if possible.

    `given`: keys of a record that are already chosen.
    """
    if isinstance(kind, RecordOf):
        return _record(kind, ids, dict(given or {}))
    if isinstance(kind, Switch):
        return next(iter(alternatives(kind, ids)))
    if isinstance(kind, Either):
        return beginning(kind.single, ids)
    if isinstance(kind, Lazy):
        return beginning(kind.get(), ids)
    if isinstance(kind, Unless):
        return beginning(kind.otherwise, ids)
    if isinstance(kind, ListOf):
        count = max(kind.low, 1)
        items = [beginning(kind.item, ids) for _ in range(count)]
        return items[0] if kind.single and count == 1 else items
    if isinstance(kind, InOrder):
        return [beginning(item, ids) for item in kind.items]
    if isinstance(kind, MapOf):
        return {}
    return _scalar(kind, ids)


def alternatives(kind: Switch[Any], ids: Ids) -> Iterator[Plain]:
    """Yield a short value for each record of a switch."""
    yield from (beginning(record, ids) for record in kind.records)


def _scalar(kind: Kind[Any], ids: Ids) -> Plain:
    if isinstance(kind, Flag):
        return True
    if isinstance(kind, Integer):
        return max(kind.low, min(1, kind.high))
    if isinstance(kind, Text):
        return "" if kind.empty else "…"
    if isinstance(kind, Pattern):
        return kind.example
    words = kind.complete()
    if isinstance(kind, Id) and kind.refers_to:
        return next(iter(ids.get(kind.refers_to, ())), words[0] if words else "")
    return words[0] if words else ""


def _record(kind: RecordOf[Any], ids: Ids, given: dict[str, Plain]) -> dict[str, Plain]:
    """Return the required keys, and as few others as needed for a valid record."""
    needed = {
        field.key: given.get(field.key, beginning(field.kind, ids))
        for field in kind.fields
        if field.default is None or field.key in given
    }
    if is_valid(kind, needed):
        return needed
    others = [field for field in kind.fields if field.key not in needed]
    for count in range(1, _MOST_KEYS + 1):
        for fields in combinations(others, count):
            more = {field.key: beginning(field.kind, ids) for field in fields}
            found = {
                f.key: {**needed, **more}[f.key] for f in kind.fields if f.key in {**needed, **more}
            }
            if is_valid(kind, found):
                return found
    return needed


def is_valid(kind: RecordOf[Any], value: dict[str, Plain]) -> bool:
    """Return whether a record parses without a problem; ids may be unknown."""
    root, _ = read_yaml(written("entry", value))
    node, report = (
        root.entries[0][1] if isinstance(root, MappingNode) else None,
        ProblemReport("<text>"),
    )
    if node is None or isinstance(kind.read(node, At(report)), Bad):
        return False
    return not report.problems
