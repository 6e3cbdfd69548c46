"""The base of all panels: follows the desk, keeps theme and words at hand."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.ui.desktop.style.theme import follow_appearance
from kingdom_builder_qt.ui.table.desk.desk import GameDesk


class Panel(QWidget):
    """A widget that shows part of `desk.view`; subclasses override `rebuild` and `refresh`."""

    entry_requested = Signal(str, str)  # 'tiles' or 'cards', id: show its rule
    highlight_requested = Signal(str, object)  # role, mask: light hexes of the board

    def __init__(self, desk: GameDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk

    def follow(self) -> None:
        """Connect to the desk and show its game; subclasses call this when they are built.

        After a change of the seats panels only refresh: what stands there stays, and the keyboard
        keeps its place.
        """
        self.desk.session_started.connect(self._on_session_started)
        self.desk.shown.connect(lambda _view: self.desk.queue.put(self.refresh))
        follow_appearance(self._on_session_started)

    def _on_session_started(self) -> None:
        self.rebuild()
        self.refresh()

    def rebuild(self) -> None:
        """Make what depends on the game as a whole: another session is in place."""

    def refresh(self) -> None:
        """Show the game as it is now."""
