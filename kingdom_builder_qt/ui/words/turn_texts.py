"""Texts about a turn: the task, possible actions, the winner."""

from __future__ import annotations

from typing import Final

from kingdom_builder_qt.core.decision import (
    builds_after,
    due_source,
    in_turn,
    is_asked,
    is_choosing,
    is_silo_phase,
    open_block,
    played_terrain,
)
from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.core.moves import (
    CANOE,
    CHOOSE,
    DRAW,
    MOVE,
    PLACE,
    REMOVE,
    SILO,
    SKIP,
    TAKE,
    TURN,
    USE,
    WALL,
    Move,
    choose_card,
)
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.specials import TILES
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.instruction_texts import InstructionTexts
from kingdom_builder_qt.ui.words.name_texts import NameTexts

tr = translator(__name__)

NAMED: Final = 3  # the task names at most this many tiles


class TurnTexts:
    """Describes the task of the player to move."""

    def __init__(self, names: NameTexts) -> None:
        self._names = names
        self._instructions = InstructionTexts(names)

    def task(self, position: Position) -> str:
        """Return the task of the player to move, without the player's name."""
        if position.is_over:
            return tr("The game is over")
        due = due_source(position)
        tiles = [s for s in position.sources() if self._names.entry(s) is not None]
        if is_choosing(position):
            return self._choice(position, [] if due else tiles)
        if due is not None:
            return self._instructions.instruction(due, position, None)
        if not position.builds_left:
            return self._free(tiles)
        return self._mandatory(position, tiles)

    def _mandatory(self, position: Position, tiles: list[str]) -> str:
        left = position.builds_left
        stored = position.extras.extra_due
        if stored and stored == left:
            pattern = tr("Build %n from the {tile} on {terrain} hexes", "", left)
        elif stored:
            pattern = tr("Build %n on {terrain} hexes, {stored} of them from the {tile}", "", left)
        elif position.built and position.armed:
            pattern = tr("Build %n more on {terrain} hexes, the next one anywhere", "", left)
        elif position.armed:
            pattern = tr("Build %n on {terrain} hexes, the next one anywhere", "", left)
        elif position.built:
            pattern = tr("Build %n more on {terrain} hexes", "", left)
        elif tiles:
            pattern = tr("Build %n on {terrain} hexes, or use a tile", "", left)
        else:
            pattern = tr("Build %n on {terrain} hexes", "", left)
        return pattern.format(
            terrain=self._names.terrain_card(played_terrain(position) or ""),
            stored=stored,
            tile=self._names.store(),
        )

    def _choice(self, position: Position, tiles: list[str]) -> str:
        if position.card is not None:
            return self._side(position, tiles)
        moves = (move for move in position.legal_moves([TURN]) if move.verb == CHOOSE)
        useful = [self._names.terrain_card(move.choice) for move in moves]
        if len(useful) > NAMED:  # two equal cards stand for any terrain (house rule)
            return tr("Choose your card, or what your two identical cards stand for")
        pattern = (
            tr("Choose your card ({cards}), or use a tile first")
            if tiles
            else tr("Choose your card: {cards}")
        )
        return pattern.format(cards=self._names.choice(useful))

    def _side(self, position: Position, tiles: list[str]) -> str:
        options = position.rules.options[position.card or ""]
        names = [
            self._build_on(option.terrain, builds_after(position, option.terrain))
            for option in options
            if position.is_legal(choose_card(option.terrain))
        ]
        pattern = (
            tr("Choose a side of your card ({sides}), or use a tile first")
            if tiles
            else tr("Choose a side of your card: {sides}")
        )
        return pattern.format(sides=self._names.choice(names))

    def _build_on(self, terrain: str, count: int) -> str:
        """Return the builds on a side of a card: "1 on a grass hex", "3 on grass hexes"."""
        pattern = tr("%n on {terrain} hexes", "one side of a card: so many settlements", count)
        return pattern.format(terrain=self._names.terrain(terrain))

    def _free(self, tiles: list[str]) -> str:
        if len(tiles) > NAMED:
            return tr("Use a tile or end your turn")
        if tiles:
            names = [self._names.source(source) for source in tiles]
            return tr("Use a tile ({tiles}) or end your turn").format(
                tiles=self._names.choice(names)
            )
        return tr("All done: end your turn")

    def instruction(self, source: str, position: Position, origin: Hex | None) -> str:
        """Return the next instruction for a tile in use; `origin`: hex of the lifted piece."""
        if self._names.entry(source) is None or source not in position.rules.actions:
            return ""
        return self._instructions.instruction(source, position, origin)

    def walk(self, source: str, left: int) -> str:
        """Return the instruction for a piece that is dragged step by step."""
        return self._instructions.walk(source, left)

    def phase(self, position: Position) -> str:
        """Return the player who decides outside a normal turn; empty within one."""
        name = self._names.player(position.to_move)
        if position.is_over or in_turn(position):
            return ""
        tile = self._names.source(SILO if is_silo_phase(position) else CANOE, in_sentence=True)
        if not is_silo_phase(position):
            return tr("{player} may use the {tile} on {active}'s turn").format(
                player=name, active=self._names.player(position.active), tile=tile
            )
        left = position.extras.silos[position.to_move]
        if left == 1:
            return tr("{player}: last {tile} action").format(player=name, tile=tile)
        return tr("{player}: %n {tile} actions", "", left).format(player=name, tile=tile)

    def plain(self, move: Move) -> str:
        """Return the button text of a move without a hex."""
        if move[:2] == (CANOE, SKIP):
            return tr("Decline")
        if move.verb == TAKE and self._takes_numbers(move.source):
            return tr("Take a number tile")
        texts = {
            SKIP: tr("Done"),
            DRAW: tr("Turn up a card"),
            USE: tr("Use it"),
            TAKE: tr("One more card"),
        }
        return texts[move.verb]

    def end_action(self, position: Position) -> str:
        """Return the tooltip of the button that ends the action in progress."""
        due = due_source(position)
        if due == CANOE:
            pattern = tr("Do not use the {tile}; the turn goes on")
        elif due == SILO and open_block(position) is None:
            pattern = tr("Skip this {tile} action")
        elif due == SILO:
            pattern = tr("End this {tile} action")
        else:
            return tr("End this action; your turn goes on")
        return pattern.format(tile=self._names.source(due, in_sentence=True))

    def question(self, position: Position) -> str:
        """Return the question to a player in another player's turn; empty if there is none."""
        if not is_asked(position):
            return ""
        return tr("{player}: use the {tile}?").format(
            player=self._names.player(position.to_move),
            tile=self._names.source(CANOE, in_sentence=True),
        )

    def _takes_numbers(self, source: str) -> bool:
        entry = self._names.entry(source)
        special = "" if entry is None else entry.special
        return special != "" and TILES[special].token == "number"

    def progress(self, verb: str, done: int, due: int, kind: str = "") -> str:
        """Return the progress of the mandatory action or a block: "1 of 3 built", "step 2 of 4".

        `kind`: the piece placed in each step.
        """
        if verb == MOVE:
            pattern = tr("step {next} of {due}")
        elif verb == REMOVE:
            pattern = tr("opponent {next} of {due}")
        elif verb == WALL:
            pattern = tr("{done} of {due} {piece:short_plural}")
        elif verb == PLACE:
            pattern = tr("{done} of {due} placed")
        else:
            pattern = tr("{done} of {due} built")
        piece = self._names.piece(kind)
        return pattern.format(done=done, next=min(done + 1, due), due=due, piece=piece)

    def game_over(self, position: Position) -> str:
        """Return the winners; tied players share the victory (R-70)."""
        gold = position.gold()
        best = max(gold)
        winners = [self._names.player(player) for player in position.winners()]
        if len(winners) == 1:
            return tr("{player} wins with {gold} gold").format(player=winners[0], gold=best)
        return tr("{players} share the victory with {gold} gold each").format(
            players=self._names.listing(winners), gold=best
        )
