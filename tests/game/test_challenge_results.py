"""The stored results of challenges, and the medals they earn."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from time import sleep

import pytest

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.challenges import medals
from kingdom_builder_qt.game.challenges.challenge import Challenge, challenge_of_day
from kingdom_builder_qt.game.challenges.challenge_results import (
    ChallengeResult,
    Results,
    ResultsError,
    Streak,
    Tries,
    read_results,
    streak_of,
    text_fault,
)
from kingdom_builder_qt.game.challenges.medals import (
    MASTER,
    STRETCHES,
    MasterWorker,
    medal_for,
    needed,
    player_of,
    run_master,
)
from kingdom_builder_qt.game.setup.first_position import content_of
from tests.helpers.pinned import shipped

KEY = "2026-11-23"


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    """Return the shipped content."""
    return shipped()


@pytest.fixture(scope="module")
def challenge(catalog: Catalog) -> Challenge:
    """Return the challenge of a Monday, against Novice."""
    return challenge_of_day(date(2026, 11, 23), catalog)


def test_the_first_result_stays(challenge: Challenge) -> None:
    """A later result counts only as the best later one; an abandoned game counts as a start."""
    results = Results().begun(KEY).begun(KEY).finished(KEY, 50, 60, "a")
    assert results.of(KEY).first == ChallengeResult(50, 60, 2)
    results = results.begun(KEY).finished(KEY, 70, 20, "b").begun(KEY).finished(KEY, 65, 1, "c")
    assert results.of(KEY) == Tries(
        4, 3, ChallengeResult(50, 60, 2), ChallengeResult(70, 20, 3), master=None, last="c"
    )
    assert results.of(KEY).top == ChallengeResult(70, 20, 3)
    assert Tries().top is None
    assert results.of("another") == Tries()


def test_a_game_is_entered_once() -> None:
    """Recording a game again after a killed program changes nothing."""
    once = Results().begun(KEY).finished(KEY, 50, 60, "a")
    assert once.finished(KEY, 50, 60, "a") == once


def test_a_result_without_a_start_has_one() -> None:
    """The file of results may have been lost after the start."""
    assert Results().finished(KEY, 50, 60, "a").of(KEY).first == ChallengeResult(50, 60, 1)


def test_results_are_read_as_they_were_written() -> None:
    """Results are read as written, with and without Master's gold."""
    results = Results().begun("2026-W48").begun(KEY).finished(KEY, 50, 60, "a")
    results = results.finished(KEY, 51, 60, "b").mastered(KEY, 77)
    assert read_results(results.text()) == results
    assert text_fault(results.text()) == ""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not valid JSON"),
        ("[" * 100_000, "not valid JSON"),
        ("[]", "not a file of challenge results"),
        ('{"format": 2, "tried": {}}', "another version"),
        ('{"format": 1, "tried": {"a": 5}}', "challenge 'a': malformed tries"),
    ],
)
def test_other_texts_are_refused(text: str, said: str) -> None:
    """The error names the fault."""
    with pytest.raises(ResultsError, match=said):
        read_results(text)
    assert said in text_fault(text)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"starts": 1', '"starts": -1'),
        ('"starts": 1', '"starts": true'),
        ('"finished": 1', '"finished": 0'),
        ('"best": null', '"best": [1]'),
        ('"master": null', '"master": 1e3'),
        ('"last": "a"', '"last": 5'),
    ],
)
def test_damaged_results_are_refused(old: str, new: str) -> None:
    """Each number is validated."""
    text = Results().begun(KEY).finished(KEY, 50, 60, "a").text()
    assert old in text
    with pytest.raises(ResultsError):
        read_results(text.replace(old, new))


def test_medals_are_parts_of_masters_gold(challenge: Challenge) -> None:
    """The limits of medals are rounded up."""
    assert needed(challenge, 61) == {"gold": 61, "silver": 52, "bronze": 43}
    golds = (62, 61, 60, 52, 51, 43, 42)
    medals = ["gold", "gold", "silver", "silver", "bronze", "bronze", ""]
    assert [medal_for(challenge, gold, 61) for gold in golds] == medals
    assert medal_for(challenge, 100, None) == ""


