"""Set-up and guards for every test: no screen, user files, unexpected log, thread or timer."""

import gc
import os
import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

# Set before the first import of Qt.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# On Windows Qt finds no font for offscreen windows, so the program's own is used.
os.environ.setdefault("QT_QPA_FONTDIR", str(Path(__file__).parents[1] / "resources" / "fonts"))

if sys.platform == "win32":
    import ctypes

    # Qt does so for visible windows. Otherwise the first user of COM (the sound library) chooses
    # the threading mode of this thread, and the parts of Qt that need COM fail.
    ctypes.OleDLL("ole32").OleInitialize(None)

import logging

import hypothesis
import pytest

from tests.helpers import faults
from tests.helpers.leaks import (
    collect_due,
    leaked_threads,
    leaked_timers,
    leaked_windows,
    watch_timers,
    windows,
)
from tests.helpers.logfail import CollectingHandler, LogGuard

# ci: the same examples in every run, and no failures on slow machines.
hypothesis.settings.register_profile("ci", derandomize=True, deadline=None, database=None)
hypothesis.settings.register_profile("dev", deadline=None)
hypothesis.settings.load_profile(
    os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "dev")
)

# A shell that starts a command in the background ignores Ctrl+C, which test programs inherit.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Fixtures of whole windows, too slow for --quick, and the list of other exclusions.
WINDOWS = {"make_window", "make_editor", "dialog_of"}
NOT_QUICK = Path("tests", "data", "not_quick.txt")

watch_timers()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that `dev.py test --quick` passes."""
    parser.addoption("--quick", action="store_true", help="run the first case of each quick test")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Refuse cases from a set, because all processes must collect the tests in the same order."""
    for mark in metafunc.definition.iter_markers("parametrize"):
        if any(isinstance(values, set | frozenset) for values in mark.args[1:2]):
            pytest.fail(
                f"{metafunc.definition.nodeid}: cases in a set have no order", pytrace=False
            )


def not_quick(config: pytest.Config) -> frozenset[str]:
    """Return the folders, files and test functions that `--quick` excludes."""
    text = (config.rootpath / NOT_QUICK).read_text(encoding="utf-8")
    return frozenset(line for line in text.splitlines() if not line.startswith("#"))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """With `--quick` do not import excluded files and folders."""
    if not config.getoption("quick") or not collection_path.is_relative_to(config.rootpath):
        return None
    name = collection_path.relative_to(config.rootpath).as_posix()
    return bool({name, f"{name}/"} & not_quick(config)) or None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With `--quick` keep the first case of each test function, without windows and slow tests."""
    if not config.getoption("quick"):
        return
    first: dict[str, pytest.Item] = {}
    left_out = not_quick(config)
    for item in items:
        function = item.nodeid.partition("[")[0]
        long = function in left_out or item.get_closest_marker("slow")
        if not long and not WINDOWS & set(item.fixturenames):
            first.setdefault(function, item)
    chosen = set(first.values())
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = first.values()


def pytest_configure(config: pytest.Config) -> None:
    """Record where a process of pytest-xdist crashes."""
    faults.open_report(config)


def pytest_unconfigure(config: pytest.Config) -> None:
    """Stop recording crashes."""
    faults.close_report(config)


@pytest.hookimpl(optionalhook=True)
def pytest_handlecrashitem(report: Any) -> None:
    """Show where the process crashed; pytest-xdist only reports the crash."""
    report.longrepr += faults.reported_by(report.node)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Collect garbage between tests only, in this thread, as the program does (`app/gc_guard`).

    Otherwise a reader thread, or one of pytest-xdist, could delete Qt objects of an earlier test.
    """
    gc.disable()
    faults.note_crashes(item.config)
    result = yield
    collect_due()
    return result


@pytest.fixture(autouse=True)
def user_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give the test its own empty folder for the player's settings, games and content.

    KINGDOM_BUILDER_QT_HOME moves all user files of the program; the XDG variables keep third
    parties such as Qt away from the real home directory, too.
    """
    home = tmp_path / "user_home"
    monkeypatch.setenv("KINGDOM_BUILDER_QT_HOME", str(home))
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(home / name.lower()))
    yield home
    for thread in threading.enumerate():
        if thread.name == "disk":  # such as one that updates the index of the library
            thread.join(5)  # a disk of the test may hang


@pytest.fixture(autouse=True)
def _usual_theme() -> Iterator[None]:
    """Restore the light theme of the application, in the standard colours."""
    yield
    themes = sys.modules.get("kingdom_builder_qt.ui.desktop.style.theme")
    if themes is not None and themes.current_theme() is not themes.THEMES["light"]:
        from PySide6.QtWidgets import QApplication

        manager = themes.apply_theme(QApplication.instance(), "light")
        manager.show_boards(themes.STANDARD, False)


@pytest.fixture(autouse=True)
def _pointer_is_away(request: pytest.FixtureRequest) -> None:
    """Move the pointer off all windows: one that opens under it would be told that it enters."""
    if "qapp" in request.fixturenames:
        request.getfixturevalue("qapp")
        from PySide6.QtGui import QCursor

        QCursor.setPos(30_000, 30_000)


@pytest.fixture(scope="session")
def qapp_cls() -> type:
    """Return the class of the program's application for pytest-qt."""
    from kingdom_builder_qt.ui.desktop.widgets.tooltips import TipApplication

    return TipApplication


@pytest.fixture(scope="session")
def qapp(qapp: Any) -> Any:
    """Return the application of pytest-qt, with the plurals of English texts."""
    from kingdom_builder_qt.ui.desktop.english import install_english

    install_english(qapp)
    return qapp


@pytest.fixture
def resize_text(qapp: Any) -> Iterator[Callable[[int], None]]:
    """Return a function that enlarges all text, for this test alone."""
    from kingdom_builder_qt.ui.desktop.style.theme import apply_theme

    manager = apply_theme(qapp, "light")
    yield manager.resize_text
    manager.resize_text(100)


@pytest.fixture
def use_theme(qapp: Any) -> Callable[[str], Any]:
    """Return a function that applies a theme to the application until the test ends."""
    from kingdom_builder_qt.ui.desktop.style.theme import apply_theme

    return lambda choice: apply_theme(qapp, choice).theme


@pytest.fixture(autouse=True)
def log_guard() -> Iterator[LogGuard]:
    """Fail the test on unannounced log records."""
    guard = LogGuard()
    handler = CollectingHandler(guard)
    logging.getLogger().addHandler(handler)
    yield guard
    logging.getLogger().removeHandler(handler)
    if problems := guard.problems():
        pytest.fail("\n".join(problems), pytrace=False)


@pytest.fixture
def expect_log(log_guard: LogGuard) -> Callable[..., None]:
    """Announce a log record: `expect_log(pattern, level="WARNING", logger=...)`."""
    return log_guard.announce


@pytest.fixture(autouse=True)
def leak_guard(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail the test when it leaves a thread, a Qt timer or a window.

    Timers and windows exist only with an application, and are checked only then.
    """
    before = set(threading.enumerate())
    windows_before = windows() if "qapp" in request.fixturenames else []
    yield
    if request.node.get_closest_marker("may_leak"):
        return
    timers = leaked_timers() if "qapp" in request.fixturenames else []
    left = leaked_windows(windows_before) if "qapp" in request.fixturenames else []
    threads = leaked_threads(before)
    if timers or threads or left:
        pytest.fail(f"left: {[*timers, *left, *map(repr, threads)]}", pytrace=False)
