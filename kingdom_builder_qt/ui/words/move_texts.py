"""Sentences of legal moves, for the list that replaces the board for screen readers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from kingdom_builder_qt.core import events as happened
from kingdom_builder_qt.core.compile.branches import RemoveBranch
from kingdom_builder_qt.core.decision import Outcome, token_taken
from kingdom_builder_qt.core.entries import SETTLEMENT
from kingdom_builder_qt.core.events import Event, TileLost
from kingdom_builder_qt.core.grid import hex_name
from kingdom_builder_qt.core.moves import (
    BUILD,
    CANOE,
    CHOOSE,
    DRAW,
    END,
    MOVE,
    REMOVE,
    RETURN,
    SKIP,
    TAKE,
    USE,
    Move,
)
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.played_turns import PlayedTurn
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.foreign_text import joined
from kingdom_builder_qt.ui.words.hex_texts import HexTexts
from kingdom_builder_qt.ui.words.name_texts import NameTexts
from kingdom_builder_qt.ui.words.numbers import signed

tr = translator(__name__)


class MoveTexts:
    """Names the target of a move and the locations next to it."""

    def __init__(self, names: NameTexts) -> None:
        self._names = names
        self._hexes = HexTexts(names)

    def choice(self, move: Move, position: Position) -> str:
        """Return a legal move: "Build on C7, grass, next to a farm".

        The name of a tile precedes it: "Farm: Build on C7, grass".
        """
        said = self.action(move, position)
        if self._names.entry(move.source) is None:
            return said
        return tr("{tile}: {move}").format(tile=self._names.source(move.source), move=said)

    def action(self, move: Move, position: Position) -> str:
        """Return a legal move without its tile: "Build on C7, grass, next to a farm"."""
        is_placed = isinstance(move.target, int)
        return self._on_board(move, position) if is_placed else self._plain(move, position)

    def gains(self, outcome: Outcome) -> list[str]:
        """Return the tiles and the gold that moves bring: "Takes the Tavern", "+2 Knights"."""
        taken = tr("Takes the {tile}").format(tile=self._tiles(outcome.taken))
        return [*filter(None, [taken if outcome.taken else "", self.gold(outcome.gold)])]

    def _tiles(self, tiles: Sequence[str]) -> str:
        """Return names of tiles in one list: "Oracle and Farm", "Tavern ×2"."""
        several, names = tr("{tile} ×{count}", "several equal tiles"), list[str]()
        for tile, count in Counter(tiles).items():
            name = self._names.tile(tile)
            names.append(name if count == 1 else several.format(tile=name, count=count))
        return self._names.listing(names)

    def gold(self, changes: Sequence[tuple[str, int]]) -> str:
        """Return changes of gold by card, "" for none: "+2 Knights, +3 Castle"."""
        change = tr("{gold} {card}")
        return joined(
            change.format(gold=signed(gold, 0), card=self._names.card(card))
            for card, gold in changes
        )

    def turn(self, turn: PlayedTurn, shows_gold: bool) -> list[str]:
        """Return the pieces, tiles and gold of a turn: "Grass: C7, C8", "Takes the Tavern"."""
        places = joined(filter(None, [self._placed(event) for event in turn.events]))
        taken = [event.tile for event in turn.events if isinstance(event, happened.TileTaken)]
        if turn.card is not None:
            card = self._names.terrain_card(turn.card, in_sentence=False)
            places = tr("{card}: {hexes}").format(card=card, hexes=places)
        gold = turn.gold if shows_gold else ()
        return [places, *self.gains(Outcome(gold=gold, taken=tuple(taken)))]

    def _placed(self, event: Event) -> str:
        """Return the hexes of a piece in a line: "C7", or "C7 → D9" of a moved one."""
        if isinstance(event, happened.Placed | happened.PiecePlaced):
            return hex_name(event.hex)
        if isinstance(event, happened.Removed):
            return tr("{hex} removed").format(hex=hex_name(event.hex))
        if isinstance(event, happened.Moved):
            moved = tr("{origin} → {hex}")
            return moved.format(origin=hex_name(event.origin), hex=hex_name(event.hex))
        return ""

    def losses(self, lost: Sequence[TileLost], viewer: int | None) -> list[str]:
        """Return a sentence for each tile that moves lose, without duplicates."""
        return list(dict.fromkeys(self._loss(event, viewer) for event in lost))

    def _loss(self, event: TileLost, viewer: int | None) -> str:
        tile, place = self._names.tile(event.tile, in_sentence=True), hex_name(event.location)
        if event.player == viewer:
            return tr("You lose the {tile} tile ({hex}).").format(tile=tile, hex=place)
        return tr("{player} loses the {tile} tile ({hex}).").format(
            player=self._names.player(event.player), tile=tile, hex=place
        )

    def _plain(self, move: Move, position: Position) -> str:
        if move.verb == CHOOSE:
            return self._choose(move.choice, position)
        if move.verb == TAKE and token_taken(position.rules, move.source) != "number":
            return tr("Draw one more card at the end of the turn")
        patterns = {
            END: tr("End the turn"),
            SKIP: tr("Done"),
            DRAW: tr("Turn up a terrain card"),
            USE: tr("Your next placement need not be next to your own pieces"),
            TAKE: tr("Take a number tile"),
        }
        if move.source == CANOE:
            return tr("Decline: build nothing")
        return patterns[move.verb]

    def _choose(self, chosen: str, position: Position) -> str:
        """Return the choice of a card in hand, of a side, or of the terrain of two equal cards."""
        if position.card is not None:
            pattern = tr("Use the card for {card}")
        elif chosen in position.hands[position.active]:
            pattern = tr("Play the card {card}")
        else:
            pattern = tr("Play two identical cards as {card}")
        return pattern.format(card=self._names.terrain_card(chosen))

    def _on_board(self, move: Move, position: Position) -> str:
        assert isinstance(move.target, int)
        kind, owner = self._piece(move, position)
        branch = position.rules.branches[move.source, move.verb]
        if isinstance(branch, RemoveBranch) and branch.store:
            pattern = tr("Put the settlement on {hex} onto the tile")
        else:
            pattern = self._pattern(move, kind)
        return pattern.format(
            place=self._hexes.place(move.target, position),
            hex=hex_name(move.target),
            origin=hex_name(move.origin) if move.origin is not None else "",
            piece=self._names.piece(kind),
            owner=self._names.player(owner) if owner is not None else "",
        )

    def _pattern(self, move: Move, kind: str) -> str:
        if move.verb == BUILD:
            return tr("Build on {place}")
        if move.verb == MOVE:
            if kind == SETTLEMENT:
                return tr("Move {origin} to {place}")
            return tr("Move the {piece} from {origin} to {place}")
        if move.verb == RETURN:
            return tr("Take the {piece} on {hex} back")
        if move.verb == REMOVE:
            return tr("Remove the {piece} of {owner} on {hex}")
        return tr("Place the {piece} on {place}")

    def _piece(self, move: Move, position: Position) -> tuple[str, int | None]:
        """Return kind and owner of the piece that a move places, moves or removes."""
        branch = position.rules.branches[move.source, move.verb]
        stands = move.target if move.origin is None else move.origin
        assert isinstance(stands, int)
        found = position.piece_at(stands)
        if found is not None:
            return found
        return (branch.piece.id if branch.piece is not None else SETTLEMENT), None
