"""Naive reference engine, part 5: the effects of one event on the table.

R-255, the order: place or move, losses, gains, gold from red cards, the mayors' mark, and then the
canoes, which use `NaiveCanoe`.
"""

from __future__ import annotations

from collections.abc import Iterable

from .naive_board import Hex
from .naive_scores import red_ambassadors, red_families, red_shepherds, sector
from .naive_state import NaiveState
from .naive_targets import occupied
from .naive_tiles import (
    MANDATORY_BUILDS,
    MARSHLANDS,
    NUMBERS_PER_PLAYER,
    TREASURE,
    NaiveBonus,
    NaiveNomadTile,
    NaiveTile,
)

MAYORS_ROW = 4


class NaiveEvents(NaiveState):
    """The table, and its events."""

    def build(self, hex_: Hex, player: int | None = None) -> None:
        """Build a settlement from the supply of the active or of another player."""
        who = self.active if player is None else player
        self.supply[who] -= 1
        self.settle(hex_, who)

    def build_mandatory(self, hex_: Hex) -> None:
        """Build one of the settlements of the mandatory action."""
        player = self.active
        self.built += 1
        if self.quota is None:
            # fixed by the first build on a plain card.
            self.quota = MANDATORY_BUILDS
        if self.regular == self.quota or self.supply[player] == 0:
            # the temple stock is built last, and does not count for the families.
            self.temple_stock[player] -= 1
            self.stock_due -= 1
            self.settle(hex_, player)
            return
        self.regular += 1
        self.mandatory_hexes.append(hex_)
        # The families are judged within the event, before a mark and before the canoes.
        self.supply[player] -= 1
        self.settle(hex_, player, families=True)

    def settle(self, hex_: Hex, player: int, families: bool = False) -> None:
        """Place a settlement from any source on a hex."""
        self.settlements[player].add(hex_)
        self.built_this_round = True  # settlements only
        self.check_end(player)
        self.placed(player, {hex_}, families)

    def put(self, kind: str, hexes: set[Hex]) -> None:
        """Place a warrior, wagon, ship or the seven hexes of a city hall."""
        self.pieces[self.active][kind] |= hexes
        self.placed(self.active, hexes)

    def placed(self, player: int, hexes: set[Hex], families: bool = False) -> None:
        """Apply the effects of new pieces."""
        # a city hall takes the tiles at all its hexes, once all are placed.
        for hex_ in sorted(hexes):
            self.gain_tiles(hex_, player)
        self.earn_for(hexes, player)
        if families and "families" in self.cards:
            self.earn("families", red_families(self.mandatory_hexes), player)
        if player == self.active and not self.interrupts:
            # no builds of the active player in an interrupt; R-311: not the island.
            found = {sector(hex_) for hex_ in hexes}
            self.sections_built |= {number for number in found if number is not None}
        self.mark_rows(player, hexes)
        self.call_canoes(player)

    def move(self, origin: Hex, target: Hex) -> None:
        """Move one own piece."""
        own = self.hexes_with(self.active, origin)
        own.remove(origin)
        own.add(target)
        self.lose_tiles(self.active)
        self.gain_tiles(target, self.active)
        # no gold from red cards for moves.
        self.mark_rows(self.active, {target})
        self.call_canoes(self.active)

    def take_off(self, player: int, hex_: Hex) -> None:
        """Take a piece off the board, back to its owner."""
        own = self.hexes_with(player, hex_)
        own.remove(hex_)
        if own is self.settlements[player]:
            self.supply[player] += 1
        self.lose_tiles(player)

    def store(self, hex_: Hex) -> None:
        """Put an own settlement onto the temple tile."""
        # it is not part of the supply.
        self.settlements[self.active].remove(hex_)
        self.temple_stock[self.active] += 1
        self.lose_tiles(self.active)

    def hexes_with(self, player: int, hex_: Hex) -> set[Hex]:
        """Return the set, settlements or one kind of pieces, that has this hex."""
        for kind in ("warrior", "wagon", "ship"):
            if hex_ in self.pieces[player][kind]:
                return self.pieces[player][kind]
        return self.settlements[player]

    def check_end(self, player: int) -> None:
        """Trigger the end if the player has nothing left to build."""
        # supply and temple stock; once triggered it stays.
        if self.supply[player] == 0 and self.temple_stock[player] == 0:
            self.end_triggered = True

    def mark_rows(self, player: int, hexes: Iterable[Hex]) -> None:
        """Mark the rows of these hexes for the mayors."""
        # four own pieces anywhere in the row; from the top row down.
        if "mayors" not in self.cards:
            return
        for row in sorted({row for (row, _) in hexes}):
            own = [hex_ for hex_ in self.lasting_pieces()[player] if hex_[0] == row]
            if len(own) >= MAYORS_ROW and row not in self.marks and self.supply[player] > 0:
                self.marks[row] = player
                self.supply[player] -= 1
                self.check_end(player)

    def call_canoes(self, taker: int) -> None:
        """Begin an interrupt if the event took a last tile."""
        # one interrupt per event; from the left of the taker, who gets no choice.
        if self.last_tile_taken:
            order = [(taker + i) % self.players for i in range(1, self.players)]
            self.interrupts.append(order)
        self.last_tile_taken = False

    # ----- gold

    def earn(self, name: str, gold: int, player: int) -> None:
        """Give a player gold during play."""
        self.red[player][name] += gold
        self.gold[player] += gold

    def earn_for(self, hexes: set[Hex], player: int) -> None:
        """Give the gold of shepherds and ambassadors for newly built pieces, hex by hex."""
        # scouts fill their hex, and are no player's neighbours.
        filled = occupied(self.all_pieces()) | self.walls
        pieces = self.lasting_pieces()
        for hex_ in hexes:
            if "shepherds" in self.cards:
                self.earn("shepherds", red_shepherds(self.board, filled, hex_), player)
            if "ambassadors" in self.cards:
                self.earn("ambassadors", red_ambassadors(self.board, pieces, player, hex_), player)

    # ----- tiles

    def gain_tiles(self, hex_: Hex, player: int) -> None:
        """Take a tile from every neighbouring location and nomad space that gives one."""
        for site in self.board.neighbours(hex_):
            if self.nomad_stock.get(site) is not None:
                self.claim(site, player)
            if site not in self.board.locations:
                continue
            #
            if self.stock[site] == 0 or (player, site) in self.taken:
                continue
            self.stock[site] -= 1
            if self.stock[site] == 0:
                self.last_tile_taken = True
            self.taken.add((player, site))
            self.take_tile(site, player)

    def take_tile(self, site: Hex, player: int) -> None:
        """Give a player the tile of a location, and its pieces and bonus tile."""
        kind = self.board.locations[site]
        # usable from their next turn on.
        fresh = player == self.active
        self.tiles[player].append(NaiveTile(kind, site, fresh=fresh))
        if kind == "cathedral":
            self.take_number(player)
        if kind in MARSHLANDS and self.bonus_stock[kind] > 0:
            # with the second tile of the type held at the same time.
            held = [bonus.kind for bonus in self.bonuses[player]]
            if self.count_tiles(player, kind) >= 2 and f"{kind}_bonus" not in held:
                self.bonus_stock[kind] -= 1
                self.bonuses[player].append(NaiveBonus(f"{kind}_bonus", fresh=fresh))

    def count_tiles(self, player: int, kind: str) -> int:
        """Return how many tiles of one kind a player holds."""
        return sum(1 for tile in self.tiles[player] if tile.kind == kind)

    def may_take_number(self, player: int) -> bool:
        """Return whether a player may take a number tile of the cathedral."""
        # ten in all, five for each player.
        return self.number_stock > 0 and self.numbers[player] < NUMBERS_PER_PLAYER

    def take_number(self, player: int) -> None:
        """Give a player a number tile, if there is one for him."""
        if self.may_take_number(player):
            self.number_stock -= 1
            self.numbers[player] += 1

    def claim(self, space: Hex, player: int) -> None:
        """Claim the nomad tile of a space."""
        # it was the last one of its space.
        kind = self.nomad_stock[space]
        assert kind is not None
        self.nomad_stock[space] = None
        self.last_tile_taken = True
        if kind == "treasure":
            self.earn("treasure", TREASURE, player)
        else:
            self.nomad_tiles[player].append(NaiveNomadTile(kind, self.round))

    def lose_tiles(self, player: int) -> None:
        """Lose at once every tile whose location no own piece touches any more."""
        # nomad tiles are never lost.
        while True:
            tile = self.lost_tile(player)
            if tile is None:
                return
            gone = tile
            if not tile.used:
                # its used twin goes instead, and it takes the twin's location.
                for twin in self.tiles[player]:
                    if twin.kind == tile.kind and twin.used:
                        tile.location = twin.location
                        gone = twin
                        break
            self.tiles[player] = [held for held in self.tiles[player] if held is not gone]
            self.lose_with(player, gone.kind)

    def lose_with(self, player: int, kind: str) -> None:
        """Remove everything that depends on a lost tile."""
        left = self.count_tiles(player, kind)
        if left < 2:
            # the bonus tile leaves the game.
            kept = [bonus for bonus in self.bonuses[player] if bonus.kind != f"{kind}_bonus"]
            self.bonuses[player] = kept
        if kind == "cathedral" and left == 0:
            # the number tiles go back with the last cathedral.
            self.number_stock += self.numbers[player]
            self.numbers[player] = 0

    def lost_tile(self, player: int) -> NaiveTile | None:
        """Return a held tile whose location no own piece touches, if there is one."""
        own = self.all_pieces()[player]
        for tile in self.tiles[player]:
            if not any(hex_ in own for hex_ in self.board.neighbours(tile.location)):
                return tile
        return None
