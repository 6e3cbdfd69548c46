"""What the history keeps of a game, by its record alone."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

import pytest
from kingdom_builder_qt.game.history.filing import file_name, filed, mark, told_by, told_key

from kingdom_builder_qt.core.compile.scores import ranks
from kingdom_builder_qt.core.moves import source_tile
from kingdom_builder_qt.game import GameOptions, Seat, Session, record_text
from kingdom_builder_qt.game.record.record_reader import RecordError
from tests.game.history.support import ANN, BOB, CID, WHEN, record, session
from tests.helpers.pinned import pinned

ALL = ("base", "nomads", "crossroads", "marshlands", "harvest", "island")


@pytest.mark.parametrize("expansions", [("base",), ALL])
def test_all_that_is_kept(expansions: tuple[str, ...]) -> None:
    """Players, gold by card, rank, used tiles, rounds and what was played with, as in the game."""
    game = session(3, (CID, ANN, BOB), expansions=expansions)
    sheets = game.position.scores()
    found = filed(record_text(game), "x", WHEN)
    assert found.ended == WHEN
    assert [(s.name, s.colour, s.level) for s in found.seats] == [
        ("Cid", 0, "master"),
        ("Ann", 3, "human"),
        ("Bob", 1, "builder"),
    ]
    assert [seat.gold for seat in found.seats] == game.position.gold()
    assert tuple(seat.rank for seat in found.seats) == ranks(game.position.gold())
    for seat, sheet in zip(found.seats, sheets, strict=True):
        assert dict(seat.cards) == {entry.card: entry.gold for entry in sheet.entries}
    for player, seat in enumerate(found.seats):
        used = {source_tile(e.move.source) for e in game.log if e.player == player} - {None}
        assert set(seat.tiles) == used
    assert found.rounds == game.log[-1].round
    parts = {kind: {id_ for k, id_ in found.parts if k == kind} for kind, _ in found.parts}
    options = game.options
    island = {options.island} if options.island else set()
    assert parts["expansion"] == set(options.expansions) - {"base"} or {"base"}
    assert parts["card"] == set(options.cards or ())
    assert parts["section"] == {id_ for id_, _ in options.sections or ()} | island


def test_a_challenge_is_kept_by_its_key() -> None:
    """As part of what was played with; other games have no such part."""
    game = session(3)
    options = replace(game.options, challenge="2026-11-24")
    challenge = Session(game.catalog, options, game.seats)
    while not challenge.position.is_over:
        challenge.play(challenge.position.legal_moves()[0])
    found = filed(record_text(challenge), "x", WHEN)
    assert ("challenge", "2026-11-24") in found.parts
    assert "challenge" not in {kind for kind, _ in filed(record_text(game), "x", WHEN).parts}


def test_the_same_game_has_one_key() -> None:
    """Whatever the version of the program; another game, another name or another end has not."""
    text = record()
    key = filed(text, "x", WHEN).key
    lines = text.splitlines(keepends=True)
    newer = "".join(['program: "9.9"\n' if line.startswith("program:") else line for line in lines])
    assert newer != text
    assert filed(newer, "y", datetime(2027, 1, 1)).key == key
    assert told_key(text) == told_key(newer) == key
    assert told_key("no game") == told_key(text + text) == ""
    others = [record(2), record(seats=(Seat("Eve", 3), BOB)), record(free_undo=True)]
    assert len({key, *(filed(other, "x", WHEN).key for other in others)}) == 4


def test_only_a_finished_game_is_filed() -> None:
    """One that goes on, one that was edited, and what is none."""
    with pytest.raises(RecordError, match="x: the game is not over"):
        filed(record(moves=30), "x", WHEN)
    with pytest.raises(RecordError, match=r"x:\d+: "):
        filed(record().replace('"Ann"', '"Eve"'), "x", WHEN)
    with pytest.raises(RecordError, match=r"x.*: "):
        filed("no game", "x", WHEN)


@pytest.mark.parametrize(
    ("seats", "free_undo", "unrated"),
    [
        ((ANN, BOB), False, ""),
        ((ANN, BOB, CID), False, ""),
        ((ANN, Seat("M", 2, "master@0.5")), False, ""),
        ((ANN, BOB), True, "undo"),
        ((ANN, Seat("Eve", 2), BOB), False, "persons"),
        ((CID, BOB), False, "no_person"),
    ],
)
def test_what_counts_for_the_rating(seats: tuple[Seat, ...], free_undo: bool, unrated: str) -> None:
    """One person against levels, who could not take back what was revealed."""
    assert filed(record(1, seats, free_undo=free_undo), "x", WHEN).unrated == unrated


def test_a_position_does_not_count_for_the_rating() -> None:
    """Nobody knows how it came about, nor how many rounds there were."""
    first = session(moves=0)
    options = GameOptions(position=first.position.text(), seed=1)
    game = Session(pinned(), options, (ANN, BOB))
    while not game.position.is_over:
        game.play(game.position.legal_moves()[0])
    found = filed(record_text(game), "x", WHEN)
    assert (found.unrated, found.rounds) == ("position", None)
    assert found.parts == ()  # and none is taken for one of the base game
    assert found.seats[0].cards


def test_a_level_without_a_strength_does_not_count() -> None:
    """A record may name a player of another version of the program."""
    text = record(seats=(ANN, Seat("Zed", 1, "novice")))
    assert filed(text, "x", WHEN).unrated == ""
    with pytest.MonkeyPatch.context() as patch:
        patch.delitem(filed.__globals__["level_rating"].__globals__["LEVELS"], "novice")
        assert filed(text, "x", WHEN).unrated == "level"


def test_a_thinking_time_is_no_level() -> None:
    """Master is Master, however long it may think."""
    assert filed(record(1, (ANN, Seat("M", 2, "master@0.5"))), "x", WHEN).seats[1].level == "master"


def test_a_game_is_listed_for_its_best_person() -> None:
    """For the winner only where no person played."""
    game = filed(record(3, (CID, ANN, Seat("Eve", 4), BOB)), "x", WHEN)
    assert game.lead == (1 if game.seats[1].rank <= game.seats[2].rank else 2)
    watched = filed(record(1, (CID, BOB)), "x", WHEN)
    assert watched.seats[watched.lead].rank == 1


def test_names_of_files_tell_when_and_which() -> None:
    """And nothing else is taken for one of them."""
    name = file_name("a" * 32, WHEN)
    assert told_by(name) == (WHEN, mark("a" * 32))
    assert name.startswith("2026-05-04-201530-")
    for other in ("x.kbgame", name[1:], name + ".bad", name.replace("05-04", "13-04"), f"a{name}"):
        assert told_by(other) is None, other
