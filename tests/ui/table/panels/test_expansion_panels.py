"""Tests of the panels with Nomads and Crossroads: blocks, several cards, nomad tiles, tasks."""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QHelpEvent, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.moves import DRAW, SKIP, Move
from kingdom_builder_qt.core.state import USABLE, HeldTile
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.game.record.saved_game import load_record
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import Theme
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.panels import tile_button
from kingdom_builder_qt.ui.table.panels.cards import CardsPanel
from kingdom_builder_qt.ui.table.panels.hand.sizes import (
    COLUMN_GAP,
    EDGE,
    GAP,
    LOW_TASK_WIDTH,
    hand_scale,
    plan_hand,
)
from kingdom_builder_qt.ui.table.panels.panel import Panel
from kingdom_builder_qt.ui.table.panels.player_panel import PlayersPanel, RowSize
from kingdom_builder_qt.ui.table.panels.score_card import CardForm, ScoreCard
from kingdom_builder_qt.ui.table.panels.signs import TileChips
from kingdom_builder_qt.ui.table.panels.tile_button import (
    MOST_EMBLEM,
    TileButton,
    TileForm,
    state_lines,
)
from kingdom_builder_qt.ui.table.panels.tile_panel import SIZES, TilesPanel
from kingdom_builder_qt.ui.table.presenters.tile_rows import TileRow
from kingdom_builder_qt.ui.words.foreign_text import tip_text
from tests.ui.drawn_games import ALL, begun, drawn, of_two, ready
from tests.ui.table.panels import games
from tests.ui.table.panels.test_panels import lit, shown

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

LEFT = Qt.MouseButton.LeftButton
PICTURES = Path(__file__).parents[3] / "data" / "pictures"
DeskOf = Callable[[Session], GameDesk]
TASKS = ("lords", "fortress", "road")
PANELS = ((PlayersPanel, 340, 480), (CardsPanel, 340, 480), (games.hand, 410, 300))


@pytest.mark.parametrize(("kind", "width", "height"), PANELS)
@pytest.mark.parametrize("players", [2, 5])
def test_panels_show_crowded_games(
    kind: type[Panel],
    width: int,
    height: int,
    players: int,
    desk_of: DeskOf,
    catalog: Catalog,
    qtbot: QtBot,
    use_theme: Callable[[str], Theme],
) -> None:
    """Prove that eleven tiles, two cards or four tasks are shown with no text cut off."""
    desk = desk_of(games.crowded(catalog, players))
    panel = shown(qtbot, kind(desk), width, height)
    for session in (games.four_tasks(catalog, players), of_two(catalog, *["human"] * players)):
        assert games.clipped(panel) == []
        desk.start(session)
        desk.lift_curtain()
        qtbot.wait(1)
    assert games.clipped(panel) == []
    use_theme("dark")
    assert not panel.grab().isNull()


def hover(card: ScoreCard, comes: bool) -> None:
    """Move the mouse onto a card or away from it."""
    point = QPointF(card.rect().center())
    coming, leaving = QEnterEvent(point, point, point), QEvent(QEvent.Type.Leave)
    QApplication.sendEvent(card, coming if comes else leaving)


def tooltip_at(card: QWidget, point: QPoint) -> str:
    """Return the tooltip of a card under the mouse, found from the topmost widget down."""
    under = card.childAt(point) or card
    QToolTip.hideText()
    at = card.mapToGlobal(point)
    QApplication.sendEvent(under, QHelpEvent(QEvent.Type.ToolTip, under.mapFrom(card, point), at))
    return QToolTip.text()


