"""Every window and dialog fits a small screen, and a usual one with large text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QDeadlineTimer, QPoint, QRect
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QMainWindow,
    QPushButton,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.grid import parse_hex
from kingdom_builder_qt.core.state import HeldTile
from kingdom_builder_qt.editor.sections.play.play_dialog import PlayDialog
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.editor.sections.window.new_section_dialog import NewSectionDialog
from kingdom_builder_qt.ui.art.frame import RIM_RECT
from kingdom_builder_qt.ui.art.geometry import BOARD_RECT, SIDE
from kingdom_builder_qt.ui.desktop.settings.settings import load_settings
from kingdom_builder_qt.ui.desktop.style.text_size import TEXT_SIZES
from kingdom_builder_qt.ui.desktop.style.theme import ThemeManager
from kingdom_builder_qt.ui.desktop.widgets import screen_geometry
from kingdom_builder_qt.ui.desktop.widgets.style import ElidedButton
from kingdom_builder_qt.ui.newgame.new_game_dialog import NewGameDialog
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.shell.settings_dialog import SettingsDialog
from tests.editor.conftest import all_content, make_editor  # noqa: F401
from tests.ui.opening import wait_until
from tests.ui.sample_games import new_session
from tests.ui.table.panels import games

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
SCREENS = (((960, 540), 100), ((960, 540), 200), ((1280, 800), 150), ((1280, 800), 200))
# The smallest screen, and larger text on a larger one.
SHOWN = [
    pytest.param(*one, marks=() if one in (SCREENS[1], SCREENS[2]) else pytest.mark.slow)
    for one in SCREENS
]
PATIENCE_MS = 3000
FRAME = (16, 44)  # the frame of a window
OF_A_GAME = (
    *(
        "open",
        "name_game",
        "scores",
        "players",
        "moves",
        "settings",
        "new_game",
        "set_up_position",
        "rules",
        "about",
    ),
    *("problems", "lessons", "puzzles", "challenges", "achievements", "history", "packs"),
)
OF_THE_EDITOR = (
    *("new", "sections", "play_with", "analyse", "keys", "replace", "export", "entries"),
    *("export_pack", "packs", "content_guide", "content_format"),
)


def dialogs(of: QWidget) -> list[QWidget]:
    """Return the dialogs and windows opened by a window, without those of the system."""
    kinds = QDialog | QMainWindow
    found = [w for w in QApplication.topLevelWidgets() if isinstance(w, kinds) and w is not of]
    return [w for w in found if w.isVisible() and not isinstance(w, QFileDialog)]


def lacks_room(root: QWidget, most: tuple[int, int], name: str) -> list[str]:
    """Return the parts of a window that are larger than the screen, cut off or out of reach."""
    found = []
    size, least = root.size(), root.minimumSizeHint().expandedTo(root.minimumSize())
    if size.width() > most[0] or size.height() > most[1]:
        found.append(f"{name} is {size.width()} x {size.height()}")
    if least.width() > most[0] or least.height() > most[1]:
        found.append(f"{name} cannot be smaller than {least.width()} x {least.height()}")
    found += [f"{name}: {text!r} is cut" for text in games.clipped(root)]
    if size.width() < most[0]:  # the maximum has been reached
        found += [f"{name}: {box.currentText()!r} is cut" for box in cut_boxes(root)]
    for button in root.findChildren(QPushButton):
        elides = isinstance(button, ElidedButton)
        is_cut = button.is_cut if elides else button.width() < button.sizeHint().width()
        if button.isVisible() and is_cut:
            found.append(f"{name}: {button.text()!r} is cut")
        place = QRect(button.mapTo(root, QPoint()), button.size())
        if button.isVisible() and not scrolls(button) and not root.rect().contains(place):
            found.append(f"{name}: {button.text()!r} is out of reach")
    return found


def cut_boxes(root: QWidget) -> list[QComboBox]:
    """Return the boxes whose choice is wider than the box."""
    part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
    found = []
    for box in root.findChildren(QComboBox):
        option = QStyleOptionComboBox()
        box.initStyleOption(option)
        room = box.style().subControlRect(part[0], option, part[1], box).width()
        icon = 0 if box.itemIcon(box.currentIndex()).isNull() else box.iconSize().width() + 4
        needed = box.fontMetrics().horizontalAdvance(box.currentText()) + icon
        if box.isVisible() and not box.isEditable() and room < needed:
            found.append(box)
    return found


def lacks_room_in_the_end(root: QWidget, most: tuple[int, int], name: str) -> list[str]:
    """Return the same after the layout is final: threads fill some pages."""
    found = lacks_room(root, most, name)
    deadline = QDeadlineTimer(PATIENCE_MS)
    while found and not deadline.hasExpired():
        QApplication.processEvents()
        found = lacks_room(root, most, name)
    return found


def scrolls(widget: QWidget) -> bool:
    """Return whether a widget is on a page that can be scrolled to it."""
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent, QScrollArea):
        parent = parent.parentWidget()
    return parent is not None


@pytest.mark.parametrize(("screen", "percent"), SHOWN)
def test_the_game_and_its_dialogs(
    make_window: Callable[..., MainWindow],
    catalog: Catalog,
    monkeypatch: pytest.MonkeyPatch,
    usual_text: None,
    screen: tuple[int, int],
    percent: int,
) -> None:
    """The game and its dialogs fit the screen, no text is cut, and each button can be reached."""
    monkeypatch.setattr(screen_geometry, "available_area", lambda _w: QRect(0, 0, *screen))
    most = screen[0] - FRAME[0], screen[1] - FRAME[1]
    window = make_window(text_size=percent)
    window.resize(*most)
    QApplication.processEvents()
    found = lacks_room(window, most, "start page")
    window.desk.start(games.played(catalog, 30, 3))
    window.desk.lift_curtain()
    QApplication.processEvents()
    found += lacks_room(window, most, "table")
    for action in OF_A_GAME:
        window.actions_[action].setEnabled(True)
        window.actions_[action].trigger()
        QApplication.processEvents()
        for dialog in dialogs(window):
            for page in pages_of(dialog):
                found += lacks_room_in_the_end(dialog, most, f"{action} {page}")
            dialog.close()
    assert not found, "\n".join(found)


def pages_of(dialog: QWidget) -> Iterator[str]:
    """Show every page of a dialog that has several, with all its choices unfolded."""
    yield "at first"
    if isinstance(dialog, NewSectionDialog):
        for row in range(1, dialog.kinds.count()):
            dialog.kinds.setCurrentRow(row)
            QApplication.processEvents()
            yield dialog.kinds.item(row).text()
    if isinstance(dialog, NewGameDialog | PlayDialog):
        for number in range(dialog.tabs.bar.count()):
            dialog.tabs.bar.setCurrentIndex(number)
            QApplication.processEvents()
            yield dialog.tabs.bar.tabText(number)


@pytest.mark.parametrize(("screen", "percent"), SHOWN)
def test_the_editor_and_its_dialogs(
    make_editor: Callable[..., EditorWindow],  # noqa: F811
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    usual_text: None,
    screen: tuple[int, int],
    percent: int,
) -> None:
    """The same holds for the section editor."""
    monkeypatch.setattr(screen_geometry, "available_area", lambda _w: QRect(0, 0, *screen))
    most = screen[0] - FRAME[0], screen[1] - FRAME[1]
    window = make_editor(start=lambda _trial: True)
    manager = qapp.findChild(ThemeManager)
    assert manager is not None
    manager.resize_text(percent)
    window.resize(*most)
    for _ in range(5):  # docks share their height step by step
        QApplication.processEvents()
    found = lacks_room(window, most, "editor")
    for action in OF_THE_EDITOR:
        window.actions_[action].trigger()
        QApplication.processEvents()
        for dialog in dialogs(window):
            for page in pages_of(dialog):
                found += lacks_room_in_the_end(dialog, most, f"{action} {page}")
            dialog.close()
    assert not found, "\n".join(found)


def test_text_grows_at_once_and_stays(
    make_window: Callable[..., MainWindow], catalog: Catalog, usual_text: None
) -> None:
    """The settings dialog changes fonts and panel sizes at once, and the file stores the size.

    The column grows less, because the board keeps its room, and the card gives room to the task.
    """
    window = make_window()
    window.desk.start(games.played(catalog, 30, 2))
    window.desk.lift_curtain()
    QApplication.processEvents()
    page = window.game_page
    parts = (page.status.turn, page.log.view, page.cards.cards[0].title, page.hand.caption)

    def measures() -> list[float]:
        fonts = [part.font().pointSizeF() for part in parts]
        return [
            *fonts,
            page.players.cards[0].name.font().pointSizeF(),
            page.hand.card.height(),
            page.side_panel.width(),
        ]

    before = measures()
    window.actions_["settings"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, SettingsDialog)
    dialog.text_size.setCurrentIndex(TEXT_SIZES.index(150))
    dialog.accept()
    QApplication.processEvents()
    QApplication.processEvents()  # words are laid out when their font is known
    grown = measures()
    for small, large in zip(before[:-2], grown[:-2], strict=True):
        assert large == pytest.approx(1.5 * small, rel=0.2)
    (card, column), (large_card, large_column) = before[-2:], grown[-2:]
    assert 0.9 * card < large_card < 1.2 * card
    assert 1.05 * column < large_column < 1.2 * column
    assert window.settings.text_size == 150
    wait_until(lambda: load_settings()[0].text_size == 150)
    assert games.clipped(page) == []
    window.actions_["settings"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, SettingsDialog)
    assert dialog.text_size.currentData() == 150
    dialog.text_size.setCurrentIndex(0)
    dialog.accept()
    QApplication.processEvents()
    QApplication.processEvents()
    assert measures() == pytest.approx(before)


def test_another_size_of_text_is_seen_at_once(
    window: MainWindow, catalog: Catalog, usual_text: None
) -> None:
    """The task and the rows of the log have the size of a game started with that setting."""
    window.show()
    window.desk.start(new_session(catalog, "human", "human"))
    hand, view = window.game_page.hand, window.game_page.log.view

    def seen() -> tuple[float, int]:
        QApplication.processEvents()
        return hand.task.font().pointSizeF(), view.visualRect(view.model().index(0, 0)).height()

    font, row = seen()
    for size in (200, 100):
        window.themes.resize_text(size)
        factor = size / 100
        shown = seen()
        assert shown[0] == pytest.approx(font * factor, rel=0.15)
        assert shown[1] == pytest.approx(row * factor, rel=0.35)
    assert shown == (font, row)


def test_gold_stays_in_sight_beside_many_tiles(
    make_window: Callable[..., MainWindow], catalog: Catalog
) -> None:
    """In a small window the gold next to many tiles is not cut off."""
    window = make_window()
    window.resize(960, 600)
    window.show()
    window.desk.start(games.played(catalog, 0, 5))
    tiles = tuple((HeldTile(tile, None), False) for tile in sorted(catalog.tiles)[:9])
    page = window.game_page
    for card, row in zip(page.players.cards, page.players.rows, strict=True):
        full = replace(row, tiles=tiles, stored=1, numbers=1, marks=1, gold=100, is_start=True)
        card.show_row(full, window.desk.words.names, 40)
        card.set_thinking(True)
    for _ in range(5):
        QApplication.processEvents()
    for card in page.players.cards:
        seen = page.column.players_page.viewport().rect()
        right = card.gold.mapTo(page.column.players_page.viewport(), card.gold.rect().topRight())
        assert right.x() <= seen.right()


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
@pytest.mark.parametrize("percent", [100, 150, 200])
def test_what_is_said_hides_nothing(
    make_window: Callable[..., MainWindow],
    catalog: Catalog,
    usual_text: None,
    percent: int,
    size: tuple[int, int],
) -> None:
    """The status line covers neither the board nor the supply, in larger text only the rim and a
    part of the lowest row, on the other side than the hex that it describes.
    """
    window = make_window(text_size=percent)
    window.resize(*size)
    window.desk.start(games.played(catalog, 30, 2))
    window.desk.lift_curtain()
    QApplication.processEvents()
    wait_until(lambda: not window.is_growing)
    QApplication.processEvents()
    page = window.game_page
    board = RIM_RECT if percent == 100 else BOARD_RECT.adjusted(0, 0, 0, -SIDE)
    for said, hex_ in (("", "T2"), ("", "T19"), ("Nothing can be taken back.", "")):
        page.corner.say(said)
        page.scene.input.hex_hovered.emit(parse_hex(hex_) if hex_ else None)
        QApplication.processEvents()
        assert page.corner.isVisible()
        parts = [board] + [page.scene.tray.boundingRect()] * (percent == 100)
        shown = [page.view.mapFromScene(part).boundingRect() for part in parts]
        if hex_:
            shown.append(page.view.rect_of(parse_hex(hex_)).toAlignedRect())
        corner = page.corner.geometry().translated(-page.view.mapTo(page, QPoint()))
        assert not any(corner.adjusted(1, 1, -1, -1).intersects(part) for part in shown)
        assert games.clipped(page.corner) == []
