"""The hint: asked by key and button, shown as ghosts and words, played, and gone in time."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.ai.advice import Advice, advise
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.moves import DRAW, END_TURN, MANDATORY, MOVE, SKIP, Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.view import View
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.ui.ai_process import AiProcess
from kingdom_builder_qt.ui.hint import Hint, HintState
from kingdom_builder_qt.ui.main_window import MainWindow
from kingdom_builder_qt.ui.moment import is_asked, is_silo_phase
from tests.ui.everything_table import click, mixed_where
from tests.ui.expansion_table import session_where
from tests.ui.table import advanced, click_hex, first_target, new_session, press

CTRL = Qt.KeyboardModifier.ControlModifier


class FakeWorker:
    """Stands for the worker process of hints: keeps the questions, answers when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Replace the asking of every process."""
        self.views: list[View] = []
        self.cancelled: list[bool] = []
        monkeypatch.setattr(AiProcess, "set_game", lambda *_args: None)
        monkeypatch.setattr(AiProcess, "ask_advice", self._ask)
        monkeypatch.setattr(AiProcess, "cancel", lambda process: self.cancelled.append(True))

    def _ask(self, view: View) -> int:
        self.views.append(view)
        return len(self.views)

    def answer(self, window: MainWindow, advice: Advice | None = None) -> Advice:
        """Answer the last question, quickly or with what the test wants."""
        hint, position = window.hints.hint, window.bridge.position
        assert position is not None
        advice = advice or advise(position.rules, self.views[-1], 3, is_hurried=lambda: True)
        hint.process.advised.emit(len(self.views), advice)
        return advice


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> FakeWorker:
    """Return a worker that answers only when told to."""
    return FakeWorker(monkeypatch)


def hint_of(window: MainWindow) -> Hint:
    """Return the hint of a window."""
    return window.hints.hint


def start(window: MainWindow, session: Session) -> None:
    """Show a game, with the person who is to move in the seat."""
    window.bridge.start(session)
    if window.bridge.curtain_down:
        click(window.game_page.curtain.button)


def ask(window: MainWindow) -> None:
    """Ask by the keyboard, with the board in focus: keys go to the active window only."""
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    press(window, Qt.Key.Key_H, CTRL)


def shown(window: MainWindow, worker: FakeWorker, session: Session) -> Advice:
    """Start a game and let its first hint be shown."""
    start(window, session)
    ask(window)
    return worker.answer(window)


def made_up(session: Session, line: Sequence[Move]) -> Advice:
    """Return an advice with a line of the test's own."""
    gold = tuple(session.position.gold())
    return Advice(tuple(line), gold, gold, 0.0, 0, ())


# -- asking ----------------------------------------------------------------------------------------


