"""Gains of a decision: the difference between two score sheets."""

from kingdom_builder_qt.core.compile.scores import ScoreEntry, ScoreSheet
from kingdom_builder_qt.ui.table.gestures.flights import Gain, gains


def sheet(player: int, *entries: tuple[str, int, int]) -> ScoreSheet:
    """Return a sheet of cards, gold and hexes."""
    return ScoreSheet(player, tuple(ScoreEntry(*entry) for entry in entries))


def test_gains_are_told_by_player_card_and_new_hexes() -> None:
    """Only increases count, with the new hexes, or else all hexes of the card."""
    before = [sheet(0, ("miners", 2, 0b1), ("lords", 12, 0b10)), sheet(1, ("miners", 0, 0))]
    after = [sheet(0, ("miners", 3, 0b101), ("lords", 6, 0b10)), sheet(1, ("miners", 0, 0))]
    assert gains(before, after) == [Gain(0, "miners", 1, 0b100)]
    assert gains(after, before) == [Gain(0, "lords", 6, 0b10)]
    assert gains(before, before) == []
