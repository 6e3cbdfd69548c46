"""Targets of the sound process in tests: a device that records, hangs, dies, or drops all
sounds.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

from kingdom_builder_qt.ui.desktop.sound.device import Device, Feed, NoDevice, open_device
from kingdom_builder_qt.ui.desktop.sound.worker import SpeakerState, serve
from kingdom_builder_qt.ui.desktop.workers.messages import Channel


def hang(channel: Channel, folder: str) -> None:
    """Take a request and never answer, like a hung device."""
    channel.recv()
    time.sleep(600)


def die(channel: Channel, folder: str) -> None:
    """Exit at the first request, like a driver that crashes; count the calls."""
    channel.recv()
    with (Path(folder) / "deaths").open("a", encoding="utf-8") as file:
        file.write("x")
    os._exit(1)


def plugged_in_later(channel: Channel, folder: str) -> None:
    """Have no device until the file `plugged` exists."""
    while True:
        request = channel.recv()
        is_there = (Path(folder) / "plugged").exists()
        channel.send(
            SpeakerState() if is_there else SpeakerState("device", f"none for {request.name}")
        )


def null_device(channel: Channel, folder: str) -> None:
    """Play on a real device without sound."""
    serve(channel, folder, lambda feed: open_device(feed, ["NULL"]))


def noisy_failure(channel: Channel, folder: str) -> None:
    """Print errors on the terminal as ALSA does, and have no device."""

    def fail(feed: Feed) -> Device:
        os.write(2, b"ALSA lib: cannot find card\n")
        raise NoDevice("no card")

    serve(channel, folder, fail)
