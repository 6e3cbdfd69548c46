"""What the board page asks of a dialog in which one of many sections is chosen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.ui.style.theme import Theme


class SectionChooser(QDialog):
    """Opened with `open()`; `chosen` names a section, and the dialog closes."""

    chosen = Signal(str)


class ChooserMaker(Protocol):
    """Makes a chooser; the browser it is made of belongs to the editor."""

    def __call__(
        self,
        catalog: Catalog,
        theme: Theme,
        pool: Iterable[str],
        current: str | None,
        title: str,
        parent: QWidget,
    ) -> SectionChooser:
        """Return a dialog that offers the sections in `pool`, with `current` selected."""
