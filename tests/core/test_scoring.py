"""The gain of one more piece, for every card, against trying it out; leads."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from kingdom_builder_qt.ai.evaluation.position_features import gains_at
from kingdom_builder_qt.core.compile import scores
from kingdom_builder_qt.core.compile.scores import CompiledScore, GameScore, ScoreEntry
from kingdom_builder_qt.core.entries import Around, Filter, Linked, PerGroup, Score
from kingdom_builder_qt.core.grid import BIT, around, hexes
from kingdom_builder_qt.core.position import Position
from tests.helpers.builders import catalog, full, make_board, make_position
from tests.helpers.random_games import all_options, random_move, random_position

CARDS = [card for card in catalog().cards.values() if isinstance(card.score, Score)]


def tried_out(score: GameScore, position: Position, player: int) -> dict[int, int]:
    """Return by hex the gold that a piece there earns, by placing it."""
    found = {}
    now = score.count(position)[player][0]
    for hex_ in hexes(position.free_mask):
        after = position.copy()
        own, halo = list(position.own), list(position.halo)
        own[player] |= BIT[hex_]
        halo[player] = around(own[player])
        after.own, after.halo = tuple(own), tuple(halo)
        gain = score.count(after)[player][0] - now
        if gain:
            found[hex_] = gain
    return found


@pytest.mark.parametrize("seed", range(8))
def test_gains_are_those_of_trying_out(seed: int) -> None:
    """The gains of a set of hexes are those of its single hexes; no other hex has a gain."""
    position, rng = random_position(all_options(seed)), random.Random(seed)
    for _ in range(25 * (seed + 1)):
        if not position.is_over:
            position.push(random_move(position, rng))
    for card in CARDS:
        score = CompiledScore(card, position.rules.board)
        sets = gains_at(score, position, player := seed % 2, position.free_mask)
        earned = {hex_: gold for mask, gold in sets for hex_ in hexes(mask)}
        assert earned == tried_out(score, position, player), card.id


@pytest.mark.parametrize("seed", range(8))
def test_gold_is_that_of_the_sheet(seed: int) -> None:
    """Queried twice, before and after a move, the gold equals that of the sheet."""
    position, rng = random_position(all_options(seed)), random.Random(seed)
    while not position.is_over:
        position.push(random_move(position, rng))
        sheets = [sheet.total for sheet in position.scores()]
        assert position.gold() == position.gold() == sheets


def test_gold_of_the_game_lies_on_no_hex() -> None:
    """Gold paid during the game has its own line on the sheet, after the cards."""
    position = make_position(
        make_board(full("g"), extra={"R17": "N"}), own="A1", nomads="sword@R17"
    )
    position.earned = ((3,), (0,))
    first, second = position.scores()
    assert first.entries[-1] == ScoreEntry("treasure", 3, 0)
    assert (first["treasure"], second["treasure"]) == (3, 0)
    assert position.gold() == [first.total, second.total]


def test_marked_rows_pay_without_any_hex() -> None:
    """R-252: the marks are settlements outside the board, not those stored on a tile."""
    text = "board: {gg/gg}; cards: mayors; card: grass; kept mayors: A=1 B=1"
    position = Position.from_text(text, catalog())
    (sheet, other) = position.scores()
    assert [entry.hexes for entry in (*sheet.entries, *other.entries)] == [0, 0]
    assert position.gold() == [0, other["mayors"]]
    assert other["mayors"] > 0
    assert (position.tokens(0, ""), position.tokens(1, "")) == (0, 0)
    assert position.marked_rows() == position.marked_rows("mayors") == {0: 1, 1: 1}
    assert position.marked_rows("lords") == {}


def test_the_cache_of_scores_stays_small(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cache stays small for any number of positions; a dropped answer is computed again."""
    monkeypatch.setattr(scores, "MOST_KNOWN", 3)
    card = next(card for card in CARDS if card.id == "knights")
    position = make_position(make_board(full("g")), own="A1")
    score = CompiledScore(card, position.rules.board)
    for step in range(8):
        with position.added(0, (1 << 2 + step) - 1):
            assert score.gold_of(position, 0) == 2 * (2 + step)
            assert len(score._known) <= 3
    assert score.gold_of(position, 0) == 2


def test_groups_are_drawn_by_the_board_alone() -> None:
    """Pieces would change the groups during the game."""
    board = make_board(full("g"))
    for group in (Around(Filter(piece="own")), Linked(Filter(piece="own"))):
        card = replace(CARDS[0], score=Score(PerGroup(1), group=group))
        with pytest.raises(ValueError, match=r"must not depend on the position$"):
            CompiledScore(card, board)
