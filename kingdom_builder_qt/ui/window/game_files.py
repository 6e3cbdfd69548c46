"""How games come into the window: first game, new, again, continued, opened; and are saved."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from kingdom_builder_qt.ai.players.player import DEFAULT_LEVEL
from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.game.record.saved_game import SUFFIX, RecordError, load_record, save_record
from kingdom_builder_qt.game.session import Seat, Session
from kingdom_builder_qt.game.setup.board import make_board
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.resolve import resolve
from kingdom_builder_qt.game.setup.start import first_game
from kingdom_builder_qt.ui.files.kept_games import is_unfinished
from kingdom_builder_qt.ui.settings.settings import save_settings
from kingdom_builder_qt.ui.table.autosave import load_autosave

if TYPE_CHECKING:
    from kingdom_builder_qt.ui.window.main_window import MainWindow

_log = logging.getLogger(__name__)

_NO_TEXT = ("UTF-8", "binary data", "expected a saved game")


class GameFiles(QObject):
    """Starts, opens and saves games for the main window; the running one is never lost."""

    def __init__(self, window: MainWindow) -> None:
        """Belong to a window."""
        super().__init__(window)
        self._window = window
        self._kept: Session | None = None  # the unfinished game that can be continued
        for path in reversed(window.autosave.rescued):
            self._remember(path)

    def fill_start_page(self) -> None:
        """Offer what can be continued and opened, over a board of the first game."""
        window, page = self._window, self._window.start_page
        self._kept = load_autosave(window.catalog, window.autosave.path)
        page.set_continue(self._describe(self._kept) if self._kept is not None else "")
        recent = [Path(name) for name in window.settings.recent_files]
        page.set_recent([path for path in recent if path.is_file()])
        try:
            options = resolve(window.catalog, first_game(window.catalog, GameOptions()))
            page.set_board(make_board(window.catalog, options), window.catalog.terrains)
        except (KingdomBuilderError, KeyError):
            pass  # broken content: the page says enough without a picture

    def start(self, session: Session) -> None:
        """Begin or go on with a game; another unfinished one is put aside, or the player asked."""
        window, previous = self._window, self._window.desk.session or self._kept
        try:
            path = window.autosave.keep_previous(previous, map(Path, window.settings.recent_files))
        except OSError as error:
            _log.warning("unfinished game not kept: %s", error)
            window.dialogs.ask_lose(
                str(error),
                save=lambda: window.dialogs.ask_save(
                    lambda name: self._save_and_begin(name, previous, session)
                ),
                lose=lambda: self._begin(session),
            )
            return
        if path is not None:
            self._remember(path)
            window.show_message(self.tr("The unfinished game was kept: see Game, Open recent."))
        self._begin(session)

    def start_new(self, options: GameOptions, seats: list[Seat], free_undo: bool = False) -> bool:
        """Begin a new game; tell whether its options made sense."""
        try:
            session = Session(self._window.catalog, options, seats, free_undo=free_undo)
        except KingdomBuilderError as error:
            self._window.dialogs.tell(
                self.tr("The game cannot be set up: {error}.").format(error=error)
            )
            return False
        self.start(session)
        return True

    def start_first_game(self) -> None:
        """Begin the rulebook's first game against the computer at once."""
        names = [self._window.themes.theme.player(colour).name for colour in range(2)]
        seats = [Seat(names[0], 0), Seat(names[1], 1, DEFAULT_LEVEL)]
        try:
            options = first_game(self._window.catalog, GameOptions(seed=new_seed()))
        except KeyError:
            self._window.dialogs.tell(self.tr("The content of the game is missing."))
            return
        self.start_new(options, seats)

    def restart(self) -> None:
        """Begin again with the same board, cards and players, but other luck."""
        session = self._window.desk.session
        if session is not None:
            options = replace(session.options, seed=new_seed(), start=None)
            self.start_new(options, list(session.seats), session.free_undo)

    def resume(self) -> None:
        """Go on with the unfinished game."""
        session, self._kept = self._kept, None
        if session is not None:
            self._window.desk.start(session)

    def open(self, path: Path) -> bool:
        """Open a saved game; if that fails, say why and change nothing."""
        window = self._window
        try:
            session = load_record(path, window.catalog)
        except (RecordError, OSError) as error:
            window.settings.forget_recent(path)
            save_settings(window.settings)
            window.dialogs.tell(self._trouble(str(error), path), path.name, str(error))
            return False
        self._remember(path)
        self.start(session)
        return True

    def save(self, path: Path, session: Session | None = None) -> bool:
        """Save the running game, or another one, to a file."""
        window = self._window
        session = session or window.desk.session
        if session is None:
            return False
        target = path if path.suffix else path.with_suffix(SUFFIX)
        try:
            save_record(target, session)
        except OSError as error:
            window.dialogs.tell(
                self.tr("{file} cannot be written: {error}").format(file=target.name, error=error)
            )
            return False
        self._remember(target)
        window.show_message(self.tr("Saved as {file}").format(file=target))
        return True

    def _save_and_begin(self, path: Path, previous: Session | None, session: Session) -> None:
        if self.save(path, previous):
            self._begin(session)

    def _begin(self, session: Session) -> None:
        self._kept = None
        self._window.desk.start(session)

    def _remember(self, path: Path) -> None:
        """Put a file among the recent ones for good, and those off that were too many to keep."""
        settings = self._window.settings
        settings.add_recent(path)
        for old in map(Path, settings.recent_files):
            if is_unfinished(old) and not old.exists():
                settings.forget_recent(old)
        save_settings(settings)

    def _trouble(self, error: str, path: Path) -> str:
        """Say in a player's words why a file cannot be opened."""
        no_text = any(words in error for words in _NO_TEXT) and path.suffix != SUFFIX
        if no_text or "this is no saved game" in error:
            return self.tr("This file is no saved game.")
        if "newer version" in error:
            return self.tr("This file was saved by a newer version of the program.")
        if not path.is_file() or "cannot be read" in error:
            return self.tr("This file cannot be read.")
        if "cannot be set up" in error:
            return self.tr("This game needs boards, tiles or cards that are not there.")
        return self.tr("This file is damaged or incomplete.")

    def _describe(self, session: Session) -> str:
        names = ", ".join(seat.name for seat in session.seats)
        return self.tr("Round {round}: {names}").format(round=session.position.round, names=names)


def new_seed() -> int:
    """Return a seed nobody can foresee."""
    return SystemRandom().getrandbits(32)
