"""The browser: shipped, own and broken sections with search, pictures and file commands."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.editor.sections.browser.section_delegate import SectionDelegate
from kingdom_builder_qt.editor.sections.browser.section_file_commands import SectionFileCommands
from kingdom_builder_qt.editor.sections.browser.section_model import (
    GROUPS,
    Entry,
    Group,
    SectionFilter,
    SectionModel,
)
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.card_grid import CardGrid
from kingdom_builder_qt.ui.desktop.widgets.controls.check_boxes import CheckBox
from kingdom_builder_qt.ui.desktop.widgets.controls.combo_box import ComboBox
from kingdom_builder_qt.ui.desktop.widgets.key_map import KeyAction, key_map
from kingdom_builder_qt.ui.desktop.widgets.keys import add_fixed_key, add_key
from kingdom_builder_qt.ui.desktop.widgets.pictures import line_icon
from kingdom_builder_qt.ui.desktop.widgets.style import add_layout, label, muted, tight
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_placeholder
from kingdom_builder_qt.ui.words.name_texts import content_text

tr = translator(__name__)

KEYS: Final = {
    "edit": KeyAction(tr.later("&Edit"), ("Ctrl+E",)),
    "copy": KeyAction(tr.later("&Duplicate"), ("Ctrl+D",)),
    "rename": KeyAction(tr.later("&Rename"), ("F2",)),
    "delete": KeyAction(tr.later("De&lete"), ("Del",)),
    "undo": KeyAction(tr.later("&Undo"), ("Ctrl+Z",)),
}
sections_key: Final = key_map().declare("sections", KEYS)


class BrowserButtons(QWidget):
    """Buttons, the switch for random boards, and a status line."""

    def __init__(self, parent: QWidget | None = None, *, has_files: bool = True) -> None:
        """Show all commands, or only the switch for random boards."""
        super().__init__(parent)
        self.edit = QPushButton(tr("&Edit"))
        self.copy = QPushButton(tr("&Duplicate"))
        self.rename = QPushButton(tr("&Rename"))
        self.delete = QPushButton(tr("De&lete"))
        self.pool = CheckBox(tr("Use on &random boards"))
        self.state = muted(wrap=True)
        self.undo = QPushButton(tr("&Undo"), autoDefault=False)
        self.undo.setIcon(line_icon("undo"))
        self.undo.hide()
        icons = {
            self.edit: "brush",
            self.copy: "copy",
            self.rename: "edit",
            self.delete: "trash",
        }
        buttons = QHBoxLayout()
        tight(buttons, 8)
        for button, icon in icons.items():
            button.setIcon(line_icon(icon))
            button.setAutoDefault(False)
            buttons.addWidget(button)
            button.setVisible(has_files)
        buttons.addStretch(1)
        buttons.addWidget(self.pool)
        rows = QVBoxLayout(self)
        tight(rows, 8)
        add_layout(rows, buttons)
        below = QHBoxLayout()
        tight(below, 8)
        below.addWidget(self.state, 1)
        below.addWidget(self.undo)
        add_layout(rows, below)

    def follow(self, entry: Entry | None) -> None:
        own = entry is not None and entry.is_own
        has_section = entry is not None and entry.section is not None
        self.edit.setEnabled(entry is not None and entry.path is not None)
        self.copy.setEnabled(has_section)
        self.rename.setEnabled(own and has_section)
        self.delete.setEnabled(own)
        self.pool.setEnabled(entry is not None and bool(entry.id) and not entry.has_errors)
        self.pool.setChecked(entry is not None and entry.in_pool)


class SectionBrowser(QWidget):
    """A widget for the editor, and for the new-game dialog, which shows `only` some sections.

    Files can be changed in the editor only, use on random boards in both.
    """

    chosen = Signal(str)  # id of a section, by Enter or double click
    edit_requested = Signal(object)  # Path of a section file
    current_changed = Signal()
    changed = Signal(object)  # Path of a file that was added, renamed or deleted

    def __init__(
        self,
        catalog: Catalog,
        parent: QWidget | None = None,
        *,
        only: Iterable[str] | None = None,
    ) -> None:
        super().__init__(parent)
        self._manage = only is None
        self._painted = catalog  # the content of the cached pictures
        self._place: tuple[Entry | None, int] = (None, -1)  # the selection before reloading
        self._new: Path | None = None  # a new file to select after reloading
        self.model = SectionModel(catalog, self, only)
        self.model.modelAboutToBeReset.connect(self._remember)  # the view clears the selection
        self.shown = SectionFilter(self.model, self)
        self.search = QLineEdit(clearButtonEnabled=True)
        self.group = ComboBox()
        self.expansion = ComboBox()
        self.view = CardGrid(tr("Sections"), self.shown)
        self.delegate = SectionDelegate(self.model, self.view)
        self.file_commands = SectionFileCommands(self)
        self.empty = label(wrap=True)
        self.show_all = QPushButton(tr("Show all sections"))
        self.foot = BrowserButtons(self, has_files=self._manage)
        self._build()
        self._connect()
        self._fill_expansions()
        self._select_first()
        self._update()

    # -- building ----------------------------------------------------------------------------------

    def _build(self) -> None:
        set_placeholder(self.search, tr("Search by name, expansion or author"))
        self.search.setAccessibleName(tr("Search"))
        names = (
            tr("All sections"),
            tr("From the game"),
            tr("My own"),
            tr("With problems"),
        )
        for group, name in zip(GROUPS, names, strict=True):
            if self._manage or group != "problems":
                self.group.addItem(name, group)
        self.group.setAccessibleName(tr("Which sections"))
        self.expansion.setAccessibleName(tr("Expansion"))
        top = QHBoxLayout()
        tight(top, 8)
        top.addWidget(self.search, 1)
        top.addWidget(self.group)
        top.addWidget(self.expansion)
        rows = QVBoxLayout(self)
        tight(rows, 8)
        add_layout(rows, top)
        rows.addWidget(self._build_pages(), 1)
        rows.addWidget(self.foot)

    def _build_pages(self) -> QStackedWidget:
        self.view.setItemDelegate(self.delegate)
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.addStretch(1)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self.empty)
        column.addWidget(self.show_all, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.view)
        self.pages.addWidget(inner)
        return self.pages

    def _connect(self) -> None:
        foot = self.foot
        self.search.textChanged.connect(lambda text: self._filter(words=text))
        self.group.currentIndexChanged.connect(
            lambda _row: self._filter(group=self.group.currentData())
        )
        self.expansion.currentIndexChanged.connect(
            lambda _row: self._filter(expansion=self.expansion.currentData() or "")
        )
        self.show_all.clicked.connect(self._show_all)
        self.view.activated.connect(self._on_activated)
        self.view.selectionModel().currentChanged.connect(self._update)
        self.model.renamed.connect(self._on_renamed)
        self.model.modelReset.connect(self._on_read)
        self.file_commands.said.connect(foot.state.setText)
        self.file_commands.written.connect(self._on_written)
        self.file_commands.pool_changed.connect(self.model.reload)
        self.file_commands.undo_changed.connect(foot.undo.setVisible)
        foot.undo.clicked.connect(self.file_commands.undo)
        foot.edit.clicked.connect(self._on_edit)
        foot.copy.clicked.connect(self._on_copy)
        foot.rename.clicked.connect(self.view.rename)
        foot.delete.clicked.connect(self._on_delete)
        foot.pool.clicked.connect(self._on_pool)
        self.view.add_search(self.search)
        add_fixed_key(self.view, "Space", foot.pool.click)
        if self._manage:
            add_key(self.view, sections_key("rename"), self.view.rename)
            add_key(self.view, sections_key("delete"), foot.delete.click)
            add_key(self.view, sections_key("undo"), foot.undo.click)
            add_key(self.view, sections_key("copy"), foot.copy.click)
            add_key(self.view, sections_key("edit"), foot.edit.click)

    def sizeHint(self) -> QSize:
        return QSize(800, 560)

    # -- display
    # -------------------------------------------------------------------------------------

    @property
    def current(self) -> Entry | None:
        entry: Entry | None = self.view.current
        return entry

    @property
    def chosen_id(self) -> str:
        """The id of the selected section if it can be played, else ""."""
        entry = self.current
        return entry.id if entry is not None and not entry.has_errors else ""

    def select(self, id_: str) -> bool:
        """Select the section with an id; return whether it is shown."""
        return self.view.select(lambda entry: entry.id == id_)

    def _fill_expansions(self) -> None:
        chosen = self.expansion.currentData() or ""
        used = {entry.section.expansion for entry in self.model.entries if entry.section}
        self.expansion.blockSignals(True)
        self.expansion.clear()
        self.expansion.addItem(tr("All expansions"), "")
        for expansion in self.model.catalog.expansions.values():
            if expansion.id in used:
                self.expansion.addItem(content_text(expansion.name), expansion.id)
        self.expansion.setCurrentIndex(max(0, self.expansion.findData(chosen)))
        self.expansion.blockSignals(False)
        if self.expansion.currentData() != self.shown.expansion:
            self.shown.set(expansion=self.expansion.currentData())

    def _remember(self) -> None:
        self._place = self.current, self.view.currentIndex().row()

    def _on_read(self) -> None:
        """Select the new entry, else the previous one, else the one in its row."""
        self._forget_pictures()
        self._fill_expansions()
        (before, row), new = self._place, self._new
        if new is not None and self._select_new(new):
            self._new = None
        elif before is None or not self.view.select(lambda entry: entry.key == before.key):
            self.view.select_row(max(0, row))
        self._update()

    def _forget_pictures(self) -> None:
        """Clear the picture cache if terrains, tiles or features have changed."""
        old, now = self._painted, self.model.catalog
        if (old.terrains, old.tiles, old.features) != (now.terrains, now.tiles, now.features):
            self.delegate.forget()
        self._painted = now

    def _select_new(self, path: Path) -> bool:
        """Select a new file; if the search excludes it, show all sections."""
        if self.view.select(lambda entry: entry.path == path):
            return True
        if any(entry.path == path for entry in self.model.entries):
            self._show_all()
        return bool(self.view.select(lambda entry: entry.path == path))

    def _filter(self, **what: str) -> None:
        self.shown.set(**what)
        self._select_first()
        self._update()

    def _select_first(self) -> None:
        """Select a row, because focus alone would not scroll to it."""
        if not self.view.currentIndex().isValid():
            self.view.select_row(0)

    def show_group(self, group: Group) -> None:
        self.group.setCurrentIndex(self.group.findData(group))

    def _show_all(self) -> None:
        self.search.clear()
        self.group.setCurrentIndex(0)
        self.expansion.setCurrentIndex(0)

    def _update(self) -> None:
        is_empty = self.shown.rowCount() == 0
        self.pages.setCurrentIndex(int(is_empty))
        if is_empty:
            self.empty.setText(self._why_empty())
        self.foot.follow(self.current)
        self.current_changed.emit()

    def _why_empty(self) -> str:
        if not self.model.entries:
            return tr("There are no sections.")
        if self.shown.group == "own" and not any(entry.is_own for entry in self.model.entries):
            if not self._manage:
                return tr("None of your own sections fits the expansions of this game.")
            return tr("You have no sections of your own yet. Duplicate one or draw a new one.")
        if self.shown.group == "problems" and not any(e.has_errors for e in self.model.entries):
            return tr("No section has problems.")
        return tr("No section matches the search.")

    # -- commands
    # ------------------------------------------------------------------------------------

    def _on_activated(self) -> None:
        if self.chosen_id:
            self.chosen.emit(self.chosen_id)
        elif self._manage:
            self._on_edit()

    def _on_edit(self) -> None:
        if self.current is not None and self.current.path is not None:
            self.edit_requested.emit(self.current.path)

    def _on_written(self, path: Path, is_new: bool) -> None:
        """Reload the files, and select a new one."""
        self._new = path if is_new else None
        self.model.reload()
        self.changed.emit(path)

    def _on_copy(self) -> None:
        self.file_commands.duplicate(self.current, self.model.catalog)

    def _on_renamed(self, entry: Entry, name: str) -> None:
        self.file_commands.rename(entry, name, self.model.catalog)

    def _on_delete(self) -> None:
        self.file_commands.delete(self.current)

    def _on_pool(self, wanted: bool) -> None:
        self.file_commands.set_in_pool(self.current, wanted)
