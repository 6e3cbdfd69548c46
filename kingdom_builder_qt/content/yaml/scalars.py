"""Values of unquoted scalars, and limits of files; needs no YAML parser."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from typing import Final

from kingdom_builder_qt.content.yaml.nodes import Scalar

_INTEGER: Final = re.compile(r"[-+]?[0-9]{1,15}")
_FLOAT: Final = re.compile(
    r"[-+]?(\.[0-9]{1,30}|[0-9]{1,30}(\.[0-9]{0,30})?)([eE][-+]?[0-9]{1,3})?"
)
_WORDS: Final[dict[str, Scalar]] = {"true": True, "false": False, "null": None, "~": None, "": None}


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits of a file; larger ones are rejected."""

    size: int = 1 << 20
    depth: int = 32
    nodes: int = 50_000


DEFAULT_LIMITS: Final = Limits()


def resolve(text: str) -> Scalar:
    """Return the value of an unquoted scalar by YAML 1.2: `on` and `yes` are text."""
    if text in _WORDS:
        return _WORDS[text]
    if _INTEGER.fullmatch(text):
        return int(text)
    if _FLOAT.fullmatch(text):
        number = float(text)
        return number if math.isfinite(number) else text
    return text
