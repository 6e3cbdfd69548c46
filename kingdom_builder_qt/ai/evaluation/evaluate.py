"""The heuristic value of a position for one player at the end of a turn. No search lives here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import fsum
from typing import Final, NamedTuple, Protocol, TypeAlias

from kingdom_builder_qt.core.grid import Mask, around
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules


class Worth(NamedTuple):
    """The value of a position, compared field by field: gold first, the rest breaks ties.

    Fractions are expected values.
    """

    gold: float  # the player's gold if the game ended now
    lead: float  # gold minus that of the best opponent
    tiles: float  # tiles and their tokens: number tiles, cards to draw, stored settlements
    rivals: float  # minus the gold and the tiles of all opponents
    freedom: float  # minus the number of terrains that force the next turn next to own pieces
    sites: float  # locations within reach of the next build


_REAL: Final = 3  # the first fields are gains, the others break ties


def is_better(worth: Worth, other: Worth) -> bool:
    """Return whether `worth` is a gain over `other` in gold, lead or tiles."""
    return worth[:_REAL] > other[:_REAL]


def is_useful(worth: Worth, now: Worth) -> bool:
    """Return whether an action that leads from `now` to `worth` is worth taking.

    Gold may cost a tile, because scoring is near; mere harm to opponents may not.
    """
    if worth.gold != now.gold:
        return worth.gold > now.gold
    return worth.tiles >= now.tiles and worth[1:4] > now[1:4]


def mean_worth(found: Iterable[tuple[int, Worth]]) -> Worth:
    """Return the mean of values, weighted by the numbers given with them."""
    pairs = list(found)
    total = sum(weight for weight, _ in pairs)
    columns = zip(*([weight * value for value in worth] for weight, worth in pairs), strict=True)
    return Worth(*(fsum(column) / total for column in columns))


ByPlaces: TypeAlias = Callable[..., Worth]


class Evaluator(Protocol):
    """The interface of an evaluation: the value, for one player, of a position that searches
    change.
    """

    position: Position
    player: int

    def gold(self) -> float:
        """Return a fast estimate, used to preselect moves."""

    def worth(self) -> Worth:
        """Return the value of the current position."""

    def by_places(self) -> ByPlaces:
        """Return a faster `worth`, valid while nothing changes but the places of own pieces.

        It is called without arguments, or after `settle` with the origin and the target of
        the settlement; then all other pieces stay where they are.
        """


class Evaluation:
    """The value of a position for a player during one turn, own or another's (canoe)."""

    __slots__ = ("_contested", "_others", "_own", "_sites", "_terrains", "player", "position")

    def __init__(self, position: Position, player: int) -> None:
        """Split the scores into contested ones, which every turn may change, and the others."""
        rules = position.rules
        self.position, self.player = position, player
        self._contested = [s for s in rules.scores if s.is_contested]
        self._own = [s for s in rules.scores if not s.is_contested]
        # The other gold of each opponent, cached by the opponent's pieces.
        self._others: dict[int, dict[Mask, int]] = {
            other: {} for other in range(rules.players) if other != player
        }
        self._terrains = _card_terrains(rules)
        self._sites = rules.board.site_mask

    def gold(self) -> int:
        """Return the player's gold if the game ended now."""
        position, player = self.position, self.player
        scores = sum([score.gold_of(position, player) for score in position.rules.scores])
        return scores + sum(position.earned[player]) + self._due()

    def worth(self) -> Worth:
        position, player = self.position, self.player
        contested = [score.gold(position) for score in self._contested]
        gold = sum([score.gold_of(position, player) for score in self._own])
        gold += sum([column[player] for column in contested]) + sum(position.earned[player])
        gold += self._due()
        others = [
            self._fixed_gold(other) + sum([column[other] for column in contested])
            for other in self._others
        ]
        rivals = sum(others) + sum([len(position.tiles[other]) for other in self._others])
        beside = position.halo[player] & position.free_mask
        binding = sum([1 for terrain in self._terrains if beside & terrain])
        # A settlement that earns nothing is better stored: it is built again, in addition to the
        # others.
        tiles = len(position.tiles[player])
        tiles += sum([special.tokens(position, player) for special in position.rules.specials])
        return Worth(gold, gold - max(others), tiles, -rivals, -binding, self._near_sites(beside))

    def by_places(self) -> ByPlaces:
        return lambda *_places: self.worth()

    def _due(self) -> int:
        """Return the gold that the end of the player's turn will pay (Rovers)."""
        position = self.position
        if position.active != self.player or position.extras.silos:
            return 0
        scores = position.rules.turn_scores
        return sum([score.paid_for_action(position.extras.turn_mask) for score in scores])

    def _fixed_gold(self, other: int) -> int:
        """Return the gold of an opponent that changes only with the opponent's pieces."""
        position, known = self.position, self._others[other]
        pieces = position.own[other]
        gold = known.get(pieces)
        if gold is None:
            gold = sum([score.gold_of(position, other) for score in self._own])
            gold += sum(position.earned[other])
            known[pieces] = gold
        return gold

    def _near_sites(self, beside: Mask) -> int:
        """Return the number of untouched, not yet empty locations within reach."""
        position = self.position
        rules = position.rules
        fresh = self._sites & ~position.halo[self.player]
        empty = (rules.location_mask | rules.nomad_mask) & ~position.stocked_sites
        return (around(beside) & fresh & ~empty).bit_count()


def _card_terrains(rules: Rules) -> tuple[Mask, ...]:
    """Return the hexes of every terrain on the terrain cards."""
    cards = rules.terrain_cards.values()
    ids = dict.fromkeys(option.terrain for card in cards for option in card.options)
    return tuple(rules.board.terrain_masks.get(id_, 0) for id_ in ids)
