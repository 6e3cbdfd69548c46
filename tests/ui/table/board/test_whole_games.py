"""The board shows the position: random games with everything, move by move, and back."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from kingdom_builder_qt.core import events as happened
from kingdom_builder_qt.core.grid import ISLAND_MASK
from kingdom_builder_qt.game import Seat, Session
from kingdom_builder_qt.ui.table.board.piece_layer import _with_middles
from kingdom_builder_qt.ui.table.board.scene import BoardScene
from kingdom_builder_qt.ui.table.gestures.event_player import EventPlayer, marks_of, pieces_of
from tests.helpers.builders import catalog
from tests.helpers.random_games import all_options

pytestmark = pytest.mark.usefixtures("qapp")
GAMES = 14


@pytest.fixture
def scene() -> Iterator[BoardScene]:
    """Return a scene without animations."""
    shown = BoardScene()
    shown.animator.speed = 0
    yield shown
    shown.settle()


def start(seed: int, scene: BoardScene) -> tuple[Session, EventPlayer]:
    """Return a game of random expansions with the Mayors, and its connection to the scene."""
    options = all_options(seed)
    others = [card for card in options.cards or () if card != "mayors"]
    options = replace(options, cards=("mayors", *others[:2]))
    colours = Random(seed).sample(range(5), options.players)
    seats = [Seat(f"Player {n}", colour) for n, colour in enumerate(colours)]
    session = Session(catalog(), options, seats)
    scene.set_board(session.position.rules.board, catalog().terrains)
    player = EventPlayer(session, scene)
    player.show_all()
    return session, player


def shows(scene: BoardScene, session: Session) -> bool:
    """Return whether the scene shows exactly the pieces and marks of the position."""
    return scene.pieces.standing() == _with_middles(pieces_of(session)) and (
        scene.row_marks.owners() == marks_of(session)
    )


@pytest.mark.parametrize("seed", range(GAMES))
def test_the_board_follows_a_game(scene: BoardScene, seed: int) -> None:
    """Prove that every move can be shown, undone and redone, and leaves no remains."""
    session, player = start(seed, scene)
    position, random = session.position, Random(seed)
    while not position.is_over:
        entry = session.play(position.random_move(random))
        player.play(entry)
        assert shows(scene, session), entry
        position.pop()
        player.take_back(entry)
        assert shows(scene, session), entry
        position.push(entry.move)
        player.play(entry)
    assert shows(scene, session)
    items = len(scene.items())
    player.show_all()
    assert len(scene.items()) == items


def test_the_games_show_all_there_is(scene: BoardScene) -> None:
    """Prove that the games above use everything specific to the last expansions."""
    seen: set[str] = set()
    for seed in range(GAMES):
        session, _ = start(seed, scene)
        position, random = session.position, Random(seed)
        seen |= {f"{feature} laid" for feature in position.rules.board.overlays}
        while not position.is_over:
            for event in session.play(position.random_move(random)).events:
                seen.add(type(event).__name__)
                seen.add(getattr(event, "piece", ""))
                if isinstance(event, happened.Placed) and ISLAND_MASK >> event.hex & 1:
                    seen.add("on the island")
                if isinstance(event, happened.RowMarked) and event.row >= 20:
                    seen.add("row of the island")
    wanted = {"Stored", "StoredBuilt", "RowMarked", "scout", "cave laid", "capitol laid", "Asked"}
    assert wanted | {"on the island", "row of the island", "SilosBegan"} <= seen
