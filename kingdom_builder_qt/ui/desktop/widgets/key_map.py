"""The registry of all actions with shortcuts: names, default keys and the player's changes.

Rooms declare their actions; `ActionSet` and `add_key` take the keys from here and follow `changed`.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, TypeAlias

from PySide6.QtCore import QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence

from kingdom_builder_qt.content.yaml.nodes import MappingNode, ScalarNode, SequenceNode
from kingdom_builder_qt.content.yaml.yaml_reader import read_yaml
from kingdom_builder_qt.ui.desktop.settings.values import MOST_KEYS, usable_keys
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.foreign_text import NAME, joined, truncated

tr = translator(__name__)

Keys: TypeAlias = tuple[str, ...]  # portable key combinations
Own: TypeAlias = dict[str, list[str]]  # the changed keys by the id of the action

GROUPS: Final = {
    "table": tr.later("Game"),
    "board": tr.later("Every board"),
    "tabs": tr.later("Tabs"),
    "games": tr.later("Your games"),
    "replay": tr.later("Replay and analysis"),
    "newgame": tr.later("New game"),
    "position": tr.later("Set up a position"),
    "packs": tr.later("Packs"),
    "rules": tr.later("Rules and keys"),
    "manual": tr.later("Content guide and format"),
    "editor": tr.later("Section editor"),
    "sections": tr.later("All sections"),
    "workbench": tr.later("Tiles and cards"),
}
# The groups whose actions meet in one window.
WINDOWS: Final = (
    ("table", "board", "tabs"),
    ("replay", "board"),
    ("games", "tabs"),
    ("newgame", "tabs"),
    ("position", "board"),
    ("packs",),
    ("rules",),
    ("manual",),
    ("editor",),
    ("sections",),
    ("workbench", "tabs"),
)
# A letter begins a search or a text there.
_TYPING: Final = ("games", "position", "rules", "manual", "sections", "workbench")
_PORTABLE: Final = QKeySequence.SequenceFormat.PortableText
_NATIVE: Final = QKeySequence.SequenceFormat.NativeText
MOST_BYTES: Final = 1 << 16  # of a file of keys
_Key = Qt.Key


def _pressed(text: str) -> QKeyCombination:
    """Return the first combination of a sequence."""
    first: QKeyCombination = QKeySequence(text, _PORTABLE)[0]  # type: ignore[index]
    return first


_NO_KEY: Final = (_Key.Key_unknown, 0)
_EVERYWHERE: Final = frozenset(
    [
        *(_Key.Key_Return, _Key.Key_Enter, _Key.Key_Escape, _Key.Key_Tab, _Key.Key_Backtab),
        *(_Key.Key_Left, _Key.Key_Right, _Key.Key_Up, _Key.Key_Down, _Key.Key_Space),
        *(_Key.Key_Home, _Key.Key_End, _Key.Key_PageUp, _Key.Key_PageDown),
    ]
)
_SYSTEM: Final = frozenset(
    _pressed(text).toCombined()
    for text in (
        *("Alt+F4", "Alt+Tab", "Alt+Shift+Backtab", "Alt+Esc", "Alt+Space", "Ctrl+Esc"),
        *("Ctrl+Alt+Del", "Ctrl+Shift+Esc", "Print", "Alt+Print", "Menu", "Shift+F10", "F10"),
    )
)
# The scan codes of X11 and Wayland, which name a place on the keyboard, of three rows of letters.
_ROWS: Final = {24: "QWERTYUIOP", 38: "ASDFGHJKL", 52: "ZXCVBNM"}
_SCANNED: Final = {
    first + place: letter for first, row in _ROWS.items() for place, letter in enumerate(row)
}


class BadKeys(ValueError):
    """A file of keys that cannot be used; the text is for the player."""


@dataclass(frozen=True, slots=True)
class KeyAction:
    """An action that has or can have keys; `keys` are the default ones, the first is displayed.

    `series`: the name of neighbouring actions that a list of keys shows in one line.
    """

    name: Callable[[], str]
    keys: Keys = ()
    series: Callable[[], str] | None = None


def numbered(
    name: Callable[[], str], number: int, key: str, series: Callable[[], str]
) -> KeyAction:
    """Return an action of a series, with its number in its name."""
    return KeyAction(partial(_numbered, name, number), (key,), series)


def _numbered(name: Callable[[], str], number: int) -> str:
    return name().format(number=number)


def portable(text: str) -> str:
    """Return a combination in Qt's portable spelling, "" if it is none or a series of several."""
    sequence = QKeySequence(text, _PORTABLE)
    if sequence.count() != 1 or _pressed(text).key() in _NO_KEY:
        return ""
    return sequence.toString(_PORTABLE)


def native(key: str) -> str:
    """Return a combination as it is written on this system."""
    return QKeySequence(key, _PORTABLE).toString(_NATIVE)


def plain(text: str) -> str:
    """Return the text of an action without its mnemonic and dots."""
    return text.replace("&", "").rstrip("…")


