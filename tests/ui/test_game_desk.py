"""The desk: selection, undo and redo, the end of a turn, the curtain between two people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import FrozenInstanceError, dataclass, field, replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from kingdom_builder_qt.content import Catalog, Problem
from kingdom_builder_qt.core.moves import END_TURN, MANDATORY, Move
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.desk.ai_process import AiProcess
from kingdom_builder_qt.ui.table.desk.call_queue import let_paint
from kingdom_builder_qt.ui.table.desk.table_view import TableView
from kingdom_builder_qt.ui.table.panels.cards import CardsPanel
from kingdom_builder_qt.ui.table.panels.hand.actions import ActionsPanel
from kingdom_builder_qt.ui.table.panels.hand.hand import HandPanel
from kingdom_builder_qt.ui.table.panels.panel import Panel
from kingdom_builder_qt.ui.table.panels.player_panel import PlayersPanel
from kingdom_builder_qt.ui.table.panels.status_panel import StatusPanel
from kingdom_builder_qt.ui.table.panels.tile_panel import TilesPanel
from tests.ui.drawn_games import drawn
from tests.ui.sample_games import (
    LEFT,
    click_hex,
    first_target,
    new_session,
    press,
    shown_hexes,
)


def build_three(window: MainWindow) -> None:
    """Make the mandatory builds by clicks."""
    for _ in range(window.desk.position.builds_left):
        click_hex(window, first_target(window))


def words_of(widget: QWidget) -> str:
    """Return everything that can be read or heard in a widget and its children."""
    parts = []
    for part in [widget, *widget.findChildren(QWidget)]:
        parts += [part.toolTip(), part.accessibleName(), part.accessibleDescription()]
        if isinstance(part, QLabel):
            parts.append(part.text())
    return "\n".join(parts)


def test_a_game_is_told_in_the_words_of_its_own_content(
    window: MainWindow, catalog: Catalog
) -> None:
    """A game has the words of its own content, with a later pack and without a removed one."""
    tile = replace(catalog.tiles["farm"], name="Water wheel")
    newer = replace(catalog, tiles={**catalog.tiles, "farm": tile})
    window.desk.start(new_session(newer, "human", "human"))
    assert window.desk.words is not None
    assert window.desk.words.names.tile("farm") == "Water wheel"
    window.workshop.sections_changed.emit(catalog)
    session = window.desk.session
    assert session is not None
    session.change_seats([replace(seat, name=seat.name * 2) for seat in session.seats])
    assert window.desk.words.names.tile("farm") == "Water wheel"


def test_problems_of_newer_content_can_be_read(window: MainWindow, catalog: Catalog) -> None:
    """The menu entry follows the content, with a game or without."""
    action = window.actions_["problems"]
    plain = replace(catalog, problems=())
    problem = Problem("error", "tiles.yaml", 1, 1, "mill", "unknown terrain")
    for content in (plain, replace(catalog, problems=(problem,)), plain):
        window.workshop.sections_changed.emit(content)
        assert action.isEnabled() is bool(content.problems)
    window.workshop.sections_changed.emit(replace(catalog, problems=(problem,)))
    window.desk.start(new_session(plain, "human", "human"))
    assert action.isEnabled()


def test_whole_turn_by_mouse(window: MainWindow, catalog: Catalog) -> None:
    """Three builds, undo, redo and the end of the turn, all by clicks."""
    window.desk.start(new_session(catalog, "human", "human"))
    session = window.desk.session
    actions = window.game_page.hand.buttons
    build_three(window)
    assert len(shown_hexes(window)) == 3
    QTest.mouseClick(actions.undo, LEFT)
    assert len(shown_hexes(window)) == 2
    QTest.mouseClick(actions.redo, LEFT)
    assert len(shown_hexes(window)) == 3
    QTest.mouseClick(actions.end, LEFT)
    assert session.log[-1].move == END_TURN
    assert session.to_move == 1


def test_the_board_has_the_keys_after_a_turn_ended_by_mouse(
    window: MainWindow, catalog: Catalog
) -> None:
    """The button that ended the turn gives the focus to the board, where N works again."""
    window.desk.start(new_session(catalog, "human", "novice"))
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    build_three(window)
    page = window.game_page
    QTest.mouseClick(page.hand.buttons.end, LEFT)
    assert not page.hand.buttons.end.isEnabled()
    assert page.view.hasFocus()


def test_whole_turn_by_keys(window: MainWindow, catalog: Catalog) -> None:
    """The same turn can be played without the mouse."""
    window.desk.start(new_session(catalog, "human", "human"))
    session, scene = window.desk.session, window.game_page.scene
    while MANDATORY in window.desk.position.sources():
        press(window, Qt.Key.Key_Right)
        while not scene.marks.item.mask("target") >> scene.input.cursor & 1:
            before = scene.input.cursor
            press(window, Qt.Key.Key_Right)
            if scene.input.cursor == before:
                press(window, Qt.Key.Key_Home)
                press(window, Qt.Key.Key_Down)
        press(window, Qt.Key.Key_Return)
    press(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(session.log) == 2
    press(window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert len(session.log) == 3
    press(window, Qt.Key.Key_E)
    assert session.log[-1].move == END_TURN


def test_end_turn_too_early_says_why(window: MainWindow, catalog: Catalog) -> None:
    """The turn cannot end while builds are due, and the status bar gives the reason."""
    window.desk.start(new_session(catalog, "human", "human"))
    window.desk.controller.end_turn()
    assert "You cannot end your turn yet" in window.status_line.message
    assert window.desk.session.log == []


def test_turn_ends_itself_when_wanted(make_window: object, catalog: Catalog) -> None:
    """Without the confirmation the turn ends with the last possible decision."""
    window = make_window(confirm_end_turn=False)
    window.desk.start(new_session(catalog, "human", "human"))
    build_three(window)
    assert window.desk.session.log[-1].move == END_TURN
    assert window.desk.session.to_move == 1


def test_curtain_between_two_people(window: MainWindow, catalog: Catalog) -> None:
    """After the first turn hand and tiles are hidden until the next person takes over."""
    window.desk.start(new_session(catalog, "human", "human"))
    build_three(window)
    window.desk.controller.end_turn()
    page = window.game_page
    assert window.desk.seats.viewer is None
    assert page.bottom.currentWidget() is page.curtain
    assert page.curtain.button.hasFocus()
    target = first_target(window)
    click_hex(window, target)
    assert target not in shown_hexes(window)
    assert "I am Bob" in window.status_line.message
    QTest.mouseClick(page.curtain.button, LEFT)
    assert page.view.hasFocus()
    assert window.desk.seats.viewer == 1
    assert page.hand.isVisible()
    assert not page.curtain.isVisible()
    click_hex(window, target)
    assert shown_hexes(window)[target] == 1


def test_hidden_card_is_in_no_text(window: MainWindow, catalog: Catalog) -> None:
    """No widget names the card another person drew, neither in the turn nor at the curtain."""
    for seed in range(20):
        session = new_session(catalog, "human", "human", seed=seed)
        window.desk.start(session)
        build_three(window)
        window.desk.controller.end_turn()
        drawn = session.position.hands[0][0]
        if drawn not in (session.position.card, *session.position.discards):
            break  # otherwise the card is public by accident
    names = window.desk.words.names
    for _ in range(2):
        # The texts of cards and location tiles name terrains, too, without a secret.
        page = window.game_page
        told = "\n".join(
            words_of(part)
            for part in (page.hand, page.curtain, page.players, page.status, window.banner)
        )
        told += "\n".join(
            str(page.log.model.index(row, 0).data()) for row in range(page.log.model.rowCount())
        )
        assert names.terrain_card(drawn) not in told.lower()
        window.desk.lift_curtain()


def test_one_person_needs_no_curtain(window: MainWindow, catalog: Catalog) -> None:
    """Against computers the person at the screen stays the viewer in every turn."""
    window.desk.start(new_session(catalog, "builder", "human"))
    window.desk.ai.set_paused(True)
    assert window.desk.seats.viewer == 1
    assert not window.desk.seats.curtain_down


def test_only_tile_left_is_selected(window: MainWindow, catalog: Catalog) -> None:
    """After the mandatory action the only usable tile is selected automatically."""
    window.desk.start(drawn(catalog, tiles="farm", own="D4"))
    window.desk.lift_curtain()
    build_three(window)
    assert window.desk.controller.source == "tile:farm"


@pytest.mark.parametrize("by_key", [True, False], ids=["key", "mouse"])
def test_a_tile_that_was_selected_by_itself_can_be_chosen(
    window: MainWindow, catalog: Catalog, by_key: bool
) -> None:
    """A first click keeps the automatic selection, and further clicks toggle it."""
    window.desk.start(drawn(catalog, tiles="farm", own="D4"))
    window.desk.lift_curtain()
    build_three(window)
    (button,) = window.game_page.tiles.buttons
    for source in ("tile:farm", "", "tile:farm", ""):
        if by_key:
            press(window, Qt.Key.Key_1)
        else:
            QTest.mouseClick(button, LEFT)
        assert window.desk.controller.source == source
        assert button.isChecked() == bool(source)


def test_unusable_source_is_explained(window: MainWindow, catalog: Catalog) -> None:
    """Selecting a tile that the player lacks gives the reason and selects nothing else."""
    window.desk.start(new_session(catalog, "human", "human"))
    window.desk.controller.select_source("tile:farm")
    assert window.status_line.message == "You do not have the farm."
    window.desk.controller.select_source("tile:nonsense")
    assert window.status_line.message == "That is not part of this game."
    assert window.desk.controller.source == MANDATORY


def test_illegal_move_changes_nothing(window: MainWindow, catalog: Catalog) -> None:
    """An illegal move is refused without an exception."""
    window.desk.start(new_session(catalog, "human", "human"))
    assert not window.desk.controller.play(Move("tile:farm", "build", None, 0))
    assert window.desk.session.log == []


def test_changes_are_signalled_once(window: MainWindow, catalog: Catalog) -> None:
    """Every played, undone and redone move is signalled to the panels exactly once."""
    told = []
    window.desk.changed.connect(lambda kind, entry: told.append((kind, entry.number)))
    window.desk.start(new_session(catalog, "human", "human"))
    click_hex(window, first_target(window))
    window.desk.controller.undo()
    window.desk.controller.redo()
    assert told == [("played", 1), ("undone", 1), ("redone", 1)]


SIGNALS = (
    "session_started",
    "changed",
    "revealed",
    "seats_changed",
    "shown",
    "settled",
)
AFTER_A_DECISION = ["changed", "shown", "settled"]


@pytest.fixture
def heard(window: MainWindow) -> list[str]:
    """Return the list of the desk's signals, by name."""
    names: list[str] = []
    for name in SIGNALS:
        getattr(window.desk, name).connect(lambda *_values, n=name: names.append(n))
    return names


