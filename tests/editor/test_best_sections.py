"""The best of many generated sections: chosen by games, the same for a seed, stoppable any time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.editor.sections.checks.section_checks import check
from kingdom_builder_qt.editor.sections.checks.statistics import measure, norms
from kingdom_builder_qt.editor.sections.generator.best import (
    Best,
    BestResult,
    BestTask,
    BestWorker,
    Choice,
    DraftGame,
    SectionDraft,
    _distance,
)
from kingdom_builder_qt.editor.sections.generator.generator import generate
from kingdom_builder_qt.editor.sections.generator.recipe import GeneratorOptions
from kingdom_builder_qt.editor.sections.window.generating import generate_page
from kingdom_builder_qt.editor.sections.window.generating.generate_page import GeneratePage
from kingdom_builder_qt.editor.sections.window.new_section_dialog import NewSectionDialog
from kingdom_builder_qt.game.analysis.analysis_run import AnalysisRun
from kingdom_builder_qt.game.analysis.section_analysis import AnalysisTask as Game
from kingdom_builder_qt.game.analysis.section_analysis import Tally
from kingdom_builder_qt.ui.desktop.widgets import screen_geometry
from kingdom_builder_qt.ui.desktop.workers import watched_run
from tests.editor.hand import choose, press, press_row, retype
from tests.editor.support import CATALOG

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LEFT = Qt.MouseButton.LeftButton
FRAME = 44  # pixels of a window's frame
QUICK = partial(Best, level="random", games=(2, 1))


def tally(gold: tuple[int, ...], built: int = 0, number: int = 0) -> Tally:
    """Return the tally of a game."""
    return Tally(Game(number), tuple(range(built)), (), (), gold, 0)


def facts(choices: Sequence[Choice]) -> list[object]:
    """Return all results; sections are compared by identity."""
    return [
        (c.options, c.section.cells, c.figures, c.lead, c.printed_lead, c.distance) for c in choices
    ]


def searched(best: Best) -> Best:
    """Run all rounds in this process."""
    worker = best.make_worker()
    while tasks := best.tasks():
        for task in tasks:
            best.take(worker.play(task))
    return best


# -- the search ------------------------------------------------------------------------------------


def test_the_best_come_first() -> None:
    """The longest played are first, of those the nearest to printed sections; a seed makes each."""
    best = searched(QUICK(CATALOG, GeneratorOptions(seed=4), 5))
    found = best.choices()
    assert len(found) == len(best.clean()) >= 2
    assert [choice.distance for choice in found] == sorted(choice.distance for choice in found)
    assert best.done == best.total
    for choice in found:
        assert (choice.figures.games, choice.figures.compared) == (3, 3)
        assert generate(CATALOG, choice.options).cells == choice.section.cells
        assert not [i for i in check(choice.section, CATALOG, norms(CATALOG)) if i.is_error]


def test_equal_seeds_give_equal_choices_in_any_order() -> None:
    """Equal seeds give equal choices in every order of results."""
    options = GeneratorOptions(seed=4, hexes=(("water", 8),))
    one = searched(QUICK(CATALOG, options, 5))
    other = QUICK(CATALOG, options, 5)
    worker = other.make_worker()
    while tasks := other.tasks():
        for result in reversed([worker.play(task) for task in tasks]):
            other.take(result)
    assert facts(one.choices()) == facts(other.choices())
    another = searched(QUICK(CATALOG, replace(options, seed=5), 5))
    assert facts(another.choices()) != facts(one.choices())


def test_what_is_wrong_or_needlessly_unusual_is_left_out() -> None:
    """Invalid and needlessly unusual sections are dropped before any game; a shared hint drops
    none.
    """
    best = QUICK(CATALOG, GeneratorOptions(seed=1), 5)
    seeds = best.tasks()
    section = CATALOG.sections["farm"]
    for seed, (errors, hints) in zip(seeds, [(1, 0), (0, 1), (0, 2), (0, 1), (2, 0)], strict=True):
        assert isinstance(seed, int)
        best.take(SectionDraft(seed, section, errors, hints))
    assert best.clean() == [1, 3]
    games = [task for task in best.tasks() if isinstance(task, DraftGame)]
    assert {task.number for task in games} == {None, 1, 3}
    assert best.total == 2 * 3 + 1 * 3


def test_nothing_is_offered_where_nothing_can_be_played() -> None:
    """The rounds end at once if no section can be played."""
    best = QUICK(CATALOG, GeneratorOptions(seed=1), 5)
    for seed in best.tasks():
        assert isinstance(seed, int)
        best.take(SectionDraft(seed, CATALOG.sections["farm"], 1, 0))
    assert best.tasks() == []
    assert best.tasks() == []
    assert best.choices() == []


def test_the_distance_is_gold_per_player() -> None:
    """The distance matches a hand count: three games of three players, +10 gold and -4 gold."""
    without = [tally((10, 20, 30)), tally((20, 20, 20)), tally((30, 20, 10))]
    on = [tally((15, 20, 35)), tally((20, 20, 20)), tally((30, 16, 10))]
    assert _distance(list(zip(without, without, strict=True))) == 0
    assert _distance(list(zip(on, without, strict=True))) == Fraction(6, 9)
    assert _distance(list(zip(without, on, strict=True))) == Fraction(6, 9)


def test_without_other_sections_there_is_no_search() -> None:
    """Without other sections the search is refused at once, in the same process."""
    alone = replace(CATALOG, sections={"farm": CATALOG.sections["farm"]})
    with pytest.raises(SetupError, match="4 other sections are needed, but only 1"):
        Best(alone, GeneratorOptions(seed=1), 5)


# -- the page --------------------------------------------------------------------------------------


class RunHere:
    """A stand-in for worker processes: it runs some tasks whenever results are requested."""

    def __init__(self, make_worker: Callable[[], BestWorker], tasks: Sequence[BestTask]) -> None:
        self.error = self.loss = ""
        self._worker, self._left = make_worker(), list(tasks)

    @property
    def is_running(self) -> bool:
        return bool(self._left)

    def finished(self) -> list[BestResult]:
        done, self._left = self._left[:10], self._left[10:]
        return [self._worker.play(task) for task in done]

    def cancel(self) -> None:
        self._left = []

    def close(self) -> None:
        """Do nothing: there are no processes."""


@pytest.fixture
def dialog(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, all_content: Catalog
) -> Iterator[NewSectionDialog]:
    """Return the dialog with the page and the fastest games; no process survives the test."""
    monkeypatch.setattr(generate_page, "Best", QUICK)
    monkeypatch.setattr(generate_page, "AnalysisRun", RunHere)
    monkeypatch.setattr(watched_run, "POLL_MS", 1)
    made = NewSectionDialog(all_content)
    qtbot.addWidget(made)
    made.show()
    press_row(made.kinds, 2)
    retype(made.generate.wishes.seed, "4")
    retype(made.generate.count, "5")
    qtbot.waitUntil(lambda: not made.timer.isActive())
    yield made
    made.close()
    if made.generate.job.work.run is not None:
        made.generate.job.work.run.close()


def find(page: GeneratePage, qtbot: QtBot) -> None:
    """Run the search of the page to its end."""
    QTest.mouseClick(page.search, LEFT)
    qtbot.waitUntil(lambda: not page.job.is_running, timeout=120_000)


def test_the_best_five_are_offered(dialog: NewSectionDialog, qtbot: QtBot) -> None:
    """The best five are offered with pictures and figures; the chosen one is shown and created."""
    page = dialog.generate
    find(page, qtbot)
    expected = searched(QUICK(CATALOG, page.wishes.options, 5)).choices()
    assert facts(page.choices) == facts(expected)
    assert page.list.count() == len(expected) >= 2
    assert not page.list.item(0).icon().isNull()
    qtbot.waitUntil(lambda: not dialog.timer.isActive())
    assert dialog.section is page.choices[0].section
    QTest.keyClick(page.list, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: not dialog.timer.isActive())
    assert dialog.section is page.choices[1].section
    shown = " ".join(text for _, text in page.rows())
    assert "Gold between first and last place" in shown
    assert "compared with the same games on another section" in shown
    assert str(expected[1].options.seed) in page.list.item(1).toolTip()
    press(dialog.agree)
    assert dialog.section is page.choices[1].section


@pytest.mark.usefixtures("dialog")  # for its quick games
def test_what_was_found_fits_a_low_screen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, all_content: Catalog
) -> None:
    """With pictures and figures the dialog needs at most 540 pixels and a frame."""
    area = QRect(0, 0, 960, 540)
    monkeypatch.setattr(screen_geometry, "available_area", lambda _widget: area)
    low = NewSectionDialog(all_content)
    qtbot.addWidget(low)
    low.show()
    press_row(low.kinds, 2)
    retype(low.generate.count, "5")
    find(low.generate, qtbot)
    assert low.generate.list.isVisible()
    assert low.minimumSizeHint().height() <= area.height() - FRAME
    low.close()


def test_a_search_is_stopped_at_any_time(dialog: NewSectionDialog, qtbot: QtBot) -> None:
    """The button, another option and closing the dialog each stop the search and its processes."""
    page = dialog.generate
    retype(page.count, "200")
    QTest.mouseClick(page.search, LEFT)
    assert page.job.is_running
    assert page.search.text() == "Stop"
    assert page.bar.isVisible()
    QTest.mouseClick(page.search, LEFT)
    assert not page.job.is_running
    assert page.state.text() == "No games were played."
    assert page.count.isEnabled()
    QTest.mouseClick(page.search, LEFT)
    page.wishes.hexes["water"].setFocus()
    QTest.keyClick(page.wishes.hexes["water"], Qt.Key.Key_Up)
    assert not page.job.is_running
    assert not page.bar.isVisible()
    QTest.mouseClick(page.search, LEFT)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not page.job.is_running


@pytest.mark.slow
@pytest.mark.process_pool
def test_other_processes_find_the_same(
    dialog: NewSectionDialog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Searches in worker processes give the same result, round after round."""
    monkeypatch.setattr(generate_page, "AnalysisRun", AnalysisRun)
    page = dialog.generate
    find(page, qtbot)
    expected = searched(QUICK(CATALOG, page.wishes.options, 5)).choices()
    assert facts(page.choices) == facts(expected)


