"""A tile or card as players meet it: its picture, what the game understands, what they read."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.conditional_text import told
from kingdom_builder_qt.content.describe.entry_words import describe
from kingdom_builder_qt.core.entries import Card, Tile
from kingdom_builder_qt.ui.art.scenes.scene_picture import paint_emblem
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.style import STRETCH, hbox, label, muted, vbox

_SIDE: Final = 72


class EntryPreview(QWidget):
    """Empty for what is neither a tile nor a card."""

    def __init__(self) -> None:
        super().__init__()
        self.emblem = _Emblem()
        self.rule = label("", wrap=True, fitted=True)
        self.own = muted("", 1.0, wrap=True, fitted=True)
        self._titles = (
            muted(self.tr("How the game reads it")),
            muted(self.tr("Rule text for players")),
        )
        rule, own = self._titles
        words = vbox(rule, self.rule, own, self.own, STRETCH, spacing=2)
        picture = vbox(self.emblem, STRETCH, spacing=0)
        hbox(picture, (words, 1), parent=self, spacing=10, margin=8)
        self._show_parts(is_shown=False)

    def show_entry(self, entry: Any, catalog: Catalog, *, is_now: bool) -> None:
        """Show an entry; `is_now` False: it is an earlier one, as the present one is wrong."""
        shown = entry if isinstance(entry, Tile | Card) else None
        self.rule.setText(describe(shown, catalog) if shown is not None else "")
        self.rule.setEnabled(is_now)
        self.own.setText(told(shown.text) if shown is not None else "")
        self.emblem.show_entry(shown)
        self._show_parts(is_shown=shown is not None)

    def _show_parts(self, *, is_shown: bool) -> None:
        for part in (self.emblem, *self._titles):
            part.setVisible(is_shown)


class _Emblem(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._entry: Tile | Card | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(scaled(_SIDE), scaled(_SIDE))

    def show_entry(self, entry: Tile | Card | None) -> None:
        self._entry = entry
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it as tiles and cards have it in the game."""
        entry = self._entry
        if entry is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        folder = "tiles" if isinstance(entry, Tile) else "cards"
        paint_emblem(painter, folder, entry.id, QRectF(self.rect()), current_theme(), entry=entry)
