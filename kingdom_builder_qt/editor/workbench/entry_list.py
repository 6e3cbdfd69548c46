"""The list of own entries, by expansion and file."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem

from kingdom_builder_qt.content.loader import EXPANSION_FILE
from kingdom_builder_qt.content.yaml.entry_texts import root_value, value_of
from kingdom_builder_qt.editor.sections.panels.tile_combo import entry_icon
from kingdom_builder_qt.editor.workbench.entry_document import EntryDocument, Ref
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.pictures import line_icon
from kingdom_builder_qt.ui.words.foreign_text import labelled, tip_text, truncated

tr = translator(__name__)

_REF: Final = int(Qt.ItemDataRole.UserRole)
_FOLDERS: Final = {"tile": "tiles", "card": "cards"}
_ICON: Final = 24


class EntryList(QTreeWidget):
    """Emits the selected entry; an entry with an error has an error icon."""

    chosen = Signal(object)  # Ref or None

    def __init__(self) -> None:
        super().__init__()
        self._shown: object = None
        nothing = QPixmap(_ICON, _ICON)
        nothing.fill(Qt.GlobalColor.transparent)
        self._blank = QIcon(nothing)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(8)
        self.setUniformRowHeights(True)
        self.setIconSize(QSize(_ICON, _ICON))
        self.setAccessibleName(tr("Own entries"))
        self.currentItemChanged.connect(lambda _new, _old: self.chosen.emit(self.current))

    @property
    def current(self) -> Ref | None:
        item = self.currentItem()
        return item.data(0, _REF) if item is not None else None

    def show_entries(
        self,
        document: EntryDocument,
        expansions: Mapping[str, str],
        wrong: Collection[Ref],
        choose: Ref | None,
    ) -> None:
        """Show all entries; `expansions`: names by id; `choose`: the entry to select."""
        rows = [(ref, _name(document, ref), ref in wrong) for ref in document.refs()]
        state = rows, dict(expansions), choose
        if state == self._shown:
            return
        self._shown = state
        with QSignalBlocker(self):
            self.clear()
            self._fill(rows, expansions, choose)

    def _fill(
        self, rows: Sequence[tuple[Ref, str, bool]], names: Mapping[str, str], choose: Ref | None
    ) -> None:
        groups: dict[Path, QTreeWidgetItem] = {}
        for ref, name, is_wrong in rows:
            place = Path() if ref.is_whole_file else ref.path  # all expansions are one group
            if place not in groups:
                groups[place] = self._group(ref.path, names)
            item = _Entry(groups[place], ref, name, self._blank, is_wrong=is_wrong)
            if ref == choose:
                self.setCurrentItem(item)
        self.expandAll()

    def _group(self, path: Path, names: Mapping[str, str]) -> QTreeWidgetItem:
        titles = {
            "tiles.yaml": tr("Tiles"),
            "scoring.yaml": tr("Cards"),
            "terrain.yaml": tr("Terrains"),
            "features.yaml": tr("Features"),
            "pieces.yaml": tr("Pieces"),
            EXPANSION_FILE: tr("Expansions"),
        }
        home = names.get(path.parent.name, "") if path.name != EXPANSION_FILE else ""
        title = titles[path.name]
        if home:
            title = labelled(truncated(home, 24), title)
        item = QTreeWidgetItem(self, [title])
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        font = item.font(0)
        font.setBold(True)
        item.setFont(0, font)
        return item


class _Entry(QTreeWidgetItem):
    """An entry, whose emblem is painted on demand."""

    def __init__(
        self, group: QTreeWidgetItem, ref: Ref, name: str, blank: QIcon, *, is_wrong: bool
    ) -> None:
        """`blank` is the icon of an entry without an emblem."""
        super().__init__(group, [truncated(name)])
        self._ref, self._blank, self._is_wrong = ref, blank, is_wrong

    def data(self, column: int, role: int) -> Any:
        ref = self._ref
        if role == _REF:
            return ref
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip_text(ref.id)
        if role != Qt.ItemDataRole.DecorationRole:
            return super().data(column, role)
        if self._is_wrong:
            return line_icon("error", "refused")
        folder = _FOLDERS.get(ref.file.kind)
        return self._blank if folder is None else entry_icon(folder, ref.id)


def _name(document: EntryDocument, ref: Ref) -> str:
    return _name_in(document.text(ref), ref.is_whole_file) or ref.id


@lru_cache(maxsize=1 << 14)
def _name_in(text: str, is_whole_file: bool) -> str:
    """Return the name in the text of an entry, "" without one."""
    value = root_value(text) if is_whole_file else value_of(text)
    name = (value or {}).get("name")
    return name if isinstance(name, str) else ""
