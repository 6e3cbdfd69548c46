"""Test for a display before Qt is loaded, because Qt aborts without one."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

_SECONDS: Final = 3.0
_NEED_A_SERVER: Final = ("xcb", "wayland")


def has_display(platform: str = sys.platform, environ: Mapping[str, str] = os.environ) -> bool:
    """Return whether Qt can open a window; on Linux a display server must answer."""
    if platform != "linux":
        return True
    chosen = [part.partition(":")[0] for part in environ.get("QT_QPA_PLATFORM", "").split(";")]
    chosen = [name for name in chosen if name]
    if any(not name.startswith(_NEED_A_SERVER) for name in chosen):
        return True  # offscreen, vnc and others need no server
    display, wayland = environ.get("DISPLAY", ""), environ.get("WAYLAND_DISPLAY", "")
    if any(name.startswith("wayland") for name in chosen):
        wayland = wayland or "wayland-0"
    return (
        bool(environ.get("WAYLAND_SOCKET"))
        or bool(display and x_answers(display))
        or bool(wayland and wayland_answers(wayland, environ.get("XDG_RUNTIME_DIR", "")))
    )


def x_answers(display: str) -> bool:
    """Connect to an X server as Qt does, with the user's authority, and disconnect."""
    import ctypes  # lazy: not needed for other platforms

    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True  # Qt lacks the library, too, and reports it better
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(os.fsencode(display), None)  # never NULL
    try:
        return not xcb.xcb_connection_has_error(connection)
    finally:
        xcb.xcb_disconnect(connection)


def wayland_answers(name: str, runtime_folder: str) -> bool:
    """Connect to the socket of a Wayland server, and disconnect."""
    path = Path(runtime_folder, name)  # an absolute name replaces the folder
    if not path.is_absolute():
        return False
    import socket  # lazy: not needed by other starts

    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as client:
        client.settimeout(_SECONDS)
        try:
            client.connect(str(path))
        except OSError:
            return False
    return True
