"""The settings of the player: one table, stored in an INI file.  No widgets.

`QSettings` reads and writes the file. Only changed keys are written, so that two running programs
keep each other's changes; lists and dicts are JSON, and each preset has a key. Comments in the file
are lost.

`QSettings` unpickles a value that begins with "@", which can run code, so a file with such a value
is refused before `QSettings` reads it (`_refusal`).
"""

from __future__ import annotations

import errno
import json
import logging
import os
import re
import reprlib
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, fields
from datetime import datetime
from functools import partial
from itertools import count
from pathlib import Path
from time import time_ns
from typing import Any, Final

from PySide6.QtCore import QObject, QSettings

from kingdom_builder_qt.ai.players import LEVELS as OFFERED
from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.atomic_files import RETRY_SECONDS
from kingdom_builder_qt.content.disk import is_present, read_bytes, resolved, write_fault
from kingdom_builder_qt.content.temporary_files import sync_folder
from kingdom_builder_qt.content.text_files import quarantine
from kingdom_builder_qt.core.board import QUADRANTS, ROTATIONS
from kingdom_builder_qt.ui.desktop.messages import said
from kingdom_builder_qt.ui.desktop.own_engines import MASTER
from kingdom_builder_qt.ui.desktop.settings.motion import AS_SYSTEM, system_motion
from kingdom_builder_qt.ui.desktop.settings.pace import NORMAL
from kingdom_builder_qt.ui.desktop.settings.retention import FOR_EVER, NOT_AT_ALL, PERIODS
from kingdom_builder_qt.ui.desktop.settings.thinking_time import AS_NEEDED, TIMES
from kingdom_builder_qt.ui.desktop.settings.values import (
    ADVISER,
    BASE64,
    DATA,
    ENGINES,
    GAME,
    IDS,
    KEYS,
    LANGUAGE,
    MAX_RECENT,
    PATH,
    PROFILES,
    RECENT,
    SIZES,
    TABS,
    YES_OR_NO,
    Kind,
    choice,
    number,
    one_of,
    whole,
)
from kingdom_builder_qt.ui.desktop.sound.player import LOUDEST
from kingdom_builder_qt.ui.desktop.style.colours import CHOICES, PALETTES, STANDARD
from kingdom_builder_qt.ui.desktop.style.text_size import TEXT_SIZES
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.desktop.translator import translator

tr = translator(__name__)

_log = logging.getLogger(__name__)

FORMAT: Final = 1
_FORMAT_KEY: Final = "format"
_NEWER: Final = "is of a newer version"
_MOST_BYTES: Final = 8 << 20  # of a file
_MOST_PARTS: Final = 20_000  # lines, values in lines; Qt needs some hundred bytes for each
_MOST_OLD_BYTES: Final = 32 << 20  # of settings.json, which earlier versions wrote
_WAIT_SECONDS: Final = 0.5  # for a disk, where a caller waits for it at all
_PAUSE_SECONDS: Final = 0.1  # between two attempts to write
_LONGEST_PAUSE: Final = 60_000  # milliseconds
_MOST_LISTED: Final = 3
_MOST_PRESETS: Final = 100
_PRESETS: Final = "presets"  # of `new_game`; each preset has its own key in the file
_SEPARATOR: Final = ", "  # at which QSettings splits a value
_SHARED: Final = ("new_game", "recent_sections")  # merged with changes of other programs
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789"  # of the key of a preset
_REPR: Final = reprlib.Repr()  # abbreviates
_STEP_NS: Final = 2_000_000_000  # the coarsest time stamp of a file system
_newest_ns = 0  # the last time stamp given to a file
_writing: Final = threading.Lock()  # one thread of this program at a time


@dataclass(slots=True)
class _FileState:
    """The texts of the settings by file key, as this program last saw them.

    `written`: as last read or written, None if uncertain; `wanted`: as they should be. The keys
    that differ are written.
    """

    written: dict[str, str | None] = field(default_factory=dict)
    wanted: dict[str, str] = field(default_factory=dict)
    path: Path = field(default_factory=Path)
    is_writing: bool = False
    is_behind: bool = False  # changes were made while a thread writes


def _of(kind: Kind) -> dict[str, Kind]:
    return {"kind": kind}


def _setting(kind: Kind, default: Any) -> Any:
    return field(default=default, metadata=_of(kind))


