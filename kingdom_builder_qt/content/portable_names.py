"""File names that some system refuses; rejected everywhere, so that files stay portable."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from kingdom_builder_qt.content.disk import is_file
from kingdom_builder_qt.core.errors import quoted
from kingdom_builder_qt.core.messages import Message

_DIGITS: Final = "0123456789\u00b9\u00b2\u00b3"
_PORTS: Final = frozenset(f"{port}{digit}" for port in ("com", "lpt") for digit in _DIGITS)
_DEVICES: Final = frozenset({"con", "prn", "aux", "nul", "conin$", "conout$", *_PORTS})
_LETTERS: Final = frozenset('<>:"/\\|?*')


@dataclass(frozen=True, slots=True)
class NameFault:
    """Why a file name is not portable.

    `kind`: a device name of Windows; a trailing dot or space, which Windows drops; or a forbidden
    `letter`.
    """

    kind: Literal["device", "ending", "letter"]
    name: str
    letter: str = ""

    def __str__(self) -> str:
        """Return a sentence without full stop."""
        if self.kind == "device":
            return Message("Windows reserves the name {name} for a device", name=quoted(self.name))
        if self.kind == "ending":
            return Message(
                "Windows drops the dot or space at the end of {name}", name=quoted(self.name)
            )
        if self.letter == "/":
            return Message("a file name cannot contain {letter}", letter=quoted(self.letter))
        return Message("Windows does not allow {letter} in a file name", letter=quoted(self.letter))


def is_device(name: str) -> bool:
    """Return whether Windows takes a name for a device, such as `aux` or `con.png`."""
    return name.partition(".")[0].rstrip(" ").lower() in _DEVICES


def name_fault(name: str) -> NameFault | None:
    """Return why a file name without folders is not portable, None if it is."""
    if is_device(name):
        return NameFault("device", name)
    letter = next((c for c in name if c in _LETTERS or c < " "), "")
    if letter:
        return NameFault("letter", name, letter)
    return NameFault("ending", name) if name.endswith((".", " ")) else None


def new_file_fault(path: Path) -> NameFault | None:
    """Return why no new file should have this name; existing files may."""
    return None if is_file(path) else name_fault(path.name)  # devices exist on Windows
