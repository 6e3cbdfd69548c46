"""The sound library itself, on its null device."""

from __future__ import annotations

import sys
import threading

import pytest

from kingdom_builder_qt.ui.desktop.sound.device import BACKENDS, NoDevice, is_installed, open_device
from kingdom_builder_qt.ui.desktop.sound.mixer import Mixer
from tests.helpers.processes import held_by_us

OPENINGS = 20
miniaudio = pytest.importorskip("miniaudio", reason="the optional extra `sound`")


def test_the_library_is_found() -> None:
    """The search for the library finds the imported module."""
    assert is_installed()


def test_all_backends_have_their_names() -> None:
    """The library has every backend we request; the null device is never requested."""
    assert set(BACKENDS) <= set(miniaudio.Backend.__members__)
    assert not {"NULL", "JACK", "CUSTOM"} & set(BACKENDS)


def test_a_device_takes_frames_until_it_is_closed() -> None:
    """The device requests frames in its own thread and stops at `close`."""
    mixer, asked = Mixer(), threading.Event()

    def feed(frames: int) -> bytes:
        asked.set()
        return mixer.read(frames)

    device = open_device(feed, ["NULL"])
    assert asked.wait(20)
    device.close()
    served = mixer.served
    asked.clear()
    assert served > 0
    assert not asked.wait(0.2)
    assert mixer.served == served


def test_opening_again_and_again_leaves_nothing() -> None:
    """Opening repeatedly leaks no thread and no file, each a connection to the sound server."""
    open_device(bytes, ["NULL"]).close()
    before = held_by_us()
    for _ in range(OPENINGS):
        open_device(bytes, ["NULL"]).close()
    # Less than one for each opening: Windows itself opens and closes something all the time.
    slack = OPENINGS - 1 if sys.platform == "win32" else 0
    assert all(now <= then + slack for now, then in zip(held_by_us(), before, strict=True))


def test_an_unavailable_backend_raises_no_device() -> None:
    """An unavailable backend raises `NoDevice`, not an error of the library."""
    with pytest.raises(NoDevice):
        open_device(bytes, ["AAUDIO"])
