"""What a text without quotes means, and how much of a file is read: without a parser of YAML."""

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
    """How much a file may hold before it is refused."""

    size: int = 1 << 20
    depth: int = 32
    nodes: int = 50_000


DEFAULT_LIMITS: Final = Limits()


def resolve(text: str) -> Scalar:
    """Return what an unquoted text means by the rules of YAML 1.2: `on` and `yes` are text."""
    if text in _WORDS:
        return _WORDS[text]
    if _INTEGER.fullmatch(text):
        return int(text)
    if _FLOAT.fullmatch(text):
        number = float(text)
        return number if math.isfinite(number) else text
    return text
