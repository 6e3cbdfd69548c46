"""Naive reference engine, part 5: the texts of the legal moves."""

from __future__ import annotations

from .naive_board import BUILDABLE, Hex, hex_name
from .naive_state import NaiveState
from .naive_targets import (
    PIECE_TERRAIN,
    adjacent_if_possible,
    barn_targets,
    caravan_targets,
    city_hall_targets,
    empty,
    harbor_targets,
    paddock_targets,
    step_targets,
    tavern_targets,
    terrain_targets,
    tower_targets,
    village_targets,
    wall_targets,
)
from .naive_tiles import (
    BUILD_TILES,
    DONATIONS,
    MANDATORY_BUILDS,
    MOVE_TILES,
    STOCK,
    WALLS,
    NaiveNomadTile,
)

# Tiles that build on one terrain, whatever the played card.
TERRAIN_TILES = {
    "farm": "grass",
    "oasis": "desert",
    "garden": "flower",
    "foresters_lodge": "forest",
    "monastery": "canyon",
}
# What each of the piece tiles brings into play.
PIECE_OF_TILE = {
    "barracks": "warrior",
    "wagon": "wagon",
    "lighthouse": "ship",
    "city_hall": "city_hall",
}
# Blocks that may be ended early, and those in which an outpost may be used (RULINGS E31).
SKIPPABLE = ("tile:quarry", "tile:wagon", "tile:lighthouse", "nomad:resettlement")
OUTPOST_BLOCKS = ("tile:fort", *(f"nomad:donation_{terrain}" for terrain in DONATIONS))


