"""No part of a window is shown as a separate window before it has its place."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.ui.sample_games import new_session

DIALOGS = ("new_game", "settings", "scores", "rules", "about", "problems", "players")
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


class Shown(QObject):
    """Records the widgets shown as windows."""

    def __init__(self) -> None:
        super().__init__()
        self.windows: list[QWidget] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget):
            self.windows += [watched] * watched.isWindow()
        return False

    @property
    def parts(self) -> list[QWidget]:
        """The recorded widgets that became parts of windows."""
        return [widget for widget in self.windows if not widget.isWindow()]


@pytest.fixture
def shown(qapp: QApplication) -> Iterator[Shown]:
    """Watch the whole application."""
    watching = Shown()
    qapp.installEventFilter(watching)
    yield watching
    qapp.removeEventFilter(watching)


def test_a_start_shows_one_window(shown: Shown, make_window: Callable[[], MainWindow]) -> None:
    """A start shows one window; a button shown for an instant costs seconds on some systems."""
    assert shown.windows == [make_window()]


@pytest.mark.slow
def test_windows_are_windows(
    shown: Shown, make_window: Callable[[], MainWindow], catalog: Catalog
) -> None:
    """A game, each dialog and the editor show no widget that later moves into another window."""
    window = make_window()
    window.desk.start(new_session(catalog, "human", "human"))
    for name in DIALOGS:
        window.actions_[name].setEnabled(True)
        window.actions_[name].trigger()
        dialog = window.dialogs.current
        assert dialog in shown.windows, name
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        dialog.close()
    window.show_editor()
    assert len(shown.windows) > len(DIALOGS) + 1
    assert not shown.parts
