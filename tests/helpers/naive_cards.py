"""Naive reference engine, part 6: terrain cards, swamp cards and the played card."""

from __future__ import annotations

from .naive_board import BASIC
from .naive_events import NaiveEvents
from .naive_tiles import MANDATORY_BUILDS, SWAMP_BUILDS


class NaiveCards(NaiveEvents):
    """The table, and the hands."""

    def draw(self) -> str | None:
        """Draw a card; reshuffle the discards only if one is needed and the pile is empty."""
        #
        if not self.deck and self.discards:
            self.deck = list(self.shuffle(list(self.discards)))
            self.discards = []
        if not self.deck:
            return None
        return self.deck.pop(0)

    def draw_hand(self) -> None:
        """Draw new cards for the active player, whose hand is empty."""
        drawn = [self.draw() for _ in range(self.hand_size())]
        self.set_hand(self.active, [card for card in drawn if card is not None])
        self.extra_cards[self.active] = 0

    def hand_size(self) -> int:
        """Return how many cards the active player draws at the end of his turn."""
        # two with crossroads, already in the turn in which it was gained; R-243: one
        # more for each repetition by bazaar.
        player = self.active
        return 1 + self.count_tiles(player, "crossroads") + self.extra_cards[player]

    # ----- the terrains of a card

    def terrains_of(self, card: str) -> list[str]:
        """Return the terrains that a card offers."""
        if not card.startswith("swamp_"):
            return [card]
        plain = card.removeprefix("swamp_")
        # without a swamp hex, occupied or not, it is a plain card.
        return ["swamp", plain] if self.board.hexes_of("swamp") else [plain]

    def useful(self, card: str) -> bool:
        """Return whether any hex of a card's terrains is eligible; adjacency plays no part."""
        return any(self.has_eligible(terrain) for terrain in self.terrains_of(card))

    def played(self) -> str | None:
        """Return the active player's played card; None before the choice, and without a card."""
        if self.forfeited or not self.chosen:
            return None
        return self.hand(self.active)[0]

    def undecided(self) -> bool:
        """Return whether the played card waits for the choice of its terrain."""
        card = self.played()
        return card is not None and self.side is None and len(self.terrains_of(card)) > 1

    def played_terrain(self) -> str | None:
        """Return the terrain on which the active player builds; None before the choices."""
        card = self.played()
        if card is None or self.side is not None:
            return self.side
        return None if self.undecided() else self.terrains_of(card)[0]

    # ----- choices

    def choices(self) -> set[str]:
        """Return the possible choices: a card of the hand, or a side of the played card."""
        if self.forfeited:
            return set()
        if not self.chosen:
            # not a card without eligible hex; two equal cards are one choice.
            cards = {card for card in self.hand(self.active) if self.useful(card)}
            return cards | self.twin_terrains()
        if not self.undecided():
            return set()
        card = self.hand(self.active)[0]
        #
        return {terrain for terrain in self.terrains_of(card) if self.has_eligible(terrain)}

    def twins(self) -> list[str]:
        """Return the cards of which the active player holds two (house rule)."""
        cards = self.hand(self.active)
        if "any_terrain_for_twins" not in self.house:
            return []
        return [card for card in cards if cards.count(card) > 1]

    def twin_terrains(self) -> set[str]:
        """Return the terrains that twin cards may stand for."""
        #
        return {terrain for terrain in BASIC if self.twins() and self.has_eligible(terrain)}

    def choose(self, word: str) -> None:
        """Set the card of the hand that is played this turn, or its side."""
        if self.chosen:
            self.side = word
            if self.quota is None:
                # the swamp choice fixes the number of builds.
                self.quota = SWAMP_BUILDS if word == "swamp" else MANDATORY_BUILDS
            return
        cards = self.hand(self.active)
        card = word
        if word not in cards:
            # A card of that terrain precedes twins that stand for it.
            card = self.twins()[0]
            self.side = word
        cards.remove(card)
        self.set_hand(self.active, [card, *cards])
        self.chosen = True

    # ----- useless cards

    def hand_is_useless(self) -> bool:
        """Return whether the played card, or before the choice every card held, is useless."""
        cards = self.hand(self.active)
        if not self.chosen:
            # only the cards themselves count, not the terrains that twins could stand
            # for.
            return not any(self.useful(card) for card in cards)
        # once a side is chosen only that side counts.
        return not (self.has_eligible(self.side) if self.side else self.useful(cards[0]))

    def replace_useless_cards(self) -> None:
        """Remove useless cards of the active player from the game and draw others."""
        # R-10; adjacency plays no part.
        while not self.forfeited:
            cards = self.hand(self.active)
            if not cards:
                # no replacement exists: the rest of the mandatory action is lost.
                self.forfeited = True
                return
            if len(cards) == 1:
                # one card left is the played card.
                self.chosen = True
            if not self.hand_is_useless():
                return
            # The played card, or the card drawn first.
            self.removed.append(cards.pop(0))
            self.side = None
            drawn = self.draw()
            if drawn is not None:
                # at the end of the queue; a new played card is the played card.
                cards.insert(0 if self.chosen else len(cards), drawn)
            elif self.chosen:
                # not from the other cards in hand.
                self.forfeited = True
            self.set_hand(self.active, cards)