def test_a_closed_card_has_room_for_its_lines_at_once(
    desk_of: DeskOf, catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that no frame shows more lines of a rule than their room holds."""
    panel = shown(qtbot, CardsPanel(desk_of(games.new_session(catalog))), 300, 400)
    for card in panel.cards:
        for lines in (1, 4, 2):
            card.set_form(CardForm(lines))
            assert card.brief.height() >= card.brief.height_of(len(card.brief.shown_lines()))
    assert max(card.brief.lines for card in panel.cards) == 2


@pytest.mark.parametrize("long", ["lords", "messengers", "geologists", "noblewomen"])
def test_a_high_page_shows_every_rule(
    desk_of: DeskOf, catalog: Catalog, qtbot: QtBot, long: str
) -> None:
    """Prove that no rule is cut while the page has room for its lines."""
    session = drawn(catalog, cards=("miners", "workers", long), expansions=ALL)
    panel = shown(qtbot, CardsPanel(desk_of(session)), 290, 1000)
    assert max(card.brief.lines for card in panel.cards) > 6
    assert not any(card.brief.is_cut for card in panel.cards)
    assert panel.cards[-1].geometry().bottom() < panel.height()


def test_a_long_task_takes_the_line_of_the_caption(
    desk_of: DeskOf, catalog: Catalog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Prove that a task too long for its two lines is whole, and the caption returns after it."""
    hand = shown(qtbot, games.hand(desk_of(games.new_session(catalog))), 410, 300)
    words = "Baue 3 auf Blumenwiesenfelder oder nutze ein Plättchen"
    for text, is_captioned in (("Baue 3", True), (words, False), ("Baue 3", True)):
        monkeypatch.setattr(hand, "_task", lambda _view, _own, text=text: text)
        hand._show_task()
        assert not hand.task.is_cut
        assert hand.caption.isVisible() is is_captioned
        assert hand.task.geometry().intersects(hand.plan.caption) is not is_captioned


def test_the_end_of_the_game_is_told_once(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that no caption above the task repeats that the game is over."""
    session = load_record(PICTURES / "over.kbgame", catalog)
    hand = shown(qtbot, games.hand(desk_of(session)), 410, 300)
    seen = [part.text() for part in hand.findChildren(QLabel) if part.isVisible()]
    assert [text for text in seen if "over" in text] == ["The game is over"]


# -- cards in hand ---------------------------------------------------------------------------------


@pytest.mark.parametrize("by_key", [False, True])
def test_card_is_chosen_by_click_and_by_key(
    by_key: bool, desk_of: DeskOf, catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that the second card can be chosen, is then large, and the other small."""
    session = of_two(catalog)
    hand_of_two = session.position.hands[session.to_move]
    hand = shown(qtbot, games.hand(desk_of(session)), 410, 300)
    buttons = hand.cards.buttons
    assert [button.card for button in buttons] == [*hand_of_two]
    if by_key:
        buttons[1].setFocus()
        QTest.keyClick(buttons[1], Qt.Key.Key_Return)
    else:
        QTest.mouseClick(buttons[1], LEFT)
    assert session.position.card == hand_of_two[1]
    first, second = hand.cards.buttons
    assert (first.card, first.look.part) == (hand_of_two[1], "played")
    assert (second.card, second.look.part) == (hand_of_two[0], "spare")
    assert second.height() < first.height()
    assert "Discarded with the other" in second.toolTip()
    QTest.mouseClick(second, LEFT)
    assert session.position.card == hand_of_two[1]


def test_card_is_chosen_by_its_digit(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that Alt and a digit choose a card from any focus in the window."""
    session = of_two(catalog)
    second = session.position.hands[session.to_move][1]
    hand = shown(qtbot, games.hand(desk_of(session)), 410, 300)
    QTest.keyClick(hand, Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    assert session.position.card == second


def test_card_that_cannot_be_chosen_says_why(
    desk_of: DeskOf, catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that the card stays visible with the reason, and a click announces the reason."""
    session = of_two(catalog)
    position = session.position
    useless = position.hands[position.to_move][0]
    position.free_mask &= ~position.rules.board.terrain_masks[useless]
    position.clear_caches()
    desk = desk_of(session)
    hand = shown(qtbot, games.hand(desk), 410, 300)
    button = hand.cards.buttons[0]
    assert (button.card, button.look.part) == (useless, "refused")
    assert "cannot be chosen" in button.toolTip()
    with qtbot.waitSignal(desk.explainer.message):
        QTest.mouseClick(button, LEFT)
    assert position.choosing


def test_hand_at_the_curtain_shows_one_back(
    desk_of: DeskOf, catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that the curtain hides faces and names of both cards."""
    session = of_two(catalog)
    desk = desk_of(session)
    hand = shown(qtbot, games.hand(desk), 410, 300)
    assert len(hand.cards.buttons) == 2
    games.show_to(desk, None)
    (back,) = hand.cards.buttons
    assert (back.card, back.accessibleName()) == (None, "Hidden card")
    cards = {name.lower() for name in session.position.hands[session.to_move]}
    assert not any(card in hand.task.text() for card in cards)


def test_waiting_player_sees_all_next_cards(
    desk_of: DeskOf, catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that a waiting player with two cards sees both, also in words."""
    session = of_two(catalog)
    desk = desk_of(session)
    hand = shown(qtbot, games.hand(desk), 410, 300)
    waiting = 1 - session.to_move
    games.show_to(desk, waiting)
    held = session.position.hands[waiting]
    assert [button.card for button in hand.cards.buttons] == [*held]
    assert hand.task.text().startswith("Your next cards are ")


# -- blocks ----------------------------------------------------------------------------------------


def test_done_takes_the_place_of_end_turn(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that the button ends the block, not the turn, and is End turn again afterwards."""
    session = begun(catalog, "nomad:resettlement")
    hand = shown(qtbot, games.hand(desk_of(session)), 410, 300)
    source, player = session.position.block.source, session.to_move
    assert (hand.buttons.end.text(), hand.buttons.end.isEnabled()) == ("Done", True)
    QTest.mouseClick(hand.buttons.end, LEFT)
    assert session.log[-1].move == Move(source, SKIP)
    assert session.to_move == player
    assert hand.buttons.end.text() == "End turn"


def test_block_that_must_go_on_has_no_done(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that a donation cannot be ended early and shows the remaining steps."""
    session = begun(catalog, "nomad:donation_grass")
    hand = shown(qtbot, games.hand(desk_of(session)), 410, 300)
    assert (hand.buttons.end.text(), hand.buttons.end.isEnabled()) == ("End turn", False)
    assert hand.task.text().startswith("Donation: build 2 more on ")
    assert (hand.progress.built, hand.progress.due) == (1, 3)
    assert hand.progress.words == "1 of 3 built"


@pytest.mark.parametrize("key", [Qt.Key.Key_E, Qt.Key.Key_Escape])
def test_keys_and_the_open_block(window: MainWindow, catalog: Catalog, key: Qt.Key) -> None:
    """Prove that E ends a block and not the turn, and Esc neither."""
    session = begun(catalog, "nomad:resettlement")
    window.desk.start(session)
    window.desk.lift_curtain()
    player, block, moves = session.to_move, session.position.block, len(session.log)
    QTest.keyClick(window.game_page.view, key)
    assert session.to_move == player
    if key == Qt.Key.Key_Escape:
        assert (session.position.block, len(session.log)) == (block, moves)
    else:
        assert session.log[-1].move.verb == SKIP


def test_fort_is_selected_then_turned_up(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that only the button turns the card up, which is then shown, named and announced."""
    session = ready(catalog, "tile:fort", DRAW)
    window.desk.start(session)
    window.desk.lift_curtain()
    page, moves = window.game_page, len(session.log)
    assert page.hand.turn_up.isHidden()
    fort = next(b for b in page.tiles.buttons if b.row.source == "tile:fort")
    QTest.mouseClick(fort, LEFT)
    assert len(session.log) == moves
    assert page.hand.turn_up.text() == "Turn up a card"
    spoken: list[str] = []
    page.view.announced.connect(spoken.append)
    QTest.mouseClick(page.hand.turn_up, LEFT)
    assert session.log[-1].move.verb == DRAW
    card = session.position.drawn
    assert card is not None
    button = next(b for b in page.hand.cards.buttons if b.look.part == "drawn")
    name = window.desk.words.names.terrain_card(card)
    assert (button.card, button.look.ribbon) == (card, "Fort")
    assert name in page.hand.task.text()
    assert any(name in words for words in spoken)
    assert page.hand.turn_up.isHidden()


def test_outpost_button_is_a_switch(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that the button is checked exactly while adjacency is waived."""
    session = games.crowded(catalog, 2)
    panel = shown(qtbot, TilesPanel(desk_of(session)), 1300, 140)

    def outpost_is_on() -> bool:
        return next(b for b in panel.buttons if b.row.source == "nomad:outpost").isChecked()

    for armed in (True, False):
        button = next(b for b in panel.buttons if b.row.source == "nomad:outpost")
        QTest.mouseClick(button, LEFT)
        assert (session.position.armed, outpost_is_on()) == (armed, armed)


# -- tiles -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", ["large", "words", "low"])
def test_places_of_tiles_depend_on_the_form_alone(
    form: TileForm, desk_of: DeskOf, catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that the first tile and the last have equal buttons, and the height is constant."""
    desk = desk_of(games.crowded(catalog, 2))
    panel = shown(qtbot, TilesPanel(desk), 378, 124)
    height = panel.height_of(form, 378, 1.0)
    panel.set_form(form, 1.0)
    panel.resize(378, height)
    assert len(panel.buttons) == 10  # two tiles are equal
    sizes = {button.size().toTuple() for button in panel.buttons}
    first = panel.buttons[0].geometry()
    position = desk.position
    assert position is not None
    position.tiles = ((position.tiles[0][0],),) * 2
    position.clear_caches()
    desk.start(desk.session)
    (button,) = panel.buttons
    assert button.geometry() == first
    assert {button.size().toTuple()} == sizes
    assert panel.height_of(form, 378, 1.0) == height


@pytest.mark.parametrize("state", ["ready", "next turn"])
def test_the_number_of_tiles_leaves_name_and_state_alone(state: str) -> None:
    """Prove that the badge overlaps the emblem, and never the text."""
    one = TileRow("tile:farm", "farm", (HeldTile("farm", 0),), USABLE, True, True)
    pictures = []
    for row in (one, replace(one, held=one.held * 2)):
        button = TileButton(row, "Farm", state)
        button.set_form("words", 1.0)
        button.resize(124, 58)
        picture = button.grab().toImage()
        words = scaled(6 + MOST_EMBLEM + 3)
        pictures.append((picture, picture.copy(words, 0, picture.width(), picture.height())))
    badge = difference(pictures[0][0], pictures[1][0])
    assert badge.contains(button.emblem.toPoint() + QPoint(10, 10))
    assert pictures[0][0] != pictures[1][0]
    assert pictures[0][1] == pictures[1][1]


STATES = ("ready", "after building", "next turn, once", "this turn only")
STATES += ("choose a tile", "others' turns", "after this action", "supply empty", "one at a time")


def difference(first: QImage, second: QImage) -> QRect:
    """Return the rectangle of all pixels in which two pictures differ."""
    pixels = [
        QRect(x, y, 1, 1)
        for x in range(first.width())
        for y in range(first.height())
        if first.pixel(x, y) != second.pixel(x, y)
    ]
    return functools.reduce(QRect.united, pixels, QRect())


def changed(button: TileButton, state: str) -> QRect:
    """Return the rectangle of all pixels that a state changes."""
    row = button.row
    button.set_state(row, "")
    without = button.grab().toImage()
    button.set_state(row, state)
    with_state = button.grab().toImage()
    return difference(without, with_state)


@pytest.mark.parametrize(("form", "least"), [("low", 26), ("strip", 20)])
def test_a_low_button_has_a_recognisable_emblem(
    form: TileForm,
    least: int,
    make_window: Callable[..., MainWindow],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Prove that the emblem takes the room above a state on one line."""
    make_window()  # loads the font of the program
    sides: list[float] = []
    paint = lambda _painter, _tile, area, *_rest: sides.append(area.width())  # noqa: E731
    monkeypatch.setattr(tile_button, "paint_tile", paint)
    row = TileRow("tile:farm", "farm", (HeldTile("farm", 0),), USABLE, True, True)
    button = TileButton(row, "Farmland", "ready")
    qtbot.addWidget(button)
    button.set_form(form, 1.0)
    button.resize(SIZES[form][0])
    button.grab()
    assert min(sides) >= least


@pytest.mark.parametrize("form", ["large", "words", "low", "strip", "list", "line"])
@pytest.mark.parametrize("can_use", [True, False])
def test_the_state_of_a_tile_is_whole_and_inside_its_frame(
    form: TileForm,
    can_use: bool,
    make_window: Callable[..., MainWindow],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Prove that every state is written out in every form, with a margin to the frame."""
    make_window()  # loads the font of the program
    row = TileRow("tile:farm", "farm", (HeldTile("farm", 0),) * 2, USABLE, can_use, True)
    drawn_lines: list[str] = []

    def lines(*args: Any) -> list[str]:
        drawn_lines[:] = state_lines(*args)
        return drawn_lines

    monkeypatch.setattr(tile_button, "state_lines", lines)
    button = TileButton(row, "Farmland", "")
    qtbot.addWidget(button)
    button.set_form(form, 1.0)
    button.resize(SIZES[form][0])
    button.digit = 1
    for state in STATES:
        area = changed(button, state)
        assert " ".join(drawn_lines) == state
        assert button.rect().adjusted(2, 2, -3, -3).contains(area), state
        assert area.height() > 8 * len(drawn_lines)


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("size", [(960, 540), (1280, 800), (1440, 900), (1920, 1080)])
@pytest.mark.usefixtures("usual_text")
def test_a_tile_has_a_large_emblem_and_a_readable_name(
    percent: int,
    size: tuple[int, int],
    make_window: Callable[..., MainWindow],
    catalog: Catalog,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Prove that emblems have 20 pixels above any state, and large text 16, without elision."""
    window = make_window(text_size=percent)
    window.desk.start(games.crowded(catalog, 2))
    window.resize(*size)
    qtbot.waitUntil(lambda: not window.is_growing)
    window.desk.lift_curtain()
    qtbot.wait(100)
    sides, names = list[float](), list[tuple[str, int, bool]]()

    def paint_emblem(painter: QPainter, _tile: str, area: QRectF, *_rest: object) -> None:
        sides.append(painter.worldTransform().mapRect(area).height())

    def paint_name(painter: QPainter, place: QRectF, _flags: object, text: str) -> None:
        pixels = painter.font().pixelSize() * painter.worldTransform().m22()
        is_cut = painter.fontMetrics().horizontalAdvance(text) > int(place.width()) + 1
        names.append((text, pixels, is_cut))

    monkeypatch.setattr(tile_button, "paint_tile", paint_emblem)
    monkeypatch.setattr(tile_button, "draw_line", paint_name)
    for button in window.game_page.tiles.buttons:
        button.set_state(button.row, "after building")
        button.grab()
    assert min(sides) >= 20
    if percent >= 125:
        assert [text for text, pixels, is_cut in names if is_cut] == []
    if percent == 200:
        assert [text for text, pixels, _ in names if pixels < 15.9] == []


@pytest.mark.parametrize("percent", [100, 110, 125, 150, 200])
@pytest.mark.parametrize("size", [(1440, 900), (960, 540)])
@pytest.mark.usefixtures("usual_text")
def test_the_state_of_a_tile_is_written_at_every_text_size(
    percent: int,
    size: tuple[int, int],
    make_window: Callable[..., MainWindow],
    catalog: Catalog,
    qtbot: QtBot,
) -> None:
    """Prove that no size of text or window leaves out the words below the name of a tile."""
    window = make_window(text_size=percent)
    window.desk.start(games.crowded(catalog, 2))
    window.resize(*size)
    qtbot.waitUntil(lambda: not window.is_growing)
    window.desk.lift_curtain()
    qtbot.wait(100)
    button = window.game_page.tiles.buttons[0]
    area = changed(button, "after building")
    assert area.height() > 16 * button.height() / SIZES["large"][0].height()
    assert button.rect().adjusted(2, 2, -2, -2).contains(area)
    under = button.mapTo(window.game_page.tiles, area.bottomRight())
    assert window.game_page.tiles.rect().contains(under)


@pytest.mark.parametrize("form", ["words", "list", "line"])
@pytest.mark.parametrize("held", [1, 2])
def test_a_key_next_to_an_emblem_touches_nothing(qtbot: QtBot, form: TileForm, held: int) -> None:
    """Prove that the round emblem is large, level with the button, and away from the digit."""
    row = TileRow("tile:farm", "farm", (HeldTile("farm", 0),) * held, USABLE, True, True)
    button = TileButton(row, "Farm", "ready")
    qtbot.addWidget(button)
    button.set_form(form, 1.0)
    button.resize(132, 58)
    button.digit = 1
    first = button.grab().toImage()
    assert abs(button.emblem.y() - 29) <= 1
    for digit in range(2, 10):
        button.digit = digit
        key = difference(first, button.grab().toImage())
        assert not key.isEmpty()
        away = button.emblem - QPointF(key.bottomRight())
        assert math.hypot(away.x(), away.y()) > MOST_EMBLEM / 2


@pytest.mark.parametrize("places", [4, 6, 8])
def test_tiles_of_a_narrow_column_need_no_scrolling(
    places: int,
    desk_of: DeskOf,
    catalog: Catalog,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Prove that a column 334 pixels wide has a form with all tiles up to eight."""
    panel = TilesPanel(desk_of(games.new_session(catalog)))
    qtbot.addWidget(panel)
    monkeypatch.setattr(panel, "places", lambda: places)
    assert panel.seen("low", 318, 1.0) == places
    assert panel.height_of("low", 318, 1.0) == (71 if places == 4 else 146)
    assert panel.seen("large", 318, 1.0) == 4


def test_a_narrow_hand_has_no_hole() -> None:
    """Prove that the task is next to the card, and the buttons fill a row of their own."""
    plan = plan_hand(QSize(310, 765), 1.0, 1.0, 20, 1, 120)
    assert plan.is_row
    assert plan.task.left() == plan.cards.right() + 1 + COLUMN_GAP
    assert plan.task.right() + 1 == plan.buttons.right() + 1 == 310 - EDGE
    assert plan.buttons.left() == EDGE
    assert plan.buttons.top() == plan.cards.bottom() + 1 + GAP
    assert plan.steps.bottom() == plan.cards.bottom()
    for width in (330, 420):
        wide = plan_hand(QSize(width, 765), 1.0, 1.0, 20, 1, 120)
        assert not wide.is_row
        assert wide.buttons.top() == wide.cards.top()


def test_tiles_that_do_not_fit_are_scrolled_to(
    desk_of: DeskOf, catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that a small screen scrolls, also to the chosen tile, and cuts no height."""
    desk = desk_of(games.crowded(catalog, 2))
    panel = shown(qtbot, TilesPanel(desk), 200, 124)
    panel.resize(200, panel.height_of("large", 200, 1.0))
    area = panel._area
    assert area.horizontalScrollBar().maximum() > 0
    heights = [b.mapTo(area.viewport(), b.rect().bottomLeft()).y() for b in panel.buttons]
    assert max(heights) < area.viewport().height()
    source = "nomad:resettlement"
    desk.controller.select_source(source)
    button = next(b for b in panel.buttons if b.row.source == source)
    assert desk.controller.source == source
    left = button.mapTo(area.viewport(), button.rect().topLeft()).x()
    assert 0 <= left <= area.viewport().width() - button.width()


def test_tile_chips_show_all_tiles(catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that eleven chips stay inside a narrow bar and each reacts to the mouse."""
    session = games.crowded(catalog, 2)
    nomads = session.position.rules.nomads
    tiles = [(held, held.location in nomads) for held in session.position.tiles[0]]
    strip = shown(qtbot, TileChips(), 130, 22)
    strip.show_tiles(tiles, str)
    assert strip.minimumSizeHint().width() <= 130 < strip.sizeHint().width()
    places = [strip.chip_rect(number) for number in range(len(tiles))]
    assert all(QPointF(strip.width(), 0).x() >= place.right() for place in places)
    assert places[0].left() >= 0
    for (held, _), place in zip(tiles, places, strict=True):
        assert strip.tile_at((place.topLeft() + QPointF(3, 11)).toPoint()) == held.tile


# -- scores ----------------------------------------------------------------------------------------


def test_tasks_tell_who_has_fulfilled_them(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that the signs follow the score sheet, also while running scores are hidden."""
    session = drawn(catalog, *["human"] * 3, cards=TASKS, own="J8", others="city_hall@C3")
    panel = shown(qtbot, CardsPanel(desk_of(session)), 400, 700)
    sheets = session.position.scores()
    tasks = [card for card in panel.cards if card.group == "task"]
    assert tasks
    for card in tasks:
        fulfilled = [sheet[card.card] > 0 for sheet in sheets]
        assert [sign.is_fulfilled for sign in card.signs] == fulfilled
        assert all(sign.isVisible() for sign in card.signs)
        for done, seat in zip(fulfilled, session.seats, strict=True):
            said = f"{seat.name}: fulfilled" if done else f"{seat.name}: not yet fulfilled"
            assert said in card.toolTip()
            assert said in card.accessibleName()
    plain = next(card for card in panel.cards if card.group == "final")
    assert not plain.amounts[0].isVisible()


def test_hovered_task_lights_what_fulfils_it(
    desk_of: DeskOf, catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that the highlight is that of the viewer's score sheet."""
    session = drawn(catalog, cards=TASKS, own="J8", others="city_hall@C3")
    desk = desk_of(session)
    panel = shown(qtbot, CardsPanel(desk), 400, 700)
    asked = lit(panel)
    sheet = session.position.scores()[session.to_move]
    card = next(c for c in panel.cards if c.group == "task" and sheet[c.card])
    middle = QPointF(card.rect().center())
    QApplication.sendEvent(card, QEnterEvent(middle, middle, middle))
    mask = next(entry.hexes for entry in sheet.entries if entry.card == card.card)
    assert mask
    assert asked[-1] == ("earned", mask)
    QApplication.sendEvent(card, QEvent(QEvent.Type.Leave))
    assert asked[-1] == ("earned", 0)


def test_red_cards_show_what_they_have_paid(
    desk_of: DeskOf, catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that gold of the running game is always shown, with a caption."""
    session = drawn(
        catalog,
        cards=("lords", "ambassadors"),
        own="D4",
        other="C3",
        hands=["grass", "grass"],
        play="mandatory build C4, mandatory build C5, mandatory build D5, turn end,"
        " mandatory build D3",
    )
    assert all(any(purse) for purse in session.position.earned)
    panel = shown(qtbot, CardsPanel(desk_of(session)), 400, 700)
    sheets = session.position.scores()
    cards = [card for card in panel.cards if card.group == "play"]
    assert cards
    for card in cards:
        assert [a.text() for a in card.amounts] == [str(sheet[card.card]) for sheet in sheets]
        assert all(amount.isVisible() for amount in card.amounts)
    assert "Paid during the game" in [caption.text() for caption in panel.captions]


@pytest.mark.parametrize("height", [260, 900])
def test_closed_cards_show_as_many_lines_as_fit(
    height: int, desk_of: DeskOf, catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that a low panel has no rules, a high one whole ones, the tooltip a hidden rule,
    and that no card is cut or opens by itself.
    """
    desk = desk_of(games.four_tasks(catalog, 2))
    panel = shown(qtbot, CardsPanel(desk), 340, height)
    qtbot.wait(5)
    for card in panel.cards:
        assert not card.is_open
        assert not (card.brief.isVisible() if height == 260 else card.brief.is_cut)
        rule = desk.words.names.card_rule(card.card)
        is_whole = card.brief.isVisible() and not card.brief.is_cut
        assert (tip_text(rule) in card.toolTip()) != is_whole
        assert card.height() == card.full_height(card.width())
        tells_gold = (card.is_marked or card.hasFocus()) and card.group == "final"
        if height == 900:
            assert card.worth.isVisible() == (card.group == "task" or tells_gold)


@pytest.mark.parametrize("height", [260, 900])
def test_one_tooltip_lies_over_the_whole_card(
    height: int, desk_of: DeskOf, catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that no child of a card hides its tooltip, which has all players' gold."""
    panel = shown(qtbot, CardsPanel(desk_of(games.four_tasks(catalog, 2))), 340, height)
    qtbot.wait(5)
    for row, card in enumerate(panel.cards):
        hover(card, True)
        rule = tip_text(panel.desk.view.words.names.card_rule(card.card))
        gold = [panel.model.gold(row, player) for player in range(2)]
        for x, y in itertools.product(range(4, card.width(), 9), (6, card.height() // 2)):
            text = tooltip_at(card, QPoint(x, y))
            is_whole = card.brief.isVisible() and not card.brief.is_cut
            assert (rule in text) != is_whole, (card.card, x)
            assert all(f"{amount} gold" in text or not amount for amount in gold)
        hover(card, False)
    QToolTip.hideText()


def test_lit_hexes_come_with_their_gold(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that a hovered card gives the gold of its hexes, also after the next move."""
    session = games.four_tasks(catalog, 2)
    desk = desk_of(session)
    panel = shown(qtbot, CardsPanel(desk), 340, 900)
    card, row = panel.cards[0], 0
    assert panel.model.group(row) == "final"
    asked = lit(panel)
    hover(card, True)
    earned = panel.model.gold(row, session.to_move)
    assert (card.worth.isVisible(), card.worth.text()) == (True, f"{earned} gold")
    assert f"Bea: {panel.model.gold(row, 1)} gold" in card.toolTip()
    desk.controller.act("mandatory", games.hexes_of(session)[0])
    assert asked[-1] == ("earned", panel.model.earning_mask(row, 0))
    assert len(asked) == 2
    hover(card, False)
    assert not card.worth.isVisible()
    assert "Bea" not in card.toolTip()


@pytest.mark.parametrize("height", [200, 900])
def test_gold_of_many_players_leaves_the_name_whole(
    height: int, desk_of: DeskOf, catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that the gold of five players leaves room for a long name."""
    cards = ("discoverers", "ambassadors", "fishermen")
    session = games.new_session(catalog, 5, 1, expansions=games.EXPANSIONS, cards=cards)
    panel = shown(qtbot, CardsPanel(desk_of(session)), 334, height)
    panel.set_running_score(True)
    qtbot.wait(1)
    for card in panel.cards:
        assert card.title.width() >= card.title.sizeHint().width(), card.card
        assert card.height() >= card.full_height(card.width())


def test_base_game_has_no_captions(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that a single group has no caption."""
    panel = shown(qtbot, CardsPanel(desk_of(games.new_session(catalog))))
    assert panel.captions == []


# -- players ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", ["tall", "usual", "slim"])
def test_player_cards_keep_their_height(
    size: RowSize, desk_of: DeskOf, catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that the panel has its size hint's height, with readable names next to eleven tiles."""
    session = games.crowded(catalog, 5)
    panel = shown(qtbot, PlayersPanel(desk_of(session)), 300, 480)
    panel.set_size(size)
    panel.set_running_score(True)
    qtbot.wait(1)
    assert panel.height_of(size) == panel.sizeHint().height()
    for card, seat in zip(panel.cards, session.seats, strict=True):
        assert card.name.width() >= card.name.sizeHint().width(), seat.name
        assert card.width() <= panel.width()
        assert len(card.tiles.tiles) == 11


def test_player_cards_tell_other_pieces(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that the tooltip and the accessible text have supply and warriors."""
    session = games.crowded(catalog, 2)
    panel = shown(qtbot, PlayersPanel(desk_of(session)))
    left = session.position.supply[0]
    for words in (panel.cards[0].count.toolTip(), panel.cards[0].accessibleName()):
        assert f"{left} of 40 settlements left" in words
        assert "of 2 on the board" in words
        assert "City hall" in words


def test_two_cards_are_backs_until_the_own_turn(
    desk_of: DeskOf, catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that another player's hand shows its number only, the mover's its faces."""
    session = of_two(catalog)
    panel = shown(qtbot, PlayersPanel(desk_of(session)))
    mover, other = panel.cards[session.to_move], panel.cards[1 - session.to_move]
    hand = session.position.hands[session.to_move]
    assert (mover.face_up_cards.faces, mover.face_up_cards.backs) == (hand, 0)
    assert (other.face_up_cards.faces, other.face_up_cards.backs) == ((), 2)
    assert other.face_up_cards.toolTip() == "2 cards in hand"
    hidden = session.position.hands[1 - session.to_move]
    assert not any(card in other.accessibleName().lower() for card in hidden)


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_a_task_has_room_for_its_text(text: float) -> None:
    """The task next to one card is never narrower than its size of text allows, at any width."""
    for width in range(340, 620, 4):
        room = QSize(width, round(345 * text))
        plan = plan_hand(room, text, hand_scale(room, text, 0.7), round(16 * text), 1, 90)
        assert plan.task.width() >= LOW_TASK_WIDTH * text - 1
