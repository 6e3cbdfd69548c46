"""What the player chose for good: a JSON file in the config folder.  No widgets."""

from __future__ import annotations

import json
import logging
import reprlib
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass, field, fields
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QLockFile

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.atomic_files import HeldOpen
from kingdom_builder_qt.content.disk import is_present, no_writing, read_bytes, resolved
from kingdom_builder_qt.content.text_files import json_trouble, put_aside, write_atomic
from kingdom_builder_qt.ui.desktop.settings.pace import NORMAL
from kingdom_builder_qt.ui.desktop.settings.thinking_time import AS_NEEDED
from kingdom_builder_qt.ui.desktop.settings.values import MAX_RECENT, fits, usable_names
from kingdom_builder_qt.ui.desktop.style.texts import Texts

_PRESETS: Final = "presets"


def merged(
    base: Mapping[str, Any], mine: Mapping[str, Any], theirs: Mapping[str, Any]
) -> dict[str, Any]:
    """Return the settings to be written: of each key what was changed, mine if both did.

    Lists of files and of presets are put together.
    """
    result = {**theirs, **mine}
    for key in base.keys() & mine.keys() & theirs.keys():
        result[key] = _MERGES.get(key, _changed)(base[key], mine[key], theirs[key])
    return result


def _changed(base: Any, mine: Any, theirs: Any) -> Any:
    return theirs if mine == base else mine


def _recent(base: list[str], mine: list[str], theirs: list[str]) -> list[str]:
    """Put on top what was opened since, and take off what was forgotten."""
    opened = next(count for count in range(len(mine) + 1) if _is_part(mine[count:], base))
    gone = {*mine[:opened], *base} - {*mine[opened:]}
    return [*mine[:opened], *(name for name in theirs if name not in gone)][:MAX_RECENT]


def _is_part(names: list[str], of: list[str]) -> bool:
    """Return whether names stand in another list in this order, perhaps among others."""
    others = iter(of)
    return all(name in others for name in names)


def _new_game(base: dict[str, Any], mine: dict[str, Any], theirs: dict[str, Any]) -> dict[str, Any]:
    """Take the last game as a whole, and the presets one by one."""
    rest = [{k: v for k, v in game.items() if k != _PRESETS} for game in (base, mine, theirs)]
    presets = _by_name(*(_named(game.get(_PRESETS)) for game in (base, mine, theirs)))
    result: dict[str, Any] = _changed(*rest)
    return {**result, _PRESETS: presets} if _PRESETS in {*mine, *theirs} else result


def _by_name(
    base: dict[str, Any], mine: dict[str, Any], theirs: dict[str, Any]
) -> list[dict[str, Any]]:
    found = [_changed(base.get(n), mine.get(n), theirs.get(n)) for n in {**theirs, **mine}]
    return [preset for preset in found if preset is not None]


def _named(presets: object) -> dict[str, Any]:
    found = presets if isinstance(presets, list) else []
    named = (preset for preset in found if isinstance(preset, dict))
    return {preset["name"]: preset for preset in named if isinstance(preset.get("name"), str)}


_MERGES: Final[dict[str, Callable[[Any, Any, Any], Any]]] = {
    "recent_files": _recent,
    "recent_sections": _recent,
    "new_game": _new_game,
}


_log = logging.getLogger(__name__)

FORMAT: Final = 1
_MOST_BYTES: Final = 32 << 20  # of a file that can be settings
_LOCK_MS: Final = 500  # how long another program may write
_NEWER: Final = "is of a newer version"
_RECENT: Final = frozenset({"recent_files", "recent_sections"})
_numbers: Final = count(1)  # of drafts
_writing: Final = threading.Lock()  # by one thread of this program at a time
_REPR: Final = reprlib.Repr()  # shortens
_SHARED: Final = ("new_game", "recent_files", "recent_sections")  # taken over from other programs


