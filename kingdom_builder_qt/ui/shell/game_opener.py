"""Starts, continues and opens games for the main window; reading happens in threads."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.disk import is_file
from kingdom_builder_qt.core.errors import KingdomBuilderError, SetupError
from kingdom_builder_qt.game import session as sessions
from kingdom_builder_qt.game.engines.process import removed
from kingdom_builder_qt.game.library.entry import Entry
from kingdom_builder_qt.game.library.game_filter import GameFilter
from kingdom_builder_qt.game.library.library import GameIsOpen, Library
from kingdom_builder_qt.game.record import record_reader as records
from kingdom_builder_qt.game.record.entry_line import EntryHead
from kingdom_builder_qt.game.record.game_files import game_of, is_position, is_record
from kingdom_builder_qt.game.record.record_reader import RecordError, read_file
from kingdom_builder_qt.game.record.saved_game import record_text
from kingdom_builder_qt.game.session import Seat, Session
from kingdom_builder_qt.game.setup.first_position import first_game
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.resolve import SEEDS
from kingdom_builder_qt.game.setup.set_up_codes import from_code
from kingdom_builder_qt.ui.desktop.files.file_queues import FileReader
from kingdom_builder_qt.ui.desktop.files.library_disk import Added, LibraryDisk, open_ids, take_in
from kingdom_builder_qt.ui.desktop.messages import said
from kingdom_builder_qt.ui.desktop.own_engines import engine_name, present
from kingdom_builder_qt.ui.desktop.settings.profiles import profiles_from
from kingdom_builder_qt.ui.desktop.settings.settings import Settings, queue_settings
from kingdom_builder_qt.ui.desktop.slot import Slot
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.shell.start.start_page import MAX_GAMES
from kingdom_builder_qt.ui.shell.workshop_interface import Trial
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.desk.game_saver import DeskGame, GameSaver, moves_of
from kingdom_builder_qt.ui.table.desk.lesson_game import LessonGame
from kingdom_builder_qt.ui.table.desk.position_text import LONGEST
from kingdom_builder_qt.ui.words.engine_texts import engine_sentence
from kingdom_builder_qt.ui.words.error_texts import ErrorTexts
from kingdom_builder_qt.ui.words.file_error_texts import FileErrorTexts

tr = translator(__name__)

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Loss:
    """Moves that the disk has refused and that would be lost: a question for the player."""

    text: str
    reason: str
    session: Session
    then: Callable[[], object]  # after the game was copied elsewhere
    lose: Callable[[], object]
    lose_words: str  # for the button of `lose`


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game of the library, which is replayed."""

    path: Path
    moves: int


@dataclass(frozen=True, slots=True)
class ImportedGame:
    """A game that was imported from a file or a text, with its number of moves there."""

    added: Added
    moves: int


@dataclass(frozen=True, slots=True)
class _Game:
    """An unfinished game of the library."""

    head: EntryHead
    session: Session

    @property
    def moves(self) -> int:
        return len(self.session.log)


# The result of reading an entry; None: it was removed.
FoundEntry: TypeAlias = "_Game | FinishedGame | RecordError | OSError | None"

# The result of reading a file or a text: an imported game, a game that could not be imported, the
# text of a position, or an error.
Found: TypeAlias = "ImportedGame | Session | str | RecordError | OSError"

_Readers: TypeAlias = tuple[Callable[[], Library], Callable[[], Library]]  # games, deleted games


