"""Scores compiled for one board (group, keep, pay), score sheets, ranks and winners."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol, TypeVar

from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.compile.filters import CompiledFilter, Words, compile_filter
from kingdom_builder_qt.core.compile.score_groups import (
    bases,
    between,
    compile_areas,
    compile_groups,
    members,
    zones_of,
)
from kingdom_builder_qt.core.entries import Card, Flat, PerGroup, PerUnit, Rank, Score, When
from kingdom_builder_qt.core.errors import Misuse, unknown
from kingdom_builder_qt.core.grid import ALL_MASK, BIT, NEIGHBOURS, Hex, Mask, areas, span, union
from kingdom_builder_qt.core.state import State

T = TypeVar("T")

MOST_KNOWN: Final = 10_000  # cached results of about 300 bytes

# Keys of `CompiledScore.likeness`; the others are hexes, or numbers of bases as bits.
NOT_COUNTED: Final = -1
ALONE: Final = -2  # the piece would be an area of its own


@dataclass(frozen=True, slots=True)
class ScoreEntry:
    """The gold of a player for one card, and the settlements that earned it."""

    card: str
    gold: int
    hexes: Mask


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The final scoring of a player: one entry per card in play, then the paying features."""

    player: int
    entries: tuple[ScoreEntry, ...]

    @property
    def total(self) -> int:
        """Return the total gold of all entries."""
        return sum(entry.gold for entry in self.entries)

    def __getitem__(self, card: str) -> int:
        """Return the gold for a card by its id; Misuse if the card is not in play."""
        for entry in self.entries:
            if entry.card == card:
                return entry.gold
        raise Misuse(unknown("card", card, [entry.card for entry in self.entries]))


