"""Writes texts and plain values as YAML that the reader gives back."""

from __future__ import annotations

import json
import re
from textwrap import wrap
from typing import Final, TypeAlias

from kingdom_builder_qt.content.characters import storable
from kingdom_builder_qt.content.yaml.nodes import Scalar
from kingdom_builder_qt.content.yaml.scalars import resolve

# What can stand in a content file, without its places.
Plain: TypeAlias = "Scalar | list[Plain] | dict[str, Plain]"

WIDTH: Final = 100
_NOT_ASCII: Final = re.compile(r"[^\x00-\x7e]")
_INVISIBLE: Final = re.compile("[\u2028\u2029\ufeff]")  # would break the line, or begin the file
_PLAIN: Final = re.compile(r"[A-Za-z_](?:[\w.'()/+-]| (?=[\w.'()/+-]))*", re.ASCII)
_FOLDED: Final = re.compile(r"[\x21-\x7e]+(?: [\x21-\x7e]+)+")


def as_yaml(text: str, *, ascii_only: bool = False) -> str:
    """Return a text as a scalar in double quotes, on one line.

    The reader gives the same text back; only what it refuses anywhere (control characters but tab
    and line feed, lone surrogates) comes back as U+FFFD.
    """
    if text.isascii() and text.isprintable():  # as almost all, and a record has hundreds
        return json.dumps(text)
    # Without these a JSON string is a YAML string; JSON's pairs of surrogates would be none.
    encoded = json.dumps(storable(text), ensure_ascii=False)
    return (_NOT_ASCII if ascii_only else _INVISIBLE).sub(_escaped, encoded)


def _escaped(found: re.Match[str]) -> str:
    code = ord(found[0])
    return f"\\u{code:04x}" if code <= 0xFFFF else f"\\U{code:08x}"


def flow(value: Plain) -> str:
    """Return a value on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{flow(key)}: {flow(one)}" for key, one in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(flow, value)) + "]"
    if isinstance(value, str):
        is_plain = _PLAIN.fullmatch(value) and resolve(value) == value
        return value if is_plain else as_yaml(value)
    return json.dumps(value)


def block(key: str, value: Plain, indent: int = 0) -> list[str]:
    """Return a key with its value in lines as short as can be, the way people write it."""
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
