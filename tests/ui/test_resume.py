"""Nothing is lost: autosave, kill -9, continue, unfinished games put aside, broken saves."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.record.saved_game import load_record, record_text, save_record
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.desktop.files.unfinished_games import unfinished_games
from kingdom_builder_qt.ui.shell import game_opener
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.shell.start.start_page import StartButton
from kingdom_builder_qt.ui.table.desk.autosave import autosave_path, load_autosave
from tests.ui.opening import open_file, save_in
from tests.ui.sample_games import LEFT, click_hex, first_target, new_session

PROGRAM = """
import sys
from kingdom_builder_qt.app import program as app
def main():
    sys.exit(app.run(sys.argv[1:]))
if __name__ == "__main__":
    main()
"""


def moves_of(path: Path, catalog: Catalog) -> list[str]:
    """Return the moves of a saved game."""
    return [str(entry.move) for entry in load_record(path, catalog).log]


def leave_behind(session: Session) -> None:
    """Keep a game as a program does that has ended."""
    autosave_path().parent.mkdir(parents=True, exist_ok=True)
    save_record(autosave_path(), session)


def test_every_move_is_kept(window: MainWindow, catalog: Catalog) -> None:
    """The autosave holds exactly the moves played so far."""
    window.desk.start(new_session(catalog, "human", "human"))
    for _ in range(2):
        click_hex(window, first_target(window))
        window.autosave.flush()
        assert moves_of(autosave_path(), catalog) == [
            str(entry.move) for entry in window.desk.session.log
        ]


def test_unfinished_game_is_offered_and_continued(window: MainWindow, catalog: Catalog) -> None:
    """After leaving the table the start page offers the game, and it goes on where it was."""
    window.desk.start(new_session(catalog, "human", "human"))
    click_hex(window, first_target(window))
    kept = record_text(window.desk.session)
    window.actions_["close_game"].trigger()
    assert not window.in_game
    assert window.start_page.resume.isVisible()
    assert "Round 1" in window.start_page.resume.detail.text()
    QTest.mouseClick(window.start_page.resume, LEFT)
    assert window.in_game
    assert record_text(window.desk.session) == kept


def test_nothing_to_continue_at_first(window: MainWindow) -> None:
    """Without an unfinished game there is no such button, and Enter begins the first game."""
    assert not window.start_page.resume.isVisible()
    QTest.mouseClick(window.start_page.first, LEFT)
    assert window.in_game


def test_new_game_puts_the_unfinished_one_aside(window: MainWindow, catalog: Catalog) -> None:
    """A new game asks no question: the unfinished one becomes a file among the recent ones."""
    window.desk.start(new_session(catalog, "human", "human"))
    click_hex(window, first_target(window))
    kept = record_text(window.desk.session)
    window.files.restart()
    assert window.desk.session.log == []
    (path,) = unfinished_games()
    assert path.read_text(encoding="utf-8") == kept
    assert str(path) in window.settings.recent_files


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)  # the score sheet opens
def test_a_game_put_aside_goes_when_it_is_played_to_its_end(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """Nothing offers again to go on with it; one that was finished stays when it is opened."""
    session = new_session(catalog, "human", "human")
    window.desk.start(session)
    click_hex(window, first_target(window))
    window.files.restart()
    (path,) = unfinished_games()
    open_file(window.files, path)
    session = window.desk.session
    while not session.position.is_over:
        session.play(session.position.legal_moves()[0])
    with qtbot.waitSignal(window.autosave.forgotten):
        window.desk.settled.emit()
    assert unfinished_games() == []
    assert str(path) not in window.settings.recent_files
    assert path not in window.files.recent()
    path.write_bytes(record_text(session).encode())
    with qtbot.assertNotEmitted(window.autosave.forgotten, wait=50):
        open_file(window.files, path)
        assert window.desk.session.position.is_over
        window.autosave.flush()
    assert unfinished_games() == [path]


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_broken_save_changes_nothing(window: MainWindow, catalog: Catalog, tmp_path: Path) -> None:
    """A file that cannot be read is named in one sentence; the running game goes on."""
    window.desk.start(new_session(catalog, "human", "human"))
    session = window.desk.session
    bad = tmp_path / "bad.kbgame"
    bad.write_text("format: 1\nthis is no game", encoding="utf-8")
    open_file(window.files, bad)
    box = window.dialogs.current
    assert box.text() == "This file is damaged or incomplete."
    assert box.informativeText() == "bad.kbgame"
    assert f"{bad}:3:" in box.detailedText()
    assert window.desk.session is session
    window.dialogs.current.close()


def test_saved_game_is_opened(window: MainWindow, catalog: Catalog, tmp_path: Path) -> None:
    """Saving and opening a file gives the same game, and the file is among the recent ones."""
    window.desk.start(new_session(catalog, "human", "human"))
    click_hex(window, first_target(window))
    assert save_in(window.saver, tmp_path / "mine")
    saved = tmp_path / "mine.kbgame"
    window.files.restart()
    open_file(window.files, saved)
    assert len(window.desk.session.log) == 1
    assert window.settings.recent_files[0] == str(saved)


def test_a_game_to_be_continued_is_read_after_the_page_is_painted(
    make_window: Callable[..., MainWindow],
    catalog: Catalog,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In a thread; the page keeps its room meanwhile, and nothing on it moves."""
    leave_behind(new_session(catalog, "human", "human"))
    threads: list[threading.Thread] = []
    may_read = threading.Event()

    def load(*given: object) -> object:
        threads.append(threading.current_thread())
        may_read.wait(10)
        return load_autosave(*given)

    monkeypatch.setattr(game_opener, "load_autosave", load)
    window = make_window()
    page = window.start_page

    def shown() -> list[object]:
        buttons = page.findChildren(StartButton)
        return [window.focusWidget(), *(button.geometry() for button in buttons)]

    assert threads == []
    window.grab()  # paints the page, whose picture is drawn by events
    qtbot.waitUntil(lambda: bool(threads))
    QApplication.processEvents()
    before = shown()
    assert page.resume.isVisible()
    assert before[0] is page.resume
    assert "Round" not in page.resume.detail.text()
    may_read.set()
    qtbot.waitUntil(lambda: page.resume.detail.text().startswith("Round 1: "))
    QApplication.processEvents()
    assert shown() == before
    (thread,) = threads
    assert thread is not threading.main_thread()


