"""Feature for replays of a file, a text or the running game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
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
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.action_set import Spec
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import keep_on_screen
from kingdom_builder_qt.ui.table.page.feature import Command, Feature, Shell
from kingdom_builder_qt.ui.words.file_error_texts import FileErrorTexts

if TYPE_CHECKING:
    from kingdom_builder_qt.ui.library.replay.exports import Exports, Kind
    from kingdom_builder_qt.ui.library.replay.loading import Loaded, LoadedGame
    from kingdom_builder_qt.ui.library.replay.replay_window import ReplayWindow

tr = translator(__name__)


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

    def commands(self) -> list[Command]:
        copy = Spec(tr.later("Copy pictur&e"), icon="copy")
        save, animate = Spec(tr.later("Sa&ve picture…")), Spec(tr.later("Save &animated picture…"))
        return [
            Command("copy_picture", copy, self.copy_picture),
            Command("save_picture", save, partial(self._save, "picture")),
            Command("save_animation", animate, partial(self._save, "animation")),
        ]

    def copy_picture(self) -> None:
        """Copy a picture of the game at the desk: board, players and gold."""
        self._load_running(lambda game: self.exports.copy(game, game.course.moves))

    def _save(self, kind: Kind) -> None:
        """Ask for the file of a picture of the game at the desk."""
        window = self.shell.window
        self._load_running(lambda game: self.exports.ask(kind, game, game.course.moves, window))

    def _load_running(self, then: Callable[[LoadedGame], object]) -> None:
        """Replay the game at the desk in a thread, and call `then`."""
        session = self.shell.desk.session
        if session is None:
            return
        text = tr("the game", "in place of the name of a file")
        load = partial(_load, record_text(session), text, session.catalog)
        self.reader.read(text, load, partial(self._on_running_loaded, then))

    def _on_running_loaded(self, then: Callable[[LoadedGame], object], found: Loaded) -> None:
        from kingdom_builder_qt.ui.library.replay.loading import LoadedGame

        assert isinstance(found, LoadedGame), found  # the program has written it
        then(found)

    def show(
        self, source: Path | str, moves: int | None = None, catalog: Catalog | None = None
    ) -> None:
        """Show the game of a file, or of a text: a saved game or a move list.

        It is read in a thread; a failure is reported in a dialog. `moves`: the initial moment, by
        default the first of a finished game, else the last; `catalog`: the content of the game, by
        default the current one.
        """
        text = tr("the game", "in place of the name of a file")
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
        moment = tr("After move {number} of {all}")
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

        exports = Exports(self.shell.settings, self.shell.window, self)
        exports.said.connect(self._on_said)
        exports.copied.connect(self.shell.picture_copied)
        exports.copied.connect(lambda: self._on_said(tr("Picture copied.")))
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

        if not isinstance(found, LoadedGame):
            text, more = FileErrorTexts().explain(
                found, source if isinstance(source, Path) else None
            )
            self.shell.dialogs.warn(text, more, str(found))
            return
        self._open(found, moves)

    def furnish_again(self) -> None:
        """Open the replay again at the same moment and place."""
        before = self.window
        if before is not None:
            from kingdom_builder_qt.ui.words.game_words import GameWords

            words = GameWords(before.game.catalog, before.game.course.session)
            place, hands = before.geometry(), before.hands.currentIndex()
            window = self._open(replace(before.game, words=words), before.moves)
            window.setGeometry(place)
            window.show_hands(hands)

    def _open(self, found: LoadedGame, moves: int | None) -> ReplayWindow:
        from kingdom_builder_qt.ui.library.replay.replay_window import ReplayWindow

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
        return window

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
