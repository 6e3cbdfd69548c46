"""Tests of the new-game dialog by mouse and keys: it yields exactly what was chosen."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.game import GameOptions, Session, first_game, new_game
from kingdom_builder_qt.game.resolve import resolve
from kingdom_builder_qt.ui import screen_room
from kingdom_builder_qt.ui.dialogs.new_game_dialog import NewGame, NewGameDialog
from kingdom_builder_qt.ui.dialogs.section_items import SectionItem, ThumbItem
from kingdom_builder_qt.ui.dialogs.section_view import SectionView
from kingdom_builder_qt.ui.theme import Theme
from tests.ui.panels import games

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

LEFT = Qt.MouseButton.LeftButton
SURPRISE: dict[str, object] = {"slots": []}
PLAYERS, EXPANSIONS, BOARD, CARDS, TASKS, SEED = range(6)
MIXED = {"slots": [], "expansions": ["base", "nomads", "crossroads"]}
CONTROLS = (QAbstractButton, QComboBox, QLineEdit, QAbstractItemView, SectionView)
Dialog = Callable[..., NewGameDialog]


@pytest.fixture
def dialog_of(qtbot: QtBot, catalog: Catalog, theme: Theme) -> Dialog:
    """Return a function that shows a dialog with seed 5; by itself all is left to chance."""

    def make(remembered: dict[str, object] | None = None, opened: bool = False) -> NewGameDialog:
        dialog = NewGameDialog(
            catalog, theme, SURPRISE if remembered is None else remembered, seed=5
        )
        qtbot.addWidget(dialog)
        dialog.show()
        dialog.activateWindow()
        with qtbot.waitActive(dialog):
            pass
        if opened:
            QTest.mouseClick(dialog.fold, LEFT)
            dialog.resize(1180, 720)
            dialog.tabs.show_page(BOARD)
            qtbot.wait(1)
        return dialog

    return make


def view_of(dialog: NewGameDialog, item: SectionItem) -> SectionView:
    """Return the view that shows an item."""
    page = dialog.pages.board
    return page.gallery if isinstance(item, ThumbItem) else page.board


def place_of(dialog: NewGameDialog, item: SectionItem) -> QPoint:
    """Return the middle of an item on the screen."""
    view = view_of(dialog, item)
    view.ensureVisible(item, 2, 2)
    middle = item.mapToScene(item.boundingRect().center())
    return view.viewport().mapToGlobal(view.mapFromScene(middle))


def drag(dialog: NewGameDialog, item: SectionItem, end: QPoint) -> None:
    """Drag an item with the left button to a place on the screen."""
    start, viewport = place_of(dialog, item), view_of(dialog, item).viewport()
    QTest.mousePress(viewport, LEFT, pos=viewport.mapFromGlobal(start))
    for step in range(1, 6):
        QTest.mouseMove(viewport, viewport.mapFromGlobal(start + (end - start) * step / 5))
    QTest.mouseRelease(viewport, LEFT, pos=viewport.mapFromGlobal(end))


def click(dialog: NewGameDialog, item: SectionItem) -> None:
    """Click an item of the scene."""
    viewport = view_of(dialog, item).viewport()
    QTest.mouseClick(viewport, LEFT, pos=viewport.mapFromGlobal(place_of(dialog, item)))


def thumb(dialog: NewGameDialog, section: str) -> SectionItem:
    """Return the picture of a section in the gallery."""
    return next(t for t in dialog.pages.board.scene.thumbs if t.section == section)


def choose_edition(dialog: NewGameDialog, row: int) -> None:
    """Choose an edition as a player does."""
    box = dialog.pages.expansions.edition
    box.setCurrentIndex(row)
    box.activated.emit(row)


def started(dialog: NewGameDialog) -> NewGame:
    """Click Start and return the result."""
    QTest.mouseClick(dialog.play, LEFT)
    assert dialog.result_game is not None
    return dialog.result_game


def test_first_game_in_one_click(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that who never played gets the rulebook's first game by the first click on Start."""
    game = started(dialog_of({}))
    wanted = first_game(catalog, GameOptions(players=2, seed=5))
    assert resolve(catalog, game.options) == resolve(catalog, wanted)
    assert [seat.controller for seat in game.seats] == ["human", "builder"]
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
    board = dialog.pages.board.scene.quadrants
    for quadrant, section in enumerate(("farm", "tower", "oasis", "barn")):
        drag(dialog, thumb(dialog, section), place_of(dialog, board[quadrant]))
    QTest.mouseClick(dialog.pages.board.rotate[1], LEFT)
    expected = (("farm", 0), ("tower", 180), ("oasis", 0), ("barn", 0))
    assert started(dialog).options.sections == expected


