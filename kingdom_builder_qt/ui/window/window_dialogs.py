"""Opens the dialogs of the main window; none of them stops the game.  Imported when needed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.game.record.unread_file import SUFFIX, TEXT_SUFFIX
from kingdom_builder_qt.ui.files.dragged import PICTURE_SUFFIX
from kingdom_builder_qt.ui.files.elsewhere import (
    folder_elsewhere,
    free_name,
    own_saves,
    reachable,
    save_by,
)
from kingdom_builder_qt.ui.files.history_disk import HistoryDisk
from kingdom_builder_qt.ui.saved.game_saver import Replacement
from kingdom_builder_qt.ui.settings.settings import Settings, save_settings
from kingdom_builder_qt.ui.sound.player import SoundPlayer
from kingdom_builder_qt.ui.style.theme import Theme, ThemeManager
from kingdom_builder_qt.ui.table.desk import GameDesk
from kingdom_builder_qt.ui.table.named_games import NamedGames
from kingdom_builder_qt.ui.table.position_text import position_text
from kingdom_builder_qt.ui.widgets.controls.focus_ring import show_focus
from kingdom_builder_qt.ui.widgets.screen_geometry import fit_dialog, keep_on_screen
from kingdom_builder_qt.ui.window.actions import Actions
from kingdom_builder_qt.ui.window.game_files import Loss

if TYPE_CHECKING:
    import sqlite3

    from PySide6.QtWidgets import QAbstractButton, QDialog, QFileDialog, QMessageBox

    from kingdom_builder_qt.game.rating import Rating
    from kingdom_builder_qt.game.session import Session
    from kingdom_builder_qt.ui.achievements.achievements_dialog import AchievementsDialog
    from kingdom_builder_qt.ui.newgame.board.section_chooser import ChooserMaker
    from kingdom_builder_qt.ui.newgame.new_game_dialog import NewGame, NewGameDialog
    from kingdom_builder_qt.ui.packs.packs import Packs
    from kingdom_builder_qt.ui.review.job import ReviewJob
    from kingdom_builder_qt.ui.rules.rules_dialog import RulesDialog
    from kingdom_builder_qt.ui.saved.games_list import SavedGames
    from kingdom_builder_qt.ui.saved.keeper import GameKeeper
    from kingdom_builder_qt.ui.saved.shelf import GameShelf


class WindowDialogs(QObject):
    """Keeps the dialog that is open, and the rules, which stay open beside it.

    What is chosen in them goes out as signals; `catalog` may be replaced by a newer one.
    """

    file_chosen = Signal(object)  # Path of a game to be opened
    replay_chosen = Signal(object)  # Path of a game to be looked at again
    place_chosen = Signal(object)  # Path for the running game, whatever lies there
    new_place_chosen = Signal(object)  # Path where nothing lies as far as is known
    copy_chosen = Signal(object)  # Path for a copy of it, as text
    file_changed = Signal(object)  # Path of a game that was thrown away, got back or renamed
    file_moved = Signal(object, object)  # Path that a game had, Path that it has now
    game_chosen = Signal(object)  # NewGame
    scores_opened = Signal(object)  # ScoresDialog
    again_requested = Signal()
    replay_requested = Signal()  # of the running game
    moment_chosen = Signal(object, int)  # Session, moves: what the analysis shows of a game
    settings_changed = Signal(object)  # Settings
    highlight_requested = Signal(str, object)  # Role, Mask: hexes that a dialog speaks of
    packs_changed = Signal()  # there is other content now
    opening = Signal()  # a dialog is about to be shown
    current_changed = Signal()

    def __init__(
        self,
        catalog: Catalog,
        desk: GameDesk,
        named: NamedGames,
        recent: Callable[[], list[Path]],
        history: HistoryDisk,
        settings: Settings,
        themes: ThemeManager,
        sounds: SoundPlayer,
        actions: Actions,
        make_chooser: ChooserMaker,
        window: QWidget,
        players: Callable[[], QWidget],
    ) -> None:
        """Open nothing yet; `window` is what the dialogs lie over, but not over its `players`.

        `recent` returns the recent files that are there, `players` the panel of a running game.
        """
        super().__init__(window)
        self.catalog = catalog
        self._desk, self._named, self._recent = desk, named, recent
        self._history = history
        self._settings, self._themes = settings, themes
        self._sounds, self._actions, self._make_chooser = sounds, actions, make_chooser
        self._window, self._players = window, players
        self._current: QDialog | None = None
        self._shelf: GameShelf | None = None
        self._keeper: GameKeeper | None = None
        self.rules: RulesDialog | None = None
        self.review: ReviewJob | None = None  # what is known of the game that was analysed last

    @cached_property
    def packs(self) -> Packs:
        """Return what installs packs and shows those that are installed."""
        from kingdom_builder_qt.ui.packs.packs import Packs

        packs = Packs(self._open, self._themes, self._window)
        packs.changed.connect(self.packs_changed)
        return packs

    @property
    def current(self) -> QDialog | None:
        """Return the dialog that is open: the rules only if there is no other."""
        return self._current or self.rules

    @property
    def openers(self) -> dict[str, Callable[[], object]]:
        """Return what opens each dialog, by the id of its action."""
        return {
            "new_game": self.show_new_game,
            "set_up_position": self._set_up_position,
            "open": self.ask_open,
            "replay": lambda: self.ask_open(to_replay=True),
            "save_as": self.ask_save,
            "export_game": self.ask_export,
            "history": self.show_history,
            "packs": lambda: self.packs.show(),
            "settings": self.show_settings,
            "moves": self.show_moves,
            "players": self.show_players,
            "scores": self.show_scores,
            "review": lambda: self.show_review(),
            "rules": self.show_rules,
            "problems": self.show_problems,
            "about": self.show_about,
        }

    @property
    def _theme(self) -> Theme:
        return self._themes.theme

    def show_warning(self, text: str, more: str = "", details: str = "") -> None:
        """Show one sentence that the player has to know; `details` only when asked for."""
        box = self._message(text, more)
        box.setDetailedText(details)
        self._open(box)

    def ask_lose(self, loss: Loss) -> None:
        """Let the player decide about a game that could not be kept."""
        box = self._message(loss.text, self.tr("Do you want to save it elsewhere?"))
        box.setDetailedText(loss.reason)
        roles = box.ButtonRole
        save_as = box.addButton(self.tr("Save elsewhere…"), roles.AcceptRole)
        calls: dict[QAbstractButton, Callable[[], object]] = {
            save_as: lambda: self.ask_elsewhere(loss.save),
            box.addButton(loss.lose_words, roles.DestructiveRole): loss.lose,
        }
        box.setEscapeButton(box.addButton(box.StandardButton.Cancel))
        box.setDefaultButton(save_as)
        self._open(box)
        box.finished.connect(lambda _result: calls.get(box.clickedButton(), lambda: None)())

    def ask_replace(self, found: Replacement) -> None:
        """Let the player decide about a file that another program has changed."""
        text = (
            self.tr("{file} already exists.")
            if found.is_new
            else self.tr("{file} was changed since it was last opened or saved here.")
        )
        box = self._message(
            text.format(file=found.path.name),
            self.tr("If you replace it, its present contents are lost."),
        )
        roles = box.ButtonRole
        save_as = box.addButton(self.tr("Save as…"), roles.AcceptRole)
        calls: dict[QAbstractButton, Callable[[], object]] = {
            save_as: self.ask_save,
            box.addButton(self.tr("Replace"), roles.DestructiveRole): found.replace,
        }
        box.setEscapeButton(box.addButton(box.StandardButton.Cancel))
        box.setDefaultButton(save_as)
        self._open(box)
        box.finished.connect(lambda _result: calls.get(box.clickedButton(), lambda: None)())

    def ask_open(self, *, to_replay: bool = False) -> None:
        """Let the player choose a saved game among the cards of all, to open or replay it."""
        from kingdom_builder_qt.ui.saved.open_dialog import OpenDialog

        dialog = OpenDialog(self._saved_games(), self._theme, self._window, to_replay=to_replay)
        self._themes.theme_changed.connect(dialog.set_theme)
        dialog.file_chosen.connect(self.file_chosen)
        dialog.replay_chosen.connect(self.replay_chosen)
        dialog.elsewhere_wanted.connect(lambda: self.ask_open_elsewhere(to_replay=to_replay))
        self._open(dialog)

    def _saved_games(self) -> SavedGames:
        """Return where saved games come from; who knows and who changes them stays."""
        from kingdom_builder_qt.ui.saved.games_list import SavedGames
        from kingdom_builder_qt.ui.saved.keeper import GameKeeper
        from kingdom_builder_qt.ui.saved.shelf import GameShelf

        if self._shelf is None or self._keeper is None:
            self._shelf = GameShelf(self.catalog, self._theme, self)
            self._themes.theme_changed.connect(self._shelf.set_theme)
            self._keeper = GameKeeper(self)
            self._keeper.changed.connect(self.file_changed)
            self._keeper.moved.connect(self.file_moved)
        self._shelf.set_catalog(self.catalog)
        shows_standing = self._settings.running_score
        return SavedGames(self._shelf, self._keeper, self._recent, shows_standing)

    def show_history(self) -> None:
        """Show the finished games, each of which can be watched."""
        from kingdom_builder_qt.ui.history.history_dialog import HistoryDialog

        keeps = self._settings.keep_history
        dialog = HistoryDialog(
            self.catalog, self._history, self._theme, keeps=keeps, parent=self._window
        )
        self._themes.theme_changed.connect(dialog.set_theme)
        dialog.game_chosen.connect(self.replay_chosen)
        dialog.keeping_wanted.connect(self._keep_history)
        self.settings_changed.connect(dialog.apply_settings)
        self._open(dialog, waits=False)
        keep_on_screen(dialog, self._window)

    def show_achievements(self) -> AchievementsDialog:
        """Show what was tried and won with; return the page, which can be told more."""
        from kingdom_builder_qt.ui.achievements.achievements_dialog import AchievementsDialog

        keeps = self._settings.keep_history
        dialog = AchievementsDialog(
            self.catalog, self._history, self._theme, keeps=keeps, parent=self._window
        )
        self._themes.theme_changed.connect(dialog.set_theme)
        dialog.page_wanted.connect(self.show_entry)
        dialog.keeping_wanted.connect(self._keep_history)
        self.settings_changed.connect(dialog.apply_settings)
        self._open(dialog, waits=False)
        keep_on_screen(dialog, self._window)
        return dialog

    def _keep_history(self) -> None:
        self.settings_changed.emit(replace(self._settings, keep_history=True))

    def ask_open_elsewhere(self, *, to_replay: bool = False) -> None:
        """Let the player choose a game anywhere on the disk, to open or replay it."""
        games = self.tr("Games (*{suffix} *{text})")
        if not to_replay:
            games = self.tr("Games and pictures of set-ups (*{suffix} *{text} *{picture})")
        kinds = games.format(suffix=SUFFIX, text=TEXT_SUFFIX, picture=PICTURE_SUFFIX)
        title = self.tr("Replay a game") if to_replay else self.tr("Open a game")
        chosen = self.replay_chosen if to_replay else self.file_chosen
        dialog = self._file_dialog(title, own_saves(), kinds)
        dialog.setFileMode(dialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: chosen.emit(Path(name)))
        self._open(dialog)

    def ask_save(self) -> None:
        """Let the player choose a name for the running game, beside the cards of all named ones."""
        from kingdom_builder_qt.ui.saved.save_dialog import SaveDialog

        dialog = SaveDialog(self._saved_games(), self._theme, self._suggested(), self._window)
        self._themes.theme_changed.connect(dialog.set_theme)
        dialog.place_chosen.connect(self.new_place_chosen)
        dialog.replaced.connect(self.place_chosen)
        dialog.elsewhere_wanted.connect(self.ask_save_elsewhere)
        self._open(dialog)

    def ask_save_elsewhere(self) -> None:
        """Let the player choose any place for the running game."""
        place = self._suggested()
        self._ask_place(place.parent, self.place_chosen.emit, place.name)

    def _suggested(self) -> Path:
        """Return the file of the game; for one that has none a new one, named after the day."""
        file = self._named.file_of(self._desk.session)
        if file is not None:
            return reachable(file.path.parent) / file.path.name
        folder = own_saves()
        return folder / free_name(folder, date.today().isoformat(), SUFFIX)

    def ask_export(self) -> None:
        """Let the player choose where to write the running game as a list of its turns."""
        folder, file = own_saves(), self._named.file_of(self._desk.session)
        stem = date.today().isoformat() if file is None else file.path.stem
        name = free_name(folder, stem, TEXT_SUFFIX)
        self._ask_place(folder, self.copy_chosen.emit, name, TEXT_SUFFIX)

    def ask_elsewhere(self, save: Callable[[Path], object] | None = None) -> None:
        """Let the player choose a place beyond our folders, which cannot be written to.

        It is for the running game or, with `save`, for another one.
        """
        self._ask_place(folder_elsewhere(), save or self.place_chosen.emit)

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
        dialog = self._file_dialog(title, folder, kinds.format(suffix=suffix))
        wanted = name or free_name(folder, date.today().isoformat(), suffix)
        save_by(dialog, wanted, suffix, call, self._open)

    def show_new_game(self) -> None:
        """Let the player set a game up."""
        from kingdom_builder_qt.ui.newgame.new_game_dialog import NewGameDialog

        dialog = NewGameDialog(
            self.catalog, self._theme, self._make_chooser, self._settings.new_game, self._window
        )
        dialog.presets_changed.connect(self._keep_presets)
        self._history.ask(_standings, self._on_standings, dialog)
        dialog.accepted.connect(lambda: self._on_new_game(dialog.result_game))
        self._open(dialog)

    def _on_standings(
        self, dialog: NewGameDialog, found: dict[str, Rating], error: BaseException | None
    ) -> None:
        """Tell the dialog how strong the players are; a history that fails says so itself."""
        if error is None and isValid(dialog):
            dialog.set_ratings(found)

    def _set_up_position(self) -> None:
        self.show_position(self._position_now(), is_set_up=True)

    def show_position(self, text: str, *, is_set_up: bool = False) -> None:
        """Let the player start from a position, of which `text` is the beginning.

        `is_set_up`: the player set out to make one.
        """
        from kingdom_builder_qt.ui.newgame.game_choices import choices_from
        from kingdom_builder_qt.ui.newgame.options_page import new_seed
        from kingdom_builder_qt.ui.newgame.position.dialog import PositionDialog
        from kingdom_builder_qt.ui.widgets.levels.level_box import offered_levels

        choices = choices_from(self._settings.new_game, self.catalog, offered_levels())
        choices.seed = new_seed()
        if is_set_up and self._desk.session is not None:
            choices.seats = list(self._desk.session.seats)  # whose pieces stand on the board
        dialog = PositionDialog(
            self.catalog, self._theme, choices, text, self._window, is_set_up=is_set_up
        )
        dialog.accepted.connect(lambda: self.game_chosen.emit(dialog.result_game))
        self._open(dialog)

    def _position_now(self) -> str:
        """Return what the player may know of the running game, else the start of the first one."""
        from kingdom_builder_qt.game.setup.first_position import first_game, new_game
        from kingdom_builder_qt.game.setup.options import GameOptions

        if text := position_text(self._desk.seats):
            return text
        try:
            return new_game(self.catalog, first_game(self.catalog, GameOptions())).text(
                seen_by=0, lines=True
            )
        except (KingdomBuilderError, KeyError):  # broken content: the page says enough
            return ""

    def show_settings(self) -> None:
        """Let the player change the settings."""
        from kingdom_builder_qt.ui.window.settings_dialog import SettingsDialog

        dialog = SettingsDialog(replace(self._settings), self._window, self._sounds)
        dialog.settings_changed.connect(self.settings_changed)
        self._open(dialog)

    def show_players(self) -> None:
        """Let the player say who plays the running game from now on."""
        from kingdom_builder_qt.ui.newgame.seats_dialog import SeatsDialog

        desk = self._desk
        if desk.session is None or desk.words is None:
            return
        seats, names = desk.session.seats, desk.words.names
        dialog = SeatsDialog(seats, names, self._theme, self._window)
        dialog.seats_chosen.connect(desk.change_seats)
        self._open(dialog)

    def show_scores(self) -> None:
        """Show the score sheet beside the board."""
        from kingdom_builder_qt.ui.scores.scores_dialog import ScoresDialog

        if self._desk.session is None:
            return
        dialog = ScoresDialog(self._desk, self._theme, self._window)
        dialog.new_game_requested.connect(self.show_new_game)
        dialog.again_requested.connect(self.again_requested)
        dialog.review_requested.connect(lambda: self.show_review())
        dialog.replay_requested.connect(self.replay_requested)
        dialog.highlight_requested.connect(self.highlight_requested)
        self.scores_opened.emit(dialog)
        self._open(dialog, waits=False)
        dialog.place_beside(self._window, self._players())

    def show_review(self, session: Session | None = None) -> None:
        """Show the course of a finished game, else of the running one once it is over.

        What is known of it from before is kept.
        """
        from kingdom_builder_qt.ui.review.job import ReviewJob
        from kingdom_builder_qt.ui.review.review_dialog import ReviewDialog

        session = session or self._desk.session
        if session is None or not session.position.is_over:
            return
        current = self._current
        if isinstance(current, ReviewDialog) and current.job.is_about(session):
            current.raise_()
            current.activateWindow()
            return
        if self.review is not None and not self.review.is_about(session):
            self.review.deleteLater()
            self.review = None
        if self.review is None:
            self.review = ReviewJob(session.catalog, session, self)
        dialog = ReviewDialog(session.catalog, self.review, self._theme, self._window)
        dialog.moment_chosen.connect(partial(self.moment_chosen.emit, session))
        self._themes.theme_changed.connect(dialog.set_theme)
        self._open(dialog, waits=False)
        keep_on_screen(dialog, self._window)

    def show_moves(self) -> None:
        """Show the possible moves in words."""
        from kingdom_builder_qt.ui.window.moves_dialog import MovesDialog

        dialog = MovesDialog(self._desk, self._theme, self._window)
        dialog.highlight_requested.connect(self.highlight_requested)
        self._open(dialog, waits=False)

    def show_entry(self, kind: str, id_: str) -> None:
        """Show the page of a tile, a card or anything else that has one."""
        self._rules_window().show_entry(kind, id_)

    def show_rules(self) -> None:
        """Show the page of what is under the mouse or has the focus, else the start page."""
        from kingdom_builder_qt.ui.rules.target import wanted_page

        key = wanted_page(self._desk.position)
        dialog = self._rules_window()
        if key is not None:
            dialog.show_entry(*key)

    def _rules_window(self) -> RulesDialog:
        """Return the rules, opened if they are not; they stay while other dialogs come and go."""
        from kingdom_builder_qt.ui.rules.rules_dialog import RulesDialog
        from kingdom_builder_qt.ui.rules.target import pages_in_game

        if self.rules is None:
            position = self._desk.position
            in_game = pages_in_game(position.rules) if position is not None else ()
            keys = self._actions.shortcuts()
            self.rules = RulesDialog(self.catalog, self._theme, keys, self._window, in_game)
            self._themes.theme_changed.connect(self.rules.set_theme)
            self.rules.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self.rules.finished.connect(self._on_rules_closed)
            fit_dialog(self.rules)
            self.current_changed.emit()
        self.rules.show()
        self.rules.activateWindow()
        return self.rules

    def show_problems(self) -> None:
        """Show what is wrong with the content."""
        from kingdom_builder_qt.ui.style.signs import own_signs
        from kingdom_builder_qt.ui.window.problems_dialog import ProblemsDialog

        problems = (*self.catalog.problems, *own_signs().problems)
        self._open(ProblemsDialog(problems, self._theme, self._window))

    def show(self, dialog: QDialog) -> None:
        """Show a dialog that was made elsewhere over the window."""
        dialog.setParent(self._window, dialog.windowFlags())
        self._open(dialog)

    def show_about(self) -> None:
        """Show what this program is."""
        from kingdom_builder_qt.ui.window.about_dialog import AboutDialog

        self._open(AboutDialog(self._window))

    def close(self) -> None:
        for dialog in (self._current, self.rules):
            if dialog is not None:
                dialog.close()

    def _file_dialog(self, title: str, folder: Path, kinds: str) -> QFileDialog:
        from PySide6.QtWidgets import QFileDialog

        # All, because some desktops hide files whose ending is in capitals.
        return QFileDialog(self._window, title, str(folder), f"{kinds};;{self.tr('All files (*)')}")

    def _message(self, text: str, more: str = "") -> QMessageBox:
        from kingdom_builder_qt.ui.widgets.message_box import message_box

        return message_box(self.tr("Kingdom Builder Qt"), text, more, self._window)

    def _keep_presets(self, presets: list[dict[str, Any]]) -> None:
        """Keep the player's set-ups at once, whether a game is started or not."""
        self._settings.new_game = {**self._settings.new_game, "presets": presets}
        save_settings(self._settings)

    def _on_new_game(self, chosen: NewGame | None) -> None:
        if chosen is not None:
            self._settings.new_game = chosen.remembered
            save_settings(self._settings)
            self.game_chosen.emit(chosen)

    def _open(self, dialog: QDialog, waits: bool = True) -> None:
        """Show a dialog; the game goes on, also while a dialog that `waits` blocks the window."""
        self.opening.emit()
        if self._current is not None:
            self._current.close()
        self._current = dialog
        self.current_changed.emit()
        fit_dialog(dialog)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(lambda _result, d=dialog: self._on_finished(d))
        if waits:
            dialog.open()
        else:
            dialog.show()
            dialog.activateWindow()  # many a window manager leaves the keyboard where it is
        show_focus(dialog)

    def _on_finished(self, dialog: QDialog) -> None:
        if dialog is self._current:
            self._current = None
            self.current_changed.emit()

    def _on_rules_closed(self) -> None:
        self.rules = None
        self.current_changed.emit()


def _standings(db: sqlite3.Connection) -> dict[str, Rating]:
    from kingdom_builder_qt.game.history.history_figures import standings  # which needs SQLite

    return standings(db)
