"""Naive reference engine, part 3: turns, cards, tiles and the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from .naive_board import (
    Hex,
    NaiveBoard,
    barn_targets,
    eligible,
    farm_targets,
    harbor_targets,
    hex_name,
    oasis_targets,
    paddock_targets,
    parse_hex,
    tavern_targets,
    terrain_targets,
    tower_targets,
)
from .naive_scores import SCORES, score_castle

SUPPLY = 40
TILES_PER_LOCATION = 2
MANDATORY_BUILDS = 3
BUILD_TILES = ("oracle", "farm", "oasis", "tower", "tavern")
MOVE_TILES = ("barn", "harbor", "paddock")


@dataclass
class NaiveTile:
    """One held location tile."""

    kind: str
    location: Hex
    used: bool = False
    fresh: bool = True  # gained this turn


class NaiveGame:
    """One base game, played by move texts."""

    def __init__(
        self,
        board: NaiveBoard,
        players: int,
        cards: list[str],
        hands: Sequence[str | None],
        deck: list[str],
        shuffle: Callable[[list[str]], list[str]],
        start: int = 0,
    ) -> None:
        if len(hands) != players:
            raise ValueError("one hand per player is needed")
        for kind in board.locations.values():
            if kind not in BUILD_TILES + MOVE_TILES:
                raise ValueError(f"not a tile of the base game: {kind}")
        for card in cards:
            if card not in SCORES:
                raise ValueError(f"not a card of the base game: {card}")
        self.board = board
        self.players = players
        self.cards = list(cards)
        self.hands: list[str | None] = list(hands)  # the active player's is the played card
        self.deck = list(deck)  # index 0 is drawn next
        self.discards: list[str] = []
        self.removed: list[str] = []  # useless cards, out of the game
        self.shuffle = shuffle
        self.start = start
        self.active = start
        self.over = False
        self.end_triggered = False
        self.built_this_round = False
        self.supply = [SUPPLY] * players
        self.settlements: list[set[Hex]] = [set() for _ in range(players)]
        self.tiles: list[list[NaiveTile]] = [[] for _ in range(players)]
        self.stock = dict.fromkeys(board.locations, TILES_PER_LOCATION)
        # RULINGS 2.5: one tile per (player, location hex) for the whole game.
        self.taken: set[tuple[int, Hex]] = set()
        self.built = 0  # mandatory builds of this turn
        self.forfeited = False  # no card in this turn
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

    def replace_useless_card(self) -> None:
        """Remove the played card while no hex of its terrain is eligible, and draw again."""
        # RULINGS 2.4; adjacency plays no part.
        card = self.hands[self.active]
        while card is not None:
            if eligible(self.board, self.settlements, self.board.hexes_of(card)):
                break
            self.removed.append(card)
            card = self.draw()
        self.hands[self.active] = card
        if card is None:
            # RULINGS 2.4: no replacement exists: the rest of the mandatory action is forfeited.
            self.forfeited = True

    # ----- turns

    def begin_turn(self) -> None:
        """Start the active player's turn."""
        self.built = 0
        self.forfeited = False
        if self.hands[self.active] is None:
            # RULINGS E9
            self.hands[self.active] = self.draw()
        self.replace_useless_card()

    def end_turn(self) -> None:
        """Discard and draw, then pass on to the next player or end the game."""
        # RULINGS E8: the card is discarded first, then a new one is drawn.
        card = self.hands[self.active]
        if card is not None:
            self.discards.append(card)
        self.hands[self.active] = self.draw()
        for tile in self.tiles[self.active]:
            tile.used = False
            tile.fresh = False
        self.active = (self.active + 1) % self.players
        if self.active == self.start:
            # RULINGS 2.7: the player to the right of the start player is the last one.
            if self.end_triggered:
                self.over = True
            # RULINGS E10: safety end.
            no_cards = not self.deck and not self.discards
            no_hands = all(hand is None for hand in self.hands)
            if not self.built_this_round and no_cards and no_hands:
                self.over = True
            self.built_this_round = False
        if not self.over:
            self.begin_turn()

    def mandatory_open(self) -> bool:
        """Tell whether mandatory builds remain to be made."""
        # RULINGS 2.3: min(3, supply); what remains when the supply runs out lapses.
        if self.forfeited or self.supply[self.active] == 0:
            return False
        return self.built < MANDATORY_BUILDS

    # ----- legal moves

    def build_tile_targets(self, kind: str) -> set[Hex]:
        """Return where the active player may build with a tile of this kind."""
        player = self.active
        if self.supply[player] == 0:
            return set()
        if kind == "oracle":
            card = self.hands[player]
            if card is None:
                return set()
            return terrain_targets(self.board, self.settlements, player, card)
        if kind == "farm":
            return farm_targets(self.board, self.settlements, player)
        if kind == "oasis":
            return oasis_targets(self.board, self.settlements, player)
        if kind == "tower":
            return tower_targets(self.board, self.settlements, player)
        if kind == "tavern":
            return tavern_targets(self.board, self.settlements, player)
        raise ValueError(kind)

    def move_tile_targets(self, kind: str, origin: Hex) -> set[Hex]:
        """Return where the active player may move one settlement with a tile of this kind."""
        player = self.active
        if kind == "barn":
            card = self.hands[player]
            if card is None:
                return set()
            return barn_targets(self.board, self.settlements, player, card, origin)
        if kind == "harbor":
            return harbor_targets(self.board, self.settlements, player, origin)
        if kind == "paddock":
            return paddock_targets(self.board, self.settlements, player, origin)
        raise ValueError(kind)

    def legal(self) -> set[str]:
        """Return the texts of all legal moves."""
        if self.over:
            return set()
        player = self.active
        texts: set[str] = set()
        if self.mandatory_open():
            card = self.hands[player]
            assert card is not None
            for hex_ in terrain_targets(self.board, self.settlements, player, card):
                texts.add(f"mandatory build {hex_name(hex_)}")
            if self.built > 0:
                # RULINGS 2.2: never anything between the builds of the mandatory action.
                return texts
        else:
            texts.add("turn end")
        for tile in self.tiles[player]:
            # RULINGS 2.5: usable from the next own turn on, once per turn.
            if tile.used or tile.fresh:
                continue
            if tile.kind in BUILD_TILES:
                for hex_ in self.build_tile_targets(tile.kind):
                    texts.add(f"tile:{tile.kind} build {hex_name(hex_)}")
            else:
                for origin in self.settlements[player]:
                    for hex_ in self.move_tile_targets(tile.kind, origin):
                        text = f"tile:{tile.kind} move {hex_name(origin)} {hex_name(hex_)}"
                        texts.add(text)
        return texts

    # ----- playing

    def play(self, text: str) -> None:
        """Play one legal move."""
        if text not in self.legal():
            raise ValueError(f"not legal: {text}")
        if text == "turn end":
            self.end_turn()
            return
        words = text.split()
        if words[0] == "mandatory":
            self.built += 1
        else:
            self.use_tile(words[0].removeprefix("tile:"))
        # RULINGS 2.5, order inside one event: place or move, losses, gains, useless card.
        if words[1] == "build":
            self.place(parse_hex(words[2]))
        else:
            self.settlements[self.active].remove(parse_hex(words[2]))
            self.settlements[self.active].add(parse_hex(words[3]))
            self.lose_tiles()
            self.gain_tiles(parse_hex(words[3]))
        self.replace_useless_card()

    def use_tile(self, kind: str) -> None:
        """Mark one usable tile of this kind as used."""
        for tile in self.tiles[self.active]:
            if tile.kind == kind and not tile.used and not tile.fresh:
                tile.used = True
                return
        raise ValueError(kind)

    def place(self, hex_: Hex) -> None:
        """Build a settlement from the supply."""
        player = self.active
        self.settlements[player].add(hex_)
        self.supply[player] -= 1
        self.built_this_round = True
        if self.supply[player] == 0:
            # RULINGS 2.7: once triggered it stays.
            self.end_triggered = True
        self.gain_tiles(hex_)

    def gain_tiles(self, hex_: Hex) -> None:
        """Take one tile from every neighbouring location that gives one."""
        # RULINGS 2.5, gain
        player = self.active
        for location in self.board.neighbours(hex_):
            if location not in self.board.locations:
                continue
            if self.stock[location] == 0 or (player, location) in self.taken:
                continue
            self.stock[location] -= 1
            self.taken.add((player, location))
            self.tiles[player].append(NaiveTile(self.board.locations[location], location))

    def lose_tiles(self) -> None:
        """Lose at once every tile whose location no own settlement touches any more."""
        # RULINGS 2.5, loss
        while True:
            tile = self.lost_tile()
            if tile is None:
                return
            gone = tile
            if not tile.used:
                # RULINGS E18: its used twin goes instead, and it takes the twin's location.
                for twin in self.tiles[self.active]:
                    if twin.kind == tile.kind and twin.used:
                        tile.location = twin.location
                        gone = twin
                        break
            kept = [held for held in self.tiles[self.active] if held is not gone]
            self.tiles[self.active] = kept

    def lost_tile(self) -> NaiveTile | None:
        """Return a held tile whose location no own settlement touches, if there is one."""
        own = self.settlements[self.active]
        for tile in self.tiles[self.active]:
            if not any(hex_ in own for hex_ in self.board.neighbours(tile.location)):
                return tile
        return None

    # ----- end

    def scores(self) -> list[dict[str, int]]:
        """Return the gold of each player per card in play, and for the castles."""
        result = []
        for player in range(self.players):
            gold = {card: SCORES[card](self.board, self.settlements, player) for card in self.cards}
            gold["castle"] = score_castle(self.board, self.settlements, player)
            result.append(gold)
        return result
