"""The link between the desk and a game that is a lesson or a puzzle."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.game.session import Session


@dataclass(frozen=True, slots=True)
class LessonGame:
    """Its title, and the function that plays the other seats; None from it means wait."""

    title: str
    reply: Callable[[Session], Move | None]
