"""Naive reference engine, part 4: the state of the table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence

from .naive_board import BASIC, Hex, NaiveBoard
from .naive_late_scores import LATE_SCORES, SPECIAL
from .naive_scores import RED, SCORES
from .naive_targets import eligible
from .naive_tasks import TASKS
from .naive_tiles import (
    BONUS_TILES,
    BUILD_TILES,
    HOUSE_RULES,
    MARSHLANDS,
    MOVE_TILES,
    NOMAD_TILES,
    NUMBER_TILES,
    OTHER_TILES,
    PIECE_TILES,
    STOCK,
    SUPPLY,
    TILES_PER_LOCATION,
    NaiveBlock,
    NaiveBonus,
    NaiveNomadTile,
    NaiveTile,
)

Hand = str | list[str] | None


def check_names(what: str, found: Iterable[str | None], allowed: Collection[str | None]) -> None:
    """Raise an error for a name that is not allowed."""
    for name in found:
        if name not in allowed:
            raise ValueError(f"unknown {what}: {name}")


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
        scouted: str | None = None,
        house: Collection[str] = (),
    ) -> None:
        if len(hands) != players:
            raise ValueError("one hand per player is needed")
        tiles = (*BUILD_TILES, *MOVE_TILES, *PIECE_TILES, *OTHER_TILES)
        check_names("location tile", board.locations.values(), tiles)
        check_names("nomad tile", board.nomads.values(), (*NOMAD_TILES, None))
        check_names("card", cards, (*SCORES, *LATE_SCORES, *SPECIAL, *TASKS, *RED))
        check_names("house rule", house, HOUSE_RULES)
        if (scouted in BASIC) != ("scouts" in cards):
            raise ValueError("the scouts card needs the basic terrain that it has removed")
        # the terrain whose cards leave the deck before the game.
        self.scouted = scouted
        self.house = frozenset(house)
        self.board = board
        self.players = players
        self.cards = list(cards)
        # None, one card, or a list of several cards in the order in which they were drawn; once
        # the active player has chosen, his played card is first.
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
        # The pieces other than settlements; a city hall is its seven hexes.
        self.pieces: list[dict[str, set[Hex]]] = [
            {kind: set() for kind in STOCK} for _ in range(players)
        ]
        self.walls: set[Hex] = set()
        self.tiles: list[list[NaiveTile]] = [[] for _ in range(players)]
        self.stock = dict.fromkeys(board.locations, TILES_PER_LOCATION)
        # one tile per (player, location hex) for the whole game.
        self.taken: set[tuple[int, Hex]] = set()
        self.nomad_stock = dict(board.nomads)
        self.nomad_tiles: list[list[NaiveNomadTile]] = [[] for _ in range(players)]
        self.bonuses: list[list[NaiveBonus]] = [[] for _ in range(players)]
        self.bonus_stock = dict.fromkeys(MARSHLANDS, BONUS_TILES)
        self.temple_stock = [0] * players
        self.numbers = [0] * players  # the number tiles of the cathedral
        self.number_stock = NUMBER_TILES
        self.marks: dict[int, int] = {}  # the player who has marked a row for the mayors
        self.gold = [0] * players  # earned during play
        names = [card for card in cards if card in RED] + ["treasure"]
        self.red = [dict.fromkeys(names, 0) for _ in range(players)]
        self.extra_cards = [0] * players  # due to a repetition of crossroads
        # Interrupts by canoe, the innermost last: the owners still to decide, in order.
        self.interrupts: list[list[int]] = []
        self.last_tile_taken = False  # by the present event
        self.reset_turn()

    def reset_turn(self) -> None:
        """Reset all that belongs to one turn only."""
        self.built = 0  # mandatory builds, from supply and temple stock
        self.regular = 0  # those from the supply
        # how many those are to be; None while it is open.
        self.quota: int | None = None
        self.stock_due = self.temple_stock[self.active]
        self.mandatory_hexes: list[Hex] = []
        self.sections_built: set[int] = set()  # for the rovers
        self.chosen = False  # it is settled which card of the hand is played
        self.side: str | None = None  # the terrain chosen of the played card
        self.forfeited = False  # no played card, and none can be had
        self.armed = False  # an outpost waits for its placement
        self.block: NaiveBlock | None = None
        self.standing_used: set[str] = set()  # 'farmland', 'cave'

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

    # ----- the board

    def all_pieces(self) -> list[set[Hex]]:
        """Return for each player every hex that counts as his settlement."""
        return [
            self.settlements[player].union(*self.pieces[player].values())
            for player in range(self.players)
        ]

    def lasting_pieces(self) -> list[set[Hex]]:
        """Return the same without the scouts."""
        # they are ignored by others, and never score.
        scouts = [own.get("scout", set()) for own in self.pieces]
        return [own - scout for own, scout in zip(self.all_pieces(), scouts, strict=True)]

    def blocked(self, lifted: Hex | None = None) -> set[Hex]:
        """Return the hexes closed by stone walls and by warriors."""
        closed = set(self.walls)
        for own in self.pieces:
            for warrior in own["warrior"]:
                # a lifted warrior does not block.
                if warrior != lifted:
                    closed |= set(self.board.neighbours(warrior))
        return closed

    def movable(self, player: int) -> dict[Hex, str]:
        """Return the player's pieces that can be moved or removed, with their kinds."""
        # city hall, walls and scouts never.
        found = dict.fromkeys(self.settlements[player], "settlement")
        for kind in ("warrior", "wagon", "ship"):
            for hex_ in self.pieces[player][kind]:
                found[hex_] = kind
        return found

    def carried(self) -> dict[Hex, str]:
        """Return the active player's pieces that other tiles' actions may move."""
        if "own_tiles_only" in self.house:
            # warrior, wagon and ship are moved by their own tiles only.
            return dict.fromkeys(self.settlements[self.active], "settlement")
        return self.movable(self.active)

    def has_eligible(self, terrain: str) -> bool:
        """Return whether any hex of this terrain is eligible; adjacency plays no part."""
        wanted = self.board.hexes_of(terrain)
        return bool(eligible(self.board, self.all_pieces(), wanted, self.blocked()))
