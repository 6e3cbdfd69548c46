"""Games and gestures for tests of the window: real events on the viewport, no shortcuts."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.grid import Hex, bits, hexes, row_column
from kingdom_builder_qt.core.moves import MANDATORY
from kingdom_builder_qt.game import GameOptions, Seat, Session, first_game
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.shell.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton
NO_KEY = Qt.KeyboardModifier.NoModifier
SECTIONS = (("tavern", 0), ("paddock", 0), ("harbor", 0), ("farm", 0))


def new_session(catalog: Catalog, *controllers: str, seed: int = 5, **options: object) -> Session:
    """Return a game of the first-game board with these controllers."""
    seats = [
        Seat(name, n, c)
        for n, (name, c) in enumerate(zip(("Ann", "Bob", "Cid"), controllers, strict=False))
    ]
    free_undo = bool(options.pop("free_undo", False))
    chosen = first_game(catalog, GameOptions(players=len(seats), seed=seed, start=0))
    if "sections" in options:
        chosen = GameOptions(
            players=len(seats), seed=seed, start=0, cards=chosen.cards, sections=SECTIONS
        )
    return Session(catalog, chosen, seats, free_undo=free_undo)


def point_of(window: MainWindow, hex_: Hex) -> QPoint:
    """Return the place of a hex in the viewport."""
    return window.game_page.view.mapFromScene(centre(hex_))


def supply_point(window: MainWindow) -> QPoint:
    """Return a point on the supply."""
    scene, view = window.game_page.scene, window.game_page.view
    rect = scene.tray.sceneBoundingRect()
    return view.mapFromScene(rect.center())


def click_hex(window: MainWindow, hex_: Hex) -> None:
    """Click a hex with the mouse."""
    viewport, point = window.game_page.view.viewport(), point_of(window, hex_)
    QTest.mouseMove(viewport, point)
    QTest.mouseClick(viewport, LEFT, pos=point)


def finish_turn(window: MainWindow) -> None:
    """Make the mandatory builds by clicks and end the turn of the person to move."""
    session = window.desk.session
    assert session is not None
    player = session.to_move
    while session.to_move == player:
        if window.desk.controller.can_end_turn:
            window.desk.controller.end_turn()
        else:
            click_hex(window, first_target(window))


def drag(window: MainWindow, start: QPoint, end: QPoint) -> None:
    """Drag with the left button in a few steps."""
    viewport = window.game_page.view.viewport()
    QTest.mouseMove(viewport, start)
    QTest.mousePress(viewport, LEFT, pos=start)
    for step in range(1, 5):
        QTest.mouseMove(viewport, start + (end - start) * step / 4)
    QTest.mouseRelease(viewport, LEFT, pos=end)


def press(window: MainWindow, key: Qt.Key, modifier: Qt.KeyboardModifier = NO_KEY) -> None:
    """Press a key on the board."""
    QTest.keyClick(window.game_page.view, key, modifier)


def walk_to(window: MainWindow, hex_: Hex) -> None:
    """Move the keyboard cursor to a hex by arrow keys."""
    scene = window.game_page.scene
    press(window, Qt.Key.Key_Home)
    while scene.input.cursor != hex_:
        row, column = row_column(scene.input.cursor)
        goal_row, goal_column = row_column(hex_)
        if row != goal_row:
            press(window, Qt.Key.Key_Down if row < goal_row else Qt.Key.Key_Up)
        else:
            press(window, Qt.Key.Key_Right if column < goal_column else Qt.Key.Key_Left)


def first_target(window: MainWindow, source: str = MANDATORY, origin: Hex | None = None) -> Hex:
    """Return a possible hex of a source."""
    position = window.desk.position
    assert position is not None
    return next(bits(position.targets(source, origin)))


def impossible_hex(window: MainWindow, source: str = MANDATORY) -> Hex:
    """Return a hex that is not possible for a source."""
    position = window.desk.position
    assert position is not None
    board = position.rules.board
    return next(h for h in hexes(board.terrain_mask) if not position.targets(source) >> h & 1)


def shown_hexes(window: MainWindow) -> dict[Hex, int]:
    """Return the settlements the board shows, as players."""
    return window.game_page.scene.pieces.owners()
