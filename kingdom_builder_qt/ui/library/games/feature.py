"""The window Games as a feature of the main window, with its file dialogs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from kingdom_builder_qt.content.portable_names import name_fault
from kingdom_builder_qt.game.record.unread_file import SUFFIX, TEXT_SUFFIX
from kingdom_builder_qt.ui.desktop.files.dropped_files import PICTURE_SUFFIX
from kingdom_builder_qt.ui.desktop.files.file_dialog_folders import (
    ask_place,
    free_path,
    save_by,
)
from kingdom_builder_qt.ui.desktop.files.library_disk import ZIP_SUFFIX, LibraryDisk
from kingdom_builder_qt.ui.desktop.settings.profiles import portraits_of
from kingdom_builder_qt.ui.desktop.settings.retention import NOT_AT_ALL
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.action_set import Spec
from kingdom_builder_qt.ui.table.page.feature import Command, Feature, Shell

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog

    from kingdom_builder_qt.game.library.entry import Entry
    from kingdom_builder_qt.ui.desktop.settings.settings import Settings
    from kingdom_builder_qt.ui.library.games.game_pictures import GamePictures
    from kingdom_builder_qt.ui.library.games.game_texts import GameTexts
    from kingdom_builder_qt.ui.library.games.games_window import GamesWindow
    from kingdom_builder_qt.ui.library.games.recent_games import RecentGames

tr = translator(__name__)

_GAMES: Final = (SUFFIX, ZIP_SUFFIX)


class GamesFeature(Feature):
    """Opens the window Games, and copies, exports and imports games for it."""

    def __init__(self, shell: Shell, library: LibraryDisk) -> None:
        super().__init__(shell)
        self._library = library
        self._pictures: GamePictures | None = None
        self._window: GamesWindow | None = None
        shell.settings_applied.connect(self._on_settings)
        shell.game_saver.head_changed.connect(self._mark_running)

    def commands(self) -> list[Command]:
        figures = Spec(tr.later("Fig&ures…"), ("Ctrl+Shift+H",), "chart")
        return [
            Command("open", Spec(tr.later("&Games…"), ("Ctrl+O",), "open"), self.show),
            Command("history", figures, self.show_figures),
            Command("import", Spec(tr.later("&Import…")), self.ask_import),
        ]

    def show(self) -> GamesWindow:
        """Open the window at the list of games."""
        from kingdom_builder_qt.ui.library.games.games_window import GAMES

        return self._show(GAMES)

    def show_figures(self) -> None:
        """Open the window at the figures."""
        from kingdom_builder_qt.ui.library.games.games_window import FIGURES

        self._show(FIGURES)

    def pictures(self) -> GamePictures:
        """Return the thumbnails, which are cached while the program runs."""
        from kingdom_builder_qt.ui.library.games.game_pictures import GamePictures

        if self._pictures is None:
            self._pictures = GamePictures(self._library, self.shell.catalog, self)
        self._pictures.set_catalog(self.shell.catalog)
        return self._pictures

    def _texts(self) -> GameTexts:
        from kingdom_builder_qt.ui.library.games.game_texts import GameTexts

        return GameTexts(self.shell.catalog)

    def describe(self, entry: Entry) -> str:
        """Return title and state of a game for the start page, a line each."""
        texts = self._texts()
        return "\n".join((texts.titles.title(entry, brief=True), texts.state(entry)))

    def make_recent(self) -> RecentGames:
        """Return the list of the newest games for the start page."""
        from kingdom_builder_qt.ui.library.games.recent_games import RecentGames

        return RecentGames(self.pictures, self._texts)

    def _show(self, page: int) -> GamesWindow:
        from kingdom_builder_qt.ui.library.games.games_window import GamesWindow

        shell = self.shell
        window = GamesWindow(
            shell.catalog,
            self._library,
            self.pictures(),
            keeps=shell.settings.keep_games != NOT_AT_ALL,
            shows_standing=shell.settings.running_score,
            parent=shell.window,
        )
        games, saver = window.games, shell.game_saver
        games.set_portraits(portraits_of(shell.settings.profiles))
        games.open_requested.connect(self._on_open)
        games.replay_requested.connect(shell.replay_wanted)
        games.copy_requested.connect(self.ask_copy)
        games.export_requested.connect(self.ask_export)
        games.import_requested.connect(self.ask_import)
        games.new_game_requested.connect(self._on_new_game)
        games.running_renamed.connect(lambda title: saver.describe(title=title))
        games.running_starred.connect(lambda starred: saver.describe(starred=starred))
        window.not_kept.wanted.connect(shell.keep_games)
        window.finished.connect(self._on_finished)
        window.bar.setCurrentIndex(page)
        self._window = window
        self._mark_running()
        shell.dialogs.show_beside(window)
        return window

    def _mark_running(self) -> None:
        game = self.shell.game_saver.game
        if self._window is not None:
            self._window.games.set_running("" if game is None else game.head.id)

    def _on_finished(self) -> None:
        self._window = None

    def _on_settings(self, settings: Settings) -> None:
        if self._window is not None:
            self._window.set_keeps(settings.keep_games != NOT_AT_ALL)
            self._window.games.set_shows_standing(settings.running_score)
            self._window.games.set_portraits(portraits_of(settings.profiles))

    def _on_open(self, id_: str) -> None:
        self._close()
        self.shell.entry_wanted.emit(id_)

    def _on_new_game(self) -> None:
        self._close()
        self.shell.new_game_wanted.emit()

    def _close(self) -> None:
        if self._window is not None:
            self._window.close()

    # -- files elsewhere ---------------------------------------------------------------------------

    def ask_copy(self, id_: str) -> None:
        """Let the player choose where a copy of a game is written."""
        entry = None if self._window is None else self._window.games.model.entry(id_)
        stem = "" if entry is None else entry.title.strip()
        if not stem or name_fault(stem + SUFFIX) is not None:
            stem = date.today().isoformat()
        kinds = tr("Games (*{suffix})").format(suffix=SUFFIX)
        copy = partial(self._library.copy, id_)
        self._ask_save(tr("Save a copy"), stem, SUFFIX, kinds, copy)

    def ask_export(self, ids: Sequence[str] | None) -> None:
        """Let the player choose a ZIP file for games; None for all games."""
        stem = tr("Kingdom Builder games {day}").format(day=date.today().isoformat())
        kinds = tr("ZIP files (*{suffix})").format(suffix=ZIP_SUFFIX)
        title = tr("Export all games") if ids is None else tr("Export games")
        self._ask_save(title, stem, ZIP_SUFFIX, kinds, partial(self._library.export, ids))

    def _ask_save(
        self, title: str, stem: str, suffix: str, kinds: str, call: Callable[[Path], object]
    ) -> None:
        def show(path: Path) -> None:
            dialog = self._file_dialog(title, path.parent, kinds)
            save_by(dialog, path.name, suffix, call, self.shell.dialogs.show)

        ask_place(self, partial(free_path, self.find_game_folder, stem, suffix), show)

    def ask_import(self) -> None:
        """Let the player choose files to be imported.

        Texts of games or positions and pictures of set-ups are opened instead.
        """
        kinds = tr("Games and set-ups ({endings})").format(
            endings=" ".join(f"*{one}" for one in (*_GAMES, TEXT_SUFFIX, PICTURE_SUFFIX))
        )
        ask_place(self, self.find_game_folder, partial(self._show_import, kinds))

    def _show_import(self, kinds: str, folder: Path) -> None:
        dialog = self._file_dialog(tr("Import games"), folder, kinds)
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
        """Return a file dialog; its parent is the window Games if that is open."""
        dialog = self.game_file_dialog(title, folder, kinds)
        if self._window is not None:
            dialog.setParent(self._window, dialog.windowFlags())
        return dialog
