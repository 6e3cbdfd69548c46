"""Writes the settings soon and from a thread, so that nobody waits for the disk."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QObject

from kingdom_builder_qt.ui.desktop.settings.settings import (
    Settings,
    SettingsDraft,
    draft_of,
    take_written,
    write_draft,
)
from kingdom_builder_qt.ui.desktop.tasks import Task


class SettingsSaver(QObject):
    """Keeps what a game changes in passing; the program does not end before it is written.

    Writing takes turns: what is changed while a thread writes is written by the next one.
    `save_settings` may be called at any time, and what it writes counts as newer.
    """

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        """Write nothing yet; what is changed in `settings` is written with the next `keep`."""
        super().__init__(parent)
        self.settings = settings
        self._writing: Task | None = None
        self._is_behind = False

    def keep(self) -> None:
        """Have on the disk soon what the settings are now."""
        if self.is_writing:
            self._is_behind = True
            return
        self._is_behind = False
        draft = draft_of(self.settings)
        done = partial(self._on_written, draft)
        self._writing = Task(self, partial(write_draft, draft), done, must_end=True)

    @property
    def is_writing(self) -> bool:
        """Return whether a thread writes."""
        return self._writing is not None and not self._writing.is_over

    def _on_written(self, draft: SettingsDraft, values: dict[str, Any] | None) -> None:
        if values is not None:
            take_written(draft, values)
        if self._is_behind:
            self.keep()
