"""Playing without sight of the board: list of moves, speech, rules by right click."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QContextMenuEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kingdom_builder_qt.ai.players import PLAYERS
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.decision import outcome
from kingdom_builder_qt.core.grid import NEIGHBOURS, bits, hex_name
from kingdom_builder_qt.core.moves import MANDATORY, TURN
from kingdom_builder_qt.ui.desktop.widgets.rows_model import ROW_ROLE
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import room_on_screen
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.page.moves_dialog import MovesDialog
from tests.ui.drawn_games import drawn
from tests.ui.expansion_games import start
from tests.ui.fake_advice import FakeWorker
from tests.ui.fake_advice import shown as shown_advice
from tests.ui.sample_games import new_session, point_of, press

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def open_list(window: MainWindow) -> MovesDialog:
    """Open the list of moves by its key."""
    press(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    dialog = window.dialogs.current
    assert isinstance(dialog, MovesDialog)
    return dialog


def words(dialog: MovesDialog) -> list[str]:
    """Return the lines of the list."""
    return [dialog.model.index(row).data() for row in range(dialog.model.rowCount())]


def test_turn_is_played_from_the_list(window: MainWindow, catalog: Catalog) -> None:
    """Arrows and Enter are enough for a turn, its end included."""
    window.desk.start(new_session(catalog, "human", "human"))
    dialog = open_list(window)
    position = window.desk.position
    for _ in range(3):
        assert len(words(dialog)) == len(position.legal_moves(sources=[MANDATORY]))
        QTest.keyClick(dialog.moves, Qt.Key.Key_Down)
        move = dialog.moves.currentIndex().data(ROW_ROLE)
        assert hex_name(move.target) in dialog.moves.currentIndex().data()
        QTest.keyClick(dialog.moves, Qt.Key.Key_Return)
        assert window.desk.session.log[-1].move == move
    while "End the turn" not in dialog.moves.currentIndex().data():
        QTest.keyClick(dialog.moves, Qt.Key.Key_Down)
    QTest.keyClick(dialog.moves, Qt.Key.Key_Return)
    assert window.desk.seats.curtain_down
    assert words(dialog) == []
    assert dialog.sources.count() == 0
    assert "not your turn" in dialog.task.text()
    window.desk.lift_curtain()
    assert words(dialog)


def test_list_keeps_the_keyboard_while_others_play(window: MainWindow, catalog: Catalog) -> None:
    """Enter in the next turn plays a move, too: the focus does not move to "Close" in between."""
    window.desk.start(new_session(catalog, "human", "human"))
    dialog = open_list(window)
    for _ in range(4):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert window.desk.seats.curtain_down
    window.desk.lift_curtain()
    played = len(window.desk.session.log)
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert len(window.desk.session.log) == played + 1
    assert window.dialogs.current is dialog


def test_list_follows_the_selected_source(window: MainWindow, catalog: Catalog) -> None:
    """A tile is selected in the list of sources; its moves name origin and target."""
    wanted = "tile:paddock"
    start(window, drawn(catalog, tiles="paddock", own="D4"))
    dialog = open_list(window)
    dialog.sources.setCurrentIndex(dialog.sources.findData(wanted))
    dialog.sources.activated.emit(dialog.sources.currentIndex())
    assert window.desk.controller.source == wanted
    assert len(words(dialog)) == len(window.desk.position.legal_moves(sources=[wanted]))
    assert all(line.startswith("Paddock: Move ") and " to " in line for line in words(dialog))


def test_places_worth_a_visit_are_named(window: MainWindow, catalog: Catalog) -> None:
    """A line names the location or castle next to the hex; other lines name none."""
    window.desk.start(new_session(catalog, "human", "human"))
    board, dialog = window.desk.position.rules.board, open_list(window)
    moves = [dialog.model.index(row).data(ROW_ROLE) for row in range(dialog.model.rowCount())]
    near = [any(board.feature_at(h) for h in bits(NEIGHBOURS[move.target])) for move in moves]
    assert ["next to" in line for line in words(dialog)] == near
    assert set(near) == {False, True}


def test_moves_show_their_tiles_and_gold(window: MainWindow, catalog: Catalog) -> None:
    """A move has the tiles it takes and the sum of its gold, unless gains are hidden."""
    window.desk.start(new_session(catalog, "human", "human"))
    dialog, position = open_list(window), window.desk.position
    while not any(line.taken and line.gold for line in dialog.lines):
        window.desk.controller.play(position.legal_moves()[0])
        window.desk.lift_curtain()
        QApplication.processEvents()
    for line in dialog.lines:
        result = outcome(position, [line.move])
        assert line.gold == sum(gold for _, gold in result.gold)
        assert [tile for tile, _ in line.taken] == [*result.taken]
    assert not dialog.grab().isNull()
    window.desk.explainer.shows_gains = False
    dialog.refresh()
    assert not any(line.gold or line.taken for line in dialog.lines)


def test_moves_of_several_actions_are_grouped(window: MainWindow, catalog: Catalog) -> None:
    """Each action has a heading above its first move; a single action has none."""
    start(window, drawn(catalog, tiles="farm paddock", own="D4"))
    dialog, position = open_list(window), window.desk.position
    assert not any(line.heading for line in dialog.lines)
    while MANDATORY in position.sources():
        window.desk.controller.play(position.legal_moves([MANDATORY])[0])
    headed = [line for line in dialog.lines if line.heading]
    names = window.desk.words.names
    assert [line.heading for line in headed] == [names.source(s) for s in position.sources()[:2]]
    view, model = dialog.moves, dialog.model
    heights = [view.sizeHintForIndex(model.index(row)).height() for row in (0, 1)]
    assert heights[0] > heights[1]
    assert [line.move for line in dialog.lines] == [
        model.index(row).data(ROW_ROLE) for row in range(model.rowCount())
    ]


def test_moves_are_ordered_by_gold_on_request(window: MainWindow, catalog: Catalog) -> None:
    """The best gain comes first at a key, for all actions, with their names; the choice is kept."""
    start(window, drawn(catalog, tiles="farm paddock", own="Q2"))
    controller = window.desk.controller
    while MANDATORY in window.desk.position.sources():
        controller.play(window.desk.position.legal_moves([MANDATORY])[0])
    dialog = open_list(window)
    before = [line.move for line in dialog.lines]
    QTest.keyClick(dialog.by_gold, Qt.Key.Key_Space)
    gains = [line.gold for line in dialog.lines if isinstance(line.move.target, int)]
    assert gains == sorted(gains, reverse=True) != [0] * len(gains)
    assert not any(line.heading for line in dialog.lines)
    named = {line.words.split(":")[0] for line in dialog.lines[: len(gains)]}
    assert named == {"Farm", "Paddock"}
    assert dialog.lines[-1].move.source == TURN  # Enter must not end the turn
    assert dialog.moves.currentIndex().data(ROW_ROLE) == dialog.lines[0].move
    dialog.close()
    assert window.settings.moves_by_gold
    dialog = open_list(window)
    assert [line.gold for line in dialog.lines if isinstance(line.move.target, int)] == gains
    QTest.keyClick(dialog.by_gold, Qt.Key.Key_Space)
    assert [line.move for line in dialog.lines] == before
    window.desk.explainer.shows_gains = False
    dialog.refresh()
    assert dialog.by_gold.isHidden()


def test_hovering_a_move_lights_its_hex(window: MainWindow, catalog: Catalog) -> None:
    """The hex of the move under the pointer is lit, and that of the chosen move afterwards."""
    window.desk.start(new_session(catalog, "human", "human"))
    dialog, lit = open_list(window), list[int]()
    dialog.highlight_requested.connect(lambda _role, mask: lit.append(mask))
    moves, port = [line.move.target for line in dialog.lines], dialog.moves.viewport()
    place = dialog.moves.visualRect(dialog.model.index(2)).center().toPointF()
    none, keys = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    moved = QMouseEvent(QEvent.Type.MouseMove, place, port.mapToGlobal(place), none, none, keys)
    QApplication.sendEvent(port, moved)
    assert lit[-1] == 1 << moves[2]
    QApplication.sendEvent(port, QEvent(QEvent.Type.Leave))
    assert lit[-1] == 1 << moves[0]
    assert dialog.moves.currentIndex().row() == 0


def test_the_list_opens_beside_the_board(window: MainWindow, catalog: Catalog) -> None:
    """The list covers the column, not the hexes that it lights."""
    window.desk.start(new_session(catalog, "human", "human"))
    dialog, panel = open_list(window), window.game_page.side_panel
    edge = panel.mapToGlobal(panel.rect().topRight()).x()
    assert dialog.geometry().right() == min(edge, room_on_screen(dialog).right())


def named_in(part: QAccessibleInterface) -> Iterator[str]:
    """Yield the accessible names below a part of the window."""
    yield part.text(QAccessible.Text.Name)
    for number in range(part.childCount()):
        yield from named_in(part.child(number))


def test_what_the_corner_says_can_be_read_again(window: MainWindow, catalog: Catalog) -> None:
    """The sentence and the hex are accessible texts of the window, beyond their announcement."""
    window.desk.start(new_session(catalog, "human", "human"))
    press(window, Qt.Key.Key_Left)
    window.show_message("Something is told.")
    names = list(named_in(QAccessible.queryAccessibleInterface(window)))
    assert "Something is told." in names
    said = window.game_page.describe(window.game_page.scene.input.cursor)
    assert any(name.startswith(said) for name in names)


def test_begin_of_a_turn_is_spoken(window: MainWindow, catalog: Catalog) -> None:
    """Turn, card and task are announced once a turn."""
    spoken: list[str] = []
    window.game_page.view.announced.connect(spoken.append)
    session = new_session(catalog, "human", "human")
    window.desk.start(session)
    card = window.desk.words.names.terrain_card(session.position.card)
    said = [text for text in spoken if "Ann, your turn in round 1" in text]
    assert len(said) == 1
    assert f"Card: {card}" in said[0]
    assert "Build 3" in said[0]
    window.desk.settled.emit()
    assert [text for text in spoken if "your turn in round 1" in text] == said


def right_click(widget: QWidget) -> None:
    """Open the context menu of a widget."""
    middle = widget.rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, middle, widget.mapToGlobal(middle))
    QApplication.sendEvent(widget, event)


def shown(window: MainWindow) -> str:
    """Return the title of the visible page of the rules."""
    rules = window.rules.window
    assert rules is not None
    return rules.book.leaves[rules.key].title


def test_right_click_opens_the_rule(window: MainWindow, catalog: Catalog) -> None:
    """Location hex, tile and card open their pages of the rules."""
    session = drawn(catalog, tiles="farm", own="D4")
    start(window, session)
    page, names = window.game_page, window.desk.words.names
    hex_, tile = next(iter(session.position.rules.tile_of.items()))
    QTest.mouseClick(
        page.view.viewport(), Qt.MouseButton.RightButton, pos=point_of(window, hex_) + QPoint(0, 1)
    )
    assert shown(window) == names.tile(tile)
    right_click(page.tiles.buttons[0])
    assert shown(window) == page.tiles.buttons[0].name
    right_click(page.cards.cards[1])
    assert shown(window) == page.cards.cards[1].title.text()


def test_levels_have_different_names(window: MainWindow, catalog: Catalog) -> None:
    """Each level has a distinct name and a description of its play."""
    window.desk.start(new_session(catalog, "human", "human"))
    names = window.desk.words.names
    levels = ("human", *PLAYERS, "another")
    assert len({names.level(level) for level in levels}) == len(levels)
    assert len({names.character(level) for level in PLAYERS} - {""}) == len(PLAYERS)


def test_without_an_action_there_is_no_empty_box(window: MainWindow, catalog: Catalog) -> None:
    """When only the turn can end the list has no box of sources, and otherwise the box has a
    label.
    """
    session = new_session(catalog, "human", "human")
    window.desk.start(session)
    window.desk.lift_curtain()
    dialog = open_list(window)
    assert dialog.sources.isVisible()
    assert dialog.sources.currentText() or dialog.sources.placeholderText()
    while session.position.sources() != [TURN]:
        window.desk.controller.play(session.position.legal_moves()[0])
    assert not dialog.sources.isVisible()
    assert words(dialog)


def test_moves_and_effects_wrap(window: MainWindow, catalog: Catalog) -> None:
    """A row is as high as its texts need, and higher in a narrower window."""
    window.desk.start(new_session(catalog, "human", "human"))
    dialog = open_list(window)
    line = replace(dialog.lines[0], effects=("takes the canoe and its bonus",) * 3)
    dialog._rows.show_lines([line, *dialog.lines[1:]])
    heights = []
    for width in (1000, 600, 400):
        dialog.resize(width, 460)
        QApplication.processEvents()
        heights.append(dialog.moves.sizeHintForIndex(dialog.model.index(0)).height())
    assert heights == sorted(set(heights))


def test_escape_closes_the_list_before_a_hint(
    window: MainWindow, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Esc in the list closes the list; the hint stays until Esc on the board."""
    worker = FakeWorker(monkeypatch)
    shown_advice(window, worker, new_session(catalog, "human", "human"))
    card = window.advice.card
    assert card.is_open
    dialog = open_list(window)
    dialog.activateWindow()
    assert QTest.qWaitForWindowActive(dialog)
    QTest.keyClick(dialog.moves, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert card.is_open