@pytest.mark.parametrize("begin", ["resume", "start_first_game"])
def test_who_does_not_wait_loses_no_game(
    begin: str, make_window: Callable[..., MainWindow], catalog: Catalog, qtbot: QtBot
) -> None:
    """One that is needed before it was read is read at once, and what comes later is dropped."""
    session = new_session(catalog, "human", "human")
    session.play(session.position.legal_moves()[0])
    leave_behind(session)
    kept = record_text(session)
    window = make_window()
    window.files.read_unfinished()
    getattr(window.files, begin)()
    found = window.desk.session
    assert found is not None
    if begin == "resume":
        assert record_text(found) == kept
    else:
        (path,) = unfinished_games()
        assert path.read_text(encoding="utf-8") == kept
    qtbot.waitUntil(lambda: not window.files.is_reading)
    assert window.desk.session is found
    assert len(unfinished_games()) == (begin != "resume")


@pytest.mark.parametrize("is_over", [False, True])
def test_a_finished_game_keeps_no_room_to_be_continued(
    is_over: bool, make_window: Callable[..., MainWindow], catalog: Catalog, qtbot: QtBot
) -> None:
    """The end of its file tells; the page does not move when the game is read."""
    session = new_session(catalog, "human", "human")
    while is_over and not session.position.is_over:
        session.play(session.position.legal_moves()[0])
    leave_behind(session)
    window = make_window()
    assert window.start_page.resume.isVisible() is not is_over
    with qtbot.waitSignal(window.files.unfinished_found):
        window.files.read_unfinished()
    assert window.start_page.resume.isVisible() is not is_over
    assert len(unfinished_games()) == is_over


def test_broken_autosave_is_put_aside(
    make_window: object, expect_log: object, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """One that cannot be read does not stop the start; the window says what was kept where."""
    shown: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", shown.append)
    expect_log("the unfinished game cannot be read")
    autosave_path().parent.mkdir(parents=True, exist_ok=True)
    autosave_path().write_text("nonsense", encoding="utf-8")
    window = make_window()
    with qtbot.waitSignal(window.files.unfinished_found):
        window.files.read_unfinished()
    assert not window.start_page.resume.isVisible()
    (kept,) = autosave_path().parent.glob("autosave-*.bad")
    assert kept.read_text(encoding="utf-8") == "nonsense"
    notice = window.kept_aside
    assert notice.isVisible()
    text = f"The unfinished game could not be read; its file was kept as {kept}."
    assert notice.text.text() == text
    assert notice.text.textFormat() is Qt.TextFormat.PlainText
    notice.button.click()
    assert shown == [QUrl.fromLocalFile(str(kept.parent))]
    autosave_path().write_text("more nonsense", encoding="utf-8")
    expect_log("the unfinished game cannot be read")
    window.show_start_page()
    assert len(list(kept.parent.glob("autosave-*.bad"))) == 2
    notice.shut.click()
    assert notice.isHidden()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="packaging/windows/prove.sh tries it there")
def test_kill_in_mid_game_loses_nothing(
    catalog: Catalog, tmp_path: Path, user_home: Path, qtbot: QtBot
) -> None:
    """After kill -9 the autosave is a legal game, only some moves behind what was played."""
    start = tmp_path / "start.kbgame"
    save_record(start, new_session(catalog, "builder", "builder"))
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    root = Path(__file__).parents[2]
    running = subprocess.Popen(
        [sys.executable, str(program), str(start)], env={**os.environ, "PYTHONPATH": str(root)}
    )
    worker = None
    try:
        deadline = time.monotonic() + 60
        while not autosave_path().exists() or len(moves_of(autosave_path(), catalog)) < 4:
            assert time.monotonic() < deadline, "the program did not play"
            assert running.poll() is None, "the program ended by itself"
            time.sleep(0.05)
        worker = child_of(running.pid)
        before = moves_of(autosave_path(), catalog)
    finally:
        running.send_signal(signal.SIGKILL)
        running.wait(10)
    kept = load_autosave(catalog)
    assert kept is not None
    assert [str(entry.move) for entry in kept.log][: len(before)] == before
    assert not (kept.position.is_over)
    qtbot.waitUntil(lambda: worker is None or not Path(f"/proc/{worker}").exists(), timeout=10_000)


def child_of(pid: int) -> int | None:
    """Return the worker process of a running program, where the system tells."""
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            status = (entry / "stat").read_text().rpartition(")")[2].split()
            command = (entry / "cmdline").read_text()
        except OSError:
            continue
        if int(status[1]) == pid and "spawn_main" in command:
            return int(entry.name)
    return None
