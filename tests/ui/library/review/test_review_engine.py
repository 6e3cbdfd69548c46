"""An engine, or Master, plans the selected turn of an analysed game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.game.analysis.review_figures import Findings
from kingdom_builder_qt.ui.desktop.own_engines import OwnEngine, set_own_engines
from kingdom_builder_qt.ui.engines import analysis_row
from kingdom_builder_qt.ui.library.review.review_dialog import ReviewDialog
from kingdom_builder_qt.ui.library.review.review_job import ReviewJob
from tests.helpers.engine_files import BAD, GOOD, SEARCHING, EngineFile
from tests.ui.library.review.results import fill
from tests.ui.table.panels import games

LONG_MS = 60_000
STAGE = 3
NEAR_BOT = Path(__file__).parents[4] / "examples" / "engines" / "near_bot.py"
# It notes the messages that it gets.
NOTING = SEARCHING.replace(
    "word, _, rest = line", 'open(sys.argv[1] + ".heard", "a").write(line); word, _, rest = line'
)
pytestmark = pytest.mark.skipif("sys.platform == 'win32'", reason="select on a pipe")


@pytest.fixture(scope="module")
def session(catalog: Catalog) -> Session:
    """Return a finished game of Anna and Bea."""
    return games.played(catalog, 5000)


@pytest.fixture
def open_dialog(
    qtbot: QtBot, catalog: Catalog, session: Session
) -> Iterator[Callable[..., ReviewDialog]]:
    """Return a function that shows a complete analysis, in which Master prefers other moves."""
    made: list[ReviewDialog] = []

    def make(controller: str = "engine:Near", *, is_judged: bool = True) -> ReviewDialog:
        job = ReviewJob(catalog, session, games=2)
        if not is_judged:
            job.findings = Findings(replace(job.findings.plan, decisions=()))
        fill(job, lambda _number: 3.0)
        made.append(games.shown(qtbot, ReviewDialog(catalog, job, hints_by=controller)))
        return made[-1]

    yield make
    for dialog in made:
        dialog.close()


@pytest.fixture(autouse=True)
def one_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the engine search once, until it is stopped."""
    monkeypatch.setattr(analysis_row, "ROUNDS", (100,))


def added(folder: Path, code: str) -> EngineFile:
    """Add an engine of some code, called "Near"."""
    file = EngineFile(folder / "engine", code=code)
    set_own_engines([OwnEngine("Near", "Near", str(file.path), file.arguments, "farm")])
    return file


def targets(dialog: ReviewDialog) -> list[int]:
    """Return the hexes of the ghosts on the board."""
    return [ghost.target for ghost in dialog.board.ghosts.ghosts]


def wait_for_turn(dialog: ReviewDialog, qtbot: QtBot) -> None:
    """Wait until the engine has told a turn."""
    qtbot.waitUntil(lambda: "Build: " in dialog.analysis.line.text(), timeout=LONG_MS)


def test_an_engine_plans_the_decision_of_the_selected_turn(
    tmp_path: Path, open_dialog: Callable[..., ReviewDialog], qtbot: QtBot
) -> None:
    """It sees the position before the turn as the player did; its ghosts are in Master's place."""
    file = added(tmp_path, NOTING)
    dialog = open_dialog()
    dialog.choose(STAGE)
    plan = dialog.job.findings.plan
    decision = next(decision for decision in plan.decisions if decision.stage == STAGE)
    masters = targets(dialog)
    assert masters
    QTest.keyClick(dialog, Qt.Key.Key_X)
    assert dialog.analysis.is_on
    assert targets(dialog) == []
    assert not dialog.card.swatches[1].isVisible()
    wait_for_turn(dialog, qtbot)
    assert dialog.analysis.line.text().startswith("Near: expects a lead of +7 gold · ")
    assert len(targets(dialog)) == 1
    assert targets(dialog) != masters
    heard = (tmp_path / "engine" / "pids.heard").read_text().splitlines()
    views = [line for line in heard if line.startswith("view ")]
    assert set(views) == {f"view {decision.view.text()}"}
    before = dialog.job.session.first_position()
    for entry in dialog.job.session.log[: decision.first]:
        before.push(entry.move)
    assert before.view(decision.player).text() == decision.view.text()
    (told,) = [line for line in heard if line.startswith("events ")]
    assert told.count(",") + 1 == decision.first
    seen = targets(dialog)
    dialog.choose(STAGE + 1)
    assert targets(dialog) == []
    wait_for_turn(dialog, qtbot)
    qtbot.waitUntil(lambda: bool(targets(dialog)), timeout=LONG_MS)
    assert targets(dialog) != seen
    assert len(file.pids) == 1
    dialog.choose(STAGE)
    QTest.keyClick(dialog, Qt.Key.Key_X)
    assert targets(dialog) == masters
    assert dialog.card.swatches[1].isVisible()
    assert dialog.analysis.line.text() == ""
    file.wait_for_end()