def test_signals_come_in_one_order(window: MainWindow, catalog: Catalog, heard: list[str]) -> None:
    """Start, decision, undo, redo, curtain and new seats each emit their signals once, in order."""
    desk = window.desk
    desk.start(new_session(catalog, "human", "human"))
    assert heard == ["session_started", *AFTER_A_DECISION[1:]]
    heard.clear()
    click_hex(window, first_target(window))
    assert heard == AFTER_A_DECISION
    heard.clear()
    desk.controller.undo()
    desk.controller.redo()
    assert heard == AFTER_A_DECISION * 2
    build_three(window)
    desk.controller.end_turn()
    heard.clear()
    desk.lift_curtain()
    assert heard == ["revealed", *AFTER_A_DECISION[1:]]
    heard.clear()
    desk.controller.reset_source()
    assert heard == ["shown"]
    heard.clear()
    desk.change_seats([replace(seat, name=f"{seat.name}!") for seat in desk.session.seats])
    assert heard == ["seats_changed", *AFTER_A_DECISION[1:]]


def test_no_panel_gets_a_card_before_the_curtain_falls(
    window: MainWindow, catalog: Catalog
) -> None:
    """The curtain is down when the change is signalled, and the entry ends with the turn."""
    window.desk.start(new_session(catalog, "human", "human"))
    seen: list[tuple[bool, list[str]]] = []
    window.desk.changed.connect(
        lambda _kind, entry: seen.append(
            (window.desk.seats.curtain_down, [type(event).__name__ for event in entry.events])
        )
    )
    build_three(window)
    window.desk.controller.end_turn()
    is_down, events = seen[-1]
    assert is_down
    assert "TurnBegan" not in events


