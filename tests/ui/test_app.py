"""The program as a process: no display, signals, log; and the crash handler."""

from __future__ import annotations

import gc
import locale
import logging
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import weakref
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QLocale, QTimer, QTranslator
from PySide6.QtGui import QPixmap, QPixmapCache
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.app import (
    catalog_cache_writer,
    display,
    failure,
    libraries,
    log_file,
    program,
    start,
)
from kingdom_builder_qt.app.crash import FATAL_FILE, REPORT_FILE, CrashHandler
from kingdom_builder_qt.app.gc_guard import GarbageGuard
from kingdom_builder_qt.cli.arguments import UsageError
from kingdom_builder_qt.content import Catalog, paths
from kingdom_builder_qt.content.compiled_catalog import find_catalog
from kingdom_builder_qt.content.temporary_files import scratch_folder
from kingdom_builder_qt.game.record.saved_game import record_text, save_record
from kingdom_builder_qt.ui.shell import preparation
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.ui.opening import library_texts, records, wait_for
from tests.ui.sample_games import click_hex, first_target, new_session

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "kingdom_builder_qt", "play"]


def environment(**changes: str | None) -> dict[str, str]:
    """Return this process' environment with some variables changed or removed (None)."""
    values = {**os.environ, "PYTHONPATH": str(ROOT), **changes}
    return {name: value for name, value in values.items() if value is not None}


