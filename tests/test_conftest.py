"""The guards of conftest.py each fail exactly the tests that they should."""

import gc
import os
import sys
from pathlib import Path

import pytest

from tests.helpers.logfail import LogGuard

CONFTEST = Path(__file__).with_name("conftest.py")
NOT_QUICK = Path("tests", "data", "not_quick.txt")


@pytest.fixture
def log_guard() -> LogGuard:
    """Disable the guard, because the runs inside these tests have the guard under test."""
    return LogGuard()


def outcomes(pytester: pytest.Pytester, body: str) -> tuple[dict[str, int], str]:
    """Run `body` as a test file under the real conftest; return its outcomes and its output."""
    pytester.makeconftest(CONFTEST.read_text(encoding="utf-8"))
    pytester.makepyfile(body)
    pytester.makeini("[pytest]\nmarkers = may_leak(reason): excused")
    result = pytester.runpytest_inprocess("-p", "no:cacheprovider")
    return result.parseoutcomes(), result.stdout.str()


LOGS = """
    import logging
    def test_it(expect_log):
        {announce}
        logging.getLogger("kingdom_builder_qt.game").{call}("cannot read %s", "a.yaml")
"""


@pytest.mark.parametrize("call", ["warning", "error", "critical"])
def test_log_record_fails_the_test_when_unannounced(pytester: pytest.Pytester, call: str) -> None:
    """Prove that an unexpected warning or error in the log is a failure."""
    counts, output = outcomes(pytester, LOGS.format(announce="pass", call=call))
    assert counts == {"passed": 1, "errors": 1}
    assert f"unexpected {call.upper()} of kingdom_builder_qt.game" in output
    assert "cannot read a.yaml" in output


def test_log_record_passes_when_announced(pytester: pytest.Pytester) -> None:
    """Prove that a test can expect a warning."""
    body = LOGS.format(announce="expect_log('cannot read .*yaml')", call="warning")
    assert outcomes(pytester, body)[0] == {"passed": 1}


@pytest.mark.parametrize(
    "announce",
    ["expect_log('something else')", "expect_log('cannot read', level='ERROR')"],
)
def test_log_record_fails_when_another_was_announced(
    pytester: pytest.Pytester, announce: str
) -> None:
    """Prove that an announcement covers its own text and level only, and must occur."""
    counts, output = outcomes(pytester, LOGS.format(announce=announce, call="warning"))
    assert counts == {"passed": 1, "errors": 1}
    assert "unexpected WARNING" in output
    assert "announced but never logged" in output


def test_info_record_is_no_failure(pytester: pytest.Pytester) -> None:
    """Prove that ordinary log records are allowed."""
    assert outcomes(pytester, LOGS.format(announce="pass", call="info"))[0] == {"passed": 1}


def test_no_thread_collects_garbage_during_a_test() -> None:
    """Prove that allocations of a thread cannot make it delete Qt objects."""
    assert not gc.isenabled()


RINGS = """
    import gc
    import weakref
    class Ring:
        pass
    def test_makes_rings():
        global kept
        for _ in range(gc.get_threshold()[0] + 100):
            ring = Ring()
            ring.itself = ring
        kept = weakref.ref(ring)
        gc.enable()
    def test_they_are_gone():
        assert kept() is None
        assert not gc.isenabled()
"""


def test_garbage_of_a_test_is_collected_after_it(pytester: pytest.Pytester) -> None:
    """Prove that garbage of a test is collected although Python's own collection is always off."""
    assert outcomes(pytester, RINGS)[0] == {"passed": 2}


DIES = """
    import faulthandler
    def look_for_trouble():
        faulthandler._sigsegv()
    def test_dies():
        look_for_trouble()
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows tells of a crash in a window")
def test_a_crash_says_where(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    """Prove that the report of a crashed process has the line, and no file is left."""
    monkeypatch.setenv("PYTHONPATH", str(CONFTEST.parents[1]))
    monkeypatch.setenv("TMPDIR", str(pytester.mkdir("tmp")))
    pytester.makeconftest(CONFTEST.read_text(encoding="utf-8"))
    pytester.makepyfile(DIES)
    result = pytester.runpytest_subprocess("-n", "1", "-p", "no:cacheprovider")
    result.stdout.fnmatch_lines(
        ["worker 'gw0' crashed*", "*Segmentation fault", "*in look_for_trouble", "*in test_dies"]
    )
    assert "pluggy/" not in result.stdout.str()
    assert not list(pytester.path.glob("tmp/*.crash"))


THREAD = """
    import threading, pytest
    stop = threading.Event()
    {mark}
    def test_it():
        threading.Thread(target=stop.wait, args=({seconds},), name="straggler").start()
    def teardown_module():
        stop.set()
