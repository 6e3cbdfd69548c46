"""Commands of the editor window that open something: play, analyse, export, browse, import."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QFormLayout, QScrollArea, QVBoxLayout, QWidget

from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.analysis.play_here import errors_of, play_here, tell_errors
from kingdom_builder_qt.editor.browser.section_browser import SectionBrowser
from kingdom_builder_qt.editor.browser.section_model import Group
from kingdom_builder_qt.editor.files.import_dialog import ImportDialog, can_import
from kingdom_builder_qt.editor.window.replace_dialog import ReplaceDialog
from kingdom_builder_qt.ui.widgets.style import label, muted, tight

if TYPE_CHECKING:
    from kingdom_builder_qt.editor.window.editor_window import EditorWindow


class WindowCommands(QObject):
    """Keeps the dialogs that stay open beside the window."""

    def __init__(self, window: EditorWindow) -> None:
        """Belong to a window."""
        super().__init__(window)
        self._window = window
        self._open: list[QDialog] = []

    def play(self) -> None:
        """Start a game on the section at once, saved or not."""
        window = self._window
        if window.start is not None:
            play_here(window.document.section, window.catalog, window.start, window)

    def show_analysis(self) -> None:
        """Let AI players play on the section as it is now, if that is possible."""
        from kingdom_builder_qt.editor.analysis.analysis_dialog import AnalysisDialog

        window = self._window
        document = window.document
        if document.section.is_island:
            self._tell_island()
            return
        if errors := errors_of(document.section, window.catalog):
            tell_errors(errors, window.catalog, window)
            return
        dialog = AnalysisDialog(
            document.section,
            window.catalog,
            window.theme,
            window,
            current=lambda: document.section,
        )
        self._show(dialog)

    def _tell_island(self) -> None:
        self._window.files.tell(
            self.tr("Islands cannot be analysed."),
            self.tr(
                "The games of an analysis compare a section with others in its place. An island"
                " lies beside the board, and no other part can take its place. Play on it instead."
            ),
        )

    def show_export(self) -> None:
        """Let the user make a picture or a print."""
        from kingdom_builder_qt.editor.export.export_dialog import ExportDialog

        window = self._window
        dialog = ExportDialog(window.document.section, window.catalog, window.theme, window)
        window.files.show_dialog(dialog)

    def show_sections(self, group: Group = "all") -> None:
        """Show all sections, or a group of them: open, copy, rename and throw away."""
        dialog = SectionsDialog(self._window)
        dialog.browser.show_group(group)
        self._show(dialog)

    def show_replace(self) -> None:
        """Let the user replace one terrain by another."""
        dialog = ReplaceDialog(self._window.bench, self._window)
        dialog.replaced.connect(self._on_replaced)
        self._window.files.show_dialog(dialog)

    def _on_replaced(self, old: Cell, new: Cell) -> None:
        self._window.editing.replace_all(old, new)

    def show_keys(self) -> None:
        """Show what every key and mouse button does."""
        self._window.files.show_dialog(KeysDialog(self._window), waits=False)

    def paste(self) -> None:
        """Paste hexes; if there are none on the clipboard, a whole section."""
        if self._window.editing.paste():
            return
        data = QGuiApplication.clipboard().mimeData()
        if can_import(data):
            self._window.files.paste_text()
        else:
            self._window.show_message(self.tr("There are no hexes on the clipboard."))

    def take_in(self, data: QMimeData) -> None:
        """Import what was dropped and edit it."""
        window = self._window
        dialog = ImportDialog.of(data, window.catalog, window.theme, window)
        dialog.imported.connect(self._on_imported)
        dialog.open_requested.connect(window.files.open)
        window.files.show_dialog(dialog)

    def _on_imported(self, paths: list[Path]) -> None:
        """Edit what was imported; of several the user chooses."""
        self._window.saved.emit(paths[0])
        if len(paths) == 1:
            self._window.files.open(paths[0])
            return
        self.show_sections("own")
        text = self.tr("{count} sections were imported.")
        self._window.show_message(text.format(count=len(paths)))

    def close(self) -> None:
        """Close what is open."""
        for dialog in list(self._open):
            dialog.close()
        if self._window.files.dialog is not None:
            self._window.files.dialog.close()

    def _show(self, dialog: QDialog) -> None:
        self._open.append(dialog)
        dialog.finished.connect(lambda _result: self._open.remove(dialog))
        self._window.files.show_dialog(dialog, waits=False)


class SectionsDialog(QDialog):
    """The section browser as a window beside the editor."""

    def __init__(self, window: EditorWindow) -> None:
        """Show what is there now."""
        super().__init__(window)
        self._window = window
        self.setWindowTitle(self.tr("Sections"))
        self.resize(QSize(810, 540).boundedTo(window.screen().availableSize()))
        self.browser = SectionBrowser(load_catalog(), window.theme, self)
        rows = QVBoxLayout(self)
        tight(rows, 0, 8)
        rows.addWidget(self.browser)
        self.browser.search.setFocus()
        self.browser.edit_requested.connect(self._on_edit)
        self.browser.chosen.connect(self._on_chosen)
        self.browser.changed.connect(self._on_changed)

    def _on_edit(self, path: Path) -> None:
        self.close()
        self._window.files.open(path)

    def _on_chosen(self, id_: str) -> None:
        """Edit an own section, or begin a copy of a shipped one."""
        catalog = load_catalog()
        if ("section", id_) in catalog.user_entries:
            self._on_edit(catalog.section_files[id_])
            return
        self.close()
        files, section = self._window.files, catalog.sections[id_]
        files.ask_lose(lambda: files.edit_copy(section))

    def _on_changed(self) -> None:
        self.browser.set_catalog(load_catalog())
        self._window.saved.emit(None)


class KeysDialog(QDialog):
    """A list of keys in two columns."""

    def __init__(self, window: EditorWindow) -> None:
        """List the keys of a window's actions."""
        super().__init__(window)
        self.setWindowTitle(self.tr("Keys and mouse"))
        page, area = QWidget(), QScrollArea()
        form = QFormLayout(page)
        for keys, text in window.actions_.shortcuts():
            form.addRow(label(keys, bold=True), muted(text, 1.0))
        area.setWidget(page)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        rows = QVBoxLayout(self)
        tight(rows, 0, 8)
        rows.addWidget(area)
        self.resize(QSize(480, 560).boundedTo(window.screen().availableSize()))
