"""Stamps on the disk, one JSON file each with name and format version.  No Qt."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.atomic_files import RETRY_SECONDS
from kingdom_builder_qt.content.disk import children, is_present, read_bytes
from kingdom_builder_qt.content.portable_names import is_device
from kingdom_builder_qt.content.text_files import write_atomic
from kingdom_builder_qt.editor.sections.document.fragment import Fragment, fragment_of

FORMAT: Final = 1
LONGEST_NAME: Final = 60  # letters
MOST_FILES: Final = 500  # read at most
_MOST_BYTES: Final = 64_000
_SUFFIX: Final = ".json"
Fault: TypeAlias = Literal["", "unreadable", "no_stamp", "newer"]


class StampError(ValueError):
    """The text is not a stamp; the only argument is the `Fault`."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """A stamp file; `fragment` is None if it has a `fault`."""

    path: Path
    name: str
    fragment: Fragment | None
    fault: Fault = ""


def stamps_folder() -> Path:
    """Return the folder of the user's stamps."""
    return paths.user_data() / "stamps"


def read_stamps() -> list[Stamp]:
    """Return all stamps sorted by name, unreadable ones by file name."""
    files = [path for path in children(stamps_folder()) if path.suffix == _SUFFIX]
    return sorted(map(_read, files[:MOST_FILES]), key=lambda s: (s.name.casefold(), s.path))


def save_stamp(name: str, fragment: Fragment) -> Path:
    """Write a new file and return its path; OSError if that fails."""
    folder = stamps_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-") or "stamp"
    stem = f"stamp-{stem}" if is_device(stem) else stem
    names = (f"{stem}-{n}" if n > 1 else stem for n in count(1))
    path = next(p for n in names if not is_present(p := folder / f"{n}{_SUFFIX}"))
    _write(path, name, fragment)
    return path


def rename_stamp(path: Path, name: str) -> None:
    """Rename the stamp in a file; OSError if it cannot be written, StampError if it is none."""
    _write(path, name, parsed(_text(path))[1])


def parsed(text: str) -> tuple[str, Fragment]:
    """Return name and fragment of a stamp; StampError if the text is not a stamp."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise StampError("no_stamp") from error
    if not isinstance(found, dict) or type(found.get("format")) is not int:
        raise StampError("no_stamp")
    if found["format"] > FORMAT:
        raise StampError("newer")
    name, fragment = found.get("name"), fragment_of(found.get("cells"))
    if fragment is None or not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME:
        raise StampError("no_stamp")
    return name, fragment


def _write(path: Path, name: str, fragment: Fragment) -> None:
    cells = json.loads(fragment.as_json())
    content: dict[str, Any] = {"format": FORMAT, "name": name[:LONGEST_NAME], "cells": cells}
    write_atomic(path, json.dumps(content) + "\n", _trouble, RETRY_SECONDS)


def _trouble(text: str) -> str:
    try:
        parsed(text)
    except StampError as error:
        return str(error)
    return ""


def _text(path: Path) -> str:
    data = read_bytes(path, _MOST_BYTES)
    if isinstance(data, str):
        raise StampError("unreadable")
    try:
        return data.decode()
    except ValueError as error:
        raise StampError("no_stamp") from error


def _read(path: Path) -> Stamp:
    try:
        name, fragment = parsed(_text(path))
    except StampError as error:
        return Stamp(path, path.name, None, error.args[0])
    return Stamp(path, name, fragment)
