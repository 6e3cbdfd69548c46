"""Expansions, editions, cards and tasks of the new-game dialog."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.id_lists import set_left_out
from kingdom_builder_qt.game import GameOptions
from kingdom_builder_qt.game.setup.resolve import resolve
from kingdom_builder_qt.ui.newgame.cards_page import EMBLEMS, CardsPage
from tests.ui.newgame.new_game import (
    BOARD,
    CARDS,
    EXPANSIONS,
    LEFT,
    MIXED,
    SURPRISE,
    TASKS,
    Dialog,
    choose_edition,
    drag,
    place_of,
    started,
    switch,
    thumb,
)

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def test_cards_are_chosen(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that three clicked cards are in the game and a fourth cannot be clicked."""
    dialog = dialog_of(page=BOARD)
    dialog.tabs.bar.setCurrentIndex(CARDS)
    toggles = dialog.pages.cards.toggles
    for card in ("lords", "miners", "workers", "knights"):
        QTest.mouseClick(toggles[card], LEFT)
    assert not toggles["knights"].isEnabled()
    assert started(dialog).options.cards == ("lords", "miners", "workers")


def test_one_chosen_card_is_kept(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that chance adds two other cards to a chosen one."""
    dialog = dialog_of(page=BOARD)
    dialog.tabs.bar.setCurrentIndex(CARDS)
    QTest.mouseClick(dialog.pages.cards.toggles["hermits"], LEFT)
    cards = started(dialog).options.cards
    assert cards[0] == "hermits"
    assert len(set(cards)) == 3
    assert resolve(catalog, GameOptions(seed=5, cards=cards)).cards == cards


def test_new_edition(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that edition, selection tiles and the variant arrive in the options."""
    dialog = dialog_of(page=BOARD)
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
    """Prove that returning to the base game removes tiles and castles of the new edition."""
    dialog = dialog_of(page=BOARD)
    choose_edition(dialog, 1)
    dialog.pages.expansions.castles.click()
    dialog.pages.choice.set_tile(3, "harbor")
    choose_edition(dialog, 0)
    assert started(dialog).options == GameOptions(players=2, seed=5)


def test_wrong_choice_is_said_inline(dialog_of: Dialog) -> None:
    """Prove that a selection tile chosen twice is named with its place and blocks the start."""
    dialog = dialog_of(page=BOARD)
    choose_edition(dialog, 1)
    dialog.pages.choice.set_tile(0, "farm")
    dialog.pages.choice.set_tile(1, "farm")
    assert dialog.problem.text() == ("Board, selection tiles: “Farm” is chosen twice.")
    assert not dialog.play.isEnabled()
    dialog.pages.choice.set_tile(1, None)
    assert dialog.problem.text() == ""
    assert dialog.play.isEnabled()


def test_castles_without_room_are_said_inline(dialog_of: Dialog) -> None:
    """Prove that sections with one location are named as the obstacle of the variant."""
    dialog = dialog_of({**MIXED, "edition": "new"}, page=BOARD)
    for quadrant, section in enumerate(("harbor", "oracle", "quarry", "tower")):
        dialog.pages.choice.place(quadrant, section)
    assert dialog.play.isEnabled()
    dialog.tabs.bar.setCurrentIndex(EXPANSIONS)
    QTest.mouseClick(dialog.pages.expansions.castles, LEFT, pos=QPoint(8, 8))
    assert dialog.problem.text().startswith("Expansions, “Beautiful castles”: ")
    assert not dialog.play.isEnabled()


def test_expansions_are_switched_on_and_off(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that switches decide the offered and drawn content, with the base game always on."""
    dialog = dialog_of(page=BOARD)
    page = dialog.pages.expansions
    assert not page.switches["base"].isEnabled()
    assert page.switches["base"].isChecked()
    assert dialog.pages.cards.toggles["shepherds"].isHidden()
    switch(dialog, "nomads")
    switch(dialog, "crossroads")
    assert len(dialog.pages.board.scene.thumbs) == 16
    assert dialog.pages.board.sections[0].findData("quarry") > 0
    assert not dialog.pages.cards.toggles["shepherds"].isHidden()
    assert dialog.tabs.bar.isTabEnabled(TASKS)
    switch(dialog, "crossroads")
    assert not dialog.tabs.bar.isTabEnabled(TASKS)
    assert started(dialog).options.expansions == ("base", "nomads")


def test_an_expansion_goes_with_its_sections_and_cards(dialog_of: Dialog) -> None:
    """Prove that switching an expansion off resets to chance its own choices, and no others."""
    dialog = dialog_of(MIXED, page=BOARD)
    drag(dialog, thumb(dialog, "quarry"), place_of(dialog, dialog.pages.board.scene.quadrants[0]))
    drag(dialog, thumb(dialog, "farm"), place_of(dialog, dialog.pages.board.scene.quadrants[1]))
    dialog.tabs.bar.setCurrentIndex(CARDS)
    for card in ("lords", "families"):
        dialog.pages.cards.toggles[card].click()
    switch(dialog, "nomads")
    set_up = dialog.choices.set_up
    assert [slot.section for slot in set_up.slots] == [None, "farm", None, None]
    assert set_up.cards == ["lords"]


def test_task_cards_follow_the_board(dialog_of: Dialog, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that the page shows the number of drawn tasks, and that chosen ones come first."""
    dialog = dialog_of(MIXED, page=BOARD)
    assert "0 to 4" in dialog.pages.tasks.state.text()
    for quadrant, section in enumerate(("barracks", "farm", "city_hall", "tower")):
        dialog.pages.choice.place(quadrant, section)
    assert "on the board: 2." in dialog.pages.tasks.state.text()
    dialog.tabs.bar.setCurrentIndex(TASKS)
    qtbot.wait(1)
    QTest.mouseClick(dialog.pages.tasks.toggles["road"], LEFT)
    options = started(dialog).options
    assert options.tasks[0] == "road"
    assert len(resolve(catalog, options).tasks) == 2


def test_the_board_has_the_sections_of_the_chosen_tasks(
    dialog_of: Dialog, catalog: Catalog
) -> None:
    """Prove that all chosen task cards are in the game, and that the dialog shows their
    sections.
    """
    dialog = dialog_of(MIXED, page=EXPANSIONS)
    guaranteed = dialog.pages.expansions.guaranteed["crossroads"].sections
    assert (guaranteed.minimum(), guaranteed.value(), guaranteed.maximum()) == (0, 0, 4)
    for task in ("road", "advance", "fortress"):
        dialog.pages.tasks.toggles[task].click()
    assert (guaranteed.minimum(), guaranteed.value(), guaranteed.maximum()) == (3, 3, 4)
    assert "need 3" in guaranteed.toolTip()
    assert "3 to 4" in dialog.pages.tasks.state.text()
    options = resolve(catalog, started(dialog).options)
    assert {"road", "advance", "fortress"} <= set(options.tasks)


def test_tasks_that_find_no_section_are_told(dialog_of: Dialog) -> None:
    """Prove that a board built by hand with too few sections for the tasks blocks the start."""
    dialog = dialog_of({**MIXED, "tasks": ["road", "advance"]})
    for quadrant, section in enumerate(("barracks", "farm", "tavern", "tower")):
        dialog.pages.choice.place(quadrant, section)
    assert dialog.problem.text() == "Task cards: The number of task cards must be 1, not 2."
    assert not dialog.play.isEnabled()
    dialog.pages.choice.place(1, "city_hall")
    assert dialog.play.isEnabled()


def test_how_much_of_an_expansion_is_sure(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that a switched-on expansion has minimum counts, shown and adjustable."""
    dialog = dialog_of(SURPRISE, page=EXPANSIONS)
    page = dialog.pages.expansions
    assert not page.guaranteed["nomads"].isVisible()
    assert not page.as_printed.isVisible()
    switch(dialog, "nomads")
    assert dialog.presets.current.subject == "nomads"
    nomads = page.guaranteed["nomads"]
    assert (nomads.sections.value(), nomads.cards.value()) == (2, 1)
    board, cards = (dialog.card.lines[key][1] for key in ("board", "cards"))
    assert board.text() == "4 of 12 sections, at least 2 from Nomads"
    assert cards.text() == "3 of 13, at least 1 from Nomads"
    switch(dialog, "harvest")
    assert (nomads.sections.maximum(), nomads.cards.maximum()) == (2, 2)  # Harvest has the rest
    page.guaranteed["harvest"].sections.setValue(0)
    nomads.sections.setValue(4)
    options = resolve(catalog, dialog.choices.options(catalog))
    assert {catalog.section(id_).expansion for id_, _ in options.sections} == {"nomads"}
    QTest.mouseClick(page.as_printed, LEFT)
    assert (nomads.sections.value(), nomads.cards.value()) == (0, 0)
    assert board.text() == "4 of 16 sections, at random"
    assert not page.as_printed.isVisible()


def test_only_the_sections_of_expansions(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that the base game's sections can be excluded from the draw."""
    dialog = dialog_of(SURPRISE, page=EXPANSIONS)
    box = dialog.pages.expansions.base_sections
    assert not box.isVisible()
    switch(dialog, "nomads")
    QTest.mouseClick(box, LEFT, pos=QPoint(10, box.height() // 2))
    assert dialog.choices.set_up.base_sections is False
    assert dialog.card.lines["board"][1].text().startswith("4 of 4 sections")
    options = resolve(catalog, started(dialog).options)
    assert {catalog.section(id_).expansion for id_, _ in options.sections} == {"nomads"}


def test_why_an_expansion_brings_no_section(dialog_of: Dialog) -> None:
    """Prove that the dialog explains at once why no section of an expansion fits the board."""
    dialog = dialog_of(MIXED, page=EXPANSIONS)
    nomads = dialog.pages.expansions.guaranteed["nomads"]
    choose_edition(dialog, 2)
    assert nomads.why.text() == "No sections: the new edition has its own"
    assert not nomads.sections.isVisible()
    assert nomads.cards.isVisible()
    choose_edition(dialog, 0)
    assert nomads.sections.isVisible()
    assert not nomads.why.isVisible()
    for quadrant, section in enumerate(("barracks", "farm", "tavern", "tower")):
        dialog.pages.choice.place(quadrant, section)
    assert nomads.why.text() == "No sections: the board is full"
    dialog.pages.choice.place(0, None)
    for id_ in ("quarry", "caravan", "village", "garden"):
        set_left_out(id_, True)
    dialog.pages.refresh()
    assert nomads.why.text() == "No sections: kept off random boards"


def test_dice_keep_to_what_is_sure(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that sections dealt in the dialog leave space for the minimum counts."""
    dialog = dialog_of({**MIXED, "least_sections": {"nomads": 3}}, page=BOARD)
    choice, slots = dialog.pages.choice, dialog.choices.set_up.slots
    for _ in range(12):
        choice.deal_all()
        ids = [slot.section for slot in slots]
        homes = [catalog.section(id_).expansion for id_ in ids]
        assert homes.count("nomads") >= 3
        quadrant = homes.index("nomads")
        choice.deal(quadrant)
        assert slots[quadrant].section != ids[quadrant]
        homes[quadrant] = catalog.section(slots[quadrant].section).expansion
        assert homes.count("nomads") >= 3


def test_the_card_says_what_chance_decides(dialog_of: Dialog) -> None:
    """Prove that the summary separates drawn from chosen items for a newcomer."""
    dialog = dialog_of(MIXED)
    line = {key: text.text() for key, (_, text) in dialog.card.lines.items()}
    assert line["board"] == "4 of 16 sections, at random"
    assert line["cards"] == "3 of 13, at random"
    assert line["tasks"] == "0 to 4 at random, depending on the sections"
    assert not dialog.card.lines["edition"][1].isVisible()
    dialog.pages.choice.place(0, "farm")
    assert dialog.card.lines["board"][1].text() == "Farm; 3 more at random"


def test_emblems_of_cards_grow_with_the_page(catalog: Catalog, qtbot: QtBot) -> None:
    """A page of few cards shows the largest emblems at which none has to be scrolled to."""
    cards = list(catalog.cards.values())[:4]
    page = CardsPage([("", cards)], [], catalog)
    qtbot.addWidget(page)
    page.refresh([card.id for card in cards], 3, "")
    page.show()
    sizes = []
    for height in (330, 760):
        page.resize(900, height)
        qtbot.wait(50)
        viewport = page.grid.parentWidget()
        assert viewport is not None
        assert page.grid.height() == viewport.height()  # nothing to scroll
        sizes.append(page.toggles[cards[0].id].picture_size)
        lowest = max(toggle.geometry().bottom() for toggle in page.toggles.values())
        assert lowest < viewport.height()
    assert sizes[0] < sizes[1] == EMBLEMS[0]