def test_what_was_measured_before_a_stop_is_offered(dialog: NewSectionDialog, qtbot: QtBot) -> None:
    """After a stop the measured sections are offered, with a note about their few games."""
    page = dialog.generate
    retype(page.count, "40")
    QTest.mouseClick(page.search, LEFT)
    best = page.job.best
    assert best is not None
    qtbot.waitUntil(lambda: best.done > 8, timeout=60_000)
    QTest.mouseClick(page.search, LEFT)
    assert 0 < best.measured < 40
    assert page.list.count() == min(5, best.measured)
    told = f"{best.done} games on {best.measured} sections. Stopped early: the figures are rough."
    assert page.state.text().startswith(told)


def test_other_wishes_make_what_was_found_worthless(dialog: NewSectionDialog, qtbot: QtBot) -> None:
    """A change of options drops the results and shows the section of the seed."""
    page = dialog.generate
    find(page, qtbot)
    assert page.choice is not None
    page.wishes.sliders["roughness"].setFocus()
    QTest.keyClick(page.wishes.sliders["roughness"], Qt.Key.Key_Right)
    assert page.choices == []
    assert not page.list.isVisible()
    assert page.rows() == []
    qtbot.waitUntil(lambda: not dialog.timer.isActive())
    assert dialog.section is not None
    assert dialog.section.cells == generate(CATALOG, page.wishes.options).cells


