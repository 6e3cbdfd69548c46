"""Tests of the arena: seeds, seats, processes, interrupts, statistics."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from kingdom_builder_qt.ai.players import PLAYERS
from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.core import Position
from kingdom_builder_qt.core.errors import Misuse, SetupError
from kingdom_builder_qt.game import GameOptions, load_record, new_game
from kingdom_builder_qt.game.arena import arena
from kingdom_builder_qt.game.arena.arena import (
    GameResult,
    Match,
    Report,
    _Clock,
    play_game,
    run_match,
)

RANDOM_MATCH = Match(("random", "random"), 12, seed=3)


class Interrupt:
    """A progress callback at which the user presses Ctrl+C after some games."""

    def __init__(self, after: int) -> None:
        self.left = after

    def __call__(self, result: GameResult) -> None:
        self.left -= 1
        if not self.left:
            raise KeyboardInterrupt


class Stumbling:
    """A bot that makes an illegal move at its third decision."""

    def __init__(self, rules: Any, seed: int) -> None:
        self.decisions = 0

    def decide(self, view: Any, moves: Any) -> Any:
        self.decisions += 1
        return moves[0] if self.decisions < 3 else moves[self.decisions // 0]


def test_a_mistake_of_a_bot_says_where_it_happened() -> None:
    """The error contains the position, which can be read again."""
    with pytest.raises(ZeroDivisionError) as caught:
        play_game(Match(("random", Stumbling), 2, seed=1), 1)
    (note,) = caught.value.__notes__
    where, _, text = note.partition(": ")
    assert where == "Stumbling to move in game 1 of the match"
    position = Position.from_text(text, load_catalog(None))
    assert not position.status()


def test_a_result_tells_its_game() -> None:
    """Options, gold for each card and final position are those of the game, by player."""
    report = run_match(Match(("builder", "random"), 4, seed=5, options="nomads"))
    content = load_catalog(None)
    for result in report.results:
        end = Position.from_text(result.final_position, content)
        assert end.is_over
        assert end.round == result.rounds
        assert end.rules.start == result.start == result.options.start
        assert {*result.cards} <= {card.id for card in end.rules.cards}
        assert new_game(content, result.options).rules.is_same(end.rules)
        assert sorted(end.gold()) == sorted(result.gold)
        assert tuple(sheet.total for sheet in result.scores) == result.gold
        seat = result.scores[0].player
        assert end.gold()[seat] == result.gold[0]
        assert result.record == ""
    assert report.results[0].seed == report.results[1].seed != report.results[2].seed


def test_rows_are_plain_and_alike() -> None:
    """Each player of each game has a row; all rows have the same keys, the gold adds up."""
    report = run_match(Match(("builder", "random", "random"), 6, seed=5))
    rows = report.rows()
    assert [(row["game"], row["player"]) for row in rows[:3]] == [
        (0, "builder"),
        (0, "random"),
        (0, "random"),
    ]
    assert len(rows) == 18
    assert len({(*row,) for row in rows}) == 1
    kinds = {type(value) for row in rows for value in row.values()}
    assert kinds == {str, int, float, bool, type(None)}
    for first in range(0, 18, 3):
        table = rows[first : first + 3]
        assert sorted(row["seat"] for row in table) == [0, 1, 2]  # type: ignore[type-var]
        assert sum(row["starts"] for row in table) == 1  # type: ignore[misc]
        assert sum(row["won"] for row in table) == 1  # type: ignore[misc]
    for row in rows:
        by_card = {key: value for key, value in row.items() if key.startswith("gold_")}
        assert sum(filter(None, by_card.values())) == row["gold"]  # type: ignore[arg-type]
        played = {key.removeprefix("gold_") for key, gold in by_card.items() if gold is not None}
        assert played == {*str(row["cards"]).split(), "castle"}


def test_records_are_kept_on_demand(tmp_path: Path) -> None:
    """A record replays to the final position; players of one's own are people in it."""
    match = Match((Plain, "builder"), 2, seed=1)
    report = run_match(match, keep="records")
    assert [replace(result, record="") for result in report.results] == [*run_match(match).results]
    for result in report.results:
        path = tmp_path / f"{result.number}.kbgame"
        path.write_text(result.record, encoding="utf-8")
        session = load_record(path, load_catalog())
        assert session.position.text() == result.final_position
        assert session.options == result.options
        plain = session.seats[result.scores[0].player]
        assert (plain.name, plain.controller) == ("Plain", "human")
    with pytest.raises(Misuse, match="keep: expected results or records, not 'all'"):
        run_match(match, keep="all")  # type: ignore[arg-type]


