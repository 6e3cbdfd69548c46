"""The magnifier shows the hex at pointer or cursor, and stays out of the way."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.core.grid import MAIN_HEXES, hex_name, parse_hex
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.ui.desktop.widgets.magnifying import magnifying
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.shell.settings_dialog import SettingsDialog
from kingdom_builder_qt.ui.table.board.board_view import BoardView
from kingdom_builder_qt.ui.table.board.magnifier import MAGNIFIED, MagnifierPanel
from tests.ui.sample_games import new_session

HEXES = [parse_hex(name) for name in ("A1", "A20", "K10", "T1", "T20", "C15", "J4")]
Z = Qt.Key.Key_Z


@pytest.fixture(autouse=True)
def _off() -> Iterator[None]:
    """Switch the magnifier off after the test."""
    yield
    magnifying().switch(False)


def looking_at(view: BoardView, hex_: int) -> MagnifierPanel:
    """Return the panel of a view whose keyboard cursor is on a hex."""
    magnifying().switch(True)
    view.set_cursor(hex_)
    panel = view.magnifier.panel
    assert panel is not None
    panel.show_hex()
    return panel


def place(view: BoardView, hex_: int) -> QPoint:
    """Return the centre of a hex in a view."""
    return view.mapFromScene(view.centre_of(hex_))


def test_it_is_off_at_first(view: BoardView) -> None:
    """Without the magnifier there is no panel, and none after it is switched off."""
    assert view.magnifier.panel is None
    assert looking_at(view, HEXES[0]).isVisible()
    magnifying().switch(False)
    assert view.magnifier.panel is None


def test_it_shows_words_and_three_times_the_size(view: BoardView) -> None:
    """The words are those for screen readers; the picture is painted, not stretched."""
    before = view.board_scene._board_item._scale
    panel = looking_at(view, HEXES[2])
    assert panel.words.text() == view.describe(HEXES[2])
    assert panel.picture.width() == pytest.approx(
        MAGNIFIED * view.zoom * panel._area.width(), abs=2
    )
    large, (_, scale, _) = panel._painted(4.0), view.board_scene._board_item._part
    assert scale == pytest.approx(4.0 * view.devicePixelRatioF())
    assert large.width() == pytest.approx(4.0 * panel._area.width(), abs=2)
    assert view.board_scene._board_item._scale == before, "the board keeps its own picture"


def test_it_is_never_at_the_hex(view: BoardView) -> None:
    """The panel does not cover the hex, stays inside the view and takes a fifth of it at most."""
    for hex_ in HEXES * 2:
        panel = looking_at(view, hex_)
        near = view.rect_of(hex_)
        near.adjust(-near.width() / 2, -near.height() / 2, near.width() / 2, near.height() / 2)
        assert not near.intersects(panel.geometry().toRectF())
        assert view.rect().contains(panel.geometry())
        assert panel.width() * panel.height() <= 0.2 * view.width() * view.height()


def test_it_takes_no_focus_and_no_clicks(view: BoardView) -> None:
    """Pointer and focus reach the board below the panel, and the panel then moves away."""
    view.setFocus()
    panel = looking_at(view, HEXES[3])
    inside = [hex_ for hex_ in MAIN_HEXES if panel.geometry().contains(place(view, hex_))]
    below = place(view, inside[0])
    assert view.childAt(below) is view.viewport()
    assert panel.focusPolicy() == Qt.FocusPolicy.NoFocus
    assert view.hasFocus()
    QTest.mouseMove(view.viewport(), below)
    panel.show_hex()
    assert panel.words.text() == view.describe(inside[0])
    assert not panel.geometry().contains(below)


def test_it_follows_the_pointer_and_hides_without_a_hex(view: BoardView, qtbot: QtBot) -> None:
    """The pointer takes over from the cursor; next to the board nothing is shown."""
    panel = looking_at(view, HEXES[0])
    QTest.mouseMove(view.viewport(), place(view, HEXES[2]))
    qtbot.waitUntil(lambda: panel.words.text() == view.describe(HEXES[2]))
    QTest.mouseMove(view.viewport(), QPoint(view.width() - 1, view.height() - 1))
    qtbot.waitUntil(lambda: not panel.isVisible())


def test_a_new_piece_is_shown(view: BoardView, qtbot: QtBot) -> None:
    """The picture changes with the board."""
    panel = looking_at(view, HEXES[2])
    before = panel.picture._pixmap.toImage()
    view.board_scene.sync({0: 0, HEXES[2]: 1})
    qtbot.waitUntil(lambda: panel.picture._pixmap.toImage() != before)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_key_works_on_the_table_and_in_the_editor(window: MainWindow) -> None:
    """The key switches the magnifier of all boards, and the settings keep it."""
    window.desk.start(new_session(window.catalog, "human", "human"))
    window.desk.lift_curtain()
    view = window.game_page.view
    view.setFocus()
    QTest.keyClick(view, Z)
    assert window.settings.magnifier
    assert window.actions_["magnifier"].isChecked()
    window.show_editor()
    editor = window.workshop.editor
    assert isinstance(editor, EditorWindow)
    assert editor.actions_["magnifier"].isChecked()
    canvas = editor.canvas
    canvas.set_cursor(editor.bench.grid.hexes[44])
    panel = canvas.magnifier.panel
    assert panel is not None
    panel.show_hex()
    assert panel.words.text() == canvas.describe(editor.bench.grid.hexes[44])
    editor.actions_["magnifier"].trigger()
    QApplication.processEvents()
    assert not window.settings.magnifier
    assert not window.actions_["magnifier"].isChecked()
    assert view.magnifier.panel is None


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_its_words_name_a_key_to_users_of_keys_alone(window: MainWindow, qtbot: QtBot) -> None:
    """At the cursor they end with the effect of Enter, at the pointer they do not."""
    window.desk.start(new_session(window.catalog, "human", "human"))
    window.desk.lift_curtain()
    view = window.game_page.view
    hex_ = next(h for h in MAIN_HEXES if window.desk.position.targets("mandatory") >> h & 1)
    panel = looking_at(view, hex_)
    assert "; Enter: build" in panel.words.text()
    QTest.mouseMove(view.viewport(), place(view, hex_ + 1))
    QTest.mouseMove(view.viewport(), place(view, hex_))
    panel.show_hex()
    assert panel.words.text().startswith(hex_name(hex_))
    assert "Enter" not in panel.words.text()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_settings_have_it(window: MainWindow) -> None:
    """A box of the settings switches it, and shows how it is switched."""
    window.actions_["settings"].trigger()
    settings = window.dialogs.current
    assert isinstance(settings, SettingsDialog)
    assert not settings.magnifier.isChecked()
    settings.magnifier.click()
    settings.accept()
    assert magnifying().is_on
    assert window.actions_["magnifier"].isChecked()
