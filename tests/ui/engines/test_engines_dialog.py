"""The dialog of engines: add, check, change, remove; storage; the seat in a new game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QLineEdit,
    QSpinBox,
)
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.engines.protocol import EngineOption
from kingdom_builder_qt.ui.desktop.own_engines import OwnEngine, own_engines
from kingdom_builder_qt.ui.desktop.settings.engines import (
    engines_data,
    engines_from,
    new_engine_key,
    usable_engines,
)
from kingdom_builder_qt.ui.desktop.settings.settings import load_settings
from kingdom_builder_qt.ui.desktop.tasks import wait_for_writes
from kingdom_builder_qt.ui.desktop.workers.worker_process import end_finishing
from kingdom_builder_qt.ui.engines.engines_dialog import EnginesDialog, LogDialog
from kingdom_builder_qt.ui.engines.option_fields import OptionFields
from kingdom_builder_qt.ui.newgame.new_game_dialog import NewGameDialog
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.shell.settings_dialog import SettingsDialog
from tests.helpers.engine_files import GOOD, EngineFile

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
LONG_MS = 60_000
OPTIONS = """
        say("option depth number 3 1 9"); say("option style choice calm calm wild")
        say("option book choice true true false"); say("option note text <b>x</b>")
        say("kbiok")"""


@pytest.fixture
def dialog_for(
    make_window: Callable[..., MainWindow],
) -> Iterator[Callable[..., tuple[MainWindow, EnginesDialog]]]:
    """Return a function that opens the dialog from the settings of a window."""

    def make(*engines: OwnEngine) -> tuple[MainWindow, EnginesDialog]:
        window = make_window(engines=engines_data(engines))
        window.actions_["settings"].trigger()
        settings = window.dialogs.current
        assert isinstance(settings, SettingsDialog)
        settings.engines.click()
        dialog = window.dialogs.current
        assert isinstance(dialog, EnginesDialog)
        return window, dialog

    yield make
    end_finishing()


def shows_fields(dialog: EnginesDialog) -> bool:
    """Return whether all fields are visible; Qt shows new parts of a layout one event later."""
    return all(field.isVisible() for field in dialog.options.fields.values())


def is_checked(dialog: EnginesDialog) -> bool:
    """Return whether no check runs."""
    return not dialog.checks


def test_an_engine_is_added_checked_and_played(
    dialog_for: Callable[..., tuple[MainWindow, EnginesDialog]], tmp_path: Path, qtbot: QtBot
) -> None:
    """It introduces itself, and the settings keep it; the examples need no arguments."""
    window, dialog = dialog_for()
    assert not dialog.engines
    near = Path(__file__).parents[3] / "examples" / "engines" / "near_bot.py"
    dialog.add_program(str(near))
    assert dialog.state.text() == "Is being checked…"
    qtbot.waitUntil(lambda: is_checked(dialog), timeout=LONG_MS)
    assert [*dialog.engines] == ["Near"]
    assert dialog.state.text().startswith("By the examples. It follows the protocol. ")
    assert dialog.log.isEnabled()
    dialog.log.click()
    log = dialog.findChild(LogDialog)
    assert log is not None
    assert "> go seconds 3600.000\n< info positions " in log.text.toPlainText()
    assert log.text.verticalScrollBar().value() == log.text.verticalScrollBar().maximum()
    log.copy.click()
    assert QApplication.clipboard().text() == log.text.toPlainText()
    log.reject()
    dialog.name.setText("Nora")
    dialog.name.editingFinished.emit()
    dialog.picture.setCurrentIndex(3)
    dialog.picture.activated.emit(3)
    assert [(e.key, e.name) for e in own_engines()] == [("Near", "Nora")]
    dialog.reject()
    window.close()
    assert wait_for_writes()
    again, complaint = load_settings()
    assert not complaint
    assert engines_from(again.engines) == [
        OwnEngine("Near", "Nora", str(near), "", "oasis"),
    ]


def test_a_bad_engine_is_kept_with_its_fault(
    dialog_for: Callable[..., tuple[MainWindow, EnginesDialog]], tmp_path: Path, qtbot: QtBot
) -> None:
    """Its arguments can be mended, which checks it again; a removed one is gone."""
    _window, dialog = dialog_for()
    file = EngineFile(tmp_path / "engine")
    dialog.add_program(str(file.path))
    qtbot.waitUntil(lambda: is_checked(dialog), timeout=LONG_MS)
    said = "engine has ended by itself (status 1): IndexError: list index out of range"
    place = " (engine.py, line 3)"
    assert dialog.state.text().replace("\u2060", "") == said + place  # without arguments
    assert dialog.log.isEnabled()
    dialog.arguments.setText('"open')
    dialog.arguments.editingFinished.emit()
    assert "quotation mark" in dialog.state.text()
    dialog.arguments.setText(file.arguments)
    dialog.arguments.editingFinished.emit()
    qtbot.waitUntil(lambda: is_checked(dialog), timeout=LONG_MS)
    assert "follows the protocol" in dialog.state.text()
    assert dialog.engines["First"].arguments == file.arguments
    file.wait_for_end()
    own = own_engines()
    dialog.remove.click()
    assert not own_engines()
    dialog.undo.click()
    assert own_engines() == own
    assert dialog.current == own[0]
    assert not dialog.undo.isEnabled()


def test_no_process_is_left_of_a_check_that_is_closed(
    dialog_for: Callable[..., tuple[MainWindow, EnginesDialog]], tmp_path: Path, qtbot: QtBot
) -> None:
    """Also while the engine thinks."""
    file = EngineFile(tmp_path / "engine", "deaf")
    _window, dialog = dialog_for(OwnEngine("First", "First", str(file.path), file.arguments))
    qtbot.waitUntil(lambda: is_checked(dialog), timeout=LONG_MS)
    assert dialog.state.text() == "By Ann. Not checked yet."
    dialog.check.click()
    qtbot.waitUntil(lambda: len(file.pids) == 2, timeout=LONG_MS)
    dialog.reject()
    file.wait_for_end()


def test_options_of_an_engine_are_set(
    dialog_for: Callable[..., tuple[MainWindow, EnginesDialog]], tmp_path: Path, qtbot: QtBot
) -> None:
    """Numbers, switches, choices and texts, as the engine offers them."""
    file = EngineFile(tmp_path / "engine", code=GOOD.replace('say("kbiok")', OPTIONS.strip()))
    own = OwnEngine("First", "First", str(file.path), file.arguments, options=(("depth", "5"),))
    _window, dialog = dialog_for(own)
    qtbot.waitUntil(lambda: is_checked(dialog), timeout=LONG_MS)
    depth, style, book, note = dialog.options.fields.values()
    assert isinstance(depth, QSpinBox)
    assert isinstance(style, QComboBox)
    assert isinstance(book, QCheckBox)
    assert isinstance(note, QLineEdit)
    assert (depth.value(), depth.maximum()) == (5, 9)
    assert note.text() == "<b>x</b>"
    depth.setValue(7)
    style.setCurrentIndex(1)
    style.activated.emit(1)
    book.toggle()
    assert dict(own_engines()[0].options) == {"depth": "7", "style": "wild", "book": "false"}


def engine_with_options(tmp_path: Path) -> EngineFile:
    """Return an engine with options, which writes the values that it gets to a file."""
    code = GOOD.replace('say("kbiok")', OPTIONS.strip())
    note = (
        f'elif word == "option":\n        open({str(tmp_path / "set")!r}, "a").write(rest + "\\n")'
    )
    return EngineFile(tmp_path / "engine", code=code.replace("elif", f"{note}\n    elif", 1))


def test_an_engine_shows_no_options_of_another(
    dialog_for: Callable[..., tuple[MainWindow, EnginesDialog]], tmp_path: Path, qtbot: QtBot
) -> None:
    """Also if their files have the same name, under which both begin."""
    _window, dialog = dialog_for()
    file = engine_with_options(tmp_path)
    file.path.write_text(
        file.path.read_text("utf-8").replace("open(sys.argv[1]", "open(os.devnull")
    )
    dialog.add_program(str(file.path))
    qtbot.waitUntil(lambda: is_checked(dialog), timeout=LONG_MS)
    assert len(dialog.options.fields) == 4
    broken = tmp_path / "engine_of_another" / "engine"
    dialog.add_program(str(broken))
    qtbot.waitUntil(lambda: is_checked(dialog), timeout=LONG_MS)
    assert [*dialog.engines] == ["First", "engine"]
    assert "engine cannot be started: " in dialog.state.text()
    assert not dialog.options.fields
    dialog.list.setCurrentRow(0)
    assert len(dialog.options.fields) == 4


def test_the_focus_stays_in_the_form(
    dialog_for: Callable[..., tuple[MainWindow, EnginesDialog]], tmp_path: Path, qtbot: QtBot
) -> None:
    """Tab leaves the arguments, which begins a check, and lands on the next part."""
    file = engine_with_options(tmp_path)
    own = OwnEngine("First", "First", str(file.path), file.arguments)
    plain = EngineFile(tmp_path / "plain")
    other = OwnEngine("Other", "Other", str(plain.path), plain.arguments)
    window, dialog = dialog_for(own, other)
    qtbot.waitUntil(lambda: is_checked(dialog), timeout=LONG_MS)
    for row, after in ((0, "depth"), (1, "")):
        dialog.list.setCurrentRow(row)
        qtbot.waitUntil(lambda: is_checked(dialog), timeout=LONG_MS)
        qtbot.waitUntil(lambda: shows_fields(dialog))
        dialog.arguments.setFocus()
        dialog.arguments.setText(f"{dialog.arguments.text()} more")
        QTest.keyClick(dialog.arguments, Qt.Key.Key_Tab)
        assert dialog.checks
        QTest.keyClick(dialog.seconds, Qt.Key.Key_Tab)
        assert dialog.focusWidget() is (dialog.options.fields[after] if after else dialog.check)
        qtbot.waitUntil(lambda: is_checked(dialog), timeout=LONG_MS)
        assert dialog.focusWidget() is (dialog.options.fields[after] if after else dialog.check)
    dialog.remove.setFocus()
    QTest.keyClick(dialog.remove, Qt.Key.Key_Space)
    assert dialog.focusWidget() is dialog.list
    assert [engine.key for engine in own_engines()] == ["First"]
    window.close()


def test_a_check_sets_the_options(
    dialog_for: Callable[..., tuple[MainWindow, EnginesDialog]], tmp_path: Path, qtbot: QtBot
) -> None:
    """Those that the engine does not offer any more are left out."""
    file = engine_with_options(tmp_path)
    options = (("depth", "5"), ("style", "gone"), ("unknown", "1"))
    own = OwnEngine("First", "First", str(file.path), file.arguments, options=options)
    _window, dialog = dialog_for(own)
    qtbot.waitUntil(lambda: is_checked(dialog), timeout=LONG_MS)
    dialog.check.click()
    qtbot.waitUntil(lambda: is_checked(dialog), timeout=LONG_MS)
    assert "follows the protocol" in dialog.state.text()
    assert (tmp_path / "set").read_text("utf-8") == "depth 5\n"


def test_fields_of_odd_options(qtbot: QtBot) -> None:
    """Values that the engine no longer accepts become its defaults."""
    fields = OptionFields()
    qtbot.addWidget(fields)
    options = (
        EngineOption("a", "number", "0.5", 0.0, 1.0),
        EngineOption("b", "choice", "x", choices=("x",)),
    )
    told = []
    fields.changed.connect(lambda name, value: told.append((name, value)))
    fields.show_options(options, {"a": "7", "b": "gone"})
    share, choice = fields.fields.values()
    assert isinstance(share, QDoubleSpinBox)
    assert isinstance(choice, QComboBox)
    assert (share.value(), choice.currentData()) == (0.5, "x")
    share.setValue(0.25)
    assert told == [("a", "0.250")]
    fields.show_options((), {})
    assert not fields.fields


def test_stored_engines_are_cleaned() -> None:
    """Bad entries are left out, unknown pictures replaced; the others stay."""
    good = ["Near", "Nora", "/bin/near", "--fast", "farm", {"depth": "3"}]
    odd = ["Far", "Fay", "/bin/far", "", "castle", {"depth": 3}, 7]
    data = [
        good,
        ["Near", "Twice", "/bin/near", "", "farm", {}],
        ["/bin/sh", "Nora", "/bin/near", "", "farm", {}],
        ["A", "", "/bin/near", "", "farm", {}],
        ["A", "A", "", "", "farm", {}],
        ["A", "A", "/bin/near", "a\nb", "farm", {}],
        "x",
        odd,
    ]
    assert usable_engines(data) == [good, ["Far", "Fay", "/bin/far", "", "tower", {}]]
    assert usable_engines(3) == 3
    assert engines_data(engines_from([good])) == [[*good, 0]]
    timed = [*good, 10]
    assert usable_engines([timed]) == engines_data(engines_from([timed])) == [timed]


def test_keys_of_engines() -> None:
    """A key is plain, unique and short, whatever the engine calls itself."""
    assert new_engine_key("My bot", []) == "My_bot"
    assert new_engine_key("My bot", ["My_bot", "My_bot_2"]) == "My_bot_3"
    assert new_engine_key("日本", []) == "engine"
    assert len(new_engine_key("x" * 500, [])) <= 60


def test_a_python_file_is_run_by_python(tmp_path: Path) -> None:
    """No file need be executable; other programs are run as they are."""
    command = OwnEngine("A", "A", str(tmp_path / "bot.py"), "--fast 'a b'").command
    assert Path(command[0]).stem.startswith("py")
    assert command[1:] == (str(tmp_path / "bot.py"), "--fast", "a b")
    assert OwnEngine("A", "A", "/bin/bot").command == ("/bin/bot",)


def test_a_new_game_offers_engines(
    make_window: Callable[..., MainWindow], tmp_path: Path, qtbot: QtBot, catalog: Catalog
) -> None:
    """One portrait stands for all engines; its menu has them by name."""
    file = EngineFile(tmp_path / "engine")
    owns = [
        OwnEngine("First", "Anna & <b>", str(file.path), file.arguments, "farm"),
        OwnEngine("Other", "Bert", str(file.path), file.arguments, "oasis"),
    ]
    window = make_window(engines=engines_data(owns))
    window.new_game.show()
    dialog = window.dialogs.current
    assert isinstance(dialog, NewGameDialog)
    row = dialog.seats.rows[1]
    button = row.level.buttons["engine:"]
    button.click()
    assert row.seat.controller == "engine:First"
    assert row.title.text() == "Anna & <b>"
    menu = button.menu()
    menu.actions()[1].trigger()
    assert row.seat.controller == "engine:Other"
    assert row.name.placeholderText() == "Bert"
    menu.deleteLater()


def test_the_time_for_a_turn_is_a_setting(
    dialog_for: Callable[..., tuple[MainWindow, EnginesDialog]], tmp_path: Path, qtbot: QtBot
) -> None:
    """Each engine has its own, without a limit at first."""
    window, dialog = dialog_for()
    file = EngineFile(tmp_path / "engine")
    dialog.add_program(str(file.path))
    qtbot.waitUntil(lambda: is_checked(dialog), timeout=LONG_MS)
    offered = [dialog.seconds.itemText(row) for row in range(dialog.seconds.count())]
    assert offered[0] == dialog.seconds.currentText() == "No limit"
    assert len(offered) == 6
    dialog.seconds.setCurrentIndex(dialog.seconds.findData(10))
    dialog.seconds.activated.emit(dialog.seconds.currentIndex())
    assert [entry[-1] for entry in window.settings.engines] == [10]
