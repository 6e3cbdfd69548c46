"""Misuse of options, seats, sessions and records raises an error at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kingdom_builder_qt.ai import advise, make_player
from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.core import KingdomBuilderError, Misuse, SetupError
from kingdom_builder_qt.game import (
    Deal,
    GameOptions,
    Interval,
    Match,
    Seat,
    Session,
    first_game,
    game_text,
    load_record,
    new_game,
    read_game,
    record_text,
    run_match,
    save_record,
)
from tests.helpers.builders import catalog

SEATS = (Seat("Ann", 0), Seat("Bob", 1, "builder"))


def session(**changes: Any) -> Session:
    """Return a game of two."""
    return Session(catalog(), GameOptions(seed=1), SEATS, **changes)


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
    """The error names the option, the expected kind and the given value."""
    with pytest.raises(SetupError, match=sentence):
        new_game(catalog(), replace(GameOptions(seed=1), **changes))


def test_no_seed_is_a_seed_by_chance(tmp_path: Path) -> None:
    """Every game without a seed draws one, and its record stores it."""
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
    ("call", "sentence"),
    [
        (lambda: new_game(None, GameOptions()), "not a Catalog: None"),
        (lambda: new_game(catalog(), None), "expected GameOptions, not None"),
        (lambda: new_game(catalog(), GameOptions(players=10**5000)), "not a number of 5001 digits"),
        (lambda: first_game(None, GameOptions()), "not a Catalog: None"),
        (lambda: first_game(catalog(), 5), "expected GameOptions, not 5"),
        (lambda: first_game(Catalog(), GameOptions()), "unknown expansion 'base'"),
        (lambda: session().listen(None), "listener: expected a function, not None"),
        (lambda: session().listen_to_seats(5), "listener: expected a function, not 5"),
        (lambda: session(free_undo="no"), "free_undo: expected True or False, not 'no'"),
        (lambda: session(dealt=5), "expected a Deal, not 5"),
        (lambda: session(dealt=Deal((), (), None)), "rng: expected a whole number .*, not None"),
        (lambda: session(dealt=Deal((), 5, 0)), "deck: expected a tuple of cards, not 5"),
        (lambda: load_catalog(5), "not a Path: 5"),
        (lambda: load_catalog(root=5), "not a Path: 5"),
        (lambda: catalog().card([]), r"unknown card \[\]"),
        (lambda: game_text("s"), "not a Session: 's'"),
        (lambda: read_game("gold: *", None), "not a Catalog: None"),
        (lambda: read_game("gold: *", catalog(), 5), "not a str: 5"),
        (lambda: Match("master", 1), "players: expected a list of names or classes, not 'master'"),
        (lambda: Match(("random",) * 2, "1"), "games: expected at least 1, not '1'"),
        (lambda: run_match(5), "not a Match: 5"),
        (lambda: run_match(Match(("random",) * 2, 1), jobs=10**30), "jobs: expected 1 to"),
        (lambda: make_player("master", None, 1), "not a Rules: None"),
        (lambda: make_player(5, session().position.rules, 1), "not a player: 5"),
        (lambda: advise(session().position.rules, None, 1), "not a View: None"),
        (lambda: Interval(0.5, 0, 1).text("x"), "factor: expected a number, not 'x'"),
    ],
)
def test_an_invalid_call_is_refused(call: Callable[[], Any], sentence: str) -> None:
    """The error names the given and the expected value."""
    with pytest.raises(KingdomBuilderError, match=sentence):
        call()


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        ((SEATS[0], Seat("Bob", 1, "nobody")), "unknown player 'nobody'"),
        ((SEATS[0], Seat("Bob", "1")), "a colour is a number from 0 to 4"),  # type: ignore[arg-type]
        ((SEATS[0], Seat(None, 1)), "expected a seat with a name"),  # type: ignore[arg-type]
        ((SEATS[0], "Bob"), "expected a Seat, not 'Bob'"),
        (None, "seats: expected a list, not None"),
    ],
)
def test_an_invalid_seat_is_a_set_up_error(seats: Any, sentence: str) -> None:
    """An unknown level is such an error, too."""
    with pytest.raises(SetupError, match=sentence):
        Session(catalog(), GameOptions(seed=1), seats)


def test_a_record_is_of_a_session_and_lies_at_a_path(tmp_path: Path) -> None:
    """A path may be a string; other objects raise an error."""
    path, game = tmp_path / "x.kbgame", session()
    save_record(str(path), game)
    assert record_text(load_record(str(path), catalog())) == record_text(game)
    with pytest.raises(Misuse, match="not a Path: 5"):
        save_record(5, game)  # type: ignore[arg-type]
    with pytest.raises(Misuse, match="not a Session: 's'"):
        record_text("s")  # type: ignore[arg-type]
    with pytest.raises(KingdomBuilderError, match="not a move: 'mandatory build A1'"):
        game.play("mandatory build A1")  # type: ignore[arg-type]
    assert game.log == []