"""


@pytest.mark.parametrize(
    ("mark", "seconds", "expected"),
    [
        ("", 30, {"passed": 1, "errors": 1}),
        ("", 0.2, {"passed": 1}),
        ("@pytest.mark.may_leak('why')", 30, {"passed": 1}),
    ],
)
def test_thread_left_running_fails_the_test(
    pytester: pytest.Pytester,
    monkeypatch: pytest.MonkeyPatch,
    mark: str,
    seconds: float,
    expected: dict[str, int],
) -> None:
    """Prove that a thread must end with its test, or shortly after."""
    monkeypatch.setattr("tests.helpers.leaks.GRACE_SECONDS", 0.5)
    assert outcomes(pytester, THREAD.format(mark=mark, seconds=seconds))[0] == expected


TIMER = """
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QWidget
    kept = []
    def test_it(qtbot):
        widget = QWidget()
        timer = QTimer({parent})
        timer.start(60_000)
        qtbot.addWidget(widget)
        kept.append(timer)
"""


def test_timer_left_running_fails_the_test(pytester: pytest.Pytester, qapp: object) -> None:
    """Prove that a Qt timer must not outlive its test."""
    counts, output = outcomes(pytester, TIMER.format(parent=""))
    assert counts == {"passed": 1, "errors": 1}
    assert "QTimer(60000 ms)" in output


def test_timer_of_a_closed_widget_is_no_leak(pytester: pytest.Pytester, qapp: object) -> None:
    """Prove that a timer may rely on its widget being deleted."""
    assert outcomes(pytester, TIMER.format(parent="widget"))[0] == {"passed": 1}


WINDOW = """
    from PySide6.QtWidgets import QLabel, QMenu
    kept = []
    def test_it(qtbot):
        label = QLabel("Straggler")
        label.setWindowTitle("Straggler")
        {keep}
    def test_next(qtbot):
        pass
"""


@pytest.mark.parametrize(
    ("keep", "expected"),
    [
        ("label.show(); kept.append(label)", {"passed": 2, "errors": 1}),
        ("label.itself = label", {"passed": 2}),
        ("kept.append(label); label.deleteLater()", {"passed": 2}),
        ("kept.append(label); qtbot.addWidget(label)", {"passed": 2}),
    ],
)
def test_window_left_behind_fails_the_test(
    pytester: pytest.Pytester, qapp: object, keep: str, expected: dict[str, int]
) -> None:
    """Prove that a widget without a parent must not outlive its test; unreferenced ones may."""
    counts, output = outcomes(pytester, WINDOW.format(keep=keep))
    assert counts == expected
    assert ("QLabel 'Straggler'" in output) == ("errors" in expected)


def test_user_files_go_to_the_test_folder(user_home: Path, tmp_path: Path) -> None:
    """Prove that neither our variable nor the XDG folders use the real home."""
    assert user_home.is_relative_to(tmp_path)
    assert os.environ["KINGDOM_BUILDER_QT_HOME"] == str(user_home)
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        assert Path(os.environ[f"XDG_{name}_HOME"]).is_relative_to(user_home)


def test_platform_needs_no_screen() -> None:
    """Prove that a platform is set before any test runs."""
    assert os.environ["QT_QPA_PLATFORM"]


CASES = """
    import pytest
    @pytest.mark.parametrize("case", [1, 2])
    def test_short(case): pass
    @pytest.mark.slow
    def test_slow(): pass
    def test_long(): pass
    @pytest.fixture
    def make_window(): pass
    def test_window(make_window): pass
"""


def test_quick_runs_one_case_of_each_short_test(pytester: pytest.Pytester) -> None:
    """Prove that slow, listed and window tests are excluded, and that a listed file is not
    imported.
    """
    pytester.makeconftest(CONFTEST.read_text(encoding="utf-8"))
    pytester.makeini("[pytest]\nmarkers =\n  slow: takes seconds\n  may_leak(reason): excused")
    pytester.makepyfile(test_some=CASES, test_whole="raise AssertionError")
    listed = pytester.path / NOT_QUICK
    listed.parent.mkdir(parents=True)
    listed.write_text("# long\ntest_some.py::test_long\ntest_whole.py\n", encoding="utf-8")
    result = pytester.runpytest_inprocess("-p", "no:cacheprovider", "--quick", "-v")
    result.assert_outcomes(passed=1, deselected=4)
    assert "test_some.py::test_short[1] PASSED" in result.stdout.str()


def test_cases_out_of_a_set_are_refused(pytester: pytest.Pytester) -> None:
    """Prove that no test depends on the order of a set, which differs between processes."""
    body = """
        import pytest
        @pytest.mark.parametrize("case", {case})
        def test_it(case): pass
    """
    assert outcomes(pytester, body.format(case="['a', 'b']"))[0] == {"passed": 2}
    counts, output = outcomes(pytester, body.format(case="{'a', 'b'}"))
    assert counts == {"errors": 1}
    assert "cases in a set have no order" in output


def test_what_quick_leaves_out_exists() -> None:
    """Prove that renaming a long test without its line in the list fails."""
    root = CONFTEST.parents[1]
    lines = (root / NOT_QUICK).read_text(encoding="utf-8").splitlines()
    names = [line for line in lines if not line.startswith("#")]
    assert names == sorted(set(names))
    for name in names:
        file, _, function = name.partition("::")
        assert (root / file).exists(), name
        if function:
            assert f"def {function}(" in (root / file).read_text(encoding="utf-8"), name
