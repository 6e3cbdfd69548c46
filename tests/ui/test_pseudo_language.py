"""In a pseudo-language no window shows English, and no text is clipped.

The windows are those of `tests.pictures`, with walks through all lessons, puzzles and rules. They
are read in processes of their own, because the pictures fix all chance.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDockWidget,
    QListView,
    QListWidget,
    QListWidgetItem,
    QMainWindow,
    QWidget,
)
from pytestqt.qtbot import QtBot

import kingdom_builder_qt
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.ui.desktop.languages import languages
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.pictures.painted import PaintedTexts
from tests.pictures.reading import NEUTRAL
from tests.pictures.stage import Look
from tests.pictures.taking import environment
from tests.pictures.texts import clipped_in, english_in
from tests.ui.pseudo import LONG
from tests.ui.sample_games import click_hex, first_target, new_session

ROOT = Path(__file__).parents[2]
SIZES = ((1280, 800), (960, 540))
SECONDS = 3600  # for all windows, on a busy machine
KINDS = (QDialog, QMainWindow, QDockWidget)


def windows_of_the_program() -> set[str]:
    """Return the names of all classes of windows in the package."""
    for module in pkgutil.walk_packages(kingdom_builder_qt.__path__, "kingdom_builder_qt."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    found, rest = set(), [*KINDS]
    while rest:
        kind: Any = rest.pop()
        rest += kind.__subclasses__()
        if kind.__module__.startswith("kingdom_builder_qt."):
            found.add(kind.__qualname__)
    return found


def read(tmp_path: Path) -> dict[tuple[int, int], list[dict[str, Any]]]:
    """Return the reports of all states by the size of the windows."""
    found, running = {}, {}
    for size in SIZES:
        home = tmp_path / str(size[0])
        home.mkdir()
        command = [sys.executable, "-m", "tests.pictures.reading", LONG, *map(str, size)]
        around = environment(home, Look("light", 1, size, size))
        running[size] = subprocess.Popen(
            command, cwd=ROOT, env=around, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
    for size, process in running.items():
        printed = process.communicate(timeout=SECONDS)[0].decode()
        assert process.returncode == 0
        found[size] = [json.loads(line) for line in printed.splitlines() if line.startswith("{")]
    return found


@pytest.mark.slow
@pytest.mark.timeout(SECONDS + 60)
def test_no_english_is_left_and_nothing_is_clipped(tmp_path: Path) -> None:
    """All texts are translated, and fit their widgets in a language 40 % longer than English.

    Each class of a dialog or window is among the pictured states. One test, because a second one
    would read all windows again in another process of a parallel run.
    """
    reports = read(tmp_path)
    faults = {
        (*size, report["name"]): report["faults"]
        for size, found in reports.items()
        for report in found
        if report["faults"]
    }
    assert faults == {}
    shown = {kind for found in reports.values() for one in found for kind in one["classes"]}
    assert windows_of_the_program() - shown == set()


@pytest.mark.qt_log_ignore("This plugin does not support")
@pytest.mark.usefixtures("speaks_pseudo")
def test_start_page_table_and_settings(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """A quick sample: English is left in names of the content alone, and no text is clipped."""
    window.resize(960, 540)
    languages().speak(LONG)
    QApplication.processEvents()
    assert clipped_in(window) == set()  # the start page
    window.desk.start(new_session(catalog, "human", "human"))
    click_hex(window, first_target(window))
    window.actions_["settings"].trigger()
    qtbot.waitUntil(lambda: window.dialogs.current is not None)
    QApplication.processEvents()
    names = {name for _, name in languages().offered()}
    names |= {str(terrain.name) for terrain in catalog.terrains.values()}
    assert english_in(window.dialogs.current, {*NEUTRAL, *names}) == set()
    assert clipped_in(window.dialogs.current) == set()
    assert clipped_in(window) == set()


class _Painted(QWidget):
    """Draws a text into a place that is too narrow, and elides another one."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawText(QRect(0, 0, 40, 30), Qt.AlignmentFlag.AlignLeft, "⟦Çút át thé édgé~~~⟧")
        painter.drawText(QRect(0, 30, 400, 30), Qt.AlignmentFlag.AlignLeft, "⟦Whólé~~⟧")
        painter.fontMetrics().elidedText("⟦Élídéd~~~⟧", Qt.TextElideMode.ElideRight, 30)


def test_a_painted_text_is_measured(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A text cut by its place is a fault, and an elided one without a tooltip."""
    for kind, name in (
        (QPainter, "drawText"),
        (QFontMetrics, "elidedText"),
        (QFontMetricsF, "elidedText"),
    ):
        monkeypatch.setattr(kind, name, getattr(kind, name))  # restored after the test
    painted, widget = PaintedTexts(), _Painted()
    qtbot.addWidget(widget)
    widget.resize(400, 80)
    widget.show()
    found = sorted(fault.split(": ", 1)[1] for fault in painted.take([widget]))
    assert [fault.split("'")[1] for fault in found] == ["⟦Çút át thé édgé~~~⟧", "⟦Élídéd~~~⟧"]
    widget.setToolTip("⟦Élídéd~~~⟧\nIts tooltip.")
    assert len(painted.take([widget])) == 1


def test_a_cut_cell_is_a_fault(qtbot: QtBot) -> None:
    """A cell of a list that Qt elides is reported, unless its tooltip is whole."""
    rows = QListWidget()
    rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    window = QWidget()
    qtbot.addWidget(window)
    rows.setParent(window)
    rows.setFixedSize(120, 90)
    rows.setUniformItemSizes(True)
    rows.setResizeMode(QListView.ResizeMode.Adjust)
    item = QListWidgetItem("short", rows)
    window.show()
    assert clipped_in(window) == set()
    item.setText("a cell with a text that is far too long for its list")
    item.setSizeHint(QSize(100, 20))
    QApplication.processEvents()
    assert len(clipped_in(window)) == 1
    item.setToolTip(item.text())
    assert clipped_in(window) == set()
