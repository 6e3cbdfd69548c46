"""Scores compiled for one board: group, keep, pay, and the sheet at the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.compile.filters import CompiledFilter, Words, compile_filter
from kingdom_builder_qt.core.compile.groups import (
    bases,
    between,
    compile_areas,
    compile_groups,
    joined,
    reaches_of,
)
from kingdom_builder_qt.core.entries import (
    Card,
    ClaimRows,
    Flat,
    PerGroup,
    PerUnit,
    Rank,
    Score,
    When,
)
from kingdom_builder_qt.core.grid import (
    ALL_MASK,
    BIT,
    Hex,
    Mask,
    areas,
    around,
    hexes,
    span,
)

if TYPE_CHECKING:
    from kingdom_builder_qt.core.position import Position

T = TypeVar("T")

MOST_KNOWN: Final = 10_000  # answers of about 300 bytes


@dataclass(frozen=True, slots=True)
class ScoreEntry:
    """Gold of one player for one card, and the settlements that earned it."""

    card: str
    gold: int
    hexes: Mask


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """Final scoring of one player: one entry per card in play, then the paying features."""

    player: int
    entries: tuple[ScoreEntry, ...]

    @property
    def total(self) -> int:
        """Return the sum of all entries in gold."""
        return sum(entry.gold for entry in self.entries)

    def __getitem__(self, card: str) -> int:
        """Return the gold for one card; KeyError if it is not in play."""
        for entry in self.entries:
            if entry.card == card:
                return entry.gold
        raise KeyError(card)


class CompiledScore:
    """One card, ready to be counted.

    `is_contested`: the pieces of one player may change the gold of another.  What some units earn
    depends on nothing else, so the answers are kept: a search asks for the same again and again.
    """

    __slots__ = (
        "_bases",
        "_cut",
        "_filter",
        "_known",
        "_of_areas",
        "_ranks",
        "_reaches",
        "_value",
        "card",
        "is_contested",
        "score",
        "when",
    )

    def __init__(
        self, card: Card, board: Board, removed_terrain: str = "", zero_ranks: bool = True
    ) -> None:
        """Compile the groups and the filter of the card's score.

        `removed_terrain`: taken out of the deck; `zero_ranks` False: house rule, a count of zero
        never earns.
        """
        assert isinstance(card.score, Score)
        self.card = card
        self.score = card.score
        if isinstance(card.score.pay, Rank) and not zero_ranks:
            self.score = replace(card.score, pay=replace(card.score.pay, zero_ranks=False))
        self.when: When = card.score.when
        self.is_contested = isinstance(card.score.pay, Rank)
        words = Words(removed=removed_terrain)
        self._filter: CompiledFilter = compile_filter(card.score.of, board, words)
        self._bases = bases(card.score, board)
        self._reaches = reaches_of(card.score.group, board)
        self._cut = compile_groups(card.score.group, self._bases)
        self._of_areas = compile_areas(card.score.group, self._reaches)
        self._value = span if card.score.measure == "span" else int.bit_count
        # Gold by the units of one player, or of a contested card by those of all.
        self._known: dict[Mask | tuple[Mask, ...], Any] = {}
        self._ranks: dict[tuple[int, ...], list[int]] = {}

    @property
    def reads_pieces(self) -> bool:
        """Return whether which units count depends on other pieces than the units."""
        return bool(self._filter.functions)

    def gold(self, position: Position) -> list[int]:
        """Return the gold of every player; the list is shared, so it must not be changed."""
        players = range(position.rules.players)
        if not self.is_contested:
            return [self.gold_of(position, player) for player in players]
        units = tuple([self._units(position, player) for player in players])
        gold: list[int] | None = self._known.get(units)
        if gold is None:
            paid = self._ranked([self._groups(own) for own in units])
            gold = self._note(units, [sum([group[p] for group in paid]) for p in players])
        return gold

    def gold_of(self, position: Position, player: int) -> int:
        """Return the gold of one player."""
        if self.is_contested:
            return self.gold(position)[player]
        units = self._units(position, player)
        gold: int | None = self._known.get(units)
        if gold is None:
            gold = self._note(units, self._paid(self._keep(self._groups(units))))
        return gold

    def _note(self, units: Mask | tuple[Mask, ...], gold: T) -> T:
        """Keep an answer; the memory stays small."""
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[units] = gold
        return gold

    def count(self, position: Position) -> list[tuple[int, Mask]]:
        """Return the gold of every player and the settlements that earned it."""
        players = range(position.rules.players)
        pay = self.score.pay
        if self.is_contested:
            groups = [self._groups(self._units(position, p)) for p in players]
            paid = self._ranked(groups)
            return [
                (
                    sum(gold[p] for gold in paid),
                    _union(g for g, gold in zip(groups[p], paid, strict=True) if gold[p]),
                )
                for p in players
            ]
        least = pay.every if isinstance(pay, PerUnit) else 1
        found = []
        for player in players:
            kept = self._keep(self._groups(self._units(position, player)))
            gold = self._paid(kept)
            earned = _union([g for g in kept if self._value(g) >= least]) if gold else 0
            found.append((gold, earned))
        return found

    def _paid(self, kept: list[Mask]) -> int:
        pay = self.score.pay
        if isinstance(pay, PerUnit):
            return pay.gold * sum([self._value(group) // pay.every for group in kept])
        if isinstance(pay, Flat):
            return pay.gold if len(kept) >= pay.need else 0
        return pay.gold * len(kept) if isinstance(pay, PerGroup) else 0

    def _units(self, position: Position, player: int) -> Mask:
        """Return the pieces of a player that the card counts."""
        if position.extras.scouts and self._filter.reads_pieces:
            # they score nothing, not as neighbours either.
            with position.scouts_lifted(position.active):
                return position.own[player] & self._filter.mask(position, player)
        return position.counted(player) & self._filter.mask(position, player)

    def _groups(self, units: Mask) -> list[Mask]:
        return self._cut(units) if self._of_areas is None else self._of_areas(areas(units))

    def _keep(self, groups: list[Mask]) -> list[Mask]:
        keep = self.score.keep
        if keep.which == "all":
            if keep.exactly is not None:
                return [group for group in groups if group.bit_count() == keep.exactly]
            if keep.min == 1:
                return [group for group in groups if group]
            return [group for group in groups if group.bit_count() >= keep.min]
        if keep.which == "full":
            pairs = zip(groups, self._bases, strict=True)
            return [group for group, base in pairs if group == base]
        if not groups:
            return []
        choose = max if keep.which == "best" else min
        return [choose(groups, key=self._value)]

    def gains(self, position: Position, player: int, free: Mask) -> list[tuple[Mask, int]]:
        """Return sets of the free hexes with the gold that one more piece on any of them earns."""
        sets = self._alike(position.own[player], free)
        if self._filter.functions:
            golds = self._golds_by_trying(position, player, sets)
        else:
            golds = self._golds_by_groups(position, player, sets)
        now = self.gold_of(position, player)
        return [(alike, gold - now) for alike, gold in zip(sets, golds, strict=True) if gold != now]

    def _alike(self, own: Mask, free: Mask) -> list[Mask]:
        """Cut hexes into sets: one more piece changes the gold alike on each hex of a set.

        Hexes that no own piece touches are alike, but for the fixed sets that cut the units.
        """
        counted, near = free & self._filter.constant, 0
        if self._filter.functions:
            near = around(own) if self._filter.reads_beside else ALL_MASK
        if self.score.group != "none" and not self._bases:
            near |= around(own) | between(self._reaches)
        elif self.score.measure == "span":
            near = ALL_MASK
        parts = [counted & ~near] if counted & ~near else []
        for base in self._bases:
            parts = [part for whole in parts for part in (whole & base, whole & ~base) if part]
        alone = (free if self._filter.functions else counted) & near
        return parts + [BIT[hex_] for hex_ in hexes(alone)]

    def _golds_by_groups(self, position: Position, player: int, sets: list[Mask]) -> list[int]:
        """Return the gold with a piece on the first hex of each set; units are known by place."""
        units = [self._units(position, other) for other in range(position.rules.players)]
        groups = [self._groups(own) for own in units]
        mine = units[player]
        found, mine_areas = [], areas(mine) if self._of_areas else []
        for alike in sets:
            first = alike & -alike
            if self._of_areas is None:
                groups[player] = self._cut(mine | first)
            else:
                groups[player] = self._of_areas(joined(mine_areas, first.bit_length() - 1))
            if self.is_contested:
                found.append(sum([gold[player] for gold in self._ranked(groups)]))
            else:
                found.append(self._paid(self._keep(groups[player])))
        return found

    def _golds_by_trying(self, position: Position, player: int, sets: list[Mask]) -> list[int]:
        """Return the gold with a piece on the first hex of each set, placed for the moment."""
        own, halo, found = position.own, position.halo, []
        for alike in sets:
            pieces = own[player] | alike & -alike
            position.own = (*own[:player], pieces, *own[player + 1 :])
            position.halo = (*halo[:player], around(pieces), *halo[player + 1 :])
            found.append(self.gold_of(position, player))
        position.own, position.halo = own, halo
        return found

    def paid_for_build(self, position: Position, player: int, hex_: Hex) -> int:
        """Return the gold of a red card for a piece just built on a hex (R-131)."""
        mask = self._filter.mask(position, player)
        return self._paid(self._keep(self._groups(mask & 1 << hex_)))

    def paid_for_action(self, built: Mask) -> int:
        """Return the gold of a red card for the pieces of a complete action, or of a turn."""
        return self._paid(self._keep(self._groups(built)))

    def _ranked(self, groups: list[list[Mask]]) -> list[list[int]]:
        """Return by group the gold of every player; `groups` by player."""
        counts_by_group = zip(*[[g.bit_count() for g in own] for own in groups], strict=True)
        return [self._rank_gold(counts) for counts in counts_by_group]

    def _rank_gold(self, counts: tuple[int, ...]) -> list[int]:
        """Pay by dense ranking: everybody of one rank gets the full amount.

        R-40: a count of zero takes part in the ranking if `zero_ranks` is set (Lords).
        """
        found = self._ranks.get(counts)
        if found is None:
            pay = self.score.pay
            assert isinstance(pay, Rank)
            ranks = sorted({n for n in counts if n or pay.zero_ranks}, reverse=True)
            gold_of = dict(zip(ranks, pay.gold, strict=False))
            found = self._ranks[counts] = [gold_of.get(n, 0) for n in counts]
        return found


class ClaimScore:
    """A card that pays for rows marked during the game (mayors); `specials.claim_rows` marks."""

    __slots__ = ("card", "claim", "is_contested", "reads_pieces", "when")

    def __init__(self, card: Card, board: Board) -> None:
        """Take over the card."""
        assert isinstance(card.score, ClaimRows)
        self.card = card
        self.claim = card.score
        self.when: When = "final"
        self.is_contested = True  # who has a row leaves it to nobody else
        self.reads_pieces = False

    def gold(self, position: Position) -> list[int]:
        """Return the gold of every player."""
        return [self.gold_of(position, player) for player in range(position.rules.players)]

    def gold_of(self, position: Position, player: int) -> int:
        """Return the gold of one player."""
        return self.claim.gold * position.extras.row_owners.count(player)

    def gains(self, position: Position, player: int, free: Mask) -> list[tuple[Mask, int]]:
        """Return nothing: gold comes from marks, which are set when a piece is built."""
        return []

    def count(self, position: Position) -> list[tuple[int, Mask]]:
        """Return the gold of every player; no settlement on the board earned it."""
        return [(gold, 0) for gold in self.gold(position)]


GameScore: TypeAlias = CompiledScore | ClaimScore


def lead(gold: Sequence[int], player: int) -> float:
    """Return how much gold a player has more than the others in the mean; gold by player."""
    mine = gold[player]
    return mine - (sum(gold) - mine) / (len(gold) - 1)


def _union(masks: Iterable[Mask]) -> Mask:
    union = 0
    for mask in masks:
        union |= mask
    return union
