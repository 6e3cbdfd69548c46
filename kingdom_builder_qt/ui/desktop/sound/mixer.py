"""Mixes sounds into one stream of 16-bit samples.  No Qt, no device."""

from __future__ import annotations

import math
import threading
from array import array
from dataclasses import dataclass
from typing import Final

RATE: Final = 22_050  # frames a second; mono
MAX_VOICES: Final = 8
_FULL: Final = 32_767
_KNEE: Final = 0.7 * _FULL  # louder samples are compressed, so that nothing is clipped


@dataclass(slots=True)
class Voice:
    """A playing sound; `at` is the next sample, negative during its delay."""

    samples: array[int]
    gain: float
    at: int


class Mixer:
    """Sums the voices.  `read` runs in the device's thread, the other methods in our own."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._voices: list[Voice] = []
        self._served = 0

    @property
    def is_silent(self) -> bool:
        """Return whether no voice is left."""
        with self._lock:
            return not self._voices

    @property
    def served(self) -> int:
        """Return the number of frames the device has taken; it stalls if the device is gone."""
        with self._lock:
            return self._served

    def add(self, samples: array[int], gain: float, delay_ms: int = 0) -> None:
        """Play samples (22 050 Hz, mono) over the current ones; too many end the oldest."""
        voice = Voice(samples, gain, -(delay_ms * RATE // 1000))
        with self._lock:
            self._voices = [*self._voices[1 - MAX_VOICES :], voice]

    def clear(self) -> None:
        """Drop all voices."""
        with self._lock:
            self._voices.clear()

    def read(self, frames: int) -> bytes:
        """Return the next frames, silence included."""
        with self._lock:
            self._served += frames
            voices = list(self._voices)
            if not voices:
                return bytes(2 * frames)
            total = [0.0] * frames
            for voice in voices:
                _add(total, voice)
            self._voices = [voice for voice in voices if voice.at < len(voice.samples)]
        return array("h", map(_rounded, total)).tobytes()


def _add(total: list[float], voice: Voice) -> None:
    first = max(0, -voice.at)
    begin = max(0, voice.at)
    gain = voice.gain
    part = voice.samples[begin : begin + max(0, len(total) - first)]
    for index, sample in enumerate(part, first):
        total[index] += sample * gain
    voice.at += len(total)


def _rounded(value: float) -> int:
    size = abs(value)
    if size > _KNEE:
        headroom = _FULL - _KNEE
        size = _KNEE + headroom * math.tanh((size - _KNEE) / headroom)
    return int(math.copysign(size, value))
