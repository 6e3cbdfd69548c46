"""The accessibility tree of the windows: names, roles and places, read through AT-SPI.

libatspi is called directly: it is part of every accessible desktop, so no Python package is needed.
It reads its bus from the environment, once for the process.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from ctypes import POINTER, Structure, byref, c_char_p, c_int, c_void_p
from functools import cached_property
from typing import Any, Final

STATES: Final = {
    "active": 1,
    "checked": 4,
    "enabled": 8,
    "focused": 12,
    "selected": 23,
    "showing": 25,
}
_MOST_CHILDREN: Final = 400
_LEAVES: Final = ("check box", "label", "list item", "page tab", "push button", "text")
_CURRENT: Final = ("list item", "page tab", "table cell")
# Their hexes are read by `children` alone, because 400 answers take a second.
_BOARDS: Final = ("Game board", "Section")
_ANSWER_MS: Final = 5000


class _Rect(Structure):
    _fields_ = [("x", c_int), ("y", c_int), ("width", c_int), ("height", c_int)]


class Thing:
    """An accessible object; its name and role are queried on each access."""

    def __init__(self, eyes: Eyes, handle: int, parent: Thing | None) -> None:
        self._eyes, self.handle, self._parent = eyes, handle, parent
        self._states = eyes.states(handle)

    @cached_property
    def role(self) -> str:
        return self._eyes.role(self.handle)

    @cached_property
    def name(self) -> str:
        return self._eyes.name(self.handle)

    def is_(self, state: str) -> bool:
        """Return whether the object has a state, one of `STATES`."""
        if state == "focused" and state in self._states and self.role in _CURRENT:
            # Qt sets it for the current row, wherever the focus is.
            return self._parent is None or self._parent.is_("focused")
        return state in self._states

    def __repr__(self) -> str:
        return f"{self.role} {self.name!r} {sorted(self._states)}"


class Eyes:
    """The accessibility tree of one program."""

    def __init__(self, program: str) -> None:
        """Connect to the bus of the environment; `program`: the accessible name of the program."""
        self._program = program
        self._lib = lib = ctypes.CDLL("libatspi.so.0")
        self._gobject = ctypes.CDLL("libgobject-2.0.so.0")
        self._glib = ctypes.CDLL("libglib-2.0.so.0")
        for name, result in (
            ("get_desktop", c_void_p),
            ("accessible_get_child_at_index", c_void_p),
            ("accessible_get_name", c_void_p),
            ("accessible_get_description", c_void_p),
            ("accessible_get_role_name", c_void_p),
            ("accessible_get_action_iface", c_void_p),
            ("action_get_action_name", c_void_p),
            ("accessible_get_state_set", c_void_p),
            ("accessible_get_component_iface", c_void_p),
            ("component_get_extents", POINTER(_Rect)),
        ):
            getattr(lib, f"atspi_{name}").restype = result
        lib.atspi_set_timeout(_ANSWER_MS, _ANSWER_MS)
        lib.atspi_init()
        self._desktop = lib.atspi_get_desktop(0)
        lib.atspi_accessible_set_cache_mask(c_void_p(self._desktop), c_int(0))

    # -- single objects ----------------------------------------------------------------------------

    def _ask(self, name: str, handle: int, *words: Any) -> Any:
        """Return the result of a function, None for a deleted object."""
        if not handle:
            return None
        error = c_void_p()
        answer = getattr(self._lib, f"atspi_{name}")(c_void_p(handle), *words, byref(error))
        if error.value:
            self._glib.g_error_free(error)
            return None
        return answer

    def _text(self, pointer: int | None) -> str:
        if not pointer:
            return ""
        text = ctypes.cast(pointer, c_char_p).value or b""
        self._glib.g_free(c_void_p(pointer))
        return text.decode(errors="replace")

    def name(self, handle: int) -> str:
        """Return the present name of an object."""
        return self._text(self._ask("accessible_get_name", handle))

    def role(self, handle: int) -> str:
        """Return the role of an object, such as "push button"."""
        return self._text(self._ask("accessible_get_role_name", handle))

    def description(self, handle: int) -> str:
        """Return the present description of an object."""
        return self._text(self._ask("accessible_get_description", handle))

    def act(self, handle: int, action: str) -> bool:
        """Do an action of an object, such as "Press"; return whether it has the action."""
        part = self._lib.atspi_accessible_get_action_iface(c_void_p(handle))
        for index in range(self._ask("action_get_n_actions", part) or 0):
            if self._text(self._ask("action_get_action_name", part, c_int(index))) == action:
                return bool(self._ask("action_do_action", part, c_int(index)))
        return False

    def children(self, thing: Thing) -> list[Thing]:
        """Return the children of an object, such as the hexes of a board."""
        return [Thing(self, child, thing) for child in self._children(thing.handle)]

    def place_of(self, handle: int) -> tuple[int, int, int, int]:
        """Return left, top, width and height of an object on the screen."""
        part = self._lib.atspi_accessible_get_component_iface(c_void_p(handle))
        found = self._ask("component_get_extents", part, c_int(0)) if part else None
        if not found:
            return 0, 0, 0, 0
        rect = found.contents
        return rect.x, rect.y, rect.width, rect.height

    def states(self, handle: int) -> frozenset[str]:
        """Return the present states of an object."""
        found = self._lib.atspi_accessible_get_state_set(c_void_p(handle))
        if not found:
            return frozenset()
        contains = self._lib.atspi_state_set_contains
        has = {name for name, number in STATES.items() if contains(c_void_p(found), c_int(number))}
        self._gobject.g_object_unref(c_void_p(found))
        return frozenset(has)

    def _children(self, handle: int) -> Iterator[int]:
        count = self._ask("accessible_get_child_count", handle) or 0
        for index in range(min(count, _MOST_CHILDREN)):
            child = self._ask("accessible_get_child_at_index", handle, c_int(index))
            if child:
                yield child

    # -- traversal ---------------------------------------------------------------------------------

    def windows(self) -> list[int]:
        """Return the visible windows of the program."""
        for program in self._children(self._desktop):
            if self.name(program) == self._program:
                return [w for w in self._children(program) if "showing" in self.states(w)]
        return []

    def things(self, window: int) -> Iterator[Thing]:
        """Yield all visible objects of a window."""
        yield from self._walk(window)

    def below(self, thing: Thing) -> list[Thing]:
        """Yield all visible descendants of an object."""
        return [found for child in self._children(thing.handle) for found in self._walk(child)]

    def _walk(self, handle: int, parent: Thing | None = None) -> Iterator[Thing]:
        thing = Thing(self, handle, parent)
        if not thing.is_("showing"):
            return
        yield thing
        if thing.name in _BOARDS:
            yield from self._walk_overlay(thing)
        elif thing.role not in _LEAVES:
            for child in self._children(handle):
                yield from self._walk(child, thing)

    def _walk_overlay(self, board: Thing) -> Iterator[Thing]:
        """Yield what lies on a board, which is its last child, without its hexes."""
        count = self._ask("accessible_get_child_count", board.handle) or 0
        last = self._ask("accessible_get_child_at_index", board.handle, c_int(count - 1))
        if last and self.role(last) != "list item":
            yield from self._walk(last, board)
