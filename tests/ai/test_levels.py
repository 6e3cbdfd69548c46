"""Tests of the levels: whole games of every preset, the novice, the yardstick, time limits."""

from __future__ import annotations

import pytest

from kingdom_builder_qt.ai import players
from kingdom_builder_qt.ai.players import LEVELS, ReferenceHardPlayer, make_player
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.core.moves import END_TURN
from kingdom_builder_qt.game.arena.arena import Match, run_match
from kingdom_builder_qt.game.setup.presets import preset_words
from tests.campaigns import levels
from tests.helpers import builders

PRESETS = preset_words(builders.catalog())


# The levels left out with everything play whole games of it in the tests of the players.
QUICK = {(level, "base") for level in ("random", *LEVELS)}
QUICK |= {("novice", "everything"), ("master", "everything")}


@pytest.mark.parametrize(
    ("level", "preset"),
    [
        pytest.param(level, preset, marks=() if (level, preset) in QUICK else pytest.mark.slow)
        for level in ("random", *LEVELS)
        for preset in PRESETS
    ],
)
def test_every_level_finishes_a_game_of_every_preset(
    level: str, preset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One game against a builder, of the preset with everything against four; all is legal."""
    monkeypatch.setattr(players, "MAX_NODES", 300)
    number = 3 if preset == "everything" else 4 * PRESETS.index(preset)
    result = levels.play(levels.Game(level, preset, number))
    assert not result.illegal
    assert result.moves > 20


def test_reference_builds_beside_an_open_location_first() -> None:
    """It takes the location although another hex would earn gold."""
    board = builders.make_board(builders.full("g"), extra={"K10": "F", "C3": "w"})
    position = builders.make_position(board, cards=["fishermen"], card="grass")
    player = ReferenceHardPlayer(position.rules, 1)
    position.push(player.decide(position.view(0), position.legal_moves()))
    assert [held.tile for held in position.tiles[0]] == ["farm"]


def test_reference_never_takes_the_last_piece_from_a_location() -> None:
    """A paddock that could only move the piece next to its own location stays unused."""
    board = builders.make_board(builders.full("g"), extra={"B3": "P", "E3": "w"})
    position = builders.make_position(
        board, cards=["fishermen"], own="B2", card="grass", tiles="paddock@B3:usable"
    )
    player = ReferenceHardPlayer(position.rules, 1)
    while (move := player.decide(position.view(0), position.legal_moves())) != END_TURN:
        if move.origin is not None:
            position.push(move)
            assert position.tiles[0], "the location was left"
        else:
            position.push(move)


@pytest.mark.slow
def test_novice_is_between_random_and_the_yardstick() -> None:
    """In 20 games it wins most against random (about 88 of 100) and loses most to the yardstick."""
    against_random = run_match(Match(("novice", "random"), 20, seed=5)).standings[0]
    against_reference = run_match(Match(("novice", "reference_hard"), 20, seed=5)).standings[0]
    assert against_random.wins >= 14
    assert against_reference.wins <= 10


@pytest.mark.parametrize("name", ["builder@1", "master@", "master@fast", "master@-1", "master@1e3"])
def test_a_time_that_makes_no_sense_is_refused(name: str) -> None:
    """Only a player with a time setting accepts one, as a number of seconds."""
    position = builders.make_position(builders.make_board(builders.full("g")), card="grass")
    with pytest.raises(SetupError, match=r"followed by @SECONDS|0\.001 to 999\.999 seconds"):
        make_player(name, position.rules, 1)


def test_master_decides_within_a_given_time() -> None:
    """A time is accepted and the answer is legal."""
    position = builders.make_position(builders.make_board(builders.full("g")), card="grass")
    moves = position.legal_moves()
    assert make_player("master@0.05", position.rules, 1).decide(position.view(0), moves) in moves
