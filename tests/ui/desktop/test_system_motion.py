"""The system's wish for less motion: portal, Windows, macOS, and its effect on a running game."""

from __future__ import annotations

import ctypes
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.ui.desktop.settings import motion
from kingdom_builder_qt.ui.desktop.settings.motion import (
    AS_SYSTEM,
    SystemMotion,
    bus_answers,
    follow_portal,
    mac_says_so,
    system_motion,
    windows_says_so,
)
from kingdom_builder_qt.ui.desktop.settings.settings import Settings, load_settings, settings_path
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.shell.settings_dialog import SettingsDialog
from tests.ui.sample_games import new_session
from tests.ui.table.panels import games

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

if sys.platform == "linux":
    from PySide6.QtDBus import (
        QDBusConnection,
        QDBusMessage,
        QDBusVariant,
        QDBusVirtualObject,
    )

    class FakePortal(QDBusVirtualObject):
        """Answers for the settings of a desktop; a key without a value is unknown to it."""

        def __init__(self, bus: QDBusConnection) -> None:
            super().__init__()
            self.values: dict[tuple[str, str], object] = {}
            self.is_silent = False
            self.asked = 0
            self._bus = bus
            assert bus.registerService(motion._SERVICE)
            assert bus.registerVirtualObject(motion._PATH, self)

        def introspect(self, path: str) -> str:
            return ""

        def handleMessage(self, message: QDBusMessage, bus: QDBusConnection) -> bool:
            self.asked += 1
            if not self.is_silent:
                space, key = message.arguments()
                if (space, key) in self.values:
                    value = QDBusVariant()
                    value.setVariant(QDBusVariant(self.values[space, key]))
                    bus.send(message.createReply(value))
                else:
                    error = "org.freedesktop.portal.Error.NotFound"
                    bus.send(message.createErrorReply(error, "no such key"))
            return True

        def change(self, space: str, key: str, value: object) -> None:
            """Change a setting of the desktop."""
            signal = QDBusMessage.createSignal(motion._PATH, motion._SETTINGS, "SettingChanged")
            signal.setArguments([space, key, QDBusVariant(value)])
            assert self._bus.send(signal)


GENERAL = ("org.freedesktop.appearance", "reduced-motion")
GNOME = ("org.gnome.desktop.interface", "enable-animations")


@pytest.fixture
def bus(qapp: object) -> Iterator[str]:
    """Return the address of a bus of its own."""
    if sys.platform != "linux" or shutil.which("dbus-daemon") is None:
        pytest.skip("no bus")
    command = ["dbus-daemon", "--session", "--nofork", "--print-address"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as daemon:
        assert daemon.stdout is not None
        yield daemon.stdout.readline().strip()
        for name in ("desktop", "program"):
            QDBusConnection.disconnectFromBus(name)
        daemon.terminate()


@pytest.fixture
def portal(bus: str) -> FakePortal:
    """Return the portal of that bus."""
    return FakePortal(QDBusConnection.connectToBus(bus, "desktop"))


@pytest.fixture
def follow(bus: str) -> Iterator[Callable[[], list[bool]]]:
    """Return a function that follows the bus and returns the list of all wishes told."""
    parent = QObject()

    def begin() -> list[bool]:
        told: list[bool] = []
        follow_portal(QDBusConnection.connectToBus(bus, "program"), told.append, parent)
        return told

    yield begin
    parent.deleteLater()


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({GENERAL: 1}, True),
        ({GENERAL: 0}, False),
        ({GENERAL: 7}, False),
        ({GNOME: False}, True),
        ({GNOME: True}, False),
        ({GENERAL: 0, GNOME: False}, False),
        ({GENERAL: 1, GNOME: True}, True),
    ],
)
def test_the_portal_is_asked(
    portal: FakePortal,
    follow: Callable[[], list[bool]],
    qtbot: QtBot,
    values: dict[tuple[str, str], object],
    told: bool,
) -> None:
    """The general key decides, that of GNOME only without it; unknown values are no wish."""
    portal.values = values
    wishes = follow()
    assert wishes == [], "asked without waiting"
    qtbot.waitUntil(lambda: len(wishes) == len(values))
    assert wishes[-1] is told


