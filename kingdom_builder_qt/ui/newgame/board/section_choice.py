"""What the board page asks of a dialog in which one of many sections is chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QWidget

from kingdom_builder_qt.content import Catalog


class SectionChooser(QDialog):
    """Opened with `open()`; `chosen` names a section, and the dialog closes."""

    chosen = Signal(str)


@dataclass(frozen=True, slots=True)
class SectionOffer:
    """What a chooser shows: the sections in `pool`, with `current` selected."""

    catalog: Catalog
    pool: Iterable[str]
    current: str | None
    title: str


# Makes a chooser over a window; the browser it is made of belongs to the editor.
ChooserMaker: TypeAlias = Callable[[SectionOffer, QWidget], SectionChooser]
