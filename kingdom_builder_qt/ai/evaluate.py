"""What a position is worth to one player at the end of a turn.  No search lives here."""

from __future__ import annotations

from typing import NamedTuple

from kingdom_builder_qt.core.entries import Rank
from kingdom_builder_qt.core.hexgrid import Mask, around
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules


class Worth(NamedTuple):
    """Compared field by field: gold decides, the rest breaks ties."""

    gold: int  # own gold if the game ended now
    lead: int  # own gold minus that of the best opponent
    tiles: int  # location tiles held
    freedom: int  # minus the terrains that bind the next turn to hexes beside own pieces
    reach: int  # locations and castles that the next build can come to stand beside


class Evaluation:
    """Worth of a position to the player whose turn it is, while that turn lasts."""

    __slots__ = ("_others", "_player", "_position", "_ranked", "_sites", "_terrains", "_unranked")

    def __init__(self, position: Position, player: int) -> None:
        """Count once what the player's own turn cannot change: the others' unranked gold."""
        rules = position.rules
        self._position, self._player = position, player
        self._ranked = [s for s in rules.scores if isinstance(s.score.pay, Rank)]
        self._unranked = [s for s in rules.scores if not isinstance(s.score.pay, Rank)]
        self._others = [
            (other, sum(score.gold_of(position, other) for score in self._unranked))
            for other in range(rules.players)
            if other != player
        ]
        self._terrains = _card_terrains(rules)
        self._sites = rules.board.site_mask

    def gold(self) -> int:
        """Return the own gold if the game ended now."""
        position, player = self._position, self._player
        return sum([score.gold_of(position, player) for score in position.rules.scores])

    def worth(self) -> Worth:
        """Return what the position is worth now."""
        position, player = self._position, self._player
        ranked = [score.gold(position) for score in self._ranked]
        gold = sum([score.gold_of(position, player) for score in self._unranked])
        gold += sum([column[player] for column in ranked])
        best_other = max(
            [fixed + sum([column[other] for column in ranked]) for other, fixed in self._others]
        )
        beside = position.halo[player] & position.free_mask
        binding = sum([1 for terrain in self._terrains if beside & terrain])
        tiles = len(position.tiles[player])
        return Worth(gold, gold - best_other, tiles, -binding, self._reach(beside))

    def _reach(self, beside: Mask) -> int:
        """Count the sites not touched yet that still give something."""
        position = self._position
        open_sites = self._sites & ~position.halo[self._player]
        empty = position.rules.location_mask & ~position.open_locations
        return (around(beside) & open_sites & ~empty).bit_count()


def _card_terrains(rules: Rules) -> tuple[Mask, ...]:
    """Return the hexes of every terrain that a terrain card can show."""
    cards = rules.terrain_cards.values()
    ids = dict.fromkeys(option.terrain for card in cards for option in card.options)
    return tuple(rules.board.terrain_masks.get(id_, 0) for id_ in ids)