@pytest.mark.skipif(sys.platform == "win32", reason="Windows always has a screen")
def test_without_a_display_one_sentence(user_home: Path) -> None:
    """Without a screen the program prints how to proceed, instead of Qt's abort."""
    bare = environment(QT_QPA_PLATFORM=None, DISPLAY=None, WAYLAND_DISPLAY=None)
    ended = subprocess.run(COMMAND, env=bare, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 1
    assert ended.stderr == f"kingdom-builder-qt: {start.NO_DISPLAY}\n"
    assert ended.stdout == ""


_FIRST_ANSWER = """
import os
from PySide6.QtCore import QCoreApplication
from kingdom_builder_qt.cli.streams import fill_standard_streams
from kingdom_builder_qt.ui.desktop.workers.worker_process import WorkerProcess
from tests.helpers import worker_targets
app = QCoreApplication([])
os.close(0), os.close(1)
fill_standard_streams()
worker = WorkerProcess(worker_targets.echo)
worker.received.connect(app.exit)
worker.died.connect(lambda reason: app.exit(1))
worker.send(7)
status = app.exec()
worker.close()
raise SystemExit(status)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there pipes have no such numbers")
def test_workers_start_where_the_standard_streams_are_closed() -> None:
    """Started by `kingdom-builder <&- >&-`, the program still communicates with its workers."""
    command = [sys.executable, "-c", _FIRST_ANSWER]
    ended = subprocess.run(command, env=environment(), cwd=ROOT, timeout=60)
    assert ended.returncode == 7


@pytest.mark.skipif(sys.platform != "linux", reason="only there Qt would abort")
@pytest.mark.parametrize(
    "where",
    [
        {"DISPLAY": ":4999"},
        {"DISPLAY": "nonsense"},
        {"WAYLAND_DISPLAY": "none", "XDG_RUNTIME_DIR": "/tmp"},
        {"DISPLAY": ":4999", "QT_QPA_PLATFORM": "xcb"},
    ],
)
def test_unreachable_display_one_sentence(user_home: Path, where: dict[str, str]) -> None:
    """A named display that does not answer counts as none."""
    bare = {"QT_QPA_PLATFORM": None, "DISPLAY": None, "WAYLAND_DISPLAY": None, **where}
    ended = subprocess.run(
        COMMAND, env=environment(**bare), capture_output=True, text=True, timeout=60
    )
    assert ended.returncode == 1
    assert ended.stderr == f"kingdom-builder-qt: {start.NO_DISPLAY}\n"


@pytest.mark.parametrize(
    ("platform", "environ", "expected"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"DISPLAY": ":99"}, False),
        ("linux", {"DISPLAY": ":99", "QT_QPA_PLATFORM": "xcb:opt"}, False),
        ("linux", {"DISPLAY": ":99", "QT_QPA_PLATFORM": "xcb;offscreen"}, True),
        ("linux", {"QT_QPA_PLATFORM": "offscreen"}, True),
        ("linux", {"WAYLAND_SOCKET": "7"}, True),
        ("win32", {}, True),
        ("darwin", {}, True),
    ],
)
def test_where_a_display_is_expected(
    platform: str, environ: dict[str, str], expected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only Linux can lack a screen, and a platform that needs none is trusted."""
    monkeypatch.setattr(display, "x_answers", lambda name: name == ":0")
    assert display.has_display(platform, environ) is expected


@pytest.mark.skipif(sys.platform == "win32", reason="there all libraries come with the program")
def test_a_missing_library_of_qt_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In place of a traceback (libGL) or an abort (xcb-cursor) the program prints a command."""
    absent = {"libGL.so.1", "libxcb-cursor.so.0"}
    monkeypatch.setattr(libraries, "can_load", lambda soname: soname not in absent)
    monkeypatch.setattr(libraries.sys, "platform", "linux")
    monkeypatch.setattr(libraries.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(start, "has_display", lambda: True)
    monkeypatch.setattr(program, "run", lambda argv, editor: pytest.fail("Qt was started"))
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    assert start.run([]) == 1
    assert capsys.readouterr().err == (
        "kingdom-builder-qt: Qt cannot open a window without libGL.so.1, libxcb-cursor.so.0;"
        " install the missing libraries with: sudo apt-get install --no-install-recommends"
        " libgl1 libxcb-cursor0\n"
    )


@pytest.mark.parametrize(
    ("environ", "expected"),
    [
        ({"DISPLAY": ":0"}, ["libEGL.so.1", "libxcb.so.1", "libxkbcommon-x11.so.0"]),
        (
            {"QT_QPA_PLATFORM": "xcb:nograb"},
            ["libEGL.so.1", "libxcb.so.1", "libxkbcommon-x11.so.0"],
        ),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "w"}, ["libEGL.so.1", "libwayland-cursor.so.0"]),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, ["libEGL.so.1"]),
        ({"QT_QPA_PLATFORM": "wayland-egl"}, ["libEGL.so.1", "libwayland-cursor.so.0"]),
    ],
)
def test_what_qt_lacks_depends_on_the_screen(environ: dict[str, str], expected: list[str]) -> None:
    """Of two screens the one with fewer missing libraries counts; offscreen needs neither's."""
    absent = ("libEGL.so.1", "libxcb.so.1", "libxkbcommon-x11.so.0", "libwayland-cursor.so.0")
    assert libraries.lacking(environ, lambda soname: soname not in absent) == expected


@pytest.mark.parametrize(
    ("tool", "expected"),
    [
        ("dnf", "sudo dnf install 'libGL.so.1()(64bit)' 'libxcb-cursor.so.0()(64bit)'"),
        ("zypper", "sudo zypper install 'libGL.so.1()(64bit)' 'libxcb-cursor.so.0()(64bit)'"),
        ("pacman", ""),
    ],
)
def test_each_system_installs_in_its_own_way(
    tool: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Systems with rpm get the command for the library; on others only the libraries are named."""
    monkeypatch.setattr(libraries.shutil, "which", lambda name: name if name == tool else None)
    assert libraries.install_command(["libGL.so.1", "libxcb-cursor.so.0"]) == expected


@pytest.mark.skipif(sys.platform == "win32", reason="no such sockets")
def test_wayland_server_answers(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A listening Wayland server is a display; its socket alone is none."""
    folder = tmp_path_factory.mktemp("w")  # socket paths have a length limit
    environ = {"WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(folder)}
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(folder / "wayland-0"))
        assert not display.has_display("linux", environ)
        server.listen()
        assert display.has_display("linux", environ)
        by_name = {"WAYLAND_DISPLAY": str(folder / "wayland-0")}
        assert display.has_display("linux", by_name)


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="needs Xvfb")
def test_x_server_answers() -> None:
    """A running X server is a display."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write)], pass_fds=[write], stderr=subprocess.DEVNULL
    )
    os.close(write)
    try:
        with os.fdopen(read) as numbers:
            number = numbers.readline().strip()
        assert display.x_answers(f":{number}")
    finally:
        server.terminate()
        server.wait(30)
    assert not display.x_answers(f":{number}")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGTERM")
def test_sigterm_ends_cleanly(catalog: Catalog, tmp_path: Path) -> None:
    """After SIGTERM the program saves the game and returns 0."""
    start = tmp_path / "start.kbgame"
    save_record(start, new_session(catalog, "builder", "builder"))
    running = subprocess.Popen(
        [*COMMAND, str(start)], env=environment(), stderr=subprocess.PIPE, text=True
    )
    try:
        log = paths.user_log() / "program.log"
        _wait_for(lambda: bool(records()) and log.exists(), running)
        running.send_signal(signal.SIGTERM)
        _, errors = running.communicate(timeout=30)
    finally:
        running.kill()
    assert running.returncode == 0
    assert "Traceback" not in errors
    assert len(records()) == 1
    assert not (paths.user_log() / FATAL_FILE).exists()


_TELLS_WHEN_IT_READS = """
import sys
from kingdom_builder_qt.app import program
from kingdom_builder_qt.ui.desktop.files.file_queues import FileReader
read = FileReader.read
def told(self, name, look, then):
    def looked():
        print("reads", flush=True)
        return look()
    read(self, name, looked, then)
FileReader.read = told
sys.exit(program.run(sys.argv[1:]))
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="asks the system for times of processes")
@pytest.mark.parametrize("token", ["\n", " \n", "\\", "- ", "'\n", "0", "board:\n", "  - a\n"])
def test_sigterm_ends_the_reading_of_a_hostile_file(token: str, tmp_path: Path) -> None:
    """No regular expression blocks the interpreter during the parse of a hostile file.

    The limit is processor time, so that other programs make no difference.
    """
    file = tmp_path / "hostile.kbgame"
    file.write_text(token * ((4 << 20) // len(token)), encoding="utf-8", newline="")
    running = subprocess.Popen(
        [sys.executable, "-c", _TELLS_WHEN_IT_READS, str(file)],
        env=environment(),
        stdout=subprocess.PIPE,
        text=True,
    )
    assert running.stdout is not None
    with running, running.stdout:
        try:
            assert running.stdout.readline() == "reads\n"
            time.sleep(0.3)  # into the middle of the slow parse
            before = processor_seconds(running.pid)
            running.send_signal(signal.SIGTERM)
            while (spent := processor_seconds(running.pid) - before) < 4 and not is_over(running):
                time.sleep(0.02)
        finally:
            running.kill()
    assert running.returncode == 0
    assert spent < 2


def processor_seconds(pid: int) -> float:
    """Return the processor time of a process, also of a zombie."""
    status = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(status[11]) + int(status[12])) / os.sysconf("SC_CLK_TCK")


def is_over(process: subprocess.Popen[str]) -> bool:
    """Return whether a process has ended, without reaping it, so that its times stay available."""
    ended = os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG)
    return ended is not None


