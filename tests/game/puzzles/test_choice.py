"""The filter of a list of puzzles."""

from __future__ import annotations

import pytest

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.paths import resources
from kingdom_builder_qt.game.puzzles.judging import JudgedAnswer, PuzzleVerdict, start_of
from kingdom_builder_qt.game.puzzles.puzzle import END, TILE
from kingdom_builder_qt.game.puzzles.puzzle_choice import PuzzleFilter, difficulty_of, expansions_of
from kingdom_builder_qt.game.puzzles.puzzle_files import FOLDER, read_puzzles
from kingdom_builder_qt.game.puzzles.puzzle_progress import PuzzleProgress

SHIPPED = read_puzzles(resources() / FOLDER)


def test_expansions_are_read_from_the_text(catalog: Catalog) -> None:
    """The expansions read from the text of a position equal those of its rules."""
    found = expansions_of(catalog, SHIPPED)
    for puzzle in SHIPPED:
        rules = start_of(catalog, puzzle).rules
        board = rules.board
        entries = [placement.section for placement in board.placements if placement.section.id]
        used = {entry.expansion for entry in (*entries, *rules.cards, *rules.tiles.values())}
        if board.island is not None:
            used.add(board.island.expansion)
        for expansion in catalog.expansions.values():
            if any(overlay.feature in board.overlays for overlay in expansion.overlays):
                used.add(expansion.id)
        assert found[puzzle.id] == used - {"base"}, puzzle.id
    assert len(set(found.values())) > 3


@pytest.mark.parametrize(
    ("rating", "word"),
    [
        *((800, "easy"), (1199, "easy"), (1200, "medium"), (1499, "medium")),
        *((1500, "hard"), (1799, "hard"), (1800, "very hard"), (2400, "very hard")),
    ],
)
def test_a_rating_has_a_word(rating: int, word: str) -> None:
    """A rating at a limit gets the word of the harder range."""
    assert difficulty_of(rating) == word


def test_all_that_is_wanted_must_fit(catalog: Catalog) -> None:
    """Category, expansion, difficulty and result filter separately and together."""
    expansions, progress = expansions_of(catalog, SHIPPED), PuzzleProgress()
    assert PuzzleFilter().of(SHIPPED, expansions, progress) == SHIPPED
    ends = PuzzleFilter(category=END).of(SHIPPED, expansions, progress)
    assert [puzzle for puzzle in SHIPPED if puzzle.category == END] == ends
    plain = PuzzleFilter(expansion="base").of(SHIPPED, expansions, progress)
    assert plain == [puzzle for puzzle in SHIPPED if not expansions[puzzle.id]]
    more = PuzzleFilter(expansion="nomads").of(SHIPPED, expansions, progress)
    assert more == [puzzle for puzzle in SHIPPED if "nomads" in expansions[puzzle.id]]
    hard = PuzzleFilter(difficulty="hard", category=TILE).of(SHIPPED, expansions, progress)
    assert hard == [
        puzzle for puzzle in SHIPPED if puzzle.category == TILE and 1500 <= puzzle.rating < 1800
    ]
    assert ends
    assert plain
    assert more
    assert hard
    verdict = PuzzleVerdict(JudgedAnswer((), True, True, 0, 0, ()), 0.0, 0.5)
    done = progress.after(ends[0], verdict)
    assert PuzzleFilter(outcome="solved").of(SHIPPED, expansions, done) == ends[:1]
    assert PuzzleFilter(outcome="open", category=END).of(SHIPPED, expansions, done) == ends[1:]
