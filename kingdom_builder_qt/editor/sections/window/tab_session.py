"""The tabs of the last time, opened again."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject

from kingdom_builder_qt.content.disk import absolute
from kingdom_builder_qt.editor.sections.window.section_opener import Opener
from kingdom_builder_qt.editor.sections.window.tabs import SectionTabs
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.desktop.settings.values import MAX_TABS


class TabSession(QObject):
    """Notes in the settings which files are open, from `reopen` on; who saves them keeps that."""

    def __init__(
        self, tabs: SectionTabs, opener: Opener, settings: Settings, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._tabs, self._opener, self._settings = tabs, opener, settings
        self._has_begun = False
        tabs.page_changed.connect(self.note)
        tabs.pages_changed.connect(self.note)

    def note(self) -> None:
        """Note the files that are open now; while some are still read, it stays as it was."""
        if not self._has_begun or self._opener.reader.is_busy:
            return
        paths = [page.document.path for page in self._tabs.pages]
        self._settings.editor_tabs = [_name(path) for path in paths if path is not None][:MAX_TABS]
        front = self._tabs.page.document.path
        self._settings.editor_front = _name(front) if front is not None else ""

    def reopen(self, path: Path | None = None) -> None:
        """Open the files of the last time, if the user wants that, and in front `path`."""
        settings = self._settings
        wanted = settings.editor_tabs if settings.editor_reopens else []
        paths = [Path(name) for name in wanted]
        if path is not None and absolute(path) not in paths:
            paths.append(absolute(path))
        front = absolute(path) if path is not None else Path(settings.editor_front)
        self._has_begun = True
        self._opener.open_again(paths, front, asked=path)


def _name(path: Path) -> str:
    return str(absolute(path))