def test_each_panel_is_shown_once(
    make_window: Callable[..., MainWindow], catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No panel is refreshed twice by a move, a selected tile, undo, a turn's end or the curtain."""
    refreshed: Counter[str] = Counter()
    for panel in (ActionsPanel, CardsPanel, HandPanel, PlayersPanel, StatusPanel, TilesPanel):
        name, refresh = panel.__name__, panel.refresh

        def counted(self: Panel, name: str = name, refresh: Any = refresh) -> None:
            refreshed[name] += 1
            refresh(self)

        monkeypatch.setattr(panel, "refresh", counted)
    window = make_window()
    session = drawn(catalog, tiles="farm", own="D4")
    window.desk.start(session)
    window.desk.lift_curtain()
    desk, board = window.desk, first_target(window)
    for decide in (
        lambda: desk.controller.select_source("tile:farm"),
        desk.controller.reset_source,
        lambda: click_hex(window, board),
        desk.controller.undo,
        lambda: build_three(window),
        desk.controller.end_turn,
        desk.lift_curtain,
    ):
        refreshed.clear()
        before = len(session.log)
        decide()
        assert set(refreshed.values()) == {max(1, len(session.log) - before)}, refreshed
        assert len(refreshed) == 6


@dataclass
class Heard:
    """The desk's signals, each with the state at its emission."""

    window: MainWindow
    told: list[tuple[str, int, bool, bool]] = field(default_factory=list)
    views: list[TableView] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Connect to the signals."""
        desk = self.window.desk
        desk.changed.connect(lambda *_: self._hear("changed"))
        desk.shown.connect(self._look)
        desk.settled.connect(lambda: self._hear("settled"))

    def _look(self, view: TableView) -> None:
        assert view is self.window.desk.view
        self.views.append(view)
        self._hear("shown")

    def _hear(self, name: str) -> None:
        desk = self.window.desk
        assert desk.session is not None
        assert desk.view is not None
        is_new = desk.view.position == desk.session.position
        gesture = self.window.game_page.interaction.gesture
        self.told.append((name, len(desk.session.log), is_new, gesture.view is desk.view))

    def taken(self) -> list[tuple[str, int, bool, bool]]:
        """Return the signals since the last call, with log length, view and gesture."""
        taken, self.told = self.told, []
        return taken


def after(moves: int) -> list[tuple[str, int, bool, bool]]:
    """Return the signals of a decision that leaves so many moves."""
    return [
        ("changed", moves, False, True),  # view and gesture are still the previous ones
        ("shown", moves, True, True),
        ("settled", moves, True, True),
    ]


def test_a_decision_of_a_person_emits_three_signals(window: MainWindow, catalog: Catalog) -> None:
    """A move, undo and redo emit each signal once; a selection emits `shown` alone."""
    window.desk.start(new_session(catalog, "human", "human"))
    heard = Heard(window)
    click_hex(window, first_target(window))
    assert heard.taken() == after(1)
    window.desk.controller.undo()
    assert heard.taken() == after(0)
    window.desk.controller.redo()
    assert heard.taken() == after(1)
    window.desk.controller.reset_source()
    assert heard.taken() == [("shown", 1, True, True)]


def test_a_decision_of_a_computer_emits_three_signals(
    window: MainWindow, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`changed` and `shown` are emitted with the move, `settled` after the last panel."""
    monkeypatch.setattr(AiProcess, "set_game", lambda *_: None)
    monkeypatch.setattr(AiProcess, "ask", lambda *_: 1)
    window.desk.start(new_session(catalog, "builder", "builder"))
    window.desk.queue.finish()
    heard, ai = Heard(window), window.desk.ai
    ai._on_answered(1, str(window.desk.position.legal_moves()[-1]))
    ai.set_busy(False)
    ai._on_pace()
    assert heard.taken() == after(1)[:2]
    told: list[tuple[str, int, bool, bool]] = []
    while window.desk.queue.is_due:
        assert not told or window.desk.queue._due[-1] is let_paint  # only painting remains
        window.desk.queue._next()
        told += heard.taken()
    assert told == after(1)[2:]


def test_every_panel_shows_the_same_view(
    window: MainWindow, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each refresh after a decision reads the one view of `shown`."""
    window.desk.start(new_session(catalog, "human", "human"))
    heard, read = Heard(window), []
    for kind in (ActionsPanel, CardsPanel, HandPanel, PlayersPanel, StatusPanel, TilesPanel):
        refresh = kind.refresh

        def seen(self: Panel, name: str = kind.__name__, refresh: Any = refresh) -> None:
            read.append((name, self.desk.view))
            refresh(self)

        monkeypatch.setattr(kind, "refresh", seen)
    click_hex(window, first_target(window))
    (view,) = heard.views
    assert len({name for name, _ in read}) == len(read) == 6
    assert all(shown is view for _, shown in read)


def test_a_view_never_changes(window: MainWindow, catalog: Catalog) -> None:
    """A view does not change with the game, and its fields cannot be set."""
    window.desk.start(new_session(catalog, "human", "human"))
    view = window.desk.view
    assert view is not None
    before = view.position.copy()
    click_hex(window, first_target(window))
    assert (view.position, view.log) == (before, ())
    assert window.desk.view is not view
    assert window.desk.view.position != before
    with pytest.raises(FrozenInstanceError):
        view.source = ""  # type: ignore[misc]
    window.show_start_page()
    assert window.desk.view is None
