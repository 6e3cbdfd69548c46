"""The position as text for whoever sits at the screen: no card that is hidden from these eyes."""

from __future__ import annotations

from typing import Final

from kingdom_builder_qt.core.notation.grammar import UNKNOWN
from kingdom_builder_qt.core.notation.state_text import view_text
from kingdom_builder_qt.game.replay import shared_view
from kingdom_builder_qt.ui.table.desk.seats import Seats

LONGEST: Final = 10_000  # letters that the window reads at once; a position of a game has 1000


def position_text(seats: Seats) -> str:
    """Return the position in lines, `?` for each hidden card; empty if nobody may look now.

    Where only computers play, and after the end, nothing is hidden.
    """
    position = seats.position
    if position is None or seats.curtain_down:
        return ""
    if position.is_over or seats.only_computers:
        return position.text(lines=True)
    if seats.card_viewer is not None:
        return position.text(seen_by=seats.card_viewer, lines=True)
    return view_text(position.rules, shared_view(position.view(position.active)), lines=True)


def hides_cards(text: str) -> bool:
    """Return whether a position as text keeps anything hidden."""
    return UNKNOWN in text
