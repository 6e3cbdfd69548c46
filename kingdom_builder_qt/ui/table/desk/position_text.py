"""The position as text for the person at the screen, without hidden cards."""

from __future__ import annotations

from typing import Final

from kingdom_builder_qt.core.notation.grammar import UNKNOWN
from kingdom_builder_qt.game.replay import shared_view
from kingdom_builder_qt.ui.table.desk.seats import Seats

LONGEST: Final = 10_000  # letters parsed at once, in 5 to 10 ms; a position has about 1000


def position_text(seats: Seats) -> str:
    """Return the position in lines with `?` for hidden cards, "" while the curtain is down.

    In games of computers and after the end nothing is hidden.
    """
    position = seats.position
    if position is None or seats.curtain_down:
        return ""
    if position.is_over or seats.only_computers:
        return position.text(lines=True)
    if seats.card_viewer is not None:
        return position.text(seen_by=seats.card_viewer, lines=True)
    return shared_view(position.view(position.active)).text(lines=True)


def hides_cards(text: str) -> bool:
    """Return whether the text of a position hides a card."""
    return UNKNOWN in text
