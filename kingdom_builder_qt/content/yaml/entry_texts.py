"""Edits one entry in the text of an entry file; all others stay byte-identical.

An entry begins at an unindented line, so entries are found even while some are not valid YAML.
Comments and empty lines between two entries belong to neither.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from kingdom_builder_qt.content.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode
from kingdom_builder_qt.content.yaml.writer import WIDTH, Plain, block, flow
from kingdom_builder_qt.content.yaml.yaml_reader import read_yaml

EMPTY: Final = "{}\n"  # a file without entries
_HEAD: Final = re.compile(r"""(?P<quote>["']?)(?P<id>[^"':#\s]*)(?P=quote)(?P<rest>\s*(?::.*)?)$""")

_ROOT: Final = "root:"
_INDENT: Final = "  "
_OPEN: Final = re.compile(r":\s*(?:#.*)?$")  # the value is on the lines below


@dataclass(frozen=True, slots=True)
class Span:
    """The range of an entry in the text of its file."""

    id: str
    line: int  # of its key, counted from 1
    start: int
    end: int  # after its last line

    def of(self, text: str) -> str:
        return text[self.start : self.end]


def spans(text: str) -> list[Span]:
    """Return the entries of a file in order."""
    return list(_cached_spans(text))


def span_of(text: str, id_: str) -> Span | None:
    """Return the first entry with an id, None if there is none."""
    return _first_spans(text).get(id_)


@lru_cache(maxsize=16)
def _cached_spans(text: str) -> tuple[Span, ...]:
    return tuple(_spans(text))


@lru_cache(maxsize=16)
def _first_spans(text: str) -> dict[str, Span]:
    return {span.id: span for span in reversed(_cached_spans(text))}


def _spans(text: str) -> Iterator[Span]:
    id_: str | None = None  # of the entry in progress
    first = start = end = at = 0
    for number, line in enumerate(text.splitlines(keepends=True), 1):
        bare, begin, at = line.rstrip(), at, at + len(line)
        is_inner = line[:1].isspace() or bare[:1] in ("-", "}", "]")
        if id_ is not None and bare and is_inner:
            end = at
        elif bare and not is_inner and not bare.startswith(("#", "{", "---", "...", "%")):
            if id_ is not None:
                yield Span(id_, first, start, end)
            id_, first, start, end = _id_of(bare), number, begin, at
    if id_ is not None:
        yield Span(id_, first, start, end)


def _has_entries(text: str) -> bool:
    return any(True for _ in _spans(text))


def _id_of(head: str) -> str:
    match = _HEAD.match(head)
    return match["id"] if match else head.partition(":")[0].strip()


@lru_cache(maxsize=16)
def is_split(text: str) -> bool:
    """Return whether the entries of a file can be edited one by one.

    Not if the file is in flow style or has two entries on a line.
    """
    root, _ = read_yaml(text)
    if not isinstance(root, MappingNode):  # empty, or currently invalid YAML
        return not text.lstrip().startswith(("{", "[", "-")) or not _without_comments(text)
    found = [(span.id, span.line) for span in spans(text)]
    return found == [(key.text, key.line) for key, _ in root.entries]


def _without_comments(text: str) -> str:
    return "".join(line for line in text.splitlines() if not line.startswith("#")).strip()


# -- whole entries ---------------------------------------------------------------------------------


def replaced(text: str, span: Span, entry: str) -> str:
    """Return the file with an entry replaced."""
    return text[: span.start] + _ended(entry) + text[span.end :]


def removed(text: str, span: Span) -> str:
    """Return the file without an entry; never an empty text."""
    before, after = text[: span.start], text[span.end :]
    if before.endswith("\n\n") or not before:
        after = after.removeprefix("\n")
    rest = before + after
    return rest if _has_entries(rest) else rest + EMPTY


def added(text: str, entry: str) -> str:
    """Return the file with an entry appended."""
    if text.endswith(EMPTY) and not _has_entries(text):
        text = text.removesuffix(EMPTY)
    is_spaced = len(spans(text)) > 1 and "\n\n" in text
    return (_ended(text) if text else "") + ("\n" if is_spaced else "") + _ended(entry)


def _ended(text: str) -> str:
    return text if text.endswith("\n") else text + "\n"


def renamed(entry: str, id_: str) -> str:
    """Return the text of an entry under another id."""
    head, newline, rest = entry.partition("\n")
    match = _HEAD.match(head.rstrip("\r"))
    behind = match["rest"] if match else ":"
    return f"{id_}{behind}{newline}{rest}"


def free_id(wish: str, taken: Sequence[str]) -> str:
    """Return `wish` or, if taken, `wish` with a number."""
    number, id_ = 1, wish
    while id_ in taken:
        number += 1
        id_ = f"{wish}_{number}"
    return id_


# -- values ----------------------------------------------------------------------------------------


def plain(node: Node) -> Plain:
    """Return the value of a node; None for rejected parts."""
    if isinstance(node, MappingNode):
        return {key.text: plain(value) for key, value in node.entries}
    if isinstance(node, SequenceNode):
        return [plain(item) for item in node.items]
    return node.value if isinstance(node, ScalarNode) else None


def value_of(entry: str) -> dict[str, Plain] | None:
    """Return the value of an entry's text, None if it is not a valid mapping."""
    node = _node(entry)
    value = plain(node) if node is not None else None
    return value if isinstance(value, dict) else None


def written(id_: str, value: dict[str, Plain]) -> str:
    """Return a value as the text of an entry."""
    if not value:
        return f"{id_}: {{}}\n"
    lines = [f"{id_}:", *(line for key, one in value.items() for line in block(key, one, 2))]
    return "\n".join(lines) + "\n"


def with_value(entry: str, value: dict[str, Plain], order: Sequence[str]) -> str:
    """Return an entry with a new value; the lines of unchanged keys are preserved.

    `order`: all known keys, which determines the position of new ones.
    """
    node = _node(entry)
    if node is not None and _same(plain(node), value):
        return entry
    head = entry.split("\n", 1)[0].rstrip()
    id_, line = _id_of(head), f"{_id_of(head)}: {flow(value)}"
    if node is not None and entry.rstrip() == head and len(line) <= WIDTH:
        return f"{line}\n"
    rows = _rows(entry, node)
    if node is None or not rows:
        return written(id_, _ordered(value, list(value), order))
    before = plain(node)
    assert isinstance(before, dict)
    lines = entry.splitlines(keepends=True)
    parts = ["".join(lines[: rows[0][1]])]
    indent = node.column - 1
    above = dict(zip((key for key, *_ in rows[1:]), (end for _, _, end in rows), strict=False))
    known = {key: (first, last) for key, first, last in rows}
    for key in _ordered(value, list(before), order):
        if key in above:
            parts += lines[above[key] : known[key][0]]
        if key in known and _same(before[key], value[key]):
            parts += ["".join(lines[known[key][0] : known[key][1]])]
        else:
            parts += [line + "\n" for line in block(key, value[key], indent)]
    parts += lines[rows[-1][2] :]
    found = "".join(_ended(part) for part in parts)
    wanted = _ordered(value, list(before), order)
    same = value_of(found)
    return found if same is not None and _same(same, wanted) else written(id_, wanted)


def with_root_value(text: str, value: dict[str, Plain], order: Sequence[str]) -> str:
    """Return a single-record file, such as an expansion's, with a new value, as `with_value`."""
    entry = with_value(_as_entry(text), value, order)
    head, _, rest = entry.partition("\n")
    if head != _ROOT:
        before = root_value(text) or {}
        found = _ordered(value, list(before), order).items()
        return "".join(f"{line}\n" for key, one in found for line in block(key, one))
    return "".join(line.removeprefix(_INDENT) for line in rest.splitlines(keepends=True))


def root_value(text: str) -> dict[str, Plain] | None:
    """Return the value of a single-record file, None if it is invalid."""
    root, problems = read_yaml(text)
    value = plain(root) if isinstance(root, MappingNode) and not problems else None
    return value if isinstance(value, dict) else None


def _as_entry(text: str) -> str:
    lines = text.splitlines(keepends=True)
    return "".join([f"{_ROOT}\n", *(_INDENT + line if line.strip() else line for line in lines)])


def _same(one: Plain, other: Plain) -> bool:
    """Return whether values and key order are equal; distinguishes 1 and true."""
    return repr(one) == repr(other)


def _ordered(
    value: dict[str, Plain], before: Sequence[str], order: Sequence[str]
) -> dict[str, Plain]:
    """Return a value with existing keys in their order, and new ones sorted in by rank."""
    keys = [key for key in before if key in value]
    rank, there = {key: place for place, key in enumerate(order)}, {*keys}
    for key in [key for key in value if key not in there]:
        mine = rank.get(key, len(rank))
        behind = [at for at, other in enumerate(keys) if rank.get(other, len(rank)) < mine]
        keys.insert(
            behind[-1] + 1 if behind else 0 if keys and mine < len(rank) else len(keys), key
        )
    return {key: value[key] for key in keys}


def _node(entry: str) -> MappingNode | None:
    """Return the node of the only entry of a text."""
    root, problems = read_yaml(entry)
    if problems or not isinstance(root, MappingNode) or len(root.entries) != 1:
        return None
    node = root.entries[0][1]
    return node if isinstance(node, MappingNode) else None


def _rows(entry: str, node: MappingNode | None) -> list[tuple[str, int, int]]:
    """Return each key with its first line and the line after its last, counted from 0.

    Empty lines and comments above the next key belong to neither. Empty if keys share lines; the
    entry is then rewritten as a whole.
    """
    keys = [key for key, _ in node.entries] if node is not None else []
    firsts = [key.line - 1 for key in keys]
    if not keys or firsts[0] < 1 or len(set(firsts)) < len(keys):
        return []
    if len({key.column for key in keys}) > 1 or not _OPEN.search(entry.split("\n")[0]):
        return []
    lines = entry.splitlines()
    rows = zip(keys, firsts, [*firsts[1:], len(lines)], strict=True)
    return [(k.text, first, _without_tail(lines, first, end, k.column)) for k, first, end in rows]


def _without_tail(lines: Sequence[str], first: int, end: int, column: int) -> int:
    """Return the end of a value, excluding comments and empty lines below it."""
    while end > first + 1:
        bare = lines[end - 1].lstrip()
        if bare and not (bare.startswith("#") and len(lines[end - 1]) - len(bare) < column):
            break
        end -= 1
    return end
