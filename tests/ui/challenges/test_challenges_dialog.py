"""The challenges of today and of this week are offered, copied and played in the window."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.challenges.calendar import challenge_of_day, challenge_of_week
from kingdom_builder_qt.game.session import HUMAN
from kingdom_builder_qt.game.setup.codes import from_code
from kingdom_builder_qt.ui.challenges.challenges_dialog import ChallengesDialog
from kingdom_builder_qt.ui.window import window_dialogs
from kingdom_builder_qt.ui.window.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

LEFT = Qt.MouseButton.LeftButton
DAY = date(2026, 11, 24)


class Calendar(date):
    """A clock that stands still, since a test may run at midnight."""

    @classmethod
    def today(cls) -> date:
        """Return the day of the tests."""
        return DAY


@pytest.fixture
def dialog(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> ChallengesDialog:
    """Return the dialog, opened from the menu on a certain day."""
    monkeypatch.setattr(window_dialogs, "date", Calendar)
    window.actions_["challenges"].trigger()
    shown = window.dialogs.current
    assert isinstance(shown, ChallengesDialog)
    assert QTest.qWaitForWindowActive(shown)
    return shown


def test_enter_begins_the_challenge_of_the_day(
    dialog: ChallengesDialog, window: MainWindow, catalog: Catalog
) -> None:
    """It is the main thing of the dialog; the person begins against its opponent."""
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    session = window.desk.session
    assert session is not None
    expected = challenge_of_day(DAY, catalog)
    assert session.options == expected.options
    assert [seat.controller for seat in session.seats] == [HUMAN, expected.opponent]
    assert session.to_move == 0
    assert len({seat.name for seat in session.seats}) == 2


def test_a_click_begins_that_of_the_week(
    dialog: ChallengesDialog, window: MainWindow, catalog: Catalog
) -> None:
    """With an expansion, which the card names."""
    card = dialog.cards[1]
    QTest.mouseClick(card.play, LEFT)
    session = window.desk.session
    assert session is not None
    assert session.options == challenge_of_week(DAY, catalog).options
    assert not dialog.isVisible()


def test_codes_are_copied_to_be_passed_on(dialog: ChallengesDialog, catalog: Catalog) -> None:
    """Each of its own card; the dialog stays open and says it."""
    for card in dialog.cards:
        QTest.mouseClick(card.copy, LEFT)
        code = QGuiApplication.clipboard().text()
        assert from_code(code, catalog) == card.challenge.options
        assert code in dialog.said.text()
    assert dialog.isVisible()


def test_days_are_said(dialog: ChallengesDialog) -> None:
    """Today, and the last day of the week."""
    assert [("24" in card.when(), "29" in card.when()) for card in dialog.cards] == [
        (True, False),
        (False, True),
    ]
