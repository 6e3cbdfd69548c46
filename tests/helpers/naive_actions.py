"""Naive reference engine, part 11: playing the steps of actions."""

from __future__ import annotations

from .naive_board import Hex, parse_hex
from .naive_phases import NaivePhases
from .naive_special_texts import PIECE_OF_TILE
from .naive_targets import city_hall_hexes
from .naive_tiles import NaiveBlock

WALK = 3  # steps of a wagon or ship
RESETTLEMENT = 4
DONATION = 3
QUARRY = 2
SCOUTS = 2
# Placements without "adjacent if possible": they leave an armed outpost alone.
ABSOLUTE = ("tavern", "village", "city_hall", "fountain", "scout_cabin")
# Moves with it.
AIP_MOVES = ("barn", "harbor", "rope_bridge", "tree_house")


def carries_adjacency(kind: str, verb: str) -> bool:
    """Return whether a step of a tile carries "adjacent if possible"."""
    if verb == "move":
        return kind in AIP_MOVES
    return verb in ("build", "place") and kind not in ABSOLUTE


class NaiveActions(NaivePhases):
    """The table, and the effects of the steps of actions."""

    def play_action(self, action: str, verb: str, words: list[str]) -> None:
        """Play one step of an action: 'tile:barn', 'bazaar:barn', 'nomad:sword', 'farmland' ..."""
        source = action.split(":")[0]
        if source in ("tile", "bazaar"):
            self.play_tile(action, verb, words)
        elif source == "nomad":
            self.play_nomad(action, verb, words)
        elif source == "bonus":
            self.play_bonus(action, words)
        else:
            self.play_standing(action, words)

    def play_tile(self, action: str, verb: str, words: list[str]) -> None:
        """Play one step of a location tile's action."""
        source, kind = action.split(":")
        if self.block is None:
            self.use_tile("bazaar" if source == "bazaar" else kind)
        if carries_adjacency(kind, verb):
            # it uses up the armed outpost.
            self.armed = False
        hexes = [parse_hex(word) for word in words]
        if verb == "build":
            self.build_with(action, hexes[0])
        elif verb == "move":
            self.move_with(action, hexes[0], hexes[1])
        elif verb == "place":
            self.place_with(action, hexes[0])
        elif verb == "wall":
            self.walls.add(hexes[0])
            self.count_step(action, QUARRY)
        elif verb == "draw":
            self.draw_for_fort(action)
        elif verb == "return":
            self.take_off(self.active, hexes[0])
        elif verb == "remove":
            self.store(hexes[0])
        else:
            assert verb == "take"
            self.take_with(kind)

    def build_with(self, action: str, hex_: Hex) -> None:
        """Build with a tile."""
        kind = action.split(":")[1]
        if kind == "fort":
            # the card is discarded as soon as the settlement is placed.
            assert self.block is not None
            assert self.block.card is not None
            self.discards.append(self.block.card)
            self.block = None
        if kind == "cathedral":
            # each build returns one number tile.
            self.block = NaiveBlock(action)
            self.numbers[self.active] -= 1
            self.number_stock += 1
        self.build(hex_)

    def move_with(self, action: str, origin: Hex, target: Hex) -> None:
        """Move with a tile."""
        self.move(origin, target)
        if action.split(":")[1] in ("wagon", "lighthouse"):
            self.count_step(action, WALK)
            assert self.block is not None
            self.block.hex = target

    def place_with(self, action: str, hex_: Hex) -> None:
        """Place the pieces of a tile."""
        kind = action.split(":")[1]
        if kind == "scout_cabin":
            self.place_scout(action, hex_)
        elif kind == "city_hall":
            self.put("city_hall", city_hall_hexes(self.board, hex_))
        else:
            self.put(PIECE_OF_TILE[kind], {hex_})

    def take_with(self, kind: str) -> None:
        """Take a number tile, or another card at the end of the turn."""
        if kind == "cathedral":
            self.take_number(self.active)
        else:
            #
            assert kind == "crossroads"
            self.extra_cards[self.active] += 1

    def place_scout(self, action: str, hex_: Hex) -> None:
        """Place one scout; the first one of an action takes the placed scouts up."""
        scouts = self.pieces[self.active]["scout"]
        if self.block is None:
            scouts.clear()
        scouts.add(hex_)
        self.count_step(action, SCOUTS)
        # judged once the first scout is placed again. R-245: none is gained.
        self.lose_tiles(self.active)

    def draw_for_fort(self, action: str) -> None:
        """Draw the card of the fort; it is discarded at once if there is no hex for it."""
        card = self.draw()
        assert card is not None
        if self.useful(card):
            self.block = NaiveBlock(action, card=card)
        else:
            # nothing happens, no other card is drawn.
            self.discards.append(card)

    def play_nomad(self, action: str, verb: str, words: list[str]) -> None:
        """Play one step of a nomad tile's action."""
        kind = action.removeprefix("nomad:")
        if kind == "outpost":
            self.use_nomad(kind)
            self.armed = True
            return
        if kind == "sword" and self.block is None:
            # one choice for each victim.
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

    def play_bonus(self, action: str, words: list[str]) -> None:
        """Play the action of a bonus tile."""
        kind = action.removeprefix("bonus:")
        for bonus in self.bonuses[self.active]:
            if bonus.kind == kind:
                bonus.used = True
        if kind == "canoe_bonus":
            self.armed = False
            self.build(parse_hex(words[0]))
        else:
            self.move(parse_hex(words[0]), parse_hex(words[1]))

    def play_standing(self, action: str, words: list[str]) -> None:
        """Play the action of farmland or caves."""
        self.standing_used.add(action)
        if action == "farmland":
            self.build(parse_hex(words[0]))
        else:
            self.move(parse_hex(words[0]), parse_hex(words[1]))
