"""Flights between the board and the panels: their start, end and cleanup."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.events import TileExpired, TileLost, TileTaken
from kingdom_builder_qt.core.grid import Hex, parse_hex
from kingdom_builder_qt.core.moves import parse_move
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.board.hex_view import NEWS_MS
from kingdom_builder_qt.ui.table.board.motion.flier import Flier
from kingdom_builder_qt.ui.table.board.motion.flight import Flight
from kingdom_builder_qt.ui.table.gestures.event_player import pieces_of
from tests.ui.drawn_games import drawn, sites
from tests.ui.expansion_games import start
from tests.ui.table.board.driven import drive, drive_to_the_end, grab, running_clocks

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
MakeWindow = Callable[..., MainWindow]
THREE = "mandatory build A1, mandatory build A2, mandatory build A3"
FAR = 40  # pixels: the tolerance of a place


@pytest.fixture
def window(make_window: MakeWindow) -> MainWindow:
    """Return a window with motion and without a running score."""
    return make_window(animation_speed=1.0, running_score=False)


def fliers(window: MainWindow) -> list[Flier]:
    """Return the items in flight."""
    return [flier for flier in window.game_page.findChildren(Flier) if flier.isVisible()]


def fly(window: MainWindow) -> tuple[QPointF, QPointF]:
    """Advance time until the first flight is over; return its first and its last place."""
    animator, places = window.game_page.scene.animator, []
    first: Flier | None = None
    while not animator.is_still:
        drive(animator, 16)
        flying = fliers(window)
        first = first or next(iter(flying), None)
        if first in flying:
            places.append(QPointF(first.geometry().center()))
    assert fliers(window) == []
    assert running_clocks(animator) == []
    return places[0], places[-1]


def on_page(window: MainWindow, hex_: Hex) -> QPointF:
    """Return the place of a hex on the page."""
    view = window.game_page.view
    port = view.viewport()
    return QPointF(port.mapTo(window.game_page, view.mapFromScene(centre(hex_))))


def is_near(one: QPointF, other: QPointF) -> bool:
    """Return whether two places are nearly the same."""
    return (one - other).manhattanLength() < FAR


def test_a_tile_flies_to_the_hand_and_back(window: MainWindow, catalog: Catalog) -> None:
    """A taken tile flies from its location to its button; undone it flies back."""
    start(window, drawn(catalog, card="grass"))
    page, desk = window.game_page, window.desk
    desk.controller.play(parse_move("mandatory build Q1"))
    (taken, *_) = [e for e in desk.session.log[-1].events if isinstance(e, TileTaken)]
    assert fliers(window) == [], "the piece falls first"
    button = page.tiles.button_of(taken.tile)
    awaited = button.grab().toImage()
    begun, come = fly(window)
    assert button.grab().toImage() != awaited, "it was pale until the tile came"
    assert is_near(begun, on_page(window, taken.location))
    assert is_near(come, QPointF(button.mapTo(page, button.emblem.toPoint())))
    desk.controller.undo()
    _, come = fly(window)
    assert is_near(come, on_page(window, taken.location))


def test_a_second_tile_leaves_the_picture_of_the_first(
    window: MainWindow, catalog: Catalog
) -> None:
    """The button shows the first tile during and after the flight of the second one."""
    start(window, drawn(catalog, card="grass", tiles="oracle@A20"))
    tiles = window.game_page.tiles

    def picture() -> QImage:
        """Return the middle of the emblem, without number and state."""
        (button,) = tiles.buttons
        whole, place = button.grab().toImage(), QRect(0, 0, 20, 20)
        place.moveCenter(button.emblem.toPoint())
        return whole.copy(place)

    assert window.desk.controller.play(parse_move("mandatory build Q1"))
    assert len(tiles.buttons[0].row.held) == 2
    on_its_way = picture()
    fly(window)
    come = picture()
    tiles.rebuild()
    tiles.refresh()
    assert on_its_way == come == picture()


def test_a_tile_that_is_lost_flies_out(window: MainWindow, catalog: Catalog) -> None:
    """A tile lost with the last adjacent piece flies from the row to its location."""
    column = int(sites()["farm"][1:])
    beside = f"Q{column}"
    start(window, drawn(catalog, own=f"{beside} C5", tiles="farm paddock"))
    button = window.game_page.tiles.button_of("farm")
    lay = QPointF(button.mapTo(window.game_page, button.emblem.toPoint()))
    window.desk.controller.play(parse_move(f"tile:paddock move {beside} Q{column + 2}"))
    (lost,) = [e for e in window.desk.session.log[-1].events if isinstance(e, TileLost)]
    assert lost.tile == "farm"
    begun, come = fly(window)
    assert is_near(begun, lay), "it starts where its button was"
    assert is_near(come, on_page(window, lost.location))


def test_a_nomad_tile_rises_and_fades(window: MainWindow, catalog: Catalog) -> None:
    """A nomad tile leaves the row at the end of the turn in which it was usable."""
    start(window, drawn(catalog, card="grass", tiles="outpost", play=THREE))
    page = window.game_page
    row = page.players.tiles_of(0)
    lay = QPointF(row.mapTo(page, row.rect().center()))
    assert window.desk.controller.play(parse_move("turn end"))
    assert any(isinstance(e, TileExpired) for e in window.desk.session.log[-1].events)
    begun, come = fly(window)
    assert is_near(begun, lay)
    assert come.y() < begun.y() - FAR
    assert come.x() == begun.x()


def test_gold_flies_to_its_player(make_window: MakeWindow, catalog: Catalog) -> None:
    """With the running score on, each card's gold flies from an earning hex to the row."""
    window = make_window(animation_speed=1.0, running_score=True)
    start(window, drawn(catalog, own="M7", card="grass", cards=("fishermen",)))
    page = window.game_page
    window.desk.controller.play(parse_move("mandatory build M6"))
    gold = page.players.gold_of(0)
    assert gold is not None
    assert gold.text() == "0", "it is counted when it comes"
    begun, come = fly(window)
    assert gold.text() == "1"
    assert (on_page(window, parse_hex("M6")) - begun).manhattanLength() < 2 * FAR
    assert is_near(come, QPointF(gold.mapTo(page, gold.rect().center())))
    window.desk.controller.undo()
    assert gold.text() == "0"
    window.desk.controller.redo()
    window.desk.controller.undo()
    assert gold.text() == "0", "what was on its way is taken back, too"
    drive_to_the_end(page.scene.animator)
    assert gold.text() == "0"
    window.desk.controller.redo()
    start(window, drawn(catalog, own="M7", card="grass", cards=("fishermen",)))
    window.desk.controller.play(parse_move("mandatory build M6"))
    page.scene.animator.skip()
    gold = page.players.gold_of(0)
    assert gold is not None
    assert gold.text() == "1", "of another game nothing is on its way"