@dataclass(slots=True)
class Settings:
    """The table of all settings: keys, types, values and defaults.

    All windows share one object and read it when they need a value.
    """

    language: str = _setting(LANGUAGE, "")  # as `nl` or `pt_BR`; "" follows the system
    theme: str = _setting(choice(CHOICES), "system")
    text_size: int = _setting(one_of(TEXT_SIZES), 100)  # per cent
    colours: str = _setting(choice(PALETTES), STANDARD)  # of terrains and players
    terrain_letters: bool = _setting(YES_OR_NO, False)  # in the hexes
    # As chosen; see `motion_speed`. 0: no animation, 2: twice as fast
    animation_speed: float = _setting(number(0.1, 10.0, 0, AS_SYSTEM), AS_SYSTEM)
    # One of the speeds in `pace`.
    ai_delay_ms: int = _setting(number(0, _LONGEST_PAUSE), NORMAL.delay_ms)
    master_seconds: float = _setting(one_of(TIMES, float | int), AS_NEEDED)  # for a turn of Master
    # Defaults explain a first game: which hexes earn gold, where H7 is.
    running_score: bool = _setting(YES_OR_NO, True)
    coordinates: bool = _setting(YES_OR_NO, True)
    magnifier: bool = _setting(YES_OR_NO, False)  # shows the hex at pointer or cursor large
    turned_board: bool = _setting(YES_OR_NO, False)  # seen from its other side
    lanes: bool = _setting(YES_OR_NO, True)  # between adjacent settlements of one colour
    section_mark: bool = _setting(YES_OR_NO, True)  # around a section tried from the editor
    highlight_targets: bool = _setting(YES_OR_NO, True)
    hex_gold: bool = _setting(YES_OR_NO, True)  # shown while a possible hex is pointed at
    moves_by_gold: bool = _setting(YES_OR_NO, False)  # in the list of possible moves
    # `pulse` of possible hexes, `idle_motion` of water and flags, if animation is on at all.
    pulse: bool = _setting(YES_OR_NO, True)
    idle_motion: bool = _setting(YES_OR_NO, True)
    confirm_end_turn: bool = _setting(YES_OR_NO, True)
    # Off: the player places even the only possible piece personally.
    play_only_moves: bool = _setting(YES_OR_NO, False)
    keep_games: int = _setting(one_of(PERIODS), FOR_EVER)  # days, for finished games
    last_game: str = _setting(GAME, "")  # id of the last game on the table
    continued_game: str = _setting(GAME, "")  # id of the game to be continued, "" for none
    listed_games: int = _setting(whole(0, _MOST_LISTED), 0)  # on the last start page
    sound: bool = _setting(YES_OR_NO, True)
    sound_volume: int = _setting(whole(0, LOUDEST), 60)
    # The people who play here, the usual one first: name, colour, portrait.
    profiles: list[list[Any]] = field(default_factory=list, metadata=_of(PROFILES))
    # Engines: key, name, program, arguments, portrait, options, seconds of a turn.
    engines: list[list[Any]] = field(default_factory=list, metadata=_of(ENGINES))
    # On the start page, until accepted or dismissed.
    profile_offered: bool = _setting(YES_OR_NO, True)
    hints_by: str = _setting(ADVISER, MASTER)  # or the controller of an engine
    default_opponent: str = _setting(choice(OFFERED), "builder")  # of a first game
    new_game: dict[str, Any] = field(default_factory=dict, metadata=_of(DATA))
    play_here: dict[str, Any] = field(
        default_factory=dict, metadata=_of(DATA)
    )  # as `new_game`, from the editor
    # Changed keys by action: `group.action`.
    keys: dict[str, list[str]] = field(default_factory=dict, metadata=_of(KEYS))
    geometry: str = _setting(BASE64, "")  # of QWidget.saveGeometry
    window_state: str = _setting(SIZES, "")  # splitters of board and column, parts of the column
    recent_sections: list[str] = field(default_factory=list, metadata=_of(RECENT))
    editor_geometry: str = _setting(BASE64, "")  # as `geometry`, of the section editor
    editor_state: str = _setting(BASE64, "")  # of QMainWindow.saveState
    editor_tabs: list[str] = field(
        default_factory=list, metadata=_of(TABS)
    )  # open at the end of the last run
    editor_front: str = _setting(PATH, "")  # the active one of them
    editor_reopens: bool = _setting(YES_OR_NO, True)  # reopens them at the next start
    # The board is shown around the edited section, in this corner and rotation.
    editor_board: bool = _setting(YES_OR_NO, False)
    editor_corner: str = _setting(choice(QUADRANTS), "NW")
    editor_rotation: int = _setting(one_of(ROTATIONS), 0)
    lessons_done: list[str] = field(default_factory=list, metadata=_of(IDS))
    lesson_left: dict[str, Any] = field(
        default_factory=dict, metadata=_of(DATA)
    )  # as `LessonProgress` stores it
    # On the start page, until accepted or dismissed.
    learning_offered: bool = _setting(YES_OR_NO, True)
    tips: bool = _setting(YES_OR_NO, True)  # in a first game
    tips_shown: list[str] = field(default_factory=list, metadata=_of(IDS))
    export_folder: str = _setting(PATH, "")  # of the last exported section picture
    game_folder: str = _setting(PATH, "")  # of the last game file that was chosen
    file_state: _FileState = field(
        default_factory=_FileState, init=False, compare=False, repr=False
    )

    @property
    def motion_speed(self) -> float:
        """The speed of animations, 0 for none, with regard to the system's wish."""
        return system_motion().speed(self.animation_speed)

    def take(self, other: Settings) -> None:
        """Copy all values of another object."""
        for name in KINDS:
            setattr(self, name, getattr(other, name))

    def add_recent_section(self, path: Path) -> None:
        """Put a file on top of the recent sections, without duplicates under other spellings."""
        self.recent_sections = _on_top(path, self.recent_sections)

    def forget_recent_section(self, path: Path) -> None:
        """Remove a file from the recent sections of the editor because it cannot be opened."""
        self.recent_sections = _without(path, self.recent_sections)


