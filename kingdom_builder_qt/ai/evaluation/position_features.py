"""Features: numbers that describe a position at the end of a turn, named by content ids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from math import fsum
from operator import mul
from typing import Any, Final, NamedTuple, TypeAlias

from kingdom_builder_qt.ai.chance import next_cards
from kingdom_builder_qt.core.compile.score_groups import joined, parted
from kingdom_builder_qt.core.compile.scores import CompiledScore, GameScore
from kingdom_builder_qt.core.grid import (
    ALL_MASK,
    BIT,
    Hex,
    Mask,
    areas,
    around,
    hexes,
    spread,
    union,
)
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules

# -- gain of an additional piece ------------------------------------------------------------------


def gains_at(
    score: CompiledScore, position: Position, player: int, free: Mask
) -> list[tuple[Mask, int]]:
    """Return sets of free hexes with the gold earned by another piece on any hex of the set."""
    own = position.own[player]
    if score.reads_pieces:
        sets = _alike(score, own, free)
        golds = _golds_by_trying(score, position, player, sets)
    elif score.bases:
        units = [score.units(position, other) for other in range(position.rules.players)]
        gold_within = score.with_one_more(units, player)
        counted = free & score.filter.constant
        parts = [(mask & counted, within) for mask, within in score.parts if mask & counted]
        sets = [mask for mask, _ in parts]
        golds = [gold_within(within) for _, within in parts]
    else:
        sets = _alike(score, own, free)
        golds = _golds_by_groups(score, position, player, sets)
    now = score.gold_of(position, player)
    return [(alike, gold - now) for alike, gold in zip(sets, golds, strict=True) if gold != now]


def _alike(score: CompiledScore, own: Mask, free: Mask) -> list[Mask]:
    """Partition hexes into sets; an additional piece changes the gold equally on all hexes of a
    set.

    Hexes not adjacent to an own piece are alike, except for the constant masks that cut the units.
    """
    counted, near = free & score.filter.constant, 0
    if score.reads_pieces:
        near = around(own) if score.filter.reads_beside else ALL_MASK
    if score.score.group != "none" and not score.bases:
        near |= around(own) | score.linking
    elif score.score.measure == "span":
        near = ALL_MASK
    away = counted & ~near
    sets = [mask & away for mask, _ in score.parts if mask & away]
    alone = (free if score.reads_pieces else counted) & near
    return sets + [BIT[hex_] for hex_ in hexes(alone)]


def _golds_by_groups(
    score: CompiledScore, position: Position, player: int, sets: list[Mask]
) -> list[int]:
    """Return the gold with a piece on the first hex of each set, for units selected by hex."""
    units = [score.units(position, other) for other in range(position.rules.players)]
    groups = [score.groups(own) for own in units]
    mine = units[player]
    found, mine_areas = [], areas(mine) if score.of_areas else []
    for alike in sets:
        first = alike & -alike
        if score.of_areas is None:
            groups[player] = score.groups(mine | first)
        else:
            groups[player] = score.of_areas(joined(mine_areas, first.bit_length() - 1))
        found.append(score.gold_for_groups(groups, player))
    return found


def _golds_by_trying(
    score: CompiledScore, position: Position, player: int, sets: list[Mask]
) -> list[int]:
    """Return the gold with a piece placed temporarily on the first hex of each set."""
    found = []
    for alike in sets:
        with position.added(player, alike & -alike):
            found.append(score.gold_of(position, player))
    return found


# -- features --------------------------------------------------------------------------------------

Weights: TypeAlias = Mapping[str, float]
LATER: Final = "*horizon"  # suffix of a number multiplied by the horizon
MOST_GAIN: Final = 8  # maximum gold of one build; more makes no difference
MOST_KNOWN: Final = 20_000  # cached entries of about 300 bytes
MOST_ROOM: Final = 40  # more free hexes make no difference
BUILDS: Final = 3  # assumed builds of a future turn


class FeatureCache:
    """Caches for one player of one game, shared by evaluations. Results do not depend on them.

    `golds` is the gold of the uncontested cards by pieces, 0 for those that read other pieces;
    `gains` are the gain masks of `Features` by position.
    """

    __slots__ = ("gains", "golds")

    def __init__(self) -> None:
        self.golds: dict[Mask, list[int]] = {}
        self.gains: dict[tuple[object, ...], list[Mask]] = {}

    def trim(self) -> None:
        """Clear a cache with more than `MOST_KNOWN` entries, a tenth of that for the large one."""
        if len(self.golds) > MOST_KNOWN:
            self.golds.clear()
        if len(self.gains) > MOST_KNOWN // 10:
            self.gains.clear()


def horizon(position: Position) -> float:
    """Return the smallest supply of all players as a share of the full supply."""
    return min(position.supply) / position.rules.piece.supply


def terrain_chances(position: Position, player: int) -> list[tuple[float, Mask]]:
    """Return the hexes of every terrain with the probability that the next card shows it."""
    rules = position.rules
    shares: Counter[str] = Counter()
    for card, copies in next_cards(position, player).items():
        options = rules.options[card]
        for option in options:
            shares[option.terrain] += copies / len(options)  # type: ignore[assignment]
    total = fsum(shares.values())
    masks = rules.board.terrain_masks
    return [(share / total, masks.get(terrain, 0)) for terrain, share in sorted(shares.items())]


class Spot:
    """A hex on which a settlement is added, or lifted, with the gold known of the hexes before.

    All other pieces must stay where they are.
    """

    __slots__ = ("_areas", "_is_lifted", "_known", "hex")

    def __init__(self, *, is_lifted: bool) -> None:
        self.hex: Hex = 0
        self._is_lifted = is_lifted
        self._known: dict[tuple[GameScore, int], Any] = {}  # gold, or gold by player
        self._areas: dict[Mask, list[Mask]] = {}  # of the units that stay, or with the lifted one

    def gold(self, score: CompiledScore, position: Position, player: int) -> int:
        """Return the gold of a player for an uncontested card that reads no pieces."""
        hex_ = self.hex
        likeness = score.likeness(hex_, position.own[player])
        key = score, likeness
        gold: int | None = self._known.get(key)
        if gold is None:
            if likeness == hex_ and score.of_areas is not None:
                return score.gold_of_areas(self._areas_of(score.units(position, player)))
            gold = self._known[key] = score.gold_of(position, player)
        return gold

    def _areas_of(self, units: Mask) -> list[Mask]:
        """Return the areas of units, from those before the change of the hex."""
        hex_ = self.hex
        before = units ^ BIT[hex_]
        found = self._areas.get(before)
        if found is None:
            found = self._areas[before] = areas(before)
        return parted(found, hex_) if self._is_lifted else joined(found, hex_)

    def column(self, score: GameScore, position: Position, player: int) -> list[int]:
        """Return the gold by player of a contested card."""
        if score.reads_pieces or not isinstance(score, CompiledScore):
            return score.gold(position)
        key = score, score.likeness(self.hex, position.own[player])
        column: list[int] | None = self._known.get(key)
        if column is None:
            column = self._known[key] = score.gold(position)
        return column


class _Numbers:
    """The features common to all players, and the names of all features."""

    MORE: tuple[str, ...] = ()

    def __init__(
        self,
        position: Position,
        player: int,
        chances: list[tuple[float, Mask]],
        known: FeatureCache,
    ) -> None:
        rules = position.rules
        self._position, self._player = position, player
        self._chances = chances
        # A special that scores is contested.
        self._own = [s for s in rules.scores if isinstance(s, CompiledScore) and not s.is_contested]
        self._contested = [s for s in rules.scores if s.is_contested]
        self._reading = [(n, score) for n, score in enumerate(self._own) if score.reads_pieces]
        self._kinds = {tile: n for n, tile in enumerate(sorted(rules.tiles))}
        self._known = known
        self._sites = rules.board.site_mask & ~rules.location_mask & ~rules.nomad_mask
        self.names = _names(rules, self._own + self._contested, self.MORE)
        self._ones = [1.0] * (1 + len(rules.scores))

    def vector(self, columns: list[list[int]]) -> list[float]:
        """Return the features; `columns` are the gold by player of each contested card."""
        ones, _ = self.fixed_places()
        fixed = self.fixed()
        base = [*fixed[ones], *self.golds(columns), *fixed[ones.stop :], *self.places()]
        left = self.horizon()
        return base + [left * number for number in base]

    def fixed_places(self) -> tuple[slice, slice]:
        """Return the places of the numbers of `fixed` in the vector."""
        ones, cards = len(self._ones), len(self._own) + len(self._contested)
        return slice(0, ones), slice(ones + cards, ones + cards + len(self._kinds) + 3)

    def horizon(self) -> float:
        """Return the horizon of the position."""
        return horizon(self._position)

    def holdings(self) -> tuple[object, ...]:
        """Return a cache key of `fixed` and the horizon."""
        position, player = self._position, self._player
        specials = position.rules.specials
        tokens = [special.tokens(position, player) for special in specials] if specials else ()
        return position.tiles[player], position.supply, *tokens

    def fixed(self) -> list[float]:
        """Return the features that do not depend on places: constants, tiles, supply, tokens."""
        position, player = self._position, self._player
        held = [0.0] * len(self._kinds)
        for tile in position.tiles[player]:
            held[self._kinds[tile.tile]] += 1
        return [
            *self._ones,
            *held,
            len(position.tiles[player]),
            position.supply[player] / 10,
            sum([special.tokens(position, player) for special in position.rules.specials]),
        ]

    def golds(self, columns: list[list[int]], spot: Spot | None = None) -> list[float]:
        """Return the gold of each card, contested ones last; `columns`: see `vector`.

        `spot` is given if settlements on alike hexes are valued together.
        """
        position, player = self._position, self._player
        counted = position.counted(player)
        known = self._known.golds.get(counted)
        if known is None:
            known = self._known.golds[counted] = [
                0
                if score.reads_pieces
                else score.gold_of(position, player)
                if spot is None
                else spot.gold(score, position, player)
                for score in self._own
            ]
        golds: list[float] = [*known]
        for number, score in self._reading:
            golds[number] = score.gold_of(position, player)
        for column in columns:
            golds.append(column[player])
        return golds

    @property
    def reads_others(self) -> bool:
        """Return whether pieces of other players decide the gold of an uncontested card."""
        return bool(self._reading)

    def golds_read(self) -> tuple[int, ...]:
        """Return the gold of the uncontested cards that read other pieces."""
        return tuple([score.gold_of(self._position, self._player) for _, score in self._reading])

    def places(self) -> list[float]:
        """Return the features of the hexes within reach."""
        beside, fresh = self._reach()
        return [
            *_room_and_near(beside, fresh),
            fsum([chance for chance, mask in self._chances if not beside & mask]),
        ]

    def _reach(self) -> tuple[Mask, Mask]:
        """Return the free hexes beside own pieces, and the locations that would be new."""
        position, player = self._position, self._player
        halo = position.halo[player]
        fresh = position.stocked_sites & ~position.claimed[player] | self._sites & ~halo
        return halo & position.free_mask, fresh

    def _all_pieces(self) -> tuple[object, ...]:
        position = self._position
        return position.own, position.others, position.empty_mask, position.extras.scouts


def _room_and_near(beside: Mask, fresh: Mask) -> tuple[float, int]:
    room = beside.bit_count()
    near = (around(beside) & fresh).bit_count()
    return min(room, MOST_ROOM) / 10, near


def _names(rules: Rules, scores: list[GameScore], more: tuple[str, ...]) -> list[str]:
    """Return the names of the features, in the order of the vector."""
    cards = [score.card.id for score in scores]
    base = [
        "one",
        *(f"play:{card}" for card in cards),
        *(f"gold:{card}" for card in cards),
        *(f"tile:{tile}" for tile in sorted(rules.tiles)),
        "tiles",
        "supply",
        "extras",
        "room",
        "near",
        "free",
        *more,
    ]
    return base + [name + LATER for name in base]


class _Outlook(NamedTuple):
    """The outlook on one terrain, times its probability; `levels`: for 1, 2, ... gold a piece."""

    levels: list[tuple[float, float]]  # gold of all builds, probability for the first build
    site: float
    sites: float


# Probability, hexes, and the outlooks by free hexes, those beside own pieces first.
_OfTerrain: TypeAlias = tuple[float, Mask, dict[tuple[Mask, Mask], _Outlook]]


class Features(_Numbers):
    """The player whose turn ends. Gains of a build are those of the initial position."""

    MORE = ("top", "best", "site", "sites")

    def __init__(
        self,
        position: Position,
        player: int,
        chances: list[tuple[float, Mask]],
        known: FeatureCache,
    ) -> None:
        """Compute the gains of all free hexes now."""
        super().__init__(position, player, chances, known)
        # A special pays for events during the game, not for the place of a piece.
        self._paying = [s for s in position.rules.scores if isinstance(s, CompiledScore)]
        key = (*self._all_pieces(), position.free_mask)
        if key not in known.gains:
            known.gains[key] = self._gain_masks()
        self._gains = known.gains[key]
        # Most moves do not change the outlook on most terrains.
        # By fresh locations: their neighbours, and each terrain with its outlooks.
        self._outlooks: dict[Mask, tuple[Mask, list[_OfTerrain]]] = {}

    def _gain_masks(self) -> list[Mask]:
        """Return, for 1, 2, ... gold, the free hexes on which a piece earns at least that."""
        position, player = self._position, self._player
        by_gain = {0: position.free_mask}
        for score in self._paying:
            alike: dict[int, Mask] = {}
            for mask, gold in gains_at(score, position, player, position.free_mask):
                alike[gold] = alike.get(gold, 0) | mask
            before, by_gain = by_gain, dict[int, Mask]()
            away = ~union(alike.values())
            alike[0] = away
            for gain, mask in before.items():
                for gold, other in alike.items():
                    if both := mask & other:
                        by_gain[gain + gold] = by_gain.get(gain + gold, 0) | both
        levels = range(1, min(max(by_gain, default=0), MOST_GAIN) + 1)
        return [union([mask for gain, mask in by_gain.items() if gain >= n]) for n in levels]

    def places(self) -> list[float]:
        """Return also the possible gold of the next turn and the locations within its reach, over
        all cards.
        """
        beside, fresh = self._reach()
        known_here = self._outlooks.get(fresh)
        if known_here is None:
            new: list[_OfTerrain] = [(chance, terrain, {}) for chance, terrain in self._chances]
            known_here = self._outlooks[fresh] = around(fresh), new
        at_fresh, by_terrain = known_here
        free_mask = self._position.free_mask
        top = best = site = sites = 0.0
        unbound = []
        for chance, terrain, known in by_terrain:
            free = terrain & free_mask
            near = beside & free
            if not near:
                unbound.append(chance)
            found = known.get((near, free))
            if found is None:
                found = known[near, free] = self._outlook(chance, near, free, fresh, at_fresh)
            levels, touched, reached = found
            for gold, first in levels:
                top += gold
                best += first
            site += touched
            sites += reached
        return [*_room_and_near(beside, fresh), fsum(unbound), top, best, site, sites]

    def _outlook(
        self, chance: float, beside: Mask, free: Mask, fresh: Mask, at_fresh: Mask
    ) -> _Outlook:
        """Return the outlook of the next turn on the free hexes of one terrain."""
        near = first = beside or free
        if first is not free:
            near = spread(near, free, BUILDS - 1)
        levels = []
        for gain in self._gains:
            hits = (near & gain).bit_count()
            if not hits:
                break
            levels.append((chance * min(hits, BUILDS), chance if first & gain else 0.0))
        touched = near & at_fresh
        if not touched:
            return _Outlook(levels, 0.0, 0.0)
        reached = min((around(touched) & fresh).bit_count(), BUILDS)
        return _Outlook(levels, chance, chance * reached)


class RivalFeatures(_Numbers):
    """An opponent: the same features without the outlook on the next turn."""

    def decided_by(self, columns: list[list[int]]) -> tuple[object, ...]:
        """Return a cache key of the vector; most moves of other players do not change it."""
        position, player = self._position, self._player
        specials = position.rules.specials
        return (
            position.counted(player),
            position.halo[player],
            position.halo[player] & position.free_mask,
            position.stocked_sites,
            position.claimed[player],
            position.tiles[player],
            position.supply,
            *[special.tokens(position, player) for special in specials],
            *[column[player] for column in columns],
            *self.golds_read(),
        )


class Part:
    """The weighted sum of the features of one player."""

    def __init__(self, features: Features | RivalFeatures, weights: list[float]) -> None:
        """Set the weights, in the order of the names of the features."""
        self._features = features
        ones, held = features.fixed_places()
        half = len(weights) // 2
        self._fixed_weights: list[float] = []
        self._weights: list[float] = []
        for of_all in (weights[:half], weights[half:]):
            self._fixed_weights += of_all[ones] + of_all[held]
            self._weights += of_all[ones.stop : held.start] + of_all[held.stop :]
        self._known: dict[tuple[object, ...], tuple[float, list[float]]] = {}

    def by_places(self) -> Callable[..., float]:
        """Return the sum as a function of the arguments of `golds`, until more than places changes.

        It adds the same summands as `dot`, and rounds once: the value is the same.
        """
        features, weights, key = self._features, self._weights, self._features.holdings()
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._fixed()
        left, fixed = known

        def value(columns: list[list[int]], spot: Spot | None = None) -> float:
            numbers = features.golds(columns, spot) + features.places()
            numbers += [left * number for number in numbers]
            return fsum([*fixed, *map(mul, numbers, weights)])

        return value

    def _fixed(self) -> tuple[float, list[float]]:
        """Return the horizon, and the summands of `fixed` other than 0."""
        left, numbers = self._features.horizon(), self._features.fixed()
        numbers += [left * number for number in numbers]
        return left, [summand for summand in map(mul, numbers, self._fixed_weights) if summand]


def dot(vector: list[float], weights: list[float]) -> float:
    """Return the dot product of numbers and weights.

    Uses `fsum`, because `sum` rounds differently since Python 3.12: 1 of 80 games of Strategist
    differed from 3.11. It costs 3 % of Master's time.
    """
    return fsum(map(mul, vector, weights))