def test_a_search_that_cannot_begin_says_why(
    dialog: NewSectionDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page shows why a search cannot start, and nothing runs."""

    def fail(*_args: object) -> Best:
        raise SetupError(
            Message(
                "{needed} other sections are needed, but only {found} can be drawn.",
                found=1,
                needed=4,
            )
        )

    monkeypatch.setattr(generate_page, "Best", fail)
    QTest.mouseClick(dialog.generate.search, LEFT)
    told = "4 other sections are needed, but only 1 can be drawn."
    assert dialog.generate.state.text() == told
    assert not dialog.generate.job.is_running


def test_wishes_go_by_the_expansion(dialog: NewSectionDialog, qtbot: QtBot) -> None:
    """The expansion's terrain can be requested, with its usual number in print, and so can its
    tiles.
    """
    wishes = dialog.generate.wishes
    assert not wishes.hexes["swamp"].isVisible()
    assert wishes.hexes["grass"].text() == "11–20"
    wishes.expansion.setFocus()
    while wishes.expansion.currentData() != "marshlands":
        before = wishes.expansion.currentIndex()
        QTest.keyClick(wishes.expansion, Qt.Key.Key_Down)
        assert wishes.expansion.currentIndex() > before
    assert wishes.hexes["swamp"].isVisible()
    box = wishes.hexes["swamp"]
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "14")
    QTest.keyClick(box, Qt.Key.Key_Tab)
    index = wishes.tile.findData("oracle")
    wishes.tile.setFocus()
    while wishes.tile.currentIndex() < index:
        QTest.keyClick(wishes.tile, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: not dialog.timer.isActive())
    section = dialog.section
    assert section is not None
    assert section.expansion == "marshlands"
    assert {cell.tile for cell in section.cells if cell.tile} == {"oracle"}
    assert abs(measure(section).counts["swamp"] - 14) <= 3
    assert wishes.options.hexes == (("swamp", 14),)
    choose(wishes.expansion, wishes.expansion.findData("base"))
    assert wishes.options.hexes == ()  # cached in its box until the expansion returns
    assert Cell(terrain="swamp") not in generate(CATALOG, wishes.options).cells


def test_the_page_says_which_wishes_are_not_kept(dialog: NewSectionDialog, qtbot: QtBot) -> None:
    """The page names the unmet options next to the picture; its layout does not move."""
    page = dialog.generate

    def note() -> str:
        qtbot.waitUntil(lambda: not dialog.timer.isActive())
        return dialog.note.text()

    page.wishes.sliders["sites"].setValue(3)
    assert note() == ""
    before = page.count.geometry(), page.state.geometry(), page.list.geometry()
    box = page.wishes.hexes["grass"]
    box.setFocus()
    box.selectAll()
    QTest.keyClicks(box, "15")
    assert note() == ""
    press(page.wishes.symmetric)
    assert note() == (
        "Grass: 16 instead of 15. Locations: 4 instead of 3. Half-turn symmetry needs even numbers."
    )
    assert (page.count.geometry(), page.state.geometry(), page.list.geometry()) == before


def test_the_page_says_what_no_section_can_hold(dialog: NewSectionDialog) -> None:
    """The page refuses more hexes than a section has, and too much unbuildable land."""
    page = dialog.generate
    for terrain in ("water", "mountain"):
        page.wishes.hexes[terrain].setValue(40)
    dialog._show()
    assert dialog.note.text() == (
        "Mountain: 25 instead of 40. At most 65 hexes can be unbuildable terrain."
    )
    page.wishes.hexes["mountain"].setValue(25)
    for terrain in ("grass", "desert"):
        page.wishes.hexes[terrain].setValue(20)
    dialog._show()
    assert dialog.note.text().endswith(" A section has 100 hexes.")
