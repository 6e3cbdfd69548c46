"""Names that not every system can give a file, refused on all of them so that files travel."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from kingdom_builder_qt.content.disk import is_file
from kingdom_builder_qt.core.errors import quoted

_DIGITS: Final = "0123456789\u00b9\u00b2\u00b3"
_PORTS: Final = frozenset(f"{port}{digit}" for port in ("com", "lpt") for digit in _DIGITS)
_DEVICES: Final = frozenset({"con", "prn", "aux", "nul", "conin$", "conout$", *_PORTS})
_LETTERS: Final = frozenset('<>:"/\\|?*')


@dataclass(frozen=True, slots=True)
class NameFault:
    """Why a file of some name cannot lie on every system.

    `kind`: a device of Windows has the name; it ends in a dot or space, which Windows leaves out;
    a letter in it has a meaning of its own there, or is none.  `letter` is that one.
    """

    kind: Literal["device", "ending", "letter"]
    name: str
    letter: str = ""

    def __str__(self) -> str:
        """Return it as a sentence without a dot at its end."""
        if self.kind == "device":
            return f"Windows reserves the name {quoted(self.name)} for a device"
        if self.kind == "ending":
            return f"Windows drops the dot or space at the end of {quoted(self.name)}"
        if self.letter == "/":
            return f"a file name cannot contain {quoted(self.letter)}"
        return f"Windows does not allow {quoted(self.letter)} in a file name"


def is_device(name: str) -> bool:
    """Return whether Windows takes a name for one of its devices, as `aux` or `con.png`."""
    return name.partition(".")[0].rstrip(" ").lower() in _DEVICES


def name_fault(name: str) -> NameFault | None:
    """Return why a name, without folders, cannot be that of a file on every system."""
    if is_device(name):
        return NameFault("device", name)
    letter = next((c for c in name if c in _LETTERS or c < " "), "")
    if letter:
        return NameFault("letter", name, letter)
    return NameFault("ending", name) if name.endswith((".", " ")) else None


def new_file_fault(path: Path) -> NameFault | None:
    """Return why no file should be made under a name; one that is there may keep it."""
    return None if is_file(path) else name_fault(path.name)  # devices are there on Windows, too
