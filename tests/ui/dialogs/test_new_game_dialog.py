"""Tests of the new-game dialog by mouse and keys: it yields exactly what was chosen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game import GameOptions, Session, first_game
from kingdom_builder_qt.game.resolve import resolve
from kingdom_builder_qt.ui.dialogs.new_game_dialog import NewGame, NewGameDialog
from kingdom_builder_qt.ui.dialogs.section_items import SectionItem
from kingdom_builder_qt.ui.theme import Theme
from tests.ui.panels import games

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

LEFT = Qt.MouseButton.LeftButton
Dialog = Callable[..., NewGameDialog]


@pytest.fixture
def dialog_of(qtbot: QtBot, catalog: Catalog, theme: Theme) -> Dialog:
    """Return a function that shows a dialog with seed 5."""

    def make(remembered: dict[str, object] | None = None, opened: bool = False) -> NewGameDialog:
        dialog = NewGameDialog(catalog, theme, remembered, seed=5)
        qtbot.addWidget(dialog)
        dialog.show()
        dialog.activateWindow()
        with qtbot.waitActive(dialog):
            pass
        if opened:
            QTest.mouseClick(dialog.fold, LEFT)
        return dialog

    return make


def place_of(dialog: NewGameDialog, item: SectionItem) -> QPoint:
    """Return the middle of an item in the viewport."""
    middle = item.mapToScene(item.boundingRect().center())
    return dialog.board_page.view.mapFromScene(middle)


def drag(dialog: NewGameDialog, start: QPoint, end: QPoint) -> None:
    """Drag with the left button."""
    viewport = dialog.board_page.view.viewport()
    QTest.mousePress(viewport, LEFT, pos=start)
    for step in range(1, 6):
        QTest.mouseMove(viewport, start + (end - start) * step / 5)
    QTest.mouseRelease(viewport, LEFT, pos=end)


def click(dialog: NewGameDialog, item: SectionItem) -> None:
    """Click an item of the scene."""
    QTest.mouseClick(dialog.board_page.view.viewport(), LEFT, pos=place_of(dialog, item))


def thumb(dialog: NewGameDialog, section: str) -> SectionItem:
    """Return the picture of a section in the gallery."""
    return next(t for t in dialog.board_page.scene.thumbs if t.section == section)


def started(dialog: NewGameDialog) -> NewGame:
    """Click Start and return the result."""
    QTest.mouseClick(dialog.play, LEFT)
    assert dialog.result_game is not None
    return dialog.result_game


def test_first_game_in_one_click(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that one click gives the rulebook's first game of a person against the computer."""
    dialog = dialog_of()
    QTest.mouseClick(dialog.first, LEFT)
    game = dialog.result_game
    assert game is not None
    assert game.options == first_game(catalog, GameOptions(players=2, seed=5))
    assert [seat.controller for seat in game.seats] == ["human", "greedy"]
    Session(catalog, game.options, game.seats)