def _on_top(path: Path, files: list[str]) -> list[str]:
    name = str(resolved(path))
    return [name, *(f for f in files if f != name)][:MAX_RECENT]


def _without(path: Path, files: list[str]) -> list[str]:
    names = {str(path), str(resolved(path))}
    return [f for f in files if f not in names]


KINDS: Final[dict[str, Kind]] = {
    one.name: one.metadata["kind"] for one in fields(Settings) if "kind" in one.metadata
}


def _split(game: dict[str, Any]) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
    """Return the last game, and its presets by file key."""
    stored = game.get(_PRESETS)
    presets = {
        f"{_PRESETS}/{_key_of(preset['name'])}": preset
        for preset in (stored if isinstance(stored, list) else ())
        if isinstance(preset, dict) and isinstance(preset.get("name"), str)
    }
    return {key: value for key, value in game.items() if key != _PRESETS}, presets


def _joined(game: dict[str, Any], presets: dict[str, dict[str, Any]]) -> dict[str, Any]:
    named = sorted(presets.values(), key=lambda preset: str(preset["name"]).casefold())
    return {**game, _PRESETS: named} if named else game


def _key_of(name: str) -> str:
    """Return a file key for a preset name, in characters that every system keeps apart."""
    return "".join(
        chr(byte) if chr(byte) in _LETTERS else f"-{byte:02x}"
        for byte in name.encode("utf-8", "surrogatepass")
    )


def _texts(settings: Settings) -> dict[str, str]:
    game, presets = _split(settings.new_game)
    values = {name: getattr(settings, name) for name in KINDS} | {"new_game": game}
    texts = {name: kind.text(values[name]) for name, kind in KINDS.items()}
    return texts | {key: DATA.text(preset) for key, preset in presets.items()}


_DEFAULTS: Final = _texts(Settings())


def _name_of(key: str) -> str:
    """Return the setting that a file key belongs to."""
    return "new_game" if key.startswith(f"{_PRESETS}/") else key


class SettingsTexts:
    """Messages about the settings."""

    def reset(self, *, is_newer: bool, old: Path | None) -> str:
        """Return the reason for a reset, and the backup's path."""
        sentence = (
            tr("The settings were written by a newer version of the program and were reset.")
            if is_newer
            else tr("The settings could not be read and were reset.")
        )
        if old is None:
            return sentence + " " + tr("New settings cannot be saved.")
        return sentence + " " + tr("The old file was kept as {file}.").format(file=old)

    def unwritable(self, folder: Path, reason: str) -> str:
        """Return the message for a user folder that is not writable."""
        text = tr("Settings and games cannot be saved in {folder}: {reason}.")
        return text.format(folder=folder, reason=said(reason))


