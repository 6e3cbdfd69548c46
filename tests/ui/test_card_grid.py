"""A grid of cards: the roles of its model, and the selection and renaming of cards."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.ui.desktop.widgets.card_grid import CardGrid, CardModel
from kingdom_builder_qt.ui.desktop.widgets.keys import add_key
from kingdom_builder_qt.ui.desktop.widgets.rows_model import ROW_ROLE
from kingdom_builder_qt.ui.library.games.games_keys import games_key
from kingdom_builder_qt.ui.words.foreign_text import tip_text

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


class Numbers(CardModel):
    """Cards of numbers; those below ten can be renamed."""

    def name(self, entry: int) -> str:
        return f"No. {entry}"

    def details(self, entry: int) -> str:
        return f"<b>{entry}</b>"

    def can_rename(self, entry: int) -> bool:
        return entry < 10


@pytest.fixture
def grid(qtbot: QtBot) -> CardGrid:
    """Return a grid of three cards."""
    model = Numbers()
    model.show([3, 7, 12])
    made = CardGrid("Numbers", model)
    model.setParent(made)
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_card_is_told_by_its_entry(grid: CardGrid) -> None:
    """The roles are name, literal tooltip, words for a screen reader, and the entry itself."""
    index, roles = grid.model().index(1, 0), Qt.ItemDataRole
    assert (index.data(), index.data(roles.EditRole)) == ("No. 7", "No. 7")
    assert index.data(roles.ToolTipRole) == "No. 7\n" + tip_text("<b>7</b>")
    assert tip_text("<b>7</b>") != "<b>7</b>"
    assert index.data(roles.AccessibleTextRole) == "No. 7. <b>7</b>"
    assert index.data(ROW_ROLE) == 7
    assert index.data(roles.DecorationRole) is None
    assert grid.model().data(QModelIndex()) is None


def test_cards_are_selected_by_entry_and_by_place(grid: CardGrid) -> None:
    """An unknown entry leaves the selection; a place beyond the last selects the last card."""
    grid.select_row(-1)
    assert grid.current is None
    assert grid.select(lambda entry: entry > 5)
    assert not grid.select(lambda entry: entry > 50)
    assert grid.current == 7
    grid.select_row(9)
    assert grid.current == 12


def test_only_another_name_is_told(grid: CardGrid, qtbot: QtBot) -> None:
    """The signal of a rename needs a name that is new, not blank and a string."""
    model = grid.model()
    index = model.index(0, 0)
    with qtbot.assertNotEmitted(model.renamed):
        for name in ("No. 3", "  No. 3 ", "", "   "):
            assert not model.setData(index, name)
        assert not model.setData(index, "New", int(Qt.ItemDataRole.DisplayRole))
    with qtbot.waitSignal(model.renamed) as heard:
        assert model.setData(index, " New ")
    assert heard.args == [3, "New"]


def test_a_name_that_is_fixed_opens_no_field(grid: CardGrid) -> None:
    """A card with a fixed name opens no editor, about which Qt would warn on the terminal."""
    grid.select_row(-1)
    grid.rename()
    grid.select_row(2)
    grid.rename()
    assert grid.findChild(QLineEdit) is None
    grid.select_row(0)
    grid.rename()
    assert grid.findChild(QLineEdit) is not None


def test_keys_count_only_where_they_are_pressed(grid: CardGrid, qtbot: QtBot) -> None:
    """Delete in the field above deletes a letter, not a card; Down moves to the cards."""
    field, heard = QLineEdit(), []
    qtbot.addWidget(field)
    field.show()
    grid.add_search(field)
    add_key(grid, games_key("delete"), lambda: heard.append("card"))
    field.activateWindow()
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Delete)
    assert heard == []
    grid.activateWindow()
    grid.setFocus()
    QTest.keyClick(grid, Qt.Key.Key_Delete)
    assert heard == ["card"]
