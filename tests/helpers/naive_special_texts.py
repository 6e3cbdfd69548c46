"""Naive reference engine, part 7: the texts of tiles that do more than build or move one piece."""

from __future__ import annotations

from .naive_board import Hex, hex_name
from .naive_cards import NaiveCards
from .naive_reach import scout_targets
from .naive_targets import (
    PIECE_TERRAIN,
    adjacent_if_possible,
    city_hall_targets,
    empty,
    step_targets,
    terrain_targets,
    wall_targets,
)
from .naive_tiles import STOCK, WALLS

# The pieces of each piece tile.
PIECE_OF_TILE = {
    "barracks": "warrior",
    "wagon": "wagon",
    "lighthouse": "ship",
    "city_hall": "city_hall",
}


class NaiveSpecialTexts(NaiveCards):
    """The table, and the moves of quarry, fort, cathedral, temple, scouts and pieces."""

    def terrain(self, terrain: str) -> set[Hex]:
        """Return the hexes of one terrain for a build of the active player, AIP applied."""
        pieces = self.all_pieces()
        blocked = self.blocked()
        return terrain_targets(self.board, pieces, self.active, terrain, blocked, self.armed)

    def card_terrain(self) -> set[Hex]:
        """Return the same for the played terrain."""
        terrain = self.played_terrain()
        return set() if terrain is None else self.terrain(terrain)

    def usable_bonuses(self) -> set[str]:
        """Return the kinds of bonus tiles that the active player may use now."""
        # not in the turn in which it is gained.
        held = self.bonuses[self.active]
        return {bonus.kind for bonus in held if not bonus.used and not bonus.fresh}

    # ----- cards and walls

    def quarry_texts(self, source: str) -> set[str]:
        """Return the hexes for the next stone wall."""
        terrain = self.played_terrain()
        if terrain is None or len(self.walls) == WALLS:
            return set()
        targets = wall_targets(self.board, self.all_pieces(), self.active, terrain, self.blocked())
        return {f"{source} wall {hex_name(hex_)}" for hex_ in targets}

    def fort_draw_texts(self, source: str) -> set[str]:
        """Return the first step of the fort."""
        # not without supply, nor with both piles empty.
        usable = self.supply[self.active] > 0 and (self.deck or self.discards)
        return {f"{source} draw"} if usable else set()

    def fort_texts(self, source: str, card: str | None) -> set[str]:
        """Return the hexes for the fort's card."""
        if card is None:
            return set()
        # a swamp card leaves the choice to the hex; AIP within each terrain.
        targets = set().union(*(self.terrain(terrain) for terrain in self.terrains_of(card)))
        return {f"{source} build {hex_name(hex_)}" for hex_ in targets}

    def cathedral_texts(self, source: str) -> set[str]:
        """Return the two actions of the cathedral."""
        # the repetition only builds.
        take = source == "tile:cathedral" and self.may_take_number(self.active)
        texts = {"tile:cathedral take"} if take else set()
        return texts | self.cathedral_builds(source)

    def cathedral_builds(self, source: str) -> set[str]:
        """Return the hexes for the next settlement of the cathedral."""
        player = self.active
        if self.numbers[player] == 0 or self.supply[player] == 0:
            return set()
        return {f"{source} build {hex_name(hex_)}" for hex_ in self.card_terrain()}

    # ----- temple, scouts and pieces

    def temple_texts(self, source: str) -> set[str]:
        """Return the settlements that may be stored on the temple tile."""
        # A piece cannot be built next turn: settlements only.
        return {f"{source} remove {hex_name(hex_)}" for hex_ in self.settlements[self.active]}

    def scout_texts(self, source: str, more: bool = False) -> set[str]:
        """Return the hexes for the first, or one more, scout."""
        pieces = self.all_pieces()
        if not more:
            # the repetition and a second cabin take both up first.
            pieces[self.active] = self.lasting_pieces()[self.active]
        targets = scout_targets(self.board, pieces, self.active, self.blocked())
        return {f"{source} place {hex_name(hex_)}" for hex_ in targets}

    def piece_tile_texts(self, kind: str, source: str) -> set[str]:
        """Return the placements, returns and first steps of a piece."""
        player = self.active
        piece = PIECE_OF_TILE[kind]
        standing = self.pieces[player][piece]
        pieces = self.all_pieces()
        blocked = self.blocked()
        if kind == "city_hall":
            # once per game, and it stays.
            targets = city_hall_targets(self.board, pieces, player, blocked)
            return set() if standing else {f"{source} place {hex_name(h)}" for h in targets}
        texts = set()
        if len(standing) < STOCK[piece]:
            everywhere = set(self.board.terrain)
            free = empty(self.board, pieces, everywhere, PIECE_TERRAIN[piece], blocked)
            # AIP over all terrains of the piece together.
            targets = adjacent_if_possible(self.board, pieces[player], free, self.armed)
            texts |= {f"{source} place {hex_name(hex_)}" for hex_ in targets}
        for hex_ in standing:
            texts.add(f"{source} return {hex_name(hex_)}")
            if kind != "barracks":
                texts |= self.walk_texts(kind, source, hex_)
        return texts

    def walk_texts(self, kind: str, source: str, origin: Hex) -> set[str]:
        """Return the single steps of the wagon or the ship."""
        kinds = PIECE_TERRAIN[PIECE_OF_TILE[kind]]
        pieces = self.all_pieces()
        targets = step_targets(self.board, pieces, self.active, origin, kinds, self.blocked())
        return {f"{source} move {hex_name(origin)} {hex_name(hex_)}" for hex_ in targets}
