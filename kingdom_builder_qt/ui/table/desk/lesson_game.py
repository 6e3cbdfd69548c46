"""What a desk knows of a game that is a lesson or a puzzle."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.game.session import Session


@dataclass(frozen=True, slots=True)
class LessonGame:
    """Its title, and what it plays in place of the others; None: nothing for now."""

    title: str
    reply: Callable[[Session], Move | None]
