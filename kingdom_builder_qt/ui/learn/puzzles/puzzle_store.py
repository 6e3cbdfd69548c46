"""All puzzles and the progress in them, read and written in threads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.paths import resources, user_data
from kingdom_builder_qt.game.puzzles.judging import PuzzleVerdict
from kingdom_builder_qt.game.puzzles.puzzle import Puzzle
from kingdom_builder_qt.game.puzzles.puzzle_choice import (
    Expansions,
    PuzzleFilter,
    expansions_of,
    unfamiliarity,
)
from kingdom_builder_qt.game.puzzles.puzzle_files import FOLDER, read_puzzles
from kingdom_builder_qt.game.puzzles.puzzle_progress import (
    MOST_BYTES,
    PuzzleProgress,
    read_progress,
    text_fault,
)
from kingdom_builder_qt.ui.desktop.files.content_store import ProgressStore
from kingdom_builder_qt.ui.desktop.files.progress_file import read_or_quarantine
from kingdom_builder_qt.ui.desktop.tasks import Task

KEPT: Final = "puzzles.json"  # in the user's data folder


class _Read(NamedTuple):
    """The data on the disk; `aside`: the quarantined file if the progress was unreadable."""

    puzzles: list[Puzzle]
    expansions: Expansions
    progress: PuzzleProgress
    aside: Path | None


class PuzzleStore(ProgressStore):
    """The puzzles and the progress in them, empty until `changed`."""

    renewed = Signal()  # the names are those of another language

    def __init__(self, catalog: Callable[[], Catalog], parent: QObject | None = None) -> None:
        """`catalog` returns the current content."""
        super().__init__(user_data() / KEPT, text_fault, parent)
        self._catalog = catalog
        self.puzzles: list[Puzzle] = []
        self.expansions: Expansions = {}
        self.progress = PuzzleProgress()
        self.known: frozenset[str] = frozenset()  # expansions of games and lessons
        self.wanted = PuzzleFilter()  # the filter, until the program ends
        self._numbers: dict[str, int] = {}

    def read(self) -> None:
        """Read everything once."""
        self._load(partial(_read, self._path, self._catalog()))

    def renew(self) -> None:
        """Read the names again, in the language of the content; `renewed` follows."""
        if self.is_read:
            language = self._catalog().language
            Task(self, partial(read_puzzles, resources() / FOLDER, language), self._on_renewed)

    def _on_renewed(self, puzzles: list[Puzzle]) -> None:
        names = {puzzle.id: puzzle.name for puzzle in puzzles}
        self.puzzles = [replace(p, name=names.get(p.id, p.name)) for p in self.puzzles]
        self.renewed.emit()
        self.changed.emit()

    def number(self, puzzle: Puzzle) -> int:
        """Return the number of a puzzle in its theme, from 1, the easiest first."""
        return self._numbers[puzzle.id]

    @property
    def listed(self) -> list[Puzzle]:
        """Return the puzzles that pass the filter."""
        return self.wanted.of(self.puzzles, self.expansions, self.progress)

    def next(self, last: Puzzle | None = None) -> Puzzle | None:
        """Return the best filtered puzzle after `last`, None if none is left."""
        needed, known = self.expansions, self._known
        return self.progress.next_of(
            self.listed, last, lambda puzzle: unfamiliarity(needed[puzzle.id], known)
        )

    def new_in(self, puzzle: Puzzle) -> list[str]:
        """Return the expansions of a puzzle that are new to the player."""
        return sorted(self.expansions[puzzle.id] - self._known)

    @property
    def _known(self) -> frozenset[str]:
        tried = (self.expansions.get(id_, frozenset()) for id_ in self.progress.tried)
        return self.known.union(*tried)

    def mark_known(self, expansions: Iterable[str]) -> None:
        """Mark expansions as known to the player."""
        known = self.known.union(expansions)
        if known != self.known:
            self.known = known
            self.changed.emit()

    def enter(self, puzzle: Puzzle, verdict: PuzzleVerdict) -> float:
        """Store the verdict on an answer; return the change of the rating."""
        before = self.progress.rating.points
        self.progress = self.progress.after(puzzle, verdict)
        self._writer.put(self.progress.text())
        self.changed.emit()
        return self.progress.rating.points - before

    def _take(self, found: _Read) -> None:
        self.puzzles, self.expansions = found.puzzles, found.expansions
        count = Counter[str]()
        for puzzle in found.puzzles:
            count[puzzle.category] += 1
            self._numbers[puzzle.id] = count[puzzle.category]
        self.progress, self.is_read = found.progress, True
        self.changed.emit()
        if found.aside is not None:
            self.damaged.emit(found.aside)


def _read(path: Path, catalog: Catalog) -> _Read:
    puzzles = sorted(
        read_puzzles(resources() / FOLDER, catalog.language),
        key=lambda puzzle: (puzzle.rating, puzzle.id),
    )
    progress, aside = read_or_quarantine(path, MOST_BYTES, read_progress, PuzzleProgress())
    return _Read(puzzles, expansions_of(catalog, puzzles), progress, aside)
