"""Misuse of options, seats, sessions and records: a sentence, not an accident later."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kingdom_builder_qt.core import KingdomBuilderError, Misuse, SetupError
from kingdom_builder_qt.game import GameOptions, Seat, Session, new_game
from kingdom_builder_qt.game.record.saved_game import load_record, record_text, save_record
from tests.helpers.builders import catalog

SEATS = (Seat("Ann", 0), Seat("Bob", 1, "builder"))


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"players": "2"}, "players: expected a whole number, not '2'"),
        ({"players": True}, "players: expected a whole number, not True"),
        ({"seed": "x"}, "seed: expected a whole number of at most 40 digits, or None"),
        ({"seed": 1.5}, r"seed: expected .*, not 1\.5"),
        ({"seed": True}, "seed: expected .*, not True"),
        ({"seed": 10**40}, "seed: expected .* at most 40 digits"),
        ({"start": "0"}, "start: expected a whole number or None, not '0'"),
        ({"edition": None}, "edition: expected a word, not None"),
        ({"cards": "knights"}, "cards: expected a list of ids or None, not 'knights'"),
        ({"cards": [1, 2, 3]}, "cards: expected a list of ids"),
        ({"expansions": "base"}, "expansions: expected a list of ids, not 'base'"),
        ({"house_rules": None}, "house_rules: expected a list of ids, not None"),
        ({"castles": [("a", 0)]}, "castles: expected a list of castles"),
        ({"overlays": ["cave"]}, "overlays: expected a list of overlays"),
        ({"island": 3}, "island: expected an id or None, not 3"),
    ],
)
def test_options_of_the_wrong_kind_are_a_set_up_error(
    changes: dict[str, Any], sentence: str
) -> None:
    """The sentence names the option, what it must be and what was given."""
    with pytest.raises(SetupError, match=sentence):
        new_game(catalog(), replace(GameOptions(seed=1), **changes))


def test_no_seed_is_a_seed_by_chance(tmp_path: Path) -> None:
    """Every game draws its own, and its record keeps the number."""
    options = GameOptions(seed=None)
    sessions = [Session(catalog(), options, SEATS) for _ in range(4)]
    seeds = {session.options.seed for session in sessions}
    assert len(seeds) > 1
    path = tmp_path / "game.kbgame"
    save_record(path, sessions[0])
    loaded = load_record(path, catalog())
    assert loaded.options == sessions[0].options
    assert new_game(catalog(), loaded.options) == sessions[0].position


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        ((SEATS[0], Seat("Bob", 1, "nobody")), "unknown player 'nobody'"),
        ((SEATS[0], Seat("Bob", "1")), "a colour is a number from 0 to 4"),  # type: ignore[arg-type]
        ((SEATS[0], Seat(None, 1)), "a seat has a name"),  # type: ignore[arg-type]
        ((SEATS[0], "Bob"), "not a seat: 'Bob'"),
        (None, "not a list of seats: None"),
    ],
)
def test_a_seat_on_which_nobody_can_sit_is_a_set_up_error(seats: Any, sentence: str) -> None:
    """Also a level that there is not."""
    with pytest.raises(SetupError, match=sentence):
        Session(catalog(), GameOptions(seed=1), seats)


def test_a_record_is_of_a_session_and_lies_at_a_path(tmp_path: Path) -> None:
    """A path may be a text; anything else is told."""
    session = Session(catalog(), GameOptions(seed=1), SEATS)
    path = tmp_path / "x.kbgame"
    save_record(str(path), session)
    assert record_text(load_record(str(path), catalog())) == record_text(session)
    with pytest.raises(Misuse, match="not a path: 5"):
        save_record(5, session)  # type: ignore[arg-type]
    with pytest.raises(Misuse, match="not a session: 's'"):
        record_text("s")  # type: ignore[arg-type]
    with pytest.raises(KingdomBuilderError, match="not a move: 'mandatory build A1'"):
        session.play("mandatory build A1")  # type: ignore[arg-type]
    assert session.log == []
