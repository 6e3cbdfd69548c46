"""Play here with choices: corner, players, cards, chosen by mouse and keys, stored for F5."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.core.board import Section
from kingdom_builder_qt.editor.sections.files.files import copy_of
from kingdom_builder_qt.editor.sections.play.choices import PlayChoices
from kingdom_builder_qt.editor.sections.play.play_dialog import PlayDialog, problem_of
from kingdom_builder_qt.editor.sections.surroundings.board_around import BoardAround
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.game.setup.resolve import resolve
from kingdom_builder_qt.ui.desktop.settings.settings import load_settings
from kingdom_builder_qt.ui.desktop.widgets.levels.level_box import offered_levels
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.editor.hand import take
from tests.helpers.pinned import pinned
from tests.ui.opening import wait_until

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
CATALOG = pinned()
LEFT, SHIFT = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier


def choices_of(section: Section, seed: int = 1, **kept: Any) -> PlayChoices:
    """Return the choices for a section."""
    made = PlayChoices(section, CATALOG, kept, offered_levels())
    made.game.seed = seed
    return made


def mine(of: str, **words: Any) -> Section:
    """Return an own copy of a printed section."""
    return replace(copy_of(CATALOG.sections[of], CATALOG), **words)


def lake() -> Section:
    """Return an own section of an expansion with cards."""
    return mine(next(s.id for s in CATALOG.sections.values() if s.expansion == "marshlands"))


@pytest.fixture
def editor(window: MainWindow, qtbot: QtBot) -> EditorWindow:
    """Return an editor and its game, with an unsaved copy of the farm."""
    take(window, "section_editor")
    editor = window.workshop.editor
    assert editor is not None
    qtbot.waitExposed(editor)
    editor.files.edit(copy_of(editor.catalog.sections["farm"], editor.catalog))
    return editor


def press_f5(editor: EditorWindow, qtbot: QtBot, *, with_shift: bool = False) -> None:
    """Press the key in the active window."""
    editor.activateWindow()
    qtbot.waitUntil(editor.isActiveWindow)
    key = SHIFT if with_shift else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(editor, Qt.Key.Key_F5, key)


def dialog_of(editor: EditorWindow, qtbot: QtBot) -> PlayDialog:
    """Open the dialog by its key."""
    press_f5(editor, qtbot, with_shift=True)
    dialog = editor.dialogs.current
    assert isinstance(dialog, PlayDialog)
    qtbot.waitExposed(dialog)
    return dialog


def arrow_down(combo: QComboBox, down: int) -> None:
    """Go down in a box by the arrow key."""
    combo.setFocus()
    for _ in range(down):
        QTest.keyClick(combo, Qt.Key.Key_Down)


def corner_of(session: Session) -> tuple[int, int]:
    """Return quadrant and rotation of the farm's copy."""
    sections = session.options.sections or ()
    return next((n, r) for n, (id_, r) in enumerate(sections) if id_ == "copy_of_farm")


def test_everything_is_chosen_and_kept_for_one_key(
    window: MainWindow, editor: EditorWindow, qtbot: QtBot
) -> None:
    """F5 repeats the chosen players, corner, rotation and card, also after a restart."""
    dialog = dialog_of(editor, qtbot)
    arrow_down(dialog.corner, 3)
    arrow_down(dialog.turn, 1)
    QTest.mouseClick(dialog.seats.add, LEFT)
    QTest.mouseClick(dialog.seats.rows[0].level.buttons["builder"], LEFT)
    tabs = dialog.tabs.bar
    QTest.mouseClick(tabs, LEFT, pos=tabs.tabRect(2).center())
    QTest.mouseClick(dialog.pages.cards.toggles["lords"], LEFT, pos=QPoint(20, 20))
    levels = [row.seat.controller for row in dialog.seats.rows]
    QTest.mouseClick(dialog.play, LEFT)
    first = window.desk.session
    assert first is not None
    assert window.desk.trial == "copy_of_farm"
    assert corner_of(first) == (2, 180)
    assert "lords" in (first.options.cards or ())
    assert [seat.controller for seat in first.seats] == levels
    assert len(levels) == 3
    assert not first.seats[0].is_human
    press_f5(editor, qtbot)
    again = window.desk.session
    assert again is not None
    assert again is not first
    assert corner_of(again) == (2, 180)
    assert "lords" in (again.options.cards or ())
    assert again.seats == first.seats
    assert again.options.seed != first.options.seed
    wait_until(lambda: load_settings()[0].play_here == window.settings.play_here)
    kept = window.settings.play_here
    assert kept["slots"][2][:2] == ["*", 180]