def test_what_is_not_counted_does_not_fly(window: MainWindow, catalog: Catalog) -> None:
    """No gold flies without the running score, nor all at once when it is switched on."""
    start(window, drawn(catalog, own="M7", card="grass", cards=("fishermen",)))
    page = window.game_page
    window.desk.controller.play(parse_move("mandatory build M6"))
    while not page.scene.animator.is_still:
        drive(page.scene.animator, 16)
        assert fliers(window) == []
    window.actions_["running_score"].trigger()
    assert page.scene.animator.is_still


def test_reduced_motion_flies_nothing(make_window: MakeWindow, catalog: Catalog) -> None:
    """Without animation no item flies, and no timer was started."""
    window = make_window(running_score=True)
    start(window, drawn(catalog, card="grass"))
    window.desk.controller.play(parse_move("mandatory build Q1"))
    assert window.game_page.findChildren(Flier) == []
    assert running_clocks(window.game_page.scene.animator) == []


@pytest.mark.parametrize("how", ["click", "key", "close"])
def test_input_ends_a_flight(window: MainWindow, catalog: Catalog, how: str) -> None:
    """A click, a key and closing the game end a flight at once, at its destination."""
    start(window, drawn(catalog, card="grass"))
    animator = window.game_page.scene.animator
    window.desk.controller.play(parse_move("mandatory build Q1"))
    drive(animator, 200)
    assert not animator.is_still
    if how == "click":
        QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton)
    elif how == "key":
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_F12)
    else:
        window.close()
    assert animator.is_still
    assert fliers(window) == []
    assert window.game_page.scene.pieces.owners()[parse_hex("Q1")] == 0


