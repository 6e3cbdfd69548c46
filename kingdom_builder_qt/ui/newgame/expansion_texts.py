"""The content of an expansion in numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import QUADRANTS
from kingdom_builder_qt.core.entries import Expansion, Overlay
from kingdom_builder_qt.ui.desktop.translator import translator
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
        if not (short and any(n for n, _, _ in parts)):
            count = sum(card.copies for card in expansion.terrain_cards)
            parts.append((count, tr("1 terrain card"), tr("{count} terrain cards")))
        words = [one if n == 1 else many.format(count=n) for n, one, many in parts if n]
        return ", ".join(words)

    def _board(self, expansion: Expansion, short: bool) -> Iterator[tuple[int, str, str]]:
        """Yield (number, singular, plural)."""
        sections = self._of(self._catalog.sections, expansion)
        islands = sum(section.is_island for section in sections)
        drawn = [section.origin == "user" for section in sections if not section.is_island]
        own = 0 if all(drawn) else sum(drawn)  # of the user, in a built-in expansion
        yield len(drawn) - own, tr("1 section"), tr("{count} sections")
        yield own, tr("1 section of your own"), tr("{count} sections of your own")
        sides = tr("a two-sided island") if short and islands == SIDES else ""
        yield islands, tr("1 island"), sides or tr("1 island with {count} sides")
        for overlay in expansion.overlays:
            yield 1, self._overlay(overlay, short), ""

    def _overlay(self, overlay: Overlay, short: bool) -> str:
        """Return how many copies of a feature can be placed on the board."""
        most = len(overlay.sections or QUADRANTS)
        if short:
            feature = NameTexts(self._catalog).feature(overlay.feature)
            return tr("{feature:plural} (up to {most})").format(feature=feature, most=most)
        name = content_text(self._catalog.features[overlay.feature].name)
        return tr("{feature} on up to {most} sections").format(feature=name, most=most)

    def _tiles(self, expansion: Expansion) -> Iterator[tuple[int, str, str]]:
        tiles = self._of(self._catalog.tiles, expansion)
        words = {
            "location_tile": (
                tr("1 kind of location tile"),
                tr("{count} kinds of location tile"),
            ),
            "bonus_tile": (tr("1 kind of bonus tile"), tr("{count} kinds of bonus tile")),
        }
        for kind, (one, many) in words.items():
            yield sum(tile.kind == kind for tile in tiles), one, many
        nomads = sum(tile.copies for tile in tiles if tile.kind == "nomad_tile")
        yield nomads, tr("1 nomad tile"), tr("{count} nomad tiles")

    def _cards(self, expansion: Expansion, short: bool) -> Iterator[tuple[int, str, str]]:
        kinds = [card.kind for card in self._of(self._catalog.cards, expansion)]
        yield kinds.count("scoring_card"), tr("1 card"), tr("{count} cards")
        if short:
            yield kinds.count("task_card"), tr("1 task"), tr("{count} tasks")
        else:
            yield kinds.count("task_card"), tr("1 task card"), tr("{count} task cards")

    def _of(self, entries: Mapping[str, Any], expansion: Expansion) -> list[Any]:
        return [entry for entry in entries.values() if entry.expansion == expansion.id]
