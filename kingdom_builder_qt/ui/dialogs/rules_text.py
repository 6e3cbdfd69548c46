"""The topics of the rules dialog."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.options import GameOptions
from kingdom_builder_qt.ui.texts_names import content_text


@dataclass(frozen=True, slots=True)
class Topic:
    """A title, a text, and the folder and name of an emblem if there is one."""

    title: str
    text: str
    emblem: tuple[str, str] | None = None


# The expansions that can be played in the window.
_SHOWN: Final = GameOptions().expansions


class RulesText(QObject):
    """Puts the topics together from our own words and the content."""

    def __init__(self, catalog: Catalog) -> None:
        super().__init__()
        self._catalog = catalog

    def groups(self, keys: Sequence[tuple[str, str]]) -> list[tuple[str, list[Topic]]]:
        """Return all topics by group."""
        tiles = [
            Topic(content_text(tile.name), content_text(tile.text), ("tiles", tile.id))
            for tile in self._catalog.tiles.values()
            if tile.expansion in _SHOWN
        ]
        cards = [
            Topic(content_text(card.name), content_text(card.text), ("cards", card.id))
            for card in self._catalog.cards.values()
            if card.expansion in _SHOWN
        ]
        return [
            (self.tr("How to play"), self._play()),
            (self.tr("Location tiles"), tiles),
            (self.tr("Kingdom Builder cards and castles"), cards),
            (self.tr("Keys"), [Topic(key, what) for key, what in keys]),
        ]

    def _play(self) -> list[Topic]:
        return [
            Topic(
                self.tr("The aim"),
                self.tr(
                    "Build your settlements so that the three Kingdom Builder cards of this game,"
                    " and the castles, pay you the most gold at the end."
                ),
            ),
            Topic(
                self.tr("Your turn"),
                self.tr(
                    "Play your terrain card and build three settlements on its terrain, one after"
                    " the other. Before or after this, never in between, you may use each of your"
                    " location tiles once. Then end your turn: a new card is drawn."
                ),
            ),
            Topic(
                self.tr("Where to build"),
                self.tr(
                    "Each settlement goes on a free hex of the terrain. If such a hex is beside"
                    " one of your settlements, you must take one of those. Only otherwise may you"
                    " start anywhere on that terrain."
                ),
            ),
            Topic(
                self.tr("Location tiles"),
                self.tr(
                    "Build or move beside a location hex and you take a tile from it, once per"
                    " location, while there are any. It can be used from your next turn on. If no"
                    " settlement of yours is left beside the location, the tile is lost."
                ),
            ),
            Topic(
                self.tr("A card without a free hex"),
                self.tr(
                    "If no hex of your card's terrain is free on the whole board, the card leaves"
                    " the game and another one is drawn and shown at once."
                ),
            ),
            Topic(
                self.tr("The end"),
                self.tr(
                    "When somebody has built the last settlement of the supply, the round is"
                    " finished so that all have had the same number of turns. The most gold wins;"
                    " players with the same amount share the victory."
                ),
            ),
        ]
