"""Feature for replays of a file, a text or the running game."""

from __future__ import annotations

from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.record.saved_game import record_text
from kingdom_builder_qt.game.replay import Branch, reseated, with_person
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.desktop.files.file_queues import FileReader
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import keep_on_screen
from kingdom_builder_qt.ui.table.page.feature import Feature, Shell
from kingdom_builder_qt.ui.words.file_error_texts import FileErrorTexts

if TYPE_CHECKING:
    from kingdom_builder_qt.ui.library.replay.exports import Exports, Kind
    from kingdom_builder_qt.ui.library.replay.loading import Loaded
    from kingdom_builder_qt.ui.library.replay.replay_window import ReplayWindow


class ReplayFeature(Feature):
    """Shows one replay at a time."""

    opened = Signal(object)  # ReplayWindow

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.reader = FileReader(self)
        self.window: ReplayWindow | None = None
        shell.replay_wanted.connect(self.show)
        shell.running_replay_wanted.connect(self.show_running)
        shell.move_chosen.connect(self.follow)
        shell.settings_applied.connect(self.apply_settings)

    def show(
        self, source: Path | str, moves: int | None = None, catalog: Catalog | None = None
    ) -> None:
        """Show the game of a file, or of a text: a saved game or a move list.

        It is read in a thread; a failure is reported in a dialog. `moves`: the initial moment, by
        default the first of a finished game, else the last; `catalog`: the content of the game, by
        default the current one.
        """
        text = self.tr("the game")
        name = source.name if isinstance(source, Path) else text
        self.reader.read(
            name,
            partial(_load, source, text, catalog or self.shell.catalog),
            partial(self._on_loaded, source, moves),
        )

    def show_running(self, moves: int | None = None) -> None:
        """Show the current state of the game at the desk."""
        session = self.shell.desk.session
        if session is not None:
            self.show(record_text(session), moves, session.catalog)

    def ask_branch(self, branch: Branch) -> None:
        """Open the dialog for playing on from a moment of the game at the desk."""
        from kingdom_builder_qt.ui.library.replay.branch_dialog import BranchDialog

        desk, origin = self.shell.desk, branch.options.origin
        session, words = desk.session, desk.words
        if session is None or words is None or origin is None:
            return
        position = Position.from_text(branch.options.position, session.catalog)
        moment = self.tr("After move {number} of {all}")
        dialog = BranchDialog(
            with_person(branch.seats, position.to_move),
            words.names,
            moment.format(number=origin[1], all=len(session.log)),
        )
        dialog.accepted.connect(lambda: self._play(reseated(branch, dialog.seats, position)))
        self.shell.dialogs.show(dialog)

    def apply_settings(self, settings: Settings) -> None:
        """Apply the settings to the replay."""
        if self.window is not None:
            self.window.apply_settings(settings)

    def follow(self, session: Session, moves: int) -> None:
        """Show a moment if its game is being replayed."""
        if self.window is not None and self.window.game.course.session is session:
            self.window.go_to(moves)

    def close(self) -> None:
        """Close the replay and cancel reading."""
        self.reader.cancel()
        self.close_window()
        if "exports" in self.__dict__:
            self.exports.close()

    def close_window(self) -> None:
        """Close the replay; pending exports continue."""
        if self.window is not None:
            self.window.close()

    @cached_property
    def exports(self) -> Exports:
        """Return the exporter, created on first use; it outlives the replays."""
        from kingdom_builder_qt.ui.library.replay.exports import Exports

        exports = Exports(self.shell.settings, self)
        exports.said.connect(self._on_said)
        return exports

    def _export(self, window: ReplayWindow, kind: Kind) -> None:
        self.exports.ask(kind, window.game, window.moves, window)

    def _on_said(self, text: str) -> None:
        if self.window is not None:
            self.window.say(text)
        else:
            self.shell.message.emit(text)

    def _on_loaded(self, source: Path | str, moves: int | None, found: Loaded) -> None:
        from kingdom_builder_qt.ui.library.replay.loading import LoadedGame
        from kingdom_builder_qt.ui.library.replay.replay_window import ReplayWindow

        if not isinstance(found, LoadedGame):
            text, more = FileErrorTexts().explain(
                found, source if isinstance(source, Path) else None
            )
            self.shell.dialogs.warn(text, more, str(found))
            return
        self.close_window()
        window = ReplayWindow(found, self.shell.settings, self.shell.window)
        if moves is not None:
            window.go_to(moves)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        window.finished.connect(partial(self._on_finished, window))
        window.entry_requested.connect(self.shell.page_wanted)
        window.review_requested.connect(self.shell.review_wanted)
        window.branch_chosen.connect(self._play)
        window.export_requested.connect(partial(self._export, window))
        self.window = window
        self.opened.emit(window)
        keep_on_screen(window, self.shell.window)
        window.show()
        window.activateWindow()

    def _play(self, branch: Branch) -> None:
        if self.shell.start_game(branch.options, list(branch.seats), branch.free_undo):
            self.close_window()  # it would cover the game
            self.shell.window.raise_()
            self.shell.window.activateWindow()

    def _on_finished(self, window: ReplayWindow, _result: int) -> None:
        if window is self.window:
            self.window = None


def _load(source: Path | str, name: str, catalog: Catalog) -> Loaded:
    from kingdom_builder_qt.ui.library.replay.loading import load  # in its thread, as it loads much

    return load(source, name, catalog)
