"""Features of the main window: their commands, dialogs and their part of a game.

A feature is a module in the room it belongs to; `MainWindow._make_features` creates all of them.
They are created with the window, so they import at module level only what the start needs, and
dialogs when they open.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.session import Seat
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.ui.desktop.files.file_dialog_folders import last_folder
from kingdom_builder_qt.ui.desktop.files.library_disk import LibraryDisk
from kingdom_builder_qt.ui.desktop.settings.retention import FOR_EVER
from kingdom_builder_qt.ui.desktop.settings.settings import Settings, queue_settings
from kingdom_builder_qt.ui.desktop.widgets.action_set import ActionSet, Spec
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.desk.game_saver import GameSaver
from kingdom_builder_qt.ui.table.page.dialogs import Dialogs

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog

    from kingdom_builder_qt.ui.table.page.game_table import GameTable


@dataclass(frozen=True, slots=True)
class Command:
    """An action of a feature; `ui/shell/main_actions.py` places its id in a menu."""

    id: str
    spec: Spec
    run: Callable[[], object]


class Shell(QObject):
    """The interface of the main window to its features.

    A feature requests something of another one by a signal of the shell, and connects to the
    signals it answers, so that features do not depend on each other.
    """

    page_wanted = Signal(str, str)  # kind and id of a rules page
    rules_wanted = Signal()
    keys_wanted = Signal()  # the dialog that changes them
    new_game_wanted = Signal()
    replay_wanted = Signal(object)  # Path of a game
    running_replay_wanted = Signal()  # a replay of the game at the desk
    review_wanted = Signal(object)  # finished Session, None for the game at the desk
    move_chosen = Signal(object, int)  # Session, number of moves: position for its open replay
    scores_opened = Signal(object)  # ScoresDialog
    picture_copied = Signal()  # of the game at the desk
    hexes_lit = Signal(str, object)  # role and mask of hexes to highlight on the board

    game_ready = Signal(object)  # Session to be played
    lesson_ready = Signal(object, object)  # Session and LessonGame to be played
    again_wanted = Signal(str, bool)  # a new game with the same set-up: see `GameOpener.restart`
    file_chosen = Signal(object)  # Path of a game file to be opened
    entry_wanted = Signal(str)  # id of a library game, to be continued or replayed
    title_changed = Signal()  # the name of the game at the desk
    settings_changed = Signal(object)  # Settings chosen in a dialog
    content_changed = Signal()  # packs were installed or switched: the content must be reloaded
    language_chosen = Signal(str)  # to be spoken by all windows, as `Settings.language`
    message = Signal(str)  # a sentence for the status line

    settings_applied = Signal(object)  # Settings

    def __init__(
        self,
        catalog: Catalog,
        desk: GameDesk,
        game_saver: GameSaver,
        library: LibraryDisk,
        settings: Settings,
        actions: ActionSet,
        table: Callable[[], GameTable],
        start_game: Callable[[GameOptions, list[Seat], bool], bool],
        window: QWidget,
    ) -> None:
        """`table` creates the table on first use; `window` is the parent of dialogs.

        `start_game` starts a game from options, seats and whether undo is free, and returns whether
        it succeeded.
        """
        super().__init__(window)
        self.catalog = catalog
        self.desk, self.game_saver, self.library = desk, game_saver, library
        self.settings, self.actions = settings, actions
        self.table, self.start_game, self.window = table, start_game, window
        self.dialogs = Dialogs(window)

    def set_catalog(self, catalog: Catalog) -> None:
        """Replace the content."""
        self.catalog = catalog

    def keep_games(self) -> None:
        """Change the setting to store finished games."""
        self.settings_changed.emit(replace(self.settings, keep_games=FOR_EVER))


class Feature(QObject):
    """A part of the program that is opened from the main window."""

    def __init__(self, shell: Shell) -> None:
        """Subclasses connect to the signals of the shell they answer."""
        super().__init__(shell)
        self.shell = shell

    def commands(self) -> list[Command]:
        """Return the actions of the feature."""
        return []

    @property
    def find_game_folder(self) -> Callable[[], Path]:
        """Return a function for a thread: the first folder of game files, the one used last."""
        return partial(last_folder, self.shell.settings.game_folder)

    def game_file_dialog(self, title: str, folder: Path, kinds: str) -> QFileDialog:
        """Return a dialog for game files, which share the folder that was used last."""
        dialog = self.shell.dialogs.file_dialog(title, str(folder), kinds)
        dialog.filesSelected.connect(self._on_game_files)
        return dialog

    def _on_game_files(self, names: Sequence[str]) -> None:
        settings = self.shell.settings
        folder = str(Path(names[0]).parent) if names else settings.game_folder
        if folder != settings.game_folder:
            settings.game_folder = folder
            queue_settings(settings)

    def clear(self) -> None:
        """Forget the widgets on the table, which is deleted to be made in another language."""

    def furnish_again(self) -> None:
        """Make the own windows and the widgets on the new table in the language spoken now."""

    def close(self) -> None:
        """Write pending data and stop threads and processes at the end of the program."""
