"""The board of the new-game dialog: sections dragged, clicked, typed and dealt."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionComboBox
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.setup.resolve import resolve
from kingdom_builder_qt.ui.art.section_pictures import SectionPictures
from kingdom_builder_qt.ui.desktop.style.theme import Theme, ThemeManager
from kingdom_builder_qt.ui.newgame.board.section_items import NAME
from tests.ui.newgame.new_game import (
    BOARD,
    LEFT,
    MIXED,
    Dialog,
    click,
    drag,
    place_of,
    started,
    thumb,
)

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def test_sections_are_dragged_into_quadrants(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that four dragged sections, one of them turned, make exactly that board."""
    dialog = dialog_of(page=BOARD)
    board = dialog.pages.board.scene.quadrants
    for quadrant, section in enumerate(("farm", "tower", "oasis", "barn")):
        drag(dialog, thumb(dialog, section), place_of(dialog, board[quadrant]))
    QTest.mouseClick(dialog.pages.board.rotate[1], LEFT)
    expected = (("farm", 0), ("tower", 180), ("oasis", 0), ("barn", 0))
    assert started(dialog).options.sections == expected


def test_the_sign_of_a_deal_grows_with_the_text(dialog_of: Dialog, qapp: QApplication) -> None:
    """The icon of "Shuffle all" is twice as large at 200 per cent."""
    manager = qapp.findChild(ThemeManager) or ThemeManager(qapp)
    manager.apply("light")
    dialog = dialog_of(page=BOARD)
    button = dialog.pages.board.deal_all
    usual = button.iconSize()
    manager.resize_text(200)
    try:
        QApplication.processEvents()
        assert button.iconSize() == 2 * usual
    finally:
        manager.resize_text(100)


def test_names_of_sections_are_whole(dialog_of: Dialog, catalog: Catalog, theme: Theme) -> None:
    """Prove that each shipped section's name is complete below it, and covers nothing."""
    everything = [id_ for id_ in catalog.expansions if not id_.startswith("new_")]
    dialog = dialog_of({"slots": [], "expansions": everything}, BOARD)
    scene = dialog.pages.board.scene
    metrics = QFontMetricsF(theme.font(NAME, bold=True))
    wraps = Qt.TextFlag.TextWordWrap
    names = {thumb.name: thumb for thumb in scene.thumbs}
    assert "Lighthouse and forester's lodge" in names
    for name, item in names.items():
        width = item.boundingRect().width()
        needed = metrics.boundingRect(QRectF(0, 0, width, 999), wraps, name)
        assert needed.height() <= item.name_height, name
        assert needed.width() <= width, name
    places = [item.sceneBoundingRect().adjusted(4, 4, -4, -4) for item in names.values()]
    for number, place in enumerate(places):
        assert not any(place.intersects(other) for other in places[number + 1 :])


def test_lists_of_sections_have_room_for_names(dialog_of: Dialog) -> None:
    """In the smallest dialog each list shows its section in full; tooltips have names that
    are cut.
    """
    dialog = dialog_of(page=BOARD)
    page = dialog.pages.board
    for quadrant, name in enumerate(("Tavern", "Paddock", "Oasis", "Farm")):
        page.choice.place(quadrant, name.lower())
        sections = page.sections[quadrant]
        option = QStyleOptionComboBox()
        sections.initStyleOption(option)
        parts = QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField
        field = sections.style().subControlRect(*parts, sections)
        assert sections.fontMetrics().horizontalAdvance(name) <= field.width()
        assert (sections.currentText(), sections.toolTip()) == (name, name)


def test_a_drag_between_quadrants_swaps(dialog_of: Dialog) -> None:
    """Prove that two sections swap places without turning."""
    dialog = dialog_of(page=BOARD)
    choice, board = dialog.pages.choice, dialog.pages.board.scene.quadrants
    choice.place(0, "farm")
    choice.rotate(0)
    choice.place(3, "tower")
    drag(dialog, board[0], place_of(dialog, board[3]))
    assert [(s.section, s.rotation) for s in choice.slots[::3]] == [("tower", 0), ("farm", 180)]


def test_quick_clicks_and_the_right_button(dialog_of: Dialog) -> None:
    """Each of two quick clicks turns a section; the right button, or a long press, does not."""
    dialog = dialog_of(page=BOARD)
    choice, item = dialog.pages.choice, dialog.pages.board.scene.quadrants[0]
    choice.place(0, "farm")
    viewport = dialog.pages.board.board.viewport()
    point = dialog.pages.board.board.mapFromScene(item.sceneBoundingRect().center())
    QTest.mouseClick(viewport, Qt.MouseButton.RightButton, pos=point)
    assert choice.slots[0].rotation == 0
    QTest.mouseClick(viewport, LEFT, pos=point)
    assert choice.slots[0].rotation == 180
    QTest.mouseDClick(viewport, LEFT, pos=point)
    assert choice.slots[0].rotation == 180


def test_a_section_is_dragged_off_the_board(dialog_of: Dialog) -> None:
    """Prove that chance fills the quadrant of a section dragged off the board."""
    dialog = dialog_of(page=BOARD)
    dialog.pages.choice.place(2, "farm")
    item = dialog.pages.board.scene.quadrants[2]
    drag(dialog, item, place_of(dialog, thumb(dialog, "tower")))
    assert dialog.choices.set_up.slots[2].section is None