def _wait_for(condition: object, running: subprocess.Popen[str]) -> None:
    for _ in range(600):
        if condition():
            return
        assert running.poll() is None, "the program ended by itself"
        time.sleep(0.05)
    raise AssertionError("the program did not begin")


def test_file_argument_is_opened(window: MainWindow, catalog: Catalog, tmp_path: Path) -> None:
    """`play FILE` shows the game of the file."""
    path = tmp_path / "game.kbgame"
    save_record(path, new_session(catalog, "human", "human"))
    program.begin(window, [str(path)])
    wait_for(window.files.reader)
    assert window.in_game


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_settings_complaint_is_shown(window: MainWindow) -> None:
    """A problem of the settings is reported once, at the start."""
    program.begin(window, [], "The settings could not be read.")
    assert isinstance(window.dialogs.current, QMessageBox)
    assert window.dialogs.current.text() == "The settings could not be read."
    window.dialogs.close()


def test_log_goes_to_the_users_folder(tmp_path: Path) -> None:
    """The log is a file, and a folder that cannot be made blocks nothing."""
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    try:
        program.start_log(blocked / "log")
        program.start_log(tmp_path / "log")
        logging.getLogger("kingdom_builder_qt.test").info("hello")
        assert "hello" in (tmp_path / "log" / "program.log").read_text(encoding="utf-8")
    finally:
        for handler in [h for h in root.handlers if h not in before]:
            root.removeHandler(handler)
            handler.close()
        root.setLevel(level)


