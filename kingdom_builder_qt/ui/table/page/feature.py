"""How a part of the program joins the main window: its commands, its dialogs, its part of a game.

A feature lies in a module of its own room; `MainWindow._make_features` makes all of them.  They
are made with the window, so their modules import at the top only what a start needs, and dialogs
where they open.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.session import Seat
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.ui.desktop.files.library_disk import LibraryDisk
from kingdom_builder_qt.ui.desktop.settings.keeping import FOR_EVER
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.desktop.widgets.action_set import ActionSet, Spec
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.desk.game_keeper import GameKeeper
from kingdom_builder_qt.ui.table.page.dialogs import Dialogs

if TYPE_CHECKING:
    from kingdom_builder_qt.ui.table.page.game_table import GameTable


@dataclass(frozen=True, slots=True)
class Command:
    """An action of a feature; `ui/shell/main_actions.py` gives its id a place in a menu."""

    id: str
    spec: Spec
    run: Callable[[], object]


class Shell(QObject):
    """The main window as its features see it.

    A feature asks another one for something by a signal of the shell, and connects to the signals
    it answers; so no feature needs to know which one answers.
    """

    page_wanted = Signal(str, str)  # kind and id of a page of the rules
    rules_wanted = Signal()
    new_game_wanted = Signal()
    replay_wanted = Signal(object)  # Path of a game
    running_replay_wanted = Signal()  # a replay of the game at the desk
    review_wanted = Signal(object)  # Session that is over, None for the game at the desk
    moment_chosen = Signal(object, int)  # Session, number of moves: shown by its open replay
    scores_opened = Signal(object)  # ScoresDialog
    hexes_lit = Signal(str, object)  # role and mask of hexes to be highlighted at the table

    game_ready = Signal(object)  # Session, to be played
    lesson_ready = Signal(object, object)  # Session and LessonGame, to be played
    again_wanted = Signal()  # the same set-up
    file_chosen = Signal(object)  # Path of a game to be opened
    entry_wanted = Signal(str)  # id of a game of the library, to be continued or replayed
    title_changed = Signal()  # the name of the game at the desk
    settings_changed = Signal(object)  # Settings, as chosen in a dialog
    content_changed = Signal()  # packs were installed or switched: content has to be read again
    message = Signal(str)  # a sentence for the status line

    settings_applied = Signal(object)  # Settings

    def __init__(
        self,
        catalog: Catalog,
        desk: GameDesk,
        keeper: GameKeeper,
        library: LibraryDisk,
        settings: Settings,
        actions: ActionSet,
        table: Callable[[], GameTable],
        start_game: Callable[[GameOptions, list[Seat], bool], bool],
        window: QWidget,
    ) -> None:
        """`table` makes the table where there is none yet; `window` is the parent of dialogs.

        `start_game` begins a game of options, seats and whether undo is free, and returns whether
        it did.
        """
        super().__init__(window)
        self.catalog = catalog
        self.desk, self.keeper, self.library = desk, keeper, library
        self.settings, self.actions = settings, actions
        self.table, self.start_game, self.window = table, start_game, window
        self.dialogs = Dialogs(window)

    def set_catalog(self, catalog: Catalog) -> None:
        """Use other content from now on."""
        self.catalog = catalog

    def keep_games(self) -> None:
        """Keep finished games from now on."""
        self.settings_changed.emit(replace(self.settings, keep_games=FOR_EVER))


class Feature(QObject):
    """A part of the program that opens from the main window."""

    def __init__(self, shell: Shell) -> None:
        """Connect to the signals of the shell that the feature answers."""
        super().__init__(shell)
        self.shell = shell

    def commands(self) -> list[Command]:
        """Return the actions that the feature brings."""
        return []

    def close(self) -> None:
        """Write what has to be on the disk, and end threads and processes; the program ends."""
