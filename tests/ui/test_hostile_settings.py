"""With settings files of any content the window opens, and each setting is in its range."""

from __future__ import annotations

import logging
import os
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QSettings
from PySide6.QtWidgets import QApplication

from kingdom_builder_qt.app import program
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.rules import MAX_PLAYERS, MIN_PLAYERS
from kingdom_builder_qt.game.setup.presets import own_presets
from kingdom_builder_qt.ui.desktop.settings import settings as module
from kingdom_builder_qt.ui.desktop.settings.settings import (
    KINDS,
    Settings,
    load_settings,
    save_settings,
    settings_path,
)
from kingdom_builder_qt.ui.desktop.settings.values import MAX_RECENT
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import available_area
from kingdom_builder_qt.ui.newgame.game_choices import GameChoices, choices_from
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.helpers.settings_ini import text_of, write, write_old, write_text

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

KEYS = list(KINDS)
FAR_OFF = "AdnQywADAAAAAV+O//7ujgABYYX//vAhAAFfkP/+7pAAAWGD//7wHwAAAAAAAAAAAyAAAV+Q//7ukAABYYP//vAf"


def nested(depth: int) -> Any:
    """Return lists in lists."""
    value: Any = 0
    for _ in range(depth):
        value = [value]
    return value


HOSTILE: list[Any] = [
    *(1e-300, -1, -0.5, 1e308, float("inf"), float("-inf"), float("nan"), 10**400, -(10**400)),
    *(None, True, False, "", "x" * 100_000, "\udcff\ud800", "a\0b", "\x7f", "-1", "<b>&amp;</b>"),
    *([], {}, [[]], [None, 3, "a"], {"slots": 1, "seats": [[1]]}, {"presets": {"a": 1}}),
    *(nested(50), nested(400), {"slots": nested(300)}, {"\udcff": "\udcff"}),
    *(FAR_OFF, FAR_OFF[:40], "AdnQywADAAA", "9" * 5000, "99999 99999", "1 " * 50, "/" * 40_000),
    ["x" * 40_000, "~nobody-of-this-name/x", "a\0b", "/dev/zero", "/proc/self/mem", "\udcff", ""],
]
HOSTILE_BUT_PRESETS = [value for value in HOSTILE if repr(value) != "{'presets': {'a': 1}}"]


@pytest.fixture
def quiet(caplog: pytest.LogCaptureFixture, expect_log: Callable[..., None]) -> None:
    """Expect at least one warning about the settings, and clear the log."""
    expect_log("settings: ")
    logging.getLogger("kingdom_builder_qt").warning("settings: of a test")
    caplog.clear()


@pytest.mark.parametrize("name", KEYS)
def test_every_setting_has_a_range(
    name: str, quiet: None, caplog: pytest.LogCaptureFixture
) -> None:
    """A value out of range is replaced by the default, with one log line that names the setting."""
    kind = KINDS[name]
    assert kind.fits(getattr(Settings(), name))
    refused = 0
    for value in HOSTILE if name != "new_game" else HOSTILE_BUT_PRESETS:
        write(**{name: value})
        caplog.clear()
        settings, complaint = load_settings()
        assert complaint == ""
        loaded = getattr(settings, name)
        assert kind.fits(loaded)
        if repr(loaded) != repr(kind.value(text_of(name, value))):
            refused += 1
            assert name.startswith("recent_") or loaded == getattr(Settings(), name)
            (record,) = caplog.records
            assert record.getMessage().startswith(f"settings: {name} ")
        else:
            assert caplog.records == []
    assert refused > len(HOSTILE) / 2


@pytest.mark.parametrize("write_", [write, write_old])
@settings(max_examples=10)
@given(
    data=st.dictionaries(
        st.sampled_from([*KEYS, "format", "future"]),
        st.sampled_from(HOSTILE)
        | st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
            lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
        ),
    ).filter(lambda data: not isinstance(data.get("format"), int))
)
def test_any_settings_are_read_and_written(
    write_: Callable[..., Path], tmp_path_factory: pytest.TempPathFactory, data: dict[str, Any]
) -> None:
    """Any file is read, of an earlier version too, and the saved one is read without a warning."""
    logging.disable()
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("KINGDOM_BUILDER_QT_HOME", str(tmp_path_factory.mktemp("h")))
            write_(**data)
            found, complaint = load_settings()
            assert complaint == ""
            save_settings(found)
            logging.disable(logging.NOTSET)
            again, complaint = load_settings()
            assert (repr(again), complaint) == (repr(found), "")
    finally:
        logging.disable(logging.NOTSET)