@pytest.mark.parametrize(("master", "best"), [(90, 90), (70, 80), (80, 80)])
def test_the_aim_of_a_task_is_bronze(challenge: Challenge, master: int, best: int) -> None:
    """Master's gold is gold, unless it is less than the aim; silver is between."""
    task = replace(challenge, kind="task", aim=80)
    least = needed(task, master)
    assert (least["gold"], least["bronze"]) == (best, 80)
    assert least["silver"] == (80 + best) // 2
    assert medal_for(task, 79, master) == ""
    assert medal_for(task, 80, 90) == "bronze"
    assert medal_for(task, 80, 70) == "gold"


def test_computers_play_in_the_persons_place(catalog: Catalog, challenge: Challenge) -> None:
    """Each level always gives the same game, and different levels give different ones."""
    first = [player_of(challenge, catalog).play(level) for level in ("builder", "random")]
    again = [player_of(challenge, catalog).play(level) for level in ("builder", "random")]
    assert first == again
    assert first[0] > first[1]


def test_stretches_make_the_whole_game(
    catalog: Catalog, challenge: Challenge, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The stretches end with the gold of the whole game, also in a worker that begins late."""
    monkeypatch.setattr(medals, "MASTER", "random")
    options = challenge.options
    whole = player_of(challenge, catalog).play("random")
    content = content_of(catalog, options)
    worker = MasterWorker(content, options, challenge.opponent)
    found = [worker.play(stretch) for stretch in range(1, STRETCHES + 1)]
    assert found[0] is None
    assert sum(gold is None for gold in found) > STRETCHES // 2
    assert {gold for gold in found if gold is not None} == {whole}
    late = MasterWorker(content, options, challenge.opponent)
    assert late.play(STRETCHES) == whole


@pytest.mark.slow
@pytest.mark.process_pool
@pytest.mark.timeout(600)  # two games of Master, one after the other
def test_master_reaches_the_same_each_time(catalog: Catalog, challenge: Challenge) -> None:
    """Its budget counts evaluations, so neither a busy computer nor another process changes it."""
    run = run_master(challenge, catalog)
    try:
        found: list[int | None] = []
        while run.is_running:
            found += run.finished()
            sleep(0.1)
        assert not run.error
        assert len(found) == run.total == STRETCHES
        assert found[0] is None
        assert found[-1] == player_of(challenge, catalog).play(MASTER)
    finally:
        run.close()


def finished(*days: str, late: bool = False) -> Results:
    """Return results with finished challenges."""
    results = Results()
    for day in days:
        results = results.begun(day, late).finished(day, 50, 40, day)
    return results


@pytest.mark.parametrize(
    ("days", "current", "longest"),
    [
        ((), 0, 0),
        (("2026-11-24",), 1, 1),
        (("2026-11-23", "2026-11-22"), 2, 2),
        (("2026-11-22", "2026-11-21"), 0, 2),
        (("2026-11-24", "2026-11-23", "2026-11-01", "2026-10-31", "2026-10-30"), 2, 3),
        (("2026-W48", "far", "2026-1-05"), 0, 0),
    ],
)
def test_streaks(days: tuple[str, ...], current: int, longest: int) -> None:
    """Days in a row up to today or yesterday; weeks and tasks do not count."""
    assert streak_of(finished(*days), date(2026, 11, 24)) == Streak(current, longest)


def test_a_late_result_does_not_count_for_a_streak() -> None:
    """Only the try before the first result decides; the mark survives the file."""
    results = finished("2026-11-23", late=True)
    assert streak_of(results, date(2026, 11, 24)) == Streak(0, 0)
    assert read_results(results.text()) == results
    again = finished("2026-11-23").begun("2026-11-23", is_late=True)
    assert streak_of(again, date(2026, 11, 24)) == Streak(1, 1)


def test_files_without_the_mark_are_read() -> None:
    """Results of earlier versions, which offered no past days, were on time."""
    text = finished("2026-11-23").text()
    assert "late" not in text
    assert not read_results(text).of("2026-11-23").is_late