def test_a_drag_between_quadrants_swaps(dialog_of: Dialog) -> None:
    """Prove that two sections change places, each as it lies."""
    dialog = dialog_of(opened=True)
    choice, board = dialog.pages.choice, dialog.pages.board.scene.quadrants
    choice.place(0, "farm")
    choice.rotate(0)
    choice.place(3, "tower")
    drag(dialog, board[0], place_of(dialog, board[3]))
    assert [(s.section, s.rotation) for s in choice.slots[::3]] == [("tower", 0), ("farm", 180)]


def test_a_section_is_dragged_off_the_board(dialog_of: Dialog) -> None:
    """Prove that a section carried away makes room for chance."""
    dialog = dialog_of(opened=True)
    dialog.pages.choice.place(2, "farm")
    item = dialog.pages.board.scene.quadrants[2]
    drag(dialog, item, place_of(dialog, thumb(dialog, "tower")))
    assert dialog.choices.set_up.slots[2].section is None


def test_click_and_click(dialog_of: Dialog) -> None:
    """Prove that a clicked section lies in the quadrant that is clicked next."""
    dialog = dialog_of(opened=True)
    click(dialog, thumb(dialog, "harbor"))
    assert dialog.pages.board.scene.picked == "harbor"
    click(dialog, dialog.pages.board.scene.quadrants[2])
    assert dialog.choices.set_up.slots[2].section == "harbor"
    click(dialog, dialog.pages.board.scene.quadrants[2])
    assert dialog.choices.set_up.slots[2].rotation == 180


