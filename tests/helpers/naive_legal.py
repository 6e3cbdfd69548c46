"""Naive reference engine, part 9: the texts of the legal moves of a turn."""

from __future__ import annotations

from .naive_board import BUILDABLE, Hex, hex_name
from .naive_targets import PIECE_TERRAIN, step_targets, terrain_targets
from .naive_tile_texts import NaiveTileTexts
from .naive_tiles import DONATIONS, MANDATORY_BUILDS, WALLS, NaiveNomadTile

# Actions of several steps that may be ended early, and those in which an outpost may be used
# of a location tile also when the bazaar repeats it.
SKIPPABLE = ("quarry", "wagon", "lighthouse", "cathedral", "resettlement")
OUTPOST_BLOCKS = ("fort", "cathedral", *(f"donation_{terrain}" for terrain in DONATIONS))


class NaiveLegal(NaiveTileTexts):
    """The table, and its legal moves."""

    def regular_left(self) -> int:
        """Return how many regular mandatory builds are still to be made."""
        # the remaining builds lapse when the supply runs out.
        quota = MANDATORY_BUILDS if self.quota is None else self.quota
        return min(quota - self.regular, self.supply[self.active])

    def mandatory_open(self) -> bool:
        """Return whether mandatory builds remain to be made."""
        # without supply and stock the action counts as done, also before a card is
        # chosen. R-226: the temple stock of earlier turns is added.
        return not self.forfeited and (self.regular_left() > 0 or self.stock_due > 0)

    def mandatory_hexes_open(self) -> set[Hex]:
        """Return the hexes for the next mandatory build."""
        terrain = self.played_terrain()
        if terrain is None:
            return set()
        # the first one of the action ignores adjacency.
        free = self.armed or (self.built == 0 and "temple_bonus" in self.usable_bonuses())
        pieces = self.all_pieces()
        return terrain_targets(self.board, pieces, self.active, terrain, self.blocked(), free)

    def usable_nomads(self) -> list[NaiveNomadTile]:
        """Return the active player's nomad tiles that may be used now."""
        # only in the owner's turn of the next round.
        return [
            tile
            for tile in self.nomad_tiles[self.active]
            if tile.claimed == self.round - 1 and not tile.used
        ]

    def turn_texts(self) -> set[str]:
        """Return the legal moves of the active player's turn."""
        if self.block is not None:
            texts = self.block_texts()
            kind = self.block.action.split(":")[1]
            if kind in SKIPPABLE:
                texts.add(f"{self.block.action} skip")
            if kind in OUTPOST_BLOCKS:
                texts |= self.outpost_texts()
            return texts
        texts = self.outpost_texts() | self.choose_texts()
        if self.mandatory_open():
            targets = self.mandatory_hexes_open()
            texts |= {f"mandatory build {hex_name(hex_)}" for hex_ in targets}
            if self.built > 0:
                # never anything else between the builds of the mandatory action.
                return texts
        else:
            texts.add("turn end")
        for tile in self.tiles[self.active]:
            # usable from their next turn on, once per turn.
            if not tile.used and not tile.fresh:
                texts |= self.tile_texts(tile.kind, f"tile:{tile.kind}")
        for nomad in self.usable_nomads():
            texts |= self.nomad_texts(nomad.kind)
        return texts | self.bonus_texts() | self.standing_texts()

    def choose_texts(self) -> set[str]:
        """Return the choices of the card to play, or of its terrain."""
        return {f"turn choose {word}" for word in self.choices()}

    def outpost_texts(self) -> set[str]:
        """Return the use of an outpost."""
        #
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
            return self.fort_texts(block.action, block.card)
        if kind == "cathedral":
            if self.undecided():
                #
                room = self.numbers[self.active] > 0 and self.supply[self.active] > 0
                return self.choose_texts() if room else set()
            return self.cathedral_builds(block.action)
        if block.left == 0:
            return set()
        if kind == "quarry":
            if self.undecided():
                #
                return self.choose_texts() if len(self.walls) < WALLS else set()
            return self.quarry_texts(block.action)
        if kind == "scout_cabin":
            return self.scout_texts(block.action, more=True)
        assert block.hex is not None
        return self.walk_texts(kind, block.action, block.hex)

    # ----- nomad tiles

    def nomad_texts(self, kind: str) -> set[str]:
        """Return the first, or the next, steps of a nomad tile's action."""
        if kind == "outpost":
            return self.outpost_texts()
        if kind == "sword":
            return self.sword_texts(self.sword_victims())
        if kind == "resettlement":
            texts = set()
            for origin, piece in self.carried().items():
                # adjacent eligible hexes that suit the piece.
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
        """Return the victims of the sword, from the left of the active player on."""
        #
        others = [(self.active + i) % self.players for i in range(1, self.players)]
        return [player for player in others if self.movable(player)]

    def sword_texts(self, victims: list[int]) -> set[str]:
        """Return the choices for the next victim of the sword."""
        if not victims:
            return set()
        return {f"nomad:sword remove {hex_name(hex_)}" for hex_ in self.movable(victims[0])}