def test_the_next_section_takes_the_place_of_this_one(
    window: MainWindow, editor: EditorWindow, qtbot: QtBot
) -> None:
    """The corner is stored, not the id of its section."""
    dialog = dialog_of(editor, qtbot)
    arrow_down(dialog.corner, 1)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    editor.files.edit(copy_of(editor.catalog.sections["oracle"], editor.catalog))
    press_f5(editor, qtbot)
    session = window.desk.session
    assert session is not None
    assert (session.options.sections or ())[0] == ("copy_of_oracle", 0)


def test_cancel_changes_nothing(window: MainWindow, editor: EditorWindow, qtbot: QtBot) -> None:
    """After Cancel from the menu there is no game, and F5 plays with the old choices."""
    take(editor, "play_with")
    dialog = editor.dialogs.current
    assert isinstance(dialog, PlayDialog)
    qtbot.waitExposed(dialog)
    arrow_down(dialog.corner, 2)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert window.desk.session is None
    assert window.settings.play_here == {}


def test_the_board_that_is_shown_is_played_on(
    window: MainWindow, editor: EditorWindow, qtbot: QtBot
) -> None:
    """The game uses the shown corner, rotation and neighbours, unless this is off for one game."""
    QTest.keyClick(editor.canvas, Qt.Key.Key_W)
    board = editor.tabs.page.board
    assert board.is_shown
    board.lay_section(2)
    board.turn_section()
    board.lay(0, "oracle")
    shown = board.around.sections(editor.document.section)
    press_f5(editor, qtbot)
    session = window.desk.session
    assert session is not None
    assert session.options.sections == shown
    dialog = dialog_of(editor, qtbot)
    assert (dialog.corner.currentData(), dialog.turn.currentData()) == (2, 180)
    assert not dialog.corner.isEnabled()
    QTest.mouseClick(dialog.as_shown, LEFT, pos=QPoint(8, dialog.as_shown.height() // 2))
    assert dialog.corner.isEnabled()
    arrow_down(dialog.corner, 2)
    QTest.mouseClick(dialog.play, LEFT)
    again = window.desk.session
    assert again is not None
    assert corner_of(again) == (1, 0)
    press_f5(editor, qtbot)
    third = window.desk.session
    assert third is not None
    assert third.options.sections == shown


@pytest.mark.parametrize("kept", [{}, {"as_shown": False}], ids=["first", "switched off once"])
def test_the_board_laid_by_keys_is_played_on(
    window: MainWindow, editor: EditorWindow, qtbot: QtBot, kept: dict[str, Any]
) -> None:
    """Choices for another game do not override the shown board, also in a second tab."""
    slots = [[None, 0, None], [None, 0, None], [None, 0, None], ["*", 0, None]]
    window.settings.play_here = {"slots": slots, **kept}
    for key in (Qt.Key.Key_W, Qt.Key.Key_C, Qt.Key.Key_C, Qt.Key.Key_T, Qt.Key.Key_D):
        QTest.keyClick(editor.canvas, key)
    board = editor.tabs.page.board
    assert (board.around.quadrant, board.around.rotation) == (3, 180)
    shown = board.around.sections(editor.document.section)
    assert shown is not None
    press_f5(editor, qtbot)
    session = window.desk.session
    assert session is not None
    assert session.options.sections == shown
    editor.files.edit(copy_of(editor.catalog.sections["oracle"], editor.catalog))
    QTest.keyClick(editor.canvas, Qt.Key.Key_D)
    shown = editor.tabs.page.board.around.sections(editor.document.section)
    press_f5(editor, qtbot)
    session = window.desk.session
    assert session is not None
    assert session.options.sections == shown


def test_a_place_that_is_empty_on_the_board_is_drawn() -> None:
    """An empty place is drawn at random; placed sections add their expansions."""
    lake_id = next(s.id for s in CATALOG.sections.values() if s.expansion == "marshlands")
    around = BoardAround(1, 180, (("oracle", 180), None, (lake_id, 0), None))
    made = PlayChoices(mine("farm"), CATALOG, {}, offered_levels(), around)
    options = resolve(made.catalog, made.options())
    sections = options.sections or ()
    assert sections[:3] == (("oracle", 180), ("copy_of_farm", 180), (lake_id, 0))
    assert options.expansions == ("base", "marshlands")
    assert len(set(sections)) == 4


def test_an_island_lies_beside_the_board_that_is_shown() -> None:
    """An island is placed next to the four quadrants of the shown board."""
    others = tuple((id_, 0) for id_ in ("farm", "oracle", "tower", "tavern"))
    made = PlayChoices(mine("tree_house"), CATALOG, {}, offered_levels(), BoardAround(0, 0, others))
    options = resolve(made.catalog, made.options())
    assert options.sections == others
    assert options.island == "copy_of_tree_house"


def test_the_board_page_lays_the_section_too(editor: EditorWindow, qtbot: QtBot) -> None:
    """The board page lists the section, and both pages show the same corner."""
    dialog = dialog_of(editor, qtbot)
    board = dialog.pages.board
    tabs = dialog.tabs.bar
    QTest.mouseClick(tabs, LEFT, pos=tabs.tabRect(1).center())
    combo = board.sections[3]
    combo.setFocus()
    QTest.keyClicks(combo, "Copy of Farm"[:9])
    assert combo.currentData() == "copy_of_farm"
    assert dialog.corner.currentData() == 3
    QTest.mouseClick(board.rotate[3], LEFT)
    assert dialog.turn.currentData() == 180
    QTest.mouseClick(board.deal_all, LEFT)
    QTest.mouseClick(board.surprise, LEFT)
    assert dialog.corner.currentData() is None
    assert dialog.play.isEnabled()
    dialog.reject()


def test_what_the_section_needs_stays_in_play(editor: EditorWindow, qtbot: QtBot) -> None:
    """A required expansion is switched on again, and the dialog gives the reason."""
    section = next(s for s in editor.catalog.sections.values() if s.expansion == "marshlands")
    editor.files.edit(copy_of(section, editor.catalog))
    dialog = dialog_of(editor, qtbot)
    switch = dialog.pages.expansions.switches["marshlands"]
    tabs = dialog.tabs.bar
    QTest.mouseClick(tabs, LEFT, pos=tabs.tabRect(4).center())
    assert switch.isChecked()
    QTest.mouseClick(switch, LEFT, pos=QPoint(20, 12))
    assert switch.isChecked()
    assert "cannot be played without Marshlands" in dialog.problem.text()
    assert dialog.play.isEnabled()
    dialog.reject()


def test_choices_that_do_not_fit_open_the_dialog(
    window: MainWindow, editor: EditorWindow, qtbot: QtBot
) -> None:
    """If four other sections were chosen for the board, F5 opens the dialog with the conflict."""
    ids = [id_ for id_, s in editor.catalog.sections.items() if s.expansion == "base"][:4]
    window.settings.play_here = {"slots": [[id_, 0, None] for id_ in ids]}
    press_f5(editor, qtbot)
    assert window.desk.session is None
    dialog = editor.dialogs.current
    assert isinstance(dialog, PlayDialog)
    assert "no corner of the board is left" in dialog.problem.text()
    dialog.reject()


@pytest.mark.parametrize("seed", range(8))
def test_a_card_of_its_own_expansion_is_in_every_game(seed: int) -> None:
    """A card of the section's expansion is always in the game; chance would draw it in some."""
    made = choices_of(lake(), seed)
    cards = resolve(made.catalog, made.options()).cards or ()
    assert "marshlands" in {made.catalog.card(id_).expansion for id_ in cards}


def test_the_wish_for_its_card_can_be_taken_back() -> None:
    """A card chosen for an expansion that another section added can be deselected."""
    made = choices_of(mine("farm"), expansions=["marshlands"])
    assert made.game.set_up.expansions == ["base", "marshlands"]
    assert not made.game.set_up.least_cards
    assert made.to_dict()["expansions"] == ["marshlands"]
    assert choices_of(lake()).to_dict()["expansions"] == []


def test_an_island_is_always_the_one_that_is_drawn() -> None:
    """An island has no corner, and the game's island option is always this section."""
    island = mine("tree_house")
    made = choices_of(island, island="something", slots=[["*", 180, None]])
    assert made.corner is None
    assert not problem_of(made)
    assert made.options().island == island.id
    made.game.set_up.island = None
    made.hold()
    assert made.options().island == island.id


@pytest.mark.parametrize(
    "kept",
    [
        {"slots": 3, "expansions": "x", "least_cards": [1], "seats": {}},
        {"slots": [["*"], [], None, ["farm", "x"]], "cards": ["gone", 7], "start": 9},
        {"expansions": [None, "gone"], "least_cards": {"base": -1, "gone": 2}},
    ],
)
def test_nonsense_in_the_settings_is_as_if_nothing_was_kept(kept: dict[str, Any]) -> None:
    """Invalid settings are ignored, and the game starts with the defaults."""
    assert not problem_of(choices_of(mine("farm"), **kept))