def test_board_by_keys(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that arrows, Enter, R and Delete do what the mouse does."""
    dialog = dialog_of(opened=True)
    page, second = dialog.pages.board, list(catalog.sections)[1]
    page.gallery.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(page.gallery, Qt.Key.Key_Right)
    QTest.keyClick(page.gallery, Qt.Key.Key_Return)
    assert page.board.hasFocus()  # the picked section is to be laid down
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
        dialog = dialog_of(opened=True)
        dialog.pages.choice.place(1, "tavern")
        results.append(started(dialog).options.sections)
    assert results[0] == results[1]
    assert results[0][1] == ("tavern", 0)
    assert len({section for section, _ in results[0]}) == 4


def test_dice_deal_sections(dialog_of: Dialog) -> None:
    """Prove that dice lay free sections only, and that all can be left to chance again."""
    dialog = dialog_of(opened=True)
    QTest.mouseClick(dialog.pages.board.deal_all, LEFT)
    dealt = [slot.section for slot in dialog.choices.set_up.slots]
    assert len(set(dealt)) == 4
    QTest.mouseClick(dialog.pages.board.dice[0], LEFT)
    assert dialog.choices.set_up.slots[0].section not in dealt
    QTest.mouseClick(dialog.pages.board.surprise, LEFT)
    assert started(dialog).options.sections is None


def test_cards_are_chosen(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that three clicked cards are in the game and a fourth cannot be clicked."""
    dialog = dialog_of(opened=True)
    dialog.tabs.show_page(CARDS)
    toggles = dialog.pages.cards.toggles
    for card in ("lords", "miners", "workers", "knights"):
        QTest.mouseClick(toggles[card], LEFT)
    assert not toggles["knights"].isEnabled()
    assert started(dialog).options.cards == ("lords", "miners", "workers")


def test_one_chosen_card_is_kept(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that chance adds two other cards to a chosen one."""
    dialog = dialog_of(opened=True)
    dialog.tabs.show_page(CARDS)
    QTest.mouseClick(dialog.pages.cards.toggles["hermits"], LEFT)
    cards = started(dialog).options.cards
    assert cards[0] == "hermits"
    assert len(set(cards)) == 3
    assert resolve(catalog, GameOptions(seed=5, cards=cards)).cards == cards


def test_new_edition(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that edition, selection tiles and the variant arrive in the options."""
    dialog = dialog_of(opened=True)
    page = dialog.pages.expansions
    assert not page.castles.isEnabled()
    assert not dialog.pages.board.tiles[0].isVisible()
    choose_edition(dialog, 1)
    assert dialog.pages.board.tiles[0].isVisible()
    page.castles.click()
    dialog.pages.choice.set_tile(3, "harbor")
    options = started(dialog).options
    assert (options.edition, options.beautiful_castles) == ("new", True)
    assert options.location_tiles[3] == "harbor"
    assert len(set(options.location_tiles)) == 4


def test_the_base_edition_forgets_what_belongs_to_the_new_one(dialog_of: Dialog) -> None:
    """Prove that going back to the base game leaves neither tiles nor castles behind."""
    dialog = dialog_of(opened=True)
    choose_edition(dialog, 1)
    dialog.pages.expansions.castles.click()
    dialog.pages.choice.set_tile(3, "harbor")
    choose_edition(dialog, 0)
    assert started(dialog).options == GameOptions(players=2, seed=5)


def test_wrong_choice_is_said_inline(dialog_of: Dialog) -> None:
    """Prove that the same selection tile twice is named with its place and stops the start."""
    dialog = dialog_of(opened=True)
    choose_edition(dialog, 1)
    dialog.pages.choice.set_tile(0, "farm")
    dialog.pages.choice.set_tile(1, "farm")
    assert dialog.problem.text() == (
        "Board, selection tiles: selection tile “Farm” is chosen twice."
    )
    assert not dialog.play.isEnabled()
    dialog.pages.choice.set_tile(1, None)
    assert dialog.problem.text() == ""
    assert dialog.play.isEnabled()


def test_castles_without_room_are_said_inline(dialog_of: Dialog) -> None:
    """Prove that sections with one location are told to be in the way of the variant."""
    dialog = dialog_of({**MIXED, "edition": "new"}, opened=True)
    for quadrant, section in enumerate(("harbor", "oracle", "quarry", "tower")):
        dialog.pages.choice.place(quadrant, section)
    assert dialog.play.isEnabled()
    dialog.tabs.show_page(EXPANSIONS)
    QTest.mouseClick(dialog.pages.expansions.castles, LEFT, pos=QPoint(8, 8))
    assert dialog.problem.text().startswith("Expansions, “Beautiful castles”: ")
    assert not dialog.play.isEnabled()


def test_players_are_added_named_and_ordered(dialog_of: Dialog, qtbot: QtBot) -> None:
    """Prove that names, levels, colours, order and start player arrive in the seats."""
    dialog = dialog_of()
    seats = dialog.seats
    QTest.mouseClick(seats.add, LEFT)
    qtbot.wait(1)  # the new row gets its place
    seats.rows[0].name.clear()
    QTest.keyClicks(seats.rows[0].name, "Anna")
    QTest.keyClicks(seats.rows[2].name, "Carl")
    seats.rows[2].level.setCurrentIndex(seats.rows[2].level.findData("master"))
    seats.rows[0]._menu.actions()[2].trigger()  # the colour of Carl: they change colours
    QTest.mouseClick(seats.rows[2].up, LEFT)
    QTest.mouseClick(seats.rows[1].start, LEFT)
    game = started(dialog)
    found = [(s.name, s.colour, s.controller) for s in game.seats]
    assert found == [("Anna", 2, "human"), ("Carl", 0, "master"), ("Orange", 1, "builder")]
    assert (game.options.players, game.options.start) == (3, 1)


def test_the_four_levels_are_offered_and_described(dialog_of: Dialog) -> None:
    """Prove that a line says how each level plays; what is for the laboratory is not there."""
    dialog = dialog_of()
    level = dialog.seats.rows[1].level
    offered = [level.itemData(n) for n in range(level.count())]
    assert offered == ["human", "novice", "builder", "strategist", "master"]
    shown = " ".join(label.text() for label in dialog.seats.findChildren(QLabel))
    tip = Qt.ItemDataRole.ToolTipRole
    for number, name in enumerate(("Novice", "Builder", "Strategist", "Master"), start=1):
        assert level.itemText(number) == f"Computer: {name}"
        assert f"{name}: " in shown
        assert level.itemData(number, tip) in shown


def test_kept_levels_of_earlier_versions(dialog_of: Dialog) -> None:
    """Prove that seats come back when a level was renamed or is not offered any more."""
    kept = [["Anna", 2, "human"], ["Bea", 0, "greedy"], ["Carl", 1, "random"]]
    dialog = dialog_of({**SURPRISE, "seats": kept})
    found = [(seat.name, seat.colour, seat.controller) for seat in dialog.seats.seats]
    assert found == [("Anna", 2, "human"), ("Bea", 0, "builder"), ("Carl", 1, "builder")]


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


def test_choices_are_remembered(dialog_of: Dialog) -> None:
    """Prove that the next dialog starts with the last choice, but with another seed."""
    dialog = dialog_of(opened=True)
    dialog.pages.choice.place(2, "oracle")
    dialog.pages.choice.rotate(2)
    dialog.pages.cards.toggles["lords"].click()
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
    assert started(dialog_of({"slots": [], **garbage})).options == GameOptions(players=2, seed=5)


def test_seed_is_typed_or_diced(dialog_of: Dialog) -> None:
    """Prove that the seed field reaches the options and the dice change it."""
    dialog = dialog_of(opened=True)
    dialog.tabs.show_page(SEED)
    page = dialog.options_page
    QTest.mouseClick(page.dice, LEFT)
    page.seed.clear()
    QTest.keyClicks(page.seed, "12x34")
    assert started(dialog).options.seed == 1234


@pytest.mark.parametrize("size", [(944, 496), (1180, 720), (1840, 980)])
@pytest.mark.parametrize("remembered", [{}, MIXED, {**MIXED, "edition": "new"}])
def test_dialog_fits_every_screen(
    dialog_of: Dialog, qtbot: QtBot, size: tuple[int, int], remembered: dict[str, object]
) -> None:
    """Prove that every page fits a screen of 960x540 with five players, and no text is clipped."""
    dialog = dialog_of(remembered)
    for _ in range(3):
        dialog.seats.add.click()
    assert games.clipped(dialog) == []
    QTest.mouseClick(dialog.fold, LEFT)
    for page in range(6):
        dialog.tabs.show_page(page)
        dialog.resize(*size)
        qtbot.wait(5)
        assert (dialog.width(), dialog.height()) == size
        assert games.clipped(dialog) == []


def test_folded_dialog_fits_a_small_screen(
    dialog_of: Dialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Prove that the dialog opens, and unfolds, inside a screen of 960x540."""
    room = QRect(0, 0, 960, 540)
    monkeypatch.setattr(screen_room, "room_of", lambda _widget: room)
    dialog = dialog_of({})
    assert room.contains(dialog.geometry())
    assert dialog.width() >= 800
    QTest.mouseClick(dialog.fold, LEFT)
    assert room.contains(dialog.geometry())
    dialog.tabs.show_page(BOARD)
    assert room.contains(dialog.geometry())


# -- expansions --------------------------------------------------------------------------------


def switch(dialog: NewGameDialog, expansion: str) -> None:
    """Click the switch of an expansion."""
    dialog.tabs.show_page(EXPANSIONS)
    QTest.mouseClick(dialog.pages.expansions.switches[expansion], LEFT)


def test_expansions_are_switched_on_and_off(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that switches decide what is offered and what is drawn, the base game always on."""
    dialog = dialog_of(opened=True)
    page = dialog.pages.expansions
    assert not page.switches["base"].isEnabled()
    assert page.switches["base"].isChecked()
    assert dialog.pages.cards.toggles["shepherds"].isHidden()
    switch(dialog, "nomads")
    switch(dialog, "crossroads")
    assert len(dialog.pages.board.scene.thumbs) == 16
    assert dialog.pages.board.sections[0].findData("quarry") > 0
    assert not dialog.pages.cards.toggles["shepherds"].isHidden()
    assert dialog.tabs.bar.isTabVisible(TASKS)
    switch(dialog, "crossroads")
    assert not dialog.tabs.bar.isTabVisible(TASKS)
    assert started(dialog).options.expansions == ("base", "nomads")


def test_an_expansion_goes_with_its_sections_and_cards(dialog_of: Dialog) -> None:
    """Prove that switching off leaves to chance what the expansion had brought, and no more."""
    dialog = dialog_of(MIXED, opened=True)
    drag(dialog, thumb(dialog, "quarry"), place_of(dialog, dialog.pages.board.scene.quadrants[0]))
    drag(dialog, thumb(dialog, "farm"), place_of(dialog, dialog.pages.board.scene.quadrants[1]))
    dialog.tabs.show_page(CARDS)
    for card in ("lords", "families"):
        dialog.pages.cards.toggles[card].click()
    switch(dialog, "nomads")
    set_up = dialog.choices.set_up
    assert [slot.section for slot in set_up.slots] == [None, "farm", None, None]
    assert set_up.cards == ["lords"]


def test_any_four_of_all_sections(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that sections of every expansion that is on are drawn, for some seed each."""
    drawn = set()
    for seed in range(12):
        dialog = dialog_of(MIXED)
        dialog.choices.seed = seed
        sections = resolve(catalog, started(dialog).options).sections or ()
        drawn |= {catalog.section(id_).expansion for id_, _ in sections}
    assert drawn == {"base", "nomads", "crossroads"}


def test_task_cards_follow_the_board(dialog_of: Dialog, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that the page says how many will be drawn, and that the chosen ones come first."""
    dialog = dialog_of(MIXED, opened=True)
    assert "0 to 4" in dialog.pages.tasks.state.text()
    for quadrant, section in enumerate(("barracks", "farm", "city_hall", "tower")):
        dialog.pages.choice.place(quadrant, section)
    assert "on the board: 2." in dialog.pages.tasks.state.text()
    dialog.tabs.show_page(TASKS)
    qtbot.wait(1)
    QTest.mouseClick(dialog.pages.tasks.toggles["road"], LEFT)
    options = started(dialog).options
    assert options.tasks[0] == "road"
    assert len(resolve(catalog, options).tasks) == 2


def test_more_tasks_than_the_board_needs(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that chance picks among the chosen ones where the drawn board needs fewer."""
    for seed in range(8):
        dialog = dialog_of({**MIXED, "tasks": ["road", "advance", "fortress", "home_country"]})
        dialog.choices.seed = seed
        options = resolve(catalog, started(dialog).options)
        needed = sum(catalog.section(id_).expansion == "crossroads" for id_, _ in options.sections)
        assert len(options.tasks) == needed
        assert set(options.tasks) <= {"road", "advance", "fortress", "home_country"}


def test_the_card_says_what_chance_decides(dialog_of: Dialog) -> None:
    """Prove that a newcomer reads what will be drawn and what was chosen."""
    dialog = dialog_of(MIXED)
    line = {key: text.text() for key, (_, text) in dialog.card.lines.items()}
    assert line["board"] == "4 of 16 sections by chance"
    assert line["cards"] == "3 of 13 by chance"
    assert line["tasks"] == "0 to 4, as many as the board has, by chance"
    assert not dialog.card.lines["edition"][1].isVisible()
    dialog.pages.choice.place(0, "farm")
    assert dialog.card.lines["board"][1].text() == "Farm; 3 more by chance"


def test_a_choice_of_an_older_version_is_taken_over(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that what was remembered before there were expansions and presets still counts."""
    old = {
        "seats": [["Anna", 2, "human"], ["", 0, "random"]],
        "start": 1,
        "slots": [["tower", 180, None], [None, 0, None], [None, 0, None], ["farm", 0, "barn"]],
        "cards": ["lords"],
        "edition": "new",
        "beautiful_castles": True,
        "free_undo": True,
    }
    game = started(dialog_of(old))
    assert game.options.expansions == ("base",)
    assert game.options.sections[0] == ("tower", 180)
    assert game.options.sections[3] == ("farm", 0)
    assert game.options.location_tiles[3] == "barn"
    assert game.options.cards[0] == "lords"
    assert (game.options.edition, game.options.beautiful_castles) == ("new", True)
    assert (game.seats[0].name, game.free_undo, game.options.start) == ("Anna", True, 1)


def test_everything_is_reached_by_keyboard_and_has_a_name(dialog_of: Dialog) -> None:
    """Prove that Tab comes to every control of every page, and that each has a name."""
    dialog = dialog_of(MIXED, opened=True)
    for page in range(6):
        dialog.tabs.show_page(page)
        wanted = {
            widget
            for widget in dialog.findChildren(QWidget)
            if widget.isVisible() and widget.isEnabled() and isinstance(widget, CONTROLS)
        }
        reached = set()
        for _ in range(200):
            QTest.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_Tab)
            reached.add(dialog.focusWidget())
        assert wanted - reached == set()
        for widget in wanted:
            assert QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


@pytest.mark.parametrize("seed", range(25))
def test_random_choices_start_or_give_a_sentence(
    dialog_of: Dialog, catalog: Catalog, seed: int
) -> None:
    """Prove for choices by chance that Start is enabled exactly where a game can be set up."""
    random, dialog = Random(seed), dialog_of()
    pages, players = dialog.pages, random.randint(0, 3)
    for _ in range(players):
        dialog.seats.add.click()
    for _ in range(30):
        rows = range(dialog.presets.list.count())
        section = random.choice([None, *pages.choice.pool])
        random.choice(
            [
                lambda: random.choice(list(pages.expansions.switches.values())).click(),
                lambda: choose_edition(dialog, random.randrange(2)),
                pages.expansions.castles.click,
                lambda s=section: pages.choice.place(random.randrange(4), s),
                lambda: random.choice(list(pages.cards.toggles.values())).click(),
                lambda: random.choice(list(pages.tasks.toggles.values())).click(),
                lambda: pages.choice.set_tile(random.randrange(4), random.choice(["farm", "barn"])),
                lambda r=rows: (
                    random.random() < 0.2 and dialog.presets.list.setCurrentRow(random.choice(r))
                ),
            ]
        )()
        try:
            new_game(catalog, dialog.choices.options(catalog))
        except SetupError:
            assert re.fullmatch(r"(Board|Cards|Expansions|Task).*: .+\.", dialog.problem.text())
            assert not dialog.play.isEnabled()
        else:
            assert dialog.problem.text() == ""
            assert dialog.play.isEnabled()
