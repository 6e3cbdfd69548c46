"""Commands of the editor window that open a dialog: play, analyse, export, browse, import."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData, QObject, QSize, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from kingdom_builder_qt.content import Catalog, paths
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import bits
from kingdom_builder_qt.editor.sections.browser.section_browser import SectionBrowser
from kingdom_builder_qt.editor.sections.browser.section_chooser import BrowserChooser
from kingdom_builder_qt.editor.sections.browser.section_model import Group
from kingdom_builder_qt.editor.sections.canvas.workbench import Workbench
from kingdom_builder_qt.editor.sections.checks.section_checks import errors_of
from kingdom_builder_qt.editor.sections.files.import_dialog import (
    ImportDialog,
    Sources,
    can_import,
    read_sources,
    sources_of,
)
from kingdom_builder_qt.editor.sections.page.editor_dialogs import EditorDialogs
from kingdom_builder_qt.editor.sections.panels.cell_names import CellNames
from kingdom_builder_qt.editor.sections.play.play_here import PlayHere, Subject, error_lines
from kingdom_builder_qt.editor.sections.tools.editing import Editing
from kingdom_builder_qt.editor.sections.window.editor_actions import EditorActions
from kingdom_builder_qt.editor.sections.window.section_opener import Opener
from kingdom_builder_qt.editor.sections.window.tabs import SectionTabs
from kingdom_builder_qt.ui.desktop.files.file_dialog_folders import (
    ask_place,
    folder_elsewhere,
    made,
)
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.desktop.style.text_size import scaled_size
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.combo_box import ComboBox
from kingdom_builder_qt.ui.desktop.widgets.controls.sliders import grow_bars
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import room_on_screen
from kingdom_builder_qt.ui.desktop.widgets.style import (
    add_layout,
    dialog_buttons,
    label,
    muted,
    tight,
)
from kingdom_builder_qt.ui.shell.workshop_interface import Starter

tr = translator(__name__)

_KEYS_SIZE: Final = QSize(480, 560)


class ReplaceDialog(QDialog):
    """`replaced(old, new)` is emitted on acceptance; open it with `open()`."""

    replaced = Signal(object, object)  # Cell, Cell

    def __init__(self, bench: Workbench, parent: QWidget | None = None) -> None:
        """Offer the cells of the section, most frequent first, and all terrains in their place."""
        super().__init__(parent)
        self._bench = bench
        self.setWindowTitle(tr("Replace terrain"))
        self.old, self.new, self.count = ComboBox(), ComboBox(), muted()
        names, section = CellNames(bench.catalog), bench.document.section
        found = Counter(section.cells)
        self._cells = sorted(found, key=lambda cell: (cell == bench.cell, -found[cell]))
        for cell in self._cells:
            self.old.addItem(names.name(cell, is_island=section.is_island))
        self._news = [*(Cell(terrain=id_) for id_ in bench.catalog.terrains), Cell()]
        for cell in self._news:
            self.new.addItem(names.name(cell, is_island=section.is_island))
        if bench.cell in self._news:
            self.new.setCurrentIndex(self._news.index(bench.cell))
        self._build()
        self._show()

    def _build(self) -> None:
        form = QFormLayout()
        form.addRow(tr("&Replace"), self.old)
        form.addRow(tr("&With"), self.new)
        buttons = dialog_buttons(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.agree = buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.agree.setText(tr("Replace"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        rows = QVBoxLayout(self)
        add_layout(rows, form)
        rows.addWidget(self.count)
        rows.addWidget(buttons)
        for combo in (self.old, self.new):
            combo.currentIndexChanged.connect(lambda _index: self._show())
        self.finished.connect(lambda _result: self._bench.hide())

    @property
    def chosen(self) -> tuple[Cell, Cell]:
        return self._cells[self.old.currentIndex()], self._news[self.new.currentIndex()]

    def accept(self) -> None:
        chosen = self.chosen
        super().accept()
        self.replaced.emit(*chosen)

    def _show(self) -> None:
        bench, (old, new) = self._bench, self.chosen
        mask = bench.document.alike(old) & (bench.selection or bench.grid.mask)
        bench.show(dict.fromkeys(bits(mask), new), mask)
        self.count.setText(tr("Hexes: {count}").format(count=mask.bit_count()))
        self.agree.setEnabled(bool(mask) and old != new)


MOST_AT_ONCE: Final = 12  # sections opened without a choice


class WindowCommands(QObject):
    """Owns the dialogs that stay open next to the window."""

    sections_changed = Signal(object)  # list of Path: added, renamed or deleted files
    message = Signal(str)

    def __init__(
        self,
        tabs: SectionTabs,
        opener: Opener,
        editing: Editing,
        actions: EditorActions,
        settings: Settings,
        dialogs: EditorDialogs,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._tabs, self._opener, self._editing = tabs, opener, editing
        self._actions, self._settings = actions, settings
        self._shown, self._window = dialogs, dialogs.window
        self._dialogs: list[QDialog] = []
        self._play_here = PlayHere(settings, BrowserChooser, dialogs.tell, dialogs.window)

    def play(self, start: Starter) -> None:
        """Start a game on the section, saved or not, with the last choices."""
        dialog = self._play_here.play(self._subject, start)
        if dialog is not None:
            self._shown.show(dialog)

    def choose_play(self, start: Starter) -> None:
        """Open the dialog for players, board and cards of a game on the section."""
        dialog = self._play_here.choose(self._subject, start)
        if dialog is not None:
            self._shown.show(dialog)

    @property
    def _subject(self) -> Subject:
        page = self._tabs.page
        around = page.board.around if page.board.is_shown else None
        return Subject(page.document.section, page.catalog, around)

    def show_analysis(self) -> None:
        """Open the analysis of the section by AI players, if it can be played."""
        from kingdom_builder_qt.editor.sections.analysis.analysis_dialog import AnalysisDialog

        document, catalog = self._tabs.page.document, self._tabs.page.catalog
        if document.section.is_island:
            self._tell_island()
            return
        if errors := errors_of(document.section, catalog):
            text = tr("The section cannot be analysed yet.")
            self._shown.tell(text, error_lines(errors, catalog))
            return
        dialog = AnalysisDialog(
            document.section,
            catalog,
            self._window,
            current=lambda: document.section,
        )
        self._show(dialog)

    def _tell_island(self) -> None:
        self._shown.tell(
            tr("An island cannot be analysed."),
            tr(
                "An analysis compares a section with others in its place. An island is "
                "next to the board, where no other section fits. Play on it instead."
            ),
        )

    def show_export(self) -> None:
        from kingdom_builder_qt.editor.sections.export.export_dialog import ExportDialog

        page, settings = self._tabs.page, self._settings
        section, catalog, pictures = page.document.section, page.catalog, page.pictures
        dialog = ExportDialog(section, catalog, settings, pictures, self._window)
        self._shown.show(dialog)

    def show_pack_export(self) -> None:
        """Open the dialog for exporting an own expansion as a pack."""
        from kingdom_builder_qt.editor.sections.export.pack_export_dialog import PackExportDialog

        self._shown.show(PackExportDialog(self._window))

    def show_sections(self, group: Group = "all") -> None:
        """Show all sections, or a group of them."""
        dialog = SectionsDialog(self._opener.catalog, self._window)
        dialog.edit_requested.connect(self._opener.open)
        dialog.copy_requested.connect(self._opener.edit_copy)
        dialog.changed.connect(lambda path: self.sections_changed.emit([path]))
        dialog.browser.show_group(group)
        self._show(dialog)

    def show_replace(self) -> None:
        dialog = ReplaceDialog(self._tabs.page.bench, self._window)
        dialog.replaced.connect(self._editing.replace_all)
        self._shown.show(dialog)

    def show_keys(self) -> None:
        self._shown.show(KeysDialog(self._actions.shortcuts(), self._window), waits=False)

    def show_manual(self, page: str) -> None:
        """Show a page of the manual, reusing an open manual dialog."""
        from kingdom_builder_qt.ui.learn.manual.manual_dialog import ManualDialog

        for dialog in self._dialogs:
            if isinstance(dialog, ManualDialog):
                dialog.show_page(page)
                dialog.raise_()
                dialog.activateWindow()
                return
        self._show(ManualDialog(page, self._window))

    def paste(self) -> None:
        """Paste hexes; without any on the clipboard, paste a whole section."""
        if self._editing.paste():
            return
        data = QGuiApplication.clipboard().mimeData()
        if can_import(data):
            self._opener.paste_text()
        else:
            self.message.emit(tr("There are no hexes on the clipboard."))

    def ask_import(self) -> None:
        """Let the user choose section files for the import."""
        ask_place(self, folder_elsewhere, self._show_import_files)

    def _show_import_files(self, folder: Path) -> None:
        kinds = tr("Sections (*.yaml);;All files (*)")
        dialog = QFileDialog(self._window, tr("Import sections"), str(folder), kinds)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(lambda names: self._read_in([Path(name) for name in names]))
        self._shown.show(dialog)

    def open_folder(self) -> None:
        """Show the folder of the user's own content in the file manager, creating it if needed."""
        wanted = paths.user_content()
        ask_place(self, partial(made, wanted), partial(self._show_folder, wanted))

    def _show_folder(self, wanted: Path, folder: Path) -> None:
        if folder != wanted:
            self._shown.tell(tr("The content folder cannot be opened."), str(wanted))
        elif not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            text = tr("No file manager was found. The content folder is:")
            self._shown.tell(text, str(folder))

    def open_file(self, path: Path) -> None:
        """Open a file of the user's own content in its default program."""
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))):
            self._shown.tell(tr("No program was found to open this file."), str(path))

    def take_in(self, data: QMimeData) -> None:
        """Import dropped or pasted data after reading it."""
        self._read_in(sources_of(data))

    def _read_in(self, sources: Sequence[Path | str]) -> None:
        catalog = self._opener.catalog
        several = tr("%n files", "", len(sources))
        name = sources[0].name if isinstance(sources[0], Path) else ""
        self._opener.reader.read(
            name if len(sources) == 1 else several,
            lambda: read_sources(sources, catalog),
            self._show_import,
        )

    def _show_import(self, sources: Sources) -> None:
        dialog = ImportDialog(sources, self._opener.catalog, self._window)
        dialog.imported.connect(self._on_imported)
        dialog.open_requested.connect(self._opener.open)
        self._shown.show(dialog)

    def _on_imported(self, paths: list[Path]) -> None:
        """Open imported sections in tabs; show very many in the list instead."""
        self.sections_changed.emit(paths)
        if len(paths) <= MOST_AT_ONCE:
            self._opener.open(*paths)
            return
        self.show_sections("own")
        self.message.emit(tr("%n sections were imported.", "", len(paths)))

    def close(self) -> None:
        for dialog in list(self._dialogs):
            dialog.close()
        self._shown.close()

    def _show(self, dialog: QDialog) -> None:
        self._dialogs.append(dialog)
        dialog.finished.connect(lambda _result: self._dialogs.remove(dialog))
        self._shown.show(dialog, waits=False)


