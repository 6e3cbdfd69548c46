"""Keys of positions and views: equal for equal ones, in every process, and different otherwise."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from kingdom_builder_qt.core import Position
from tests.helpers.builders import catalog
from tests.helpers.random_games import all_options, positions_of

BOARD = "board: tavern paddock/180 oasis farm"
GAME = (
    f"{BOARD}; cards: fishermen knights; settlements 0: A13-15; card: grass;"
    " hand 0: flower; hand 1: forest; deck: grass*5 flower canyon"
)
KEYS = 0x151728E4260D5CCC, 0x2FA1F5C0C77D9311


def read(text: str) -> Position:
    """Return the position of a text."""
    return Position.from_text(text, catalog())


def test_equal_positions_have_equal_keys() -> None:
    """A copy, a text and another order of the same moves lead to the same key."""
    position = read(GAME)
    first, second = position.legal_moves()[:2]
    other = read(GAME)
    assert position.copy().key == other.key == position.key
    for move in (first, second):
        position.push(move)
    for move in (second, first):
        other.push(move)
    assert (position == other, position.key == other.key) == (True, True)
    position.pop()
    position.pop()
    assert position.key == read(GAME).key
    assert 0 <= position.key < 2**64


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("deck: grass*5 flower canyon", "deck: flower grass*5 canyon"),
        ("hand 1: forest", "hand 1: canyon"),
        ("oasis farm", "oasis/180 farm"),
        ("fishermen knights", "fishermen hermits"),
        ("A13-15", "A13-14"),
        ("card: grass", "card: grass; house rules: own_tiles_only"),
        ("card: grass", "card: grass; start: 1; turn: 0"),
        ("card: grass", "card: grass; chance: 5"),
    ],
)
def test_a_difference_changes_the_key(old: str, new: str) -> None:
    """State, cards, board and rules count, hidden cards only in the key of a position."""
    position, other = read(GAME), read(GAME.replace(old, new))
    assert position != other
    assert position.key != other.key
    same = position.view(0) == other.view(0)
    assert (position.view(0).key == other.view(0).key) == same
    assert same == (old.startswith("deck") or "chance" in new)


def test_no_two_of_many_positions_share_a_key() -> None:
    """Games with all content, after every move and for each player, give different keys."""
    found: dict[int, object] = {}
    for seed in range(12):
        for position in positions_of(all_options(seed, players=3)):
            for one in (position, *map(position.view, range(3))):
                known = one if isinstance(one, Position) else one.known()
                assert found.setdefault(one.key, known) == known
    assert len(found) > 4000


def test_keys_are_the_same_in_every_process() -> None:
    """The keys do not depend on the process, on its hash seed or on the version of Python."""
    position = read(GAME)
    assert (position.key, position.view(0).key) == KEYS
    program = f"""
from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.core import Position
position = Position.from_text({GAME!r}, load_catalog(None))
print(position.key, position.view(0).key)
"""
    environ = {**os.environ, "PYTHONHASHSEED": "12345"}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=60)
    assert done.stdout.split() == [str(key) for key in KEYS], done.stderr