def test_hint_from_the_worker_is_played_by_its_button(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """The whole way: key, real process, ghosts, card, the click that plays the line."""
    session = new_session(catalog, "human", "builder")
    window.bridge.start(session)
    assert QTest.qWaitForWindowActive(window)
    press(window, Qt.Key.Key_Question)
    assert hint_of(window).state is HintState.THINKING
    assert window.hints.card.busy.isVisible()
    qtbot.waitUntil(lambda: hint_of(window).state is HintState.SHOWN, timeout=30_000)
    found = hint_of(window).shown
    assert found is not None
    line = found.advice.line
    assert [ghost.target for ghost in window.hints.ghosts.ghosts] == [m.target for m in line]
    assert [ghost.number for ghost in window.hints.ghosts.ghosts] == [1, 2, 3]
    gold = found.advice.gold_then[0] - found.advice.gold_now[0]
    assert window.hints.card.gold.text() == (f"+{gold} gold" if gold else "No gold now")
    click(window.hints.card.play)
    qtbot.waitUntil(lambda: len(session.log) == len(line))
    assert [entry.move for entry in session.log] == list(line)
    assert tuple(session.position.gold()) == found.advice.gold_then
    qtbot.waitUntil(lambda: hint_of(window).state is HintState.NONE)
    assert not window.hints.card.isVisible()
    assert window.hints.ghosts.ghosts == ()


def test_view_of_the_worker_is_that_of_the_player(
    window: MainWindow, catalog: Catalog, worker: FakeWorker
) -> None:
    """It is told what the person who sits there knows, and nothing else."""
    session = new_session(catalog, "human", "human")
    window.bridge.start(session)
    ask(window)
    assert worker.views == [session.position.view(0)]


def test_nobodys_hand_decides_a_hint_that_all_may_see(
    window: MainWindow, catalog: Catalog, worker: FakeWorker
) -> None:
    """A canoe is offered without a curtain: the hint about it knows no hand, not even the own."""
    session = mixed_where(catalog, is_asked, "human", "human", "human")
    window.bridge.start(session)
    assert window.bridge.hides_hands
    ask(window)
    view = worker.views[0]
    cards = [card for hand in session.position.hands for card in hand]
    assert view.hands == (None, None, None)
    assert sorted(view.unseen) == sorted([*session.position.deck, *cards])
    other = session.position.copy()
    hands = list(other.hands)
    hands[view.player], deck = other.deck[:1], (*hands[view.player], *other.deck[1:])
    other.hands, other.deck = tuple(hands), tuple(deck)
    window.bridge.session.position = other
    press(window, Qt.Key.Key_Escape)
    ask(window)
    assert worker.views[1] == view


@pytest.mark.parametrize("controllers", [("builder", "human"), ("human", "human")])
def test_hint_is_only_for_who_decides(
    window: MainWindow, catalog: Catalog, worker: FakeWorker, controllers: tuple[str, str]
) -> None:
    """Not while a computer decides, nor before the next person has lifted the curtain."""
    session = new_session(catalog, *controllers)
    for _ in range(3):
        session.play(session.position.legal_moves()[0])
    if controllers[0] == "human":
        session.play(END_TURN)
    window.bridge.start(session)
    window.bridge.ai.set_paused(True)
    assert not window.bridge.is_human_turn
    assert not window.actions_["hint"].isEnabled()
    ask(window)
    assert worker.views == []
    if window.bridge.curtain_down:
        click(window.game_page.curtain.button)
        assert window.actions_["hint"].isEnabled()


def test_thinking_is_cancelled_by_escape_and_by_an_own_move(
    window: MainWindow, catalog: Catalog, worker: FakeWorker
) -> None:
    """What comes of a question that was given up is not shown."""
    window.bridge.start(new_session(catalog, "human", "human"))
    ask(window)
    press(window, Qt.Key.Key_Escape)
    assert hint_of(window).state is HintState.NONE
    worker.answer(window)
    assert hint_of(window).shown is None
    ask(window)
    assert hint_of(window).state is HintState.THINKING
    worker.cancelled.clear()
    click_hex(window, first_target(window))
    assert hint_of(window).state is HintState.NONE
    assert worker.cancelled
    assert not window.hints.card.isVisible()


def test_escape_closes_the_hint_before_it_puts_a_tile_back(
    window: MainWindow, catalog: Catalog, worker: FakeWorker
) -> None:
    """The key does one thing at a time, the latest first."""
    session = advanced(catalog, lambda p: "tile:farm" in p.sources(), "human", "human")
    start(window, session)
    window.bridge.select_source("tile:farm")
    ask(window)
    worker.answer(window)
    press(window, Qt.Key.Key_Escape)
    assert hint_of(window).state is HintState.NONE
    assert window.bridge.source == "tile:farm"
    press(window, Qt.Key.Key_Escape)
    assert window.bridge.source == MANDATORY


def test_long_thought_is_hurried(
    window: MainWindow, catalog: Catalog, worker: FakeWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for ever: after a while the best known so far is asked for."""
    hurried: list[bool] = []
    hint = hint_of(window)
    monkeypatch.setattr(AiProcess, "hurry", lambda process: hurried.append(process is hint.process))
    hint._patience.timeout.disconnect()
    hint._patience.timeout.connect(hint.process.hurry)
    window.bridge.start(new_session(catalog, "human", "human"))
    ask(window)
    assert hint._patience.isActive()
    hint._patience.timeout.emit()
    assert hurried == [True]
    worker.answer(window)
    assert not hint._patience.isActive()


# -- the worker fails ------------------------------------------------------------------------------


def test_worker_that_dies_is_replaced(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """A hint comes although the process was killed while it looked for one."""
    window.bridge.start(new_session(catalog, "human", "human"))
    ask(window)
    os.kill(hint_of(window).process.pid, signal.SIGKILL)
    qtbot.waitUntil(lambda: hint_of(window).state is HintState.SHOWN, timeout=30_000)


def test_worker_that_fails_is_told(
    window: MainWindow, catalog: Catalog, worker: FakeWorker
) -> None:
    """One that fails again and again ends the hint with a notice; the game goes on."""
    window.bridge.start(new_session(catalog, "human", "human"))
    ask(window)
    hint_of(window).process.failed.emit(1, "Traceback\nValueError: no board")
    assert hint_of(window).state is HintState.NONE
    assert "No hint" in window.statusBar().currentMessage()
    assert "ValueError: no board" in window.statusBar().currentMessage()
    click_hex(window, first_target(window))
    assert len(window.bridge.session.log) == 1


def test_closing_leaves_no_process(
    window: MainWindow, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither start page nor another game keeps the last game's worker, or replaces it first."""
    replaced: list[AiProcess] = []
    monkeypatch.setattr(AiProcess, "_restart", lambda process: replaced.append(process))
    window.bridge.start(new_session(catalog, "human", "human"))
    ask(window)
    assert hint_of(window).process.pid is not None
    window.bridge.start(new_session(catalog, "human", "human", seed=6))
    assert hint_of(window).process.pid is None
    ask(window)
    window.show_start_page()
    assert hint_of(window).process.pid is None
    assert replaced == []


# -- it goes in time -------------------------------------------------------------------------------


def own_move(window: MainWindow) -> None:
    """Click a hex where something is possible."""
    click_hex(window, first_target(window))


def undo(window: MainWindow) -> None:
    """Take the last move back."""
    press(window, Qt.Key.Key_Z, CTRL)


def new_game(window: MainWindow) -> None:
    """Begin another game."""
    window.bridge.start(new_session(window.catalog, "human", "human", seed=9))


def other_seats(window: MainWindow) -> None:
    """Let a computer go on."""
    session = window.bridge.session
    window.bridge.ai.set_paused(True)
    seats = [replace(session.seats[0], controller="novice"), session.seats[1]]
    window.bridge.change_seats(seats)


@pytest.mark.parametrize("end", [own_move, undo, new_game, other_seats])
def test_hint_disappears(
    window: MainWindow, catalog: Catalog, worker: FakeWorker, end: Callable[[MainWindow], None]
) -> None:
    """A hint is about one moment: what changes it takes the hint away."""
    session = new_session(catalog, "human", "human")
    window.bridge.start(session)
    own_move(window)
    ask(window)
    worker.answer(window)
    assert window.hints.card.isVisible()
    assert window.hints.ghosts.ghosts
    end(window)
    assert not window.hints.card.isVisible()
    assert window.hints.ghosts.ghosts == ()
    assert hint_of(window).shown is None


def test_hint_disappears_with_the_turn(
    window: MainWindow, catalog: Catalog, worker: FakeWorker
) -> None:
    """The next person at the screen does not see what was advised to the last one."""
    session = session_where(
        catalog, lambda p: p.is_legal(END_TURN) and len(p.sources()) > 1, "human", "human"
    )
    shown(window, worker, session)
    assert window.hints.card.isVisible()
    press(window, Qt.Key.Key_E)
    assert session.to_move == 1
    assert not window.hints.card.isVisible()
    assert window.hints.ghosts.ghosts == ()
    assert not any(part.text() for part in (window.hints.card.why, window.hints.card.steps))


# -- what is shown and played ----------------------------------------------------------------------


def has_move_tile(position: Position) -> bool:
    """Tell whether a settlement can be moved at the beginning of a turn."""
    return bool(position.builds_left and not position.built) and any(
        position.origins(source) for source in position.sources() if source.startswith("tile:")
    )


MOMENTS = {
    "move tile": has_move_tile,
    "canoe": is_asked,
    "silo": is_silo_phase,
    "block": lambda p: p.block is not None and not is_asked(p),
    "choice": lambda p: p.choosing and p.card is None,
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_hint_in_a_game_with_everything(
    window: MainWindow, catalog: Catalog, worker: FakeWorker, qtbot: QtBot, moment: str
) -> None:
    """Whatever can be decided, a hint is shown in words and on the board, and can be played."""
    session = mixed_where(catalog, MOMENTS[moment], "human", "human", "human")
    start(window, session)
    ask(window)
    position, before = session.position, len(session.log)
    advice = worker.answer(window)
    places = [m for m in advice.line if isinstance(m.target, int)]
    ghosts = window.hints.ghosts.ghosts
    assert [(g.origin, g.target) for g in ghosts] == [(m.origin, m.target) for m in places]
    assert window.hints.card.why.text().endswith(".")
    assert position.is_legal(advice.line[0] if advice.line else END_TURN)
    click(window.hints.card.play)
    qtbot.waitUntil(lambda: hint_of(window).state is HintState.NONE)
    played = [entry.move for entry in session.log[before:]]
    assert played
    assert played[: len(advice.line)] == list(advice.line[: len(played)])


def test_ghost_of_a_move_comes_from_its_origin(
    window: MainWindow, catalog: Catalog, worker: FakeWorker
) -> None:
    """A piece that is moved twice has two numbers and stands only where it ends."""
    session = session_where(
        catalog, lambda p: any(m.verb == MOVE for m in p.legal_moves()), "human", "human"
    )
    move = next(m for m in session.position.legal_moves() if m.verb == MOVE)
    assert isinstance(move.target, int)
    assert move.origin is not None
    start(window, session)
    ask(window)
    back = Move(move.source, MOVE, move.target, move.origin)
    worker.answer(window, made_up(session, [move, back]))
    first, second = window.hints.ghosts.ghosts
    assert (first.origin, first.target) == (second.target, second.origin)
    assert first.piece == second.piece
    assert first.piece.owner == session.seats[session.to_move].colour
    standing = window.hints.ghosts._pieces()
    assert len(standing) == 1


def test_playing_stops_where_something_is_revealed(
    window: MainWindow, catalog: Catalog, worker: FakeWorker, qtbot: QtBot
) -> None:
    """After a card that was turned up the rest would be a guess: the person decides again."""
    session = session_where(
        catalog, lambda p: any(m.verb == DRAW for m in p.legal_moves()), "human", "human"
    )
    draw = next(m for m in session.position.legal_moves() if m.verb == DRAW)
    start(window, session)
    ask(window)
    worker.answer(window, made_up(session, [draw, Move(draw.source, SKIP)]))
    before = len(session.log)
    click(window.hints.card.play)
    qtbot.wait(120)
    assert [entry.move for entry in session.log[before:]] == [draw]
    assert hint_of(window).state is HintState.NONE


def test_ghosts_go_as_they_are_played(
    make_window: Callable[..., MainWindow], catalog: Catalog, worker: FakeWorker, qtbot: QtBot
) -> None:
    """While the line is played its rest stays to be seen, and Esc stops it."""
    window = make_window(animation_speed=0.2)
    session = new_session(catalog, "human", "human")
    advice = shown(window, worker, session)
    click(window.hints.card.play)
    assert len(session.log) == 1
    assert hint_of(window).state is HintState.PLAYING
    assert [ghost.number for ghost in window.hints.ghosts.ghosts] == [2, 3]
    press(window, Qt.Key.Key_Escape)
    window.game_page.scene.animator.skip()
    qtbot.wait(120)
    assert [entry.move for entry in session.log] == list(advice.line[:1])
    assert window.hints.ghosts.ghosts == ()


def test_keyboard_reaches_the_buttons(
    window: MainWindow, catalog: Catalog, worker: FakeWorker, qtbot: QtBot
) -> None:
    """The hint's key leads to its buttons, Enter presses them, the board gets the keys back."""
    session = new_session(catalog, "human", "human")
    advice = shown(window, worker, session)
    ask(window)
    assert QApplication.focusWidget() is window.hints.card.play
    QTest.keyClick(window.hints.card.play, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is window.hints.card.close_
    QTest.keyClick(window.hints.card.close_, Qt.Key.Key_Return)
    assert hint_of(window).state is HintState.NONE
    assert QApplication.focusWidget() is window.game_page.view
    ask(window)
    worker.answer(window, advice)
    ask(window)
    QTest.keyClick(window.hints.card.play, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(session.log) == len(advice.line))


def test_hint_is_spoken(window: MainWindow, catalog: Catalog, worker: FakeWorker) -> None:
    """A screen reader hears that it is looked for, and then all that the card says."""
    window.bridge.start(new_session(catalog, "human", "human"))
    heard: list[str] = []
    window.game_page.view.announced.connect(heard.append)
    ask(window)
    worker.answer(window)
    assert heard[0].startswith("Looking for a hint")
    card = window.hints.card
    for part in (card.gold, card.lead, card.why, card.steps):
        assert part.text() in heard[-1]
    assert card.accessibleName() == "Hint"
    assert card.accessibleDescription() == heard[-1]


@pytest.mark.parametrize("size", [(960, 540), (1440, 900)])
def test_card_hides_neither_board_nor_players(
    window: MainWindow, catalog: Catalog, worker: FakeWorker, size: tuple[int, int]
) -> None:
    """It lies at the lower end of the column, as high as its words, also after a resize."""
    shown(window, worker, new_session(catalog, "human", "human"))
    window.resize(*size)
    QApplication.processEvents()
    page, card = window.game_page, window.hints.card
    column = page.column
    corner = column.mapTo(page, QPoint(0, 0))
    assert card.geometry().left() == corner.x()
    assert card.geometry().bottom() == corner.y() + column.height() - 1
    assert not card.geometry().intersects(
        page.view.rect().translated(page.view.mapTo(page, QPoint()))
    )
    players = page.players.rect().translated(page.players.mapTo(page, QPoint()))
    assert not card.geometry().intersects(players)
    for part in (card.title, card.gold, card.lead, card.why, card.steps, card.play, card.close_):
        needed = (
            part.heightForWidth(part.width())
            if part.hasHeightForWidth()
            else part.sizeHint().height()
        )
        assert part.height() >= needed
        assert card.rect().contains(part.mapTo(card, part.rect().bottomRight()))


def test_sign_of_thinking_rests_with_reduced_motion(
    make_window: Callable[..., MainWindow], catalog: Catalog, worker: FakeWorker
) -> None:
    """Without animation the dots stand still; otherwise they move only while in sight."""
    for speed, moves in ((0.0, False), (1.0, True)):
        window = make_window(animation_speed=speed)
        window.bridge.start(new_session(catalog, "human", "human"))
        ask(window)
        assert window.hints.card.busy.isVisible()
        assert window.hints.card.busy.is_moving is moves
        press(window, Qt.Key.Key_Escape)
        assert not window.hints.card.busy.is_moving


def picture(window: MainWindow) -> QImage:
    """Return what the board looks like, drawn for the scale it is shown at."""
    view = window.game_page.view
    view.grab()
    view.board_scene.sharpen()
    return view.grab().toImage()


def test_ghosts_are_drawn_and_wiped_away(
    window: MainWindow, catalog: Catalog, worker: FakeWorker
) -> None:
    """The board looks different with a hint, in each theme, and exactly as before without it."""
    session = new_session(catalog, "human", "human")
    window.bridge.start(session)
    without = picture(window)
    ask(window)
    worker.answer(window)
    light = picture(window)
    assert light != without
    window.themes.apply("dark")
    assert picture(window) != light
    window.themes.apply("light")
    press(window, Qt.Key.Key_Escape)
    assert picture(window) == without


def test_random_positions_have_a_hint_in_words(
    window: MainWindow, catalog: Catalog, worker: FakeWorker
) -> None:
    """In several moments of a game the card always says what is earned, where it leads, why."""
    session, random = new_session(catalog, "human", "human", seed=3), Random(3)
    said = set()
    while not session.position.is_over and len(said) < 6:
        if session.position.builds_left == 3:
            window.bridge.start(session)
            if window.bridge.curtain_down:
                window.bridge.lift_curtain()
            ask(window)
            worker.answer(window)
            card = window.hints.card
            assert "gold" in card.gold.text()
            assert card.lead.text().startswith("Expected at the end")
            said.add(card.why.text())
        session.play(session.position.random_move(random))
    assert len(said) == 6
