"""What a desk knows of a game that is a lesson or a puzzle."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kingdom_builder_qt.core.late.frozen import frozen
from kingdom_builder_qt.core.moves import Move

if TYPE_CHECKING:
    from kingdom_builder_qt.game.session import Session


@frozen
class LessonGame:
    """Its title, and what it plays in place of the others; None: nothing for now."""

    title: str
    reply: Callable[[Session], Move | None]
