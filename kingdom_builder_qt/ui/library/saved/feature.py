"""Saved games: opened, named, exported from the main window."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from kingdom_builder_qt.game.record.unread_file import SUFFIX, TEXT_SUFFIX
from kingdom_builder_qt.ui.desktop.files.dropped_files import PICTURE_SUFFIX
from kingdom_builder_qt.ui.desktop.files.file_dialog_folders import (
    folder_elsewhere,
    free_name,
    own_saves,
    reachable,
    save_by,
)
from kingdom_builder_qt.ui.desktop.widgets.action_set import Spec
from kingdom_builder_qt.ui.library.saved.game_file_commands import GameFileCommands
from kingdom_builder_qt.ui.library.saved.game_saver import GameSaver, Replacement
from kingdom_builder_qt.ui.table.page.feature import Command, Feature, Shell

if TYPE_CHECKING:
    from kingdom_builder_qt.ui.library.saved.games_list import SavedGames
    from kingdom_builder_qt.ui.library.saved.saved_games_cache import SavedGamesCache


class SavedGamesFeature(Feature):
    """Lets the player choose games to open or replay, and places to save the running one in."""

    file_changed = Signal(object)  # Path of a game that was thrown away, restored or renamed
    file_moved = Signal(object, object)  # Path that a game had, Path that it has now

    def __init__(self, shell: Shell, saver: GameSaver, recent: Callable[[], list[Path]]) -> None:
        """`recent` returns the recent files that are there."""
        super().__init__(shell)
        self._saver, self._recent = saver, recent
        self._shelf: SavedGamesCache | None = None
        self._keeper: GameFileCommands | None = None
        saver.would_replace.connect(self.ask_replace)
        saver.place_wanted.connect(self.ask_save)

    def commands(self) -> list[Command]:
        return [
            Command("open", Spec(self.tr("&Open…"), ("Ctrl+O",), "open"), self.ask_open),
            Command(
                "replay",
                Spec(self.tr("Rep&lay a game…"), ("Ctrl+R",)),
                lambda: self.ask_open(to_replay=True),
            ),
            Command(
                "save",
                Spec(self.tr("&Save"), ("Ctrl+S",), "save"),
                self._saver.save_again,
            ),
            Command(
                "save_as",
                Spec(self.tr("Sa&ve as…"), ("Ctrl+Shift+S",)),
                self.ask_save,
            ),
            Command(
                "export_game",
                Spec(self.tr("E&xport as text…")),
                self.ask_export,
            ),
        ]

    def ask_open(self, *, to_replay: bool = False) -> None:
        """Let the player choose a saved game among the cards of all, to open or replay it."""
        from kingdom_builder_qt.ui.library.saved.open_dialog import OpenDialog

        shell = self.shell
        dialog = OpenDialog(self._saved_games(), shell.window, to_replay=to_replay)
        dialog.file_chosen.connect(shell.file_chosen)
        dialog.replay_chosen.connect(shell.replay_wanted)
        dialog.elsewhere_wanted.connect(lambda: self.ask_open_elsewhere(to_replay=to_replay))
        shell.dialogs.show(dialog)

    def ask_open_elsewhere(self, *, to_replay: bool = False) -> None:
        """Let the player choose a game anywhere on the disk, to open or replay it."""
        games = self.tr("Games (*{suffix} *{text})")
        if not to_replay:
            games = self.tr("Games and pictures of set-ups (*{suffix} *{text} *{picture})")
        kinds = games.format(suffix=SUFFIX, text=TEXT_SUFFIX, picture=PICTURE_SUFFIX)
        title = self.tr("Replay a game") if to_replay else self.tr("Open a game")
        chosen = self.shell.replay_wanted if to_replay else self.shell.file_chosen
        dialog = self.shell.dialogs.file_dialog(title, str(own_saves()), kinds)
        dialog.setFileMode(dialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: chosen.emit(Path(name)))
        self.shell.dialogs.show(dialog)

    def ask_save(self) -> None:
        """Let the player choose a name for the running game, beside the cards of all named ones."""
        from kingdom_builder_qt.ui.library.saved.save_dialog import SaveDialog

        shell = self.shell
        dialog = SaveDialog(self._saved_games(), self._suggested(), shell.window)
        dialog.place_chosen.connect(self._saver.save_new)
        dialog.replaced.connect(self._saver.save)
        dialog.elsewhere_wanted.connect(self.ask_save_elsewhere)
        shell.dialogs.show(dialog)

    def ask_save_elsewhere(self) -> None:
        """Let the player choose any place for the running game."""
        place = self._suggested()
        self._ask_place(place.parent, self._saver.save, place.name)

    def ask_export(self) -> None:
        """Let the player choose where to write the running game as a list of its turns."""
        folder, file = own_saves(), self.shell.named.file_of(self.shell.desk.session)
        stem = date.today().isoformat() if file is None else file.path.stem
        name = free_name(folder, stem, TEXT_SUFFIX)
        self._ask_place(folder, self._saver.export, name, TEXT_SUFFIX)

    def ask_elsewhere(self, save: Callable[[Path], object] | None = None) -> None:
        """Let the player choose a place outside the program's folders, which are not writable.

        It is for the running game or, with `save`, for another one.
        """
        self._ask_place(folder_elsewhere(), save or self._saver.save)

    def ask_replace(self, found: Replacement) -> None:
        """Let the player decide about a file that another program has changed."""
        text = (
            self.tr("{file} already exists.")
            if found.is_new
            else self.tr("{file} was changed since it was last opened or saved here.")
        )
        self.shell.dialogs.ask(
            text.format(file=found.path.name),
            self.tr("If you replace it, its present contents are lost."),
            (self.tr("Save as…"), self.ask_save),
            (self.tr("Replace"), found.replace),
        )

    # -- inside --------------------------------------------------------------------------------

    def _saved_games(self) -> SavedGames:
        """Return the saved games; their cache and their commands stay for the next dialog."""
        from kingdom_builder_qt.ui.library.saved.games_list import SavedGames
        from kingdom_builder_qt.ui.library.saved.saved_games_cache import SavedGamesCache

        shell = self.shell
        if self._shelf is None or self._keeper is None:
            self._shelf = SavedGamesCache(shell.catalog, self)
            self._keeper = GameFileCommands(self)
            self._keeper.changed.connect(self.file_changed)
            self._keeper.moved.connect(self.file_moved)
        self._shelf.set_catalog(shell.catalog)
        return SavedGames(self._shelf, self._keeper, self._recent, shell.settings.running_score)

    def _suggested(self) -> Path:
        """Return the file of the game; for one that has none a new one, named after the day."""
        file = self.shell.named.file_of(self.shell.desk.session)
        if file is not None:
            return reachable(file.path.parent) / file.path.name
        folder = own_saves()
        return folder / free_name(folder, date.today().isoformat(), SUFFIX)

    def _ask_place(
        self,
        folder: Path,
        call: Callable[[Path], object],
        name: str = "",
        suffix: str = SUFFIX,
    ) -> None:
        is_text = suffix == TEXT_SUFFIX
        title = self.tr("Export the game as text") if is_text else self.tr("Save the game")
        kinds = (
            self.tr("Games as text (*{suffix})") if is_text else self.tr("Saved games (*{suffix})")
        )
        dialogs = self.shell.dialogs
        dialog = dialogs.file_dialog(title, str(folder), kinds.format(suffix=suffix))
        wanted = name or free_name(folder, date.today().isoformat(), suffix)
        save_by(dialog, wanted, suffix, call, dialogs.show)