@dataclass(slots=True)
class Settings:
    """All settings with their defaults; `unknown` keeps what a newer version wrote.

    All windows share one object and read it when they need a value.
    """

    theme: str = "system"
    text_size: int = 100  # per cent, one of `TEXT_SIZES`
    animation_speed: float = 1.0  # 0: no animation, 2: twice as fast
    ai_delay_ms: int = NORMAL.delay_ms  # stands for one of the speeds in `pace`
    master_seconds: float = AS_NEEDED  # for a turn of Master, one of `TIMES`
    running_score: bool = True  # a first game explains itself: what earns gold, where H7 is
    coordinates: bool = True
    lanes: bool = True  # between settlements of one colour that touch
    section_mark: bool = True  # around a section that is tried from the editor
    highlight_targets: bool = True
    pulse: bool = True  # of the light in possible hexes, where anything moves at all
    idle_motion: bool = True  # of water and flags, where anything moves at all
    confirm_end_turn: bool = True
    play_only_moves: bool = False  # a piece of one's own is set down by one's own hand
    keep_history: bool = True  # of finished games
    sound: bool = True
    sound_volume: int = 60  # 0 to 100
    new_game: dict[str, Any] = field(default_factory=dict)
    play_here: dict[str, Any] = field(default_factory=dict)  # as `new_game`, from the editor
    recent_files: list[str] = field(default_factory=list)
    geometry: str = ""  # base64 of QWidget.saveGeometry
    window_state: str = ""  # sizes of board and column, of the parts of the column
    recent_sections: list[str] = field(default_factory=list)
    editor_geometry: str = ""  # as `geometry`, of the section editor
    editor_state: str = ""  # base64 of QMainWindow.saveState
    editor_tabs: list[str] = field(default_factory=list)  # files that were open at the end
    editor_front: str = ""  # the one of them that was in front
    editor_reopens: bool = True  # opens them again at the next start
    editor_board: bool = False  # the board is shown around the section, which lies there
    editor_corner: str = "NW"  # one of `QUADRANTS`
    editor_rotation: int = 0  # one of `ROTATIONS`
    lessons_done: list[str] = field(default_factory=list)  # ids
    lesson_left: dict[str, Any] = field(default_factory=dict)  # as `LessonProgress` keeps it
    learning_offered: bool = True  # on the start page, until it is taken or put away
    tips: bool = True  # in a first game
    tips_shown: list[str] = field(default_factory=list)  # ids
    export_folder: str = ""  # where the last picture of a section went
    unknown: dict[str, Any] = field(default_factory=dict)
    # The values as this program read or wrote them last: what differs was changed since.
    base: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)
    written: int = field(default=0, compare=False, repr=False)  # number of the newest draft

    def take(self, other: Settings) -> None:
        """Take over all values of another object."""
        for name in (*_KNOWN, "unknown"):
            setattr(self, name, getattr(other, name))

    def values(self) -> dict[str, Any]:
        """Return everything that is written to the file, by its key."""
        return {**self.unknown, **{name: getattr(self, name) for name in _KNOWN}}

    def add_recent(self, path: Path) -> None:
        """Put a file on top of the list of recent files, once, by whichever way it was named."""
        self.recent_files = _on_top(path, self.recent_files)

    def forget_recent(self, path: Path) -> None:
        """Take a file off the list, because it is no longer there."""
        self.recent_files = _without(path, self.recent_files)

    def add_recent_section(self, path: Path) -> None:
        """Put a file on top of the list of the editor, as `add_recent` does."""
        self.recent_sections = _on_top(path, self.recent_sections)

    def forget_recent_section(self, path: Path) -> None:
        """Take a file off the list of the editor, because it cannot be opened."""
        self.recent_sections = _without(path, self.recent_sections)


def _on_top(path: Path, files: list[str]) -> list[str]:
    name = str(resolved(path))
    return [name, *(f for f in files if f != name)][:MAX_RECENT]


def _without(path: Path, files: list[str]) -> list[str]:
    names = {str(path), str(resolved(path))}
    return [f for f in files if f not in names]


_OF_FILE: Final = ("unknown", "base", "written")  # what is known of the file, no setting
_KNOWN: Final = tuple(f.name for f in fields(Settings) if f.name not in _OF_FILE)


class SettingsTexts(Texts):
    """What is said about the settings."""

    def reset(self, *, is_newer: bool, old: Path | None) -> str:
        """Return why there are other settings than before, and where the old ones lie."""
        sentence = (
            self.tr("The settings were written by a newer version of the program and were reset.")
            if is_newer
            else self.tr("The settings could not be read and were reset.")
        )
        if old is None:
            return sentence + " " + self.tr("New settings cannot be saved.")
        return sentence + " " + self.tr("The old file was kept as {file}.").format(file=old)

    def unwritable(self, folder: Path, reason: str) -> str:
        """Return what it means that a folder of the user cannot be written to."""
        text = self.tr("Settings and games cannot be saved: {folder}: {reason}.")
        return text.format(folder=folder, reason=reason)


def unwritable() -> str:
    """Return a sentence for the player if nothing can be saved in his folders, else ""."""
    for folder in (paths.user_config(), paths.user_saves()):
        if reason := no_writing(folder):
            _log.warning("%s cannot be written to: %s", folder, reason)
            return SettingsTexts().unwritable(folder, reason)
    return ""


def settings_path() -> Path:
    """Return where the settings lie."""
    return paths.user_config() / "settings.json"