class SectionsDialog(QDialog):
    """The section browser in a window of its own."""

    edit_requested = Signal(object)  # Path of an own section
    copy_requested = Signal(object)  # Section that comes with the game
    changed = Signal(object)  # Path of a section that was copied, renamed or deleted

    def __init__(self, catalog: Catalog, window: QWidget) -> None:
        super().__init__(window)
        self.setWindowTitle(tr("Sections"))
        self.resize(QSize(810, 540).boundedTo(window.screen().availableSize()))
        self.browser = SectionBrowser(catalog, self)
        rows = QVBoxLayout(self)
        tight(rows, 0, 8)
        rows.addWidget(self.browser)
        self.browser.search.setFocus()
        self.browser.edit_requested.connect(self._on_edit)
        self.browser.chosen.connect(self._on_chosen)
        self.browser.changed.connect(self.changed)

    def _on_edit(self, path: Path) -> None:
        self.close()
        self.edit_requested.emit(path)

    def _on_chosen(self) -> None:
        """Edit an own section, or a copy of a shipped one."""
        entry = self.browser.current
        if entry is None:
            return
        if entry.is_own and entry.path is not None:
            self._on_edit(entry.path)
            return
        self.close()
        self.copy_requested.emit(entry.section)


class KeysDialog(QDialog):
    """A list of keys in two columns."""

    def __init__(self, shortcuts: Sequence[tuple[str, str]], window: QWidget) -> None:
        super().__init__(window)
        self.setWindowTitle(tr("Keys and mouse"))
        page, area = QWidget(), QScrollArea()
        grow_bars(area)
        form = QFormLayout(page)
        form.addRow(label(tr("You can change the keys in the settings of the game."), wrap=True))
        for keys, text in shortcuts:
            form.addRow(label(keys, bold=True), muted(text, 1.0, wrap=True))
        area.setWidget(page)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        rows = QVBoxLayout(self)
        tight(rows, 0, 8)
        rows.addWidget(area)
        self.resize(scaled_size(_KEYS_SIZE).boundedTo(room_on_screen(window).size()))
