"""Naive reference engine, part 8: the texts of the actions of location tiles and bonus tiles.

A source is 'tile:barn', or 'bazaar:barn' for the repeated action.
"""

from __future__ import annotations

from .naive_board import BUILDABLE, Hex, hex_name
from .naive_reach import (
    canoe_targets,
    cave_targets,
    farmland_targets,
    fountain_targets,
    near_targets,
    palisade_targets,
    refuge_bonus_targets,
    water_mill_targets,
)
from .naive_special_texts import PIECE_OF_TILE, NaiveSpecialTexts
from .naive_targets import (
    PIECE_TERRAIN,
    barn_targets,
    caravan_targets,
    harbor_targets,
    occupied,
    paddock_targets,
    step_targets,
    tavern_targets,
    tower_targets,
    village_targets,
)
from .naive_tiles import BUILD_TILES, MOVE_TILES

# Tiles that build on one terrain, whatever the played card, and tiles that move to one.
TERRAIN_TILES = {
    "farm": "grass",
    "oasis": "desert",
    "garden": "flower",
    "foresters_lodge": "forest",
    "monastery": "canyon",
}
BRIDGE_TILES = {"rope_bridge": "canyon", "tree_house": "forest"}
# Tiles that the bazaar never repeats; crossroads has a rule of its own.
NOT_REPEATED = ("bazaar", "canoe", "city_hall", "crossroads")


class NaiveTileTexts(NaiveSpecialTexts):
    """The table, and the moves of location tiles."""

    def tile_texts(self, kind: str, source: str) -> set[str]:
        """Return the first steps of one location tile's action."""
        if kind in BUILD_TILES:
            targets = self.build_tile_targets(kind)
            return {f"{source} build {hex_name(hex_)}" for hex_ in targets}
        if kind in MOVE_TILES:
            return self.move_texts(kind, source)
        if kind in PIECE_OF_TILE:
            return self.piece_tile_texts(kind, source)
        texts = {
            "quarry": self.quarry_texts,
            "fort": self.fort_draw_texts,
            "bazaar": self.bazaar_texts,
            "temple": self.temple_texts,
            "scout_cabin": self.scout_texts,
            "cathedral": self.cathedral_texts,
        }
        # Crossroads and canoe have no action of this kind.
        return texts[kind](source) if kind in texts else set()

    def bazaar_texts(self, source: str) -> set[str]:
        """Return the first steps of the actions that the bazaar may repeat."""
        # the tile's own action has been used this turn.
        texts = set()
        for tile in self.tiles[self.active]:
            if tile.kind == "crossroads" and not tile.fresh:
                # not one gained this turn.
                texts.add("bazaar:crossroads take")
            elif tile.used and tile.kind not in NOT_REPEATED:
                texts |= self.tile_texts(tile.kind, f"bazaar:{tile.kind}")
        return texts

    # ----- build one

    def build_tile_targets(self, kind: str) -> set[Hex]:
        """Return the hexes for a build of the active player with a tile of this kind."""
        player = self.active
        if self.supply[player] == 0:
            return set()
        if kind == "oracle":
            return self.card_terrain()
        if kind in TERRAIN_TILES:
            return self.terrain(TERRAIN_TILES[kind])
        pieces = self.all_pieces()
        blocked = self.blocked()
        # Without "adjacent if possible": their adjacency is the action itself.
        absolute = {"tavern": tavern_targets, "village": village_targets}
        if kind in absolute:
            return absolute[kind](self.board, pieces, player, blocked)
        if kind == "fountain":
            bonus = "fountain_bonus" in self.usable_bonuses()
            return fountain_targets(self.board, pieces, player, blocked, bonus)
        if kind == "tower":
            return tower_targets(self.board, pieces, player, blocked, self.armed)
        if kind == "water_mill":
            return water_mill_targets(self.board, pieces, player, blocked, self.armed)
        near = self.near_what(kind)
        return near_targets(self.board, pieces, player, near, blocked, self.armed)

    def near_what(self, kind: str) -> set[Hex]:
        """Return the hexes next to which a tile of this kind builds."""
        if kind == "mountain_station":
            return self.board.hexes_of("mountain")  # with the caves
        if kind == "university":
            return self.board.sites()
        assert kind == "watchtower"
        pieces = self.lasting_pieces()
        pieces.pop(self.active)
        return occupied(pieces)

    # ----- move one

    def move_texts(self, kind: str, source: str) -> set[str]:
        """Return the moves of a tile, a bonus tile or of the caves."""
        texts = set()
        for origin, piece in self.carried().items():
            for hex_ in self.move_targets(kind, origin):
                # the target must suit the piece as well.
                if self.board.terrain[hex_] in PIECE_TERRAIN[piece]:
                    texts.add(f"{source} move {hex_name(origin)} {hex_name(hex_)}")
        return texts

    def move_targets(self, kind: str, origin: Hex) -> set[Hex]:
        """Return the targets of a move of the piece on a hex."""
        player = self.active
        pieces = self.all_pieces()
        blocked = self.blocked(lifted=origin)
        if kind == "barn" or kind in BRIDGE_TILES:
            terrain = BRIDGE_TILES.get(kind) or self.played_terrain()
            if terrain is None:
                return set()
            return barn_targets(self.board, pieces, player, terrain, origin, blocked, self.armed)
        if kind == "harbor":
            return harbor_targets(self.board, pieces, player, origin, blocked, self.armed)
        if kind == "refuge":
            # As the tile says: an adjacent eligible hex.
            return step_targets(self.board, pieces, player, origin, BUILDABLE, blocked)
        targets = {
            "paddock": paddock_targets,
            "caravan": caravan_targets,
            "palisade": palisade_targets,
            "refuge_bonus": refuge_bonus_targets,
            "cave": cave_targets,
        }
        return targets[kind](self.board, pieces, player, origin, blocked)

    # ----- bonus tiles and actions without a tile

    def canoe_hexes(self, player: int) -> set[Hex]:
        """Return the hexes for a player's canoe or its bonus."""
        if self.supply[player] == 0:
            return set()
        # an armed outpost serves the active player in an interrupt too.
        outpost = self.armed and player == self.active
        return canoe_targets(self.board, self.all_pieces(), player, self.blocked(), outpost)

    def bonus_texts(self) -> set[str]:
        """Return the actions of the bonus tiles; those of fountain and temple have no source."""
        texts = set()
        usable = self.usable_bonuses()
        if "canoe_bonus" in usable:
            targets = self.canoe_hexes(self.active)
            texts |= {f"bonus:canoe_bonus build {hex_name(hex_)}" for hex_ in targets}
        if "refuge_bonus" in usable:
            texts |= self.move_texts("refuge_bonus", "bonus:refuge_bonus")
        return texts

    def standing_texts(self) -> set[str]:
        """Return the actions of farmland and caves, once per turn each."""
        texts = set()
        player = self.active
        if "farmland" not in self.standing_used and self.supply[player] > 0:
            targets = farmland_targets(self.board, self.all_pieces(), player, self.blocked())
            texts |= {f"farmland build {hex_name(hex_)}" for hex_ in targets}
        if "cave" not in self.standing_used:
            texts |= self.move_texts("cave", "cave")
        return texts
