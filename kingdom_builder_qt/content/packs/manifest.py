"""The manifest of a pack, as a value; `manifest_file` reads it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PACK_FORMAT: Final = 1
SUFFIX: Final = ".kbpack"
MANIFEST_FILE: Final = "pack.yaml"


@dataclass(frozen=True, slots=True)
class Manifest:
    """The file `pack.yaml`; `needs`: ids of required expansions and packs.

    `data_format`: the version of the content format of its files. `language`: that of their words.
    """

    id: str
    version: str
    name: str
    author: str = ""
    licence: str = ""
    description: str = ""
    needs: tuple[str, ...] = ()
    format: int = PACK_FORMAT
    data_format: int = 1
    language: str = "en"


def version_key(version: str) -> tuple[int, ...]:
    """Return a sort key of versions: 1.10 is newer than 1.9, and 1.0 equals 1."""
    numbers = [int(part) for part in version.split(".")]
    while numbers and not numbers[-1]:
        numbers.pop()
    return tuple(numbers)
