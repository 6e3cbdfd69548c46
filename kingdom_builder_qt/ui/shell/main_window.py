"""The main window: start page or table, menus and toolbar.  Connects the parts, has no logic."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import shiboken6
from PySide6.QtCore import QMimeData, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QHideEvent,
    QIcon,
    QImage,
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.packs.manifest import SUFFIX as PACK_SUFFIX
from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.game.setup.first_position import first_board, sample_boards
from kingdom_builder_qt.ui.desktop.files.dropped_files import PICTURE_SUFFIX, dragged_file
from kingdom_builder_qt.ui.desktop.files.library_disk import LibraryDisk
from kingdom_builder_qt.ui.desktop.languages import languages
from kingdom_builder_qt.ui.desktop.own_engines import set_own_engines
from kingdom_builder_qt.ui.desktop.settings.engines import engines_from
from kingdom_builder_qt.ui.desktop.settings.motion import system_motion
from kingdom_builder_qt.ui.desktop.settings.pace import Pace, PaceNames, pace_of
from kingdom_builder_qt.ui.desktop.settings.profiles import Profile, profiles_from
from kingdom_builder_qt.ui.desktop.settings.retention import FOR_EVER
from kingdom_builder_qt.ui.desktop.settings.settings import Settings, queue_settings
from kingdom_builder_qt.ui.desktop.sound.player import SoundPlayer
from kingdom_builder_qt.ui.desktop.sound.sound_texts import SoundTexts
from kingdom_builder_qt.ui.desktop.style.own_signs import own_signs, set_own_pictures
from kingdom_builder_qt.ui.desktop.style.resources import resource_path
from kingdom_builder_qt.ui.desktop.style.theme import Theme, ThemeManager, current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.focus_ring import keep_focus
from kingdom_builder_qt.ui.desktop.widgets.fingers import Fingers, NextClick
from kingdom_builder_qt.ui.desktop.widgets.key_map import key_map
from kingdom_builder_qt.ui.desktop.widgets.magnifying import magnifying
from kingdom_builder_qt.ui.desktop.widgets.notice import (
    FolderNotice,
    Notice,
    OpeningBar,
    SavingBar,
)
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import place_first
from kingdom_builder_qt.ui.desktop.widgets.style import vbox
from kingdom_builder_qt.ui.desktop.workers.worker_process import end_finishing
from kingdom_builder_qt.ui.engines.feature import EnginesFeature
from kingdom_builder_qt.ui.learn.challenges.feature import ChallengesFeature
from kingdom_builder_qt.ui.learn.lessons.feature import LessonsFeature
from kingdom_builder_qt.ui.learn.puzzles.feature import PuzzlesFeature
from kingdom_builder_qt.ui.learn.rules.feature import RulesFeature
from kingdom_builder_qt.ui.library.achievements.feature import AchievementsFeature
from kingdom_builder_qt.ui.library.games.feature import GamesFeature
from kingdom_builder_qt.ui.library.games.table_game_feature import TableGameFeature
from kingdom_builder_qt.ui.library.replay.feature import ReplayFeature
from kingdom_builder_qt.ui.library.review.feature import ReviewFeature
from kingdom_builder_qt.ui.newgame.feature import NewGameFeature
from kingdom_builder_qt.ui.newgame.packs.feature import PacksFeature
from kingdom_builder_qt.ui.shell.appearance_menu import AppearanceMenu
from kingdom_builder_qt.ui.shell.features import AboutFeature, ProblemsFeature, SettingsFeature
from kingdom_builder_qt.ui.shell.game_clipboard import GameClipboard
from kingdom_builder_qt.ui.shell.game_opener import GameOpener, Loss
from kingdom_builder_qt.ui.shell.main_actions import START_LINKS, TOOL_BAR, Actions
from kingdom_builder_qt.ui.shell.preparation import Preparation, imports, tables
from kingdom_builder_qt.ui.shell.set_up_pictures import SetUpPictures
from kingdom_builder_qt.ui.shell.start.start_page import StartPage
from kingdom_builder_qt.ui.shell.top_row import MenuBar, TopRow
from kingdom_builder_qt.ui.shell.workshop_interface import Trial, Workshop
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.desk.game_saver import GameSaver
from kingdom_builder_qt.ui.table.desk.trial import TrialTexts, tried_section
from kingdom_builder_qt.ui.table.page.feature import Command, Feature, Shell
from kingdom_builder_qt.ui.table.page.score_sheet import MovesFeature, ScoresFeature
from kingdom_builder_qt.ui.words.file_error_texts import FileErrorTexts
from kingdom_builder_qt.ui.words.foreign_text import (
    escape_modified_marker,
    joined,
    name_in_sentence,
    truncated,
)

if TYPE_CHECKING:
    from kingdom_builder_qt.game.library.entry import Entry
    from kingdom_builder_qt.game.library.migration import Migrated
    from kingdom_builder_qt.game.record.record_reader import MissingPacks
    from kingdom_builder_qt.ui.table.page.advice_view import AdviceView
    from kingdom_builder_qt.ui.table.page.banner import Banner
    from kingdom_builder_qt.ui.table.page.game_page import GamePage
    from kingdom_builder_qt.ui.table.page.game_table import GameTable
    from kingdom_builder_qt.ui.table.page.status_line import StatusLine

tr = translator(__name__)

GROWN_MS: Final = 120  # delay after the last change of the window's size
_SWITCHES: Final = (
    *("magnifier", "turned_board", "coordinates", "running_score", "highlight_targets", "hex_gold"),
    "section_mark",
    *("sound", "tips"),
)


class MainWindow(QMainWindow):
    """One window, one game.  Tests and benchmarks reach all parts as attributes."""

    game_left = Signal()  # another game, or none, is shown
    table_made = Signal()
    settings_applied = Signal(object)  # Settings
    closing = Signal()  # final: the game is closed, the settings are not written yet

    def __init__(
        self,
        catalog: Catalog,
        settings: Settings,
        themes: ThemeManager,
        workshop: Workshop,
        sounds: SoundPlayer | None = None,
    ) -> None:
        """Build the start page, but no table, game or worker process."""
        super().__init__()
        self.catalog = catalog
        self._language = languages().choice  # the setting; its content may be on the way
        set_own_pictures(catalog.pictures)
        self.settings = settings
        self.themes = themes
        self.workshop = workshop
        self.desk = GameDesk(catalog, self)
        self.library = LibraryDisk(self)
        self.game_saver = GameSaver(self.desk, self.library, self)
        self.sounds = sounds or SoundPlayer(self)
        self.actions_ = Actions(self, "table")
        self.files = GameOpener(catalog, self.desk, self.game_saver, self.library, settings, self)
        self.shell = Shell(
            catalog,
            self.desk,
            self.game_saver,
            self.library,
            settings,
            self.actions_,
            lambda: self.table,
            self.files.start_new,
            self,
        )
        self.dialogs = self.shell.dialogs
        self.fingers = Fingers(self)
        self.next_click = NextClick(self)
        self.features = self._make_features()
        self.clipboard = GameClipboard(self.desk, self)
        self.pictures = SetUpPictures(
            self.desk, self.clipboard.set_up_code, self.files.reader, self
        )
        self._table: GameTable | None = None
        self.preparation = Preparation([imports(), tables()], self)
        self._warmed_up: list[Theme] = []  # themes in which the panels have shown a game
        self._has_ended = False
        self._quits = False  # the whole program, not only this window
        self._gives_up = False  # the player closes the window without saving
        self._resize_timer = QTimer(self, singleShot=True, interval=GROWN_MS)
        self._resize_timer.timeout.connect(lambda: self.themes.fit_text(self.size()))
        if icon := resource_path("app", "kingdom-builder-qt-256.png"):
            self.setWindowIcon(QIcon(str(icon)))
        self.setAcceptDrops(True)
        self._furnish()
        place_first(self, self.settings.geometry)
        self._connect_models()
        self._connect_shell()
        self.apply_settings()
        self._expect_games()
        self._show_start_page()
        languages().changed.connect(self._furnish_again)
        magnifying().changed.connect(self._on_magnified)

    # -- building ------------------------------------------------------------------------------

    def _make_features(self) -> list[Feature]:
        """Return the features of the menus; a new one is one line here."""
        shell, workshop = self.shell, self.workshop
        self.games = GamesFeature(shell, self.library)
        self.table_game = TableGameFeature(shell)
        self.new_game = NewGameFeature(shell, lambda: workshop.make_chooser)
        self.packs = PacksFeature(shell)
        self.lessons = LessonsFeature(shell)
        self.puzzles = PuzzlesFeature(shell, self.lessons)
        self.challenges = ChallengesFeature(shell)
        self.replays = ReplayFeature(shell)
        self.review = ReviewFeature(shell)
        self.scores = ScoresFeature(shell)
        self.rules = RulesFeature(shell)
        self.problems = ProblemsFeature(shell)
        return [
            *(self.games, self.table_game, self.new_game, self.packs, self.lessons, self.puzzles),
            *(self.challenges, self.replays, self.review, self.scores, self.rules),
            EnginesFeature(shell),
            AchievementsFeature(shell, self.lessons, self.puzzles),
            MovesFeature(shell),
            SettingsFeature(shell, self.sounds, self.themes, lambda: workshop.declare_keys()),
            self.problems,
            AboutFeature(shell),
        ]

    def _commands(self) -> list[Command]:
        return [command for feature in self.features for command in feature.commands()]

    def _furnish(self) -> None:
        """Make everything that shows texts, for the models that exist already."""
        self._make_bars()
        self._make_menus()
        self._make_start_page()
        keep_focus(self)
        self._table_steps = self._make_table()
        for job in (self._table_steps, self._draw_ahead()):
            self.preparation.add(job)
        self.pages = QStackedWidget()
        self.pages.addWidget(self.start_page)
        self.middle = QWidget()
        bars = (
            self.opening,
            self.saving,
            self.quarantine_notice,
            self.missing_packs_notice,
            self.not_saving_notice,
        )
        vbox(*bars, (self.pages, 1), parent=self.middle, spacing=0)
        self.setCentralWidget(self.middle)
        self.setMenuWidget(self.top_row)

    def _furnish_again(self) -> None:
        """Show everything in the language that is spoken now; the game goes on."""
        in_game = self.in_game
        self.setUpdatesEnabled(False)
        self._clear()
        self.desk.renew_words(self.catalog)
        self._furnish()
        for part in (self.top_row, self.middle):
            part.show()  # Qt would show them later, and hidden widgets take no focus
        self.apply_settings()
        self._show_trouble(self.game_saver.trouble)
        if in_game:
            _ = self.table
            self.desk.show_again()
            self._show_table()
        else:
            self._expect_games()
            self._show_start_page()
        for feature in self.features:
            feature.furnish_again()
        self.setUpdatesEnabled(True)
        self._prepare()

    def _clear(self) -> None:
        """Delete what `_furnish` has made, at once: no part may follow the desk any longer."""
        self.preparation.end()
        self._table_steps.close()
        table, self._table = self._table, None
        if table is not None:
            self.desk.queue.finish()
            table.close()
            self._keep_layout(table.page.saved_layout())
            self.desk.session_started.disconnect(self._on_session_started)
        for feature in self.features:
            feature.clear()
        self._warmed_up.clear()
        self.actions_.clear()
        for made in (table, self.middle, self.top_row):
            if made is not None:
                shiboken6.delete(made)

    def _make_bars(self) -> None:
        self.not_saving_notice = Notice(tr("Save elsewhere…"))
        self.quarantine_notice = FolderNotice()
        self.missing_packs_notice = Notice(tr("Packs…"), can_close=True)
        self.opening, self.saving = OpeningBar(), SavingBar()
        self.not_saving_notice.wanted.connect(lambda: self.table_game.ask_elsewhere())
        self.missing_packs_notice.wanted.connect(self.packs.show)
        # These notices concern the previous game.
        for bar in (self.quarantine_notice, self.missing_packs_notice):
            self.desk.session_started.connect(bar.hide)
        for reader in (self.files.reader, self.replays.reader):
            reader.slow.connect(self.opening.show_file)
        self.opening.wanted.connect(self.files.cancel)
        self.opening.wanted.connect(self.replays.reader.cancel)
        copies = self.table_game
        copies.disk.slow.connect(self.saving.show_file)
        self.saving.wanted.connect(copies.ask_other_place)
        self.saving.cancel.clicked.connect(copies.disk.cancel)

    def _make_menus(self) -> None:
        self.menus = MenuBar(self)
        commands = self._commands()
        self.actions_.begin()
        self.actions_.add({one.id: one.spec for one in commands})
        self.tool_bar = self.actions_.fill(self.menus, self.desk)
        self._follow_problems()
        self.top_row = TopRow(self.menus, self.tool_bar)
        self._connect_actions(commands)

    def _make_start_page(self) -> None:
        page = self.start_page = StartPage()
        page.links.set_actions([self.actions_[id_] for id_ in START_LINKS.split()])
        page.continue_requested.connect(self.files.resume)
        page.first_game_requested.connect(self.files.start_first_game)
        page.new_game_requested.connect(self.new_game.show)
        page.entry_requested.connect(self.files.open_entry)
        page.editor_requested.connect(self.show_editor)
        self.lessons.offer_changed.connect(page.set_offer)
        page.learn_requested.connect(self.lessons.show)
        page.offer_dismissed.connect(self.lessons.dismiss_offer)
        page.set_offer(self.settings.learning_offered)
        page.profile_requested.connect(self._ask_for_profile)
        page.profile_dismissed.connect(self._stop_asking)
        page.finished.connect(self._prepare)
        page.finished.connect(self._look_for_games, Qt.ConnectionType.SingleShotConnection)
        page.left.connect(self.preparation.stop)

    def _expect_games(self) -> None:
        """Reserve the room of the games that are still to be read."""
        if self.files.expects_unfinished:
            self.start_page.expect_continue()
        self.start_page.expect_games(self.settings.listed_games, self.games.make_recent)

    def _connect_actions(self, commands: Iterable[Command]) -> None:
        desk, files = self.desk, self.files
        slots = {
            **{command.id: command.run for command in commands},
            "first_game": files.start_first_game,
            "restart": files.restart,
            "section_editor": self.show_editor,
            "back_to_editor": self._back_to_editor,
            "close_game": self._close_game,
            "quit": self.quit,
            "end_turn": desk.controller.finish,
            "decline": lambda: self.game_page.hand.decline.click(),
            "mandatory": self._choose_mandatory,
            "hint": lambda: self.advice.ask(),
            "last_turns": lambda: self.table.show_last_turns(),
            "copy_position": self.clipboard.copy_position,
            "copy_game": self.clipboard.copy_game,
            "copy_set_up": self.clipboard.copy_set_up,
            "picture_set_up": self.pictures.ask,
            "paste": self.clipboard.paste,
            "undo": desk.controller.undo,
            "redo": desk.controller.redo,
            "hurry": self._hurry,
            "zoom_in": lambda: self.game_page.view.zoom_by(1.2),
            "zoom_out": lambda: self.game_page.view.zoom_by(1 / 1.2),
            "zoom_fit": lambda: self.game_page.view.fit(),
            "right_click": self.next_click.await_click,
            "reset_layout": lambda: self.game_page.reset_layout(),
        }
        for id_, slot in slots.items():
            self.actions_[id_].triggered.connect(lambda _=False, call=slot: call())
        for name in _SWITCHES:
            self.actions_[name].toggled.connect(lambda on, n=name: self._change(n, on))
        self.actions_["tips"].triggered.connect(self.lessons.set_tips)
        self.actions_["sound"].toggled.connect(self._announce_sound)
        self.look = AppearanceMenu(self.themes, self.settings, self.actions_.submenus, self.menus)
        full_screen = self.actions_["full_screen"]
        full_screen.setChecked(self.isFullScreen())
        full_screen.toggled.connect(self._set_full_screen)

    def _connect_models(self) -> None:
        desk = self.desk
        self.files.continue_found.connect(self._show_continue)
        self.library.failed.connect(self.show_message)
        self.library.quarantined.connect(self._report_quarantine)
        self.library.migrated.connect(self._report_migration)
        self.game_saver.trouble_changed.connect(self._show_trouble)
        self.game_saver.head_changed.connect(self._show_title)
        self._connect_files()
        desk.starting.connect(lambda: self.table)
        desk.settled.connect(self._update_actions)
        desk.settled.connect(self._show_title)
        desk.assisted.connect(self._show_title)
        desk.ai.thinking_changed.connect(self._update_actions)
        desk.ai.paused_changed.connect(self._update_actions)
        desk.ai.pace_changed.connect(self._on_pace_changed)
        desk.ai.pace_changed.connect(self._update_actions)
        desk.controller.selected.connect(self._update_actions)
        own_signs().changed.connect(self._follow_problems)
        system_motion().changed.connect(self._apply_to_parts)

    def _connect_shell(self) -> None:
        shell, files = self.shell, self.files
        shell.game_ready.connect(files.start)
        shell.lesson_ready.connect(files.start_lesson)
        shell.entry_wanted.connect(files.open_entry)
        shell.again_wanted.connect(files.restart)
        shell.file_chosen.connect(self.open)
        shell.hexes_lit.connect(lambda role, mask: self.game_page.scene.marks.highlight(role, mask))
        shell.title_changed.connect(self._show_title)
        shell.title_changed.connect(self._update_actions)
        shell.settings_changed.connect(self.apply_settings)
        shell.content_changed.connect(self.workshop.reload)
        shell.language_chosen.connect(self._choose_language)
        shell.message.connect(self.show_message)
        shell.dialogs.current_changed.connect(self._prepare)

    def _connect_files(self) -> None:
        files, copies, warn = self.files, self.table_game, self.dialogs.warn
        clipboard, show_position = self.clipboard, self.new_game.show_position
        files.message.connect(self.show_message)
        files.finished_found.connect(self.challenges.enter)
        files.replay_wanted.connect(self.replays.show)
        clipboard.message.connect(self.show_message)
        clipboard.game_pasted.connect(files.paste)
        clipboard.code_pasted.connect(files.start_code)
        clipboard.position_pasted.connect(show_position)
        clipboard.file_pasted.connect(self.open)
        clipboard.picture_pasted.connect(self.pictures.take)
        self.pictures.message.connect(self.show_message)
        self.pictures.failed.connect(warn)
        self.pictures.code_found.connect(files.start_code)
        files.position_found.connect(show_position)
        files.failed.connect(warn)
        files.would_lose.connect(self._ask_lose)
        files.lacks_packs.connect(self._report_missing_packs)
        copies.failed.connect(warn)
        self.workshop.sections_changed.connect(self._on_sections_changed)

    # -- the table -----------------------------------------------------------------------------

    @property
    def has_table(self) -> bool:
        """Return whether the table exists: the start page does not need it."""
        return self._table is not None

    @property
    def table(self) -> GameTable:
        """Return the table, creating its missing parts on first use (usually prepared before)."""
        if self._table is None:
            for _ in self._table_steps:
                pass
        assert self._table is not None
        return self._table

    def _make_table(self) -> Generator[None]:
        from kingdom_builder_qt.ui.table.page.game_table import GameTable

        for id_ in TOOL_BAR.split():
            self.actions_.see(id_)
            yield
        for table in GameTable.steps(self.desk, self.sounds, self):
            if table is not None:  # now the window owns it
                self.pages.addWidget(table.page)
                self.top_row.set_news(table.banner)
            yield
            if table is not None:
                self._table = table
                self._connect_table(table)
                self.table_made.emit()
                yield

    def _connect_table(self, table: GameTable) -> None:
        from kingdom_builder_qt.ui.table.page.log_menu import LogMenu

        page = table.page
        page.fit_text()
        table.apply_settings(self.settings)
        page.restore_layout(self.settings.window_state)
        self.settings_applied.connect(table.apply_settings)
        # After the slots of the page's parts, which display the game first.
        self.desk.session_started.connect(self._on_session_started)
        log_menu = LogMenu(self.desk, page.log)
        log_menu.replay_wanted.connect(self.replays.show_running)
        log_menu.branch_wanted.connect(self.replays.ask_branch)
        page.entry_requested.connect(self.rules.show_entry)
        page.players.players_requested.connect(self.new_game.show_players)
        self.dialogs.opening.connect(table.counting.stop)
        table.counting.finished.connect(self.scores.show)
        self.closing.connect(page.scene.settle)  # a falling piece is heard before the end
        self._explain_keys()

    def _explain_keys(self) -> None:
        """Let the shortcuts of disabled commands explain why they are disabled."""
        explainer = self.desk.explainer
        reasons: dict[str, Callable[[], object]] = {
            "end_turn": self.desk.controller.finish,
            "mandatory": self._choose_mandatory,
            "hint": lambda: explainer.explain_idle(None),
            "undo": explainer.explain_undo,
            "copy_position": lambda: explainer.explain_idle(None),
            "last_turns": lambda: explainer.explain_idle(None),
        }
        for id_, explain in reasons.items():
            self.actions_.explain(id_, partial(self._explain, id_, explain))

    def _explain(self, id_: str, explain: Callable[[], object]) -> None:
        """Show the reason why an action is disabled, or else a sentence about the game."""
        if not self.in_game:
            return
        if why := self.actions_.why_not(id_):
            self.show_message(why)
        else:
            explain()

    @property
    def game_page(self) -> GamePage:
        return self.table.page

    @property
    def advice(self) -> AdviceView:
        return self.table.advice

    @property
    def banner(self) -> Banner:
        return self.table.banner

    @property
    def status_line(self) -> StatusLine:
        return self.table.status_line

    # -- current page ---------------------------------------------------------------------------

    @property
    def in_game(self) -> bool:
        """Return whether the table is shown."""
        return self.pages.currentWidget() is not self.start_page

    @property
    def is_growing(self) -> bool:
        """Return whether the text size has yet to follow the window's size."""
        return self._resize_timer.isActive()

    def show_message(self, text: str) -> None:
        """Show a message in the corner of the current page, and announce it to screen readers."""
        if self.in_game:
            self.status_line.show(text)
        else:
            self.start_page.say(text)

    def show_start_page(self) -> None:
        """Leave the table; the game is saved and can be continued."""
        self.dialogs.close()
        game = self.game_saver.game
        if game is not None and game.has_begun:
            if self.files.expects_unfinished:
                self.start_page.expect_continue()
            else:
                self.start_page.set_continue("")
        self.game_saver.release()
        self.desk.close()
        self._show_start_page()
        self.game_left.emit()

    def _show_start_page(self) -> None:
        self._fill_start_page()
        self.pages.setCurrentWidget(self.start_page)
        self.tool_bar.hide()
        self._show_title()
        self._update_actions()
        self.start_page.focus_first()

    def _fill_start_page(self) -> None:
        """Offer the games to continue, over a board of the first game."""
        self.files.look_for_unfinished()
        self.start_page.set_board(partial(_first_board, self.catalog), self.catalog.terrains)

    def _offer_profile(self) -> None:
        """Ask for a name on the start page until there is one, or the offer is dismissed."""
        settings = self.settings
        profiles = profiles_from(settings.profiles)
        name = profiles[0].name if profiles else ""
        self.start_page.offer_name(settings.profile_offered and not profiles, name)

    def _ask_for_profile(self) -> None:
        from kingdom_builder_qt.ui.shell.profiles import ProfileDialog, next_profile

        dialog = ProfileDialog(next_profile(()), (), self)
        dialog.chosen.connect(self._take_profile)
        self.dialogs.show(dialog)

    def _take_profile(self, profile: Profile) -> None:
        self.settings.profiles = [*self.settings.profiles, profile.to_data()]
        self.settings_applied.emit(self.settings)
        self._stop_asking()

    def _stop_asking(self) -> None:
        self.settings.profile_offered = False
        queue_settings(self.settings)
        self._offer_profile()

    def _look_for_games(self) -> None:
        """Open the library, after the start page is painted."""
        self.library.begin()
        self.files.look_for_unfinished()
        self.files.look_for_finished()

    def _show_continue(self, entry: Entry | None, others: list[Entry]) -> None:
        """Offer the game to continue and the newest others on the start page."""
        self.start_page.set_continue(self.games.describe(entry) if entry is not None else "")
        self.start_page.set_games(others, self.games.make_recent)
        if self.settings.listed_games != len(others):
            self.settings.listed_games = len(others)
            queue_settings(self.settings)

    def open(self, path: Path) -> None:
        """Open a chosen or dropped file, or one named on the command line, by its suffix."""
        suffix = path.suffix.lower()
        if suffix == PACK_SUFFIX:
            self.packs.packs.open(path)
        elif suffix == PICTURE_SUFFIX:
            self.pictures.open(path)
        else:
            self.files.open(path)

    def show_editor(self, path: Path | None = None) -> None:
        """Open the section editor next to the game, or raise it."""
        self.workshop.open(self._start_on_section, path)

    def apply_settings(self, changed: Settings | None = None) -> None:
        """Apply the settings to all parts, and save them if `changed` is given."""
        if changed is not None:
            self.settings.take(changed)
            queue_settings(self.settings)  # saved at once, so that a crash loses no choice
        settings, desk = self.settings, self.desk
        key_map().set_own(settings.keys)
        set_own_engines(engines_from(settings.engines))
        desk.ai.set_pace(pace_of(settings.ai_delay_ms))
        desk.ai.set_thinking_time(settings.master_seconds)
        kept = settings.keep_games
        self.library.set_retention(None if kept == FOR_EVER else kept)
        self.lessons.follow_settings()
        self.sounds.set_volume(settings.sound_volume if settings.sound else 0)
        if changed is not None:
            self.sounds.prepare()
        self._offer_profile()
        self._apply_to_parts()
        if self.in_game:
            self._update_actions()
        if settings.text_size != self.themes.text_size:
            self.themes.resize_text(settings.text_size)
        if settings.theme != self.themes.choice:
            self.themes.apply(settings.theme)
        magnifying().switch(settings.magnifier)
        self.themes.show_boards(settings.colours, settings.terrain_letters)
        for name in _SWITCHES:
            self.actions_[name].blockSignals(True)
            self.actions_[name].setChecked(getattr(settings, name))
            self.actions_[name].blockSignals(False)
        if changed is not None and settings.language != self._language:
            self._choose_language(settings.language)

    def _apply_to_parts(self) -> None:
        """Apply the settings that parts read, also after a new wish of the system."""
        for bar in (self.opening, self.saving):
            bar.set_moves(self.settings.motion_speed > 0)
        self.settings_applied.emit(self.settings)
        self.shell.settings_applied.emit(self.settings)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc moves the focus from a panel to the board."""
        if self.in_game and event.key() == Qt.Key.Key_Escape:
            self.game_page.view.setFocus()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        data = event.mimeData()
        is_ours = dragged_file(data, PACK_SUFFIX, PICTURE_SUFFIX) is not None or data.hasImage()
        if is_ours or _is_text(data):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        data = event.mimeData()
        path = dragged_file(data, PACK_SUFFIX, PICTURE_SUFFIX)
        if path is not None:
            event.acceptProposedAction()
            self.open(path)
        elif data.hasImage():
            event.acceptProposedAction()
            self.pictures.take(QImage(data.imageData()))
        elif _is_text(data):
            event.acceptProposedAction()
            self.clipboard.take(data)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the text size follow the window's size, with a debounce."""
        super().resizeEvent(event)
        if event.oldSize().isEmpty():
            self.themes.fit_text(self.size())
        else:
            self._resize_timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        self._resize_timer.stop()
        super().hideEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Save settings and game; leave no process, thread or timer behind."""
        if self._has_ended:
            super().closeEvent(event)
            return
        copies = self.table_game.disk
        if copies.is_busy and not self._gives_up:
            event.ignore()  # a copy being written is finished first
            copies.call_after(self.quit if self._quits else self.close)
            return
        if self.desk.trial and self.workshop.is_open and not (self._quits or self._gives_up):
            event.ignore()  # a trial returns to the editor
            self._back_to_editor()
            return
        if not self._gives_up and not self.files.may_leave(
            self._give_up_and_close, tr("Close without saving")
        ):
            event.ignore()
            return
        self._gives_up = False
        if not self.workshop.close():
            event.ignore()  # the editor asks about unsaved changes
            return
        self._has_ended = True
        self.preparation.end()
        self._table_steps.close()
        self.files.cancel()
        copies.close()
        self.dialogs.close()
        self.pictures.close()
        self.replays.close()
        self.game_saver.release()
        self.desk.close()
        if self.has_table:
            self._keep_layout(self.game_page.saved_layout())
        self.closing.emit()
        self.settings.geometry = bytes(self.saveGeometry().toBase64().data()).decode()
        queue_settings(self.settings)
        self.sounds.close()
        for feature in self.features:
            feature.close()
        end_finishing()
        set_own_pictures({})
        super().closeEvent(event)

    def quit(self) -> None:
        """Close the window and the editor, even during a trial."""
        self._quits = True
        try:
            self.close()
        finally:
            self._quits = False

    def end(self) -> None:
        """Close without asking: game and section are offered again at the next start."""
        self.workshop.end()
        self._give_up_and_close()

    # -- private ----------------------------------------------------------------------------------

    def _close_game(self) -> None:
        if self.files.may_leave(self.show_start_page, tr("Close without saving")):
            self.show_start_page()

    def _choose_mandatory(self) -> None:
        """Choose the mandatory action and tell the task, or explain why it cannot be chosen."""
        if self.desk.seats.is_human_turn:
            self.desk.controller.select_source("mandatory")
            if self.desk.controller.source == "mandatory":
                self.table.announcer.tell_task()
        else:
            self.desk.explainer.explain_idle(None)

    def _back_to_editor(self) -> None:
        """End a trial without saving it, and return to its section."""
        self._close_game()
        self.show_editor()

    def _keep_layout(self, layout: str) -> None:
        self.settings.window_state = layout

    def _give_up_and_close(self) -> None:
        self._gives_up = True
        self.close()

    def _ask_lose(self, loss: Loss) -> None:
        """Ask the player about a game that could not be saved."""
        self.dialogs.ask(
            loss.text,
            tr("Do you want to save it elsewhere?"),
            (
                tr("Save elsewhere…"),
                lambda: self.table_game.ask_elsewhere(loss.session, loss.then),
            ),
            (loss.lose_words, loss.lose),
            loss.reason,
        )

    def _show_trouble(self, reason: str) -> None:
        """Show a notice as long as the game is not being saved."""
        text = tr("The game is not being saved: {reason}").format(reason=reason)
        self.not_saving_notice.tell(text if reason else "")
        if reason:
            (self.game_page.view if self.in_game else self.start_page).announce(text)

    def _prepare(self) -> None:
        """Prepare the first game in idle time, while the start page is shown without a dialog."""
        if self.in_game or self.dialogs.current is not None or self._has_ended:
            self.preparation.stop()
            return
        if self.preparation.is_done:  # the size or the theme may have changed since
            self.preparation.add(self._draw_ahead())
        self.preparation.begin()

    def _draw_ahead(self) -> Iterator[None]:
        """Draw the layers of a game's board in advance, for this window's size and theme."""
        drawn: object = None
        while drawn != self._appearance():
            drawn = theme, catalog, size, _ = self._appearance()
            theme.paper("card")
            yield
            self.game_page.lay_out_hidden(size)
            yield
            boards = sample_boards(catalog)
            for _ in self.game_page.draw_ahead(boards, catalog.terrains, size):
                yield
                if drawn != self._appearance():  # the appearance has changed, perhaps after a game
                    break
            else:
                yield from self._warm_up_panels(catalog)

    def _warm_up_panels(self, catalog: Catalog) -> Iterator[None]:
        """Show a hidden game to warm up all panels, once per theme."""
        from kingdom_builder_qt.ui.table.page.warm_up import warm_up_panels

        theme = current_theme()
        if theme not in self._warmed_up:
            yield from warm_up_panels(catalog, self.devicePixelRatioF())
            self._warmed_up.append(theme)

    def _appearance(self) -> tuple[Theme, Catalog, QSize, float]:
        """Return the values a board's picture depends on; the size is that of the game page."""
        more = self.top_row.height_in_game - self.top_row.height()
        size = QSize(self.pages.width(), self.pages.height() - more)
        return self.themes.theme, self.catalog, size, self.devicePixelRatioF()

    def _report_quarantine(self, paths: list[Path]) -> None:
        text = tr("A game could not be read; its file was kept as {file}.")
        self.quarantine_notice.show_file(paths[0], text.format(file=paths[0]))

    def _report_missing_packs(self, error: MissingPacks) -> None:
        self.missing_packs_notice.tell(FileErrorTexts().waiting(error.faults))

    def _report_migration(self, found: Migrated) -> None:
        """Report once that the games of an earlier version were added to the library."""
        if found.left:
            text = tr("A game of an earlier version could not be read; it stays as {file}.")
            path = found.left[0].path
            self.quarantine_notice.show_file(path, text.format(file=path))
        if found.games:
            text = tr("Your games are now in one list, Game > Games. Games added: {count}.")
            self.show_message(text.format(count=found.games))

    def _on_magnified(self, on: bool) -> None:
        """Follow the key of the magnifier in another window."""
        if on != self.actions_["magnifier"].isChecked():
            self._change("magnifier", on)

    def _change(self, name: str, value: str | int) -> None:
        changed = replace(self.settings)
        setattr(changed, name, value)
        self.apply_settings(changed)

    def _start_on_section(self, trial: Trial) -> bool:
        """Start a game for the editor; this window may have been hidden until now."""
        self.show()
        self.raise_()
        self.activateWindow()
        return self.files.start_trial(trial)

    def _choose_language(self, choice: str) -> None:
        """Load the content in a language first, so that the windows are made once, with both."""
        self._language = choice
        self.workshop.speak(languages().resolve(choice))

    def _on_sections_changed(self, catalog: Catalog) -> None:
        set_own_pictures(catalog.pictures)
        self.catalog = catalog
        self.shell.set_catalog(catalog)
        self.files.catalog = catalog
        self.missing_packs_notice.hide()  # opening the game reports packs that are still missing
        self._follow_problems()
        is_due = self._language != languages().choice
        if is_due and catalog.language == languages().resolve(self._language):
            languages().speak(self._language)

    def _follow_problems(self) -> None:
        has_any = bool(self.catalog.problems or own_signs().problems)
        self.actions_["problems"].setEnabled(has_any)

    def _on_pace_changed(self, pace: Pace) -> None:
        if pace != pace_of(self.settings.ai_delay_ms):  # a choice during a game is saved, too
            self._change("ai_delay_ms", pace.delay_ms)
            self.show_message(PaceNames().sentence(pace))

    def _announce_sound(self, on: bool) -> None:
        self.show_message(SoundTexts().switched(on, self.sounds.problem))

    def _hurry(self) -> None:
        animator = self.game_page.scene.animator
        if self.desk.ai.is_person_to_move and not animator.is_running:
            self.desk.explainer.explain_hurry()
            return
        animator.skip()
        self.desk.ai.set_hurried(True)

    def _set_full_screen(self, on: bool) -> None:
        state = self.windowState()
        flag = Qt.WindowState.WindowFullScreen
        self.setWindowState(state | flag if on else state & ~flag)

    def _on_session_started(self) -> None:
        self.dialogs.close()
        self._show_table()
        self.game_left.emit()

    def _show_table(self) -> None:
        if not self.in_game:
            self.pages.hide()  # resized while hidden, the page is laid out only once
            self.pages.setCurrentWidget(self.game_page)
            self.tool_bar.show()
            self.pages.show()
        self.game_page.view.fit()
        self.game_page.share_space()
        self.game_page.view.setFocus()

    def _show_title(self) -> None:
        """Show the title of the game, or the names of its players."""
        title, words = QApplication.applicationDisplayName(), self.desk.words
        if self.desk.session is not None and words is not None:
            game = self.game_saver.game
            players = joined(map(name_in_sentence, words.names.players))
            name = (game.head.title if game is not None else "") or self._aside or players
            title = f"{escape_modified_marker(truncated(name))} — {title}"
        self.setWindowTitle(title)

    @property
    def _aside(self) -> str:
        """Return the title of a lesson, challenge or trial, else ""."""
        if self.desk.lesson is not None:
            return self.desk.lesson.title
        session, trial = self.desk.session, self.desk.trial
        if session is None or not trial:
            return self.challenges.title
        found = tried_section(session.position.rules.board, trial)
        return TrialTexts().title(found.name if found else trial)

    def _update_actions(self) -> None:
        code = self.clipboard.why_no_code
        why_not = {"copy_set_up": code, "picture_set_up": code}
        self.actions_.follow(self.desk, {**why_not, "hint": self.desk.no_hints})


def _is_text(data: QMimeData) -> bool:
    """Return whether text is dragged, except a file name."""
    return data.hasText() and not data.hasUrls()


def _first_board(catalog: Catalog) -> Board | None:
    """Return the board of the start page, None if the content is broken."""
    return first_board(catalog)