def test_click_and_click(dialog_of: Dialog) -> None:
    """Prove that a clicked section is placed in the quadrant clicked next."""
    dialog = dialog_of(page=BOARD)
    click(dialog, thumb(dialog, "harbor"))
    assert dialog.pages.board.scene.picked == "harbor"
    click(dialog, dialog.pages.board.scene.quadrants[2])
    assert dialog.choices.set_up.slots[2].section == "harbor"
    click(dialog, dialog.pages.board.scene.quadrants[2])
    assert dialog.choices.set_up.slots[2].rotation == 180


def test_board_by_keys(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that arrows, Enter, R and Delete have the effects of the mouse."""
    dialog = dialog_of(page=BOARD)
    page, second = dialog.pages.board, list(catalog.sections)[1]
    page.gallery.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(page.gallery, Qt.Key.Key_Right)
    QTest.keyClick(page.gallery, Qt.Key.Key_Return)
    assert page.board.hasFocus()  # places the picked section
    QTest.keyClick(page.board, Qt.Key.Key_Down)
    QTest.keyClick(page.board, Qt.Key.Key_Right)
    QTest.keyClick(page.board, Qt.Key.Key_Return)
    QTest.keyClick(page.board, Qt.Key.Key_R)
    slot = dialog.choices.set_up.slots[3]
    assert (slot.section, slot.rotation) == (second, 180)
    QTest.keyClick(page.board, Qt.Key.Key_Delete)
    assert slot.section is None
    assert dialog.isVisible()


def test_half_chosen_board_is_completed(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that chance fills the other quadrants, the same for the same seed."""
    results = []
    for _ in range(2):
        dialog = dialog_of(page=BOARD)
        dialog.pages.choice.place(1, "tavern")
        results.append(started(dialog).options.sections)
    assert results[0] == results[1]
    assert results[0][1] == ("tavern", 0)
    assert len({section for section, _ in results[0]}) == 4


def test_dice_deal_sections(dialog_of: Dialog) -> None:
    """Prove that dice place free sections only, and that all can be reset to chance."""
    dialog = dialog_of(page=BOARD)
    QTest.mouseClick(dialog.pages.board.deal_all, LEFT)
    dealt = [slot.section for slot in dialog.choices.set_up.slots]
    assert len(set(dealt)) == 4
    QTest.mouseClick(dialog.pages.board.dice[0], LEFT)
    assert dialog.choices.set_up.slots[0].section not in dealt
    QTest.mouseClick(dialog.pages.board.surprise, LEFT)
    assert started(dialog).options.sections is None


def test_any_four_of_all_sections(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that sections of every expansion that is on are drawn, for some seed each."""
    drawn = set()
    for seed in range(12):
        dialog = dialog_of(MIXED)
        dialog.choices.seed = seed
        sections = resolve(catalog, started(dialog).options).sections or ()
        drawn |= {catalog.section(id_).expansion for id_, _ in sections}
    assert drawn == {"base", "nomads", "crossroads"}


def test_sections_are_found_by_name_place_and_expansion(dialog_of: Dialog) -> None:
    """Prove that the search lists fitting sections only, and that Enter leads to them."""
    dialog = dialog_of(MIXED, page=BOARD)
    page = dialog.pages.board
    every = len(page.gallery.stops())
    found = {}
    for text in ("oasis", "nomads quarry", "xyz", ""):
        page.search.setFocus()
        page.search.setText(text)
        found[text] = [thumb.section for thumb in page.gallery.stops()]
        assert page.nothing.isVisible() == (text == "xyz")
    assert "oasis" in found["oasis"]
    assert found["nomads quarry"] == ["quarry"]
    assert found["xyz"] == []
    assert len(found[""]) == every
    page.search.setText("oasis")
    QTest.keyClick(page.search, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert page.gallery.hasFocus()
    QTest.keyClick(page.gallery, Qt.Key.Key_Return)
    assert page.scene.picked == "oasis"


def test_a_quarter_has_its_own_lists(dialog_of: Dialog) -> None:
    """Prove that one quarter's lists are shown, those of the quarter that was clicked last."""
    dialog = dialog_of(page=BOARD)
    page = dialog.pages.board
    assert [box.isVisible() for box in page.sections] == [True, False, False, False]
    click(dialog, page.scene.quadrants[3])
    assert [box.isVisible() for box in page.sections] == [False, False, False, True]
    assert [button.isVisible() for button in page.rotate] == [False, False, False, True]


def test_opening_the_page_draws_no_section(
    dialog_of: Dialog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Prove that sections appear one after the other: painting the page does not wait for them."""
    dialog = dialog_of(page=BOARD)
    gallery = dialog.pages.board.gallery.viewport()
    queue = dialog.pages.board.scene.pictures
    drawn: list[object] = []
    queue.drawn.connect(drawn.append)
    in_grab: list[bool] = []
    steps = SectionPictures.steps

    def watched(*args: Any) -> Any:
        for picture in steps(*args):
            in_grab.append(is_grabbing)
            yield picture

    monkeypatch.setattr(SectionPictures, "steps", watched)
    is_grabbing = True
    dialog.resize(dialog.width() - 300, dialog.height())  # other sizes of the quadrants
    bare = gallery.grab().toImage()
    is_grabbing = False
    qtbot.waitUntil(lambda: bool(drawn))
    assert in_grab
    assert not any(in_grab)
    assert gallery.grab().toImage() != bare
