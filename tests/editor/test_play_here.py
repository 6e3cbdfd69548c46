"""Playing on a draft from the editor: at once, to the end, and again from the saved game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import QUADRANTS, Cell, Section
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.editor.sections.browser.section_chooser import BrowserChooser
from kingdom_builder_qt.editor.sections.files.files import copy_of, own_path
from kingdom_builder_qt.editor.sections.page.editor_dialogs import EditorDialogs
from kingdom_builder_qt.editor.sections.play.choices import PlayChoices
from kingdom_builder_qt.editor.sections.play.play_dialog import problem_of
from kingdom_builder_qt.editor.sections.play.play_here import PlayHere, Subject
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.game.record.saved_game import load_record, record_text, save_record
from kingdom_builder_qt.game.setup.resolve import resolve
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.desktop.widgets.levels.level_box import offered_levels
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.shell.workshop_interface import Trial
from tests.editor.canvas_support import at, click
from tests.editor.hand import press_keys
from tests.helpers.pinned import pinned
from tests.ui.opening import save_in

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
CATALOG = pinned()


class Starter:
    """A stand-in for the main window."""

    def __init__(self) -> None:
        self.games: list[Trial] = []

    def __call__(self, trial: Trial) -> bool:
        self.games.append(trial)
        return True


def choices_of(
    section: Section, catalog: Catalog = CATALOG, seed: int = 1, **kept: Any
) -> PlayChoices:
    """Return the default or stored choices for a section."""
    made = PlayChoices(section, catalog, kept, offered_levels())
    made.game.seed = seed
    return made


def play_options(section: Section, catalog: Catalog, seed: int) -> GameOptions:
    """Return the explicit options of a game without stored choices."""
    made = choices_of(section, catalog, seed)
    return resolve(made.catalog, made.options())


def draft(**words: object) -> Section:
    """Return an own section like the farm."""
    return replace(copy_of(CATALOG.sections["farm"], CATALOG), **words)


@pytest.mark.parametrize("seed", range(12))
def test_the_draft_lies_among_three_others(seed: int) -> None:
    """The draft is on the board once, in any quadrant, and the game can be set up."""
    options = play_options(draft(), CATALOG, seed)
    ids = [id_ for id_, _ in options.sections or ()]
    assert ids.count("copy_of_farm") == 1
    assert len(set(ids)) == len(QUADRANTS)
    session = Session(CATALOG, options, [Seat("A", 0), Seat("B", 1)])
    placed = [p.section for p in session.position.rules.board.placements]
    assert draft().cells in [section.cells for section in placed]


def test_all_quadrants_come_up() -> None:
    """Many draws use all quadrants and both rotations."""
    found = set()
    for seed in range(60):
        sections = play_options(draft(), CATALOG, seed).sections or ()
        found.add(next((n, r) for n, (i, r) in enumerate(sections) if i == "copy_of_farm"))
    assert len(found) == 8


def test_what_a_section_shows_is_in_play() -> None:
    """A section with swamp adds its expansion and the cards of that expansion."""
    lake = next(s for s in CATALOG.sections.values() if s.expansion == "marshlands")
    options = play_options(copy_of(lake, CATALOG), CATALOG, 1)
    assert set(options.expansions) == {"base", "marshlands"}
    Session(CATALOG, options, [Seat("A", 0), Seat("B", 1)])


def test_an_island_lies_beside_four_others() -> None:
    """An island is placed next to four sections and takes no quadrant."""
    island = copy_of(CATALOG.sections["tree_house"], CATALOG)
    session = Session(CATALOG, play_options(island, CATALOG, 1), [Seat("A", 0), Seat("B", 1)])
    placed = session.position.rules.board.island
    assert placed is not None
    assert placed.cells == island.cells


def test_shipped_sections_are_played_as_they_are() -> None:
    """A shipped section is played by its id, without a copy in the options."""
    options = play_options(CATALOG.sections["farm"], CATALOG, 1)
    assert options.own_sections == ()
    assert choices_of(CATALOG.sections["farm"]).catalog is CATALOG


def test_without_others_there_is_no_game() -> None:
    """Without other sections a message is shown, and no exception is raised."""
    alone = replace(CATALOG, sections={"farm": CATALOG.sections["farm"]})
    assert (
        problem_of(choices_of(draft(), alone))
        == "3 other sections are needed, but only 1 can be drawn."
    )
    cells = [Cell(feature="location", tile=tile) for tile in list(CATALOG.tiles)[:30]]
    crowded = draft(cells=(*cells, *draft().cells[30:]))
    with pytest.raises(SetupError, match="kinds"):
        choices_of(crowded)


def test_errors_are_told_instead(make_editor: Callable[..., EditorWindow]) -> None:
    """No game starts; the message of F5 has the title and the lines of the message of F6."""
    start = Starter()
    editor = make_editor(start=start)
    cells = (Cell(), *draft().cells[1:])
    editor.files.edit(draft(name="", cells=cells))
    told = []
    for command in ("play", "play_with", "analyse"):
        press_keys(editor, command)
        box = editor.dialogs.current
        assert isinstance(box, QMessageBox)
        told.append((box.windowTitle(), box.informativeText()))
        box.close()
    assert start.games == []
    assert told[0][1].count("•") == 2
    assert told == [told[0]] * 3


def test_a_person_plays_against_the_computer(qtbot: QtBot) -> None:
    """A trial allows unlimited undo against the computer."""
    start, parent = Starter(), QWidget()
    qtbot.addWidget(parent)
    here = PlayHere(Settings(), BrowserChooser, EditorDialogs(parent).tell, parent)
    assert here.play(Subject(draft(), CATALOG), start) is None
    (trial,) = start.games
    assert [seat.is_human for seat in trial.seats] == [True, False]
    assert trial.section == "copy_of_farm"
    assert len(trial.options.own_sections) == 1


def _editor(window: MainWindow, qtbot: QtBot) -> EditorWindow:
    """Open the editor from the window with a copy of the farm, and paint a castle."""
    window.actions_["section_editor"].trigger()
    editor = window.workshop.editor
    assert editor is not None
    qtbot.waitExposed(editor)
    editor.files.edit(copy_of(editor.catalog.sections["farm"], editor.catalog))
    editor.bench.set_cell(Cell(feature="castle"))
    click(editor, at(5, 2))
    assert editor.document.cell(at(5, 2)) == Cell(feature="castle")
    return editor


@pytest.mark.slow
def test_a_user_draws_a_section_and_plays_on_it_to_the_end(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    """The unsaved draft is played with the computer; the saved game loads after a change of the
    draft.
    """
    editor = _editor(window, qtbot)
    drawn = editor.document.section.cells
    editor.page.check_now()
    editor.actions_["play"].trigger()
    session = window.desk.session
    assert session is not None
    assert window.in_game
    assert session.free_undo
    placed = [p.section.cells for p in session.position.rules.board.placements]
    assert placed.count(drawn) == 1
    assert editor.document.is_modified  # the draft is unchanged
    click(editor, at(5, 3))  # drawing on does not touch the game
    _play(window, session, qtbot)
    path = tmp_path / "a.kbgame"
    save_record(path, session)
    assert record_text(load_record(path, window.catalog)) == record_text(session)
    window.files.restart()
    again = window.desk.session
    assert again is not None
    assert [p.section.cells for p in again.position.rules.board.placements].count(drawn) == 1


def _play(window: MainWindow, session: Session, qtbot: QtBot) -> None:
    """Play the person's moves at random until the game is over."""
    rng = Random(3)
    while not session.position.is_over:
        if session.seats[session.to_move].is_human:
            window.desk.controller.play(rng.choice(session.position.legal_moves()))
        else:
            before = len(session.log)
            qtbot.waitUntil(lambda n=before: len(session.log) > n, timeout=30_000)
    window.dialogs.close()


def test_a_saved_section_can_be_drawn_by_chance(window: MainWindow, qtbot: QtBot) -> None:
    """After saving, new games can draw the section without a restart."""
    editor = _editor(window, qtbot)
    assert save_in(editor.files, own_path(editor.document.section))
    qtbot.waitUntil(lambda: "copy_of_farm" in window.catalog.sections)


def test_closing_the_game_leaves_the_editor(window: MainWindow) -> None:
    """Closing the window of a trial leaves the editor open; quitting closes both."""
    window.show_editor()
    editor = window.workshop.editor
    options = GameOptions(players=2, seed=1)
    seats = (Seat("A", 0), Seat("B", 1))
    assert window.files.start_trial(Trial("farm", options, seats))
    assert window.in_game
    assert not window.close()
    assert not window.in_game
    assert window.isVisible()
    assert window.workshop.editor is editor
    assert editor.isVisible()
    assert window.files.start_trial(Trial("farm", options, seats))
    window.actions_["quit"].trigger()
    assert not window.isVisible()
    assert window.workshop.editor is None
