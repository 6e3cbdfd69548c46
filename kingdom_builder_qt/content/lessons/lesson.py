"""Lessons and tips as values. No reading, no checking."""

from __future__ import annotations

from dataclasses import dataclass

from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.core.entries import SETTLEMENT
from kingdom_builder_qt.core.grid import Mask
from kingdom_builder_qt.core.moves import Move


@dataclass(frozen=True, slots=True)
class Aim:
    """The aim of a step; None, "" and False are no condition, an empty mask is any hex."""

    built: Mask | None = None
    count: int = 1
    piece: str = SETTLEMENT
    move_from: Mask | None = None
    move_to: Mask | None = None
    by: str = ""
    take: str = ""
    lose: str = ""
    keep: str = ""
    choose: str = ""
    gold: int = 0
    end_turn: bool = False


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One step: text, highlighted hexes and aim.

    `keys`: said instead of `say` to players who use keys, "" for no difference. `position`: ""
    continues the step before. `moves`: limit of actions on the board, 0 for none.
    `missed`: "" for the standard sentence. `point`: the part of the page to point at, "" to derive
    it from the aim.
    """

    say: str
    aim: Aim
    done: str
    position: str = ""
    light: Mask = 0
    moves: int = 0
    missed: str = ""
    reply: tuple[Move, ...] = ()
    point: str = ""
    keys: str = ""
    line: int = 0  # in the file


@dataclass(frozen=True, slots=True)
class IntroPage:
    """A text before the first step, and the part of the page to point at."""

    say: str
    point: str = "board"


@dataclass(frozen=True, slots=True)
class Lesson:
    """Steps after pages of introduction; `path` and the lines of steps are for messages."""

    id: str
    name: str
    text: str
    order: int
    steps: tuple[LessonStep, ...]
    expansion: str = "base"
    intro: tuple[IntroPage, ...] = ()
    path: str = ""


@dataclass(frozen=True, slots=True)
class Tip:
    """Advice for a first game; `when`: its condition, from `CONDITIONS`."""

    id: str
    when: str
    text: str


@dataclass(frozen=True, slots=True)
class Lessons:
    """All lessons in order, all tips, and the problems of their files."""

    lessons: tuple[Lesson, ...] = ()
    tips: tuple[Tip, ...] = ()
    problems: tuple[Problem, ...] = ()

    def lesson(self, id_: str) -> Lesson | None:
        """Return a lesson by its id, None if there is none."""
        return next((lesson for lesson in self.lessons if lesson.id == id_), None)
