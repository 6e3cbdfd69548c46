"""The names of players as all windows show them."""

from __future__ import annotations

from collections.abc import Sequence

from kingdom_builder_qt.game.seat_names import Seated, called, names_of
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.words.name_texts import persona


def seat_names(seats: Sequence[Seated]) -> tuple[str, ...]:
    """Return the name of each seat in the language of the program."""
    return names_of(seats, _word)


def player_name(key: str) -> str:
    """Return the name for the key of a player in the library."""
    return called(key, _word)


def _word(word: str) -> str:
    return persona(word) or current_theme().player(int(word)).name