def unwritable() -> str:
    """Return a message for the player if settings or games cannot be saved, else ""."""
    for folder in (paths.user_config(), paths.user_data() / "games"):
        if reason := write_fault(folder):
            _log.warning("%s cannot be written to: %s", folder, reason)
            return SettingsTexts().unwritable(folder, reason)
    return ""


def settings_path() -> Path:
    """Return the path of the settings file."""
    return paths.user_config() / "settings.ini"


# -- reading ---------------------------------------------------------------------------------------


def load_settings() -> tuple[Settings, str]:
    """Return the settings, and a message for the player if a file could not be used.

    Invalid values are replaced by defaults, with a log line each.
    """
    path, settings, complaint = settings_path(), Settings(), ""
    settings.file_state.written.update(_DEFAULTS)
    old, is_first = path.with_suffix(".json"), not is_present(path)
    ini = _opened(path)
    if isinstance(ini, str):
        complaint = _reset(path, ini)
    else:
        _fill(settings, _found(ini), Kind.value)
    if is_present(old):
        if is_first:
            complaint = _take_old(settings, old)
        if not is_first or (not complaint and save_settings(settings)):
            _move_old(old)
    return settings, complaint


def _reset(path: Path, reason: str) -> str:
    """Quarantine an unusable file and return a message for the player."""
    _log.warning("settings not readable, defaults used: %s", reason)
    try:
        old = quarantine(path)
    except OSError as error:
        _log.warning("broken settings not put aside: %s", error)
        old = None
    return SettingsTexts().reset(is_newer=_NEWER in reason, old=old)


def _opened(path: Path) -> QSettings | str:
    """Return the settings of a file, empty if it is missing, or the reason why it is unusable."""
    is_there = is_present(path)
    if is_there:
        content = read_bytes(path, _MOST_BYTES)
        if reason := content if isinstance(content, str) else _refusal(content):
            return reason
        _make_new(path)
    ini = QSettings(str(path), QSettings.Format.IniFormat)
    if ini.status() == QSettings.Status.FormatError or (is_there and not ini.allKeys()):
        return "not a list of settings"
    version = ini.value(_FORMAT_KEY)
    if isinstance(version, str) and re.fullmatch("[0-9]{1,999}", version) and int(version) > FORMAT:
        return f"format {version} {_NEWER}"
    return ini


def _make_new(path: Path) -> None:
    """Make Qt read a file again, which it caches by size and time stamp; both may be unchanged.

    The clock of many file systems ticks in steps of some milliseconds, of some in two seconds.
    """
    global _newest_ns
    is_first, now = not _newest_ns, time_ns()
    _newest_ns = max(now, _newest_ns) + _STEP_NS
    if not is_first:
        with suppress(OSError):
            os.utime(path, ns=(now, _newest_ns))


def _refusal(content: bytes) -> str:
    """Return why Qt must not read a file: it is not text, or a value in it can begin with "@".

    Escapes of that character are refused, too. These settings never need them.
    """
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return "not UTF-8 text"
    if re.search(r"[\0-\x08\x0b\x0c\x0e-\x1f]", text):
        return "not a text"
    if text.count("\n") + text.count("\r") > _MOST_PARTS:
        return "too many lines"
    unescaped = text.replace("\\\\", "")
    if "@" in text or re.search(r"\\[x0-7]", unescaped):
        return "a value in it may stand for an object, which could run a program"
    commas = 0
    for row, line in enumerate(unescaped.replace('\\"', "").split("\n"), 1):
        parts = line.split('"')
        if not len(parts) % 2 and not line.startswith(";"):
            return f"a quotation mark is missing in line {row}"  # it would swallow others
        commas += sum(part.count(",") for part in parts[::2])
    if commas > _MOST_PARTS:
        return "too many values in a line"
    return ""


def _found(ini: QSettings) -> dict[str, str]:
    """Return the text of each known key."""
    ini.beginGroup(_PRESETS)
    presets = [f"{_PRESETS}/{key}" for key in ini.childKeys()[:_MOST_PRESETS]]
    ini.endGroup()
    keys = [*(name for name in KINDS if ini.contains(name)), *presets]
    return {key: _as_text(ini.value(key)) for key in keys}


