"""Usability faults: windows off the screen, missing prompts, keys, stale texts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QIcon
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.decision import lacks_settlements
from kingdom_builder_qt.core.grid import bits, hex_name
from kingdom_builder_qt.core.moves import MANDATORY
from kingdom_builder_qt.core.reasons import Reason
from kingdom_builder_qt.ui.desktop.style.theme import THEMES, Theme
from kingdom_builder_qt.ui.desktop.widgets import screen_geometry
from kingdom_builder_qt.ui.desktop.widgets.chips import SupplyBar
from kingdom_builder_qt.ui.desktop.widgets.pictures import line_icon
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.ui.drawn_games import drawn
from tests.ui.expansion_games import start
from tests.ui.sample_games import (
    click_hex,
    first_target,
    impossible_hex,
    new_session,
    point_of,
    press,
)
from tests.ui.table.panels import games

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
PADDOCK, FARM = "tile:paddock", "tile:farm"
SMALL = QRect(0, 0, 1024, 700)


def test_first_window_fits_the_screen(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the first nor the stored size is larger than the screen, also at twice the scale."""
    kept = bytes(window.saveGeometry().toBase64().data()).decode()
    for room in (SMALL, QRect(0, 0, 820, 480)):
        monkeypatch.setattr(screen_geometry, "available_area", lambda _w, r=room: r)
        for saved in ("", kept):
            screen_geometry.place_first(window, saved)
            assert window.minimumWidth() < room.width()
            assert window.width() < room.width()
            assert window.height() < room.height()


def test_tile_in_use_prompts_for_each_step(window: MainWindow, catalog: Catalog) -> None:
    """The hand panel names the next click, and the task again after Escape."""
    start(window, drawn(catalog, tiles="paddock", own="D4 D5"))
    task = window.game_page.hand.task
    usual = task.text()
    window.desk.controller.select_source(PADDOCK)
    assert task.text() == "Paddock: choose a settlement to move"
    click_hex(window, next(bits(window.desk.position.origins(PADDOCK))))
    assert task.text() == "Paddock: now choose where it goes (Esc: back)"
    press(window, Qt.Key.Key_Escape)
    assert task.text() == "Paddock: choose a settlement to move"
    press(window, Qt.Key.Key_Escape)
    assert task.text() == usual


def test_build_tile_prompts(window: MainWindow, catalog: Catalog) -> None:
    """A tile that builds names its terrain; Enter on its button selects it."""
    start(window, drawn(catalog, tiles="farm", own="D4"))
    button = next(b for b in window.game_page.tiles.buttons if b.row.source == FARM)
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert window.desk.controller.source == FARM
    assert window.game_page.hand.task.text() == "Farm: choose a grass hex"


