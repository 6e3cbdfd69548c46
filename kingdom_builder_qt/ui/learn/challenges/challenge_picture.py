"""The board of a challenge, read in a thread for its picture."""

from __future__ import annotations

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.game.challenges.challenge import Challenge
from kingdom_builder_qt.game.setup.first_position import first_position
from kingdom_builder_qt.ui.art.thumbnails import Sketch


def challenge_sketch(challenge: Challenge, catalog: Catalog) -> Sketch | None:
    """Return the board of a challenge, None if the content lacks an entry."""
    try:
        board = first_position(catalog, challenge.options).rules.board
    except KingdomBuilderError:
        return None
    return Sketch(board)
