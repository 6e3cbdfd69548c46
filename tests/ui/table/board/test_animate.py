"""Animations: every way to end one leads to its end state."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.core.grid import parse_hex
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.table.board.board_view import BoardView
from kingdom_builder_qt.ui.table.board.motion.motion import Motion
from kingdom_builder_qt.ui.table.board.scene import BoardScene
from tests.ui.table.board.driven import drive_to_the_end, running_clocks

A1, B2, C3, D4, E5 = (parse_hex(name) for name in ("A1", "B2", "C3", "D4", "E5"))


@pytest.fixture
def scene(view: BoardView) -> BoardScene:
    """Return the scene of the view, with a settlement of player 0 on A1."""
    return view.board_scene


def play_all(scene: BoardScene) -> None:
    """Play one settlement that appears, one that moves and one that vanishes."""
    scene.changes.place(2, C3)
    scene.changes.move(0, A1, E5)
    scene.changes.remove(C3)


def test_queue_ends_and_says_so(scene: BoardScene, qtbot: QtBot) -> None:
    """Prove that transitions run one after the other and that one signal ends them."""
    scene.animator.speed = 20
    with qtbot.waitSignal(scene.animator.finished, timeout=3000):
        play_all(scene)
        assert scene.animator.is_running
    assert scene.pieces.owners() == {E5: 0}
    assert not scene.animator.is_running


def test_started_and_finished_are_emitted_once(scene: BoardScene) -> None:
    """Prove that a queue of transitions emits started and finished once each."""
    told: list[str] = []
    scene.animator.started.connect(lambda: told.append("started"))
    scene.animator.finished.connect(lambda: told.append("finished"))
    play_all(scene)
    assert told == ["started"]
    scene.animator.skip()
    assert told == ["started", "finished"]


def test_speed_zero_shows_results_at_once(scene: BoardScene, qtbot: QtBot) -> None:
    """Prove that switched-off animations need no event loop."""
    scene.animator.speed = 0
    with qtbot.waitSignals([scene.animator.finished] * 3, timeout=100):
        play_all(scene)
    assert scene.pieces.owners() == {E5: 0}


def test_skip_finishes_everything(scene: BoardScene, qtbot: QtBot) -> None:
    """Prove that skipping reaches the end state, with the pieces on their hexes."""
    scene.changes.place(2, C3)
    scene.changes.move(0, A1, E5)
    with qtbot.waitSignal(scene.animator.finished, timeout=100):
        scene.animator.skip()
    assert scene.pieces.owners() == {C3: 2, E5: 0}
    assert scene.pieces.at(E5).pos() == centre(E5)
    assert not scene.animator.is_running


def test_skip_at_rest_is_silent(scene: BoardScene, qtbot: QtBot) -> None:
    """Prove that skipping without animations emits nothing."""
    with qtbot.assertNotEmitted(scene.animator.finished):
        scene.animator.skip()


def test_sync_replaces_running_animations(scene: BoardScene, qtbot: QtBot) -> None:
    """Prove that jumping to a state drops running and queued animations."""
    play_all(scene)
    scene.sync({C3: 4})
    assert not scene.animator.is_running
    qtbot.wait(60)
    assert scene.pieces.owners() == {C3: 4}


def test_handler_may_play_on(scene: BoardScene, qtbot: QtBot) -> None:
    """Prove that a slot may start the next animation during the signal."""
    scene.animator.speed = 20
    follow = [C3]
    scene.animator.finished.connect(lambda: follow and scene.changes.place(1, follow.pop()))
    scene.changes.place(2, E5)
    qtbot.waitUntil(lambda: scene.pieces.owners() == {A1: 0, E5: 2, C3: 1}, timeout=3000)
    scene.animator.skip()


class Noted(Motion):
    """A motion that records its start and its end, and runs a callback at one of them."""

    duration = 50

    def __init__(self, notes: list[str], name: str, **does: Callable[[], object]) -> None:
        self._notes, self._name, self._does = notes, name, does

    def begin(self) -> None:
        self._notes.append(f"{self._name} begins")
        self._does.get("begin", lambda: None)()

    def at(self, progress: float) -> None:
        self._notes.append(f"{self._name} moves") if not progress else None

    def end(self) -> None:
        self._notes.append(f"{self._name} ends")
        self._does.get("end", lambda: None)()


def test_a_motion_that_plays_another_at_its_end(scene: BoardScene) -> None:
    """Motions added by a callback run in order, and finished is emitted once."""
    animator, notes = scene.animator, []
    animator.finished.connect(lambda: notes.append("finished"))
    third = Noted(notes, "3")
    animator.play(Noted(notes, "1", end=lambda: animator.play(third)))
    animator.play(Noted(notes, "2"))
    drive_to_the_end(animator)
    expected = [f"{name} {what}" for name in "123" for what in ("begins", "moves", "ends")]
    assert list(dict.fromkeys(notes)) == [*expected, "finished"]
    assert notes.count("finished") == 1


@pytest.mark.parametrize("when", ["begin", "end"])
@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_a_motion_that_skips_everything(scene: BoardScene, when: str, speed: float) -> None:
    """All motions end at once, each once; none is left, and finished is emitted once."""
    animator, notes = scene.animator, []
    animator.finished.connect(lambda: notes.append("finished"))
    animator.play(Noted(notes, "0"))
    animator.play(Noted(notes, "1", **{when: animator.skip}), factor=speed)
    animator.play(Noted(notes, "2"))
    drive_to_the_end(animator)
    ended = sorted(note for note in notes if note.endswith("ends"))
    assert ended == ["0 ends", "1 ends", "2 ends"]
    assert notes.count("finished") == 1
    assert running_clocks(animator) == []
    animator.play(Noted(notes, "3"))
    drive_to_the_end(animator)
    assert notes[-2:] == ["3 ends", "finished"]


def test_moving_a_piece_that_is_not_shown_creates_it(scene: BoardScene) -> None:
    """Prove that a move is shown even if the scene did not have the piece."""
    scene.animator.speed = 0
    scene.changes.move(3, C3, E5)
    assert scene.pieces.owners() == {A1: 0, E5: 3}


def test_dropped_settlement_lands_from_the_hand(scene: BoardScene) -> None:
    """Prove that a dragged settlement lands from the pointer and does not fall again."""
    scene.hand.lift(0)
    held = centre(C3) * 1.02
    scene.hand.follow(held)
    scene.hand.drop()
    scene.changes.place(0, C3)
    assert scene.pieces.at(C3).pos() == held
    scene.animator.skip()
    assert scene.pieces.at(C3).pos() == centre(C3)


def test_settlement_that_was_put_back_moves_no_other(scene: BoardScene) -> None:
    """Prove that a cancelled drag leaves no trace in the next animation."""
    scene.hand.lift(0)
    scene.hand.follow(centre(A1))
    scene.hand.drop()
    scene.changes.place(1, E5)
    assert scene.pieces.at(E5).pos() == centre(E5)
    scene.animator.skip()


def test_lifting_dims_the_origin(scene: BoardScene) -> None:
    """Prove that the origin is dimmed while its piece is carried, and recovers."""
    before = scene.pieces.at(A1).opacity()
    scene.hand.lift(0, A1)
    assert scene.pieces.at(A1).opacity() < before
    scene.hand.drop()
    assert scene.pieces.at(A1).opacity() == before


def test_flash_ends_by_itself(scene: BoardScene, qtbot: QtBot) -> None:
    """Prove that a refusal is shown for a short time only."""
    scene.marks.flash_refused(1 << C3)
    assert scene.marks.item.mask("refused") == 1 << C3
    qtbot.waitUntil(lambda: scene.marks.item.mask("refused") == 0, timeout=3000)


def test_hiding_the_window_stops_everything(view: BoardView) -> None:
    """Prove that closing leaves no timer and no animation (the leak guard checks timers)."""
    play_all(view.board_scene)
    view.board_scene.marks.flash_refused(1 << C3)
    view.zoom_by(1.5)
    view.grab()
    view.close()
    assert not view.board_scene.animator.is_running
    assert view.board_scene.pieces.owners() == {E5: 0}


def test_when_a_piece_touches_the_board(scene: BoardScene, qtbot: QtBot) -> None:
    """Prove that a falling piece touches early in its time, a jumping one at its end."""
    animator, touched = scene.animator, []
    animator.at_touch(lambda: touched.append("nothing moves"))
    assert touched == ["nothing moves"]
    scene.changes.place(2, C3)
    animator.at_touch(lambda: touched.append("falls"))
    assert "falls" not in touched
    qtbot.waitUntil(lambda: "falls" in touched, timeout=3000)
    assert animator.is_running, "it still bounces"
    animator.at_touch(lambda: touched.append("lies"))
    assert touched[-1] == "lies"
    animator.skip()
    scene.changes.move(0, A1, E5)
    animator.at_touch(lambda: touched.append("leaps"))
    scene.pieces.at(E5).setPos(0, 0)
    qtbot.waitUntil(lambda: "leaps" in touched, timeout=3000)
    assert scene.pieces.at(E5).pos() == centre(E5)
    animator.skip()


def test_each_of_several_pieces_touches_in_its_turn(scene: BoardScene, qtbot: QtBot) -> None:
    """Prove that overlapping falls call back for each piece at its touch; gold is no piece."""
    animator, seen = scene.animator, []
    for hex_ in (C3, B2):
        scene.changes.place(2, hex_)
        scene.changes.pay(hex_, 2)
        animator.at_touch(lambda hex_=hex_: seen.append((hex_, scene.pieces.at(B2) is not None)))
    qtbot.waitUntil(lambda: len(seen) == 2, timeout=3000)
    assert seen == [(C3, False), (B2, True)]
    assert animator.is_running, "the second still bounces"


def test_touches_of_what_is_skipped_or_forgotten(scene: BoardScene) -> None:
    """Prove that skipping calls back in order, no animation at once, and clearing never."""
    animator, seen = scene.animator, []
    for number, hex_ in enumerate((C3, B2)):
        scene.changes.place(2, hex_)
        animator.at_touch(lambda number=number: seen.append(number))
    animator.skip()
    assert seen == [0, 1]
    scene.changes.place(2, A1)
    animator.at_touch(lambda: seen.append(2))
    animator.clear()
    assert seen == [0, 1]
    animator.speed = 0
    scene.changes.move(2, C3, D4)
    animator.at_touch(lambda: seen.append(3))
    assert seen == [0, 1, 3]
