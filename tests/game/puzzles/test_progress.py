"""The stored progress of a player through the puzzles."""

from __future__ import annotations

import re
from dataclasses import replace
from statistics import mean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdom_builder_qt.content.paths import resources
from kingdom_builder_qt.game.puzzles.judging import JudgedAnswer, PuzzleVerdict
from kingdom_builder_qt.game.puzzles.puzzle_choice import unfamiliarity
from kingdom_builder_qt.game.puzzles.puzzle_files import FOLDER, read_puzzles
from kingdom_builder_qt.game.puzzles.puzzle_progress import (
    ProgressError,
    PuzzleProgress,
    read_progress,
    text_fault,
)

PUZZLE = read_puzzles(resources() / FOLDER)[0]


def verdict(loss: float) -> PuzzleVerdict:
    """Return a verdict with the given loss."""
    return PuzzleVerdict(JudgedAnswer((), loss == 0, loss == 0, 0, 0, ()), loss, 0.5)


def test_only_the_first_answer_is_rated() -> None:
    """Solving raises the rating, another answer lowers it; later answers only set a mark."""
    start = PuzzleProgress()
    wrong = start.after(PUZZLE, verdict(6.04))
    assert wrong.rating.points < start.rating.points < start.after(PUZZLE, verdict(0)).rating.points
    assert wrong.rating.deviation < start.rating.deviation
    right = wrong.after(PUZZLE, verdict(1.0))
    assert right.rating == wrong.rating
    assert not wrong.is_solved(PUZZLE)
    assert right.is_solved(PUZZLE)
    attempts = right.after(PUZZLE, verdict(9)).tried[PUZZLE.id]
    assert (attempts.first, attempts.tries, attempts.is_solved) == (6.04, 3, True)


@pytest.mark.parametrize(("loss", "is_solution"), [(0.0, True), (1.0, True), (1.02, False)])
def test_a_puzzle_solved_at_first_stays_solved(loss: float, is_solution: bool) -> None:
    """A puzzle solved at first, however narrowly, stays solved after later answers and a reload."""
    first = PuzzleProgress().after(PUZZLE, verdict(loss))
    for later in (first, first.after(PUZZLE, verdict(0)), first.after(PUZZLE, verdict(9))):
        for progress in (later, read_progress(later.text())):
            assert progress.tried[PUZZLE.id].is_solved_at_first is is_solution


def test_the_next_puzzle_is_new_and_of_the_rating() -> None:
    """Tried puzzles follow untried ones; solved ones are never offered."""
    near, far = replace(PUZZLE, id="near", rating=1510), replace(PUZZLE, id="far", rating=1900)
    progress, both = PuzzleProgress(), [far, near]
    assert progress.next_of(both) is near
    assert progress.next_of(both, near) is far
    missed = progress.after(near, verdict(5))
    assert missed.next_of(both) is far
    solved = missed.after(far, verdict(0))
    assert solved.next_of(both) is near
    assert solved.next_of(both, near) is None


def test_the_next_puzzle_is_the_least_new_one() -> None:
    """The order is the base game, known expansions, fewest new expansions, then the rating."""
    needed = {
        "two": {"caves", "nomads"},
        "one": {"caves"},
        "met": {"harvest", "island"},
        "base": set[str](),
    }
    ratings = {"two": 1150, "one": 1300, "met": 1600, "base": 2000}
    puzzles = [replace(PUZZLE, id=id_, rating=rating) for id_, rating in ratings.items()]
    progress, order = PuzzleProgress(), []
    for _ in needed:
        found = progress.next_of(
            puzzles, None, lambda puzzle: unfamiliarity(needed[puzzle.id], {"harvest", "island"})
        )
        assert found is not None
        order.append(found.id)
        progress = progress.after(found, verdict(0))
    assert order == ["base", "met", "one", "two"]


def test_a_new_player_begins_below_the_mean() -> None:
    """Like chess trainers: a beginner's first puzzle is not from the hardest half."""
    puzzles = read_puzzles(resources() / FOLDER)
    first = PuzzleProgress().next_of(puzzles)
    assert first is not None
    assert first.rating < mean(puzzle.rating for puzzle in puzzles) - 100


def test_a_rating_means_something_after_a_dozen_answers() -> None:
    """Until then the rating is provisional, whatever the answers are."""
    progress, answers = PuzzleProgress(), 0
    while progress.rating.is_provisional:
        rated = replace(PUZZLE, id=str(answers), rating=round(progress.rating.points))
        progress = progress.after(rated, verdict(answers % 2 * 5.0))
        answers += 1
    assert 8 <= answers <= 16