def test_a_full_log_is_rotated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last full log is kept next to the new one, unless another program has it open."""
    monkeypatch.setattr(log_file, "MOST_BYTES", 40)
    log = log_file.LogFile(tmp_path / "program.log")
    try:
        for number in range(5):
            log.emit(logging.makeLogRecord({"msg": f"{number}: " + "\udcff" + 25 * "x"}))
    finally:
        log.close()
    assert (tmp_path / "program.log").read_text(encoding="utf-8") == f"4: \\udcff{25 * 'x'}\n"
    assert (tmp_path / "program.log.1").read_text(encoding="utf-8").startswith("2: ")
    (tmp_path / "other.log.1").mkdir()
    blocked = log_file.LogFile(tmp_path / "other.log")
    for number in range(4):
        blocked.emit(logging.makeLogRecord({"msg": f"{number}: " + 25 * "x"}))
    blocked.close()
    assert len((tmp_path / "other.log").read_text(encoding="utf-8").splitlines()) == 4


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full disk to be had")
def test_an_unwritable_log_raises_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a full disk the game continues, and so does the code that logs the full disk."""
    monkeypatch.setattr(logging, "raiseExceptions", False)
    log = log_file.LogFile(Path("/dev/full"))
    for number in range(3):
        log.emit(logging.makeLogRecord({"msg": f"{number}"}))
    with pytest.raises(OSError, match="No space left"):
        log.close()


@pytest.fixture
def crash(qapp: QApplication, tmp_path: Path) -> Iterator[CrashHandler]:
    """Return an installed crash handler that does not end the tests."""
    hook = sys.excepthook
    handler = CrashHandler(tmp_path)
    handler.end = lambda: None
    handler.install()
    yield handler
    handler.close()
    sys.excepthook = hook


def raised() -> tuple[type[BaseException], BaseException, object]:
    """Return a caught exception in the form of a hook's arguments."""
    try:
        raise ZeroDivisionError("a mistake")
    except ZeroDivisionError as error:
        return type(error), error, error.__traceback__


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_crash_keeps_the_game_and_tells(
    crash: CrashHandler,
    window: MainWindow,
    catalog: Catalog,
    expect_log: object,
    qtbot: QtBot,
) -> None:
    """An uncaught exception is logged, the game saved, one dialog shown, and the program ended."""
    expect_log("unhandled exception", level="CRITICAL")
    window.files.start(new_session(catalog, "human", "human"))
    click_hex(window, first_target(window))
    steps, seen = [], []

    def rescue() -> bool | None:
        steps.append(window.game_saver.rescue())
        return steps[-1]

    crash.rescue = rescue
    crash.end = lambda: steps.append("end")
    closer = QTimer(singleShot=True, interval=0)

    def look() -> None:
        box = QApplication.activeModalWidget()
        seen.append(box.detailedText())
        seen.append(box.informativeText())
        box.defaultButton().click()

    closer.timeout.connect(look)
    closer.start()
    crash.handle(*raised())
    crash.handle(*raised())  # a second one is only logged
    assert steps == [True, "end"]
    assert len(seen) == 2
    assert seen[1].startswith("Your game was saved")
    assert "ZeroDivisionError: a mistake" in seen[0]
    assert "PySide6" in seen[0]
    assert library_texts() == [record_text(window.desk.session)]


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_crash_writes_a_report_that_can_be_copied(
    crash: CrashHandler, expect_log: object, tmp_path: Path
) -> None:
    """The report is in the log folder, the dialog names it, and a button copies it."""
    expect_log("unhandled exception", level="CRITICAL")
    seen = []
    closer = QTimer(singleShot=True, interval=0)

    def copy() -> None:
        box = QApplication.activeModalWidget()
        seen.append(box.informativeText())
        next(button for button in box.buttons() if button.objectName() == "copy").click()

    closer.timeout.connect(copy)
    closer.start()
    QApplication.clipboard().clear()
    crash.handle(*raised())
    written = (tmp_path / REPORT_FILE).read_text(encoding="utf-8")
    assert "ZeroDivisionError: a mistake" in written
    assert QApplication.clipboard().text() == written
    assert str(tmp_path / REPORT_FILE) in seen[0]


