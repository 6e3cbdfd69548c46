"""The base of all panels: follows the desk, keeps theme and words at hand."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.ui.desktop.style.theme import follow_appearance
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.words.game_words import GameWords


class Panel(QWidget):
    """A widget that shows part of the game; subclasses override `rebuild` and `refresh`."""

    entry_requested = Signal(str, str)  # 'tiles' or 'cards', id: show its rule
    highlight_requested = Signal(str, object)  # role, mask: light hexes of the board

    def __init__(self, desk: GameDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk

    def follow(self) -> None:
        """Connect to the desk and show its game; subclasses call this when they are built.

        A change of the seats updates, too, so that panels only refresh: what stands there
        stays, and the keyboard keeps its place.
        """
        self.desk.session_started.connect(self._on_session_started)
        self.desk.updated.connect(lambda: self.desk.pieces.put(self.refresh))
        follow_appearance(self._on_session_started)

    def _on_session_started(self) -> None:
        self.rebuild()
        self.refresh()

    @property
    def position(self) -> Position | None:
        """Return the position that is shown."""
        return self.desk.position

    @property
    def words(self) -> GameWords | None:
        """Return the words for the game."""
        return self.desk.words

    def rebuild(self) -> None:
        """Make what depends on the game as a whole: another session is in place."""

    def refresh(self) -> None:
        """Show the position as it is now."""