def latin(event: QKeyEvent) -> QKeyEvent:
    """Return the event of a letter with the Latin one of its key on a layout without Latin letters.

    Qt finds a shortcut with a Latin letter on every layout, but no other one.
    """
    code, letter = event.key(), ""
    if 0x7F < code <= 0x10FFFF and "LATIN" not in unicodedata.name(chr(code), "LATIN"):
        virtual = event.nativeVirtualKey()  # Windows: the letter of the key on every layout
        is_windows = 0x41 <= virtual <= 0x5A
        letter = chr(virtual) if is_windows else _SCANNED.get(event.nativeScanCode(), "")
    if not letter:
        return event
    return QKeyEvent(event.type(), ord(letter), event.modifiers(), letter.lower())


class KeyMap(QObject):
    """All declared actions by id, which is `group.action`."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._actions: dict[str, KeyAction] = {}
        self._own: Own = {}

    def declare(self, group: str, actions: Mapping[str, KeyAction]) -> Callable[[str], str]:
        """Add actions to a group, by their ids without it; return a function that adds it."""
        assert group in GROUPS, group
        for id_, action in actions.items():
            keys = tuple(map(portable, action.keys))
            assert all(keys), (id_, action.keys)
            self._actions[f"{group}.{id_}"] = replace(action, keys=keys)
        return partial(self._full_id, group)

    def _full_id(self, group: str, id_: str) -> str:
        assert f"{group}.{id_}" in self._actions, id_
        return f"{group}.{id_}"

    def ids(self, *groups: str) -> list[str]:
        """Return the ids of some groups, else all: series last, else as they were declared."""
        wanted = groups or tuple(GROUPS)
        rows = sorted(self._actions.items(), key=lambda item: item[1].series is not None)
        return [id_ for group in wanted for id_, _ in rows if _group(id_) == group]

    def name(self, id_: str) -> str:
        """Return the name of an action."""
        return plain(self._actions[id_].name())

    def defaults(self, id_: str) -> Keys:
        """Return the default keys of an action."""
        return self._actions[id_].keys

    def keys(self, id_: str) -> Keys:
        """Return the present keys: own ones, or the default ones that no other action was given."""
        if id_ in self._own:
            return tuple(self._own[id_])
        taken = {
            key
            for other, keys in self._own.items()
            if other in self._actions and meet(id_, other)
            for key in keys
        }
        return tuple(key for key in self.defaults(id_) if key not in taken)

    def sequences(self, id_: str) -> list[QKeySequence]:
        """Return the present keys for Qt."""
        return [QKeySequence(key, _PORTABLE) for key in self.keys(id_)]

    def first(self, id_: str) -> str:
        """Return the key that is displayed, as it is written on this system, "" for none."""
        keys = self.keys(id_)
        return native(keys[0]) if keys else ""

    def with_key(self, text: str, id_: str) -> str:
        """Return the tooltip of an action with its key, if it has one."""
        key = self.first(id_)
        return f"{text} ({key})" if key else text

    def in_sentence(self, id_: str) -> str:
        """Return the key of an action for a sentence, or the quoted name of an action without."""
        return self.first(id_) or tr("“{name}”").format(name=self.name(id_))

    def shown(self, id_: str) -> str:
        """Return the present keys as they are written on this system, "" for none."""
        return joined(map(native, self.keys(id_)))

    def rows(self, ids: Iterable[str]) -> list[tuple[str, str]]:
        """Return (keys, name) of the actions that have a key, a series of them in one line."""
        keys: dict[str, list[str]] = {}
        for id_ in ids:
            series = self._actions[id_].series
            name = self.name(id_) if series is None else series()
            keys.setdefault(name, []).extend(map(native, self.keys(id_)))
        return [(joined(_with_ranges(shown)), name) for name, shown in keys.items() if shown]

    # -- changes -----------------------------------------------------------------------------------

    @property
    def own(self) -> Own:
        """Return the changes: keys by action, also of actions that this version lacks."""
        return {id_: [*keys] for id_, keys in self._own.items()}

    def set_own(self, own: Mapping[str, Sequence[str]]) -> None:
        """Replace all changes."""
        new: Own = {}
        for id_, keys in own.items():
            usable = [*keys]
            if id_ in self._actions:
                usable = [key for key in map(portable, keys) if key and not self.refusal(id_, key)]
            if id_ not in self._actions or tuple(usable) != self.defaults(id_):
                new[id_] = usable
        if new != self._own:
            self._own = new
            self.changed.emit()

    def with_own(self, own: Mapping[str, Sequence[str]]) -> KeyMap:
        """Return the same actions with other changes."""
        other = KeyMap()
        other._actions = self._actions
        other.set_own(own)
        return other

    def holder(self, id_: str, key: str) -> str | None:
        """Return the other action that has a key in a window of this one."""
        for other in self._actions:
            if other != id_ and meet(id_, other) and key in self.keys(other):
                return other
        return None

    def set_keys(self, id_: str, keys: Sequence[str]) -> None:
        """Give an action its keys, and take them from all actions that it meets."""
        own = self.own
        for other, theirs in own.items():
            if other != id_ and other in self._actions and meet(id_, other):
                own[other] = [key for key in theirs if key not in keys]
        own[id_] = [*keys]
        if tuple(keys) == self.defaults(id_):
            del own[id_]
        self.set_own(own)

    def restore(self, id_: str) -> None:
        """Give an action its default keys again, and take them from all that it meets."""
        self.set_keys(id_, self.defaults(id_))

    def refusal(self, id_: str, key: str) -> str:
        """Return the reason why an action cannot have a key, "" for none."""
        pressed = _pressed(key)
        code, held = pressed.key(), pressed.keyboardModifiers()
        modifiers = Qt.KeyboardModifier
        shifted = held & ~(modifiers.ShiftModifier | modifiers.KeypadModifier)
        sign = chr(code) if code < _Key.Key_Escape else ""
        reason = ""
        if code in _EVERYWHERE and not shifted:
            reason = tr("{key} must stay as it is: it moves, chooses or leaves in every window.")
        elif held & modifiers.MetaModifier or pressed.toCombined() in _SYSTEM:
            reason = tr("{key} belongs to the system.")
        elif shifted == modifiers.AltModifier and sign.isalpha():
            reason = tr("{key} opens a menu or presses a button.")
        elif _group(id_) in _TYPING and not shifted and sign:
            reason = tr("{key} is needed for typing in this window.")
        return reason.format(key=native(key))


def _with_ranges(keys: Iterable[str]) -> list[str]:
    """Return keys with three or more digits that follow each other as a range."""
    runs: list[list[str]] = []
    for key in keys:
        last = runs[-1][-1] if runs else ""
        is_next = last[-1:].isdecimal() and f"{last[:-1]}{int(last[-1]) + 1}" == key
        if is_next:
            runs[-1].append(key)
        else:
            runs.append([key])
    ranges = (
        [tr("{first} to {last}", "keys").format(first=run[0], last=run[-1])]
        if len(run) > 2
        else run
        for run in runs
    )
    return [shown for part in ranges for shown in part]


def _group(id_: str) -> str:
    return id_.partition(".")[0]


def meet(one: str, other: str) -> bool:
    """Return whether two actions are possible in the same window."""
    return any(_group(one) in window and _group(other) in window for window in WINDOWS)


# -- files -----------------------------------------------------------------------------------------


def write_own(own: Mapping[str, Sequence[str]]) -> bytes:
    """Return changed keys as a YAML file."""
    rows = (id_ + ": " + json.dumps([*own[id_]], ensure_ascii=False) for id_ in sorted(own))
    head = "# Kingdom Builder: the changed keys. An action with an empty list has no key."
    return "\n".join([head, *rows, ""]).encode()


def read_own(content: bytes, key_map: KeyMap) -> tuple[Own, int]:
    """Return the keys in the bytes of a file, and the number of its actions that are unknown.

    Raises `BadKeys` for the first mistake, with its line.
    """
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadKeys(tr("The file is not a list of keys.")) from None
    node, problems = read_yaml(text)
    if problems:
        raise _bad(problems[0].line or 1, tr("This is not YAML."))
    if node is None or (isinstance(node, ScalarNode) and node.value is None):
        return {}, 0
    if not isinstance(node, MappingNode):
        raise _bad(node.line, tr("This is not the name of an action with its keys."))
    own: Own = {}
    for name, value in node.entries:
        keys = [*_keys(name, value, key_map)]
        if not usable_keys({name.text: keys}):
            text = tr("“{name}” is not the name of an action.")
            raise _bad(name.line, text.format(name=truncated(name.text, NAME)))
        own[name.text] = keys
    known = [id_ for id_ in own if id_ in key_map.ids()]
    trial = key_map.with_own(own)
    for name, value in node.entries:
        for key in own[name.text] if name.text in known else ():
            if (other := trial.holder(name.text, key)) is not None:
                text = tr("{key} is also the key of “{action}”.")
                action = key_map.name(other)
                raise _bad(value.line, text.format(key=native(key), action=action))
    return own, len(own) - len(known)


def _keys(name: ScalarNode, value: object, key_map: KeyMap) -> Iterator[str]:
    if not isinstance(value, SequenceNode) or len(value.items) > MOST_KEYS:
        text = tr("An action needs a list of at most {number} keys.")
        raise _bad(name.line, text.format(number=MOST_KEYS))
    for item in value.items:
        shown = item.text if isinstance(item, ScalarNode) else ""
        key = portable(shown)
        if not key:
            text = tr("“{key}” is not a key.")
            raise _bad(item.line, text.format(key=truncated(shown, NAME)))
        if name.text in key_map.ids() and (reason := key_map.refusal(name.text, key)):
            raise _bad(item.line, reason)
        yield key


def _bad(line: int, reason: str) -> BadKeys:
    return BadKeys(tr("Line {line}: {reason}").format(line=line, reason=reason))


_map: KeyMap | None = None


def key_map() -> KeyMap:
    """Return the registry of the program."""
    global _map
    if _map is None:
        _map = KeyMap()
    return _map
