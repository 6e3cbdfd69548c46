"""Naive reference engine, part 10: decisions out of turn: canoe interrupts, silo phase."""

from __future__ import annotations

from .naive_board import Hex, hex_name, parse_hex
from .naive_legal import NaiveLegal
from .naive_reach import silo_targets
from .naive_targets import PIECE_TERRAIN, lift

SILO_STEPS = 3


class NaivePhases(NaiveLegal):
    """The table, with interrupts and the phase after the last round."""

    # The players of the silo actions still to be settled; None before the phase.
    silo_queue: list[int] | None = None
    silo_left = SILO_STEPS
    silo_verb: str | None = None  # 'build' or 'move', once begun
    silo_moved: frozenset[Hex] = frozenset()  # the present hexes of the pieces moved by this action

    # ----- canoes

    @property
    def to_move(self) -> int:
        """Return the player who decides now."""
        return self.interrupts[-1][0] if self.interrupts else self.active

    def canoe_texts(self, owner: int) -> set[str]:
        """Return the hexes for an owner's unused canoe."""
        # also with a canoe gained in this interrupt.
        if not any(tile.kind == "canoe" and not tile.used for tile in self.tiles[owner]):
            return set()
        return {f"canoe build {hex_name(hex_)}" for hex_ in self.canoe_hexes(owner)}

    def play_canoe(self, verb: str, words: list[str]) -> None:
        """Play the answer of the deciding owner."""
        owner = self.to_move
        if verb == "skip":
            # the owner declines the rest of this interrupt.
            self.interrupts[-1].pop(0)
            return
        tile = next(t for t in self.tiles[owner] if t.kind == "canoe" and not t.used)
        tile.used = True
        if owner == self.active:
            #
            self.armed = False
        self.build(parse_hex(words[0]), owner)

    def settle_interrupts(self) -> None:
        """Close interrupts until an owner has a choice."""
        while self.interrupts:
            owners = self.interrupts[-1]
            if not owners:
                self.interrupts.pop()
            elif self.canoe_texts(owners[0]):
                return
            else:
                # an owner without supply or target has no choice.
                owners.pop(0)

    # ----- silos

    def begin_silo_phase(self) -> None:
        """Count the silo actions of all players, once."""
        # a snapshot; in turn order from the start player.
        self.silo_queue = []
        pieces = self.all_pieces()
        for i in range(self.players):
            player = (self.start + i) % self.players
            for silo in self.board.silos:
                if self.board.touches(silo, pieces[player]):
                    self.silo_queue.append(player)
        self.settle_silo_phase()

    def settle_silo_phase(self) -> None:
        """Continue with the next silo action that has a legal step; then end the game."""
        assert self.silo_queue is not None
        while self.silo_queue:
            self.active = self.silo_queue[0]
            if self.silo_texts():
                return
            self.next_silo_action()
        self.active = self.start
        self.over = True

    def next_silo_action(self) -> None:
        """Close one silo action."""
        assert self.silo_queue is not None
        self.silo_queue.pop(0)
        self.silo_left = SILO_STEPS
        self.silo_verb = None
        self.silo_moved = frozenset()

    def silo_texts(self) -> set[str]:
        """Return the steps of the present silo action."""
        texts: set[str] = set()
        if self.silo_left == 0:
            return texts
        # either builds or moves, never mixed.
        if self.silo_verb != "move" and self.supply[self.active] > 0:
            targets = silo_targets(self.board, self.all_pieces(), self.active, self.blocked())
            texts |= {f"silo build {hex_name(hex_)}" for hex_ in targets}
        if self.silo_verb != "build":
            texts |= self.silo_moves()
        return texts

    def silo_moves(self) -> set[str]:
        """Return the moves of the present silo action."""
        texts = set()
        for origin, piece in self.carried().items():
            if origin in self.silo_moved:
                # each piece at most once per action.
                continue
            lifted = lift(self.all_pieces(), self.active, origin)
            blocked = self.blocked(lifted=origin)
            for hex_ in silo_targets(self.board, lifted, self.active, blocked) - {origin}:
                if self.board.terrain[hex_] in PIECE_TERRAIN[piece]:
                    texts.add(f"silo move {hex_name(origin)} {hex_name(hex_)}")
        return texts

    def play_silo(self, verb: str, words: list[str]) -> None:
        """Play one step of a silo action."""
        hexes = [parse_hex(word) for word in words]
        if verb == "skip":
            self.next_silo_action()
            return
        self.silo_verb = verb
        self.silo_left -= 1
        # no tiles gained, no gold, no canoes; tiles are lost, rows marked.
        if verb == "build":
            self.settlements[self.active].add(hexes[0])
            self.supply[self.active] -= 1
        else:
            own = self.hexes_with(self.active, hexes[0])
            own.remove(hexes[0])
            own.add(hexes[1])
            self.silo_moved |= {hexes[1]}
            self.lose_tiles(self.active)
        self.mark_rows(self.active, hexes[-1:])