def test_crash_promises_nothing_that_is_not_true(
    crash: CrashHandler, window: MainWindow, catalog: Catalog, expect_log: object
) -> None:
    """The dialog mentions no saved game if the write failed or there is no game."""
    expect_log("the game is not being saved")
    assert window.game_saver.rescue() is None
    assert crash.dialog("", window.game_saver.rescue()).informativeText() == ""
    folder = paths.user_data() / "games"
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.touch()  # blocks the path
    window.files.start(new_session(catalog, "human", "human"))
    click_hex(window, first_target(window))
    assert window.game_saver.rescue() is False
    assert crash.dialog("", False).informativeText() == "Your game could not be saved."
    assert crash.dialog("", True).informativeText().startswith("Your game was saved")
    folder.unlink()


def test_ctrl_c_is_no_crash(crash: CrashHandler) -> None:
    """An interrupt ends the program without a dialog."""
    ends = []
    crash.end = lambda: ends.append(1)
    crash.handle(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert ends == [1]


def test_last_death_is_reported(qapp: QApplication, tmp_path: Path) -> None:
    """The output of faulthandler is reported at the next start, and only then."""
    (tmp_path / FATAL_FILE).write_text("Fatal Python error: Aborted", encoding="utf-8")
    hook = sys.excepthook
    handler = CrashHandler(tmp_path)
    assert handler.install() == "Fatal Python error: Aborted"
    handler.close()
    sys.excepthook = hook
    assert not (tmp_path / FATAL_FILE).exists()


def test_of_a_long_report_of_a_death_the_beginning_is_read(
    qapp: QApplication, tmp_path: Path
) -> None:
    """Of a report of any length only the start is read and logged, so that no start is delayed."""
    with (tmp_path / FATAL_FILE).open("wb") as file:
        file.write(b"Fatal Python error: Aborted")
        file.truncate(1 << 40)  # not allocated on the disk
    hook = sys.excepthook
    handler = CrashHandler(tmp_path)
    left = handler.install()
    handler.close()
    sys.excepthook = hook
    assert left.startswith("Fatal Python error: Aborted")
    assert len(left) < 100_000


@pytest.fixture
def guard(qapp: QApplication) -> Iterator[GarbageGuard]:
    """Return a guard, closed at the end."""
    made = GarbageGuard()
    yield made
    made.close()
    assert gc.isenabled()


def test_garbage_guard_collects_and_hands_back(guard: GarbageGuard) -> None:
    """Only the guard's timer collects garbage until it is closed; then Python does again."""
    assert not gc.isenabled()
    for _ in range(gc.get_threshold()[0] + 100):
        ring: list[object] = []
        ring.append(ring)
    before = gc.get_count()[0]
    guard.check()
    assert gc.get_count()[0] < before
    guard.close()
    assert gc.isenabled()


def test_the_garbage_guard_freezes_existing_objects(guard: GarbageGuard) -> None:
    """Frozen objects are not collected until the guard is closed; later objects are."""
    assert gc.get_freeze_count() == 0
    old = type("Ring", (), {})()
    old.itself, old_kept = old, weakref.ref(old)
    guard.freeze_objects()
    new = type("Ring", (), {})()
    new.itself, new_kept = new, weakref.ref(new)
    del old, new
    gc.collect()
    assert old_kept() is not None
    assert new_kept() is None
    guard.close()
    gc.collect()
    assert old_kept() is None


def test_nothing_is_collected_while_the_program_is_imported(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Python's collector is off before the first import of the window's modules."""
    window = ModuleType("kingdom_builder_qt.app.program")
    window.run = lambda argv, editor: int(gc.isenabled())  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, window.__name__, window)
    monkeypatch.setattr(start, "has_display", lambda: True)
    monkeypatch.setattr(start.libraries, "complaint", lambda _environment, **_more: "")
    assert start.run([]) == 0


def printed_by(code: str, *words: str) -> list[str]:
    """Return the output of a separate program; `words`: its arguments."""
    run = subprocess.run(
        [sys.executable, "-c", code, *words],
        env=environment(QT_QPA_PLATFORM="offscreen"),
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.split()


def test_no_source_is_read_at_the_start() -> None:
    """PySide requests the source of each module imported after it; our modules need none."""
    code = (
        "import inspect, sys, types\n"
        "asked = []\n"
        "def run(argv, editor):\n"
        "    inspect.getsource = lambda module: asked.append(module) or ''\n"
        "    import kingdom_builder_qt.ui.desktop.widgets.message_box as shown\n"
        "    assert shown.QMessageBox is not None\n"
        "    return len(asked)\n"
        "window = types.ModuleType('kingdom_builder_qt.app.program')\n"
        "window.run = run\n"
        "sys.modules[window.__name__] = window\n"
        "from kingdom_builder_qt.app import start\n"
        "print(start.run([]))"
    )
    assert printed_by(code) == ["0"]


def test_garbage_of_a_game_that_was_left_is_collected(
    window: MainWindow, catalog: Catalog, guard: GarbageGuard
) -> None:
    """The garbage of an old game is collected at the next check after a new game or none."""
    window.game_left.connect(guard.collect_soon)
    session = new_session(catalog, "human", "human")
    for leave in (lambda: window.desk.start(session), window.show_start_page):
        gc.collect()  # no collection is due
        ring = type("Ring", (), {})()
        ring.itself, kept = ring, weakref.ref(ring)
        gc.collect(1)  # the ring is in the oldest generation
        del ring
        guard.check()
        assert kept() is not None
        leave()
        guard.check()
        assert kept() is None


@pytest.mark.parametrize("has_room", [True, False])
def test_content_is_kept_while_the_start_page_is_read(
    has_room: bool,
    qtbot: QtBot,
    boards_painted_once: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A start that has read content caches it for the next one, if the disk has room."""
    monkeypatch.setattr(preparation, "REST_MS", 0)
    monkeypatch.setattr(preparation, "PAUSE_MS", 0)
    if not has_room:
        monkeypatch.setattr(catalog_cache_writer, "cache_catalog", _full)
    assert find_catalog().made_of
    window = program.make_window()
    window.show()
    qtbot.waitUntil(lambda: window.preparation.is_done)
    wait_for_threads(qtbot)
    window.close()
    window.deleteLater()
    assert bool(find_catalog().made_of) is not has_room


def test_content_is_kept_when_a_game_is_begun_at_once(
    qtbot: QtBot, boards_painted_once: None
) -> None:
    """A player who skips the start page does not wait for all content at each start."""
    window = program.make_window()
    window.show()
    for _ in range(2):
        window.desk.start(new_session(window.catalog, "human", "human"))
    wait_for_threads(qtbot)
    window.close()
    window.deleteLater()
    assert not find_catalog().made_of


def test_a_start_removes_what_killed_programs_left(
    qtbot: QtBot,
    boards_painted_once: None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The scratch folder of a killed preview of a pack is deleted with its content."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    killed = scratch_folder()
    left = killed.__enter__()  # never entered
    (left / "pack").mkdir()
    os.utime(left, (time.time() - 90,) * 2)
    window = program.make_window()
    window.show()
    window.desk.start(new_session(window.catalog, "human", "human"))
    wait_for_threads(qtbot)
    window.close()
    window.deleteLater()
    assert not left.exists()


def wait_for_threads(qtbot: QtBot) -> None:
    """Wait until no thread of the program reads the disk and its answer has arrived."""
    qtbot.waitUntil(lambda: all(thread.name != "disk" for thread in threading.enumerate()))
    QApplication.processEvents()


def _full(_found: object) -> None:
    raise OSError("the disk is full")


def test_a_translation_that_is_not_there_leaves_nothing(qapp: QApplication) -> None:
    """A second request for a missing language adds no empty translator to the application."""
    before, spoken = len(qapp.findChildren(QTranslator)), QLocale()
    QLocale.setDefault(QLocale.c())  # a language without a translation
    try:
        program.make_application()
    finally:
        QLocale.setDefault(spoken)
    assert len(qapp.findChildren(QTranslator)) == before


def test_pictures_of_closed_dialogs_do_not_pile_up(qapp: QApplication) -> None:
    """Qt caches ten MB of pictures by palette, and each dialog has its own palette."""
    QPixmapCache.setCacheLimit(10 * 1024)
    program.make_application()
    for number in range(10):
        QPixmapCache.insert(f"megabyte {number}", QPixmap(512, 512))
    kept = [number for number in range(10) if QPixmapCache.find(f"megabyte {number}") is not None]
    QPixmapCache.clear()
    assert kept == [6, 7, 8, 9]


def test_a_turkish_system_makes_windows(qapp: QApplication) -> None:
    """The Turkish capital of "i", with which PySide would not find `setInterval`, does no harm."""
    before = locale.setlocale(locale.LC_CTYPE)
    try:
        locale.setlocale(locale.LC_CTYPE, "tr_TR.UTF-8")
    except locale.Error:
        pytest.skip("this system knows no Turkish")
    try:
        program.plain_capitals()
        assert QTimer(interval=7).interval() == 7
    finally:
        locale.setlocale(locale.LC_CTYPE, before)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_window_of_a_failure_ends_when_asked(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SIGTERM works like a click, because the user may not see the window."""
    monkeypatch.setattr(failure, "is_seen", lambda: True)
    QTimer.singleShot(0, lambda: os.kill(os.getpid(), signal.SIGTERM))
    failure.show_failure("game: no such file", FileNotFoundError())
    assert QApplication.activeModalWidget() is None


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (FileNotFoundError(), "A file cannot be read."),
        (UsageError(), "The command line is not valid."),
        (
            paths.HomeError(),
            "The folder for settings and games cannot be used (KINGDOM_BUILDER_QT_HOME).",
        ),
    ],
)
def test_the_window_of_a_failure(error: Exception, reason: str, qapp: object) -> None:
    """The sentence is shown literally, without markup, below a reason that is translated."""
    box = failure.failure_box("<b>game</b>: no such file", error)
    assert box.windowTitle() == "Kingdom Builder Qt"
    assert box.text() == "The program cannot start."
    assert box.informativeText() == f"{reason}\n\n<b>game</b>: no such file"
    box.deleteLater()


@pytest.mark.parametrize(
    ("platform", "environ", "expected"),
    [
        ("win32", {}, True),
        ("win32", {"QT_QPA_PLATFORM": "offscreen"}, False),
        ("linux", {"QT_QPA_PLATFORM": "minimal:x"}, False),
        ("linux", {}, False),
        ("linux", {"QT_QPA_PLATFORM": "vnc"}, True),
    ],
)
def test_where_a_failure_is_seen(platform: str, environ: dict[str, str], expected: bool) -> None:
    """A hidden window could not be closed, so the program would never end."""
    assert failure.is_seen(environ, platform) is expected


def test_threads_make_way_for_the_window(qapp: QApplication) -> None:
    """A thread that parses blocks the event loop for a millisecond, not for five."""
    before = sys.getswitchinterval()
    try:
        program.make_application()
        assert sys.getswitchinterval() == pytest.approx(0.001)
    finally:
        sys.setswitchinterval(before)
