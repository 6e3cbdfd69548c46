"""Ghosts: each shows the effect of its move on the board."""

from __future__ import annotations

from random import Random

from PySide6.QtGui import QImage, QPainter

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.moves import MOVE, REMOVE, RETURN, WALL, Move, choose_card
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.ui.art.house import SETTLEMENT
from kingdom_builder_qt.ui.desktop.style.theme import THEMES
from kingdom_builder_qt.ui.table.board.ghosts import Ghost, GhostLayer
from kingdom_builder_qt.ui.table.board.piece_item import ShownPiece, piece_of
from kingdom_builder_qt.ui.table.board.scene import BoardScene
from kingdom_builder_qt.ui.table.desk.advice_ghosts import ghosts_of
from tests.ui.mixed_games import mixed_session

COLOURS = (3, 0, 4)
HOUSE = ShownPiece(SETTLEMENT, 0)


def coloured(position: Position, found: tuple[str, int | None]) -> ShownPiece:
    """Return a piece of the rules as a shown piece."""
    kind, owner = found
    entry = position.rules.pieces[kind]
    return piece_of(entry, None if owner is None else COLOURS[owner])


def check(position: Position, move: Move) -> None:
    """Compare the ghost of a move with the board before and after it."""
    (ghost,) = ghosts_of(position, [move], COLOURS)
    assert isinstance(move.target, int)
    before = position.piece_at(move.target)
    position.push(move)
    after = position.piece_at(move.target)
    position.pop()
    assert ghost.leaves == (move.verb in (RETURN, REMOVE))
    found = before if ghost.leaves else after
    assert found is not None
    assert ghost.piece == coloured(position, found)
    assert (ghost.origin, ghost.target, ghost.number) == (move.origin, move.target, 1)


def test_ghost_is_the_piece_that_comes_or_goes(qapp: object, catalog: Catalog) -> None:
    """Kind, owner and places are those of the rules for every move of a game with everything."""
    verbs = set()
    for seed in range(30):
        session, random = mixed_session(catalog, *["human"] * 3, seed=seed), Random(seed)
        while not session.position.is_over:
            moves = [m for m in session.position.legal_moves() if isinstance(m.target, int)]
            random.shuffle(moves)
            for move in {move.verb: move for move in moves}.values():
                check(session.position, move)
                verbs.add(move.verb)
            session.play(session.position.random_move(random))
    assert verbs >= {"build", "place", MOVE, RETURN, REMOVE, WALL}


def test_piece_keeps_its_kind_along_a_line(qapp: object, catalog: Catalog) -> None:
    """Pieces built by a line of moves can be moved by it; numbers count pieces on the board."""
    session = mixed_session(catalog, "human", "human", "human")
    line = [
        choose_card("grass"),
        Move("mandatory", "build", None, 30),
        Move("tile:barn", MOVE, 30, 75),
    ]
    built, moved = ghosts_of(session.position, line, COLOURS)
    assert (built.number, moved.number) == (1, 2)
    assert built.piece == moved.piece == ShownPiece(SETTLEMENT, COLOURS[session.to_move])
    assert (moved.origin, moved.target) == (built.target, 75)


def picture(scene: BoardScene) -> QImage:
    """Return the picture of a scene."""
    image = QImage(440, 400, QImage.Format.Format_RGB32)
    image.fill(0)  # the scene has another shape
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return image


def test_each_ghost_is_seen_and_all_go_again(qapp: object, catalog: Catalog) -> None:
    """Builds, moves and losses look different; without ghosts the scene is unchanged."""
    scene = BoardScene(THEMES["light"])
    session = mixed_session(catalog, "human", "human", "human")
    scene.set_board(session.position.rules.board, catalog.terrains)
    picture(scene)
    scene.sharpen()  # for the scale of that picture
    layer, items, empty = GhostLayer(scene), len(scene.items()), picture(scene)
    shown = [
        (Ghost(1, HOUSE, 75),),
        (Ghost(2, HOUSE, 75),),
        (Ghost(1, HOUSE, 75, 160),),
        (Ghost(1, HOUSE, 75, leaves=True),),
        (Ghost(1, ShownPiece("warrior", 0), 75),),
        (Ghost(1, ShownPiece(SETTLEMENT, 1), 75),),
        (Ghost(1, ShownPiece("city_hall", 0, True), 205),),
    ]
    pictures = [empty]
    for ghosts in shown:
        layer.show(ghosts)
        assert layer.ghosts == ghosts
        seen = picture(scene)
        assert seen not in pictures
        pictures.append(seen)
    layer.show(())
    assert picture(scene) == empty
    assert len(scene.items()) == items
    scene.settle()


def test_loss_of_a_piece_shows_no_new_one(qapp: object) -> None:
    """A piece that is built, moved and lost again has no ghost at the end."""
    scene = BoardScene(THEMES["light"])
    layer = GhostLayer(scene)
    layer.show((Ghost(1, HOUSE, 75), Ghost(2, HOUSE, 97, 75), Ghost(3, HOUSE, 97, leaves=True)))
    assert layer._pieces() == []
    scene.settle()
