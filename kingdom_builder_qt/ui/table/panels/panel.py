"""The base class of panels, which follow the desk."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.ui.desktop.style.theme import follow_appearance
from kingdom_builder_qt.ui.table.desk.desk import GameDesk


class Panel(QWidget):
    """Shows a part of `desk.view`; subclasses override `rebuild` and `refresh`.

    Refreshing with unchanged data leaves layout, tooltips and pixels alone.
    """

    entry_requested = Signal(str, str)  # 'tiles' or 'cards', id of a rules page
    highlight_requested = Signal(str, object)  # role, mask: hexes to light on the board

    def __init__(self, desk: GameDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk

    def follow(self) -> None:
        """Connect to the desk and show its game; called at the end of the constructor.

        A change of seats only refreshes panels, so that their widgets and the focus stay.
        """
        self.desk.session_started.connect(self._on_session_started)
        self.desk.shown.connect(self._on_shown)
        follow_appearance(self._on_session_started)

    def _on_session_started(self) -> None:
        self.rebuild()
        self.refresh()

    def _on_shown(self) -> None:
        self.desk.queue.put(self.refresh)

    def rebuild(self) -> None:
        """Create the widgets that depend on the game as a whole."""

    def refresh(self) -> None:
        """Show the current view."""
