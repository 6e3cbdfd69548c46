"""Games with Nomads and Crossroads for tests of the board, and moves made with the mouse."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.core.moves import CANOE, CHOOSE, DRAW, END, MOVE, RETURN, SKIP, USE, Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.board.piece_item import ShownPiece
from kingdom_builder_qt.ui.table.board.piece_layer import _with_middles
from kingdom_builder_qt.ui.table.gestures.event_player import pieces_of
from tests.ui.sample_games import LEFT, click_hex, drag, point_of, press

ALL = ("base", "nomads", "crossroads")
NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve")


def new_expansion_session(
    catalog: Catalog, *controllers: str, seed: int = 0, expansions: tuple[str, ...] = ALL
) -> Session:
    """Return a game with all available expansions; seat 0 starts."""
    seats = [Seat(NAMES[n], n, controller) for n, controller in enumerate(controllers)]
    options = GameOptions(players=len(seats), seed=seed, start=0, expansions=expansions)
    return Session(catalog, options, seats)


def expected(session: Session) -> dict[Hex, ShownPiece]:
    """Return the pieces that the board must show, by kind and colour, city halls on their
    middle.
    """
    return _with_middles(pieces_of(session))


def shown(window: MainWindow) -> dict[Hex, ShownPiece]:
    """Return the pieces on the board."""
    return window.game_page.scene.pieces.standing()


def slot_point(window: MainWindow, kind: str) -> QPoint:
    """Return the place of a kind of piece in the supply."""
    scene, view = window.game_page.scene, window.game_page.view
    return view.mapFromScene(scene.tray.place_of(kind))


def click_slot(window: MainWindow, kind: str) -> None:
    """Click a kind of piece in the supply."""
    viewport, point = window.game_page.view.viewport(), slot_point(window, kind)
    QTest.mouseMove(viewport, point)
    QTest.mouseClick(viewport, LEFT, pos=point)


def select(window: MainWindow, source: str) -> None:
    """Select a source by its button, unless it is selected already."""
    if window.desk.controller.source != source:
        window.desk.controller.select_source(source)


def kind_on(window: MainWindow, hex_: Hex) -> str:
    """Return the kind of piece that the board shows on a hex."""
    return shown(window)[hex_].kind


def by_clicks(window: MainWindow, move: Move) -> None:
    """Make a move as a person does, by clicks on the board and the supply."""
    if not isinstance(move.target, int):
        plain(window, move)
        return
    select(window, move.source)
    piece = move.origin if move.verb == MOVE else move.target if move.verb == RETURN else None
    gesture = window.game_page.interaction.gesture
    if piece is not None and gesture.origin != piece:
        click_hex(window, piece)
    if move.verb == RETURN:
        click_slot(window, kind_on(window, move.target))
    else:
        click_hex(window, move.target)


def by_drag(window: MainWindow, move: Move) -> None:
    """Make a move on the board by dragging the piece, from the supply or into it."""
    assert isinstance(move.target, int)
    goal = point_of(window, move.target)
    if move.verb == MOVE:
        assert move.origin is not None
        select(window, move.source)
        drag(window, point_of(window, move.origin), goal)
    elif move.verb == RETURN:
        select(window, move.source)
        drag(window, goal, slot_point(window, kind_on(window, move.target)))
    else:
        branch = window.desk.position.rules.branches[move.source, move.verb]
        if branch.piece.id == "settlement":
            select(window, move.source)
        drag(window, slot_point(window, branch.piece.id), goal)


def plain(window: MainWindow, move: Move) -> None:
    """Make a move without a hex."""
    desk = window.desk
    if move.verb == CHOOSE:
        desk.controller.choose_card(move.choice)
    elif move.verb in (END, SKIP):
        press(window, Qt.Key.Key_D if move.source == CANOE else Qt.Key.Key_E)
    elif move.verb == USE:
        desk.controller.select_source(move.source)
    else:
        assert move.verb == DRAW
        select(window, move.source)
        desk.controller.play_plain()


def start(window: MainWindow, session: Session) -> None:
    """Show a game to the player to move."""
    window.desk.start(session)
    take_seat(window)


def take_seat(window: MainWindow) -> None:
    """Lift the curtain by a click if it is down."""
    if window.desk.seats.curtain_down:
        QTest.mouseClick(window.game_page.curtain.button, LEFT)


def a_move(position: Position, source: str, verb: str) -> Move:
    """Return the first legal move of a source and verb."""
    return next(m for m in position.legal_moves([source]) if m.verb == verb)


def said(window: MainWindow) -> str:
    """Return the text of the status bar."""
    return window.status_line.message
