"""Assistance: the record of a game has the help that the players used."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.core.events import reveals
from kingdom_builder_qt.core.moves import END_TURN
from kingdom_builder_qt.game import Session, record_text
from kingdom_builder_qt.game.challenges.challenge import challenge_of_day
from kingdom_builder_qt.game.library.figures import (
    achieved,
    csv_of,
    listing,
    rating_history,
    summary,
)
from kingdom_builder_qt.game.library.game_filter import EVERY_GAME, GameFilter
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.game.record.game_text import game_text, read_game
from kingdom_builder_qt.game.record.record_reader import RecordError, parse_record
from kingdom_builder_qt.game.record.saved_game import replay
from kingdom_builder_qt.game.session import ASSISTANCE, Seat
from tests.game.library.support import ANN, BOB, CID, WHEN, session
from tests.helpers.pinned import pinned


def assisted(seed: int = 1, *words: str, seats: tuple[Seat, ...] = (ANN, BOB)) -> str:
    """Return the record of a finished game with some assistance."""
    game = session(seed, seats)
    for word in words:
        game.note(word)  # type: ignore[arg-type]
    return record_text(game)


def whole_turn(game: Session) -> None:
    """Play moves until the turn has ended."""
    rng = Random(5)
    while not (game.log and game.log[-1].move == END_TURN):
        game.play(game.position.random_move(rng))


def test_a_takeback_across_a_reveal_is_noted() -> None:
    """With free undo a revealing decision is taken back, and the record says so."""
    game = Session(pinned(), session(moves=0).options, (ANN, BOB), free_undo=True)
    game.play(game.position.legal_moves()[0])
    game.undo()
    assert game.assistance == ()
    whole_turn(game)
    assert reveals(game.log[-1].events)
    assert game.assistance == ()
    game.undo()
    assert game.assistance == ("takebacks",)


def test_players_that_change_after_the_first_move_are_noted() -> None:
    """A computer that replaces a person and a weaker opponent count; new names do not."""
    for changed in (replace(ANN, controller="master"), ANN), (ANN, replace(BOB, name="B")):
        game = session(moves=0)
        seats = tuple(
            new if new.colour == old.colour else old
            for old, new in zip((ANN, BOB), changed, strict=True)
        )
        is_other = [s.controller for s in seats] != [ANN.controller, BOB.controller]
        game.change_seats(seats)
        assert game.assistance == (), "nobody has played yet"
        game.change_seats((ANN, BOB))
        game.play(game.position.legal_moves()[0])
        game.change_seats(seats)
        assert game.assistance == (("seats",) if is_other else ())
        game.change_seats((ANN, BOB))
        assert game.assistance == (("seats",) if is_other else ())


@pytest.mark.parametrize("words", [(), ("hints",), ("takebacks",), ("seats",), ASSISTANCE])
def test_record_and_list_keep_it(words: tuple[str, ...]) -> None:
    """All assistance survives a saved game and a list of turns."""
    game = session(moves=30)
    for word in reversed(words):
        game.note(word)  # type: ignore[arg-type]
    text = record_text(game)
    assert ("assistance" in text) == bool(words), "other records are as they always were"
    again = replay(parse_record(text, "x"), pinned())
    assert again.assistance == words
    assert record_text(again) == text
    assert read_game(game_text(game), pinned()).assistance == words


def test_the_players_at_the_beginning_are_kept() -> None:
    """A record has the first players while others sit there, with the new names of the same."""
    game = session(moves=30)
    assert "first_seats" not in record_text(game), "other records are as they always were"
    computer, ben = replace(ANN, name="Iris", controller="master"), replace(BOB, name="Ben")
    game.change_seats((computer, ben))
    assert game.first_seats == (ANN, ben)
    text = record_text(game)
    again = replay(parse_record(text, "x"), pinned())
    assert (again.seats, again.first_seats) == ((computer, ben), (ANN, ben))
    assert record_text(again) == text
    again.change_seats((ANN, ben))
    assert "first_seats" not in record_text(again)
    edited = text.replace('- ["Ann",', '- ["Eve",', 1)
    assert edited != text
    with pytest.raises(RecordError, match="edited"):
        replay(parse_record(edited, "x"), pinned())


@pytest.mark.parametrize("changed", ["[]", "[takebacks, hints]", "[magic]", "hints"])
def test_edited_assistance_is_refused(changed: str) -> None:
    """The checksum covers assistance, and an unknown word is reported with its line."""
    text = assisted(1, "hints").replace('assistance: ["hints"]', f"assistance: {changed}")
    with pytest.raises(RecordError, match=r"<record>:\d+"):
        Library().add(text)


@pytest.mark.parametrize("wrong", ["hints", ["magic"], 7])
def test_other_words_are_no_assistance(wrong: object) -> None:
    """Another object from a script raises an error."""
    with pytest.raises(SetupError, match="assistance"):
        Session(pinned(), session(moves=0).options, (ANN, BOB), assistance=wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("word", ASSISTANCE)
def test_the_library_says_so(word: str) -> None:
    """The library marks and filters a game with assistance, and does not rate it."""
    library = Library()
    library.add(assisted(1, word))
    library.add(assisted(2))
    entries = library.entries(library.ids())
    assert sorted((entry.assistance, entry.unrated) for entry in entries) == [
        ((), ""),
        ((word,), "assistance"),
    ]
    for way, wanted in (("with", [(word,)]), ("without", [()])):
        chosen = GameFilter(assisted=way)  # type: ignore[arg-type]
        found = library.entries(library.ids(chosen))
        assert [entry.assistance for entry in found] == wanted
    sums = library.ask(lambda db: summary(listing(db, EVERY_GAME)))
    assert (sums.games, sums.assisted) == (2, 1)
    assert len(library.ask(rating_history)) == 1
    head, *lines = library.ask(lambda db: csv_of(db, EVERY_GAME)).splitlines()
    column = head.split(",").index("assistance")
    assert sorted(line.split(",")[column] for line in lines) == ["", word]


def test_what_was_won_with_hints_is_no_achievement() -> None:
    """Cards and levels count only without hints; a game without hints marks the same ones."""
    seeds = [seed for seed in range(1, 30) if is_won(seed)]
    library = Library()
    library.add(assisted(seeds[0], "hints"))
    found = library.ask(achieved)
    assert (found.games, found.cards, found.levels) == (1, frozenset(), frozenset())
    library.add(assisted(seeds[1]))
    found = library.ask(achieved)
    assert found.cards
    assert found.levels == {"builder"}


def is_won(seed: int) -> bool:
    """Return whether the person has the most gold in the game of a seed."""
    own, other = session(seed).position.gold()
    return own > other


def test_a_challenge_with_changed_seats_is_no_try() -> None:
    """The seats also count after the game was saved and opened again with the first players."""
    challenge = challenge_of_day(WHEN.date(), pinned())
    game = Session(pinned(), challenge.options, challenge.seats(ANN, CID))
    assert challenge.is_tried_by(game)
    game.play(game.position.legal_moves()[0])
    seats = game.seats
    game.change_seats((replace(seats[0], controller="master"), seats[1]))
    game.change_seats(seats)
    assert not challenge.is_tried_by(replay(parse_record(record_text(game), "x"), pinned()))