def _as_text(value: object) -> str:
    """Return one text even for a line with commas, which Qt parses as a list."""
    return _SEPARATOR.join(map(str, value)) if isinstance(value, list) else str(value)


def _fill(settings: Settings, found: dict[str, Any], read: Callable[[Kind, Any], Any]) -> None:
    """Set the valid values, parsed by `read`, and log the others."""
    presets: dict[str, dict[str, Any]] = {}
    written = settings.file_state.written
    for key, shown in found.items():
        name = _name_of(key)
        kind, is_preset = KINDS[name], key != name
        try:
            value = read(kind, shown)
        except (ValueError, RecursionError):
            value = None
        usable = kind.usable(value)
        if not kind.fits(usable) or (is_preset and not isinstance(usable.get("name"), str)):
            _log.warning("settings: %.80s cannot be %s, left out", key, _REPR.repr(shown))
            if not is_preset:
                written[key] = None  # the next change repairs it
            continue
        if usable != value:
            _log.warning("settings: %s is too long or has unusable parts, some are left out", key)
        here = usable
        if name == "new_game":
            game, named = _split({_PRESETS: [usable]} if is_preset else usable)
            presets |= named
            here = game if not is_preset else usable if key in named else None
        written[key] = kind.text(usable) if here == value else None
        if not is_preset:
            setattr(settings, name, here)
    settings.new_game = _joined(settings.new_game, presets)


# -- the file of earlier versions ------------------------------------------------------------------


def _take_old(settings: Settings, old: Path) -> str:
    """Import the settings of an earlier version; return a message if they are unusable."""
    data = _read_old(old)
    if isinstance(data, str):
        return _reset(old, data)
    if data.get("keep_history") is False:
        data["keep_games"] = NOT_AT_ALL
    _fill(settings, {name: data[name] for name in KINDS if name in data}, lambda _, value: value)
    settings.file_state.written = dict(_DEFAULTS)
    return ""


def _read_old(path: Path) -> dict[str, Any] | str:
    content = read_bytes(path, _MOST_OLD_BYTES)
    if isinstance(content, str):
        return content
    try:
        data = json.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        return str(error)
    if not isinstance(data, dict):
        return "not a list of settings"
    version = data.get("format", FORMAT)
    if isinstance(version, int) and version > FORMAT:
        return f"format {version} {_NEWER}"
    return data


def _move_old(old: Path) -> None:
    """Move an imported file into a folder of its own; nothing is deleted."""
    folder = old.parent / f"migrated-{datetime.now():%Y%m%d}"
    try:
        folder.mkdir(exist_ok=True)
        names = (f"{old.stem}{f'-{number}' if number > 1 else ''}.json" for number in count(1))
        target = next(folder / name for name in names if not is_present(folder / name))
        old.replace(target)
        _log.info("%s was taken over and lies in %s", old.name, target)
    except FileNotFoundError:
        pass  # already moved by another program
    except OSError as error:
        _log.warning("%s not moved: %s", old, error)


# -- writing ---------------------------------------------------------------------------------------


def queue_settings(settings: Settings) -> None:
    """Write the changed settings in a background thread.

    Changes made during a write are written by the next one.
    """
    _the_saver().keep(settings)


def save_settings(settings: Settings) -> bool:
    """Write the changed settings and return whether they are in the file.

    Changes of another program are preserved. On a slow disk the write continues in a thread that
    the program waits for at its end. A failure is logged, never raised: it must not end a game.
    """
    _note(settings)
    done: list[dict[str, str] | None] = []
    work = partial(_write, settings.file_state)
    Task(_the_saver(), work, done.append, must_end=True).settle(_WAIT_SECONDS)
    news = done[0] if done else None
    if news is not None:
        _take_news(settings, news)
    return news is not None


class _Saver(QObject):
    """Writes settings in a thread and imports changes of another program."""

    def keep(self, settings: Settings) -> None:
        """Write the current settings, after a write in progress if there is one."""
        _note(settings)
        file_state = settings.file_state
        file_state.is_behind = file_state.is_writing
        if not file_state.is_writing:
            file_state.is_writing = True
            done = partial(self._on_written, settings)
            Task(
                self,
                partial(_write, file_state),
                done,
                partial(_on_failed, file_state),
                must_end=True,
            )

    def _on_written(self, settings: Settings, news: dict[str, str] | None) -> None:
        settings.file_state.is_writing = False
        if news is not None:
            _take_news(settings, news)
        if settings.file_state.is_behind:
            self.keep(settings)