@pytest.fixture
def opened(
    qapp: QApplication, catalog: Catalog, boards_painted_once: None
) -> Iterator[Callable[[dict[str, Any]], MainWindow]]:
    """Return a function that opens the window and all readers of settings with some settings."""
    made: list[MainWindow] = []

    def open_(data: dict[str, Any]) -> MainWindow:
        write(**data)
        settings, complaint = load_settings()
        made.append(window := program.make_window(catalog, settings))
        window.show()
        program.begin(window, [], complaint)
        window.new_game.show()
        window.actions_["settings"].trigger()
        window.dialogs.close()
        window.games.show()
        window.dialogs.close()
        window.show_editor()
        QApplication.processEvents()
        return window

    yield open_
    for window in made:
        window.close()
        window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def check_sensible(window: MainWindow) -> None:
    """Both windows are on the screen, with a usable size."""
    for shown in (window, window.workshop.editor):
        assert shown.isVisible()
        assert available_area(shown).contains(shown.geometry())
        assert shown.width() >= shown.minimumWidth() >= 400
    assert len(window.settings.recent_sections) <= MAX_RECENT


@pytest.mark.slow
@pytest.mark.parametrize("number", range(8))
def test_the_window_opens_with_any_settings(
    number: int, opened: Callable[[dict[str, Any]], MainWindow], quiet: None
) -> None:
    """The window opens with wrong values in all settings at once, in several random mixtures."""
    chance = random.Random(number)
    check_sensible(opened({name: chance.choice(HOSTILE) for name in KEYS}))


@pytest.mark.parametrize("value", HOSTILE, ids=range(len(HOSTILE)))
def test_the_last_game_may_be_anything(value: object, catalog: Catalog) -> None:
    """The new-game dialog starts with the sensible part of any stored game."""
    keys = (*GameChoices().to_dict(), "slots", "presets")
    for data in (dict.fromkeys(keys, value), {key: [value] for key in keys}):
        choices = choices_from(data, catalog, ["builder"])
        assert MIN_PLAYERS <= len(choices.seats) <= MAX_PLAYERS
        assert choices.options(catalog).players == len(choices.seats)
        assert own_presets(data["presets"], catalog) == []


def test_a_window_far_off_comes_back(
    opened: Callable[[dict[str, Any]], MainWindow], expect_log: Callable[..., None]
) -> None:
    """The geometry of a missing screen and a hundred thousand recent sections are corrected."""
    expect_log("settings: recent_sections is too long")
    recent = [f"/tmp/section-{n}.yaml" for n in range(100_000)]
    data = {"geometry": FAR_OFF, "editor_geometry": FAR_OFF, "recent_sections": recent}
    window = opened(data)
    check_sensible(window)
    assert window.settings.recent_sections == recent[:MAX_RECENT]


# -- what lies in the place of the file ------------------------------------------------------------


def make_folder(path: Path) -> None:
    """Make a folder with a file at the path."""
    path.mkdir()
    (path / "mine").touch()


def make_pipe(path: Path) -> None:
    """Make a pipe without a writer at the path."""
    os.mkfifo(path)


def make_utf_16(path: Path) -> None:
    """Write settings in UTF-16, as another program may."""
    path.write_bytes("theme=dark".encode("utf-16"))


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes and links there")
@pytest.mark.parametrize("make", [make_folder, make_pipe, make_utf_16])
def test_a_malformed_settings_file_is_quarantined(
    make: Callable[[Path], None], expect_log: Callable[..., None]
) -> None:
    """Such a file is quarantined under a free name, and new settings can be saved."""
    expect_log("settings not readable")
    for count in (1, 2):
        settings_path().parent.mkdir(parents=True, exist_ok=True)
        settings_path().unlink(missing_ok=True)
        make(settings_path())
        found, complaint = load_settings()
        aside = list(settings_path().parent.glob("*.bad"))
        assert len(aside) == count
        assert any(str(path) in complaint for path in aside)
        assert found == Settings()
        save_settings(Settings(theme="dark"))
        assert load_settings()[0].theme == "dark"


@pytest.mark.skipif(sys.platform == "win32", reason="no links there")
def test_a_link_to_itself_is_replaced() -> None:
    """A link to itself counts as missing settings, and is replaced at the next save."""
    settings_path().parent.mkdir(parents=True)
    settings_path().symlink_to(settings_path())
    assert load_settings() == (Settings(), "")
    save_settings(Settings(theme="dark"))
    assert load_settings()[0].theme == "dark"