class GameOpener(QObject):
    """Starts and opens games for the main window.

    `continue_found` has the game that the start page offers to continue: the one that was at the
    table last, else the newest unfinished one.
    """

    message = Signal(str)
    failed = Signal(str, str, str)  # sentence, second sentence, details
    would_lose = Signal(object)  # Loss
    position_found = Signal(str)  # in a file
    replay_wanted = Signal(object)  # Path of a finished game, or its record
    continue_found = Signal(object, object)  # Entry or None, and the newest of the other games
    finished_found = Signal(object)  # Session that was over when the program ended
    lacks_packs = Signal(object)  # MissingPacks, the error of the game to be opened

    def __init__(
        self,
        catalog: Catalog,
        desk: GameDesk,
        game_saver: GameSaver,
        library: LibraryDisk,
        settings: Settings,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.catalog = catalog
        self._desk, self._saver, self._library = desk, game_saver, library
        self._settings = settings
        self.reader = FileReader(self)
        self._to_continue: Entry | None = None
        self._search: Task | None = None
        self._opening: Slot | None = None  # lock of the game that is being read
        library.changed.connect(self.look_for_unfinished)
        game_saver.head_changed.connect(self._note_last)
        desk.settled.connect(self._on_settled)

    # -- to be continued -----------------------------------------------------------------------

    @property
    def to_continue(self) -> Entry | None:
        """Return the game that the start page offers to continue, None before it was found."""
        return self._to_continue

    @property
    def expects_unfinished(self) -> bool:
        """Return whether the start page will offer a game, as far as the settings can tell.

        The page is laid out before the library is read; the settings are in memory.
        """
        return bool(self._settings.continued_game)

    def look_for_unfinished(self) -> None:
        """Search for the game to be continued in a thread; `continue_found` follows."""
        if self._desk.session is None and self._opening is None and self._library.has_begun:
            self._stop_search()
            settings = self._settings
            first = settings.last_game, settings.continued_game
            question = partial(_unfinished, first, self._library.closing)
            self._search = self._library.look(self, question, self._on_unfinished_found)

    def _stop_search(self) -> None:
        """Drop the result of a running search: another game is opened since."""
        if self._search is not None:
            self._search.cancel()
            self._search = None

    def look_for_finished(self) -> None:
        """Search for a challenge that ended before a kill; `finished_found` follows."""
        id_ = self._settings.last_game
        if id_:
            question = partial(_finished_challenge, id_, self.catalog)
            self._library.look(self, question, self._on_finished_found)

    def _on_unfinished_found(self, found: tuple[Entry | None, list[Entry]]) -> None:
        self._to_continue, others = found
        self._note(continued_game="" if self._to_continue is None else self._to_continue.id)
        self.continue_found.emit(self._to_continue, others)

    def _on_finished_found(self, session: Session | None) -> None:
        if session is not None:
            self.finished_found.emit(session)

    def _note_last(self) -> None:
        """Store the game at the table in the settings: the next start offers it first.

        Before its first move: a killed program may have written the record of that move.
        """
        if self._saver.game is not None:
            self._note(last_game=self._saver.game.head.id)

    def _on_settled(self) -> None:
        """Store the game to be continued in the settings, after its end the next unfinished one."""
        game = self._saver.game
        if game is None or not game.has_begun:
            return
        if not game.session.position.is_over:
            self._note(continued_game=game.head.id)
        elif game.head.id == self._settings.continued_game:
            self._note(continued_game="")
            if self._library.has_begun:
                self._library.look(self, partial(_unfinished, (), frozenset()), self._on_next_found)

    def _on_next_found(self, found: tuple[Entry | None, list[Entry]]) -> None:
        entry, _ = found
        if entry is not None and not self._settings.continued_game:
            self._note(continued_game=entry.id)

    def _note(self, **values: str) -> None:
        """Write settings if they differ."""
        settings = self._settings
        if any(getattr(settings, name) != value for name, value in values.items()):
            for name, value in values.items():
                setattr(settings, name, value)
            queue_settings(settings)

    def cancel(self) -> None:
        """Cancel the game that is still being read, and release its lock."""
        self.reader.cancel()
        slot, self._opening = self._opening, None
        if slot is not None:
            self._library.close_slot(slot)

    # -- beginning -----------------------------------------------------------------------------

    def start(self, session: Session) -> None:
        """Begin a new game; the one at the table stays in the library."""
        self._replace(tr("Start without saving"), partial(self._begin_new, session))

    def _begin_new(self, session: Session) -> None:
        self._saver.begin_new(session)
        self._begin(session)

    def _replace(self, lose_words: str, begin: Callable[[], object]) -> None:
        """Begin another game, after a question if moves of this one would be lost."""
        self.cancel()
        if self.may_leave(begin, lose_words):
            begin()

    def start_new(self, options: GameOptions, seats: list[Seat], free_undo: bool = False) -> bool:
        """Begin a new game; return whether its options are valid."""
        session = self._session(options, seats, free_undo)
        if session is not None:
            self.start(session)
        return session is not None

    def start_trial(self, trial: Trial) -> bool:
        """Begin a game that tries a section; return whether its options are valid.

        It is not in the library unless the player names it.
        """
        session = self._session(trial.options, list(trial.seats), free_undo=True)
        if session is not None:
            self._start_aside(session, trial.section)
        return session is not None

    def start_lesson(self, session: Session, lesson: LessonGame) -> None:
        """Begin the game of a lesson, which is not in the library."""
        self._start_aside(session, "", lesson)

    def _begin(self, session: Session, section: str = "", lesson: LessonGame | None = None) -> None:
        self._stop_search()
        self._to_continue = None  # until it is looked for again
        self._desk.start(session, section, lesson)

    def _session(
        self, options: GameOptions, seats: list[Seat], free_undo: bool = False
    ) -> Session | None:
        try:
            return sessions.Session(self.catalog, options, seats, free_undo=free_undo)
        except KingdomBuilderError as error:
            reason = ErrorTexts(self.catalog).sentence(error)
            self._fail(tr("The game cannot be set up."), reason, said(error.message))
            return None

    def _start_aside(
        self, session: Session, section: str, lesson: LessonGame | None = None
    ) -> None:
        begin = partial(self._begin_aside, session, section, lesson)
        self._replace(tr("Start without saving"), begin)

    def _begin_aside(self, session: Session, section: str, lesson: LessonGame | None) -> None:
        game = self._saver.game
        was_open = game is not None and game.has_begun and not game.session.position.is_over
        self._saver.begin_unsaved(session)
        self._begin(session, section, lesson)
        if was_open:
            self.message.emit(tr("Your game is saved. To return to it, choose Game > Games."))

    def start_first_game(self) -> None:
        """Begin the rulebook's first game against the computer, without a dialog."""
        from kingdom_builder_qt.game.setup.set_up_choice import SetUp
        from kingdom_builder_qt.ui.newgame.game_choices import default_seats

        settings = self._settings
        people = profiles_from(settings.profiles)
        seats = default_seats(people, settings.default_opponent)
        try:
            options = first_game(self.catalog, GameOptions(seed=new_seed()))
        except KeyError:
            self._fail(tr("The content of the game is missing."))
            return
        if "slots" not in settings.new_game:  # the next new game is another one: the base game
            settings.new_game = {**settings.new_game, **SetUp().to_dict()}
            queue_settings(settings)
        self.start_new(options, seats)
        opponent = settings.default_opponent
        if present(opponent, "") != opponent:
            self.message.emit(engine_sentence(removed(engine_name(opponent))))

    def start_code(self, code: str) -> None:
        """Begin a game on the set-up of a code, with the players of the last new game."""
        from kingdom_builder_qt.ui.desktop.widgets.levels.level_box import offered_levels
        from kingdom_builder_qt.ui.newgame.game_choices import kept_choices, seats_for

        try:
            options = from_code(code, self.catalog)
        except SetupError:
            text = tr(
                "This set-up code is mistyped, or from a version of the program with other content."
            )
            self._fail(text)
            return
        kept = kept_choices(self._settings, self.catalog, offered_levels()).seats
        self.start_new(options, seats_for(kept, options.players))

    def restart(self, level: str = "", turned: bool = False) -> None:
        """Begin again with the same board, cards and players and another seed.

        The players are those with whom the game began: a seat given to a computer since then is
        a person's again.  `level`: for all computers, "" for their own; `turned`: the next player
        begins.
        """
        session, trial = self._desk.session, self._desk.trial
        if session is None:
            return
        seats, start = list(session.first_seats), None
        if level:
            seats = [
                seat if seat.is_human else replace(seat, name="", controller=level)
                for seat in seats
            ]
        if turned:
            seats, start = [*seats[1:], *seats[:1]], session.options.start
        options = replace(session.options, seed=new_seed(), start=start, challenge="")
        if trial:
            self.start_trial(Trial(trial, options, tuple(seats)))
        else:
            self.start_new(options, seats, session.free_undo)

    # -- opening -------------------------------------------------------------------------------

    def resume(self) -> None:
        """Continue the game that the start page offers."""
        found = self._to_continue
        if id_ := self._settings.continued_game if found is None else found.id:
            self.open_entry(id_)

    def open_entry(self, id_: str, name: str = "", moves: int | None = None) -> None:
        """Continue an unfinished game of the library, or replay a finished one.

        `name` is shown while the disk is slow; `moves`: their number in the copy that was opened.
        """
        game = self._saver.game
        self.cancel()
        if game is not None and game.head.id == id_:
            self.message.emit(tr("This game is on the table already."))
            return
        self._stop_search()  # the lock that it would find is that of this window
        self._opening = slot = self._library.slot(id_)
        slot.open()
        claim, read, catalog = slot.claim, self._library.reader(), self.catalog
        self.reader.read(
            name or tr("the game", "in place of the name of a file"),
            # The lock first: no other program writes the record while it is read.
            lambda: (claim(), _entry(read(), id_, catalog)),
            partial(self._on_entry_read, id_, slot, moves),
        )

    def _on_entry_read(
        self, id_: str, slot: Slot, moves: int | None, read: tuple[bool, FoundEntry]
    ) -> None:
        self._opening = None
        is_free, found = read
        is_refused = isinstance(found, _Game) and not is_free
        is_later = isinstance(found, _Game | FinishedGame) and found.moves > (moves or 0)
        if moves is not None and is_later and not is_refused:
            self.message.emit(
                tr("Your games have later moves of this game. It continues with them.")
            )
        if is_free and isinstance(found, _Game) and self._may_open(id_):
            self._saver.begin(DeskGame(found.session, found.head, slot))
            self._begin(found.session)
            return
        self._library.close_slot(slot)
        if found is None:
            self._fail(tr("This game is no longer in your games."))
            self._library.refresh()
        elif isinstance(found, FinishedGame):
            self.replay_wanted.emit(found.path)
        elif isinstance(found, RecordError | OSError):
            self._tell_unopened(found, self._library.path(id_))
        elif not is_free:
            self._fail(tr("This game is open in another window."))

    def _may_open(self, id_: str) -> bool:
        return self.may_leave(partial(self._open_anyway, id_), tr("Continue without saving"))

    def _open_anyway(self, id_: str) -> None:
        """Open a game; the player has decided to lose moves of the one at the table."""
        if self._desk.session is not None:
            self._saver.note_copy(moves_of(self._desk.session))
        self.open_entry(id_)

    def open(self, path: Path) -> None:
        """Import the game of a file and open it; a position is offered for play.

        If that fails, `failed` has the reason, and nothing changes.
        """
        if path.parent == self._library.folder:
            self.open_entry(path.stem)
            return
        self.cancel()
        libraries, catalog = self._readers(), self.catalog
        self.reader.read(
            path.name, lambda: _taken_in(libraries, path, catalog), partial(self._on_read, path)
        )

    def paste(self, text: str) -> None:
        """Open a game from the clipboard as `open` does one from a file."""
        self.cancel()
        libraries, catalog, name = self._readers(), self.catalog, tr("the copied game")
        self.reader.read(name, lambda: _copied_in(libraries, text, name, catalog), self._on_pasted)

    def _readers(self) -> _Readers:
        return self._library.reader(), self._library.reader(deleted=True)

    def _open_imported(self, found: ImportedGame, name: str = "") -> None:
        self._library.note_added(found.added)
        if found.added.undeleted:
            self.message.emit(tr("This game was restored from the deleted games."))
        self.open_entry(found.added.id, name, None if found.added.undeleted else found.moves)

    def _on_read(self, path: Path, found: Found) -> None:
        if isinstance(found, ImportedGame):
            self._open_imported(found, path.name)
        elif isinstance(found, Session):
            self._open_outside(found)
        elif isinstance(found, str) and len(found) <= LONGEST:
            self.position_found.emit(found)
        elif isinstance(found, str):
            text = tr("This position is too long: at most %n characters can be read.", "", LONGEST)
            self._fail(text, path.name)
        else:
            self._tell_unopened(found, path)

    def _open_outside(self, session: Session) -> None:
        """Open a game that the library cannot store; a finished one is replayed."""
        if session.position.is_over:
            self.message.emit(
                tr("This game could not be added to your games: their folder cannot be written to.")
            )
            self.replay_wanted.emit(record_text(session))
        else:
            self.start(session)

    def _on_pasted(self, found: Found) -> None:
        troubles = FileErrorTexts()
        if isinstance(found, ImportedGame):
            self._open_imported(found)
        elif isinstance(found, Session):
            self._open_outside(found)
        elif isinstance(found, records.MissingPacks):
            self._fail(troubles.lacking(found.faults))
        elif isinstance(found, Exception):
            _, place = troubles.explain(found, None)
            self._fail(tr("The copied game cannot be played."), place or str(found))

    def _tell_unopened(self, error: RecordError | OSError, path: Path) -> None:
        if isinstance(error, records.MissingPacks):
            self.lacks_packs.emit(error)
        self._fail(*FileErrorTexts().explain(error, path), str(error))

    # -- leaving -------------------------------------------------------------------------------

    def may_leave(self, leave: Callable[[], object], lose_words: str) -> bool:
        """Return whether the game can be left without a loss; otherwise ask, then `leave`."""
        if not self._saver.loses_moves():
            return True
        session = self._desk.session
        assert session is not None, "only the game at the desk can lose moves"
        loss = Loss(
            tr("The last moves are not saved. If you close the game now, they will be lost."),
            self._saver.trouble,
            session,
            lambda: self._leave(leave, lose_words),
            leave,
            lose_words,
        )
        self.would_lose.emit(loss)
        return False

    def _leave(self, leave: Callable[[], object], lose_words: str) -> None:
        """Leave the game, which was copied; ask again if there are newer moves."""
        if self.may_leave(leave, lose_words):
            leave()

    def _fail(self, text: str, more: str = "", details: str = "") -> None:
        self.failed.emit(text, more, details)


def _unfinished(
    first: Sequence[str], closing: frozenset[str], library: Library
) -> tuple[Entry | None, list[Entry]]:
    """Return the game to be continued, and the newest of the others.

    That is one of `first`, in their order, else the newest unfinished one.  A game that is open in
    another program is not offered; the locks of `closing` games are of this program.
    """
    library.reindex(*filter(None, first))  # after a kill the index may be older than the record
    ids = library.ids(GameFilter(state="unfinished"))
    wanted = dict.fromkeys([*(id_ for id_ in first if id_ in ids), *ids])
    free = next((id_ for id_ in wanted if id_ in closing or not open_ids(library, [id_])), None)
    found = library.entries([free] if free is not None else [])
    others = [id_ for id_ in library.ids()[: MAX_GAMES + 1] if id_ != free]
    return next(iter(found), None), library.entries(others[:MAX_GAMES])


def _finished_challenge(id_: str, catalog: Catalog, library: Library) -> Session | None:
    """Return a game if it is a finished challenge."""
    library.reindex(id_)  # after a kill the index may be older than the record
    found = library.entries([id_])
    if not found or not found[0].is_over or not found[0].challenge:
        return None
    return _session_of(library, id_, catalog)[1]


def _entry(library: Library, id_: str, catalog: Catalog) -> FoundEntry:
    path = library.path(id_)
    if not is_file(path):
        return None
    try:
        head, session = _session_of(library, id_, catalog)
    except (RecordError, OSError) as error:
        return error
    moves = len(session.log)
    return FinishedGame(path, moves) if session.position.is_over else _Game(head, session)


def _session_of(library: Library, id_: str, catalog: Catalog) -> tuple[EntryHead, Session]:
    head, text = library.read(id_)
    return head, game_of(text, str(library.path(id_)), catalog)


def _taken_in(libraries: _Readers, path: Path, catalog: Catalog) -> Found:
    """Import the game of a file; return it, the text of a position, or the error."""
    try:
        text = read_file(path)
        if is_position(text):
            return text
        return _added(libraries, path if is_record(text) else text, text, str(path), catalog)
    except (RecordError, OSError) as error:
        return error


def _copied_in(libraries: _Readers, text: str, name: str, catalog: Catalog) -> Found:
    try:
        return _added(libraries, text, text, name, catalog)
    except (RecordError, OSError) as error:
        return error


def _added(
    libraries: _Readers, source: Path | str, text: str, name: str, catalog: Catalog
) -> ImportedGame | Session:
    """Add a game to the library, once; a game that cannot be replayed is refused.

    `source`: a file, whose name becomes the title, or the text.  Return the game itself if the
    library cannot be written to.
    """
    session = game_of(text, name, catalog)
    moves = len(session.log)
    try:
        library, deleted = (read() for read in libraries)
        added = take_in(source if is_record(text) else record_text(session), library, deleted)
        return ImportedGame(added, moves)
    except GameIsOpen as error:
        return ImportedGame(Added(error.id), moves)
    except OSError as error:
        _log.warning("%s is not in the library: %s", name, error)
        return session


def new_seed() -> int:
    """Return an unpredictable seed that a set-up code can express."""
    return SystemRandom().randrange(SEEDS)