class CompiledScore:
    """The compiled score of one card.

    `filter` selects the units. `bases` are the constant masks that cut them into groups; `of_areas`
    turns their areas into groups, linked by `zones`. `is_contested`: pieces of one player can
    change the gold of another. Gold depends on the units alone and is cached, because a search
    evaluates the same units repeatedly.
    """

    __slots__ = (
        "_bases_at",
        "_cut",
        "_known",
        "_parts",
        "_ranks",
        "_value",
        "bases",
        "card",
        "filter",
        "is_contested",
        "linking",
        "of_areas",
        "score",
        "when",
        "zones",
    )

    def __init__(
        self, card: Card, board: Board, removed_terrain: str = "", zero_ranks: bool = True
    ) -> None:
        """Compile the filter and the groups of the card's score.

        `removed_terrain` was taken out of the deck. With `zero_ranks` False (house rule) a count of
        zero never earns gold.
        """
        assert isinstance(card.score, Score)
        self.card = card
        self.score = card.score
        if isinstance(card.score.pay, Rank) and not zero_ranks:
            self.score = replace(card.score, pay=replace(card.score.pay, zero_ranks=False))
        self.when: When = card.score.when
        self.is_contested = isinstance(card.score.pay, Rank)
        words = Words(removed=removed_terrain)
        self.filter: CompiledFilter = compile_filter(card.score.of, board, words)
        self.bases = bases(card.score, board)
        self._bases_at = members(self.bases)
        self.zones = zones_of(card.score.group, board)
        self.linking = between(self.zones)
        self._cut = compile_groups(card.score.group, self.bases)
        self.of_areas = compile_areas(card.score.group, self.zones)
        self._value = span if card.score.measure == "span" else int.bit_count
        # Gold by the units of one player; for a contested card, by the units of all players.
        self._known: dict[Mask | tuple[Mask, ...], Any] = {}
        self._ranks: dict[tuple[int, ...], list[int]] = {}
        self._parts: list[tuple[Mask, int]] | None = None

    @property
    def parts(self) -> list[tuple[Mask, int]]:
        """Return the hexes grouped by the `bases` that contain them, with the bases as bits."""
        if self._parts is None:
            alike: dict[int, Mask] = {}
            for hex_, within in self._bases_at.items():
                alike[within] = alike.get(within, 0) | BIT[hex_]
            alike[0] = ALL_MASK & ~union(alike.values())
            self._parts = [(mask, within) for within, mask in alike.items()]
        return self._parts

    @property
    def reads_pieces(self) -> bool:
        """Return whether pieces other than the units decide which units count."""
        return bool(self.filter.functions)

    def gold(self, state: State) -> list[int]:
        """Return the gold of every player. The list is cached: do not change it."""
        players = range(state.rules.players)
        if not self.is_contested:
            return [self.gold_of(state, player) for player in players]
        units = tuple([self.units(state, player) for player in players])
        gold: list[int] | None = self._known.get(units)
        if gold is None:
            paid = self._ranked([self.groups(own) for own in units])
            gold = self._note(units, [sum([group[p] for group in paid]) for p in players])
        return gold

    def gold_of(self, state: State, player: int) -> int:
        """Return the gold of one player."""
        if self.is_contested:
            return self.gold(state)[player]
        units = self.units(state, player)
        gold: int | None = self._known.get(units)
        if gold is None:
            gold = self._note(units, self._paid(self._keep(self.groups(units))))
        return gold

    def _note(self, units: Mask | tuple[Mask, ...], gold: T) -> T:
        """Cache a result; the cache is cleared when full."""
        if len(self._known) >= MOST_KNOWN:
            self._known.clear()
        self._known[units] = gold
        return gold

    def likeness(self, hex_: Hex, own: Mask) -> int:
        """Return a key of a hex; another piece of a player with `own` pieces earns the same on all
        hexes with the same key.

        For scores that do not read pieces. The hex may be in `own`.
        """
        if not self.filter.constant >> hex_ & 1:
            return NOT_COUNTED
        if self.bases:
            return self._bases_at.get(hex_, 0)
        if self.of_areas is None or NEIGHBOURS[hex_] & own or self.linking >> hex_ & 1:
            return hex_
        return ALONE

    def gold_of_areas(self, found: list[Mask]) -> int:
        """Return the gold for the areas of units; for scores with `of_areas`."""
        assert self.of_areas is not None
        return self._paid(self._keep(self.of_areas(found)))

    def count(self, state: State) -> list[tuple[int, Mask]]:
        """Return, for every player, the gold and the settlements that earned it."""
        players = range(state.rules.players)
        pay = self.score.pay
        if self.is_contested:
            groups = [self.groups(self.units(state, p)) for p in players]
            paid = self._ranked(groups)
            return [
                (
                    sum(gold[p] for gold in paid),
                    union(g for g, gold in zip(groups[p], paid, strict=True) if gold[p]),
                )
                for p in players
            ]
        least = pay.every if isinstance(pay, PerUnit) else 1
        found = []
        for player in players:
            kept = self._keep(self.groups(self.units(state, player)))
            gold = self._paid(kept)
            earned = union([g for g in kept if self._value(g) >= least]) if gold else 0
            found.append((gold, earned))
        return found

    def _paid(self, kept: list[Mask]) -> int:
        return self._paid_for([self._value(group) for group in kept])

    def _paid_for(self, kept: list[int]) -> int:
        """Return the gold for kept groups, given the value of each."""
        pay = self.score.pay
        if isinstance(pay, PerUnit):
            return pay.gold * sum([value // pay.every for value in kept])
        if isinstance(pay, Flat):
            return pay.gold if len(kept) >= pay.need else 0
        return pay.gold * len(kept) if isinstance(pay, PerGroup) else 0

    def units(self, state: State, player: int) -> Mask:
        """Return the pieces of a player that the card counts."""
        if state.extras.scouts and self.filter.reads_pieces:
            # scouts score nothing and do not count as neighbours.
            with state.lifted(state.active, state.extras.scouts):
                return state.own[player] & self.filter.mask(state, player)
        return state.counted(player) & self.filter.mask(state, player)

    def groups(self, units: Mask) -> list[Mask]:
        """Return the groups into which the card cuts the units."""
        return self._cut(units) if self.of_areas is None else self.of_areas(areas(units))

    def _keep(self, groups: list[Mask]) -> list[Mask]:
        keep = self.score.keep
        if keep.which == "all":
            if keep.exactly is not None:
                return [group for group in groups if group.bit_count() == keep.exactly]
            if keep.min == 1:
                return [group for group in groups if group]
            return [group for group in groups if group.bit_count() >= keep.min]
        if keep.which == "full":
            pairs = zip(groups, self.bases, strict=True)
            return [group for group, base in pairs if group == base]
        if not groups:
            return []
        choose = max if keep.which == "best" else min
        return [choose(groups, key=self._value)]

    def gold_for_groups(self, groups: list[list[Mask]], player: int) -> int:
        """Return the gold of a player for the groups of units of each player."""
        if self.is_contested:
            return sum([gold[player] for gold in self._ranked(groups)])
        return self._paid(self._keep(groups[player]))

    def with_one_more(self, units: list[Mask], player: int) -> Callable[[int], int]:
        """Return a function from the `bases` of an added unit (bits) to the gold of a player.

        For scores with bases only; `units` are the units of each player.
        """
        counts = [[(own & base).bit_count() for base in self.bases] for own in units]
        which, pay, sizes = self.score.keep.which, self.score.pay, counts[player]
        if which in ("best", "worst"):
            extreme = (max if which == "best" else min)(sizes)
            at = sum([BIT[k] for k, size in enumerate(sizes) if size == extreme])
            now, then = self._paid_for([extreme]), self._paid_for([extreme + 1])
            if which == "best":
                return lambda within: then if within & at else now
            return lambda within: then if within & at == at else now
        if isinstance(pay, Rank):
            worth = [self._rank_gold(ranked)[player] for ranked in zip(*counts, strict=True)]
            counts[player] = [size + 1 for size in sizes]
            more = [self._rank_gold(ranked)[player] for ranked in zip(*counts, strict=True)]
        else:
            bases = range(len(sizes))
            worth = [self._worth(size, k) for k, size in zip(bases, sizes, strict=True)]
            more = [self._worth(size + 1, k) for k, size in zip(bases, sizes, strict=True)]
        total, changes = sum(worth), dict[int, int]()
        for k, change in enumerate([b - a for a, b in zip(worth, more, strict=True)]):
            if change:
                changes[change] = changes.get(change, 0) | BIT[k]
        flat = pay if isinstance(pay, Flat) else None

        def gold(within: int) -> int:
            found = total
            for change, at in changes.items():
                found += change * (within & at).bit_count()
            return found if flat is None else flat.gold * (found >= flat.need)

        return gold

    def _worth(self, size: int, base: int) -> int:
        """Return the gold for a group of `size` units in a base; for flat pay, 1 if it is kept."""
        keep, pay = self.score.keep, self.score.pay
        if keep.which == "full":
            is_kept = size == self.bases[base].bit_count()
        else:
            is_kept = size >= keep.min if keep.exactly is None else size == keep.exactly
        if not is_kept:
            return 0
        return 1 if isinstance(pay, Flat) else self._paid_for([size])

    def paid_for_build(self, state: State, player: int, hex_: Hex) -> int:
        """Return the gold of a red card for a piece just built on a hex (R-131)."""
        mask = self.filter.mask(state, player)
        return self._paid(self._keep(self.groups(mask & 1 << hex_)))

    def paid_for_action(self, built: Mask) -> int:
        """Return the gold of a red card for the pieces of a complete action, or of a turn."""
        return self._paid(self._keep(self.groups(built)))

    def paid_at(self, built: Mask) -> Hex:
        """Return the last hex of the pieces for which `paid_for_action` is paid."""
        return union(self._keep(self.groups(built))).bit_length() - 1

    def _ranked(self, groups: list[list[Mask]]) -> list[list[int]]:
        """Return, for each group, the gold of every player; `groups` are given by player."""
        counts_by_group = zip(*[[g.bit_count() for g in own] for own in groups], strict=True)
        return [self._rank_gold(counts) for counts in counts_by_group]

    def _rank_gold(self, counts: tuple[int, ...]) -> list[int]:
        """Pay by dense ranking: all players of a rank get the full amount.

        R-40: a count of zero is ranked if `zero_ranks` is set (Lords).
        """
        found = self._ranks.get(counts)
        if found is None:
            pay = self.score.pay
            assert isinstance(pay, Rank)
            ranks = sorted({n for n in counts if n or pay.zero_ranks}, reverse=True)
            gold_of = dict(zip(ranks, pay.gold, strict=False))
            found = self._ranks[counts] = [gold_of.get(n, 0) for n in counts]
        return found


class GameScore(Protocol):
    """A score that pays at the end of the game: a `CompiledScore` or a special."""

    card: Card
    when: When

    @property
    def is_contested(self) -> bool: ...

    @property
    def reads_pieces(self) -> bool: ...

    def gold(self, state: State) -> list[int]: ...

    def gold_of(self, state: State, player: int) -> int: ...

    def count(self, state: State) -> list[tuple[int, Mask]]: ...


# -- ranks and winners, by the gold of all players ----------------------------------------------


def ranks(gold: Sequence[int]) -> tuple[int, ...]:
    """Return the rank of every player, 1 for the most gold: 30, 20, 30 gives 1, 3, 1.

    Ties are not broken (R-70): tied players share a rank, and the following ranks are skipped.
    """
    return tuple([1 + sum(other > own for other in gold) for own in gold])


def winners(gold: Sequence[int]) -> tuple[int, ...]:
    """Return all players with the most gold (R-70), in ascending order."""
    most = max(gold)
    return tuple([player for player, own in enumerate(gold) if own == most])


def win_share(gold: Sequence[int], player: int) -> float:
    """Return 1/n for each of n winners, 0 for the other players."""
    won = winners(gold)
    return 1 / len(won) if player in won else 0.0


def lead(gold: Sequence[int], player: int) -> float:
    """Return a player's gold minus the mean gold of the opponents."""
    mine = gold[player]
    return mine - (sum(gold) - mine) / (len(gold) - 1)
