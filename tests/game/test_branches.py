"""A branch continues another game from one of its moves; its record names the origin."""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from random import Random

import pytest

from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.game import (
    GameOptions,
    RecordError,
    Session,
    game_text,
    read_game,
    record_text,
)
from kingdom_builder_qt.game.analysis.review import review_plan
from kingdom_builder_qt.game.record.record_reader import parse_record
from kingdom_builder_qt.game.record.saved_game import check_at, replay
from kingdom_builder_qt.game.replay import (
    FACE_UP,
    OPEN,
    Branch,
    HandVisibility,
    ReplayedGame,
    branch_from,
    position_at,
    reseated,
    statistics_text,
    text_for,
    with_person,
)
from kingdom_builder_qt.game.setup.first_position import content_of, make_rules
from tests.game.test_replay import given, played
from tests.helpers.pinned import pinned
from tests.helpers.random_games import all_options


def begun(branch: Branch) -> Session:
    """Return the game that starts from a branch."""
    return Session(pinned(), branch.options, branch.seats, free_undo=branch.free_undo)


@pytest.mark.parametrize("is_over", [True, False])
def test_a_game_goes_on_from_each_moment(is_over: bool) -> None:
    """Board, tiles and face-up cards are restored; hidden cards stay hidden."""
    session = given("human", "human", moves=5000 if is_over else 60)
    for moves in range(0, len(session.log), 29):
        position = position_at(session, moves)
        for known in (FACE_UP, HandVisibility(0), HandVisibility(1)):
            found = begun(branch_from(session, moves, session.seats, known)).position
            assert (found.own, found.tiles, found.supply) == (
                position.own,
                position.tiles,
                position.supply,
            )
            assert (found.card, found.to_move, found.round) == (
                position.card,
                position.to_move,
                position.round,
            )
            if known.player is not None:
                assert found.hands[known.player] == position.hands[known.player]


def test_a_visible_hand_stays_with_its_player() -> None:
    """Only the player whose hand was visible continues with it, whatever else changes."""
    session = given("human", "novice", moves=60)
    moves = 29
    branch = branch_from(session, moves, session.seats, HandVisibility(0))
    position = position_at(session, moves)
    stronger = [session.seats[0], replace(session.seats[1], controller="master")]
    assert reseated(branch, stronger, position) == Branch(
        branch.options, tuple(stronger), branch.free_undo
    )
    swapped = [
        replace(seat, controller=other.controller)
        for seat, other in zip(session.seats, reversed(session.seats), strict=True)
    ]
    everybody = [replace(seat, controller="human") for seat in session.seats]
    nobody = [replace(seat, controller="novice") for seat in session.seats]
    for seats in (swapped, everybody, nobody):
        found = reseated(branch, seats, position)
        assert found.seats == tuple(seats)
        assert found.options == replace(
            branch.options, position=text_for(position_at(session, moves), FACE_UP)
        )
        assert begun(found).position.own == position.own


def test_a_branch_offers_a_seat_to_the_user() -> None:
    """Where only computers play, the user is offered the seat of the player to move."""
    seats = given("novice", "master", moves=5).seats
    assert [seat.is_human for seat in with_person(seats, 1)] == [False, True]
    people = given("human", "novice", moves=5).seats
    assert with_person(people, 1) == list(people)


def test_unknown_cards_are_dealt_again() -> None:
    """The text of a branch has no deck; with all cards known the game continues as it did."""
    session = given("human", "builder", moves=5000)
    moves = 40
    assert "?" in text_for(position_at(session, moves), HandVisibility(0))
    same = begun(branch_from(session, moves, session.seats, OPEN))
    for entry in session.log[moves:]:
        assert same.play(entry.move).events == entry.events
    decks = {
        begun(branch_from(session, moves, session.seats, HandVisibility(0))).position.deck
        for _ in range(4)
    }
    assert len(decks) > 1


@pytest.mark.parametrize("seed", range(3))
def test_a_game_with_all_expansions_goes_on(seed: int) -> None:
    """A branch may start within an action of several steps, in a reaction, and before scoring."""
    session = played(all_options(seed, players=3), seed)
    for moves in range(0, len(session.log), 31):
        found = begun(branch_from(session, moves, session.seats, FACE_UP))
        random = Random(seed)
        for _ in range(5):
            if not found.position.is_over:
                found.play(found.position.random_move(random))


@pytest.mark.parametrize("seed", range(3))
def test_computer_players_get_the_board_of_a_continued_game(seed: int) -> None:
    """The content sent to their process gives the same rules."""
    session = played(all_options(seed, players=3), seed, moves=20)
    options = begun(branch_from(session, 10, session.seats, FACE_UP)).options
    rules = make_rules(content_of(pinned(), options), options)
    assert rules.is_same(make_rules(pinned(), options))


