"""How games come into the window: first game, new, again, continued, opened."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import Final

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.disk import is_file, is_present
from kingdom_builder_qt.content.text_files import as_it_is, put_aside
from kingdom_builder_qt.core.errors import KingdomBuilderError, SetupError
from kingdom_builder_qt.game import session as sessions
from kingdom_builder_qt.game.record import record_reader as records
from kingdom_builder_qt.game.record.record_reader import RecordError
from kingdom_builder_qt.game.record.unread_file import seems_unfinished
from kingdom_builder_qt.game.session import Seat, Session
from kingdom_builder_qt.game.setup.first_position import first_game
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.resolve import SEEDS
from kingdom_builder_qt.game.setup.set_up_codes import from_code
from kingdom_builder_qt.ui.desktop.files.file_errors import words_of
from kingdom_builder_qt.ui.desktop.files.file_queues import FileReader
from kingdom_builder_qt.ui.desktop.files.game_disk import (
    Found,
    FoundGame,
    copied,
    loaded,
)
from kingdom_builder_qt.ui.desktop.files.present_files import PresentFiles
from kingdom_builder_qt.ui.desktop.files.unfinished_games import is_unfinished, store_unfinished
from kingdom_builder_qt.ui.desktop.settings.settings import Settings, save_settings
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.library.saved.game_saver import GameSaver
from kingdom_builder_qt.ui.shell.workshop_interface import Trial
from kingdom_builder_qt.ui.table.desk.autosave import Autosave, load_autosave, load_name
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.desk.lesson_game import LessonGame
from kingdom_builder_qt.ui.table.desk.named_games import NamedGames
from kingdom_builder_qt.ui.table.desk.position_text import LONGEST
from kingdom_builder_qt.ui.words.as_written import spoken_name
from kingdom_builder_qt.ui.words.file_troubles import FileTroubles

MOST_LEFT: Final = 3  # games that nobody named among the recent ones; the others still lie there
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Loss:
    """A game that would be lost: what to say, and what can be done about it."""

    text: str
    reason: str
    save: Callable[[Path], object]  # in a file that the player chooses
    lose: Callable[[], object]
    lose_words: str  # on the button that loses it


class GameOpener(QObject):
    """Starts and opens games for the main window; the running one is never lost."""

    message = Signal(str)
    failed = Signal(str, str, str)  # a sentence, more about it, and details for who asks for them
    would_lose = Signal(object)  # Loss
    position_found = Signal(str)  # in a file: nobody plays it yet
    recent_changed = Signal()
    unfinished_found = Signal(str)  # the game to be continued, in words; empty: there is none
    finished_found = Signal(object)  # Session that was over when the program ended
    kept_aside = Signal(object)  # Path of an unfinished game that cannot be read
    waits = Signal(str)  # why an unfinished game, which is kept, cannot be played now; "" if none

    def __init__(
        self,
        catalog: Catalog,
        desk: GameDesk,
        autosave: Autosave,
        named: NamedGames,
        saver: GameSaver,
        settings: Settings,
        parent: QObject,
    ) -> None:
        """Offer what a crash left among the recent files; `saver` saves what may be lost."""
        super().__init__(parent)
        self.catalog = catalog
        self._desk, self._autosave, self._named = desk, autosave, named
        self._settings = settings
        self._saver, self.reader = saver, FileReader(self)
        saver.saved.connect(self._on_saved)
        autosave.forgotten.connect(self._on_forgotten)
        self._unfinished: Session | None = None  # what the autosave holds while no game is open
        self._is_unread = False  # that game
        self._reading: Task | None = None
        self._lacks = ""  # what has to be installed before that game can be played
        desk.session_started.connect(self._on_session_started)
        self._present = PresentFiles(self)
        self._present.changed.connect(self.recent_changed)
        for path in reversed(autosave.rescued):
            self._remember(path)

    def expect_unfinished(self) -> bool:
        """Leave the unfinished game for later; return whether one seems to be there.

        It is read by `read_unfinished`, or when something needs it.
        """
        self._is_unread = is_file(self._autosave.path)
        if not self._is_unread:
            self._take_unfinished(None)
        return seems_unfinished(self._autosave.path)

    def read_unfinished(self) -> None:
        """Begin to read the game that was left for later; `unfinished_found` follows."""
        if self._is_unread and not self.is_reading:
            question = partial(load_autosave, self.catalog, self._autosave.path)
            self._reading = Task(
                self,
                question,
                partial(self._on_unfinished_read, self.catalog),
                partial(self._on_unfinished_unread, self.catalog),
            )

    def set_catalog(self, catalog: Catalog) -> None:
        """Play with other content from now on, with which the unfinished game is read again."""
        self.catalog = catalog
        if self._desk.session is None and (self._lacks or self._unfinished is not None):
            self._is_unread = True
            self.read_unfinished()

    @property
    def is_reading(self) -> bool:
        """Return whether the unfinished game is being read."""
        return self._reading is not None and not self._reading.is_over

    def _on_unfinished_read(self, catalog: Catalog, found: Session | None) -> None:
        if self._is_wanted(catalog):
            self._take_unfinished(found)

    def _on_unfinished_unread(self, catalog: Catalog, error: BaseException) -> None:
        if not isinstance(error, records.RecordError | OSError):
            raise error
        if self._is_wanted(catalog):
            self._lose_unfinished(error)

    def _is_wanted(self, catalog: Catalog) -> bool:
        """Return whether nothing has come in between; other content: the game is read again."""
        if self._is_unread and catalog is not self.catalog:
            self.read_unfinished()
        return self._is_unread and catalog is self.catalog

    def find_unfinished(self) -> None:
        """Read the unfinished game now; `unfinished_found` tells of it.

        A finished one becomes a file of its own, now or when the next game needs its place.
        """
        try:
            found = load_autosave(self.catalog, self._autosave.path)
        except (records.RecordError, OSError) as error:
            self._lose_unfinished(error)
        else:
            self._take_unfinished(found)

    def _lose_unfinished(self, error: Exception) -> None:
        if isinstance(error, records.LacksPacks):
            _log.info("the unfinished game cannot be played: %s", error)
            self._take_unfinished(None, error.reason)
            return
        _log.warning("the unfinished game cannot be read: %s", error)
        self._put_aside(self._autosave.path)
        self._take_unfinished(None)

    def _take_unfinished(self, session: Session | None, lacks: str = "") -> None:
        self._is_unread, self._unfinished, self._lacks = False, session, lacks
        if session is not None:
            self._named.restore(session, load_name(self._autosave.path))
            if session.position.is_over:
                self.finished_found.emit(session)
                if self._shelve(session):
                    self._unfinished = None
        while self._autosave.aside:
            self.kept_aside.emit(self._autosave.aside.pop())
        left = self._unfinished
        words = "" if left is None or left.position.is_over else self._describe(left)
        self.unfinished_found.emit(words)
        self.waits.emit(lacks)

    @property
    def _to_continue(self) -> Session | None:
        """Return what the autosave holds while no game is open, read now if it was not yet."""
        if self._is_unread:
            self.find_unfinished()
        return self._unfinished

    def _on_session_started(self) -> None:
        self._is_unread = False  # the autosave is that of the game which has begun

    def _shelve(self, session: Session) -> bool:
        """Keep a finished game that lies in no file of the player's as a file of its own.

        Return whether it is kept; otherwise it stays where it is.
        """
        try:
            path = self._autosave.keep_previous(session, self.recent())
        except OSError as error:
            _log.warning("finished game not kept: %s", error)
            return False
        self._autosave.discard()
        if path is not None:
            self._remember(path)
        return True

    def _make_room(self) -> Path | None:
        """Keep a game that cannot be played now as a file of its own, None if there is none.

        OSError or records.RecordError if that cannot be done.
        """
        if not self._lacks or not is_file(self._autosave.path):
            return None
        path = store_unfinished(records.read_file(self._autosave.path), as_it_is)
        self._lacks = ""
        self._remember(path)
        return path

    def _put_aside(self, path: Path) -> None:
        """Make room for the next game, and tell where this one is now."""
        try:
            path = put_aside(path)
        except OSError as error:
            _log.warning("%s not put aside: %s", path, error)
        self.kept_aside.emit(path)

    def recent(self) -> list[Path]:
        """Return the recent files that are known to be there, newest first, those named first."""
        there = self._present.among(map(Path, self._settings.recent_files))
        return sorted(there, key=is_unfinished)

    def newest(self, count: int) -> list[Path]:
        """Return so many recent files that are known to be there, newest first.

        Games that the player named are preferred to those that were only put aside.
        """
        return self._present.by_time(self.recent()[:count])

    def all_recent(self) -> list[Path]:
        """Return all recent files, also those that are gone, in the order of `recent`."""
        known = self._present.by_time(map(Path, self._settings.recent_files))
        return sorted(known, key=is_unfinished)

    def look_for_recent(self) -> None:
        """Find out which recent files are still there; `recent_changed` tells what is new."""
        self._present.ask(map(Path, self._settings.recent_files))

    def follow(self, old: Path, new: Path) -> None:
        """Go on with a file that was renamed under its new name."""
        self._named.move(old, new)
        if str(old) in self._settings.recent_files:
            self._settings.forget_recent(old)
            self._remember(new)

    def start(self, session: Session) -> None:
        """Begin or go on with a game; another unfinished one is put aside, or the player asked."""
        self.reader.cancel()  # a game that is still being read is not wanted any more
        previous = self._previous
        try:
            path = self._autosave.keep_previous(previous, self.recent())
        except OSError as error:
            _log.warning("unfinished game not kept: %s", error)
            loss = Loss(
                self.tr("The unfinished game cannot be saved and would be lost."),
                words_of(error),
                lambda file: self._saver.save(
                    file, previous, lambda: self._replace(previous, session)
                ),
                lambda: self._begin(session),
                self.tr("Discard game"),
            )
            self.would_lose.emit(loss)
            return
        if path is not None:
            self._remember(path)
        try:
            path = self._make_room() or path
        except (records.RecordError, OSError) as error:
            _log.warning("unfinished game not kept: %s", error)
            why = words_of(error) if isinstance(error, OSError) else str(error)
            self._fail(self.tr("The unfinished game cannot be saved and would be lost."), why)
            return
        self._begin(session)
        if path is not None:
            self.message.emit(self.tr("Your last game was saved (Game > Open recent)."))

    def start_new(self, options: GameOptions, seats: list[Seat], free_undo: bool = False) -> bool:
        """Begin a new game; return whether its options made sense."""
        try:
            session = sessions.Session(self.catalog, options, seats, free_undo=free_undo)
        except KingdomBuilderError as error:
            self._fail(self.tr("The game cannot be set up: {error}.").format(error=error))
            return False
        self.start(session)
        return True

    def start_trial(self, trial: Trial) -> bool:
        """Begin a game to try a section in; return whether its options made sense.

        Nothing is kept of it, unless the player saves it.  The game that was open, or is to be
        continued, stays where it is.
        """
        seats = list(trial.seats)
        try:
            session = sessions.Session(self.catalog, trial.options, seats, free_undo=True)
        except KingdomBuilderError as error:
            self._fail(self.tr("The game cannot be set up: {error}.").format(error=error))
            return False
        self._start_aside(session, trial.section)
        return True

    def start_lesson(self, session: Session, lesson: LessonGame) -> None:
        """Begin the game of a lesson, of which nothing is kept, as of one to try a section."""
        self._start_aside(session, "", lesson)

    def _start_aside(
        self, session: Session, section: str, lesson: LessonGame | None = None
    ) -> None:
        self.reader.cancel()
        begin = partial(self._begin_aside, session, section, lesson)
        if self.may_leave(begin, self.tr("Discard game")):
            begin()

    def _begin_aside(self, session: Session, section: str, lesson: LessonGame | None) -> None:
        previous, self._unfinished = self._desk.session, self._previous
        self._autosave.leave_out(session)
        self._desk.start(session, section, lesson)
        if previous is not None and previous is self._unfinished:
            self.message.emit(
                self.tr("Your game is kept: close this one to continue it (Game > Close game).")
            )

    @property
    def _previous(self) -> Session | None:
        """Return the game that must not be lost: open, or to be continued."""
        session = self._desk.session
        is_none = session is None or self._autosave.leaves_out(session)
        return self._to_continue if is_none else session

    def start_first_game(self) -> None:
        """Begin the rulebook's first game against the computer at once."""
        from kingdom_builder_qt.ai.players import DEFAULT_LEVEL
        from kingdom_builder_qt.ui.newgame.game_choices import named

        seats = named([sessions.Seat("", 0), sessions.Seat("", 1, DEFAULT_LEVEL)], self._name)
        try:
            options = first_game(self.catalog, GameOptions(seed=new_seed()))
        except KeyError:
            self._fail(self.tr("The content of the game is missing."))
            return
        self.start_new(options, seats)

    def start_code(self, code: str) -> None:
        """Begin a game on the set-up of a code, with who played the last one that was chosen."""
        from kingdom_builder_qt.ui.desktop.widgets.levels.level_box import offered_levels
        from kingdom_builder_qt.ui.newgame.game_choices import choices_from, seats_for

        try:
            options = from_code(code, self.catalog)
        except SetupError as error:
            self._fail(self.tr("This set-up code cannot be used: {error}.").format(error=error))
            return
        kept = choices_from(self._settings.new_game, self.catalog, offered_levels()).seats
        self.start_new(options, seats_for(kept, options.players, self._name))

    def _name(self, seat: Seat) -> str:
        """Return what a player without a name is called: as in the new-game dialog."""
        from kingdom_builder_qt.ui.words.name_texts import NameTexts

        persona = NameTexts(self.catalog).persona(seat.controller)
        return persona or current_theme().player(seat.colour).name

    def restart(self) -> None:
        """Begin again with the same board, cards and players, but other luck."""
        session, trial = self._desk.session, self._desk.trial
        if session is None:
            return
        options = replace(session.options, seed=new_seed(), start=None, challenge="")
        if trial:
            self.start_trial(Trial(trial, options, session.seats))
        else:
            self.start_new(options, list(session.seats), session.free_undo)

    def resume(self) -> None:
        """Go on with the unfinished game."""
        self.reader.cancel()
        session, self._unfinished = self._to_continue, None
        if session is not None:
            self._desk.start(session)

    def go_on(self, path: Path) -> None:
        """Go on with an unfinished game: what the autosave holds, or what was put aside."""
        if path == self._autosave.path:
            self.resume()
        else:
            self.open(path)

    def open(self, path: Path) -> None:
        """Open a game or position once it is read; if that fails, say why and change nothing."""
        catalog = self.catalog
        self.reader.read(
            path.name, lambda: loaded(path, catalog), lambda found: self._on_read(path, found)
        )

    def paste(self, text: str) -> None:
        """Open a game that was copied, as `open` does that of a file."""
        catalog, name = self.catalog, self.tr("the copied game")
        self.reader.read(name, lambda: copied(text, name, catalog), self._on_pasted)

    def _on_read(self, path: Path, found: Found) -> None:
        if isinstance(found, FoundGame):
            self._remember(path)
            if found.place is not None:
                self._named.name(found.session, found.place, found.fingerprint)
            self.start(found.session)
            return
        if isinstance(found, str) and len(found) <= LONGEST:
            self.position_found.emit(found)
            return
        if isinstance(found, str):
            text = self.tr("This position is too long: at most {count} characters can be read.")
            self._fail(text.format(count=LONGEST), path.name)
            return
        if not isinstance(found, records.LacksPacks):
            self._settings.forget_recent(path)
            save_settings(self._settings)
        self._fail(*FileTroubles().told(found, path), str(found))

    def _on_pasted(self, found: Session | RecordError) -> None:
        troubles = FileTroubles()
        if isinstance(found, sessions.Session):
            self.start(found)
        elif isinstance(found, records.LacksPacks):
            self._fail(troubles.lacking(found.reason))
        else:
            _, place = troubles.told(found, None)
            self._fail(self.tr("The copied game cannot be played."), place or str(found))

    def may_leave(self, leave: Callable[[], object], lose_words: str) -> bool:
        """Return whether the game can be left without a loss; else ask, and `leave` after that."""
        if not self._autosave.loses_moves():
            return True
        loss = Loss(
            self.tr("The last moves are not saved. If you close the game now, they will be lost."),
            self._autosave.trouble,
            lambda file: self._saver.save(file, then=lambda: self._leave(leave, lose_words)),
            leave,
            lose_words,
        )
        self.would_lose.emit(loss)
        return False

    def _leave(self, leave: Callable[[], object], lose_words: str) -> None:
        """Leave the game, which was saved; ask again if it was played on meanwhile."""
        if self.may_leave(leave, lose_words):
            leave()

    def _replace(self, previous: Session | None, session: Session) -> None:
        """Begin a game in place of one that was saved, unless that was played on meanwhile."""
        current = self._previous
        if current is None or (current is previous and self._named.holds(current)):
            self._begin(session)
        else:
            self.start(session)

    def _begin(self, session: Session) -> None:
        self._unfinished = None
        self._desk.start(session)

    def _on_saved(self, path: Path) -> None:
        """Remember a file; whoever saves a trial wants to keep it from now on."""
        self._remember(path)
        session = self._desk.session
        if not self._autosave.leaves_out(session) or self._named.file_of(session) is None:
            return
        try:
            kept = self._autosave.keep_previous(self._unfinished, self.recent())
            self._make_room()
        except (records.RecordError, OSError) as error:
            _log.warning("unfinished game not kept, it stays in the autosave: %s", error)
            return
        self._unfinished = None
        self._autosave.leave_out(None)
        if kept is not None:
            self._remember(kept)

    def _fail(self, text: str, more: str = "", details: str = "") -> None:
        self.failed.emit(text, more, details)

    def _remember(self, path: Path) -> None:
        """Put a file among the recent ones for good, and those off that were too many to keep."""
        settings = self._settings
        settings.add_recent(path)
        left = [name for name in settings.recent_files if is_unfinished(Path(name))]
        for name in left[MOST_LEFT:]:
            settings.forget_recent(Path(name))
        self._present.add(path)
        self._forget_removed()
        save_settings(settings)

    def _on_forgotten(self) -> None:
        if self._forget_removed():
            save_settings(self._settings)
            self.recent_changed.emit()

    def _forget_removed(self) -> bool:
        """Forget the games put aside that are no more; return whether there was one."""
        recent = map(Path, self._settings.recent_files)
        removed = [path for path in recent if is_unfinished(path) and not is_present(path)]
        for path in removed:
            self._settings.forget_recent(path)
        return bool(removed)

    def _describe(self, session: Session) -> str:
        from kingdom_builder_qt.ui.words.challenges import ChallengeNames

        names = ", ".join(spoken_name(seat.name) for seat in session.seats)
        from kingdom_builder_qt.game.challenges.task_challenges import (
            called_by,  # brings the content's reader
        )

        if called := called_by(session.options.challenge, session.catalog):
            names = ChallengeNames().heading(called)
        return self.tr("Round {round}: {names}").format(round=session.position.round, names=names)


def new_seed() -> int:
    """Return a seed nobody can foresee."""
    return SystemRandom().randrange(SEEDS)  # which a set-up code can tell, too
