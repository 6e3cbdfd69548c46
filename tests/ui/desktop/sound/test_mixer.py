"""The mixer adds several sounds to one stream, delays them and never clips."""

from __future__ import annotations

from array import array

import pytest

from kingdom_builder_qt.ui.desktop.sound.mixer import MAX_VOICES, RATE, Mixer


def taken(mixer: Mixer, frames: int) -> list[int]:
    """Return the next frames as numbers."""
    return list(array("h", mixer.read(frames)))


def test_silence_without_a_voice() -> None:
    """An open device is fed with zeros, and its frames are counted."""
    mixer = Mixer()
    assert taken(mixer, 5) == [0] * 5
    assert mixer.served == 5
    assert mixer.is_silent


def test_voices_are_added_across_blocks() -> None:
    """The stream is the sum of the voices for any block size."""
    mixer = Mixer()
    mixer.add(array("h", [100, 200, 300, 400, 500]), 1.0)
    mixer.add(array("h", [10, 20, 30]), 0.5)
    assert taken(mixer, 2) + taken(mixer, 2) + taken(mixer, 4) == [105, 210, 315, 400, 500, 0, 0, 0]
    assert mixer.is_silent


def test_a_voice_can_wait() -> None:
    """A delay is counted in frames of the stream, across blocks."""
    mixer = Mixer()
    mixer.add(array("h", [7, 8]), 1.0, delay_ms=10)
    wait = RATE // 100
    assert taken(mixer, wait - 1) + taken(mixer, 4) == [0] * wait + [7, 8, 0]


@pytest.mark.parametrize("sign", [1, -1])
def test_nothing_is_clipped(sign: int) -> None:
    """With any number of loud sounds, samples stay in range and keep their order."""
    mixer = Mixer()
    ramp = array("h", [sign * value for value in range(0, 32_000, 400)])
    for _ in range(MAX_VOICES):
        mixer.add(ramp, 1.0)
    mixed = [sign * value for value in taken(mixer, len(ramp))]
    assert mixed == sorted(mixed)
    assert 30_000 < mixed[-1] <= 32_767


def test_a_single_sound_is_not_changed() -> None:
    """A single sound stays below the level at which limiting starts."""
    mixer = Mixer()
    mixer.add(array("h", [22_900, -22_900]), 1.0)
    assert taken(mixer, 2) == [22_900, -22_900]


def test_too_many_voices_end_the_oldest() -> None:
    """Beyond the maximum number of voices the newest sounds play."""
    mixer = Mixer()
    for value in range(1, MAX_VOICES + 3):
        mixer.add(array("h", [value]), 1.0)
    assert taken(mixer, 1) == [sum(range(3, MAX_VOICES + 3))]
