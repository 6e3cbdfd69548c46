"""Engines as usual opponents, and engines of a new game whose files cannot be started."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.ai.players import LEVELS
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.editor.sections.browser.section_chooser import BrowserChooser
from kingdom_builder_qt.game.engines.process import EngineError
from kingdom_builder_qt.ui.desktop.own_engines import OwnEngine, own_engines, set_own_engines
from kingdom_builder_qt.ui.desktop.settings.engines import engines_data
from kingdom_builder_qt.ui.desktop.settings.settings import load_settings
from kingdom_builder_qt.ui.desktop.tasks import wait_for_writes
from kingdom_builder_qt.ui.engines.file_faults import file_faults
from kingdom_builder_qt.ui.newgame import new_game_dialog
from kingdom_builder_qt.ui.newgame.new_game_dialog import NewGameDialog
from kingdom_builder_qt.ui.newgame.seat_cards import EngineButton
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.shell.settings_dialog import SettingsDialog
from tests.helpers.engine_files import EngineFile
from tests.ui.table.panels import games

ENGINE = "engine:First"
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def settings_of(window: MainWindow) -> SettingsDialog:
    """Open the settings."""
    window.actions_["settings"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, SettingsDialog)
    return dialog


# -- the usual opponent ----------------------------------------------------------------------------


def test_an_engine_can_be_the_usual_opponent(
    make_window: Callable[..., MainWindow], tmp_path: Path
) -> None:
    """It is offered after the levels, kept, and sits at the table of a first and of a new game."""
    file = EngineFile(tmp_path / "engine")
    own = OwnEngine("First", "My <b>engine</b>", str(file.path), file.arguments, "farm")
    window = make_window(engines=engines_data([own]))
    dialog = settings_of(window)
    offered = [dialog.opponent.itemData(row) for row in range(dialog.opponent.count())]
    assert offered == [*LEVELS, ENGINE]
    dialog.opponent.setCurrentIndex(dialog.opponent.findData(ENGINE))
    dialog.accept()
    assert wait_for_writes()
    kept, complaint = load_settings()
    assert (kept.default_opponent, complaint) == (ENGINE, "")
    assert settings_of(window).opponent.controller == ENGINE
    window.dialogs.current.reject()  # type: ignore[union-attr]
    window.actions_["new_game"].trigger()
    new_game = window.dialogs.current
    assert isinstance(new_game, NewGameDialog)
    assert [seat.controller for seat in new_game.seats.seats] == ["human", ENGINE]
    new_game.reject()
    window.files.start_first_game()
    session = window.desk.session
    assert session is not None
    assert [seat.controller for seat in session.seats] == ["human", ENGINE]
    window.desk.close()


def test_a_removed_engine_is_replaced_as_the_usual_opponent(
    make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    """By the default level, with a sentence at the start of a first game."""
    window = make_window(default_opponent=ENGINE)
    with qtbot.waitSignal(window.files.message) as said:
        window.files.start_first_game()
    assert said.args == ["First is no longer among your engines."]
    session = window.desk.session
    assert session is not None
    assert [seat.controller for seat in session.seats] == ["human", "builder"]
    window.desk.close()
    dialog = settings_of(window)
    assert dialog.opponent.controller == "builder"
    dialog.reject()


# -- files that cannot be started ------------------------------------------------------------------


def dialog_with(catalog: Catalog, qtbot: QtBot, controller: str = ENGINE) -> NewGameDialog:
    """Return a new game of a person against an engine."""
    seats = [["Ann", 0, "human"], ["", 1, controller]]
    return games.shown(qtbot, NewGameDialog(catalog, BrowserChooser, {"seats": seats}, seed=5))


def button_of(dialog: NewGameDialog) -> EngineButton:
    """Return the button of the engines in the card of the second player."""
    button = dialog.seats.rows[1].level.buttons["engine:"]
    assert isinstance(button, EngineButton)
    return button


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("gone", "There is no such file"),
        ("gone.py", "There is no such file"),
        pytest.param(
            "plain",
            "is not an executable program",
            marks=pytest.mark.skipif("sys.platform == 'win32'", reason="bits of a file"),
        ),
    ],
)
def test_an_engine_that_cannot_be_started_has_a_mark_and_a_sentence(
    catalog: Catalog, tmp_path: Path, qtbot: QtBot, name: str, reason: str
) -> None:
    """Before the game, also in the card of a player who is added; another engine has none."""
    (tmp_path / "plain").write_text("no program", encoding="utf-8")
    good = EngineFile(tmp_path / "engine")
    set_own_engines(
        [
            OwnEngine("First", "First", str(tmp_path / name), "", "farm"),
            OwnEngine("Good", "Good", str(good.path), good.arguments, "oasis"),
        ]
    )
    dialog = dialog_with(catalog, qtbot)
    button, card = button_of(dialog), dialog.seats.rows[1]
    qtbot.waitUntil(lambda: bool(button.faults), timeout=20_000)
    sentence = button.accessibleDescription()
    assert sentence.replace("\u2060", "").startswith("First cannot be started: ")
    assert reason in sentence
    assert name in button.toolTip()
    assert card.text.text() == "Its program cannot be started."
    marked, height, faults = button.grab().toImage(), card.height(), button.faults
    dialog.seats.show_faults({})
    assert card.text.text() == "A program of its own"
    assert button.grab().toImage() != marked
    assert card.height() == height
    button.show_faults(faults)
    button.show_engine("engine:Good")
    assert button.accessibleDescription() == ""
    assert card.text.text() == "A program of its own"
    dialog.seats.show_faults(file_faults(own_engines()))
    dialog.seats.add.click()
    added = dialog.seats.rows[2].level
    added.choose(ENGINE)
    assert added.buttons["engine:"].accessibleDescription() == sentence
    dialog.reject()


def test_a_disk_that_does_not_answer_blocks_nothing(
    catalog: Catalog, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The dialog is shown without marks until the disk has answered."""
    answers = Event()

    def slow(engines: Iterable[OwnEngine]) -> dict[str, EngineError]:
        answers.wait(20)
        return file_faults(engines)

    monkeypatch.setattr(new_game_dialog, "file_faults", slow)
    set_own_engines([OwnEngine("First", "First", str(tmp_path / "gone"))])
    dialog = dialog_with(catalog, qtbot)
    assert dialog.isVisible()
    assert button_of(dialog).accessibleDescription() == ""
    answers.set()
    qtbot.waitUntil(lambda: bool(button_of(dialog).accessibleDescription()), timeout=20_000)
    dialog.reject()