def test_changes_are_heard(
    portal: FakePortal, follow: Callable[[], list[bool]], qtbot: QtBot
) -> None:
    """A change of the desktop is told at once, other settings of it are not."""
    portal.values = {GENERAL: 0}
    wishes = follow()
    qtbot.waitUntil(lambda: wishes == [False])
    portal.change("org.freedesktop.appearance", "contrast", 1)
    portal.change(*GENERAL, 1)
    qtbot.waitUntil(lambda: wishes == [False, True])
    portal.change(*GENERAL, 0)
    qtbot.waitUntil(lambda: wishes == [False, True, False])


def test_a_silent_portal_keeps_nobody_waiting(
    portal: FakePortal,
    follow: Callable[[], list[bool]],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Without an answer in time nothing is told, and a later change still is."""
    monkeypatch.setattr(motion, "ANSWER_MS", 50)
    portal.is_silent = True
    wishes = follow()
    qtbot.waitUntil(lambda: portal.asked == 2)
    QTest.qWait(150)
    assert wishes == []
    portal.change(*GENERAL, 1)
    qtbot.waitUntil(lambda: wishes == [True])


def test_no_portal_is_no_wish(follow: Callable[[], list[bool]]) -> None:
    """A bus without a portal, and no bus, tell nothing and log nothing."""
    wishes = follow()
    follow_portal(QDBusConnection("none"), wishes.append, QObject())
    QTest.qWait(150)
    assert wishes == []


def test_a_bus_is_asked_before_qt_waits_for_it(
    bus: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A living bus answers; one that hangs, a missing one and another kind of address do not."""
    assert bus_answers(bus)
    monkeypatch.setattr(motion, "ANSWER_MS", 50)
    with socket.socket(socket.AF_UNIX) as hanging:
        hanging.bind(str(tmp_path / "bus"))
        hanging.listen(1)
        assert not bus_answers(f"unix:path={tmp_path / 'bus'},guid=1")
    for address in (f"unix:path={tmp_path / 'none'}", "autolaunch:", ""):
        assert not bus_answers(address)


def test_the_program_follows_the_portal(
    bus: str, portal: FakePortal, qapp: QGuiApplication, qtbot: QtBot
) -> None:
    """A program of its own on this bus hears the wish, and a change of it, while it runs."""
    portal.values = {GENERAL: 1}
    code = (
        "from PySide6.QtWidgets import QApplication\n"
        "from kingdom_builder_qt.ui.desktop.settings.motion import system_motion\n"
        "app, motion = QApplication([]), system_motion()\n"
        "motion.changed.connect(lambda: print(motion.is_reduced, flush=True))\n"
        "motion.changed.connect(lambda: motion.is_reduced or app.quit())\n"
        "motion.follow(app)\n"
        "app.exec()\n"
    )
    program = QProcess()
    environment = QProcessEnvironment.systemEnvironment()
    environment.insert("DBUS_SESSION_BUS_ADDRESS", bus)
    program.setProcessEnvironment(environment)
    heard = bytearray()
    program.readyReadStandardOutput.connect(
        lambda: heard.extend(program.readAllStandardOutput().data())
    )
    with qtbot.waitSignal(program.finished, timeout=30_000):
        program.start(sys.executable, ["-c", code])
        qtbot.waitUntil(lambda: heard == b"True\n", timeout=30_000)
        portal.change(*GENERAL, 0)
    assert heard == b"True\nFalse\n"
    assert program.exitCode() == 0


@pytest.mark.parametrize(
    ("answers", "animates", "told"), [(1, 0, True), (1, 1, False), (0, 0, False)]
)
def test_windows_is_asked(answers: int, animates: int, told: bool) -> None:
    """SystemParametersInfoW reports animations in a number; a failed call is no wish."""

    def ask(what: int, size: int, result: object, flags: int) -> int:
        assert (what, size, flags) == (0x1042, 0, 0)
        result._obj.value = animates  # type: ignore[attr-defined]
        return answers

    assert windows_says_so(ask) is told


@pytest.mark.parametrize("wished", [True, False])
def test_macos_is_asked(wished: bool) -> None:
    """The shared NSWorkspace is sent one message, whose answer is one byte."""

    def find(name: bytes) -> bytes:
        assert (find.argtypes, find.restype) == ([ctypes.c_char_p], ctypes.c_void_p)
        return name

    def send(receiver: object, message: bytes) -> object:
        if message == b"sharedWorkspace":
            assert (receiver, send.restype) == (b"NSWorkspace", ctypes.c_void_p)
            return "workspace"
        assert (receiver, send.restype) == ("workspace", ctypes.c_bool)
        assert message == b"accessibilityDisplayShouldReduceMotion"
        return wished

    objc = SimpleNamespace(objc_getClass=find, sel_registerName=find, objc_msgSend=send)
    assert mac_says_so(objc) is wished


def test_systems_without_a_signal_are_asked_on_return(qapp: QGuiApplication) -> None:
    """The wish is read at the start, and again when the program becomes the active one."""
    system, answers = SystemMotion(), [True]
    system._ask_when_active(qapp, lambda: answers[-1])
    assert system.is_reduced
    answers.append(False)
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert system.is_reduced
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert not system.is_reduced


@pytest.fixture
def wish() -> Iterator[Callable[[bool], None]]:
    """Return a function that sets the wish of the system."""
    yield system_motion().set_reduced
    system_motion().set_reduced(False)


def test_new_homes_follow_the_system(wish: Callable[[bool], None]) -> None:
    """A home without a stored speed follows the system, a stored speed stays."""
    settings, _complaint = load_settings()
    assert settings.animation_speed == AS_SYSTEM
    assert settings.motion_speed == 1.0
    wish(True)
    assert settings.motion_speed == 0.0
    settings_path().parent.mkdir(parents=True, exist_ok=True)
    settings_path().write_text("[General]\nformat=1\nanimation_speed=2.0\n", encoding="utf-8")
    settings, _complaint = load_settings()
    assert (settings.animation_speed, settings.motion_speed) == (2.0, 2.0)


def test_a_running_game_follows_at_once(
    make_window: Callable[..., MainWindow],
    catalog: Catalog,
    wish: Callable[[bool], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Flights, light and water stop and move again with the wish of the system."""
    window = make_window(animation_speed=AS_SYSTEM)
    window.desk.start(new_session(catalog, "human", "human"))
    scene = window.game_page.scene
    clock, movers = scene.idle_clock, (scene.marks.pulse, scene.idle)
    monkeypatch.setattr(clock, "on_battery", lambda: False)

    def moving() -> list[bool]:
        clock.want(active=True)
        return [clock.moves(mover) for mover in movers]

    assert (scene.animator.speed, moving()) == (1.0, [True, True])
    wish(True)
    assert (scene.animator.speed, moving()) == (0.0, [False, False])
    wish(False)
    assert (scene.animator.speed, moving()) == (1.0, [True, True])


def test_a_chosen_speed_wins(
    make_window: Callable[..., MainWindow], catalog: Catalog, wish: Callable[[bool], None]
) -> None:
    """The system has no say where the player has chosen a speed."""
    window = make_window(animation_speed=2.0)
    window.desk.start(new_session(catalog, "human", "human"))
    wish(True)
    assert window.game_page.scene.animator.speed == 2.0


def test_the_settings_say_it_in_words(qtbot: QtBot, wish: Callable[[bool], None]) -> None:
    """The word beside the slider changes with the wish, and so do the switches of idle motion."""
    dialog = SettingsDialog(Settings())
    games.shown(qtbot, dialog)
    place = dialog.animation.geometry()
    assert dialog.animation_word.text() == "As the system"
    assert dialog.idle_motion.isEnabled()
    wish(True)
    assert dialog.animation_word.text() == "As the system (reduced)"
    assert not dialog.idle_motion.isEnabled()
    assert games.clipped(dialog) == []
    assert dialog.animation.geometry() == place
    dialog.animation.setValue(3)
    assert dialog.animation_word.text() == "Normal"
    assert dialog.idle_motion.isEnabled()
