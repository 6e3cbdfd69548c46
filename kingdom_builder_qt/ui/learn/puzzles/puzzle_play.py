"""A puzzle at the desk: the answer is judged in worker processes, the solution shown by ghosts.

A puzzle is a game like a lesson: it is not recorded, and the opponents never move. Ending the turn
gives the answer (`Controller.instead_of_end`). An answered puzzle is closed
(`Seats.block_reason`) until a move or undo reopens it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum
from functools import partial

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.game.analysis.analysis_run import AnalysisRun
from kingdom_builder_qt.game.puzzles.judging import (
    AnswerTask,
    JudgedAnswer,
    PuzzleVerdict,
    PuzzleWorker,
    compared,
    gold_by_move,
    tasks,
    uncounted_verdict,
    verdict_of,
)
from kingdom_builder_qt.game.puzzles.puzzle import Puzzle
from kingdom_builder_qt.game.session import Seat, Session
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.positions import read_position
from kingdom_builder_qt.game.setup.resolve import resolve
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.workers.watched_run import WatchedRun
from kingdom_builder_qt.ui.learn.puzzles.puzzle_store import PuzzleStore
from kingdom_builder_qt.ui.learn.puzzles.puzzle_texts import PuzzleTexts
from kingdom_builder_qt.ui.table.board.ghosts import Ghost, GhostLook
from kingdom_builder_qt.ui.table.desk.advice_ghosts import ghosts_of
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.desk.lesson_game import LessonGame

tr = translator(__name__)

_SEED = 1  # makes the unknown parts of the position the same for everyone
_OTHERS = "random"  # controller of the opponents, who never move: without a character


class PlayState(Enum):
    """The state of a puzzle."""

    OFF = "off"  # another game, or none, is at the desk
    OPEN = "open"
    JUDGING = "judging"
    JUDGED = "judged"
    SHOWN = "shown"  # the best turn, in steps


class PuzzlePlay(QObject):
    """The slot of `ready` puts the game on the desk; the puzzle ends when the desk gets another
    one.
    """

    ready = Signal(object, object)  # Session and LessonGame
    changed = Signal()
    failed = Signal(str)  # why an answer could not be judged

    def __init__(
        self,
        desk: GameDesk,
        store: PuzzleStore,
        people: Callable[[], Sequence[Seat]],
        parent: QObject | None = None,
    ) -> None:
        """`people` returns the person, then one player of each other colour."""
        super().__init__(parent)
        self._desk, self._store, self._people = desk, store, people
        self.puzzle: Puzzle | None = None
        self.state = PlayState.OFF
        self.verdict: PuzzleVerdict | None = None
        self.rating_change: float | None = None  # None: not the first answer
        self.step = 0  # shown moves of the best turn
        self._best_gold: list[tuple[tuple[str, int], ...]] | None = None
        self._session: Session | None = None
        self._is_own = False  # during own changes to the game
        self.answered: JudgedAnswer | None = None  # compared with the solution at once
        self.games, self.count = 0, 0  # played out for the verdict, and their number
        self._differences: list[float] = []
        self._work = WatchedRun(self)
        self._work.found.connect(self._on_found)
        self._work.ended.connect(self._on_ended)
        desk.session_started.connect(self._on_started)
        desk.changed.connect(self._on_changed)
        desk.closing.connect(self._leave)

    # -- commands -------------------------------------------------------------------------------

    def open(self, puzzle: Puzzle) -> None:
        """Start a puzzle; raise KingdomBuilderError if its content is missing."""
        self._stop()
        catalog = self._desk.catalog
        active = read_position(catalog, puzzle.position, _SEED).active
        options = resolve(catalog, GameOptions(position=puzzle.position, seed=_SEED))
        person, *others = self._people()
        seats = [replace(other, controller=_OTHERS) for other in others[: options.players - 1]]
        seats.insert(active, person)
        self.puzzle, self._best_gold = puzzle, None
        self._session = Session(catalog, options, seats, free_undo=True)
        self.ready.emit(self._session, LessonGame(self._title(puzzle), lambda _session: None))

    def open_next(self) -> bool:
        """Start the best next puzzle of the filtered list; return whether there is one."""
        puzzle = self._store.next(self.puzzle)
        if puzzle is None:
            return False
        self.open(puzzle)
        return True

    def answer(self) -> None:
        """Judge the current turn: its idea at once, its gold in worker processes."""
        if self.state is not PlayState.OPEN or not self._desk.controller.can_end_turn:
            return
        assert self.puzzle is not None
        assert self._session is not None
        line = tuple(entry.move for entry in self._session.log)
        self._differences, self.games = [], 0
        self.verdict = self.rating_change = None
        self.answered = compared(self.puzzle, self._session.first_position(), line)
        if self.answered.ends_alike:
            self._judge(verdict_of(self.answered, ()))
            return
        deals = tasks(line)
        self.count = sum(len(task.deals) for task in deals)
        make = partial(PuzzleWorker, self._desk.catalog, self.puzzle)
        self._work.begin(AnalysisRun(make, [AnswerTask(line), *deals]))
        self._enter(PlayState.JUDGING)

    def start_over(self) -> None:
        """Take the turn back and try again."""
        self._stop()
        self._take_back()
        self._enter(PlayState.OPEN)

    def show_best(self) -> None:
        """Show the best turn from its first move."""
        if self.is_decided:
            self._stop()
            self._take_back()
            self.step = 1
            self._enter(PlayState.SHOWN)

    def step_through(self, steps: int) -> None:
        """Show `steps` more moves of the best turn."""
        if self.state is PlayState.SHOWN and self.puzzle is not None:
            self.show_step(max(1, min(len(self.puzzle.best.line), self.step + steps)))

    def show_step(self, step: int) -> None:
        """Show the best turn up to a move, from 1."""
        if self.state is PlayState.SHOWN:
            self.step = step
            self.changed.emit()

    # -- state ----------------------------------------------------------------------------------

    @property
    def is_decided(self) -> bool:
        """Return whether the answer is known to be a solution or not; its gold may follow."""
        if self.state is PlayState.JUDGING:
            return self.answered is not None and not self.answered.has_idea
        return self.state in (PlayState.JUDGED, PlayState.SHOWN)

    @property
    def ghosts(self) -> list[Ghost]:
        """Return the whole best turn: the moves up to the step as played, the others pale."""
        if self.state is not PlayState.SHOWN or self._session is None or self.puzzle is None:
            return []
        colours = [seat.colour for seat in self._session.seats]
        line = self.puzzle.best.line
        ghosts = ghosts_of(self._session.position, line, colours)
        played = sum(isinstance(move.target, int) for move in line[: self.step])
        looks = GhostLook.PLAYED, GhostLook.LATER
        return [replace(ghost, look=looks[ghost.number > played]) for ghost in ghosts]

    @property
    def best_gold(self) -> list[tuple[tuple[str, int], ...]]:
        """Return the gold by card of each move of the best turn."""
        if self._best_gold is None:
            assert self.puzzle is not None
            assert self._session is not None
            start = self._session.first_position()
            self._best_gold = gold_by_move(start, self.puzzle.best.line)
        return self._best_gold

    def speak_again(self) -> None:
        """Name the puzzle and its state in the language that is spoken now."""
        desk, puzzle = self._desk, self.puzzle
        if puzzle is not None:  # the store may have its name in that language
            puzzle = next((p for p in self._store.puzzles if p.id == puzzle.id), puzzle)
            self.puzzle = puzzle
        if self.state is not PlayState.OFF and puzzle is not None and desk.lesson is not None:
            desk.lesson = replace(desk.lesson, title=self._title(puzzle))
            self._enter(self.state)

    # -- private --------------------------------------------------------------------------------

    def _title(self, puzzle: Puzzle) -> str:
        name = PuzzleTexts(self._desk.catalog).name(puzzle, self._store.number(puzzle))
        return tr("Puzzle: {name}").format(name=name)

    def _enter(self, state: PlayState) -> None:
        self.state = state
        words = {
            PlayState.JUDGING: tr("You have answered"),
            PlayState.JUDGED: tr("You have answered"),
            PlayState.SHOWN: tr("Start over to play it yourself"),
        }
        self._desk.controller.block_decisions(words.get(state, ""))
        self.changed.emit()

    def _take_back(self) -> None:
        self._is_own = True
        self._desk.controller.undo_all()
        self._is_own = False

    def _on_started(self) -> None:
        if self._session is None or self._desk.session is not self._session:
            self._leave()
            return
        self.verdict, self.rating_change, self.step = None, None, 0
        self._desk.controller.instead_of_end = self.answer
        self._enter(PlayState.OPEN)

    def _leave(self) -> None:
        self._stop()
        self._session = None
        if self.state is not PlayState.OFF:  # another game may be at the desk already
            self.state = PlayState.OFF
            self.changed.emit()

    def _on_changed(self) -> None:
        """Start another try after a move by hand."""
        if self.state is PlayState.OFF or self._is_own:
            return
        if self.state is not PlayState.OPEN:
            self._stop()
        self._enter(PlayState.OPEN)  # also while open, because `can_end_turn` may have changed

    def _stop(self) -> None:
        """Stop playing out; an answer without the idea counts all the same, because it was told."""
        if self._work.is_running:
            self._work.stop()
            if self.answered is not None and not self.answered.has_idea:
                assert self.puzzle is not None
                self._enter_verdict(uncounted_verdict(self.puzzle, self.answered))

    def _on_found(self, found: list[JudgedAnswer | list[float]]) -> None:
        for result in found:
            if isinstance(result, JudgedAnswer):
                self.answered = result
            else:
                self._differences += result
        self.games = len(self._differences)
        self.changed.emit()

    def _on_ended(self, error: str) -> None:
        if error or self.answered is None:
            self.failed.emit(error)
            self._enter(PlayState.OPEN)
        else:
            self._judge(verdict_of(self.answered, self._differences))

    def _judge(self, verdict: PuzzleVerdict) -> None:
        self._enter_verdict(verdict)
        self._enter(PlayState.JUDGED)

    def _enter_verdict(self, verdict: PuzzleVerdict) -> None:
        """Store a verdict."""
        assert self.puzzle is not None
        self.verdict = verdict
        is_first = self.puzzle.id not in self._store.progress.tried
        change = self._store.enter(self.puzzle, verdict)
        self.rating_change = change if is_first else None
