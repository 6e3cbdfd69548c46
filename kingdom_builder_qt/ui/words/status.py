"""What is impossible about a position, in words."""

from __future__ import annotations

from PySide6.QtCore import QObject

from kingdom_builder_qt.core.status import Status


class StatusTexts(QObject):
    """Says why no game leads to a position."""

    def sentences(self, status: Status) -> list[str]:
        """Return a sentence for each thing that is impossible."""
        texts = {
            Status.PIECE_ASTRAY: self.tr("A piece stands where none of its kind can be built."),
            Status.PIECE_COUNT: self.tr("There are too many or too few pieces of a player."),
            Status.TILE_UNCLAIMED: self.tr(
                "A player holds a tile that was never taken from its location."
            ),
            Status.TILE_ABANDONED: self.tr(
                "A player holds a location tile without a piece beside its location."
            ),
            Status.TILE_MISSED: self.tr(
                "A settlement stands beside a location whose tile was not taken."
            ),
            Status.TILE_COUNT: self.tr("There are too many or too few tiles on a location."),
            Status.CARD_COUNT: self.tr("Terrain cards are missing, or there are too many."),
            Status.BUILD_COUNT: self.tr("More settlements are to be built than there can be."),
            Status.END_MISSED: self.tr(
                "A player has no settlements left, but the game does not end with this round."
            ),
            Status.NO_MOVE: self.tr("Nobody can do anything in this position."),
        }
        return [text for flag, text in texts.items() if flag in status]