def _on_failed(file_state: _FileState, error: BaseException) -> None:
    file_state.is_writing = False
    raise error


_saver: _Saver | None = None


def _the_saver() -> _Saver:
    global _saver
    if _saver is None:
        _saver = _Saver()
    return _saver


def _note(settings: Settings) -> None:
    settings.file_state.wanted, settings.file_state.path = _texts(settings), settings_path()


def _write(file_state: _FileState) -> dict[str, str] | None:
    """Write the wanted texts, and return the shared settings in the file afterwards.

    None: nothing was written; the failure is logged. While another program locks the file, writing
    is retried until `RETRY_SECONDS` are over.
    """
    with _writing:
        until = time.monotonic() + RETRY_SECONDS
        while True:
            try:
                return _try_to_write(file_state)
            except OSError as error:
                if time.monotonic() >= until or write_fault(file_state.path.parent):
                    _log.warning("settings not saved: %s", error)
                    return None
            time.sleep(_PAUSE_SECONDS)


def _try_to_write(file_state: _FileState) -> dict[str, str]:
    """Write once; raise OSError on failure."""
    path, wanted = file_state.path, file_state.wanted
    path.parent.mkdir(parents=True, exist_ok=True)
    ini = _opened(path)
    if isinstance(ini, str):
        quarantine(path)  # the old file is preserved, or nothing is written
        _log.warning("settings not readable, written again: %s", ini)
        ini = _opened(path)
        if isinstance(ini, str):
            raise OSError(errno.EIO, ini, str(path))
    _check(ini, path)  # Qt retries earlier failed writes
    if not is_present(path):
        file_state.written = dict(_DEFAULTS)
    changed = {key for key, text in wanted.items() if text != file_state.written.get(key)}
    changed |= file_state.written.keys() - wanted.keys()
    if changed or not ini.contains(_FORMAT_KEY):
        theirs = _found(ini)
        ini.setValue(_FORMAT_KEY, str(FORMAT))
        for key in sorted(changed):
            if key in wanted:
                ini.setValue(key, _merged(key, file_state.written.get(key), wanted[key], theirs))
            else:
                ini.remove(key)
        file_state.written |= dict.fromkeys(changed)  # Qt may still write them if this fails
        ini.sync()
        _check(ini, path)
        sync_folder(path.parent)
    file_state.written = dict(wanted)
    found = {key: text for key, text in _found(ini).items() if _name_of(key) in _SHARED}
    return {name: _DEFAULTS[name] for name in _SHARED} | found


def _check(ini: QSettings, path: Path) -> None:
    """Raise OSError if Qt could not write."""
    if ini.status() != QSettings.Status.NoError:
        raise OSError(errno.EIO, "the file cannot be written", str(path))


def _merged(key: str, read: str | None, mine: str, theirs: dict[str, str]) -> str:
    """Return the text to write for a key that was changed here and perhaps by another program."""
    kind = KINDS[_name_of(key)]
    if kind.merge is None or read is None or theirs.get(key, read) == read:
        return mine
    try:
        value = kind.usable(kind.value(theirs[key]))
    except (ValueError, RecursionError):
        return mine
    if not kind.fits(value):
        return mine
    return kind.text(kind.merge(kind.value(read), kind.value(mine), value))


def _take_news(settings: Settings, news: dict[str, str]) -> None:
    """Import shared settings from the file, unless they were changed here since the write."""
    if not _writing.acquire(blocking=False):
        return  # the write in progress imports them
    try:
        now, written = _texts(settings), settings.file_state.written
        for name in _SHARED:
            keys = {key for key in {*now, *written, *news} if _name_of(key) == name}
            sources: list[dict[str, Any]] = [now, written, news]
            mine, read, theirs = ({key: t[key] for key in keys & t.keys()} for t in sources)
            if mine == read and mine != theirs:
                for key in keys:
                    written.pop(key, None)
                setattr(settings, name, type(getattr(settings, name))())
                _fill(settings, theirs, Kind.value)
    finally:
        _writing.release()
