"""The sound process opens on demand, closes after silence and notices lost devices."""

from __future__ import annotations

import sys
import wave
from array import array
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.ui.desktop.sound.cues import NAMES
from kingdom_builder_qt.ui.desktop.sound.device import Feed, NoDevice, NoLibrary, load
from kingdom_builder_qt.ui.desktop.sound.mixer import RATE
from kingdom_builder_qt.ui.desktop.sound.worker import (
    IDLE_SECONDS,
    LATE_SECONDS,
    STALL_SECONDS,
    PlaySound,
    Speaker,
    SpeakerState,
    read_takes,
    read_wave,
)

SOUNDS = paths.resources() / "sounds"
PLACE = PlaySound("place", 1.0)


class FakeDevice:
    """A system's device that takes frames by hand and can be slow, missing or unplugged."""

    def __init__(self) -> None:
        """Start plugged in and closed."""
        self.now = 0.0
        self.opened = self.closed = 0
        self.takes_to_open = 0.0
        self.error: Exception | None = None
        self.feed: Feed | None = None

    def open(self, feed: Feed) -> FakeDevice:
        """Open, or raise NoDevice."""
        self.now += self.takes_to_open
        if self.error is not None:
            raise self.error
        self.opened += 1
        self.feed = feed
        return self

    def close(self) -> None:
        self.closed += 1
        self.feed = None

    def take(self, seconds: float) -> list[int]:
        """Take the frames of some seconds."""
        assert self.feed is not None
        self.now += seconds
        return list(array("h", self.feed(round(seconds * RATE))))


@pytest.fixture
def fake() -> FakeDevice:
    """Return a device."""
    return FakeDevice()


@pytest.fixture
def speaker(fake: FakeDevice) -> Speaker:
    """Return a speaker on it."""
    return Speaker(SOUNDS, fake.open, lambda: fake.now, Random(1))


def test_a_sound_reaches_the_device(speaker: Speaker, fake: FakeDevice) -> None:
    """The device gets the samples of the file at the requested volume."""
    assert speaker.play(PlaySound("place", 0.5)) == SpeakerState()
    kept = read_takes(SOUNDS, "place")
    heard = fake.take(0.25)
    assert heard[: len(kept[0])] in [[int(sample * 0.5) for sample in take] for take in kept]


def test_no_take_is_heard_twice_in_a_row(speaker: Speaker, fake: FakeDevice) -> None:
    """No two of a hundred builds in a row sound alike, and all takes are used."""
    heard = []
    for _ in range(100):
        speaker.play(PLACE)
        heard.append(tuple(fake.take(0.25)))
    assert all(one != next_ for one, next_ in pairwise(heard))
    assert len(set(heard)) == len(read_takes(SOUNDS, "place"))


def test_a_sound_of_one_take_is_heard_again(speaker: Speaker, fake: FakeDevice) -> None:
    """The bell of a turn is always the same; a missing sound is reported by name."""
    for _ in range(2):
        speaker.play(PlaySound("turn", 1.0))
        assert max(fake.take(0.6)) > 1000
    with pytest.raises(FileNotFoundError, match="trumpet-1"):
        read_takes(SOUNDS, "trumpet")


def test_the_device_is_opened_once_and_closed_after_silence(
    speaker: Speaker, fake: FakeDevice
) -> None:
    """Sounds share a device, which is closed after some seconds of silence and reopened later."""
    assert not speaker.is_open
    speaker.play(PLACE)
    speaker.play(PlaySound("card", 1.0))
    assert fake.opened == 1
    for _ in range(round(IDLE_SECONDS * 2) - 1):
        fake.take(0.5)
        speaker.rest()
    assert speaker.is_open
    fake.take(0.5)
    fake.take(0.5)
    speaker.rest()
    assert not speaker.is_open
    assert fake.closed == 1
    speaker.play(PLACE)
    assert (fake.opened, speaker.is_open) == (2, True)


def test_a_device_that_was_pulled_out_is_left(speaker: Speaker, fake: FakeDevice) -> None:
    """An unplugged device is closed, and the next sound tries to open it again."""
    speaker.play(PLACE)
    fake.take(0.1)
    speaker.rest()
    fake.now += STALL_SECONDS
    speaker.rest()
    assert fake.closed == 1
    fake.error = NoDevice("pulled out")
    assert speaker.play(PLACE) == SpeakerState("device", "pulled out")
    fake.error = None
    assert speaker.play(PLACE) == SpeakerState()
    assert max(fake.take(0.1)) > 1000


def test_outdated_sounds_are_dropped(speaker: Speaker, fake: FakeDevice) -> None:
    """After a slow opening outdated sounds are dropped, and the next one plays."""
    fake.takes_to_open = LATE_SECONDS + 0.1
    assert speaker.play(PLACE) == SpeakerState()
    assert set(fake.take(0.2)) == {0}
    speaker.play(PLACE)
    assert max(fake.take(0.2)) > 1000


def test_what_is_missing_is_named(speaker: Speaker, fake: FakeDevice) -> None:
    """A missing library and a missing device have different reasons."""
    fake.error = NoLibrary("not built for this")
    assert speaker.play(PLACE) == SpeakerState("library", "not built for this")


def test_looking_for_a_device_is_silent(speaker: Speaker, fake: FakeDevice) -> None:
    """A request without a name opens the device and plays nothing."""
    assert speaker.play(PlaySound("")) == SpeakerState()
    assert set(fake.take(0.5)) == {0}


def test_closing_while_playing(speaker: Speaker, fake: FakeDevice) -> None:
    """Closing during a sound releases the device and drops the rest of the sound."""
    speaker.play(PLACE)
    fake.take(0.02)
    speaker.close()
    assert (fake.closed, speaker.is_open) == (1, False)
    speaker.play(PlaySound(""))
    assert set(fake.take(0.2)) == {0}


@pytest.mark.parametrize("name", NAMES)
def test_our_sounds_can_be_read(name: str) -> None:
    """Every take has the format of the mixer."""
    assert all(len(take) / RATE > 0.1 for take in read_takes(SOUNDS, name))


def test_another_kind_of_file_is_refused(tmp_path: Path) -> None:
    """A stereo file is refused, because it would play at the wrong speed."""
    path = tmp_path / "two.wav"
    with wave.open(str(path), "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(bytes(400))
    with pytest.raises(ValueError, match=r"two\.wav is not mono"):
        read_wave(path)


def test_a_library_that_cannot_be_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """An unloadable library gives a reason, not an ImportError."""
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    with pytest.raises(NoLibrary, match="miniaudio"):
        load()
