"""What the player has learnt, and where a lesson was left: kept in the settings."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from kingdom_builder_qt.content.lessons.lesson import Lesson
from kingdom_builder_qt.ui.desktop.settings.settings import Settings, keep_settings

_MOST_MOVES: Final = 500


class Left(NamedTuple):
    """Where a lesson was left: its part, and the moves that were played there."""

    part: int
    moves: tuple[str, ...]


class LessonProgress:
    """Changes the settings and has them kept; who kills the program loses one step at most."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    @property
    def done(self) -> Collection[str]:
        """Return the ids of the lessons that were finished."""
        return frozenset(self._settings.lessons_done)

    def left(self, lesson: Lesson) -> Left | None:
        """Return where a lesson was left; None for one that was not, or not behind its beginning.

        What makes no sense for the lesson as it is today counts as its beginning.
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
        """Keep where a lesson is."""
        kept = {"part": part, "moves": list(moves)}
        if self._settings.lesson_left.get(id_) != kept:
            self._settings.lesson_left = {**self._settings.lesson_left, id_: kept}
            keep_settings(self._settings)

    def forget(self, id_: str) -> None:
        """Let a lesson begin at its beginning."""
        left = self._settings.lesson_left
        if id_ in left:
            self._settings.lesson_left = {key: left[key] for key in left if key != id_}
            keep_settings(self._settings)

    def finish(self, id_: str) -> None:
        """Keep that a lesson was played to its end."""
        if id_ not in self._settings.lessons_done:
            self._settings.lessons_done = [*self._settings.lessons_done, id_]
            keep_settings(self._settings)
        self.forget(id_)
