"""The system's wish for less motion; Qt 6.11 has no word for it.

Linux answers through the desktop portal, asynchronously; nothing waits for it in the main thread.
Windows and macOS are asked at the start
and whenever the program becomes the active one, so after each visit of the system's settings.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from PySide6.QtCore import SLOT, QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication

from kingdom_builder_qt.ui.desktop.tasks import Task

AS_SYSTEM: Final = -1.0  # an animation speed: the normal one, or none if the system wishes that
NORMAL_SPEED: Final = 1.0
ANSWER_MS: Final = 5000  # for the bus, and for the portal, which may have to be started first
_SERVICE: Final = "org.freedesktop.portal.Desktop"
_PATH: Final = "/org/freedesktop/portal/desktop"
_SETTINGS: Final = "org.freedesktop.portal.Settings"
# Namespace and key of the portal, and the value that wishes less motion. The first known one holds:
# desktops without the general key may have that of GNOME.
_WISHES: Final[dict[tuple[str, str], object]] = {
    ("org.freedesktop.appearance", "reduced-motion"): 1,
    ("org.gnome.desktop.interface", "enable-animations"): False,
}
_SPI_GETCLIENTAREAANIMATION: Final = 0x1042
_OBJC: Final = "/usr/lib/libobjc.A.dylib"


class SystemMotion(QObject):
    """Whether the system wishes less motion: no, until it says so."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.is_reduced = False

    def speed(self, chosen: float) -> float:
        """Return the animation speed for a chosen one, which may be `AS_SYSTEM`; 0 for none."""
        if chosen != AS_SYSTEM:
            return chosen
        return 0.0 if self.is_reduced else NORMAL_SPEED

    def set_reduced(self, reduced: bool) -> None:
        """Take the system's answer."""
        if reduced != self.is_reduced:
            self.is_reduced = reduced
            self.changed.emit()

    def follow(self, app: QGuiApplication) -> None:
        """Ask the system, and again after each change, until the application ends."""
        if sys.platform == "win32":
            import ctypes

            ask = ctypes.windll.user32.SystemParametersInfoW
            self._ask_when_active(app, lambda: windows_says_so(ask))
        elif sys.platform == "darwin":
            import ctypes

            objc = ctypes.CDLL(_OBJC)
            self._ask_when_active(app, lambda: mac_says_so(objc))
        else:
            Task(app, partial(bus_answers, bus_address()), partial(self._follow_bus, app))

    def _follow_bus(self, app: QGuiApplication, answers: bool) -> None:
        if answers:
            from PySide6.QtDBus import QDBusConnection

            follow_portal(QDBusConnection.sessionBus(), self.set_reduced, app)

    def _ask_when_active(self, app: QGuiApplication, ask: Callable[[], bool]) -> None:
        def on_state(state: Qt.ApplicationState) -> None:
            if state == Qt.ApplicationState.ApplicationActive:
                self.set_reduced(ask())

        app.applicationStateChanged.connect(on_state)
        self.set_reduced(ask())


class _Portal(QObject):
    """The wishes of the desktop portal, as far as they are known."""

    def __init__(self, bus: Any, told: Callable[[bool], None], parent: QObject) -> None:
        super().__init__(parent)
        self._told = told
        self._values: dict[tuple[str, str], object] = {}
        slot = SLOT("on_changed(QString,QString,QDBusVariant)")
        bus.connect(_SERVICE, _PATH, _SETTINGS, "SettingChanged", self, slot)
        for space, key in _WISHES:
            self._ask(bus, space, key)

    def _ask(self, bus: Any, space: str, key: str) -> None:
        from PySide6.QtDBus import QDBusMessage, QDBusPendingCallWatcher

        message = QDBusMessage.createMethodCall(_SERVICE, _PATH, _SETTINGS, "Read")
        message.setArguments([space, key])
        watcher = QDBusPendingCallWatcher(bus.asyncCall(message, ANSWER_MS), self)

        def on_answer() -> None:
            for value in watcher.reply().arguments() if not watcher.isError() else ():
                self._take(space, key, value)
            watcher.deleteLater()

        watcher.finished.connect(on_answer)

    @Slot(str, str, "QDBusVariant")
    def on_changed(self, space: str, key: str, value: object) -> None:
        """Take a change of any setting of the desktop."""
        self._take(space, key, value)

    def _take(self, space: str, key: str, value: Any) -> None:
        if (space, key) not in _WISHES:
            return
        while hasattr(value, "variant"):  # "Read" packs the value twice
            value = value.variant()
        self._values[space, key] = value
        known = next(wish for wish in _WISHES if wish in self._values)
        self._told(self._values[known] == _WISHES[known])


def bus_address() -> str:
    """Return the address of the session bus, as its library finds it."""
    usual = f"unix:path={os.environ.get('XDG_RUNTIME_DIR', '')}/bus"
    return os.environ.get("DBUS_SESSION_BUS_ADDRESS", usual)


def bus_answers(address: str) -> bool:
    """Return whether a bus on this machine answers. For a thread: it may take `ANSWER_MS`.

    Qt would wait without end for a bus that accepts clients but does not answer.
    """
    import socket  # not needed on other systems
    from urllib.parse import unquote

    found = re.search("unix:(path|abstract)=([^,;]+)", address)
    if found is None:
        return False
    place = unquote(found[2])
    with socket.socket(socket.AF_UNIX) as bus:
        bus.settimeout(ANSWER_MS / 1000)
        try:
            bus.connect(place if found[1] == "path" else f"\0{place}")
            bus.sendall(b"\0AUTH\r\n")  # answered with the known ways to prove an identity
            return bool(bus.recv(1))
        except OSError:
            return False


def follow_portal(bus: Any, told: Callable[[bool], None], parent: QObject) -> None:
    """Tell the wish of a desktop portal, now and after each change; `bus` is a QDBusConnection.

    Nothing is told without a bus, a portal or a wish; no call waits for an answer.
    """
    if bus.isConnected():
        _Portal(bus, told, parent)


def windows_says_so(ask: Callable[[int, int, object, int], int]) -> bool:
    """Return whether `ask`, the function `SystemParametersInfoW`, reports no animations."""
    import ctypes  # other systems start without it

    animates = ctypes.c_int(1)
    answered = ask(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animates), 0)
    return bool(answered) and not animates.value


def mac_says_so(objc: Any) -> bool:
    """Return whether NSWorkspace wishes less motion; `objc` is the library of Objective-C."""
    import ctypes

    for find in (objc.objc_getClass, objc.sel_registerName):
        find.argtypes, find.restype = [ctypes.c_char_p], ctypes.c_void_p
    send, name = objc.objc_msgSend, objc.sel_registerName
    send.argtypes, send.restype = [ctypes.c_void_p, ctypes.c_void_p], ctypes.c_void_p
    workspace = send(objc.objc_getClass(b"NSWorkspace"), name(b"sharedWorkspace"))
    send.restype = ctypes.c_bool
    return bool(send(workspace, name(b"accessibilityDisplayShouldReduceMotion")))


_motion: SystemMotion | None = None


def system_motion() -> SystemMotion:
    """Return the wish of the system; views follow its `changed`."""
    global _motion
    if _motion is None:
        _motion = SystemMotion()
    return _motion