@pytest.mark.parametrize("error", [PermissionError, OSError])
def test_settings_that_cannot_be_read_are_not_replaced(
    error: type[OSError], monkeypatch: pytest.MonkeyPatch, expect_log: Callable[..., None]
) -> None:
    """A file that can neither be read nor renamed stays, and the message says so."""
    expect_log("settings not readable")
    expect_log("broken settings not put aside")
    expect_log("settings not saved")
    before = write(theme="dark").read_bytes()

    def refuse(*_arguments: object) -> None:
        raise error(5, "no")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", refuse)
        patch.setattr(Path, "replace", refuse)
        patch.setattr(module, "RETRY_SECONDS", 0)
        found, complaint = load_settings()
        assert found == Settings()
        assert complaint.endswith("New settings cannot be saved.")
        save_settings(found)
    assert settings_path().read_bytes() == before


# -- values that are programs ----------------------------------------------------------------------


class Program:
    """Makes a folder when unpickled."""

    def __init__(self, folder: Path) -> None:
        self._folder = str(folder)

    def __reduce__(self) -> tuple[Any, ...]:
        """Return the call for `pickle`."""
        return os.mkdir, (self._folder,)


# Each is a way to write a value that begins with the letter searched by Qt.
WAYS: dict[str, Callable[[str], str]] = {
    "as Qt does": lambda text: text,
    "hexadecimal": lambda text: text.replace("@", "\\x40"),
    "long hexadecimal": lambda text: text.replace("@V", "\\x0040V"),
    "octal": lambda text: text.replace("@V", "\\100V"),
    "in quotation marks": lambda text: f'"{text}"',
    "in pieces": lambda text: text.replace("@Var", '"@""Var"'),
    "in a list": lambda text: f"a, {text}",
    "over two lines": lambda text: text.replace("@Var", "@\\\nVar"),
}


def program_in_a_value(made: Path, folder: Path) -> str:
    """Return Qt's text of a program that makes a folder."""
    ini = QSettings(str(folder / "program.ini"), QSettings.Format.IniFormat)
    ini.setValue("x", Program(made))
    ini.sync()
    text = (folder / "program.ini").read_text(encoding="utf-8")
    return text.partition("x=")[2].strip()


@pytest.mark.parametrize("way", WAYS)
def test_no_value_runs_a_program(way: str, tmp_path: Path, expect_log: Callable[..., None]) -> None:
    """Qt alone would run it when any value is read; the settings quarantine such a file unread."""
    expect_log("settings not readable, defaults used: .*could run a program")
    expect_log("settings not readable, written again: .*could run a program")
    made = tmp_path / "made"
    text = f"[General]\ntheme=dark\n\n[x]\ny={WAYS[way](program_in_a_value(made, tmp_path))}\nz=1\n"
    bare = tmp_path / "bare.ini"
    bare.write_text(text, encoding="utf-8")
    QSettings(str(bare), QSettings.Format.IniFormat).value("x/z")
    assert made.exists()
    made.rmdir()
    write_text(text)
    settings, complaint = load_settings()
    assert "could not be read" in complaint
    save_settings(settings)
    write_text(text)  # by another program, during this one
    settings.theme = "dark"
    save_settings(settings)
    assert load_settings()[0].theme == "dark"
    assert not made.exists()
    assert len(list(settings_path().parent.glob("*.bad"))) == 2


def test_a_name_with_that_letter_comes_back(tmp_path: Path) -> None:
    """The letter is written as a JSON escape, also for a file of an earlier version."""
    name = f"@Variant({tmp_path})"
    preset = {"name": name, "set_up": {name: [name]}}
    write_old(export_folder=name, recent_sections=[name, "a@b"], new_game={"presets": [preset]})
    migrated = load_settings()
    assert "@" not in settings_path().read_text(encoding="utf-8")
    again = load_settings()
    assert migrated == again
    assert (again[0].export_folder, again[0].recent_sections) == (name, [name, "a@b"])
    assert again[0].new_game == {"presets": [preset]}


def test_every_word_is_plain() -> None:
    """No value of a setting written without escapes has a letter searched by Qt."""
    for name, kind in KINDS.items():
        if kind.is_plain:
            for letter in map(chr, range(0x250)):
                assert (letter.isascii() and letter != "@") or not kind.fits(letter), name
