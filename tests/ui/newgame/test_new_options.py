"""The options of the last expansions in the new-game dialog: island, overlays, house rules."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.grid import parse_hex
from kingdom_builder_qt.core.rules import HOUSE_RULES
from kingdom_builder_qt.editor.sections.browser.section_chooser import BrowserChooser
from kingdom_builder_qt.game import GameOptions, Session, new_game
from kingdom_builder_qt.game.record.saved_game import load_record, save_record
from kingdom_builder_qt.game.setup.presets import missing_from, set_up_from
from kingdom_builder_qt.game.setup.resolve import resolve
from kingdom_builder_qt.game.setup.set_up_choice import SetUp
from kingdom_builder_qt.ui.desktop.style.theme import THEMES, Theme
from kingdom_builder_qt.ui.newgame.expansion_texts import ExpansionTexts
from kingdom_builder_qt.ui.newgame.house_rule_texts import HouseRuleTexts
from kingdom_builder_qt.ui.newgame.new_game_dialog import NewGameDialog
from tests.ui.newgame.new_game import BOARD, LEFT, OPTIONS, Dialog, started

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
ISLAND = {"slots": [], "expansions": ["base", "island"]}
ALL = {
    "slots": [["harbor", 0, None], ["oracle", 180, None], ["canoe", 0, None], ["bazaar", 0, None]],
    "expansions": ["base", "marshlands", "harvest", "capitol", "caves", "island"],
}


def middle_of_island(dialog: NewGameDialog) -> QPoint:
    """Return where the island is in the view of the board."""
    item = dialog.pages.board.scene.island
    return dialog.pages.board.board.mapFromScene(item.mapToScene(item.boundingRect().center()))


# -- the island ------------------------------------------------------------------------------------


def test_the_island_is_in_the_picture_only_if_it_is_played(dialog_of: Dialog) -> None:
    """Prove that board, list and keyboard have the island only while its expansion is on."""
    dialog = dialog_of(ISLAND, BOARD)
    page = dialog.pages.board
    assert page.scene.island.isVisible()
    assert page.island.isVisible()
    assert page.scene.island in page.board.stops()
    assert page.scene.board_rect().contains(page.scene.island.sceneBoundingRect())
    dialog.pages.expansions.switches["island"].click()
    assert not page.scene.island.isVisible()
    assert not page.island.isVisible()
    assert page.scene.board_rect() == page.scene.main_rect()


def test_the_side_of_the_island_by_mouse_list_and_key(dialog_of: Dialog) -> None:
    """Prove that a click turns the island over, and that list and keys do the same."""
    dialog = dialog_of(ISLAND, BOARD)
    page = dialog.pages.board
    sides: list[str | None] = []
    for _ in range(3):
        QTest.mouseClick(page.board.viewport(), LEFT, pos=middle_of_island(dialog))
        sides.append(dialog.choices.set_up.island)
        assert page.island.currentData() == sides[-1]
        assert page.scene.island.side == sides[-1]
    assert sides == ["rope_bridge", "tree_house", None]
    page.island.setCurrentIndex(page.island.findData("tree_house"))
    page.island.activated.emit(page.island.currentIndex())
    assert dialog.choices.set_up.island == "tree_house"
    page.board.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(4):
        QTest.keyClick(page.board, Qt.Key.Key_Right)
    QTest.keyClick(page.board, Qt.Key.Key_Delete)
    assert dialog.choices.set_up.island is None
    QTest.keyClick(page.board, Qt.Key.Key_R)
    assert started(dialog).options.island == "rope_bridge"


def test_the_island_is_painted(dialog_of: Dialog, qtbot: QtBot) -> None:
    """Prove that its two sides and the side by chance look different."""
    dialog = dialog_of(ISLAND, BOARD)
    page = dialog.pages.board
    pictures = []
    for side in (None, "rope_bridge", "tree_house"):
        dialog.pages.choice.set_island(side)
        page.board.grab()  # asks for the picture
        qtbot.waitUntil(lambda: not page.scene.pictures.is_active)
        pictures.append(page.board.grab().toImage())
    assert pictures[0] != pictures[1] != pictures[2] != pictures[0]


def test_an_island_alone_is_no_section(dialog_of: Dialog) -> None:
    """Prove that a side of the island cannot be placed in a quadrant."""
    dialog = dialog_of(ISLAND, BOARD)
    page = dialog.pages.board
    assert not {"rope_bridge", "tree_house"} & {thumb.section for thumb in page.scene.thumbs}
    assert page.sections[0].findData("rope_bridge") < 0


# -- what is laid on the board ---------------------------------------------------------------------


def test_the_preview_shows_what_the_game_will_have(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that capitols and caves of the preview are those of the started game."""
    dialog = dialog_of(ALL, BOARD)
    shown = dict(dialog.pages.board.scene.overlays.overlays)
    assert set(shown) == {"capitol", "cave"}
    overlays = tuple(dialog.pages.board.scene.overlays.overlays)
    position = new_game(catalog, started(dialog).options)
    for feature, name in overlays:
        assert position.rules.board.overlay_at(parse_hex(name)) == feature


