"""Interface of the dialog for choosing one of many sections."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QWidget

from kingdom_builder_qt.content import Catalog


class SectionChooser(QDialog):
    """Opened with `open()`; `chosen` emits the id of a section, and the dialog closes."""

    chosen = Signal(str)


@dataclass(frozen=True, slots=True)
class SectionOffer:
    """The content of a chooser: the sections in `pool`, with `current` selected."""

    catalog: Catalog
    pool: Iterable[str]
    current: str | None
    title: str


# Creates a chooser over a window; its browser is part of the editor, a higher layer.
ChooserMaker: TypeAlias = Callable[[SectionOffer, QWidget], SectionChooser]