def load_settings() -> tuple[Settings, str]:
    """Return the settings and one sentence for the player if the file could not be used.

    Values that make no sense are replaced by the default, with a log line each.
    """
    path, complaint = settings_path(), ""
    data = _read(path)
    if isinstance(data, str):
        _log.warning("settings not readable, defaults used: %s", data)
        try:
            old = put_aside(path)
        except OSError as error:
            _log.warning("broken settings not put aside: %s", error)
            old = None
        complaint = SettingsTexts().reset(is_newer=_NEWER in data, old=old)
        data = {}
    usable = _usable(data, is_logged=True)
    known = {name: usable.pop(name) for name in _KNOWN if name in usable}
    settings = Settings(**known, unknown=usable)
    settings.base = deepcopy(settings.values())
    return settings, complaint


class SettingsDraft(NamedTuple):
    """What is to be written of settings; made in the thread of the window, written in any."""

    settings: Settings
    number: int  # the later the higher
    path: Path
    base: dict[str, Any]
    values: dict[str, Any]


def draft_of(settings: Settings) -> SettingsDraft:
    """Return what is to be written of settings as they are now."""
    values = deepcopy(settings.values())
    return SettingsDraft(settings, next(_numbers), settings_path(), settings.base, values)


def write_draft(draft: SettingsDraft) -> dict[str, Any] | None:
    """Write what was changed since it was read, and return what the file holds then.

    None: nothing was written, because of a failure, which is logged, or because something newer
    is on the disk already.
    """
    path, settings = draft.path, draft.settings
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with _writing, _locked(path):
            if settings.written > draft.number:
                return None
            theirs = _read(path)
            if isinstance(theirs, str):
                _log.warning("settings not readable, written anew: %s", theirs)
                put_aside(path)  # they are not lost, or nothing is written
                theirs = {}
            values = merged(draft.base, draft.values, _usable(theirs))
            # ASCII, because names of files may hold bytes that are no letters
            text = json.dumps({"format": FORMAT, **values}, indent=2) + "\n"
            write_atomic(path, text, json_trouble)
            settings.written = draft.number
    except HeldOpen as held:
        # Not a daemon: what was changed last is written before the program ends.
        threading.Thread(target=_write_later, args=(held,), name="settings").start()
        return None  # and `base` stays: what follows counts from what is in the file for sure
    except OSError as error:
        _log.warning("settings not saved: %s", error)
        return None
    return values


def take_written(draft: SettingsDraft, values: dict[str, Any]) -> None:
    """Let settings count from what was written; what was changed meanwhile has yet to be."""
    settings = draft.settings
    if settings.written != draft.number:
        return  # something newer has been written and taken since
    base = dict(draft.values)
    for name in _SHARED:
        if getattr(settings, name) == draft.values[name]:  # not changed meanwhile
            setattr(settings, name, values[name])
            base[name] = deepcopy(values[name])
    settings.base = base


def save_settings(settings: Settings) -> None:
    """Write what was changed since it was read; another program's changes stay.

    Files and games that another program has used since come into `settings`, too.  A failure is
    logged, never raised: no game ends because of it.
    """
    draft = draft_of(settings)
    values = write_draft(draft)
    if values is not None:
        take_written(draft, values)


def _write_later(held: HeldOpen) -> None:
    """Write settings once another program lets the file go; nothing is kept beside it."""
    try:
        held.settle(keep=False)
    except OSError as error:
        _log.warning("settings not saved: %s", error)


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Keep other programs from writing; one that hangs is not waited for."""
    lock = QLockFile(str(path.with_suffix(".lock")))
    lock.setStaleLockTime(0)  # only the death of its program makes a lock stale
    lock.tryLock(_LOCK_MS)
    try:
        yield
    finally:
        lock.unlock()


def _read(path: Path) -> dict[str, Any] | str:
    """Return what stands in the file, nothing if there is none, or why it cannot be used."""
    if not is_present(path):
        return {}
    content = read_bytes(path, _MOST_BYTES)
    if isinstance(content, str):
        return content
    try:
        data = json.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        return str(error)
    if not isinstance(data, dict):
        return "not a list of settings"
    version = data.pop("format", FORMAT)
    if isinstance(version, int) and version > FORMAT:
        return f"format {version} {_NEWER}"
    return data


def _usable(data: dict[str, Any], *, is_logged: bool = False) -> dict[str, Any]:
    """Return the values that make sense; all of another version's keys do."""
    usable = {name: value for name, value in data.items() if fits(name, value)}
    for name in _RECENT & usable.keys():
        usable[name] = usable_names(data[name])
    for name, value in data.items() if is_logged else ():
        if name not in usable:
            _log.warning("settings: %.80s cannot be %s, left out", name, _REPR.repr(value))
        elif name in _RECENT and usable[name] != value:
            _log.warning("settings: %s is too long or names no files, some are left out", name)
    return usable
