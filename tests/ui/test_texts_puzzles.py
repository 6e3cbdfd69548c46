"""The words for an answer to a puzzle: the lost gold, and its parts."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

import pytest

from kingdom_builder_qt.ai.advice import AdviceReason
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.paths import resources
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.puzzles.judging import JudgedAnswer, PuzzleVerdict, answer_of
from kingdom_builder_qt.game.puzzles.puzzle import Puzzle
from kingdom_builder_qt.game.puzzles.puzzle_files import FOLDER, read_puzzles
from kingdom_builder_qt.ui.learn.puzzles.puzzle_texts import AnswerTexts
from kingdom_builder_qt.ui.words.name_texts import NameTexts
from tests.helpers.pinned import shipped

PUZZLES = read_puzzles(resources() / FOLDER)[::5]
PARTS = {
    r"earns (\d+) gold more now": 1,
    r"earns (\d+) gold less now": -1,
    r"costs (?:the|each) opponent about (\d+) gold": 1,
    r"leaves (?:the|each) opponent about (\d+) gold more": -1,
    r"prepares about (\d+) gold for later turns": 1,
    r"leaves about (\d+) gold less for later turns": -1,
}


@pytest.fixture
def catalog() -> Catalog:
    """Return all shipped content, which the puzzles cover."""
    return shipped()


def summed(sentence: str) -> int:
    """Return the sum of the gold in a sentence, less the losses.

    The cards of a turn that only earns more now add up to the gold that the verdict names.
    """
    if cards := re.fullmatch(r".*earns more now: (.*)\.", sentence):
        found = re.findall(r"([+\N{MINUS SIGN}])(\d+)", cards[1])
        return sum(int(gold) if sign == "+" else -int(gold) for sign, gold in found)
    return sum(
        sign * int(gold) for part, sign in PARTS.items() for gold in re.findall(part, sentence)
    )


@cache
def answer(puzzle: Puzzle, is_natural: bool) -> JudgedAnswer:
    """Return the first judgement of a turn that a puzzle lists as worse."""
    line = (puzzle.natural if is_natural else puzzle.second).line
    return answer_of(shipped(), puzzle, line)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)
def test_the_parts_of_a_verdict_add_up(qapp: object, catalog: Catalog, puzzle: Puzzle) -> None:
    """The gold earned now, taken from others and prepared adds up to the lost gold."""
    players = len(Position.from_text(puzzle.position, catalog).own)
    texts = AnswerTexts(NameTexts(catalog), players)
    for is_natural in (False, True):
        seen = answer(puzzle, is_natural)
        by_card = sum(reason.gold for reason in seen.reasons if reason.kind == "gold")
        assert by_card == seen.best_gold - seen.gold
        for loss in (1.3, 4.5, puzzle.margin, puzzle.margin + 0.5, 17.4):
            verdict = PuzzleVerdict(seen, loss, 0.5)
            shown = re.search(r"about (\d+) gold", texts.verdict(verdict))
            assert shown is not None
            assert summed(texts.missed(verdict)) == int(shown[1]), texts.missed(verdict)


def test_all_parts_are_said(qapp: object, catalog: Catalog) -> None:
    """Each part is named with its cause, and losses in words are part of the sum."""
    reasons = (
        AdviceReason("gold", 4, "merchants"),
        AdviceReason("gold", -1, "knights"),
        AdviceReason("rivals", 1.6),
        AdviceReason("tile", 5.0, "farm", 1),
        AdviceReason("room", -2.0),
    )
    seen = JudgedAnswer((), False, False, 10, 13, reasons)
    said = AnswerTexts(NameTexts(catalog), 2).missed(PuzzleVerdict(seen, 16.7, 1.0))
    assert said == (
        "The best turn earns 3 gold more now (Merchants +4, Knights \N{MINUS SIGN}1). It costs "
        "the opponent about 2 gold. It prepares about 12 gold for later turns. It takes"
        " the Farm tile."
    )
    less = replace(seen, gold=15, reasons=(AdviceReason("gold", -2, "knights"), reasons[2]))
    assert AnswerTexts(NameTexts(catalog), 3).missed(PuzzleVerdict(less, 5.0, 1.0)) == (
        "The best turn earns 2 gold less now (Knights \N{MINUS SIGN}2). It costs each "
        "opponent about 2 gold. It prepares about 5 gold for later turns."
    )
    once = replace(seen, reasons=reasons[:2])
    assert AnswerTexts(NameTexts(catalog), 2).missed(PuzzleVerdict(once, 3.0, 1.0)) == (
        "The best turn earns more now: Merchants +4, Knights \N{MINUS SIGN}1."
    )
    few = PuzzleVerdict(replace(seen, gold=0, best_gold=9), 7.0, 1.0)
    assert "leaves about 4 gold less for later turns" in AnswerTexts(NameTexts(catalog), 2).missed(
        few
    )


def test_a_solution_misses_nothing(qapp: object, catalog: Catalog) -> None:
    """A solution loses nothing, and without a clear difference no other turn is praised."""
    seen = JudgedAnswer((), False, True, 10, 13, (AdviceReason("gold", 3, "knights"),))
    assert AnswerTexts(NameTexts(catalog), 2).missed(PuzzleVerdict(seen, 0.4, 1.0)) == ""
