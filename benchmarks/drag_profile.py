"""The calls of a drag and an end of turn: `python -m benchmarks.drag_profile [--lines N]`.

A settlement is dragged with the paddock from press to release, with real mouse events on an
offscreen window: counted until the release is handled, before any animation runs. Then a turn ends
in another game: counted until the call returns, and until Builder has played its turn and all of it
is shown. Counted are the Python functions of this package: files, functions, and hops, which are
calls from one file (or folder) into another; resuming a generator is a call. The tables give the
counts: refreshes of panels, created texts, hops into each file, calls.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from types import CodeType, FrameType
from typing import Any, Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

import kingdom_builder_qt
from kingdom_builder_qt.app import program
from kingdom_builder_qt.core.grid import parse_hex
from kingdom_builder_qt.core.moves import tile_source
from kingdom_builder_qt.game.session import HUMAN, Seat, Session
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.ui.art.geometry import centre

GAME: Final = Path("tests/data/pictures/paddock.kbgame")  # seat 0 begins a turn with a paddock
PADDOCK_KEY: Final = Qt.Key.Key_1
PADDOCK: Final = tile_source("paddock")
ORIGIN: Final = parse_hex("D5")
TARGET: Final = parse_hex("D3")
STEPS: Final = 4  # moves of the mouse between press and release
LOOK_MS: Final = 10  # between two polls
SEED: Final = 1  # of the game in which a turn ends
MOST_SECONDS: Final = 300.0  # of a machine on which much else runs
_ROOT: Final = str(Path(kingdom_builder_qt.__file__).parent) + os.sep
_LEFT: Final = Qt.MouseButton.LeftButton
_NONE: Final = Qt.MouseButton.NoButton


class Profile:
    """Counts calls of functions of this package while `count` runs."""

    def __init__(self) -> None:
        """Start with empty counts."""
        self.calls: Counter[CodeType] = Counter()
        self.file_hops: Counter[tuple[str, str]] = Counter()  # from, to

    def count(self, work: Callable[[], object]) -> None:
        """Run `work` under the profiler and add its calls to the counts."""
        sys.setprofile(self._on_event)
        try:
            work()
        finally:
            sys.setprofile(None)

    def _on_event(self, frame: FrameType, event: str, _arg: Any) -> None:
        code = frame.f_code
        if event != "call" or not code.co_filename.startswith(_ROOT):
            return
        self.calls[code] += 1
        caller = frame.f_back
        while caller is not None and not caller.f_code.co_filename.startswith(_ROOT):
            caller = caller.f_back
        if caller is not None and caller.f_code.co_filename != code.co_filename:
            self.file_hops[_name(caller.f_code), _name(code)] += 1

    def add(self, other: Profile) -> None:
        """Add the counts of another profile."""
        self.calls += other.calls
        self.file_hops += other.file_hops

    @property
    def files(self) -> set[str]:
        """Return the files that were entered, from the package's folder."""
        return {_name(code) for code in self.calls}

    @property
    def folder_hops(self) -> int:
        """Return the number of calls from one folder into another."""
        return sum(
            times
            for (start, end), times in self.file_hops.items()
            if Path(start).parent != Path(end).parent
        )

    def named(self, wanted: Callable[[str, str], bool]) -> Counter[str]:
        """Return the number of calls of functions, by file and name, for which `wanted(file,
        name)`.
        """
        found: Counter[str] = Counter()
        for code, times in self.calls.items():
            if wanted(_name(code), code.co_qualname):
                found[f"{_name(code)}: {code.co_qualname}"] += times
        return found


def _name(code: CodeType) -> str:
    return code.co_filename.removeprefix(_ROOT)


def drag_with_paddock() -> Profile:
    """Return the profile of the drag; raises AssertionError if no settlement was moved."""
    application = program.make_application()
    window = program.make_window()  # with the settings' defaults: animated
    window.resize(1280, 800)
    window.show()
    program.begin(window, [str(GAME)])
    desk, page = window.desk, window.game_page
    _until(lambda: desk.session is not None and page.view.isVisible() and not desk.queue.is_due)
    _lift_curtain(window)
    _until(lambda: not desk.seats.curtain_down and page.scene.animator.is_still)
    view = page.view
    QTest.keyClick(view, PADDOCK_KEY)
    _until(lambda: desk.controller.source == PADDOCK and not desk.queue.is_due)
    start, end = (view.mapFromScene(centre(hex_)) for hex_ in (ORIGIN, TARGET))
    moves_before = len(window.desk.session.log) if window.desk.session else 0
    profile = Profile()
    profile.count(lambda: _drag(view.viewport(), start, end))
    session = window.desk.session
    assert session is not None
    assert len(session.log) == moves_before + 1, "no settlement was moved"
    window.close()
    application.processEvents()
    return profile


