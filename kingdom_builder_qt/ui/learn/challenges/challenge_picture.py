"""The board of a challenge as a picture, painted in a thread."""

from __future__ import annotations

from PySide6.QtGui import QImage

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.game.challenges.challenge import Challenge
from kingdom_builder_qt.game.setup.first_position import first_position
from kingdom_builder_qt.ui.art.thumbnails import paint_thumbnail
from kingdom_builder_qt.ui.desktop.style.theme import Theme


def paint_challenge(challenge: Challenge, catalog: Catalog, theme: Theme) -> QImage | None:
    """Return a picture of the board of a challenge, None if the content lacks an entry."""
    try:
        board = first_position(catalog, challenge.options).rules.board
    except KingdomBuilderError:
        return None
    return paint_thumbnail(board, {}, catalog, theme)
