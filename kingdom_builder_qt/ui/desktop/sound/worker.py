"""The sound process: opens the device on demand, mixes, closes it.  No Qt.

A separate process, because a device can take seconds to open, hang for good, or let the sound
system write to the terminal, and because sound calls Python from a foreign thread, in which the
window's garbage must not be collected (`app/gc_guard`).
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final, TypeAlias

from kingdom_builder_qt.ui.desktop.sound.device import (
    Device,
    Feed,
    NoDevice,
    NoLibrary,
    load,
    open_device,
)
from kingdom_builder_qt.ui.desktop.sound.mixer import RATE, Mixer
from kingdom_builder_qt.ui.desktop.workers.messages import Channel

IDLE_SECONDS: Final = 10.0  # of silence, then the device is closed
STALL_SECONDS: Final = 1.0  # without a frame taken, then the device is gone
LATE_SECONDS: Final = 0.6  # a sound that is later than this is skipped
_LOOK_SECONDS: Final = 0.25

Opener: TypeAlias = Callable[[Feed], Device]


@dataclass(frozen=True, slots=True)
class PlaySound:
    """A request to play a sound; without `name` only to look for a device.  `gain`: 0 to 1."""

    name: str
    gain: float = 0.0
    delay_ms: int = 0


@dataclass(frozen=True, slots=True)
class SpeakerState:
    """The answer to each request: the problem, if any."""

    problem: str = ""  # a `player.SoundProblem`
    detail: str = ""


class Speaker:
    """The sounds, the mixer, and the device while something is heard."""

    def __init__(
        self,
        folder: Path,
        opener: Opener,
        clock: Callable[[], float] = monotonic,
        chance: Random | None = None,
    ) -> None:
        """Use the sounds of a folder; nothing is opened or read yet.

        `chance` chooses among the takes of a sound.
        """
        self._folder, self._opener, self._clock = folder, opener, clock
        self._chance = chance or Random()
        self._takes: dict[str, list[array[int]]] = {}  # the take played last is the first one
        self._mixer = Mixer()
        self._device: Device | None = None
        self._busy = 0.0  # when something was last heard
        self._served, self._moved = 0, 0.0  # frames taken by the device, and since when

    @property
    def is_open(self) -> bool:
        return self._device is not None

    def play(self, request: PlaySound) -> SpeakerState:
        """Mix in a sound."""
        began = self._clock()
        self.rest()  # a device that is gone is opened again
        try:
            if self._device is None:
                self._device = self._opener(self._mixer.read)
                self._moved = self._clock()
        except NoLibrary as error:
            return SpeakerState("library", str(error))
        except NoDevice as error:
            return SpeakerState("device", str(error))
        self._busy = self._clock()
        if request.name and self._busy - began <= LATE_SECONDS:
            self._mixer.add(self._samples(request.name), request.gain, request.delay_ms)
        return SpeakerState()

    def rest(self) -> None:
        """Close a device that is idle or has stalled."""
        now = self._clock()
        if not self._mixer.is_silent:
            self._busy = now
        if self._mixer.served != self._served:
            self._served, self._moved = self._mixer.served, now
        if now - self._busy >= IDLE_SECONDS or now - self._moved >= STALL_SECONDS:
            self.close()

    def close(self) -> None:
        device, self._device = self._device, None
        self._mixer.clear()
        if device is not None:
            device.close()

    def _samples(self, name: str) -> array[int]:
        """Return a take of a sound, never the same one twice in a row."""
        if name not in self._takes:
            self._takes[name] = read_takes(self._folder, name)
        found = self._takes[name]
        chosen = self._chance.randrange(1, len(found)) if len(found) > 1 else 0
        found.insert(0, found.pop(chosen))
        return found[0]


def read_takes(folder: Path, name: str) -> list[array[int]]:
    """Return the samples of all takes of a sound; raise FileNotFoundError if there is none."""
    found = [read_wave(folder / f"{name}-1.wav")]
    with suppress(FileNotFoundError):
        while True:
            found.append(read_wave(folder / f"{name}-{len(found) + 1}.wav"))
    return found


def read_wave(path: Path) -> array[int]:
    """Return the samples of a bundled sound; raise ValueError for another format."""
    import wave  # which the window does not need

    with wave.open(str(path), "rb") as file:
        if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
            raise ValueError(f"{path.name} is not mono, 16 bit, {RATE} Hz")
        return array("h", file.readframes(file.getnframes()))


def serve(channel: Channel, folder: str, opener: Opener = open_device) -> None:
    """Serve play requests until the window closes its end of the channel."""
    _be_quiet()
    _warm_up()
    speaker = Speaker(Path(folder), opener)
    try:
        while True:
            if channel.poll(_LOOK_SECONDS if speaker.is_open else None):
                channel.send(speaker.play(channel.recv()))
            else:
                speaker.rest()
    except (EOFError, OSError):
        speaker.close()


def _be_quiet() -> None:
    """Discard the output of ALSA and the like; errors go through the channel."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    os.close(nowhere)


def _warm_up() -> None:
    """Load the library before the first sound; a failure is reported with that sound."""
    try:
        load()
    except NoLibrary:
        return
