"""The section browser of the new-game dialog: user sections with pictures, and the random pool."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.content.id_lists import left_out, set_left_out
from kingdom_builder_qt.editor.sections.browser.section_chooser import BrowserChooser
from kingdom_builder_qt.editor.sections.files.files import duplicate
from kingdom_builder_qt.ui.newgame.new_game_dialog import NewGameDialog
from tests.helpers.pinned import cut

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def dialog(qapp: object, qtbot: QtBot) -> NewGameDialog:
    """Return a new-game dialog with its board page, and a user's copy of the farm."""
    catalog = load_catalog()
    duplicate(catalog.sections["farm"], catalog)
    made = NewGameDialog(cut(load_catalog()), BrowserChooser, seed=1)
    qtbot.addWidget(made)
    made.tabs.bar.setCurrentIndex(2)
    made.show()
    qtbot.waitExposed(made)
    return made


def chooser_of(dialog: NewGameDialog, quadrant: int) -> BrowserChooser:
    """Open the browser of a quadrant by mouse."""
    QTest.mouseClick(dialog.pages.board.browse[quadrant], LEFT)
    (found,) = dialog.pages.board.findChildren(BrowserChooser)
    return found


def test_an_own_section_is_laid_into_a_quadrant(dialog: NewGameDialog, qtbot: QtBot) -> None:
    """A user's section has a picture in the browser; one click chooses it, the button places it."""
    chooser = chooser_of(dialog, 2)
    view = chooser.browser.view
    chooser.browser.show_group("own")
    assert chooser.browser.shown.rowCount() == 1
    assert chooser.browser.chosen_id == "copy_of_farm"
    view.clearSelection()
    place = view.visualRect(chooser.browser.shown.index(0, 0)).center()
    QTest.mouseClick(view.viewport(), LEFT, pos=place)
    QTest.mouseClick(chooser.take, LEFT)
    assert dialog.choices.set_up.slots[2].section == "copy_of_farm"
    assert dialog.pages.board.sections[2].currentData() == "copy_of_farm"
    assert not chooser.isVisible()
    dialog.accept()
    assert dialog.result_game is not None
    assert dialog.result_game.options.sections[2][0] == "copy_of_farm"


def test_only_what_can_be_in_the_game_is_offered(dialog: NewGameDialog) -> None:
    """With the base game only, sections of other expansions and islands are missing."""
    browser = chooser_of(dialog, 0).browser
    shown = {entry.id for entry in browser.model.entries}
    assert shown == set(dialog.pages.choice.pool)
    assert not shown & {s.id for s in load_catalog().sections.values() if s.expansion != "base"}


def test_what_chance_may_draw_is_changed_there(dialog: NewGameDialog, qtbot: QtBot) -> None:
    """A change of the random pool is in the gallery at once, and the dice follow it."""
    browser = chooser_of(dialog, 0).browser
    assert browser.select("oracle")
    QTest.mouseClick(browser.foot.pool, LEFT)
    chooser = dialog.pages.board.findChildren(BrowserChooser)[0]
    chooser.reject()  # at once, since the dialog closes after the list is written
    qtbot.waitUntil(lambda: not chooser.isVisible())
    assert left_out() == ("oracle",)
    thumbs = {thumb.section: thumb.is_drawn for thumb in dialog.pages.board.scene.thumbs}
    assert not thumbs["oracle"]
    assert thumbs["farm"]


def test_dice_leave_out_what_chance_may_not_draw(dialog: NewGameDialog) -> None:
    """Of nine sections with five removed the dice draw the other four."""
    for id_ in ("oracle", "farm", "oasis", "tower", "copy_of_farm"):
        set_left_out(id_, True)
    for _ in range(5):
        dialog.pages.choice.deal_all()
        dealt = {slot.section for slot in dialog.choices.set_up.slots}
        assert dealt == {"tavern", "barn", "harbor", "paddock"}
