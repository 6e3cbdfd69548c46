"""Writes texts and plain values as YAML that the reader returns unchanged."""

from __future__ import annotations

import json
import re
from textwrap import wrap
from typing import Final, TypeAlias

from kingdom_builder_qt.content.characters import storable
from kingdom_builder_qt.content.yaml.nodes import Scalar
from kingdom_builder_qt.content.yaml.scalars import resolve

# Values of a content file, without positions.
Plain: TypeAlias = "Scalar | list[Plain] | dict[str, Plain]"

WIDTH: Final = 100
_NOT_ASCII: Final = re.compile(r"[^\x00-\x7e]")
_INVISIBLE: Final = re.compile("[\u2028\u2029\ufeff]")  # line separators and the byte order mark
_PLAIN: Final = re.compile(r"[A-Za-z_](?:[\w.'()/+-]| (?=[\w.'()/+-]))*", re.ASCII)
_FOLDED: Final = re.compile(r"[\x21-\x7e]+(?: [\x21-\x7e]+)+")


def as_yaml(text: str, *, ascii_only: bool = False) -> str:
    """Return a text as a double-quoted scalar on one line.

    The only way to write texts into YAML. The reader returns the same text, with unstorable
    characters (control characters except tab and line feed, lone surrogates) as U+FFFD.
    """
    if text.isascii() and text.isprintable():  # fast path: a record has hundreds of such texts
        return json.dumps(text)
    # Without these, a JSON string is a YAML string; surrogate pairs of JSON would not be.
    encoded = json.dumps(storable(text), ensure_ascii=False)
    return (_NOT_ASCII if ascii_only else _INVISIBLE).sub(_escaped, encoded)


def _escaped(found: re.Match[str]) -> str:
    code = ord(found[0])
    return f"\\u{code:04x}" if code <= 0xFFFF else f"\\U{code:08x}"


def flow(value: Plain) -> str:
    """Return a value in flow style, on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{flow(key)}: {flow(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(flow, value)) + "]"
    if isinstance(value, str):
        is_plain = _PLAIN.fullmatch(value) and resolve(value) == value
        return value if is_plain else as_yaml(value)
    return json.dumps(value)


def block(key: str, value: Plain, indent: int = 0) -> list[str]:
    """Return a key with its value in block style, with short lines."""
    return _under(f"{' ' * indent}{flow(key)}:", value, indent)


def _under(head: str, value: Plain, indent: int) -> list[str]:
    line = f"{head} {flow(value)}"
    if len(line) <= WIDTH or not value:
        return [line]
    inner = indent + 2
    if isinstance(value, dict):
        return [head, *(line for key, one in value.items() for line in block(key, one, inner))]
    if isinstance(value, list):
        return [head, *(line for one in value for line in _item(one, inner))]
    if isinstance(value, str) and _FOLDED.fullmatch(value):
        pad = " " * inner
        return [
            f"{head} >-",
            *(
                pad + row
                for row in wrap(
                    value, WIDTH - inner, break_long_words=False, break_on_hyphens=False
                )
            ),
        ]
    return [line]


def _item(value: Plain, indent: int) -> list[str]:
    line = f"{' ' * indent}- {flow(value)}"
    if len(line) <= WIDTH or not isinstance(value, dict):
        return [line]
    lines = [line for key, one in value.items() for line in block(key, one, indent + 2)]
    return [f"{' ' * indent}- {lines[0].lstrip()}", *lines[1:]]