def test_more_results_do_not_ask_again(
    tmp_path: Path, open_dialog: Callable[..., ReviewDialog], qtbot: QtBot
) -> None:
    """The engine goes on, and its ghosts stay, unless another decision becomes the costliest."""
    added(tmp_path, NOTING)
    dialog = open_dialog()
    dialog.choose(STAGE)
    dialog.analysis.switch.click()
    wait_for_turn(dialog, qtbot)
    asked, shown = dialog.analysis._asked, targets(dialog)
    dialog.job.changed.emit()
    assert (dialog.analysis._asked, targets(dialog)) == (asked, shown)


def test_a_turn_without_a_decision_has_a_sentence(
    tmp_path: Path, open_dialog: Callable[..., ReviewDialog], qtbot: QtBot
) -> None:
    """No engine is asked, before the first turn or where a player could not choose."""
    file = added(tmp_path, SEARCHING)
    dialog = open_dialog(is_judged=False)
    sentences = {
        0: "Only the turns that Master judges can be analysed.",
        STAGE: "There was nothing to decide in this turn.",
    }
    dialog.analysis.switch.click()
    for stage, sentence in sentences.items():
        dialog.choose(stage)
        line = dialog.analysis.line
        qtbot.waitUntil(lambda line=line, said=sentence: line.text() == said, timeout=LONG_MS)
        assert targets(dialog) == []
    assert file.pids == []


def test_a_game_that_was_taken_back_is_not_analysed(
    tmp_path: Path, catalog: Catalog, qtbot: QtBot
) -> None:
    """It would be a hint."""
    file, session = added(tmp_path, SEARCHING), games.played(catalog, 5000)
    session.free_undo = True
    job = ReviewJob(catalog, session, games=2)
    fill(job)
    dialog = games.shown(qtbot, ReviewDialog(catalog, job, hints_by="engine:Near"))
    session.undo()
    dialog.choose(STAGE)
    dialog.analysis.switch.click()
    said = "This game was taken back and is being played on."
    qtbot.waitUntil(lambda: dialog.analysis.line.text() == said, timeout=LONG_MS)
    assert file.pids == []
    dialog.close()


@pytest.mark.parametrize("kind", ["crash", "illegal"])
def test_a_fault_is_the_line(
    tmp_path: Path, open_dialog: Callable[..., ReviewDialog], qtbot: QtBot, kind: str
) -> None:
    """The switch goes off, Master's ghosts return, and no process is left."""
    file = added(tmp_path, GOOD.replace(*BAD[kind]))
    dialog = open_dialog()
    dialog.choose(STAGE)
    masters = targets(dialog)
    dialog.analysis.switch.click()
    qtbot.waitUntil(lambda: not dialog.analysis.is_on, timeout=LONG_MS)
    assert dialog.analysis.line.text().startswith("Near ")
    assert targets(dialog) == masters
    file.wait_for_end()


def test_a_closed_dialog_ends_the_engine(
    tmp_path: Path, open_dialog: Callable[..., ReviewDialog], qtbot: QtBot
) -> None:
    """During its search."""
    file = added(tmp_path, SEARCHING)
    dialog = open_dialog()
    dialog.choose(STAGE)
    dialog.analysis.switch.click()
    wait_for_turn(dialog, qtbot)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    file.wait_for_end()


def test_the_example_in_python_plans_a_turn(
    open_dialog: Callable[..., ReviewDialog], qtbot: QtBot
) -> None:
    """Its ghosts are the moves of its line."""
    set_own_engines([OwnEngine("Near", "Near", str(NEAR_BOT))])
    dialog = open_dialog()
    dialog.choose(STAGE)
    dialog.analysis.switch.click()
    wait_for_turn(dialog, qtbot)
    assert dialog.analysis.line.text().startswith("Near: 21 positions · Paddock: ")
    assert len(targets(dialog)) == 4


def test_master_plans_through_the_same_row(
    open_dialog: Callable[..., ReviewDialog], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without any engine of the player."""
    monkeypatch.setattr(analysis_row, "ROUNDS", (0.1,))
    dialog = open_dialog("master")
    dialog.choose(STAGE)
    dialog.analysis.switch.click()
    wait_for_turn(dialog, qtbot)
    assert dialog.analysis.line.text().startswith("Master: expects ")


@pytest.mark.usefixtures("usual_text")
@pytest.mark.parametrize(("percent", "size"), [(100, (1240, 760)), (200, (944, 496))])
def test_a_longer_line_moves_nothing(
    open_dialog: Callable[..., ReviewDialog],
    qtbot: QtBot,
    resize_text: Callable[[int], None],
    percent: int,
    size: tuple[int, int],
) -> None:
    """All parts stay while the switch goes on, and while the turn of the engine changes."""
    resize_text(percent)
    dialog = open_dialog("master")
    dialog.resize(*size)
    dialog.choose(STAGE)
    QTest.qWait(20)

    def places() -> list[QRect]:
        parts = dialog.board, dialog.list, dialog.card.why, dialog.graph, dialog.analysis.switch
        return [QRect(part.mapTo(dialog, QPoint()), part.size()) for part in parts]

    before = places()
    row = dialog.analysis
    assert row.switch.mapTo(row, QPoint()).x() >= 0
    assert row.adviser.geometry().right() <= row.width()
    row.switch.click()
    for text in ("", "short", "long " * 60):
        row._show(text)
        QTest.qWait(20)
        assert places() == before