def test_keyboard_jumps_between_possible_hexes(window: MainWindow, catalog: Catalog) -> None:
    """The cursor starts at a possible hex; N and Shift+N move through all of them."""
    window.desk.start(new_session(catalog, "human", "human"))
    targets = list(bits(window.desk.position.targets(MANDATORY)))
    scene = window.game_page.scene
    press(window, Qt.Key.Key_Left)
    assert scene.input.cursor in targets
    start = targets.index(scene.input.cursor)
    press(window, Qt.Key.Key_N)
    assert scene.input.cursor == targets[(start + 1) % len(targets)]
    assert window.status_line.hex_text.startswith(hex_name(scene.input.cursor))
    press(window, Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    press(window, Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    assert scene.input.cursor == targets[start - 1]


def test_possible_hexes_have_a_hint_about_enter(window: MainWindow, catalog: Catalog) -> None:
    """Possible hexes have a hint about Enter, shown and spoken; the mouse shows none."""
    window.desk.start(new_session(catalog, "human", "human"))
    view, spoken = window.game_page.view, []
    view.announced.connect(spoken.append)
    press(window, Qt.Key.Key_Left)
    target = window.game_page.scene.input.cursor
    hint = "; Enter: build, 3 left"
    assert window.status_line.hex_text.endswith("empty" + hint)
    assert spoken[-2:] == [view.describe(target), window.game_page.foresight.text()]
    assert view.describe(target).endswith(hint)
    press(window, Qt.Key.Key_Return)
    assert window.desk.position.own[0] == 1 << target
    assert window.status_line.hex_text.endswith("your settlement")
    assert "your settlement" in view.describe(target)
    window.game_page.scene.input.set_cursor(impossible_hex(window))
    assert hint not in window.status_line.hex_text
    assert hint not in spoken[-1]
    QTest.mouseMove(view.viewport(), point_of(window, first_target(window)))
    assert hint not in window.status_line.hex_text


def test_status_bar_is_never_stale(window: MainWindow, catalog: Catalog) -> None:
    """The hex under the mouse is described again after a move; a refusal is cleared."""
    window.desk.start(new_session(catalog, "human", "human"))
    click_hex(window, impossible_hex(window))
    assert window.status_line.message
    target = first_target(window)
    QTest.mouseMove(window.game_page.view.viewport(), point_of(window, target))
    assert window.status_line.hex_text.endswith("empty")
    click_hex(window, target)
    assert window.status_line.hex_text.endswith("your settlement")
    assert window.status_line.message == ""


def test_the_words_for_a_hex_go_with_what_points_at_it(
    window: MainWindow, catalog: Catalog
) -> None:
    """The words disappear when the mouse leaves all hexes, and with the gesture or the page."""
    window.desk.start(new_session(catalog, "human", "human"))
    view, board = window.game_page.view, window.game_page.scene.input
    outside = QPoint(1, view.viewport().height() // 2)
    assert board._find_spot(view.mapToScene(outside)) is None
    board.set_cursor(impossible_hex(window))
    assert window.status_line.hex_text
    QTest.mouseMove(view.viewport(), outside)
    assert window.status_line.hex_text == ""
    board.set_cursor(impossible_hex(window))
    board.set_gesture(None)
    assert window.status_line.hex_text == ""
    for point in (lambda: board.set_cursor(0), lambda: hover(window, first_target(window))):
        point()
        assert window.status_line.hex_text
        window.pages.setCurrentWidget(window.start_page)
        assert window.status_line.hex_text == ""
        window.pages.setCurrentWidget(window.game_page)
        assert window.status_line.hex_text == ""


def hover(window: MainWindow, hex_: int) -> None:
    """Move the mouse to a hex from another one."""
    viewport = window.game_page.view.viewport()
    QTest.mouseMove(viewport, QPoint(2, 2))
    QTest.mouseMove(viewport, point_of(window, hex_))


def test_water_is_refused_as_such(window: MainWindow, catalog: Catalog) -> None:
    """Water is refused as water, not for the card; a tile for water names its requirement."""
    window.desk.start(new_session(catalog, "human", "human"))
    position, texts = window.desk.position, window.desk.words
    said = texts.reasons.reason(Reason("card", "water"), MANDATORY, 0, position)
    assert said == "A1 is a water hex: nothing can be built there."
    said = texts.reasons.reason(Reason("terrain", "mountain"), "tile:harbor", 0, position)
    assert said == "A1 is a mountain hex; it must be a water hex."


def test_new_cards_clear_lit_hexes(
    window: MainWindow, catalog: Catalog, use_theme: Callable[[str], Theme]
) -> None:
    """New cards clear the hexes lit for a card under the mouse, since they get no leave event."""
    session = new_session(catalog, "human", "human")
    window.desk.start(session)
    for _ in range(3):
        click_hex(window, first_target(window))
    page = window.game_page
    row = next(r for r, card in enumerate(page.cards.model.cards) if card == "knights")
    page.cards.cards[row].lit.emit(True)
    assert page.scene.marks.item.mask("earned")
    use_theme("dark")
    assert not page.scene.marks.item.mask("earned")


def test_signs_of_chosen_rows_keep_their_colour(window: MainWindow) -> None:
    """The colour of the selection does not cover the warning of a problem."""
    icon = line_icon("warning", "warning")
    shown = [icon.pixmap(16, mode).toImage() for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected)]
    assert shown[0] == shown[1]


def test_standard_buttons_have_no_icons(window: MainWindow, qtbot: QtBot) -> None:
    """Fusion's icons of standard buttons are disabled; menus keep their icons readable."""
    kinds = QDialogButtonBox.StandardButton
    box = QDialogButtonBox(kinds.Ok | kinds.Cancel | kinds.Close)
    qtbot.addWidget(box)
    assert all(button.icon().isNull() for button in box.buttons())
    menu = window.actions_.submenus["theme"]
    assert menu.palette().highlight().color() == THEMES["light"].colour("card_border")


def test_score_sheet_of_a_running_game(window: MainWindow, catalog: Catalog) -> None:
    """The sheet of a running game offers no new game."""
    window.desk.start(new_session(catalog, "human", "human"))
    window.scores.show()
    dialog = window.dialogs.current
    assert dialog.headline.text() == "If the game ended now"
    assert dialog.new_game.isHidden()
    assert dialog.again.isHidden()


def test_cards_shrink_again_in_a_wider_column(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """A card that needed another line in a narrow column shrinks in a wider one."""
    window.desk.start(new_session(catalog, "human", "human"))
    page = window.game_page
    for card in page.cards.cards:
        card.set_open(True)

    def heights() -> list[int]:
        return [card.height() for card in page.cards.cards]

    def fits() -> bool:
        cards = page.cards.cards
        return all(card.height() == card.full_height(card.width()) for card in cards)

    window.resize(1900, 1000)
    qtbot.waitUntil(lambda: fits() and page.column.width() > 400)
    wide = heights()
    window.resize(1000, 1000)
    qtbot.waitUntil(lambda: fits() and page.column.width() < 360)
    assert heights() != wide
    window.resize(1900, 1000)
    qtbot.waitUntil(lambda: heights() == wide)


def test_four_tiles_fit_at_the_usual_width(
    window: MainWindow, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No tile is cut at 1280 pixels; a selected one far right is scrolled into view."""
    others = ["oasis", "oracle", "tower", "barn"]
    start(window, drawn(catalog, tiles="farm tavern paddock", own="D4"))
    panel = window.game_page.tiles
    rows = panel.presenter.rows()
    shown = [*rows, replace(rows[0], tile=others[0])][:4]
    monkeypatch.setattr(panel.presenter, "rows", lambda: shown)
    panel.refresh()
    QApplication.processEvents()
    assert len(panel.buttons) == 4
    assert panel._area.horizontalScrollBar().maximum() == 0
    shown = [*rows, *(replace(rows[0], tile=name) for name in [*others, "x", "y", "z"])]
    panel.refresh()
    QApplication.processEvents()
    last = panel.buttons[-1]
    panel._show_source(last.row.source)
    assert not last.visibleRegion().isEmpty()
    assert last.visibleRegion().boundingRect().width() == last.width()


def test_blacks_supply_shows_in_the_dark(
    window: MainWindow, use_theme: Callable[[str], Theme]
) -> None:
    """The bar of the black player contrasts with its groove."""
    theme = use_theme("dark")
    bar = SupplyBar()
    bar.resize(72, 8)
    bar.set_values(40, 40, 3)
    filled = bar.grab().toImage().pixelColor(36, 4).lightnessF()
    assert filled - theme.colour("window").lightnessF() > 0.2


def test_no_settlements_left_is_said(
    window: MainWindow, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A build tile without supply names the supply as the reason, and the task asks to end
    the turn.
    """
    start(window, drawn(catalog, tiles="farm", own="D4"))
    position, texts = window.desk.position, window.desk.words
    monkeypatch.setattr(position, "supply", (0, 0))
    monkeypatch.setattr(type(position), "sources", lambda _position: ["turn"])
    held = next(tile for tile in position.tiles[0] if tile.tile == "farm")
    assert texts.tiles.state(held, position) == "supply empty"
    assert not lacks_settlements(position, PADDOCK)


@pytest.mark.parametrize(
    ("key", "sentence"),
    [(Qt.Key.Key_E, "3 still to build"), (Qt.Key.Key_H, "It is not a computer player's turn.")],
)
def test_a_key_that_can_do_nothing_says_why(
    window: MainWindow, catalog: Catalog, key: Qt.Key, sentence: str
) -> None:
    """The key of a disabled or useless command gives the reason, for players without the menu."""
    window.desk.start(new_session(catalog, "human", "builder"))
    told: list[str] = []
    window.desk.explainer.message.connect(told.append)
    QTest.keyClick(window.game_page.view, key)
    assert [text for text in told if sentence in text], told


def test_the_turn_cannot_end_between_two_settlements(window: MainWindow, catalog: Catalog) -> None:
    """E between two settlements says how many are left, and nothing about tiles."""
    window.desk.start(new_session(catalog, "human", "builder"))
    told: list[str] = []
    window.desk.explainer.message.connect(told.append)
    click_hex(window, first_target(window))
    QTest.keyClick(window.game_page.view, Qt.Key.Key_E)
    assert told == ["You cannot end your turn yet: 2 still to build in the mandatory action."]


def test_a_key_of_another_turn_says_so(window: MainWindow, catalog: Catalog) -> None:
    """Hint and mandatory action give the reason outside of the own turn."""
    window.desk.ai.set_paused(True)
    window.desk.start(new_session(catalog, "builder", "human"))
    told: list[str] = []
    window.desk.explainer.message.connect(told.append)
    QTest.keyClick(window.game_page.view, Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert told == ["It is not your turn."]


def test_the_keyboard_cursor_belongs_to_its_game(window: MainWindow, catalog: Catalog) -> None:
    """A new game played by mouse shows no ring; the first key shows it again."""
    window.desk.start(new_session(catalog, "human", "human"))
    view, listener = window.game_page.view, window.game_page.scene.input
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert listener.cursor_item.isVisible()
    window.desk.start(new_session(catalog, "human", "human"))
    assert (listener.cursor_item.isVisible(), listener.cursor) == (False, None)
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert listener.cursor_item.isVisible()


@pytest.mark.parametrize("opener", ["moves", "scores"])
def test_a_window_that_was_asked_for_has_the_keyboard(
    window: MainWindow, catalog: Catalog, opener: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A dialog requests the activation, which window managers would leave with the board."""
    asked: list[object] = []
    monkeypatch.setattr(QDialog, "activateWindow", lambda dialog: asked.append(dialog))
    window.desk.start(new_session(catalog, "human", "human"))
    window.actions_[opener].trigger()
    assert asked == [window.dialogs.current]


def test_after_the_end_no_turn_is_awaited(window: MainWindow, catalog: Catalog) -> None:
    """A key for the end of a turn in a finished game says that the game is over."""
    window.desk.start(games.played(catalog, 5000))
    heard: list[str] = []
    window.desk.explainer.message.connect(heard.append)
    window.desk.controller.finish()
    assert heard == ["The game is over."]


def test_tab_goes_where_the_eye_goes(window: MainWindow, catalog: Catalog) -> None:
    """Tab moves from the board down the column to the hand, and round; Esc returns to the board."""
    window.desk.start(new_session(catalog, "human", "human"))
    page = window.game_page
    parts = [page.view, page.players, page.column.tabs, page.cards, page.bottom]
    seen: list[int] = []
    page.view.setFocus()
    for _stop in range(20):
        stop = QApplication.focusWidget()
        seen += [i for i, part in enumerate(parts) if part is stop or part.isAncestorOf(stop)]
        QTest.keyClick(stop, Qt.Key.Key_Escape)
        assert page.view.hasFocus(), stop
        stop.setFocus()
        QTest.keyClick(stop, Qt.Key.Key_Tab)
        if page.view.hasFocus():
            break
    assert seen == sorted(seen)
    assert set(seen) == set(range(len(parts)))
    QTest.keyClick(page.view, Qt.Key.Key_Backtab)
    assert page.bottom.isAncestorOf(QApplication.focusWidget())
