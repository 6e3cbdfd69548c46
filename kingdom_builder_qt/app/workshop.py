"""Opens the section editor; the main window sees it as a `Workshop` only.

Lazy import of the editor, because most players never open it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.languages.language import ENGLISH
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.desktop.style.theme import ThemeManager
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.desktop.widgets.action_set import declare
from kingdom_builder_qt.ui.desktop.widgets.key_map import key_map
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import keep_on_screen
from kingdom_builder_qt.ui.shell.workshop_interface import Starter

if TYPE_CHECKING:
    from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
    from kingdom_builder_qt.ui.newgame.board.section_choice import SectionChooser, SectionOffer


class EditorWorkshop(QObject):
    """Owns at most one editor; `sections_changed` carries the catalog after each change."""

    sections_changed = Signal(object)  # Catalog
    closed = Signal()  # the editor was closed

    def __init__(self, settings: Settings, themes: ThemeManager, language: str = ENGLISH) -> None:
        """`language`: of the content."""
        super().__init__()
        self._language = language
        self._settings, self._themes = settings, themes
        self.editor: EditorWindow | None = None
        self._loading: Task | None = None

    @property
    def is_open(self) -> bool:
        return self.editor is not None

    def make_chooser(self, offer: SectionOffer, parent: QWidget) -> SectionChooser:
        """Return the editor's browser as a dialog that offers sections."""
        from kingdom_builder_qt.editor.sections.browser.section_chooser import BrowserChooser

        return BrowserChooser(offer, parent)

    def open(self, start: Starter, path: Path | None = None) -> None:
        """Open or raise the editor; `start` begins a game, `path` is a file to open.

        The editor has all content, including entries that the main window leaves out.
        """
        if self.editor is None:
            from kingdom_builder_qt.content.loader import load_catalog
            from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow

            catalog = load_catalog(language=self._language)
            self.editor = EditorWindow(catalog, self._settings, self._themes, start)
            self.editor.saved.connect(self._on_saved)
            self.editor.content_changed.connect(self.sections_changed)
            self.editor.packs.changed.connect(self.reload)
            self.editor.closed.connect(self._on_closed)
            keep_on_screen(self.editor)
            self.editor.show()
            self.editor.session.reopen(path)
            self.editor.opener.offer_leftovers(path)
            self.editor.entries.tell_leftovers()
        elif path is not None:
            self.editor.opener.open(path)
        self.editor.raise_()
        self.editor.activateWindow()

    def declare_keys(self) -> None:
        """Declare the keys of the windows, which need not have been opened."""
        from kingdom_builder_qt.editor.sections.browser.section_browser import KEYS
        from kingdom_builder_qt.editor.sections.page.section_survey import KEYS as SURVEY
        from kingdom_builder_qt.editor.sections.panels.palette_rows import KEYS as PALETTE
        from kingdom_builder_qt.editor.sections.window.editor_actions import SPECS as EDITOR
        from kingdom_builder_qt.editor.workbench.entry_actions import SPECS as WORKBENCH

        key_map().declare("sections", KEYS)
        declare("editor", EDITOR)
        key_map().declare("editor", SURVEY | PALETTE)
        declare("workbench", WORKBENCH)

    def close(self) -> bool:
        """Close the editor; returns False while it asks about unsaved changes."""
        return self.editor is None or self.editor.close()

    def end(self) -> None:
        """Close the editor without a question; unsaved changes are recovered at its next start."""
        if self.editor is not None:
            self.editor.end()

    def _on_closed(self) -> None:
        assert self.editor is not None
        self.editor.deleteLater()
        self.editor = None
        self.closed.emit()

    def _on_saved(self) -> None:
        """Reload the sections for new games and new sections."""
        self._load(self._on_loaded)

    def reload(self) -> None:
        """Reload all content for both windows."""
        self._load(self._on_reloaded)

    def speak(self, language: str) -> None:
        """Reload all content in another language for both windows."""
        self._language = language
        self.reload()

    def _load(self, done: Callable[[Catalog], object]) -> None:
        from kingdom_builder_qt.content.loader import load_catalog

        if self._loading is not None:  # superseded by a later save
            self._loading.cancel()
        self._loading = Task(self, partial(load_catalog, language=self._language), done)

    def _on_reloaded(self, catalog: Catalog) -> None:
        if self.editor is not None:
            self.editor.take_content(catalog)
        self._on_loaded(catalog)

    def _on_loaded(self, catalog: Catalog) -> None:
        if self.editor is not None:
            self.editor.set_catalog(catalog)
        self.sections_changed.emit(catalog)
