"""Naive reference engine, part 6: cards, turns, playing a move and the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .naive_board import NaiveBoard, parse_hex
from .naive_legal import PIECE_OF_TILE, NaiveLegal
from .naive_scores import RED, SCORES, TASKS, score_castle
from .naive_targets import city_hall_hexes
from .naive_tiles import NaiveBlock

WALK = 3  # steps of a wagon or ship
RESETTLEMENT = 4
DONATION = 3
QUARRY = 2
# Placements without "adjacent if possible": they leave an armed outpost alone (RULINGS E13).
ABSOLUTE = ("tavern", "village", "city_hall")
# Moves with it.
AIP_MOVES = ("barn", "harbor")


class NaiveGame(NaiveLegal):
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
    ) -> None:
        super().__init__(board, players, cards, hands, deck, shuffle, start)
        self.begin_turn()

    # ----- cards

    def draw(self) -> str | None:
        """Draw a card; reshuffle the discards only if one is needed and the pile is empty."""
        # RULINGS E6
        if not self.deck and self.discards:
            self.deck = list(self.shuffle(list(self.discards)))
            self.discards = []
        if not self.deck:
            return None
        return self.deck.pop(0)

    def replace_useless_cards(self) -> None:
        """Remove useless cards of the active player from the game and draw others."""
        # RULINGS 2.4; adjacency plays no part.
        while not self.forfeited:
            cards = self.hand(self.active)
            if not cards:
                # RULINGS 2.4: no replacement exists: the rest of the mandatory action is lost.
                self.forfeited = True
                return
            if len(cards) == 1:
                # RULINGS E29: one card left is the played card.
                self.chosen = True
            # RULINGS E1: before the choice the hand is useless only if every card of it is.
            tested = cards[:1] if self.chosen else cards
            if any(self.has_eligible(card) for card in tested):
                return
            # The played card, or the card drawn first.
            self.removed.append(cards.pop(0))
            drawn = self.draw()
            if drawn is not None:
                # RULINGS E29: at the end of the queue; a new played card is the played card.
                cards.insert(0 if self.chosen else len(cards), drawn)
            elif self.chosen:
                # RULINGS 7.1: not from the other cards in hand.
                self.forfeited = True
            self.set_hand(self.active, cards)

    def hand_size(self) -> int:
        """Return how many cards the active player draws at the end of his turn."""
        # RULINGS 7.1: two with crossroads, already in the turn in which it was gained.
        crossroads = [tile for tile in self.tiles[self.active] if tile.kind == "crossroads"]
        return 1 + len(crossroads)

    # ----- turns

    def begin_turn(self) -> None:
        """Start the active player's turn."""
        self.built = 0
        self.mandatory_hexes = []
        self.chosen = False
        self.forfeited = False
        self.armed = False
        self.block = None
        if not self.hand(self.active):
            # RULINGS E9: one card.
            card = self.draw()
            self.set_hand(self.active, [] if card is None else [card])
        self.replace_useless_cards()

    def end_turn(self) -> None:
        """Discard and draw, then pass on to the next player or end the game."""
        # RULINGS 6.1, E8: nomad tiles of this turn leave the game, used or not.
        self.nomad_tiles[self.active] = [
            tile for tile in self.nomad_tiles[self.active] if tile.claimed == self.round
        ]
        # RULINGS E8: the hand is discarded first, then new cards are drawn. The played card lies
        # first in the hand.
        self.discards += self.hand(self.active)
        drawn = [self.draw() for _ in range(self.hand_size())]
        self.set_hand(self.active, [card for card in drawn if card is not None])
        for tile in self.tiles[self.active]:
            tile.used = False
            tile.fresh = False
        self.active = (self.active + 1) % self.players
        if self.active == self.start:
            self.end_round()
        if not self.over:
            self.begin_turn()

    def end_round(self) -> None:
        """Finish the game, or count the next round."""
        # RULINGS 2.7: the player to the right of the start player is the last one.
        if self.end_triggered:
            self.over = True
        # RULINGS E10, E36: safety end.
        no_cards = not self.deck and not self.discards
        no_hands = all(hand is None for hand in self.hands)
        if not self.built_this_round and no_cards and no_hands:
            self.over = True
        self.built_this_round = False
        self.round += 1

    # ----- playing

    def play(self, text: str) -> None:
        """Play one legal move."""
        if text not in self.legal():
            raise ValueError(f"not legal: {text}")
        if text == "turn end":
            self.end_turn()
            return
        action, verb, *words = text.split()
        if action == "turn":
            self.choose(words[0])
        elif action == "mandatory":
            self.armed = False
            self.build_mandatory(parse_hex(words[0]))
        elif verb == "skip":
            self.block = None
        elif action.startswith("tile:"):
            self.play_tile(action, verb, words)
        else:
            self.play_nomad(action, verb, words)
        # RULINGS E7: after every single step, also inside blocks.
        self.replace_useless_cards()
        if self.block is not None and not self.block_texts():
            # RULINGS E30
            self.block = None

    def choose(self, card: str) -> None:
        """Settle which card of the hand is played this turn."""
        cards = self.hand(self.active)
        cards.remove(card)
        self.set_hand(self.active, [card, *cards])
        self.chosen = True

    def play_tile(self, action: str, verb: str, words: list[str]) -> None:
        """Play one step of a location tile's action."""
        kind = action.removeprefix("tile:")
        if self.block is None:
            self.use_tile(kind)
        # RULINGS E13, E31: what carries "adjacent if possible" uses up the armed outpost.
        if verb in ("build", "place") and kind not in ABSOLUTE:
            self.armed = False
        if verb == "move" and kind in AIP_MOVES:
            self.armed = False
        hexes = [parse_hex(word) for word in words]
        if verb == "build":
            self.build(hexes[0])
            if kind == "fort":
                # RULINGS E23: the card is discarded as soon as the settlement stands.
                assert self.block is not None
                assert self.block.card is not None
                self.discards.append(self.block.card)
                self.block = None
        elif verb == "move":
            self.move(hexes[0], hexes[1])
            if kind in ("wagon", "lighthouse"):
                self.count_step(action, WALK)
                self.block.hex = hexes[1]
        elif verb == "wall":
            self.walls.add(hexes[0])
            self.count_step(action, QUARRY)
        elif verb == "draw":
            self.draw_for_fort()
        elif verb == "return":
            self.take_off(self.active, hexes[0])
        elif kind == "city_hall":
            self.put("city_hall", city_hall_hexes(self.board, hexes[0]))
        else:
            assert verb == "place"
            self.put(PIECE_OF_TILE[kind], {hexes[0]})

    def draw_for_fort(self) -> None:
        """Draw the card of the fort; it goes at once if there is no hex for it."""
        card = self.draw()
        assert card is not None
        if self.has_eligible(card):
            self.block = NaiveBlock("tile:fort", card=card)
        else:
            # RULINGS E23: nothing happens, no other card is drawn.
            self.discards.append(card)

    def play_nomad(self, action: str, verb: str, words: list[str]) -> None:
        """Play one step of a nomad tile's action."""
        kind = action.removeprefix("nomad:")
        if kind == "outpost":
            self.use_nomad(kind)
            self.armed = True
            return
        if kind == "sword" and self.block is None:
            # RULINGS E25: one choice for each victim.
            self.use_nomad(kind)
            self.block = NaiveBlock(action, victims=self.sword_victims())
        elif self.block is None:
            self.use_nomad(kind)
        hexes = [parse_hex(word) for word in words]
        if kind == "sword":
            assert self.block is not None
            self.take_off(self.block.victims.pop(0), hexes[0])
        elif kind == "resettlement":
            self.move(hexes[0], hexes[1])
            self.count_step(action, RESETTLEMENT)
        else:
            assert verb == "build"
            self.armed = False
            self.build(hexes[0])
            self.count_step(action, DONATION)

    def count_step(self, action: str, steps: int) -> None:
        """Open the block with its first step, or count one more step of it."""
        if self.block is None:
            self.block = NaiveBlock(action, left=steps)
        self.block.left -= 1

    def use_tile(self, kind: str) -> None:
        """Mark one usable tile of this kind as used."""
        for tile in self.tiles[self.active]:
            if tile.kind == kind and not tile.used and not tile.fresh:
                tile.used = True
                return
        raise ValueError(kind)

    def use_nomad(self, kind: str) -> None:
        """Mark one usable nomad tile of this kind as used."""
        for tile in self.usable_nomads():
            if tile.kind == kind:
                tile.used = True
                return
        raise ValueError(kind)

    # ----- end

    def scores(self) -> list[dict[str, int]]:
        """Return the gold of each player: cards, castles, red cards and treasure."""
        pieces = self.all_pieces()
        result = []
        for player in range(self.players):
            gold = {}
            for card in self.cards:
                if card not in RED:
                    score = SCORES[card] if card in SCORES else TASKS[card]
                    gold[card] = score(self.board, pieces, player)
            gold["castle"] = score_castle(self.board, pieces, player)
            for card in self.cards:
                if card in RED:
                    gold[card] = self.red[player][card]
            if self.board.nomads:
                gold["treasure"] = self.red[player]["treasure"]
            result.append(gold)
        return result