def test_another_seed_lays_them_elsewhere(dialog_of: Dialog) -> None:
    """Prove that the preview follows the seed, and is empty while chance decides the sections."""
    dialog = dialog_of(ALL, BOARD)
    item = dialog.pages.board.scene.overlays
    found = set()
    for seed in range(8):
        dialog.options_page.seed.setText(str(seed))
        found.add(tuple(item.overlays))
    assert len(found) > 1
    dialog.pages.choice.place(0, None)
    assert item.overlays == ()


@pytest.mark.parametrize(
    ("sections", "line"),
    [
        ((None, None, None, None), "Capitol if Harbor or Oracle is drawn"),
        (("oracle", None, None, None), "Capitol on Oracle"),
        (("oracle", "harbor", None, None), "Capitol on Harbor and Oracle"),
        (
            ("barn", "farm", "oasis", "tower"),
            "Capitol not in play, possible only on Harbor or Oracle",
        ),
    ],
)
def test_the_card_says_where_a_capitol_is(
    dialog_of: Dialog, sections: tuple[str | None, ...], line: str
) -> None:
    """Prove that the summary announces before the start whether there is a capitol."""
    slots = [[section, 0, None] for section in sections]
    dialog = dialog_of({"slots": slots, "expansions": ["base", "capitol"]}, BOARD)
    assert dialog.card.lines["overlays"][1].text() == line


# -- house rules -----------------------------------------------------------------------------------


