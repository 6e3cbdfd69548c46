"""Interim: branch `library` brings it."""

from __future__ import annotations

from dataclasses import dataclass

from kingdom_builder_qt.game.library.library import Library


@dataclass(frozen=True, slots=True)
class Migrated:
    """Interim."""

    games: int


def migrate(library: Library) -> Migrated | None:
    """Do nothing yet."""
    return None
