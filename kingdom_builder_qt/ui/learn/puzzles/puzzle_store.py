"""All puzzles and what the player has made of them, read and written in threads."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QObject

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.paths import resources, user_data
from kingdom_builder_qt.game.puzzles.judging import PuzzleVerdict
from kingdom_builder_qt.game.puzzles.puzzle import Puzzle
from kingdom_builder_qt.game.puzzles.puzzle_choice import Expansions, Wanted, expansions_of, newness
from kingdom_builder_qt.game.puzzles.puzzle_files import FOLDER, read_puzzles
from kingdom_builder_qt.game.puzzles.puzzle_progress import (
    MOST_BYTES,
    PuzzleProgress,
    read_progress,
    trouble_in,
)
from kingdom_builder_qt.ui.desktop.files.content_store import ProgressStore
from kingdom_builder_qt.ui.desktop.files.progress_file import read_kept

KEPT: Final = "puzzles.json"  # of the user's data


class _Read(NamedTuple):
    """What lay on the disk; `aside`: where a file went that no progress could be read from."""

    puzzles: list[Puzzle]
    expansions: Expansions
    progress: PuzzleProgress
    aside: Path | None


class PuzzleStore(ProgressStore):
    """The puzzles and the progress in them; none before `changed`."""

    def __init__(self, catalog: Callable[[], Catalog], parent: QObject | None = None) -> None:
        """`catalog` returns the content with which puzzles are played, whenever it is called."""
        super().__init__(user_data() / KEPT, trouble_in, parent)
        self._catalog = catalog
        self.puzzles: list[Puzzle] = []
        self.expansions: Expansions = {}
        self.progress = PuzzleProgress()
        self.met: frozenset[str] = frozenset()  # expansions, in games and lessons
        self.wanted = Wanted()  # what the list is narrowed to, until the program ends
        self._numbers: dict[str, int] = {}

    def read(self) -> None:
        """Read everything, once."""
        self._load(partial(_read, self._path, self._catalog()))

    def number(self, puzzle: Puzzle) -> int:
        """Return the place of a puzzle among all, from 1: its name for people."""
        return self._numbers[puzzle.id]

    @property
    def listed(self) -> list[Puzzle]:
        """Return the puzzles that the list is narrowed to."""
        return self.wanted.of(self.puzzles, self.expansions, self.progress)

    def next(self, last: Puzzle | None = None) -> Puzzle | None:
        """Return the puzzle of those listed to offer after `last`; None if there is none left."""
        needed, known = self.expansions, self._known
        return self.progress.next_of(
            self.listed, last, lambda puzzle: newness(needed[puzzle.id], known)
        )

    def new_in(self, puzzle: Puzzle) -> list[str]:
        """Return the expansions of a puzzle that the player has not met, in games or puzzles."""
        return sorted(self.expansions[puzzle.id] - self._known)

    @property
    def _known(self) -> frozenset[str]:
        tried = (self.expansions.get(id_, frozenset()) for id_ in self.progress.tried)
        return self.met.union(*tried)

    def meet(self, expansions: Iterable[str]) -> None:
        """Take note of expansions that the player knows from elsewhere."""
        met = self.met.union(expansions)
        if met != self.met:
            self.met = met
            self.changed.emit()

    def enter(self, puzzle: Puzzle, verdict: PuzzleVerdict) -> float:
        """Keep what became of an answer; return by how many points it changed the rating."""
        before = self.progress.rating.points
        self.progress = self.progress.after(puzzle, verdict)
        self._writer.put(self.progress.text())
        self.changed.emit()
        return self.progress.rating.points - before

    def _take(self, found: _Read) -> None:
        self.puzzles, self.expansions = found.puzzles, found.expansions
        self._numbers = {puzzle.id: n for n, puzzle in enumerate(found.puzzles, 1)}
        self.progress, self.is_read = found.progress, True
        self.changed.emit()
        if found.aside is not None:
            self.damaged.emit(found.aside)


def _read(path: Path, catalog: Catalog) -> _Read:
    puzzles = sorted(
        read_puzzles(resources() / FOLDER), key=lambda puzzle: (puzzle.rating, puzzle.id)
    )
    progress, aside = read_kept(path, MOST_BYTES, read_progress, PuzzleProgress())
    return _Read(puzzles, expansions_of(catalog, puzzles), progress, aside)
