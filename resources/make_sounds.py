"""Synthesise the sounds of the program (standard library only, deterministic).

Run from anywhere: ``python resources/make_sounds.py``.  It writes mono 16 bit
wave files of 22 050 Hz into ``sounds/``.  Each sound is a sum of decaying
sine partials ("notes") and, for the knocks, a little filtered noise from a
seeded generator.  Loudness is set as the ear hears it, not by the highest
peak: what is heard a hundred times a game is soft, news are louder.
"""

from __future__ import annotations

import math
import random
import struct
import wave
from dataclasses import dataclass
from pathlib import Path

RATE = 22_050
MAX_PEAK = 0.71
FADE = 0.04  # seconds at the end
OUT_DIR = Path(__file__).resolve().parent / "sounds"

# Partials of a soft mallet: (frequency ratio, amplitude, decay ratio).
MALLET = ((1.0, 1.0, 1.0), (2.0, 0.22, 1.6), (3.93, 0.12, 3.5))
# Partials of a wooden knock: inharmonic and short.
WOOD = ((1.0, 1.0, 1.0), (2.57, 0.45, 1.7), (4.9, 0.16, 3.0))


@dataclass(frozen=True)
class Note:
    """One struck tone: when it starts, its pitch, loudness and decay time."""

    start: float
    pitch: float
    level: float
    decay: float
    partials: tuple[tuple[float, float, float], ...] = MALLET
    glide: float = 0.0


@dataclass(frozen=True)
class Noise:
    """A burst of noise through two low-pass filters, so that it does not hiss."""

    start: float
    level: float
    decay: float
    cutoff: float


# How loud, in dB below full scale, over the loudest 200 ms.
LOUDNESS = {
    "place": -24.0,
    "move": -24.0,
    "card": -25.0,
    "tile_gained": -20.0,
    "tile_lost": -20.5,
    "turn": -19.0,
    "end": -18.0,
    "error": -22.0,
}
SOUNDS: dict[str, tuple[float, tuple[Note | Noise, ...]]] = {
    # A wooden piece set down on the board.
    "place": (0.2, (Noise(0.0, 0.5, 0.010, 1800), Note(0.0, 392, 1.0, 0.045, WOOD))),
    # Lifted, then set down a little higher.
    "move": (
        0.3,
        (
            Note(0.0, 330, 0.6, 0.040, WOOD),
            Noise(0.11, 0.4, 0.010, 1800),
            Note(0.11, 440, 1.0, 0.050, WOOD),
        ),
    ),
    # Rising major third and fifth.
    "tile_gained": (
        0.56,
        (
            Note(0.0, 523.25, 0.7, 0.14),
            Note(0.08, 659.26, 0.75, 0.15),
            Note(0.16, 783.99, 0.9, 0.17),
        ),
    ),
    # Falling minor third.
    "tile_lost": (0.46, (Note(0.0, 493.88, 0.8, 0.12), Note(0.12, 392.0, 0.8, 0.15))),
    # A card slides off the deck and is put down.
    "card": (
        0.24,
        (
            Noise(0.0, 0.8, 0.045, 2600),
            Noise(0.07, 1.0, 0.025, 1400),
            Note(0.08, 240, 0.35, 0.03, WOOD),
        ),
    ),
    # A single mellow bell: the next player's turn.
    "turn": (0.52, (Note(0.0, 587.33, 0.9, 0.17), Note(0.0, 880.0, 0.3, 0.13))),
    # Broken chord with a held top note: the game is over.
    "end": (
        0.59,
        (
            Note(0.0, 392.0, 0.7, 0.18),
            Note(0.07, 523.25, 0.7, 0.19),
            Note(0.14, 659.26, 0.8, 0.20),
            Note(0.21, 1046.5, 0.8, 0.20),
        ),
    ),
    # Two low dull knocks: not allowed.
    "error": (
        0.30,
        (
            Note(0.0, 261.63, 1.0, 0.050, WOOD, -0.15),
            Note(0.11, 220, 1.0, 0.060, WOOD, -0.15),
        ),
    ),
}


def add_note(samples: list[float], note: Note) -> None:
    """Mix one note into the samples."""
    first = round(note.start * RATE)
    for ratio, amplitude, faster in note.partials:
        phase = 0.0
        for index in range(first, len(samples)):
            t = (index - first) / RATE
            pitch = note.pitch * ratio * (1.0 + note.glide * min(1.0, t / 0.1))
            phase += math.tau * pitch / RATE
            attack = min(1.0, t / 0.004)
            envelope = attack * math.exp(-t * faster / note.decay)
            samples[index] += note.level * amplitude * envelope * math.sin(phase)


def add_noise(samples: list[float], noise: Noise, generator: random.Random) -> None:
    """Mix one burst of noise."""
    first = round(noise.start * RATE)
    blend = 1.0 - math.exp(-math.tau * noise.cutoff / RATE)
    first_pole = value = 0.0
    for index in range(first, len(samples)):
        t = (index - first) / RATE
        first_pole += blend * (generator.uniform(-1.0, 1.0) - first_pole)
        value += blend * (first_pole - value)
        envelope = min(1.0, t / 0.006) * math.exp(-t / noise.decay)
        samples[index] += noise.level * envelope * value


def high_passed(samples: list[float], cutoff: float) -> list[float]:
    """Return the samples without what is below a frequency, six dB an octave."""
    keep = math.exp(-math.tau * cutoff / RATE)
    result, before, value = [], 0.0, 0.0
    for sample in samples:
        value = keep * (value + sample - before)
        before = sample
        result.append(value)
    return result


def loudness(samples: list[float]) -> float:
    """Return the level of the loudest 200 ms in dB, low tones counted as the ear does."""
    heard = high_passed(high_passed(samples, 280), 280)  # close to the A curve below 2 kHz
    window = round(0.2 * RATE)
    sums = [0.0]
    for sample in heard + [0.0] * window:
        sums.append(sums[-1] + sample * sample)
    energy = max(sums[i + window] - sums[i] for i in range(len(samples)))
    return 10.0 * math.log10(energy / window)


def synthesise(name: str) -> bytes:
    """Return the 16 bit little-endian frames of one sound."""
    length, parts = SOUNDS[name]
    samples = [0.0] * round(length * RATE)
    generator = random.Random(f"kingdom-builder-qt {name}")
    for part in parts:
        if isinstance(part, Note):
            add_note(samples, part)
        else:
            add_noise(samples, part, generator)
    samples = high_passed(samples, 40)  # no constant part, which would click
    fade = round(FADE * RATE)
    for step in range(fade):
        samples[-1 - step] *= 0.5 - 0.5 * math.cos(math.pi * step / fade)
    scale = 10.0 ** ((LOUDNESS[name] - loudness(samples)) / 20.0)
    if scale * max(map(abs, samples)) > MAX_PEAK:
        raise ValueError(f"{name} has too high a peak for its loudness")
    return b"".join(struct.pack("<h", round(sample * scale * 32767)) for sample in samples)


def main() -> None:
    """Write every sound."""
    OUT_DIR.mkdir(exist_ok=True)
    for name in SOUNDS:
        with wave.open(str(OUT_DIR / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(synthesise(name))


if __name__ == "__main__":
    main()
