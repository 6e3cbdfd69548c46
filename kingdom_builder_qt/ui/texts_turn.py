"""The state of a turn in words: what must be done, what may be done, who won."""

from __future__ import annotations

from PySide6.QtCore import QObject

from kingdom_builder_qt.core.hexgrid import Hex
from kingdom_builder_qt.core.moves import source_tile
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.ui.texts_names import NameTexts


class TurnTexts(QObject):
    """Says what the player to move has to do or may do."""

    def __init__(self, names: NameTexts) -> None:
        super().__init__()
        self._names = names

    def task(self, position: Position) -> str:
        """Return what the player to move has to do or may do now, without the name."""
        if position.is_over:
            return self.game_over(position)
        left = position.builds_left
        tiles = [s for s in position.sources() if source_tile(s) is not None]
        if not left:
            return self._free(tiles)
        card = self._names.terrain_card(position.card or "")
        if position.built:
            return self.tr("Build {count} more on {terrain}").format(count=left, terrain=card)
        pattern = (
            self.tr("Build {count} on {terrain}, or use a tile first")
            if tiles
            else self.tr("Build {count} on {terrain}")
        )
        return pattern.format(count=left, terrain=card)

    def _free(self, tiles: list[str]) -> str:
        if tiles:
            names = [self._names.source(source) for source in tiles]
            return self.tr("Use a tile ({tiles}) or end the turn").format(
                tiles=self._names.listing(names)
            )
        return self.tr("All done: end the turn")

    def step(self, source: str, position: Position, origin: Hex | None) -> str:
        """Return what to do next with a tile in use; `origin`: a settlement is in the hand."""
        tile = source_tile(source)
        if tile is None:
            return ""
        terrain = self._names.wanted(source, position.card)
        if origin is not None:
            pattern = (
                self.tr("{tile}: now choose a {terrain} hex (Esc: back)")
                if terrain
                else self.tr("{tile}: now choose where it goes (Esc: back)")
            )
        elif position.origins(source):
            pattern = self.tr("{tile}: choose a settlement to move")
        elif terrain:
            pattern = self.tr("{tile}: choose a {terrain} hex")
        else:
            pattern = self.tr("{tile}: choose one of the marked hexes")
        return pattern.format(tile=self._names.tile(tile), terrain=terrain)

    def progress(self, position: Position) -> str:
        """Return how far the mandatory action is."""
        due = position.built + position.builds_left
        if not due:
            return self.tr("nothing to build")
        return self.tr("{built} of {due} built").format(built=position.built, due=due)

    def game_over(self, position: Position) -> str:
        """Return the winners; tied players share the victory (RULINGS 2.8)."""
        gold = position.gold()
        best = max(gold)
        winners = [self._names.player(p) for p, total in enumerate(gold) if total == best]
        if len(winners) == 1:
            return self.tr("{player} wins with {gold} gold").format(player=winners[0], gold=best)
        return self.tr("{players} share the victory with {gold} gold each").format(
            players=self._names.listing(winners), gold=best
        )
