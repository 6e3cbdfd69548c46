"""The presets: those of the content can all be started, the player's own are stored."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.entries import Expansion
from kingdom_builder_qt.game import new_game
from kingdom_builder_qt.game.setup.draw_pools import section_pool, selection_sides
from kingdom_builder_qt.game.setup.presets import (
    content_presets,
    free_name,
    own_presets,
    presets_to_data,
)
from kingdom_builder_qt.game.setup.resolve import resolve
from kingdom_builder_qt.game.setup.set_up_choice import SetUp
from kingdom_builder_qt.ui.desktop.settings.settings import load_settings
from kingdom_builder_qt.ui.newgame.new_game_dialog import NewGameDialog
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.ui.newgame.new_game import LEFT, Dialog
from tests.ui.opening import wait_until

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


ORDER = ("base", "nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island")
SIDES = ["new_a", "new_b"]


def row_of(dialog: NewGameDialog, name: str) -> int:
    """Return the row of a preset."""
    rows = range(dialog.presets.list.count())
    return next(r for r in rows if dialog.presets.list.item(r).text() == name)


def click_preset(dialog: NewGameDialog, name: str) -> None:
    """Click a preset."""
    view = dialog.presets.list
    item = view.item(row_of(dialog, name))
    view.scrollToItem(item)
    QTest.mouseClick(view.viewport(), LEFT, pos=view.visualItemRect(item).center())


def save_as(dialog: NewGameDialog, name: str) -> None:
    """Save the set-up under a typed name."""
    QTest.mouseClick(dialog.presets.save, LEFT)
    type_name(dialog, name)


def type_name(dialog: NewGameDialog, name: str) -> None:
    """Type a name into the open field of the list."""
    fields = dialog.presets.list.findChildren(QLineEdit)
    field = next(field for field in fields if field.isVisible())
    field.selectAll()
    QTest.keyClicks(field, name)
    QTest.keyClick(field, Qt.Key.Key_Return)
    QApplication.processEvents()  # Qt commits the name later


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("sides", [False, True])
def test_every_preset_can_be_started(catalog: Catalog, players: int, sides: bool) -> None:
    """Prove that each preset gives games for any number of players and any seed."""
    kept = {i: e for i, e in catalog.expansions.items() if sides or i not in SIDES}
    sections = {i: s for i, s in catalog.sections.items() if s.expansion in kept}
    content = replace(catalog, expansions=kept, sections=sections)
    presets = content_presets(content)
    assert len(presets) == 1 + len(ORDER) + 1 + (len(SIDES) if sides else 1) + 1
    for preset in presets:
        for seed in range(4):
            options = preset.set_up.options(content, players, seed, None)
            position = new_game(content, options)
            assert position.rules.players == players


def test_presets_stand_in_the_order_of_the_content(catalog: Catalog) -> None:
    """Prove that expansions are in the rulebook's order, not sorted by name."""
    presets = content_presets(catalog)
    assert [p.subject for p in presets if p.kind == "expansion"] == list(ORDER)
    assert [p.subject for p in presets if p.kind == "new"] == SIDES


def test_the_capitol_preset_has_a_capitol(catalog: Catalog) -> None:
    """Prove that the preset's board has the sections of a capitol for any seed."""
    preset = next(p for p in content_presets(catalog) if p.subject == "capitol")
    for seed in range(6):
        options = resolve(catalog, preset.set_up.options(catalog, 2, seed, None))
        assert [feature for feature, _ in options.overlays] == ["capitol", "capitol"]


def test_there_is_a_preset_for_every_expansion(catalog: Catalog) -> None:
    """Prove that a new expansion brings its preset and joins Everything without code."""
    moon = Expansion("moon", "Moon", "Craters and dust.")
    more = replace(catalog, expansions={**catalog.expansions, "moon": moon})
    found = {(p.kind, p.subject): p.set_up for p in content_presets(more)}
    assert found["expansion", "moon"].expansions == ["base", "moon"]
    assert set(found["everything", ""].expansions) == {*ORDER, "moon"}
    assert [p.set_up for p in content_presets(catalog)].count(SetUp()) == 1