def test_house_rules_by_mouse(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that ticked rules are in the options, in their order, and on the card."""
    dialog = dialog_of({"slots": []}, OPTIONS)
    boxes = dialog.options_page.house.boxes
    assert list(boxes) == list(HOUSE_RULES)
    for rule in reversed(HOUSE_RULES):
        boxes[rule].click()
    boxes["open_hands"].click()
    house = dialog.card.lines["house"][1].text()
    assert house.startswith("Pieces move only by their own tile, Twin")
    options = started(dialog).options
    assert options.house_rules == HOUSE_RULES[:-1]
    assert new_game(catalog, options).rules.house == set(HOUSE_RULES[:-1])


def test_a_rule_that_takes_a_card_out_takes_it_back(dialog_of: Dialog) -> None:
    """Prove that Lords cannot be chosen for a game without Lords."""
    dialog = dialog_of({"slots": [], "cards": ["lords", "miners"]}, OPTIONS)
    dialog.options_page.house.boxes["lords_out"].click()
    assert dialog.choices.set_up.cards == ["miners"]
    assert dialog.pages.cards.toggles["lords"].isHidden()
    dialog.options_page.house.boxes["lords_out"].click()
    assert not dialog.pages.cards.toggles["lords"].isHidden()


def test_house_rules_have_a_name_and_a_sentence(qapp: object) -> None:
    """Prove that no rule is shown by its id."""
    texts = HouseRuleTexts()
    for rule in HOUSE_RULES:
        assert "_" not in texts.name(rule)
        assert texts.text(rule).endswith(".")
        assert texts.text(rule).count(".") == 1


# -- keeping it ------------------------------------------------------------------------------------


def test_a_preset_keeps_everything(dialog_of: Dialog) -> None:
    """Prove that island and house rules return with a preset, and disappear with another one."""
    dialog = dialog_of(ALL, BOARD)
    dialog.pages.choice.set_island("tree_house")
    dialog.options_page.house.boxes["open_hands"].click()
    wanted = dialog.choices.set_up.copy()
    dialog.presets.save.click()
    QTest.keyClick(dialog.presets.list, Qt.Key.Key_Home)
    assert dialog.choices.set_up.island is None
    assert not dialog.options_page.house.boxes["open_hands"].isChecked()
    QTest.keyClick(dialog.presets.list, Qt.Key.Key_End)
    assert dialog.choices.set_up == wanted
    assert dialog.options_page.house.boxes["open_hands"].isChecked()


def test_set_ups_survive_as_plain_data(catalog: Catalog) -> None:
    """Prove that stored values are restored, and that senseless ones are left to chance."""
    made = set_up_from({**ALL, "island": "rope_bridge", "house_rules": ["draw_at_start"]}, catalog)
    assert (made.island, made.house_rules) == ("rope_bridge", ["draw_at_start"])
    assert set_up_from(made.to_dict(), catalog) == made
    assert made.copy() == made
    odd = {**ISLAND, "island": "farm", "house_rules": ["fly", 3]}
    assert set_up_from(odd, catalog) == set_up_from(ISLAND, catalog)
    assert set_up_from({"slots": [], "island": "rope_bridge"}, catalog) == SetUp()
    assert missing_from({"island": "moon"}, catalog) == ["moon"]
    assert missing_from(made.to_dict(), catalog) == []


def test_a_record_keeps_the_choice(dialog_of: Dialog, catalog: Catalog, tmp_path: Path) -> None:
    """Prove that a saved game has island, overlays and house rules of the dialog."""
    dialog = dialog_of(ALL, BOARD)
    dialog.pages.choice.set_island("rope_bridge")
    dialog.options_page.house.boxes["draw_at_start"].click()
    game = started(dialog)
    session = Session(catalog, game.options, game.seats)
    kept = session.options
    assert (kept.island, kept.house_rules) == ("rope_bridge", ("draw_at_start",))
    assert resolve(catalog, kept) == kept
    save_record(tmp_path / "kept.kbgame", session)
    again = load_record(tmp_path / "kept.kbgame", catalog)
    assert again.options == kept


# -- words -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("expansion", "brings"),
    [
        ("base", "8 sections, 8 kinds of location tile, 10 cards, 25 terrain cards"),
        ("nomads", "4 sections, 4 kinds of location tile, 15 nomad tiles, 3 cards"),
        ("crossroads", "4 sections, 8 kinds of location tile, 6 task cards"),
        (
            "marshlands",
            "4 sections, 4 kinds of location tile, 4 kinds of bonus tile, 6 cards, 5 terrain cards",
        ),
        ("harvest", "4 sections, 8 kinds of location tile, 6 cards"),
        ("capitol", "Capitol on up to 2 sections"),
        ("caves", "Cave on up to 4 sections"),
        ("island", "1 island with 2 sides, 2 kinds of location tile"),
    ],
)
def test_what_an_expansion_brings(
    qapp: object, catalog: Catalog, expansion: str, brings: str
) -> None:
    """Prove that the numbers are those of the rulebooks' lists of components."""
    assert ExpansionTexts(catalog).brings(catalog.expansion(expansion)) == brings


@pytest.mark.parametrize(
    ("expansion", "brings"),
    [
        ("crossroads", "4 sections, 6 tasks"),
        ("capitol", "capitols (up to 2)"),
        ("caves", "caves (up to 4)"),
        ("island", "a two-sided island"),
    ],
)
def test_what_an_expansion_brings_in_short(
    qapp: object, catalog: Catalog, expansion: str, brings: str
) -> None:
    """Prove that the line of a preset names the board material only."""
    assert ExpansionTexts(catalog).brings(catalog.expansion(expansion), short=True) == brings


def test_the_card_says_what_is_in_play(dialog_of: Dialog) -> None:
    """Prove that the summary names expansions and island, and has no line without content."""
    dialog = dialog_of(ALL, BOARD)
    card = dialog.card
    assert card.lines["expansions"][1].text() == (
        "Base game, Marshlands, Harvest, Capitol, Caves and Island"
    )
    assert card.lines["island"][1].text() == "a random side"
    assert card.lines["house"][1].text() == ""
    assert card.lines["house"][0].isHidden()
    assert not card.lines["island"][0].isHidden()


@pytest.mark.parametrize("theme_name", THEMES)
@pytest.mark.parametrize("size", [(960, 540), (1280, 800)])
def test_it_fits(
    qtbot: QtBot,
    catalog: Catalog,
    theme_name: str,
    size: tuple[int, int],
    use_theme: Callable[[str], Theme],
) -> None:
    """Prove that every page of the dialog fits into a small window."""
    use_theme(theme_name)
    dialog = NewGameDialog(catalog, BrowserChooser, ALL, seed=5)
    qtbot.addWidget(dialog)
    dialog.show()
    for page in range(len(dialog.tabs.pages)):
        dialog.tabs.bar.setCurrentIndex(page)
        dialog.resize(*size)
        assert (dialog.width(), dialog.height()) == size


def test_keys_switch_the_pages(dialog_of: Dialog) -> None:
    """The keys skip disabled pages and wrap around the ends."""
    dialog = dialog_of(page=BOARD)
    assert not dialog.tabs.bar.isTabEnabled(OPTIONS - 1)
    shown = []
    for keys in ("Ctrl+Tab", "Ctrl+PgDown", "Ctrl+Tab", "Ctrl+Shift+Tab", "Ctrl+PgUp"):
        QTest.keySequence(dialog.play, keys)
        shown.append(dialog.tabs.bar.currentIndex())
    assert shown == [BOARD + 1, OPTIONS, 0, OPTIONS, BOARD + 1]


def test_a_side_without_an_island_is_refused(catalog: Catalog) -> None:
    """Prove that a set-up drops the side when the island is switched off."""
    made = set_up_from({**ISLAND, "island": "tree_house"}, catalog)
    made.set_expansions({"base"}, catalog)
    assert made.options(catalog, 2, 5, None) == GameOptions(players=2, seed=5)


def test_the_gallery_follows_the_order_of_the_content(dialog_of: Dialog, catalog: Catalog) -> None:
    """Prove that sections are listed by expansion, in the order of the other lists."""
    everything = [id_ for id_ in catalog.expansions if not id_.startswith("new_")]
    dialog = dialog_of({"slots": [], "expansions": everything}, BOARD)
    thumbs = [thumb.section for thumb in dialog.pages.board.scene.thumbs]
    found = list(dict.fromkeys(catalog.sections[id_].expansion for id_ in thumbs))
    assert found == ["base", "nomads", "crossroads", "marshlands", "harvest"]
