"""Progress in lessons, stored in the settings."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from kingdom_builder_qt.content.lessons.lesson import Lesson
from kingdom_builder_qt.ui.desktop.settings.settings import Settings, queue_settings

_MOST_MOVES: Final = 500


class Left(NamedTuple):
    """An interrupted lesson: its part, and the moves played in it."""

    part: int
    moves: tuple[str, ...]


class LessonProgress:
    """Edits and saves the settings after each step, so that a crash loses one at most."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @property
    def done(self) -> Collection[str]:
        """Return the ids of the finished lessons."""
        return frozenset(self._settings.lessons_done)

    def left(self, lesson: Lesson) -> Left | None:
        """Return where a lesson was interrupted, None at its start.

        Data invalid for the current version of the lesson counts as its start.
        """
        kept = self._settings.lesson_left.get(lesson.id)
        if not isinstance(kept, dict):
            return None
        part, moves = kept.get("part"), kept.get("moves")
        count = sum(bool(step.position) for step in lesson.steps)
        if type(part) is not int or not 0 <= part < count or not isinstance(moves, list):
            return None
        texts = tuple(move for move in moves[:_MOST_MOVES] if isinstance(move, str))
        return Left(part, texts) if part or texts else None

    def leave(self, id_: str, part: int, moves: Sequence[str]) -> None:
        """Store the progress of a lesson."""
        kept = {"part": part, "moves": list(moves)}
        if self._settings.lesson_left.get(id_) != kept:
            self._settings.lesson_left = {**self._settings.lesson_left, id_: kept}
            queue_settings(self._settings)

    def forget(self, id_: str) -> None:
        """Reset a lesson to its start."""
        left = self._settings.lesson_left
        if id_ in left:
            self._settings.lesson_left = {key: left[key] for key in left if key != id_}
            queue_settings(self._settings)

    def finish(self, id_: str) -> None:
        """Store that a lesson is finished."""
        if id_ not in self._settings.lessons_done:
            self._settings.lessons_done = [*self._settings.lessons_done, id_]
            queue_settings(self._settings)
        self.forget(id_)
