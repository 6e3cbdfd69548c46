"""The base of all panels: follows the bridge, keeps theme and words at hand."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.table.session_bridge import SessionBridge
from kingdom_builder_qt.ui.words.texts import GameTexts


class Panel(QWidget):
    """A widget that shows part of the game; subclasses override `rebuild` and `refresh`."""

    entry_requested = Signal(str, str)  # 'tiles' or 'cards', id: show its rule

    def __init__(self, bridge: SessionBridge, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bridge = bridge
        self.theme = theme

    def follow(self) -> None:
        """Connect to the bridge and show its game; subclasses call this when they are built.

        A change of the seats is settled, too, so that panels only refresh: what stands there
        stays, and the keyboard keeps its place.
        """
        self.bridge.session_started.connect(self._on_session_started)
        self.bridge.settled.connect(self.refresh)
        self.bridge.viewer_changed.connect(self.refresh)
        self._on_session_started()

    def _on_session_started(self) -> None:
        self.rebuild()
        self.refresh()

    @property
    def position(self) -> Position | None:
        """Return the position that is shown."""
        return self.bridge.position

    @property
    def texts(self) -> GameTexts | None:
        """Return the words for the game."""
        return self.bridge.texts

    def set_theme(self, theme: Theme) -> None:
        """Change the theme."""
        self.theme = theme
        self.rebuild()
        self.refresh()

    def rebuild(self) -> None:
        """Make what depends on the game as a whole: another session is in place."""

    def refresh(self) -> None:
        """Show the position as it is now."""