def test_a_record_names_its_origin() -> None:
    """Both formats name the origin, and their check finds the same game and move."""
    session = given("human", "human", moves=50)
    branch = begun(branch_from(session, 33, session.seats, FACE_UP, 'evening: "one"'))
    branch.play(branch.position.legal_moves()[0])
    origin = ('evening: "one"', 33, check_at(session, 33))
    for again in (
        replay(parse_record(record_text(branch), "game"), pinned()),
        read_game(game_text(branch), pinned()),
    ):
        assert again.options.origin == origin
        assert record_text(again) == record_text(branch)
    longer = replay(parse_record(record_text(session), "game"), pinned())
    assert check_at(longer, 33) == origin[2]
    assert check_at(longer, 34) != origin[2]
    assert check_at(longer, 0) not in ("", check_at(given("human", "builder", moves=0), 0))


def test_a_game_without_a_name_is_called_by_its_players() -> None:
    """Without a title the players are the name of a game."""
    session = given("human", "human", moves=5)
    origin = branch_from(session, 3, session.seats, FACE_UP).options.origin
    assert origin is not None
    assert origin[0] == "Ann, Bob"


def test_an_edited_origin_is_refused() -> None:
    """The checksum covers the origin."""
    session = given("human", "human", moves=5)
    text = record_text(begun(branch_from(session, 3, session.seats, FACE_UP)))
    assert '  origin: ["Ann, Bob", 3, "' in text
    with pytest.raises(RecordError, match="edited"):
        replay(parse_record(text.replace('["Ann, Bob", 3', '["Ann, Bob", 4'), "game"), pinned())


@pytest.mark.parametrize(
    "origin", [("a", 1), ("a", -1, "0" * 16), ("a", "1", "0" * 16), ("a", 1, "no check"), "a"]
)
def test_a_bad_origin_is_no_option(origin: object) -> None:
    """The error names it; a game from a set-up has no origin."""
    session = given("human", "human", moves=1)
    position = text_for(session.position, FACE_UP)
    with pytest.raises(SetupError, match="origin: expected a name"):
        Session(pinned(), GameOptions(position=position, origin=origin), session.seats)
    with pytest.raises(SetupError, match="only possible for a game from a position"):
        Session(pinned(), GameOptions(origin=("a", 1, "0" * 16)), session.seats)


def test_a_list_with_a_bad_origin_names_the_line() -> None:
    """The error has the line, as for every other key."""
    session = given("human", "human", moves=5)
    text = game_text(begun(branch_from(session, 3, session.seats, FACE_UP)))
    line = next(n for n, one in enumerate(text.splitlines(), 1) if one.startswith("origin:"))
    bad = text.replace('origin: "Ann, Bob" 3', 'origin: "Ann, Bob"')
    with pytest.raises(RecordError, match=f":{line}: origin: "):
        read_game(bad, pinned())


def test_the_analysis_does_not_ask_where_a_game_came_from() -> None:
    """Equal games have equal plans."""
    session = given("human", "human", moves=5)
    branch = begun(branch_from(session, 3, session.seats, FACE_UP))
    assert review_plan(branch).options.origin is None


def test_figures_of_every_turn_and_player() -> None:
    """There is a row for each turn and player, with the gold by card, settlements, tiles and
    rounds.
    """
    session = played(all_options(2, players=3), 2)
    course = ReplayedGame(session)
    rows = list(csv.DictReader(io.StringIO(statistics_text(course))))
    assert len(rows) == 3 * len(course.turns)
    fixed = {"turn", "round", "turn_of", "player", "gold", "settlements_left", "tiles"}
    names = [seat.name for seat in course.seats]
    for number, row in enumerate(rows):
        turn, player = course.turns[number // 3], number % 3
        position = course.position(turn.after)
        assert (row["turn"], row["round"]) == (str(number // 3 + 1), str(turn.round))
        assert (row["turn_of"], row["player"]) == (names[turn.player], names[player])
        assert int(row["gold"]) == position.gold()[player]
        assert sum(int(row[card]) for card in row.keys() - fixed) == int(row["gold"])
        assert int(row["settlements_left"]) == position.supply[player]
        assert row["tiles"].split() == [held.tile for held in position.tiles[player]]


def test_a_name_is_no_formula() -> None:
    """A spreadsheet shows the name as text."""
    session = given("human", "human", moves=5)
    names = ("=1+1", '@a,"b"\nc')
    seats = [type(seat)(name, seat.colour) for seat, name in zip(session.seats, names, strict=True)]
    session.change_seats(seats)
    rows = list(csv.DictReader(io.StringIO(statistics_text(ReplayedGame(session)))))
    assert {row["player"] for row in rows} == {"'=1+1", '\'@a,"b"\nc'}