class Plain:
    """A bot that plays the first move."""

    def __init__(self, rules: Any, seed: int) -> None:
        pass

    def decide(self, view: Any, moves: Any) -> Any:
        return moves[0]


class LazyExecutor(Executor):
    """Runs a task when its result is requested, so that a test sees the cancelled ones."""

    def __init__(self) -> None:
        self.futures: list[Future[Any]] = []

    def submit(self, call: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        if not self.futures:
            future.set_result(call(*args, **kwargs))
        self.futures.append(future)
        return future


def test_two_jobs_give_the_results_of_one() -> None:
    """The games do not depend on the process that plays them."""
    assert run_match(RANDOM_MATCH, jobs=2) == run_match(RANDOM_MATCH)


def test_two_jobs_give_the_results_of_one_with_expansions() -> None:
    """Red gold, blocks and drawn cards depend on the seed alone, too."""
    options = GameOptions(expansions=("base", "nomads", "crossroads"))
    match = Match(("builder", "random", "random"), 4, seed=3, options=options)
    assert run_match(match, jobs=2) == run_match(match)


def test_any_executor_gives_the_results_of_one_job() -> None:
    """Threads and a caller's own pool give the same results."""
    with ThreadPoolExecutor(2) as executor:
        assert run_match(RANDOM_MATCH, executor=executor) == run_match(RANDOM_MATCH)


def test_the_seed_makes_the_games() -> None:
    """One seed repeats a match; another seed gives other games."""
    other = Match(RANDOM_MATCH.players, RANDOM_MATCH.games, seed=4)
    assert run_match(RANDOM_MATCH) == run_match(RANDOM_MATCH)
    assert run_match(RANDOM_MATCH).results != run_match(other).results


Seen = list[tuple[int, Any]]  # seats and boards


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> Seen:
    """Return the list in which the player "spy" records its seats and boards."""
    found: Seen = []

    class Spy(PLAYERS["random"]):  # type: ignore[misc]
        """Plays random moves."""

        def decide(self, view: Any, moves: Any) -> Any:
            found.append((view.player, self.rules.board.placements))
            return super().decide(view, moves)

        def __init__(self, rules: Any, seed: int) -> None:
            super().__init__(rules, seed)
            self.rules = rules

    monkeypatch.setitem(PLAYERS, "spy", Spy)
    return found


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_entrant_sits_on_every_seat_of_the_same_deal(players: int, seen: Seen) -> None:
    """As many consecutive games as there are players share the deal and rotate the seats."""
    match = Match(("spy", *["random"] * (players - 1)), players)
    for number in range(players):
        play_game(match, number)
    assert {seat for seat, _ in seen} == set(range(players))
    assert len({placements for _, placements in seen}) == 1


def test_a_class_is_a_player(seen: Seen) -> None:
    """A third-party bot plays the same games without registration in the program."""
    spy = PLAYERS["spy"]
    named, own = (run_match(Match((who, "random"), 2)) for who in ("spy", spy))
    assert own.results == named.results
    assert [standing.name for standing in own.standings] == ["Spy", "random"]


@pytest.mark.parametrize("player", [int, 5, None])
def test_a_player_without_decide_is_refused(player: Any) -> None:
    """The error is raised before a game begins."""
    with pytest.raises(SetupError, match=r"not a player: .*a class with `decide`"):
        Match((player, "random"), 2)


def test_equal_players_get_a_new_deal_every_time(seen: Seen) -> None:
    """Swapping equal players would play nearly the same game twice."""
    for number in range(4):
        play_game(Match(("spy", "spy"), 4), number)
    assert len({placements for _, placements in seen}) == 4


def test_a_preset_is_drawn_again_for_every_deal(seen: Seen) -> None:
    """Every deal draws the random parts of a preset; the fixed parts stay."""
    for number in (0, 2, 4, 6):
        play_game(Match(("spy", "random"), 8, options="capitol"), number)
    boards = {tuple(place.section.id for place in placements) for _, placements in seen}
    assert len(boards) > 1
    assert all({"harbor", "oracle"} <= set(board) for board in boards)


@pytest.mark.parametrize(
    ("word", "hint"), [("nomad", "did you mean 'nomads'"), ("zzz", "known: first_base, base, ")]
)
def test_unknown_preset_is_refused(word: str, hint: str) -> None:
    """The message suggests a similar name, or lists all."""
    with pytest.raises(SetupError, match=f"unknown preset '{word}' .{hint}"):
        run_match(Match(("random", "random"), 2, options=word))


@pytest.mark.parametrize("preset", ["base", "harvest", "everything"])
def test_turns_are_timed_one_by_one(preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every decision counts for its player; all have equally many turns, without silos.

    A decision takes one second by the clock of this test for every player.
    """
    monkeypatch.setattr(arena, "thread_time", count().__next__)
    match = Match(("builder", "random", "random"), 3, 5, preset)
    for number in range(match.games):
        result = play_game(match, number)
        assert tuple(map(sum, result.turn_seconds)) == result.decisions
        turns = [len(times) for times in result.turn_seconds]
        assert turns == [turns[0]] * 3
        assert 7 < turns[0] < min(result.decisions)


def test_time_of_reactions_counts_for_the_next_own_turn() -> None:
    """Decisions after the last turn count for that turn."""
    clock = _Clock()
    for seconds, ends in ((1.0, False), (2.0, True), (4.0, False), (8.0, True), (16.0, False)):
        clock.running += seconds
        if ends:
            clock.end_turn()
    assert clock.turns() == (3.0, 28.0)


def test_progress_hears_of_every_game_once() -> None:
    """The callback is called once per game."""
    heard: list[GameResult] = []
    report = run_match(RANDOM_MATCH, jobs=2, progress=heard.append)
    assert sorted(result.number for result in heard) == list(range(RANDOM_MATCH.games))
    assert len(report.results) == RANDOM_MATCH.games


@pytest.mark.parametrize("jobs", [1, 2])
def test_interrupt_keeps_the_games_finished_by_then(jobs: int) -> None:
    """Ctrl+C gives a report of the finished games and leaves no process."""
    report = run_match(Match(("random", "random"), 400), jobs=jobs, progress=Interrupt(3))
    assert report.interrupted
    assert len(report.results) == 3
    assert len(report.standings) == 2
    assert not multiprocessing.active_children()


def test_interrupt_cancels_what_waits_in_a_callers_executor() -> None:
    """The caller's executor, which stays open, has no task of the match left."""
    executor = LazyExecutor()
    report = run_match(Match(("random", "random"), 40), executor=executor, progress=Interrupt(1))
    assert report.interrupted
    assert all(future.cancelled() for future in executor.futures[1:])


def test_failing_progress_ends_the_match() -> None:
    """An exception of the callback is raised and cancels the rest."""

    def fail(result: GameResult) -> None:
        raise RuntimeError("no more")

    with pytest.raises(RuntimeError, match="no more"):
        run_match(RANDOM_MATCH, jobs=2, progress=fail)
    assert not multiprocessing.active_children()


def test_report_without_games_has_no_standings() -> None:
    """A report after an interrupt in the first game does not divide by zero."""
    assert Report(RANDOM_MATCH, (), interrupted=True).standings == ()


@pytest.mark.parametrize(
    ("players", "games", "message"),
    [
        (("builder", "randm"), 1, "did you mean 'random'"),
        (("builder", "random"), 0, "expected at least 1, not 0"),
    ],
)
def test_wrong_match_is_refused(players: tuple[str, ...], games: int, message: str) -> None:
    """Unknown players and empty matches are one clear error."""
    with pytest.raises(SetupError, match=message):
        Match(players, games)


@pytest.mark.parametrize(
    ("match", "message"),
    [
        (Match(("random",), 2), "not 1"),
        (Match(("random",) * 6, 2), "not 6"),
        (Match((), 2), "not 0"),
        (Match(("random",) * 2, 2, options=GameOptions(cards=("kings",))), "kings"),
    ],
)
def test_wrong_options_are_refused_before_any_process_starts(match: Match, message: str) -> None:
    """An impossible set-up raises its error at once."""
    with pytest.raises(SetupError, match=message):
        run_match(match, jobs=2)


def test_no_jobs_are_refused() -> None:
    """At least one process has to do the work."""
    with pytest.raises(SetupError, match=r"jobs: expected 1 to .*, not 0"):
        run_match(RANDOM_MATCH, jobs=0)


def test_shared_win_counts_a_fraction() -> None:
    """Two winners of three share the win."""
    result = GameResult(0, (30, 20, 30), (1, 1, 1), ((0.0,),) * 3)
    report = Report(Match(("random",) * 3, 1), (result,))
    assert [standing.wins for standing in report.standings] == [0.5, 0, 0.5]
    assert sum(standing.win_rate.mean for standing in report.standings) == 1


def test_time_per_decision_is_the_mean_over_all_games() -> None:
    """3 seconds for 6 decisions are 500 ms each; a player without decisions took no time."""
    results = (
        GameResult(0, (1, 2), (2, 0), ((1.0,), (0.0,))),
        GameResult(1, (1, 2), (4, 0), ((1.5, 0.5), (0.0,))),
    )
    report = Report(Match(("random", "random"), 2), results)
    assert [standing.ms_per_decision for standing in report.standings] == [500, 0]
