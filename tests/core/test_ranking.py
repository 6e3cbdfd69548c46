"""Ranks, winners and leads of any gold."""

from __future__ import annotations

from math import fsum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdom_builder_qt.core.compile.scores import lead, ranks, win_share, winners

GOLD = st.lists(st.integers(0, 5), min_size=2, max_size=5)


def test_who_ties_has_the_same_rank() -> None:
    """R-70: ties are not broken; the ranks after a shared one are skipped."""
    assert ranks((30, 20, 30)) == (1, 3, 1)
    assert ranks((10, 40, 20, 20, 5)) == (4, 1, 2, 2, 5)
    assert winners((30, 20, 30)) == (0, 2)
    assert winners((0, 0)) == (0, 1)


@given(GOLD)
def test_winners_are_those_of_the_first_rank(gold: list[int]) -> None:
    """The first rank wins with any gold, even none; its players share one victory."""
    assert winners(gold) == tuple(p for p, rank in enumerate(ranks(gold)) if rank == 1)
    assert all(gold[player] == max(gold) for player in winners(gold))
    assert fsum(win_share(gold, player) for player in range(len(gold))) == pytest.approx(1)


def test_winners_share_the_victory() -> None:
    """Two of three players with most gold have half a victory each."""
    assert [win_share((30, 20, 30), player) for player in range(3)] == [0.5, 0, 0.5]


def test_a_lead_is_over_the_mean_of_the_others() -> None:
    """30 against 20 and 25 is 7.5 ahead; all leads of a game add up to zero."""
    assert [lead((30, 20, 25), player) for player in range(3)] == [7.5, -7.5, 0]
    assert lead((30, 20), 1) == -10
