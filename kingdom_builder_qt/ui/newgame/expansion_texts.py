"""The content of an expansion in numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import QUADRANTS
from kingdom_builder_qt.core.entries import Expansion, Overlay
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.foreign_text import joined
from kingdom_builder_qt.ui.words.name_texts import NameTexts, content_text

tr = translator(__name__)

SIDES: Final = 2  # of a printed island


class ExpansionTexts:
    """Counts the entries of an expansion in a catalog."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog

    def brings(self, expansion: Expansion, short: bool = False) -> str:
        """Return the content of an expansion in numbers, only the board material if `short`.

        Terrain cards are then omitted, too, unless there is nothing else.
        """
        parts = [*self._board(expansion, short), *(() if short else self._tiles(expansion))]
        parts += self._cards(expansion, short)
        count = sum(card.copies for card in expansion.terrain_cards)
        if count and not (short and parts):
            parts.append(tr("%n terrain cards", "", count))
        return joined(parts)

    def _board(self, expansion: Expansion, short: bool) -> Iterator[str]:
        sections = self._of(self._catalog.sections, expansion)
        islands = sum(section.is_island for section in sections)
        drawn = [section.origin == "user" for section in sections if not section.is_island]
        own = 0 if all(drawn) else sum(drawn)  # of the user, in a built-in expansion
        printed = len(drawn) - own
        if printed:
            yield tr("%n sections", "", printed)
        if own:
            yield tr("%n sections of your own", "", own)
        if short and islands == SIDES:
            yield tr("a two-sided island")
        elif islands:
            yield tr("1 island with %n sides", "", islands)
        for overlay in expansion.overlays:
            yield self._overlay(overlay, short)

    def _overlay(self, overlay: Overlay, short: bool) -> str:
        """Return how many copies of a feature can be placed on the board."""
        most = len(overlay.sections or QUADRANTS)
        if short:
            feature = NameTexts(self._catalog).feature(overlay.feature)
            return tr("{feature:plural} (up to {most})").format(feature=feature, most=most)
        name = content_text(self._catalog.features[overlay.feature].name)
        return tr("{feature} on up to {most} sections").format(feature=name, most=most)

    def _tiles(self, expansion: Expansion) -> Iterator[str]:
        tiles = self._of(self._catalog.tiles, expansion)
        kinds = [tile.kind for tile in tiles]
        if count := kinds.count("location_tile"):
            yield tr("%n kinds of location tile", "", count)
        if count := kinds.count("bonus_tile"):
            yield tr("%n kinds of bonus tile", "", count)
        if nomads := sum(tile.copies for tile in tiles if tile.kind == "nomad_tile"):
            yield tr("%n nomad tiles", "", nomads)

    def _cards(self, expansion: Expansion, short: bool) -> Iterator[str]:
        kinds = [card.kind for card in self._of(self._catalog.cards, expansion)]
        if count := kinds.count("scoring_card"):
            yield tr("%n cards", "", count)
        if count := kinds.count("task_card"):
            yield tr("%n tasks", "", count) if short else tr("%n task cards", "", count)

    def _of(self, entries: Mapping[str, Any], expansion: Expansion) -> list[Any]:
        return [entry for entry in entries.values() if entry.expansion == expansion.id]
