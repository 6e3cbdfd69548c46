"""The library of games in the main window: its window, copies, exports and imports."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal

from kingdom_builder_qt.content.portable_names import name_fault
from kingdom_builder_qt.game.record.unread_file import SUFFIX, TEXT_SUFFIX
from kingdom_builder_qt.ui.desktop.files.dropped_files import PICTURE_SUFFIX
from kingdom_builder_qt.ui.desktop.files.file_dialog_folders import (
    folder_elsewhere,
    free_name,
    save_by,
)
from kingdom_builder_qt.ui.desktop.files.library_disk import ZIP_SUFFIX, LibraryDisk
from kingdom_builder_qt.ui.desktop.settings.keeping import NOT_AT_ALL
from kingdom_builder_qt.ui.desktop.widgets.action_set import Spec
from kingdom_builder_qt.ui.table.page.feature import Command, Feature, Shell

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog

    from kingdom_builder_qt.game.library.entry import Entry
    from kingdom_builder_qt.ui.desktop.settings.settings import Settings
    from kingdom_builder_qt.ui.library.games.game_pictures import GamePictures
    from kingdom_builder_qt.ui.library.games.games_window import GamesWindow
    from kingdom_builder_qt.ui.library.games.recent_games import RecentGames

_GAMES: Final = (SUFFIX, ZIP_SUFFIX)


class GamesFeature(Feature):
    """Shows the library; the main window continues the games that are chosen there."""

    open_requested = Signal(str)  # id of an unfinished game to be continued
    running_renamed = Signal(str)  # title of the game on the table, which writes it itself
    running_starred = Signal(bool)

    def __init__(self, shell: Shell, library: LibraryDisk) -> None:
        super().__init__(shell)
        self._library = library
        self._pictures: GamePictures | None = None
        self._window: GamesWindow | None = None
        self._running = ""
        shell.settings_applied.connect(self._on_settings)

    def commands(self) -> list[Command]:
        figures = Spec(self.tr("Fi&gures…"), ("Ctrl+Shift+H",), "chart")
        return [
            Command("open", Spec(self.tr("&Games…"), ("Ctrl+O",), "open"), self.show),
            Command("history", figures, self.show_figures),
            Command("import", Spec(self.tr("&Import…")), self.ask_import),
        ]

    def set_running(self, id_: str) -> None:
        """Mark the game on the table of this window, "" for none: it stays in the library."""
        self._running = id_
        if self._window is not None:
            self._window.set_running(id_)

    def show(self) -> GamesWindow:
        """Show all games."""
        from kingdom_builder_qt.ui.library.games.games_window import GAMES

        return self._show(GAMES)

    def show_figures(self) -> None:
        """Show the figures over finished games."""
        from kingdom_builder_qt.ui.library.games.games_window import FIGURES

        self._show(FIGURES)

    def pictures(self) -> GamePictures:
        """Return the thumbnails, which are kept while the program runs."""
        from kingdom_builder_qt.ui.library.games.game_pictures import GamePictures

        if self._pictures is None:
            self._pictures = GamePictures(self._library, self.shell.catalog, self)
        self._pictures.set_catalog(self.shell.catalog)
        return self._pictures

    def describe(self, entry: Entry) -> str:
        """Return what the start page says of the game to be continued."""
        from kingdom_builder_qt.ui.library.games.game_texts import GameTexts

        texts = GameTexts(self.shell.catalog)
        return self.tr("{title}: {state}").format(
            title=texts.titles.title(entry), state=texts.state(entry)
        )

    def make_recent(self) -> RecentGames:
        """Return the list of the newest games for the start page."""
        from kingdom_builder_qt.ui.library.games.game_texts import GameTexts
        from kingdom_builder_qt.ui.library.games.recent_games import RecentGames

        return RecentGames(self.pictures(), GameTexts(self.shell.catalog))

    def _show(self, page: int) -> GamesWindow:
        from kingdom_builder_qt.ui.library.games.games_window import GamesWindow

        shell = self.shell
        window = GamesWindow(
            shell.catalog,
            self._library,
            self.pictures(),
            keeps=shell.settings.keep_games != NOT_AT_ALL,
            shows_standing=shell.settings.running_score,
            running=self._running,
            parent=shell.window,
        )
        window.open_requested.connect(self._on_open)
        window.replay_requested.connect(shell.replay_wanted)
        window.copy_requested.connect(self.ask_copy)
        window.export_requested.connect(self.ask_export)
        window.import_requested.connect(self.ask_import)
        window.folder_requested.connect(self._open_folder)
        window.new_game_requested.connect(self._on_new_game)
        window.running_renamed.connect(self.running_renamed)
        window.running_starred.connect(self.running_starred)
        window.keeping_wanted.connect(shell.keep_games)
        window.finished.connect(self._on_finished)
        window.show_page(page)
        self._window = window
        shell.dialogs.show_beside(window)
        return window

    def _on_finished(self) -> None:
        self._window = None

    def _on_settings(self, settings: Settings) -> None:
        if self._window is not None:
            self._window.set_keeps(settings.keep_games != NOT_AT_ALL)
            self._window.games.set_shows_standing(settings.running_score)

    def _on_open(self, id_: str) -> None:
        self._close()
        self.open_requested.emit(id_)

    def _on_new_game(self) -> None:
        self._close()
        self.shell.new_game_wanted.emit()

    def _close(self) -> None:
        if self._window is not None:
            self._window.close()

    def _open_folder(self) -> None:
        from PySide6.QtCore import QUrl
        from PySide6.QtGui import QDesktopServices

        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._library.folder)))

    # -- files elsewhere ---------------------------------------------------------------------------

    def ask_copy(self, id_: str) -> None:
        """Let the player choose where a copy of a game is written."""
        folder = folder_elsewhere()
        entry = None if self._window is None else self._window.games.model.entry(id_)
        stem = "" if entry is None else entry.title.strip()
        if not stem or name_fault(stem + SUFFIX) is not None:
            stem = date.today().isoformat()
        name = free_name(folder, stem, SUFFIX)
        kinds = self.tr("Games (*{suffix})").format(suffix=SUFFIX)
        dialog = self._file_dialog(self.tr("Save a copy"), folder, kinds)
        copy = partial(self._library.copy, id_)
        save_by(dialog, name, SUFFIX, copy, self.shell.dialogs.show)

    def ask_export(self, ids: Sequence[str] | None) -> None:
        """Let the player choose the ZIP file into which games are written, None for all."""
        folder = folder_elsewhere()
        stem = self.tr("Kingdom Builder games {day}").format(day=date.today().isoformat())
        name = free_name(folder, stem, ZIP_SUFFIX)
        kinds = self.tr("ZIP files (*{suffix})").format(suffix=ZIP_SUFFIX)
        title = self.tr("Export all games") if ids is None else self.tr("Export games")
        dialog = self._file_dialog(title, folder, kinds)
        export = partial(self._library.export, ids)
        save_by(dialog, name, ZIP_SUFFIX, export, self.shell.dialogs.show)

    def ask_import(self) -> None:
        """Let the player choose files whose games are added to the library.

        The text of a game or a position and the picture of a set-up are opened.
        """
        kinds = self.tr("Games, texts of games and pictures of set-ups ({endings})").format(
            endings=" ".join(f"*{one}" for one in (*_GAMES, TEXT_SUFFIX, PICTURE_SUFFIX))
        )
        title = self.tr("Import games")
        dialog = self._file_dialog(title, folder_elsewhere(), kinds)
        dialog.setFileMode(dialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(self._on_chosen)
        self.shell.dialogs.show(dialog)

    def _on_chosen(self, names: Sequence[str]) -> None:
        paths = [Path(name) for name in names]
        if games := [path for path in paths if path.suffix.lower() in _GAMES]:
            self._library.add(games)
        for path in paths:
            if path not in games:
                self.shell.file_chosen.emit(path)

    def _file_dialog(self, title: str, folder: Path, kinds: str) -> QFileDialog:
        """Return a file dialog over the window Games if it is open, which then stays open."""
        dialog = self.shell.dialogs.file_dialog(title, str(folder), kinds)
        if self._window is not None:
            dialog.setParent(self._window, dialog.windowFlags())
        return dialog
