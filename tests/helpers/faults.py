"""Saves the crash reports of pytest-xdist workers, which pytest does not show."""

import faulthandler
import tempfile
from pathlib import Path
from typing import Any, Final, TextIO

import pytest

_REPORT: Final = pytest.StashKey[TextIO]()
_NO_NEWS: Final = (
    "/pluggy/",
    "/_pytest/",
    "/xdist/",
    "/execnet/",
    "<string>",
)  # lines without information


def open_report(config: pytest.Config) -> None:
    """Open the report of this process if it is one of several."""
    if worker := getattr(config, "workerinput", None):
        config.stash[_REPORT] = _file(worker).open("w", encoding="utf-8")


def close_report(config: pytest.Config) -> None:
    """Remove a report that stayed empty."""
    if report := config.stash.get(_REPORT, None):
        faulthandler.disable()
        report.close()
        Path(report.name).unlink()


def note_crashes(config: pytest.Config) -> None:
    """Let Python write crashes to the report, also after a test has redirected them."""
    if report := config.stash.get(_REPORT, None):
        faulthandler.enable(report)


def reported_by(node: Any) -> str:
    """Return the report of a crashed process, without pytest's own lines.

    `node`: its `WorkerController` in xdist.
    """
    file = _file(node.workerinput)
    lines = file.read_text(encoding="utf-8").splitlines()
    file.unlink()
    told = [line for line in lines if not any(words in line for words in _NO_NEWS)]
    return "\n".join(["", *told])


def _file(worker: dict[str, Any]) -> Path:
    name = f"kingdom-builder-qt-{worker['testrunuid']}-{worker['workerid']}.crash"
    return Path(tempfile.gettempdir(), name)
