"""Opens the replay of a game from a file, from a text, or of the running game."""

from __future__ import annotations

from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.files.file_reader import FileReader
from kingdom_builder_qt.ui.settings.settings import Settings
from kingdom_builder_qt.ui.widgets.screen_geometry import keep_on_screen
from kingdom_builder_qt.ui.words.file_troubles import FileTroubles

if TYPE_CHECKING:
    from kingdom_builder_qt.ui.replay.exports import Exports, Kind
    from kingdom_builder_qt.ui.replay.loading import Loaded
    from kingdom_builder_qt.ui.replay.replay_window import ReplayWindow


class Replays(QObject):
    """Keeps the one replay that is open; another takes its place.

    `catalog` may be replaced by a newer one.
    """

    failed = Signal(str, str, str)  # a sentence, more about it, and details for who asks for them
    opened = Signal(object)  # ReplayWindow
    entry_requested = Signal(str, str)  # kind and id of a page of the rules
    review_requested = Signal(object)  # Session, which is over
    branch_chosen = Signal(object)  # Branch
    message = Signal(str)  # what came of an export whose replay was closed

    def __init__(self, catalog: Catalog, settings: Settings, parent: QWidget) -> None:
        """Open nothing yet; `parent` is the window beside which replays lie."""
        super().__init__(parent)
        self.catalog = catalog
        self._settings, self._parent = settings, parent
        self.reader = FileReader(self)
        self.window: ReplayWindow | None = None

    def show(
        self, source: Path | str, moves: int | None = None, catalog: Catalog | None = None
    ) -> None:
        """Show the game of a file, or of a text: a saved game or a list of turns.

        It is read in a thread; if that fails, `failed` says why.  `moves`: the moment to begin
        with, None for the first one of a finished game, else the last; `catalog`: what the game is
        of, if that is not the newest.
        """
        text = self.tr("the game")
        name = source.name if isinstance(source, Path) else text
        self.reader.read(
            name,
            partial(_load, source, text, catalog or self.catalog),
            partial(self._on_loaded, source, moves),
        )

    def apply_settings(self, settings: Settings) -> None:
        """Bring the replay in line with the settings."""
        if self.window is not None:
            self.window.apply_settings(settings)

    def follow(self, session: Session, moves: int) -> None:
        """Show the moment after so many moves if a game is the one that is replayed."""
        if self.window is not None and self.window.game.course.session is session:
            self.window.go_to(moves)

    def close(self) -> None:
        """Close the replay; what is being read is not wanted any more."""
        self.reader.cancel()
        self.close_window()
        if "exports" in self.__dict__:
            self.exports.close()

    def close_window(self) -> None:
        """Close the replay that is open; files of it go on being written."""
        if self.window is not None:
            self.window.close()

    @cached_property
    def exports(self) -> Exports:
        """Return what writes files of replays; it outlives them."""
        from kingdom_builder_qt.ui.replay.exports import Exports

        exports = Exports(self._settings, self)
        exports.said.connect(self._on_said)
        return exports

    def _export(self, window: ReplayWindow, kind: Kind) -> None:
        self.exports.ask(kind, window.game, window.moves, window)

    def _on_said(self, text: str) -> None:
        if self.window is not None:
            self.window.say(text)
        else:
            self.message.emit(text)

    def _on_loaded(self, source: Path | str, moves: int | None, found: Loaded) -> None:
        from kingdom_builder_qt.ui.replay.loading import LoadedGame
        from kingdom_builder_qt.ui.replay.replay_window import ReplayWindow

        if not isinstance(found, LoadedGame):
            text, more = FileTroubles().told(found, source if isinstance(source, Path) else None)
            self.failed.emit(text, more, str(found))
            return
        self.close_window()
        window = ReplayWindow(found, self._settings, self._parent)
        if moves is not None:
            window.go_to(moves)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        window.finished.connect(partial(self._on_finished, window))
        window.entry_requested.connect(self.entry_requested)
        window.review_requested.connect(self.review_requested)
        window.branch_chosen.connect(self.branch_chosen)
        window.export_requested.connect(partial(self._export, window))
        self.window = window
        self.opened.emit(window)
        keep_on_screen(window, self._parent)
        window.show()
        window.activateWindow()

    def _on_finished(self, window: ReplayWindow, _result: int) -> None:
        if window is self.window:
            self.window = None


def _load(source: Path | str, name: str, catalog: Catalog) -> Loaded:
    from kingdom_builder_qt.ui.replay.loading import load  # in its thread, as it loads much

    return load(source, name, catalog)