def test_new_switches_and_presets_appear_by_themselves(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that the dialog has the switch and the preset of a new expansion."""
    moon = Expansion("moon", "Moon", "Craters and dust.")
    more = replace(catalog, expansions={**catalog.expansions, "moon": moon})
    dialog = dialog_of({"slots": []}, content=more)
    click_preset(dialog, "Moon")
    assert dialog.pages.expansions.switches["moon"].isChecked()
    assert dialog.choices.options(more).expansions == ("base", "moon")


def test_own_sections_are_drawn_and_chosen_too(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that a user's section is in the gallery, in the lists, and on some board."""
    spa = replace(catalog.sections["farm"], id="spa", name="Spa", origin="user")
    content = replace(catalog, sections={**catalog.sections, "spa": spa})
    dialog = dialog_of({"slots": []}, content=content)
    assert "spa" in [thumb.section for thumb in dialog.pages.board.scene.thumbs]
    assert dialog.pages.board.sections[0].findText("Spa") > 0
    drawn = [
        resolve(content, dialog.choices.set_up.options(content, 2, seed, None)).sections
        for seed in range(12)
    ]
    assert any(id_ == "spa" for sections in drawn for id_, _ in sections or ())


def test_the_sides_of_the_new_edition_are_never_mixed(catalog: Catalog) -> None:
    """Prove that a side replaces the base sections and that all four sections show it."""
    content = catalog
    new = [p for p in content_presets(content) if p.kind in ("new", "castles")]
    sides = [preset.set_up.side(content) for preset in new]
    assert sides == ["new_a", "new_b", "new_a"]
    for preset, side in zip(new, sides, strict=True):
        for seed in range(5):
            options = resolve(content, preset.set_up.options(content, 2, seed, None))
            found = {content.section(id_).expansion for id_, _ in options.sections}
            assert found == {side}
            tiles = {place.tile for place in new_game(content, options).rules.board.locations}
            assert tiles == set(options.location_tiles)
    pool = section_pool(content, SetUp(expansions=list(content.expansions)).plain())
    assert not {section.expansion for section in pool} & set(selection_sides(content))


def test_a_side_is_chosen_as_an_edition(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that sides are editions, not switches, and that leaving the edition removes its
    sides.
    """
    dialog = dialog_of({"slots": []})
    page = dialog.pages.expansions
    assert list(page.switches) == list(ORDER)
    click_preset(dialog, "New edition, side B")
    assert page.edition.currentText() == "New edition, side B"
    assert dialog.pages.choice.pool == ["q1b", "q2b", "q3b", "q4b"]
    page.edition.setCurrentIndex(0)
    page.edition.activated.emit(0)
    assert dialog.choices.set_up == SetUp()


def test_a_click_on_a_preset_sets_all_pages(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that a preset replaces board, cards, expansions and edition, but no player."""
    dialog = dialog_of({})
    assert dialog.presets.list.currentRow() == row_of(dialog, "First game")
    assert dialog.pages.board.sections[0].currentText() == "Tavern"
    QTest.keyClicks(dialog.seats.rows[0].name, "Anna")
    click_preset(dialog, "Everything")
    assert sorted(dialog.choices.set_up.expansions) == sorted(ORDER)
    assert dialog.pages.board.sections[0].currentText() == "Random"
    assert dialog.pages.cards.chosen == []
    assert dialog.card.title.text() == "Everything"
    click_preset(dialog, "Beautiful castles")
    assert dialog.pages.expansions.castles.isChecked()
    click_preset(dialog, "First game")
    assert dialog.pages.cards.toggles["knights"].isChecked()
    assert dialog.seats.seats[0].name == "Anna"


def test_presets_by_keyboard(dialog_of: Dialog) -> None:
    """Prove that arrows choose a preset and that Enter starts it."""
    dialog = dialog_of({})
    assert dialog.presets.list.hasFocus()
    QTest.keyClick(dialog.presets.list, Qt.Key.Key_Right)
    QTest.keyClick(dialog.presets.list, Qt.Key.Key_Return)
    assert dialog.result_game is not None
    assert dialog.result_game.options.sections is None
    assert not dialog.isVisible()


def test_an_own_choice_is_not_lost_by_looking_at_presets(dialog_of: Dialog) -> None:
    """Prove that a manual set-up can be restored from the presets until it is saved."""
    dialog = dialog_of({"slots": []})
    dialog.pages.choice.place(2, "oracle")
    assert dialog.presets.current is not None
    assert dialog.card.title.text() == "Your own choice"
    click_preset(dialog, "Nomads")
    assert dialog.choices.set_up.slots[2].section is None
    click_preset(dialog, "Not saved")
    assert dialog.choices.set_up.slots[2].section == "oracle"
    assert not dialog.presets.delete.isEnabled()


def test_own_presets_are_saved_renamed_and_deleted(dialog_of: Dialog, qtbot: QtBot) -> None:
    """Prove the life of a preset, signalled at once so that it is saved without a game."""
    dialog = dialog_of({"slots": []})
    dialog.pages.choice.place(2, "oracle")
    told: list[list[dict[str, Any]]] = []
    dialog.presets_changed.connect(told.append)
    save_as(dialog, "Rainy day")
    assert dialog.isVisible()
    assert [one["name"] for one in told[-1]] == ["Rainy day"]
    assert dialog.presets.list.currentRow() == row_of(dialog, "Rainy day")
    save_as(dialog, "Rainy day")
    assert [one["name"] for one in told[-1]] == ["Rainy day", "Rainy day 2"]
    QTest.keyClick(dialog.presets.list, Qt.Key.Key_F2)
    type_name(dialog, "Sunny day")
    assert [one["name"] for one in told[-1]] == ["Rainy day", "Sunny day"]
    QTest.keyClick(dialog.presets.list, Qt.Key.Key_Delete)
    click_preset(dialog, "Rainy day")
    QTest.mouseClick(dialog.presets.delete, LEFT)
    assert told[-1] == []
    assert dialog.choices.set_up.slots[2].section == "oracle"  # still the set-up to be played


def test_presets_of_the_content_cannot_be_changed(dialog_of: Dialog) -> None:
    """Prove that F2 and Delete do nothing to the content's presets."""
    dialog = dialog_of({})
    count = dialog.presets.list.count()
    for key in (Qt.Key.Key_Delete, Qt.Key.Key_F2):
        QTest.keyClick(dialog.presets.list, key)
    assert dialog.presets.list.count() == count
    assert dialog.presets.list.findChild(QLineEdit) is None


def test_own_presets_come_back(dialog_of: Dialog) -> None:
    """Prove that a saved preset is in the next dialog and restores the same set-up."""
    dialog = dialog_of({"slots": []})
    dialog.pages.choice.place(2, "oracle")
    dialog.pages.choice.rotate(2)
    wanted = dialog.choices.set_up.copy()
    save_as(dialog, "Rainy day")
    click_preset(dialog, "Base game")
    QTest.mouseClick(dialog.play, LEFT)
    assert dialog.result_game is not None
    again = dialog_of(dialog.result_game.remembered)
    click_preset(again, "Rainy day")
    assert again.choices.set_up == wanted


def test_a_preset_that_does_not_fit_says_so_and_is_kept(dialog_of: Dialog) -> None:
    """Prove that a preset with missing content names it, blocks the start and stays."""
    kept = {
        "name": "Swamp",
        "set_up": {"expansions": ["base", "mud"], "slots": [["bog", 0, None]], "cards": ["spies"]},
    }
    dialog = dialog_of({"slots": [], "presets": [kept]})
    before = dialog.choices.set_up.copy()
    click_preset(dialog, "Swamp")
    assert (
        dialog.problem.text()
        == "The preset “Swamp” needs content that is not installed: mud, bog, spies."
    )
    assert not dialog.play.isEnabled()
    assert dialog.choices.set_up == before
    assert not dialog.card.lines["board"][1].isVisible()
    click_preset(dialog, "Base game")
    QTest.mouseClick(dialog.play, LEFT)
    assert dialog.result_game is not None
    assert dialog.result_game.remembered["presets"] == [kept]


def test_a_misfit_can_be_deleted(dialog_of: Dialog) -> None:
    """Prove that a game can be started again after the preset is deleted."""
    kept = {"name": "Swamp", "set_up": {"expansions": ["mud"]}}
    dialog = dialog_of({"slots": [], "presets": [kept]})
    click_preset(dialog, "Swamp")
    QTest.mouseClick(dialog.presets.delete, LEFT)
    assert dialog.problem.text() == ""
    assert dialog.play.isEnabled()
    assert dialog.presets.list.currentRow() == row_of(dialog, "Base game")


@pytest.mark.parametrize(
    "garbage", [3, "x", [3], [{}], [{"name": 4, "set_up": {}}], [{"name": " ", "set_up": {}}]]
)
def test_unusable_presets_do_no_harm(catalog: Catalog, garbage: object) -> None:
    """Prove that malformed presets are dropped."""
    assert own_presets(garbage, catalog) == []


def test_names_are_different_and_not_too_long(catalog: Catalog) -> None:
    """Prove that equal names get a number, long ones are cut, and data are restored."""
    assert free_name(" Rain ", {"Rain", "Rain 2"}) == "Rain 3"
    assert free_name("x" * 40, {"x" * 32}) == "x" * 30 + " 2"
    data = [{"name": "Rain", "set_up": {"slots": []}}]
    assert presets_to_data(own_presets([*data, *data], catalog)) == data


def test_presets_are_in_the_settings_at_once(window: MainWindow) -> None:
    """Prove that a preset is saved although no game is started."""
    window.actions_["new_game"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, NewGameDialog)
    save_as(dialog, "Rainy day")
    QTest.keyClick(dialog, Qt.Key.Key_Escape)

    def names() -> list[str]:
        return [preset["name"] for preset in load_settings()[0].new_game.get("presets", [])]

    wait_until(lambda: names() == ["Rainy day"])
