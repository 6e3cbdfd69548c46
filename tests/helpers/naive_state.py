"""Naive reference engine, part 4: what lies on the table, and what one event does to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .naive_board import Hex, NaiveBoard
from .naive_scores import RED, SCORES, TASKS, red_ambassadors, red_families, red_shepherds
from .naive_targets import eligible, occupied
from .naive_tiles import (
    BUILD_TILES,
    MOVE_TILES,
    NOMAD_TILES,
    OTHER_TILES,
    PIECE_TILES,
    STOCK,
    SUPPLY,
    TILES_PER_LOCATION,
    TREASURE,
    NaiveBlock,
    NaiveNomadTile,
    NaiveTile,
)

Hand = str | list[str] | None


class NaiveState:
    """The table."""

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
        if len(hands) != players:
            raise ValueError("one hand per player is needed")
        for kind in board.locations.values():
            if kind not in (*BUILD_TILES, *MOVE_TILES, *PIECE_TILES, *OTHER_TILES):
                raise ValueError(f"unknown location tile: {kind}")
        for nomad in board.nomads.values():
            if nomad is not None and nomad not in NOMAD_TILES:
                raise ValueError(f"unknown nomad tile: {nomad}")
        for card in cards:
            if card not in (*SCORES, *TASKS, *RED):
                raise ValueError(f"unknown card: {card}")
        self.board = board
        self.players = players
        self.cards = list(cards)
        # None, one card, or a list of several cards in the order in which they were drawn; once
        # the active player has chosen, his played card comes first.
        self.hands: list[Hand] = [None] * players
        for player, hand in enumerate(hands):
            self.set_hand(player, [hand] if isinstance(hand, str) else list(hand or []))
        self.deck = list(deck)  # index 0 is drawn next
        self.discards: list[str] = []
        self.removed: list[str] = []  # useless cards, out of the game
        self.shuffle = shuffle
        self.start = start
        self.active = start
        self.round = 1
        self.over = False
        self.end_triggered = False
        self.built_this_round = False
        self.supply = [SUPPLY] * players
        self.settlements: list[set[Hex]] = [set() for _ in range(players)]
        # The pieces beside the settlements; a city hall is its seven hexes.
        self.pieces: list[dict[str, set[Hex]]] = [
            {kind: set() for kind in STOCK} for _ in range(players)
        ]
        self.walls: set[Hex] = set()
        self.tiles: list[list[NaiveTile]] = [[] for _ in range(players)]
        self.stock = dict.fromkeys(board.locations, TILES_PER_LOCATION)
        # RULINGS 2.5: one tile per (player, location hex) for the whole game.
        self.taken: set[tuple[int, Hex]] = set()
        self.nomad_stock = dict(board.nomads)
        self.nomad_tiles: list[list[NaiveNomadTile]] = [[] for _ in range(players)]
        self.gold = [0] * players  # earned during play
        names = [card for card in cards if card in RED] + ["treasure"]
        self.red = [dict.fromkeys(names, 0) for _ in range(players)]
        # What concerns this turn only:
        self.built = 0  # mandatory builds
        self.mandatory_hexes: list[Hex] = []
        self.chosen = False  # it is settled which card of the hand is played
        self.forfeited = False  # no played card, and none can be had
        self.armed = False  # an outpost waits for its placement
        self.block: NaiveBlock | None = None

    # ----- hands

    def hand(self, player: int) -> list[str]:
        """Return the cards a player holds."""
        held = self.hands[player]
        if held is None:
            return []
        return [held] if isinstance(held, str) else list(held)

    def set_hand(self, player: int, cards: list[str]) -> None:
        """Give a player his cards."""
        if not cards:
            self.hands[player] = None
        elif len(cards) == 1:
            self.hands[player] = cards[0]
        else:
            self.hands[player] = list(cards)

    def played(self) -> str | None:
        """Return the active player's played card; None before the choice, and without a card."""
        if self.forfeited or not self.chosen:
            return None
        return self.hand(self.active)[0]

    # ----- the board

    def all_pieces(self) -> list[set[Hex]]:
        """Return for each player every hex that counts as his settlement."""
        return [
            self.settlements[player].union(*self.pieces[player].values())
            for player in range(self.players)
        ]

    def blocked(self, lifted: Hex | None = None) -> set[Hex]:
        """Return the hexes closed by stone walls and by warriors."""
        closed = set(self.walls)
        for own in self.pieces:
            for warrior in own["warrior"]:
                # RULINGS E11: a lifted warrior does not block.
                if warrior != lifted:
                    closed |= set(self.board.neighbours(warrior))
        return closed

    def movable(self, player: int) -> dict[Hex, str]:
        """Return the player's pieces that can be moved or removed, with their kinds."""
        # RULINGS E16: city hall and walls never.
        found = dict.fromkeys(self.settlements[player], "settlement")
        for kind in ("warrior", "wagon", "ship"):
            for hex_ in self.pieces[player][kind]:
                found[hex_] = kind
        return found

    def has_eligible(self, terrain: str) -> bool:
        """Tell whether any hex of this terrain is eligible; adjacency plays no part."""
        wanted = self.board.hexes_of(terrain)
        return bool(eligible(self.board, self.all_pieces(), wanted, self.blocked()))

    # ----- events; RULINGS 2.5: place or move, losses, gains, gold from red cards

    def build(self, hex_: Hex) -> None:
        """Build a settlement from the supply."""
        player = self.active
        self.settlements[player].add(hex_)
        self.supply[player] -= 1
        self.built_this_round = True  # RULINGS E36: settlements only
        if self.supply[player] == 0:
            # RULINGS 2.7: once triggered it stays.
            self.end_triggered = True
        self.gain_tiles(hex_)
        self.earn_for({hex_})

    def build_mandatory(self, hex_: Hex) -> None:
        """Build one of the three settlements of the mandatory action."""
        self.built += 1
        self.mandatory_hexes.append(hex_)
        self.build(hex_)
        if "families" in self.cards:
            self.earn("families", red_families(self.mandatory_hexes))

    def put(self, kind: str, hexes: set[Hex]) -> None:
        """Place a warrior, wagon, ship or the seven hexes of a city hall."""
        self.pieces[self.active][kind] |= hexes
        # RULINGS 7.1: a city hall takes the tiles at all its hexes, once they all lie.
        for hex_ in sorted(hexes):
            self.gain_tiles(hex_)
        self.earn_for(hexes)

    def move(self, origin: Hex, target: Hex) -> None:
        """Move one own piece."""
        own = self.hexes_with(self.active, origin)
        own.remove(origin)
        own.add(target)
        self.lose_tiles(self.active)
        self.gain_tiles(target)
        # RULINGS 6.3: no gold from red cards for moves.

    def take_off(self, player: int, hex_: Hex) -> None:
        """Take a piece off the board, back to its owner."""
        own = self.hexes_with(player, hex_)
        own.remove(hex_)
        if own is self.settlements[player]:
            self.supply[player] += 1
        self.lose_tiles(player)

    def hexes_with(self, player: int, hex_: Hex) -> set[Hex]:
        """Return the set, settlements or one kind of pieces, that has this hex."""
        for kind in ("warrior", "wagon", "ship"):
            if hex_ in self.pieces[player][kind]:
                return self.pieces[player][kind]
        return self.settlements[player]

    # ----- gold

    def earn(self, name: str, gold: int) -> None:
        """Give the active player gold during play."""
        self.red[self.active][name] += gold
        self.gold[self.active] += gold

    def earn_for(self, hexes: set[Hex]) -> None:
        """Give the gold of shepherds and ambassadors for newly built pieces, hex by hex."""
        pieces = self.all_pieces()
        filled = occupied(pieces) | self.walls
        for hex_ in hexes:
            if "shepherds" in self.cards:
                self.earn("shepherds", red_shepherds(self.board, filled, hex_))
            if "ambassadors" in self.cards:
                gold = red_ambassadors(self.board, pieces, self.active, hex_)
                self.earn("ambassadors", gold)

    # ----- tiles

    def gain_tiles(self, hex_: Hex) -> None:
        """Take a tile from every neighbouring location and nomad space that gives one."""
        player = self.active
        for site in self.board.neighbours(hex_):
            if self.nomad_stock.get(site) is not None:
                self.claim(site)
            if site not in self.board.locations:
                continue
            # RULINGS 2.5, gain
            if self.stock[site] == 0 or (player, site) in self.taken:
                continue
            self.stock[site] -= 1
            self.taken.add((player, site))
            self.tiles[player].append(NaiveTile(self.board.locations[site], site))

    def claim(self, space: Hex) -> None:
        """Claim the nomad tile of a space."""
        # RULINGS 6.1
        kind = self.nomad_stock[space]
        assert kind is not None
        self.nomad_stock[space] = None
        if kind == "treasure":
            self.earn("treasure", TREASURE)
        else:
            self.nomad_tiles[self.active].append(NaiveNomadTile(kind, self.round))

    def lose_tiles(self, player: int) -> None:
        """Lose at once every tile whose location no own piece touches any more."""
        # RULINGS 2.5, loss; nomad tiles are never lost.
        while True:
            tile = self.lost_tile(player)
            if tile is None:
                return
            gone = tile
            if not tile.used:
                # RULINGS E18: its used twin goes instead, and it takes the twin's location.
                for twin in self.tiles[player]:
                    if twin.kind == tile.kind and twin.used:
                        tile.location = twin.location
                        gone = twin
                        break
            self.tiles[player] = [held for held in self.tiles[player] if held is not gone]

    def lost_tile(self, player: int) -> NaiveTile | None:
        """Return a held tile whose location no own piece touches, if there is one."""
        own = self.all_pieces()[player]
        for tile in self.tiles[player]:
            if not any(hex_ in own for hex_ in self.board.neighbours(tile.location)):
                return tile
        return None
