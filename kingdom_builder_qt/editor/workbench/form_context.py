"""What the parts of a form share: the value they show, the ids to choose from, who is told."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from PySide6.QtWidgets import QLabel, QWidget

from kingdom_builder_qt.content.yaml.writer import Plain

Place = tuple[str | int, ...]  # keys and numbers of list items that lead to a value
_GONE: Final = object()


@dataclass(slots=True)
class FormContext:
    """One form while it shows one entry.

    `ids`: what can be named, by kind, as (id, name); `changed` is told the whole value, whether
    the form has to be made anew, and the place.
    """

    value: dict[str, Plain]
    ids: Mapping[str, Sequence[tuple[str, str]]]
    changed: Callable[[dict[str, Plain], bool, Place], object]
    folder: Path  # of the expansion
    id: str
    take_picture: Callable[[Path, Place], object]  # a file that is to be copied and named there
    widgets: dict[Place, QWidget] = field(default_factory=dict)  # that can have the focus
    helps: dict[Place, str] = field(default_factory=dict)
    messages: dict[Place, QLabel] = field(default_factory=dict)  # what is wrong there
    unwritten: set[Place] = field(default_factory=set)  # keys that are left out while empty

    def at(self, place: Place) -> Plain:
        """Return the value at a place, None where there is none."""
        found: Any = self.value
        for step in place:
            try:
                found = found[step]
            except (KeyError, IndexError, TypeError):
                return None
        return found

    def put(self, place: Place, value: Plain, *, anew: bool = False) -> None:
        """Give a place another value; `anew`: other parts of the form follow from it."""
        is_nothing = value == "" and place in self.unwritten
        self._change(place, _GONE if is_nothing else value, anew)

    def remove(self, place: Place) -> None:
        """Take a key out of its record, which goes, too, if it is empty then and may go."""
        holder = self.at(place[:-1])
        is_last = isinstance(holder, dict) and len(holder) == 1
        if is_last and (*place[:-1], "remove") in self.widgets:
            self.remove(place[:-1])
        else:
            self._change(place, _GONE, True)

    def _change(self, place: Place, value: Any, anew: bool) -> None:
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
        self.changed(self.value, anew, place)

    def id_list(self) -> dict[str, list[str]]:
        """Return what can be named without the names, as new values are made of it."""
        return {kind: [id_ for id_, _ in found] for kind, found in self.ids.items()}