def test_a_streak_counts_first_answers_only() -> None:
    """A wrong first answer ends the streak, later answers do not change it."""
    puzzles = [replace(PUZZLE, id=str(number)) for number in range(5)]
    progress = PuzzleProgress()
    for puzzle, loss in zip(puzzles, (0, 0, 5, 0), strict=False):
        progress = progress.after(puzzle, verdict(loss))
    assert (progress.streak, progress.longest) == (1, 2)
    progress = progress.after(puzzles[2], verdict(0)).after(puzzles[0], verdict(5))
    assert (progress.streak, progress.longest) == (1, 2)
    assert [progress.is_failed(puzzle) for puzzle in puzzles] == [False] * 5
    assert progress.after(puzzles[4], verdict(5)).is_failed(puzzles[4])


def test_progress_of_earlier_versions_is_read() -> None:
    """Files without a streak keep all they hold."""
    old = '{"format": 1, "rating": [1600, 80, 0.06], "tried": {"a": [1, 2, true]}}'
    progress = read_progress(old)
    assert progress.tried["a"].tries == 2
    assert (progress.streak, progress.longest) == (0, 0)


def test_it_is_read_as_it_was_written() -> None:
    """Progress read from its text equals the original."""
    progress = PuzzleProgress().after(PUZZLE, verdict(3)).after(replace(PUZZLE, id="b"), verdict(0))
    assert read_progress(progress.text()) == progress
    assert text_fault(progress.text()) == ""


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"format": 2, "rating": [1500, 350, 0.06], "tried": {}}',
        '{"format": 1, "rating": [1500, -1, 0.06], "tried": {}}',
        '{"format": 1, "rating": [NaN, 350, 0.06], "tried": {}}',
        '{"format": 1, "rating": [1500, 350, "x"], "tried": {}}',
        '{"format": 1, "rating": [1500, 350, 0.06], "tried": {"a": [1, 0, true]}}',
        '{"format": 1, "rating": [1500, 350, 0.06], "tried": {"a": [1]}}',
        '{"format": 1, "rating": [1500, 350, 0.06], "tried": {}, "streak": [2, 1]}',
        '{"format": 1, "rating": [1500, 350, 0.06], "tried": {}, "streak": 3}',
        "[" * 100_000,
    ],
)
def test_an_invalid_progress_is_refused(text: str) -> None:
    """Every invalid text gives one clear error."""
    with pytest.raises(ProgressError):
        read_progress(text)
    assert text_fault(text)


ODD = (
    *("0", "-1", "1" + "0" * 400, "-1" + "0" * 400, "9" * 5000, "1e-300", "1e300", "1e999", "NaN"),
    *("Infinity", "-Infinity", "true", "null", "[]", "{}", '"1"', "1e5", "4.9e-324"),
)
WRITTEN = PuzzleProgress().after(PUZZLE, verdict(3)).text()
NUMBERS = [found.span() for found in re.finditer(r"(?<=[ ,\[])-?[0-9.]+(?=[,\]\n])", WRITTEN)]


@pytest.mark.parametrize("odd", ODD, ids=[odd[:9] for odd in ODD])
def test_an_odd_number_is_refused_or_harmless(odd: str) -> None:
    """Any number in any place gives one clear error or a progress that accepts more answers."""
    assert len(NUMBERS) == 8
    for begin, end in NUMBERS:
        text = WRITTEN[:begin] + odd + WRITTEN[end:]
        if trouble := text_fault(text):
            assert len(trouble) < 200
            continue
        progress = read_progress(text)
        later = progress.after(PUZZLE, verdict(0)).after(replace(PUZZLE, id="b"), verdict(5))
        assert read_progress(later.text()) == later


@given(
    st.floats() | st.floats(-10_000, 10_000),
    st.floats() | st.floats(0, 10_000),
    st.floats() | st.floats(0, 1),
    st.lists(st.booleans(), min_size=1, max_size=5),
)
def test_any_rating_that_is_read_can_change(
    points: float, deviation: float, volatility: float, answers: list[bool]
) -> None:
    """An answer to any progress that can be read gives a rating that can be read again."""
    text = f'{{"format": 1, "rating": [{points}, {deviation}, {volatility}], "tried": {{}}}}'
    try:
        progress = read_progress(text.replace("inf", "Infinity").replace("nan", "NaN"))
    except ProgressError:
        return
    for number, answer in enumerate(answers):
        progress = progress.after(replace(PUZZLE, id=str(number)), verdict(0 if answer else 9))
        assert read_progress(progress.text()) == progress
