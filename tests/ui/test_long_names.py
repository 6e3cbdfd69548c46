"""Names of 24 wide letters are complete where they fit; elsewhere a tooltip has them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from benchmarks.library_rows import fill, generated
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.game.analysis.review import review_plan
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.game.setup.presets import own_preset
from kingdom_builder_qt.game.setup.set_up_choice import SetUp
from kingdom_builder_qt.ui.desktop.files.library_disk import LibraryDisk
from kingdom_builder_qt.ui.desktop.style.theme import apply_theme
from kingdom_builder_qt.ui.desktop.widgets import tooltips
from kingdom_builder_qt.ui.desktop.widgets.controls.filter_box import FilterBox
from kingdom_builder_qt.ui.desktop.widgets.style import ElidedLabel
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_name
from kingdom_builder_qt.ui.library.games.game_pictures import GamePictures
from kingdom_builder_qt.ui.library.games.games_window import GamesWindow
from kingdom_builder_qt.ui.library.games.recent_games import GameRow
from kingdom_builder_qt.ui.library.review.graph import ReviewGraph
from kingdom_builder_qt.ui.newgame.preset_list import PresetList
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.scores.score_track import Lane, ScoreTrack
from kingdom_builder_qt.ui.table.scores.scores_dialog import ScoresDialog
from tests.ui.opening import leave_behind
from tests.ui.sample_games import new_session

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
WIDE = "WWWWWWWWWWW MMMMMMMMMMM "  # with a digit as long as a name may be
TIP = Qt.ItemDataRole.ToolTipRole
Asked = Callable[..., str]


def named(session: Session) -> Session:
    """Return a game between people with wide names."""
    seats = [replace(seat, name=f"{WIDE}{n}") for n, seat in enumerate(session.seats)]
    return Session(session.catalog, session.options, seats)


def at_the_curtain(catalog: Catalog) -> Session:
    """Return such a game after its first turn, at the curtain of the next person."""
    session = named(new_session(catalog, "human", "human"))
    while session.to_move == 0:
        session.play(session.position.legal_moves()[0])
    return session


@pytest.fixture
def tooltip(monkeypatch: pytest.MonkeyPatch) -> Asked:
    """Return a function that gives the tooltip of the mouse resting on a widget."""
    said: list[str] = []
    fake = SimpleNamespace(
        showText=lambda _at, text, *_: said.append(text), isVisible=lambda: False, text=lambda: ""
    )
    monkeypatch.setattr(tooltips, "QToolTip", fake)

    def ask(widget: QWidget, at: QPoint | None = None) -> str:
        said.clear()
        at = widget.rect().center() if at is None else at
        QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at)))
        return said[-1] if said else widget.toolTip()

    return ask


@pytest.fixture
def text_size(qapp: QApplication) -> Callable[[int], None]:
    """Return a function that sets the size of all text; `usual_text` restores it."""
    return apply_theme(qapp, "light").resize_text


def is_cut(part: QWidget, window: GamesWindow) -> bool:
    """Return whether a part of the filter is narrower than its size hint or outside the filter.

    The button that unfolds it is beside the tabs in a low window.
    """
    around = window.filter if window.filter.isAncestorOf(part) else window
    place = part.geometry().translated(part.mapTo(around, QPoint()) - part.pos())
    return part.width() < part.sizeHint().width() or not around.rect().contains(place)


@pytest.mark.usefixtures("usual_text")
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("size", [(1024, 600), (1440, 900)])
def test_no_filter_of_the_games_is_cut(
    qtbot: QtBot,
    catalog: Catalog,
    text_size: Callable[[int], None],
    size: tuple[int, int],
    percent: int,
) -> None:
    """At large text the filters wrap."""
    text_size(percent)
    fill(Library(), generated(catalog, 40))
    disk = LibraryDisk()
    window = GamesWindow(catalog, disk, GamePictures(disk, catalog), parent=None)
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    qtbot.waitUntil(lambda: len(window.games.model.ids) == 40)
    qtbot.waitUntil(lambda: window.filter.person.count() > 1)
    for is_open in (False, True):
        window.filter.fold.setChecked(is_open)
        QApplication.processEvents()
        boxes = [box for box in window.findChildren(FilterBox) if box.isVisible()]
        assert len(boxes) > 1 or not is_open  # a low window folds all
        assert [b.currentText() for b in boxes if b.shown_text() != b.currentText()] == []
        parts = [window.filter.fold, *boxes]
        qtbot.waitUntil(lambda parts=parts: not any(is_cut(part, window) for part in parts))
    window.close()


def test_a_filter_with_a_wide_name_tells_it_whole(qtbot: QtBot, tooltip: Asked) -> None:
    """A name too wide for the filter ends in an ellipsis and has a tooltip."""
    box = FilterBox("Player")
    qtbot.addWidget(box)
    box.addItem(WIDE)
    box.resize(120, 30)
    box.show()
    assert box.shown_text().endswith("…")
    assert tooltip(box) == WIDE
    box.setToolTip("Whose games")
    assert tooltip(box) == f"{WIDE}\nWhose games"
    box.setToolTip("")
    box.resize(600, 30)
    assert box.shown_text() == WIDE
    assert tooltip(box) == ""


def test_a_button_shows_and_says_a_name(qtbot: QtBot) -> None:
    """A cut name is complete in the tooltip and accessible name, unless it has another one."""
    button, other = QPushButton(), QPushButton()
    for made in (button, other):
        qtbot.addWidget(made)
    other.setAccessibleName("Remove")
    for made in (button, other):
        set_name(made, WIDE, width=60)
        assert made.text().endswith("…")
        assert made.toolTip() == WIDE
    assert (button.accessibleName(), other.accessibleName()) == (WIDE.strip(), "Remove")
    set_name(button, WIDE.strip(), width=600)
    assert (button.text(), button.toolTip(), button.accessibleName()) == (WIDE.strip(), "", "")


@pytest.mark.parametrize("width", [960, 1600])
def test_names_at_the_table(
    window: MainWindow, catalog: Catalog, tooltip: Asked, width: int
) -> None:
    """Bar, panels and curtain have complete names, some in the tooltip; the round is never cut."""
    window.resize(width, 800)
    window.desk.start(at_the_curtain(catalog))
    QApplication.processEvents()
    labels = [label for label in window.findChildren(ElidedLabel) if label.isVisible()]
    with_name = [label for label in labels if WIDE.strip() in label.text()]
    assert len(with_name) >= 4
    for label in with_name:
        assert not label.is_cut or WIDE.strip() in tooltip(label), label.text()
    rounds = [label for label in labels if label.text().startswith("Round")]
    assert rounds
    assert [label.text() for label in rounds if label.is_cut] == []
    (button,) = [
        b for b in window.findChildren(QPushButton) if b.isVisible() and "I am" in b.text()
    ]
    whole = f"I am {WIDE}1"
    assert button.text() == whole  # the accessible name
    assert tooltip(button) == (whole if button.is_cut else "")


def test_the_curtain_shows_a_name_on_a_wide_button(
    window: MainWindow, catalog: Catalog, tooltip: Asked
) -> None:
    """The curtain shows a name of any length once the button is wide enough."""
    window.desk.start(at_the_curtain(catalog))
    QApplication.processEvents()
    (button,) = [
        b for b in window.findChildren(QPushButton) if b.isVisible() and "I am" in b.text()
    ]
    button.resize(900, button.height())
    assert not button.is_cut
    assert tooltip(button) == ""
    button.resize(200, button.height())
    assert button.is_cut
    assert tooltip(button) == button.text() == f"I am {WIDE}1"


def test_the_score_sheet_is_as_wide_as_names(window: MainWindow, catalog: Catalog) -> None:
    """The sheet widens up to the screen; each head has the name as its tooltip."""
    window.desk.start(named(new_session(catalog, "human", "builder")))
    sheet = ScoresDialog(window.desk)
    sheet.resize(sheet.sizeHint())
    sheet.show()
    QApplication.processEvents()
    heads = sheet.table.horizontalHeader()
    for player in range(2):
        assert sheet.model.headerData(player, Qt.Orientation.Horizontal, TIP) == f"{WIDE}{player}"
        assert heads.sectionSize(player) >= sheet._players.widest_name()
    sheet.close()


def test_a_lane_of_the_score_track_tells_its_name(qtbot: QtBot, tooltip: Asked) -> None:
    """A lane too narrow for the name has it as a tooltip, and only such a lane."""
    track = ScoreTrack(lambda _card: None)
    qtbot.addWidget(track)
    track.set_lanes([Lane(WIDE, 0), Lane("Bob", 1)], 20)
    track.resize(240, 200)
    track.show()
    assert tooltip(track, track._lane_rect(0).center().toPoint()) == WIDE
    assert tooltip(track, track._lane_rect(1).center().toPoint()) == ""


def test_games_and_presets_tell_their_names(
    qtbot: QtBot, window: MainWindow, catalog: Catalog
) -> None:
    """The tooltips of a game's row and of a preset have the name."""
    session = named(new_session(catalog, "human", "builder"))
    session.play(session.position.legal_moves()[0])
    for id_ in ("one", "two"):
        leave_behind(session, id_)
    window.library.begin()
    qtbot.waitUntil(lambda: len(window.start_page.findChildren(GameRow)) == 1)
    (game,) = window.start_page.findChildren(GameRow)
    assert f"{WIDE}0" in game.toolTip().replace("\n", "")
    presets = PresetList(catalog, [own_preset(WIDE, SetUp().to_dict(), catalog)])
    qtbot.addWidget(presets)
    row = presets.list.item(presets.list.count() - 1)
    assert row.data(TIP).startswith(WIDE)


def test_the_graph_tells_names_at_its_edge(qtbot: QtBot, catalog: Catalog, tooltip: Asked) -> None:
    """Outside of the plot the tooltip has all names; within it the instant's tooltip is painted."""
    stages = review_plan(new_session(catalog, "human", "builder")).stages
    graph = ReviewGraph(stages, (WIDE, "Bob"), (0, 1), str)
    qtbot.addWidget(graph)
    graph.resize(600, 360)
    graph.show()
    assert tooltip(graph, QPoint(590, 180)) == f"{WIDE}\nBob"
    assert tooltip(graph, QPoint(200, 180)) == ""
