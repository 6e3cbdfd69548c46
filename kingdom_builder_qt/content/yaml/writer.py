"""Writes texts as YAML that the reader gives back."""

from __future__ import annotations

import json
import re
from typing import Final

from kingdom_builder_qt.content.characters import INSTEAD, UNFIT

_NOT_ASCII: Final = re.compile(r"[^\x00-\x7e]")
_INVISIBLE: Final = re.compile("[\u2028\u2029\ufeff]")  # would break the line, or begin the file


def as_yaml(text: str, *, ascii_only: bool = False) -> str:
    """Return a text as a scalar in double quotes, on one line.

    The reader gives the same text back; only what it refuses anywhere (control characters but tab
    and line feed, lone surrogates) comes back as U+FFFD.
    """
    if text.isascii() and text.isprintable():  # as almost all, and a record has hundreds
        return json.dumps(text)
    # Without these a JSON string is a YAML string; JSON's pairs of surrogates would be none.
    encoded = json.dumps(UNFIT.sub(INSTEAD, text), ensure_ascii=False)
    return (_NOT_ASCII if ascii_only else _INVISIBLE).sub(_escaped, encoded)


def _escaped(found: re.Match[str]) -> str:
    code = ord(found[0])
    return f"\\u{code:04x}" if code <= 0xFFFF else f"\\U{code:08x}"
