"""Expansions without room on the board and among the cards, and the contents of an expansion."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.entries import Expansion
from kingdom_builder_qt.game.setup.presets import content_presets, first_game_set_up
from kingdom_builder_qt.ui.newgame.expansion_texts import ExpansionTexts
from kingdom_builder_qt.ui.newgame.set_up_texts import SetUpTexts
from tests.ui.newgame.new_game import SURPRISE, Dialog

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def test_the_dialog_says_that_nothing_of_an_expansion_is_played(dialog_of: Dialog) -> None:
    """Each page warns about an expansion without room, until it has some; the game can be
    started.
    """
    dialog = dialog_of()
    dialog.presets.chosen.emit(dialog.presets.presets[0])
    assert dialog.problem.text() == ""
    for id_ in ("nomads", "crossroads"):
        dialog.pages.expansions.switches[id_].click()
    assert dialog.problem.text().startswith("Nothing of Nomads and Crossroads is in this game")
    assert dialog.play.isEnabled()
    dialog.pages.cards.clear.click()
    assert dialog.problem.text().startswith("Nothing of Crossroads is in this game")
    dialog.pages.board.surprise.click()
    assert dialog.problem.text() == ""


@pytest.mark.parametrize(
    ("expansion", "is_played"),
    [("nomads", False), ("marshlands", True), ("caves", True), ("capitol", False)],
)
def test_what_a_full_board_leaves_of_an_expansion(
    catalog: Catalog, expansion: str, is_played: bool
) -> None:
    """Terrain cards and overlays on any section have room; other parts of the expansion do not."""
    set_up = first_game_set_up(catalog)
    set_up.switch(expansion, True, catalog)
    assert set_up.unplayed(catalog) == ([] if is_played else [expansion])


def test_an_expansion_with_only_a_tile_says_so(dialog_of: Dialog, catalog: Catalog) -> None:
    """An expansion with only a tile names it, and warns until a chosen section has the tile."""
    mine = Expansion("mine", "My expansion", "")
    tile = replace(catalog.tiles["farm"], id="mill", name="Mill", expansion="mine")
    more = replace(
        catalog,
        expansions={**catalog.expansions, "mine": mine},
        tiles={**catalog.tiles, "mill": tile},
    )
    dialog = dialog_of(SURPRISE, content=more)
    preset = next(p for p in dialog.presets.presets if p.subject == "mine")
    assert SetUpTexts(more).preset_line(preset) == "No sections or cards yet"
    dialog.presets.chosen.emit(preset)
    assert dialog.problem.text() == (
        "Nothing of My expansion is in this game, because there are no sections or cards yet."
        " Tiles come into a game with the sections that have them."
    )
    assert dialog.play.isEnabled()
    tavern = catalog.section("tavern")
    cells = tuple(replace(c, tile="mill") if c.tile else c for c in tavern.cells)
    shows = replace(tavern, id="drawn", cells=cells)
    drawn = replace(more, sections={**more.sections, "drawn": shows})
    set_up = next(p for p in content_presets(drawn) if p.subject == "mine").set_up
    assert set_up.unplayed(drawn) == []  # chance may draw it
    set_up.take(replace(first_game_set_up(drawn), expansions=set_up.expansions))
    assert set_up.unplayed(drawn) == ["mine"]  # the board is full
    set_up.slots[0].section = "drawn"
    assert set_up.unplayed(drawn) == []


def test_sections_drawn_by_the_user_are_counted_apart(catalog: Catalog) -> None:
    """The base game counts the rulebook's eight sections, without a user's own ones."""
    own = replace(catalog.section("tavern"), id="mine", name="Mine", origin="user")
    with_own = replace(catalog, sections={**catalog.sections, "mine": own})
    base = catalog.expansion("base")
    text = ExpansionTexts(with_own).brings(base)
    assert text.startswith("8 sections, 1 section of your own, ")
    assert "eight sections" in base.text


def test_numbers_of_what_is_sure_can_be_read(dialog_of: Dialog) -> None:
    """The boxes of the minimum counts have their height, also if hidden at the first layout."""
    dialog = dialog_of()
    dialog.presets.chosen.emit(dialog.presets.presets[0])
    dialog.tabs.bar.setCurrentIndex(1)
    dialog.pages.expansions.switches["nomads"].click()
    dialog.pages.board.surprise.click()
    box = dialog.pages.expansions.guaranteed["nomads"].sections
    assert box.isVisible()
    assert box.height() >= box.sizeHint().height()