class NaiveLegal(NaiveState):
    """The table, and what may be done on it."""

    def mandatory_open(self) -> bool:
        """Tell whether mandatory builds remain to be made."""
        # RULINGS 2.3: min(3, supply); what remains when the supply runs out lapses. Without
        # supply the action counts as done, also before a card is chosen.
        if self.forfeited or self.supply[self.active] == 0:
            return False
        return self.built < MANDATORY_BUILDS

    def usable_nomads(self) -> list[NaiveNomadTile]:
        """Return the active player's nomad tiles that may be used now."""
        # RULINGS 6.1: only in the owner's turn of the next round.
        return [
            tile
            for tile in self.nomad_tiles[self.active]
            if tile.claimed == self.round - 1 and not tile.used
        ]

    def legal(self) -> set[str]:
        """Return the texts of all legal moves."""
        if self.over:
            return set()
        if self.block is not None:
            texts = self.block_texts()
            if self.block.action in SKIPPABLE:
                texts.add(f"{self.block.action} skip")
            if self.block.action in OUTPOST_BLOCKS:
                texts |= self.outpost_texts()
            return texts
        texts = self.outpost_texts()
        if self.mandatory_open():
            card = self.played()
            if card is not None:
                for hex_ in self.terrain(card):
                    texts.add(f"mandatory build {hex_name(hex_)}")
            if self.built > 0:
                # RULINGS 2.2: never anything else between the builds of the mandatory action.
                return texts
        else:
            texts.add("turn end")
        texts |= self.choose_texts()
        for tile in self.tiles[self.active]:
            # RULINGS 2.5: usable from the next own turn on, once per turn.
            if not tile.used and not tile.fresh:
                texts |= self.tile_texts(tile.kind)
        for nomad in self.usable_nomads():
            texts |= self.nomad_texts(nomad.kind)
        return texts

    def choose_texts(self) -> set[str]:
        """Return the choices of the card to play."""
        # RULINGS E1: not a card without eligible hex; two equal cards are one choice.
        if self.chosen or self.forfeited:
            return set()
        return {f"turn choose {card}" for card in self.hand(self.active) if self.has_eligible(card)}

    def outpost_texts(self) -> set[str]:
        """Return the use of an outpost."""
        # RULINGS E13
        if self.armed or not any(tile.kind == "outpost" for tile in self.usable_nomads()):
            return set()
        return {"nomad:outpost use"}

    def block_texts(self) -> set[str]:
        """Return the further steps of the open block."""
        block = self.block
        assert block is not None
        source, kind = block.action.split(":")
        if source == "nomad":
            if kind == "sword":
                return self.sword_texts(block.victims)
            return self.nomad_texts(kind) if block.left > 0 else set()
        if kind == "fort":
            return self.fort_texts(block.card)
        if block.left == 0:
            return set()
        if kind == "quarry":
            return self.quarry_texts()
        assert block.hex is not None
        return self.walk_texts(kind, block.hex)

    # ----- location tiles

    def terrain(self, terrain: str) -> set[Hex]:
        """Return where the active player may build on one terrain, AIP applied."""
        pieces = self.all_pieces()
        blocked = self.blocked()
        return terrain_targets(self.board, pieces, self.active, terrain, blocked, self.armed)

    def tile_texts(self, kind: str) -> set[str]:
        """Return the first steps of one location tile's action."""
        if kind in BUILD_TILES:
            targets = self.build_tile_targets(kind)
            return {f"tile:{kind} build {hex_name(hex_)}" for hex_ in targets}
        if kind in MOVE_TILES:
            texts = set()
            for origin, piece in self.movable(self.active).items():
                for hex_ in self.move_tile_targets(kind, origin):
                    # RULINGS E16: the target must suit the piece as well.
                    if self.board.terrain[hex_] in PIECE_TERRAIN[piece]:
                        texts.add(f"tile:{kind} move {hex_name(origin)} {hex_name(hex_)}")
            return texts
        if kind in PIECE_OF_TILE:
            return self.piece_tile_texts(kind)
        if kind == "quarry":
            return self.quarry_texts()
        if kind == "fort":
            # RULINGS 7.1: not without supply, nor with both piles empty.
            usable = self.supply[self.active] > 0 and (self.deck or self.discards)
            return {"tile:fort draw"} if usable else set()
        assert kind == "crossroads"  # it has no action of its own
        return set()

    def build_tile_targets(self, kind: str) -> set[Hex]:
        """Return where the active player may build with a tile of this kind."""
        player = self.active
        if self.supply[player] == 0:
            return set()
        if kind == "oracle":
            card = self.played()
            return set() if card is None else self.terrain(card)
        if kind in TERRAIN_TILES:
            return self.terrain(TERRAIN_TILES[kind])
        pieces = self.all_pieces()
        blocked = self.blocked()
        if kind == "tower":
            return tower_targets(self.board, pieces, player, blocked, self.armed)
        if kind == "tavern":
            return tavern_targets(self.board, pieces, player, blocked)
        if kind == "village":
            return village_targets(self.board, pieces, player, blocked)
        raise ValueError(kind)

    def move_tile_targets(self, kind: str, origin: Hex) -> set[Hex]:
        """Return where a tile of this kind may carry what stands on a hex."""
        player = self.active
        pieces = self.all_pieces()
        blocked = self.blocked(lifted=origin)
        if kind == "barn":
            card = self.played()
            if card is None:
                return set()
            return barn_targets(self.board, pieces, player, card, origin, blocked, self.armed)
        if kind == "harbor":
            return harbor_targets(self.board, pieces, player, origin, blocked, self.armed)
        if kind == "paddock":
            return paddock_targets(self.board, pieces, player, origin, blocked)
        if kind == "caravan":
            return caravan_targets(self.board, pieces, player, origin, blocked)
        raise ValueError(kind)

    def quarry_texts(self) -> set[str]:
        """Return where the next stone wall may go."""
        card = self.played()
        if card is None or len(self.walls) == WALLS:
            return set()
        targets = wall_targets(self.board, self.all_pieces(), self.active, card, self.blocked())
        return {f"tile:quarry wall {hex_name(hex_)}" for hex_ in targets}

    def fort_texts(self, card: str | None) -> set[str]:
        """Return where the fort may build on its card."""
        if card is None:
            return set()
        return {f"tile:fort build {hex_name(hex_)}" for hex_ in self.terrain(card)}

    def piece_tile_texts(self, kind: str) -> set[str]:
        """Return the placements, returns and first steps of a piece."""
        player = self.active
        piece = PIECE_OF_TILE[kind]
        standing = self.pieces[player][piece]
        pieces = self.all_pieces()
        blocked = self.blocked()
        if kind == "city_hall":
            # RULINGS 7.1: once per game, and it stays.
            targets = city_hall_targets(self.board, pieces, player, blocked)
            return set() if standing else {f"tile:{kind} place {hex_name(h)}" for h in targets}
        texts = set()
        if len(standing) < STOCK[piece]:
            everywhere = set(self.board.terrain)
            free = empty(self.board, pieces, everywhere, PIECE_TERRAIN[piece], blocked)
            # RULINGS 7.1: AIP over all terrains of the piece together.
            targets = adjacent_if_possible(self.board, pieces[player], free, self.armed)
            texts |= {f"tile:{kind} place {hex_name(hex_)}" for hex_ in targets}
        for hex_ in standing:
            texts.add(f"tile:{kind} return {hex_name(hex_)}")
            if kind != "barracks":
                texts |= self.walk_texts(kind, hex_)
        return texts

    def walk_texts(self, kind: str, origin: Hex) -> set[str]:
        """Return the single steps of the wagon or the ship."""
        kinds = PIECE_TERRAIN[PIECE_OF_TILE[kind]]
        pieces = self.all_pieces()
        targets = step_targets(self.board, pieces, self.active, origin, kinds, self.blocked())
        return {f"tile:{kind} move {hex_name(origin)} {hex_name(hex_)}" for hex_ in targets}

    # ----- nomad tiles

    def nomad_texts(self, kind: str) -> set[str]:
        """Return the first, or the next, steps of a nomad tile's action."""
        if kind == "outpost":
            return self.outpost_texts()
        if kind == "sword":
            return self.sword_texts(self.sword_victims())
        if kind == "resettlement":
            texts = set()
            for origin, piece in self.movable(self.active).items():
                # RULINGS 6.1, E16: adjacent eligible hexes that suit the piece.
                kinds = PIECE_TERRAIN[piece] & BUILDABLE
                blocked = self.blocked(lifted=origin)
                pieces = self.all_pieces()
                for hex_ in step_targets(self.board, pieces, self.active, origin, kinds, blocked):
                    texts.add(f"nomad:{kind} move {hex_name(origin)} {hex_name(hex_)}")
            return texts
        assert kind.startswith("donation_")
        if self.supply[self.active] == 0:
            return set()
        targets = self.terrain(kind.removeprefix("donation_"))
        return {f"nomad:{kind} build {hex_name(hex_)}" for hex_ in targets}

    def sword_victims(self) -> list[int]:
        """Return whom the sword strikes: from the left of the active player on."""
        # RULINGS E25
        others = [(self.active + i) % self.players for i in range(1, self.players)]
        return [player for player in others if self.movable(player)]

    def sword_texts(self, victims: list[int]) -> set[str]:
        """Return the choices for the next victim of the sword."""
        if not victims:
            return set()
        return {f"nomad:sword remove {hex_name(hex_)}" for hex_ in self.movable(victims[0])}