def end_turn() -> tuple[Profile, Profile]:
    """Return the profiles of an end of turn: until the call returns, and with Builder's reply."""
    application = program.make_application()
    window = program.make_window()
    window.resize(1280, 800)
    window.show()
    seats = Seat("Ann", 0, HUMAN), Seat("Bob", 1, "builder")
    session = Session(window.catalog, GameOptions(seed=SEED, start=0), seats)
    desk = window.desk
    desk.start(session)
    animator = window.game_page.scene.animator
    _until(lambda: desk.ai.is_person_to_move and not desk.queue.is_due and animator.is_still)
    while session.position.builds_left:
        desk.controller.play(session.position.legal_moves()[0])
    _until(lambda: animator.is_still)
    player, turn = session.to_move, session.position.round
    call, reply = Profile(), Profile()
    call.count(desk.controller.end_turn)
    assert session.to_move != player, "the turn did not end"
    reply.count(
        lambda: _until(
            lambda: (
                session.to_move == player
                and session.position.round > turn
                and not desk.queue.is_due
                and animator.is_still
            )
        )
    )
    reply.add(call)
    window.close()
    application.processEvents()
    return call, reply


def _until(is_so: Callable[[], bool]) -> None:
    """Process events until a condition is true."""
    end = monotonic() + MOST_SECONDS
    while not is_so():
        assert monotonic() < end, "the window does not come to rest"
        QTest.qWait(LOOK_MS)


def _lift_curtain(window: QWidget) -> None:
    """Take the seat if the screen is covered for the next person."""
    for button in window.findChildren(QPushButton):
        if button.isVisible() and button.text().startswith("I am "):
            button.click()


def _drag(viewport: QWidget, start: QPoint, end: QPoint) -> None:
    """Press, move in a few steps, release: sent at once, so that nothing else runs between."""
    _send(viewport, QEvent.Type.MouseMove, start, _NONE, _NONE)
    _send(viewport, QEvent.Type.MouseButtonPress, start, _LEFT, _LEFT)
    for step in range(1, STEPS + 1):
        point = start + (end - start) * step / STEPS
        _send(viewport, QEvent.Type.MouseMove, point, _NONE, _LEFT)
    _send(viewport, QEvent.Type.MouseButtonRelease, end, _LEFT, _NONE)


def _send(
    widget: QWidget,
    kind: QEvent.Type,
    point: QPoint,
    button: Qt.MouseButton,
    buttons: Qt.MouseButton,
) -> None:
    where = QPointF(point)
    event = QMouseEvent(
        kind,
        where,
        QPointF(widget.mapToGlobal(point)),
        button,
        buttons,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(widget, event)


def report(title: str, profile: Profile, lines: int) -> str:
    """Return the tables as text, each at most `lines` long."""
    functions = {(_name(code), code.co_qualname) for code in profile.calls}
    refreshes = profile.named(lambda file, name: "panels" in file and name.endswith(".refresh"))
    texts = profile.named(lambda _file, name: name.endswith("Texts.__init__"))
    into: Counter[str] = Counter()
    for (_start, end), times in profile.file_hops.items():
        into[end] += times
    parts = [
        title,
        f"{len(profile.files):>7}  files",
        f"{len(functions):>7}  functions",
        f"{profile.calls.total():>7}  calls",
        f"{profile.file_hops.total():>7}  hops between files",
        f"{profile.folder_hops:>7}  hops between folders",
    ]
    for heading, table in (
        ("Refreshes of panels", refreshes),
        ("Texts that were built", texts),
        ("Hops into a file", into),
        ("Calls of a function", profile.named(lambda _file, _name: True)),
    ):
        if not lines:
            break
        parts += ["", heading]
        parts += [f"{times:>7}  {name}" for name, times in table.most_common(lines)] or ["   none"]
    return "\n".join(parts)


def main() -> int:
    """Drag, end a turn, print, return the exit status."""
    parser = argparse.ArgumentParser(prog="benchmarks.drag_profile", description=__doc__)
    parser.add_argument("--lines", type=int, default=25, help="length of each table")
    parsed = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        os.environ["KINGDOM_BUILDER_QT_HOME"] = home
        drag = drag_with_paddock()
        call, reply = end_turn()
    print(report("Dragging a settlement with the paddock, press to release", drag, parsed.lines))
    print("\n" + report("Ending a turn, until the call returns", call, 0))
    print("\n" + report("Ending a turn, with Builder's reply", reply, parsed.lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
