"""The context shared by the widgets of a form: value, ids, callbacks."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from PySide6.QtWidgets import QLabel, QWidget

from kingdom_builder_qt.content.yaml.writer import Plain

Place = tuple[str | int, ...]  # path to a value: keys and list indexes
_GONE: Final = object()


@dataclass(slots=True)
class FormContext:
    """One form while it shows one entry.

    `ids`: entries that can be referenced, by kind, as (id, name).  `changed` receives the whole
    value, whether the form must be rebuilt, and the place.
    """

    value: dict[str, Plain]
    ids: Mapping[str, Sequence[tuple[str, str]]]
    changed: Callable[[dict[str, Plain], bool, Place], object]
    folder: Path  # of the expansion
    id: str
    take_picture: Callable[[Path, Place], object]  # copies a file and sets its name at the place
    widgets: dict[Place, QWidget] = field(default_factory=dict)  # focusable widgets
    helps: dict[Place, str] = field(default_factory=dict)
    messages: dict[Place, QLabel] = field(default_factory=dict)  # labels for problems
    unwritten: set[Place] = field(default_factory=set)  # keys that are omitted while empty

    def at(self, place: Place) -> Plain:
        """Return the value at a place, None without one."""
        found: Any = self.value
        for step in place:
            try:
                found = found[step]
            except (KeyError, IndexError, TypeError):
                return None
        return found

    def put(self, place: Place, value: Plain, *, rebuild: bool = False) -> None:
        """Set the value at a place; `rebuild`: the form must be rebuilt."""
        is_nothing = value == "" and place in self.unwritten
        self._change(place, _GONE if is_nothing else value, rebuild)

    def remove(self, place: Place) -> None:
        """Remove a key from its record, and an optional record that becomes empty."""
        holder = self.at(place[:-1])
        is_last = isinstance(holder, dict) and len(holder) == 1
        if is_last and (*place[:-1], "remove") in self.widgets:
            self.remove(place[:-1])
        else:
            self._change(place, _GONE, True)

    def _change(self, place: Place, value: Any, rebuild: bool) -> None:
        self.value = copy.deepcopy(self.value)
        if not place:
            self.value = value
        else:
            holder: Any = self.at(place[:-1])
            if value is _GONE:
                holder.pop(place[-1], None)
            elif isinstance(holder, dict | list):
                place_in: Any = place[-1]
                holder[place_in] = value
        self.changed(self.value, rebuild, place)

    def id_list(self) -> dict[str, list[str]]:
        """Return the ids by kind without names, for new values."""
        return {kind: [id_ for id_, _ in found] for kind, found in self.ids.items()}
