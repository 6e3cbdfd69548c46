"""Naive reference engine, part 12: turns, playing a move and the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from .naive_actions import NaiveActions
from .naive_board import NaiveBoard, parse_hex
from .naive_late_scores import LATE_SCORES, MARK, score_capitols, score_palaces, score_scouts
from .naive_scores import RED, SCORES, score_castle, score_lords_with_settlements
from .naive_tasks import TASKS

PLAIN_SCORES = {**SCORES, **LATE_SCORES, **TASKS}


class NaiveGame(NaiveActions):
    """One game, played by move texts."""

    def __init__(
        self,
        board: NaiveBoard,
        players: int,
        cards: list[str],
        hands: Sequence[str | list[str] | None],
        deck: list[str],
        shuffle: Callable[[list[str]], list[str]],
        start: int = 0,
        scouted: str | None = None,
        house: Collection[str] = (),
    ) -> None:
        super().__init__(board, players, cards, hands, deck, shuffle, start, scouted, house)
        self.begin_turn()

    # ----- turns

    def begin_turn(self) -> None:
        """Start the active player's turn."""
        self.reset_turn()
        for tile in self.tiles[self.active]:
            if tile.kind == "canoe":
                # once between two of its owner's turns.
                tile.used = False
        if not self.hand(self.active):
            if "draw_at_start" in self.house:
                #
                self.draw_hand()
            else:
                # one card.
                card = self.draw()
                self.set_hand(self.active, [] if card is None else [card])
        self.replace_useless_cards()

    def end_turn(self) -> None:
        """Settle the end of a turn (R-09), then pass on to the next player."""
        player = self.active
        if "rovers" in self.cards:
            self.earn("rovers", len(self.sections_built), player)
        self.pieces[player]["scout"] = set()
        self.lose_tiles(player)
        # nomad tiles of this turn leave the game, used or not.
        self.nomad_tiles[player] = [
            tile for tile in self.nomad_tiles[player] if tile.claimed == self.round
        ]
        # the hand is discarded first, then new cards are drawn. The played card is
        # first in the hand.
        self.discards += self.hand(player)
        self.set_hand(player, [])
        if "draw_at_start" not in self.house:
            self.draw_hand()
        for tile in self.tiles[player]:
            tile.used = tile.used and tile.kind == "canoe"
            tile.fresh = False
        for bonus in self.bonuses[player]:
            bonus.used = bonus.fresh = False
        self.active = (player + 1) % self.players
        if self.active == self.start and self.is_last_round():
            self.reset_turn()
            self.begin_silo_phase()
            return
        if self.active == self.start:
            self.built_this_round = False
            self.round += 1
        self.begin_turn()

    def is_last_round(self) -> bool:
        """Return whether the round just played was the last one."""
        # the player to the right of the start player is the last one.:
        # safety end.
        no_cards = not self.deck and not self.discards
        no_hands = all(hand is None for hand in self.hands)
        return self.end_triggered or (not self.built_this_round and no_cards and no_hands)

    # ----- playing

    def legal(self) -> set[str]:
        """Return the texts of all legal moves."""
        if self.over:
            return set()
        if self.silo_queue is not None:
            return self.silo_texts() | {"silo skip"}
        if self.interrupts:
            return self.canoe_texts(self.to_move) | {"canoe skip"}
        return self.turn_texts()

    def play(self, text: str) -> None:
        """Play one legal move."""
        if text not in self.legal():
            raise ValueError(f"not legal: {text}")
        if text == "turn end":
            self.end_turn()
            return
        action, verb, *words = text.split()
        if action == "silo":
            self.play_silo(verb, words)
            self.settle_silo_phase()
            return
        if action == "turn":
            self.choose(words[0])
        elif action == "mandatory":
            self.armed = False
            self.build_mandatory(parse_hex(words[0]))
        elif action == "canoe":
            self.play_canoe(verb, words)
        elif verb == "skip":
            self.block = None
        else:
            self.play_action(action, verb, words)
        self.settle_interrupts()
        if self.interrupts:
            return
        # after every single step, also inside blocks, once interrupts are over.
        self.replace_useless_cards()
        if self.block is not None and not self.block_texts():
            #
            self.block = None

    # ----- end

    def scores(self) -> list[dict[str, int]]:
        """Return the gold of each player: cards, castles and the like, red cards and treasure."""
        return [self.gold_of(player) for player in range(self.players)]

    def gold_of(self, player: int) -> dict[str, int]:
        """Return the gold of one player by source."""
        pieces = self.lasting_pieces()  # scouts never score
        plain = [card for card in self.cards if card not in RED]
        gold = {card: self.gold_for(card, player) for card in plain}
        gold["castle"] = score_castle(self.board, pieces, player)
        if self.board.palaces:
            gold["palace"] = score_palaces(self.board, pieces, player)
        if self.board.capitols:
            gold["capitol"] = score_capitols(self.board, pieces, player)
        for card in self.cards:
            if card in RED:
                gold[card] = self.red[player][card]
        if self.board.nomads:
            gold["treasure"] = self.red[player]["treasure"]
        return gold

    def gold_for(self, card: str, player: int) -> int:
        """Return the gold of one player for a card that is scored at the end."""
        pieces = self.lasting_pieces()
        if card == "mayors":
            return MARK * list(self.marks.values()).count(player)
        if card == "scouts":
            assert self.scouted is not None
            return score_scouts(self.board, pieces, player, self.scouted)
        if card == "lords" and "lords_need_settlement" in self.house:
            return score_lords_with_settlements(self.board, pieces, player)
        return PLAIN_SCORES[card](self.board, pieces, player)
