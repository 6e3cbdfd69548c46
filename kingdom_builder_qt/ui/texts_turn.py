"""The state of a turn in words: what must be done, what may be done, who won."""

from __future__ import annotations

from PySide6.QtCore import QObject

from kingdom_builder_qt.core.hexgrid import Hex
from kingdom_builder_qt.core.moves import DRAW, MOVE, REMOVE, SKIP, USE, WALL, Move, source_tile
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.ui.texts_names import NameTexts
from kingdom_builder_qt.ui.texts_steps import StepTexts


class TurnTexts(QObject):
    """Says what the player to move has to do or may do."""

    def __init__(self, names: NameTexts) -> None:
        super().__init__()
        self._names = names
        self._steps = StepTexts(names)

    def task(self, position: Position) -> str:
        """Return what the player to move has to do or may do now, without the name."""
        if position.is_over:
            return self.game_over(position)
        if position.block is not None:
            return self._steps.step(position.block.source, position, None)
        tiles = [s for s in position.sources() if source_tile(s) is not None]
        if position.choosing:
            return self._choice(position, tiles)
        if not position.builds_left:
            return self._free(tiles)
        return self._mandatory(position, tiles)

    def _mandatory(self, position: Position, tiles: list[str]) -> str:
        left, card = position.builds_left, self._names.terrain_card(position.card or "")
        if position.built and position.armed:
            pattern = self.tr("Build {count} more on {terrain}, the next one anywhere")
        elif position.armed:
            pattern = self.tr("Build {count} on {terrain}, the next one anywhere")
        elif position.built:
            pattern = self.tr("Build {count} more on {terrain}")
        elif tiles:
            pattern = self.tr("Build {count} on {terrain}, or use a tile first")
        else:
            pattern = self.tr("Build {count} on {terrain}")
        return pattern.format(count=left, terrain=card)

    def _choice(self, position: Position, tiles: list[str]) -> str:
        hand = dict.fromkeys(position.hands[position.to_move])
        useful = [self._names.terrain_card(card) for card in hand if position.is_useful(card)]
        pattern = (
            self.tr("Choose your card ({cards}), or use a tile first")
            if tiles
            else self.tr("Choose your card: {cards}")
        )
        return pattern.format(cards=self.tr(" or ").join(useful))

    def _free(self, tiles: list[str]) -> str:
        if tiles:
            names = [self._names.source(source) for source in tiles]
            return self.tr("Use a tile ({tiles}) or end the turn").format(
                tiles=self._names.listing(names)
            )
        return self.tr("All done: end the turn")

    def step(self, source: str, position: Position, origin: Hex | None) -> str:
        """Return what to do next with a tile in use; `origin`: a piece is in the hand."""
        if source_tile(source) is None or source not in position.rules.actions:
            return ""
        return self._steps.step(source, position, origin)

    def plain(self, move: Move) -> str:
        """Return the words on the button of a move that names no hex."""
        texts = {
            SKIP: self.tr("Done"),
            DRAW: self.tr("Turn up a card"),
            USE: self.tr("Use it"),
        }
        return texts[move.verb]

    def progress(self, verb: str, done: int, due: int) -> str:
        """Return how far the mandatory action or a block is: "1 of 3 built", "step 2 of 4"."""
        if verb == MOVE:
            pattern = self.tr("step {next} of {due}")
        elif verb == REMOVE:
            pattern = self.tr("opponent {next} of {due}")
        elif verb == WALL:
            pattern = self.tr("{done} of {due} walls")
        else:
            pattern = self.tr("{done} of {due} built")
        return pattern.format(done=done, next=min(done + 1, due), due=due)

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