def test_defaults_leave_all_to_chance(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that Start without any choice gives a game that the seed decides."""
    game = started(dialog_of())
    assert game.options == GameOptions(players=2, seed=5)
    assert not game.free_undo


def test_cancel_gives_nothing(dialog_of: Dialog) -> None:
    """Prove that Esc closes without a result."""
    dialog = dialog_of()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert dialog.result_game is None


def test_sections_are_dragged_into_quadrants(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that four dragged sections make exactly that board, one of them turned."""
    dialog = dialog_of(opened=True)
    board = dialog.board_page.scene.quadrants
    for quadrant, section in enumerate(("farm", "tower", "oasis", "barn")):
        drag(dialog, place_of(dialog, thumb(dialog, section)), place_of(dialog, board[quadrant]))
    QTest.mouseClick(dialog.board_page.rotate[1], LEFT)
    expected = (("farm", 0), ("tower", 180), ("oasis", 0), ("barn", 0))
    assert started(dialog).options.sections == expected


def test_a_drag_between_quadrants_swaps(dialog_of: Dialog) -> None:
    """Prove that two sections change places, each as it lies."""
    dialog = dialog_of(opened=True)
    choice, board = dialog.board_choice, dialog.board_page.scene.quadrants
    choice.place(0, "farm")
    choice.rotate(0)
    choice.place(3, "tower")
    drag(dialog, place_of(dialog, board[0]), place_of(dialog, board[3]))
    assert [(s.section, s.rotation) for s in choice.slots[::3]] == [("tower", 0), ("farm", 180)]


def test_a_section_is_dragged_off_the_board(dialog_of: Dialog) -> None:
    """Prove that a section carried away makes room for chance."""
    dialog = dialog_of(opened=True)
    dialog.board_choice.place(2, "farm")
    item = dialog.board_page.scene.quadrants[2]
    away = place_of(dialog, thumb(dialog, "tower")) + QPoint(0, 250)
    drag(dialog, place_of(dialog, item), away)
    assert dialog.choices.slots[2].section is None


def test_click_and_click(dialog_of: Dialog) -> None:
    """Prove that a clicked section lies in the quadrant that is clicked next."""
    dialog = dialog_of(opened=True)
    click(dialog, thumb(dialog, "harbor"))
    assert dialog.board_page.scene.picked == "harbor"
    click(dialog, dialog.board_page.scene.quadrants[2])
    assert dialog.choices.slots[2].section == "harbor"
    click(dialog, dialog.board_page.scene.quadrants[2])
    assert dialog.choices.slots[2].rotation == 180


def test_board_by_keys(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that arrows, Enter, R and Delete do what the mouse does."""
    dialog = dialog_of(opened=True)
    view, first = dialog.board_page.view, next(iter(catalog.sections))
    view.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(4):
        QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.keyClick(view, Qt.Key.Key_Return)
    for _ in range(3):
        QTest.keyClick(view, Qt.Key.Key_Left)
    QTest.keyClick(view, Qt.Key.Key_Return)
    QTest.keyClick(view, Qt.Key.Key_R)
    slot = dialog.choices.slots[1]
    assert (slot.section, slot.rotation) == (first, 180)
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert slot.section is None
    assert dialog.isVisible()


def test_half_chosen_board_is_completed(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that chance fills the other quadrants, the same for the same seed."""
    results = []
    for _ in range(2):
        dialog = dialog_of(opened=True)
        dialog.board_choice.place(1, "tavern")
        results.append(started(dialog).options.sections)
    assert results[0] == results[1]
    assert results[0][1] == ("tavern", 0)
    assert len({section for section, _ in results[0]}) == 4


def test_dice_deal_sections(dialog_of: Dialog) -> None:
    """Prove that dice lay free sections only, and that all can be left to chance again."""
    dialog = dialog_of(opened=True)
    QTest.mouseClick(dialog.board_page.deal_all, LEFT)
    dealt = [slot.section for slot in dialog.choices.slots]
    assert len(set(dealt)) == 4
    QTest.mouseClick(dialog.board_page.dice[0], LEFT)
    assert dialog.choices.slots[0].section not in dealt
    QTest.mouseClick(dialog.board_page.surprise, LEFT)
    assert started(dialog).options.sections is None


def test_cards_are_chosen(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that three clicked cards are in the game and a fourth cannot be clicked."""
    dialog = dialog_of(opened=True)
    dialog.tabs.show_page(2)
    toggles = dialog.cards_page.toggles
    for card in ("lords", "miners", "workers", "knights"):
        QTest.mouseClick(toggles[card], LEFT)
    assert not toggles["knights"].isEnabled()
    assert started(dialog).options.cards == ("lords", "miners", "workers")


def test_one_chosen_card_is_kept(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that chance adds two other cards to a chosen one."""
    dialog = dialog_of(opened=True)
    dialog.tabs.show_page(2)
    QTest.mouseClick(dialog.cards_page.toggles["hermits"], LEFT)
    cards = started(dialog).options.cards
    assert cards[0] == "hermits"
    assert len(set(cards)) == 3
    assert resolve(catalog, GameOptions(seed=5, cards=cards)).cards == cards


def test_new_edition(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that edition, selection tiles and the variant arrive in the options."""
    dialog = dialog_of(opened=True)
    page = dialog.options_page
    assert not page.castles.isEnabled()
    assert not dialog.board_page.tiles[0].isVisible()
    page.edition.setCurrentIndex(1)
    assert dialog.board_page.tiles[0].isVisible()
    page.castles.click()
    dialog.board_choice.set_tile(3, "harbor")
    options = started(dialog).options
    assert (options.edition, options.beautiful_castles) == ("new", True)
    assert options.location_tiles[3] == "harbor"
    assert len(set(options.location_tiles)) == 4


def test_wrong_choice_is_said_inline(dialog_of: Dialog) -> None:
    """Prove that the same selection tile twice is named and stops the start."""
    dialog = dialog_of(opened=True)
    dialog.options_page.edition.setCurrentIndex(1)
    dialog.board_choice.set_tile(0, "farm")
    dialog.board_choice.set_tile(1, "farm")
    assert "'farm' is chosen twice" in dialog.problem.text()
    assert not dialog.play.isEnabled()
    dialog.board_choice.set_tile(1, None)
    assert dialog.problem.text() == ""
    assert dialog.play.isEnabled()


def test_players_are_added_named_and_ordered(dialog_of: Dialog, qtbot: QtBot) -> None:
    """Prove that names, levels, colours, order and start player arrive in the seats."""
    dialog = dialog_of()
    seats = dialog.seats
    QTest.mouseClick(seats.add, LEFT)
    qtbot.wait(1)  # the new row gets its place
    seats.rows[0].name.clear()
    QTest.keyClicks(seats.rows[0].name, "Anna")
    QTest.keyClicks(seats.rows[2].name, "Carl")
    seats.rows[2].level.setCurrentIndex(seats.rows[2].level.findData("random"))
    seats.rows[0]._menu.actions()[2].trigger()  # the colour of Carl: they change colours
    QTest.mouseClick(seats.rows[2].up, LEFT)
    QTest.mouseClick(seats.rows[1].start, LEFT)
    game = started(dialog)
    found = [(s.name, s.colour, s.controller) for s in game.seats]
    assert found == [("Anna", 2, "human"), ("Carl", 0, "random"), ("Orange", 1, "greedy")]
    assert (game.options.players, game.options.start) == (3, 1)


def test_two_to_five_players(dialog_of: Dialog) -> None:
    """Prove that a sixth player cannot be added, nor one of two removed."""
    dialog = dialog_of()
    seats = dialog.seats
    assert not seats.rows[0].remove.isEnabled()
    for _ in range(3):
        QTest.mouseClick(seats.add, LEFT)
    assert not seats.add.isEnabled()
    assert len({row.colour for row in seats.rows}) == 5
    QTest.mouseClick(seats.rows[1].remove, LEFT)
    assert len(started(dialog).seats) == 4


def test_same_name_twice(dialog_of: Dialog) -> None:
    """Prove that two players of one name are refused with a sentence."""
    dialog = dialog_of()
    for row in dialog.seats.rows:
        row.name.clear()
        QTest.keyClicks(row.name, "Bea")
    assert dialog.problem.text() == "Two players are called Bea."
    assert not dialog.play.isEnabled()
    assert not dialog.first.isEnabled()


def test_choices_are_remembered(dialog_of: Dialog) -> None:
    """Prove that the next dialog starts with the last choice, but with another seed."""
    dialog = dialog_of(opened=True)
    dialog.board_choice.place(2, "oracle")
    dialog.board_choice.rotate(2)
    dialog.cards_page.toggles["lords"].click()
    dialog.options_page.free_undo.click()
    QTest.keyClicks(dialog.seats.rows[0].name, "Anna")
    first = started(dialog)
    again = started(dialog_of(first.remembered))
    assert again == first
    assert "seed" not in first.remembered


@pytest.mark.parametrize(
    "garbage",
    [
        {"seats": [["A", 9, "human"], ["B", 1, "human"]], "cards": ["spies"], "start": 7},
        {"seats": 3, "slots": [["atlantis", 90, 5]], "cards": 4, "edition": []},
        {"seats": [["A", 1, "human"], ["B", 1, "human"]], "slots": "x"},
    ],
)
def test_unusable_memory_does_no_harm(dialog_of: Dialog, garbage: dict[str, object]) -> None:
    """Prove that what cannot be used is replaced by the defaults."""
    assert started(dialog_of(garbage)).options == GameOptions(players=2, seed=5)


def test_seed_is_typed_or_diced(dialog_of: Dialog) -> None:
    """Prove that the seed field reaches the options and the dice change it."""
    dialog = dialog_of(opened=True)
    dialog.tabs.show_page(3)
    page = dialog.options_page
    QTest.mouseClick(page.dice, LEFT)
    page.seed.clear()
    QTest.keyClicks(page.seed, "12x34")
    assert started(dialog).options.seed == 1234


def test_dialog_fits_a_small_screen(dialog_of: Dialog, qtbot: QtBot) -> None:
    """Prove that every page fits 1280x800 with five players and that no text is clipped."""
    dialog = dialog_of()
    for _ in range(3):
        dialog.seats.add.click()
    QTest.mouseClick(dialog.fold, LEFT)
    dialog.options_page.edition.setCurrentIndex(1)
    for page in range(4):
        dialog.tabs.show_page(page)
        qtbot.wait(5)
        assert dialog.width() <= 1200
        assert dialog.height() <= 740
        assert games.clipped(dialog) == []