@pytest.mark.parametrize("how", ["quick", "undo", "undo and redo", "another game"])
def test_the_rules_are_ahead_of_the_picture(window: MainWindow, catalog: Catalog, how: str) -> None:
    """A player who continues during a flight gets the final picture, and no timer runs."""
    window.apply_settings(replace(window.settings, pulse=False, idle_motion=False))
    start(window, drawn(catalog, card="grass"))
    desk, page = window.desk, window.game_page
    assert desk.controller.play(parse_move("mandatory build Q1"))
    drive(page.scene.animator, 150)
    if how == "quick":
        for name in ("Q2", "Q3"):
            assert desk.controller.play(parse_move(f"mandatory build {name}"))
            drive(page.scene.animator, 30)
    elif how.startswith("undo"):
        desk.controller.undo()
        drive(page.scene.animator, 100)
        if how.endswith("redo"):
            desk.controller.redo()
    else:
        start(window, drawn(catalog, card="grass", own="A1"))
    drive_to_the_end(page.scene.animator)
    moved = grab(page.view)
    assert page.scene.pieces.standing() == pieces_of(desk.session)
    assert fliers(window) == []
    QApplication.processEvents()  # panels share their height by an event
    QTest.qWait(2 * NEWS_MS)  # until the news is announced
    assert running_clocks(page) == []
    page.interaction._event_player.show_all()
    assert grab(page.view) == moved


def test_keys_that_are_only_held_end_nothing(window: MainWindow, catalog: Catalog) -> None:
    """Shift and other modifier keys, pressed before another key, end no motion."""
    start(window, drawn(catalog, card="grass"))
    animator = window.game_page.scene.animator
    window.desk.controller.play(parse_move("mandatory build Q1"))
    QTest.keyPress(window.windowHandle(), Qt.Key.Key_Shift)
    assert animator.is_running
    QTest.keyRelease(window.windowHandle(), Qt.Key.Key_Shift)
    animator.skip()


def test_a_flight_without_a_place_is_none(window: MainWindow) -> None:
    """Nothing flies to a place out of sight, without an error."""
    animator = window.game_page.scene.animator

    def picture() -> None:
        raise AssertionError("nobody asks for the picture")

    motion = Flight(window.game_page, picture, QPointF, lambda: None)
    animator.play(motion, parallel=True)
    drive_to_the_end(animator)
    assert window.game_page.findChildren(Flier) == []


def test_a_picture_flies_between_pixels(window: MainWindow) -> None:
    """A slow picture does not jump from pixel to pixel, and does not tremble while it grows."""
    picture = QPixmap(20, 20)
    picture.fill(Qt.GlobalColor.red)
    flier = Flier(picture, window.game_page)
    seen = []
    for step in range(8):
        flier.fly_to(QPointF(100 + step / 8, 100), 1 + step / 64)
        image = flier.grab().toImage()
        row = image.height() // 2
        ground = [1 - QColor(image.pixel(x, row)).greenF() for x in range(image.width())]
        weight = sum(ground)
        centre_x = sum((x + 0.5) * w for x, w in enumerate(ground)) / weight
        seen.append(flier.x() + centre_x)
    wanted = [100 + step / 8 for step in range(8)]
    assert max(abs(x - y) for x, y in zip(seen, wanted, strict=True)) < 0.1
