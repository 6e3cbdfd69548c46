"""Synthesise the sounds of the program (standard library only, deterministic).

Run from anywhere: ``python resources/make_sounds.py``.  It writes mono 16 bit
wave files of 22 050 Hz into ``sounds/``, ``place-1.wav`` and so on: takes of
one sound, of which the program never plays the same twice in a row.  Each is a
sum of decaying sine partials ("notes") and, for the knocks, a little filtered
noise from a seeded generator.

Loudness is that of EBU R 128: the K-weighted level of ITU-R BS.1770 in LUFS,
as an EBU meter shows it as the highest momentary loudness, which is that of
400 ms without a gate.  The gate of a whole programme needs many such blocks,
while most of these sounds are shorter than one: silence fills the rest of it.
"""

from __future__ import annotations

import math
import random
import struct
import wave
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

RATE = 22_050
MAX_PEAK = 0.71
FADE = 0.04  # seconds at the end
SILENT = 12  # decay times after which nothing is left of a note: 104 dB below its beginning
OUT_DIR = Path(__file__).resolve().parent / "sounds"

# Partials of a soft mallet: (frequency ratio, amplitude, decay ratio).
MALLET = ((1.0, 1.0, 1.0), (2.0, 0.22, 1.6), (3.93, 0.12, 3.5))
# Partials of a wooden knock: inharmonic and short.
WOOD = ((1.0, 1.0, 1.0), (2.57, 0.45, 1.7), (4.9, 0.16, 3.0))
# Partials of a small disc of metal: they ring together and fit no scale.
METAL = ((1.0, 1.0, 1.0), (1.48, 0.6, 1.2), (2.31, 0.35, 1.6), (3.18, 0.12, 2.4))


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


Part = Note | Noise


@dataclass(frozen=True)
class Sound:
    """Takes of one length, in seconds, that differ a little, and their common loudness."""

    length: float
    lufs: float
    takes: tuple[tuple[Part, ...], ...]


# A sound heard a hundred times a game is softer than a rare one.
OFTEN, NEWS = -24.0, -20.0
MOMENT = 0.4  # seconds in the window of a meter of momentary loudness


def wood(pitch: float, decay: float, second: float, start: float = 0.0) -> tuple[Part, ...]:
    """Return the sound of a wooden piece; `second`: its brightness, the level of its second
    partial.
    """
    partials = (WOOD[0], (WOOD[1][0], second, WOOD[1][2]), WOOD[2])
    return (
        Noise(start, 0.5, 0.010, 1500 + 800 * second),
        Note(start, pitch, 1.0, decay, partials),
    )


def lifted(pitch: float, goal: float, after: float) -> tuple[Part, ...]:
    """Return a piece that is lifted, then set down a little higher."""
    return (Note(0.0, pitch, 0.6, 0.040, WOOD), *wood(goal, 0.050, 0.45, after))


def card(slide: float, hush: float, knock: float) -> tuple[Part, ...]:
    """Return a card that slides off the deck and is put down."""
    return (
        Noise(0.0, 0.8, slide, hush),
        Noise(0.07, 1.0, 0.025, 1400),
        Note(0.08, knock, 0.35, 0.03, WOOD),
    )


def chord(pitches: Sequence[float], gap: float, decay: float) -> tuple[Part, ...]:
    """Return notes that begin one after the other, each a little louder and longer."""
    return tuple(
        Note(gap * i, pitch, 0.7 + 0.07 * i, decay * (1 + 0.1 * i))
        for i, pitch in enumerate(pitches)
    )


def coin(pitch: float, after: float, ring: float) -> tuple[Part, ...]:
    """Return a coin that falls on others: two touches, the second one higher."""
    return (
        Note(0.0, pitch, 0.8, 0.035, METAL),
        Note(after, pitch * 1.12, 1.0, ring, METAL),
    )


def dull(pitch: float, lower: float, after: float) -> tuple[Part, ...]:
    """Return two low dull knocks."""
    return (
        Note(0.0, pitch, 1.0, 0.050, WOOD, -0.15),
        Note(after, lower, 1.0, 0.060, WOOD, -0.15),
    )


SOUNDS: dict[str, Sound] = {
    # A wooden piece set down on the board.
    "place": Sound(
        0.2,
        OFTEN,
        (
            wood(392, 0.045, 0.45),
            wood(370, 0.050, 0.30),
            wood(415, 0.040, 0.55),
            wood(349, 0.048, 0.50),
            wood(440, 0.038, 0.35),
        ),
    ),
    "move": Sound(
        0.3, OFTEN, (lifted(330, 440, 0.11), lifted(311, 415, 0.125), lifted(349, 466, 0.10))
    ),
    "card": Sound(
        0.24,
        OFTEN,
        (card(0.045, 2600, 240), card(0.055, 2200, 225), card(0.038, 3000, 255)),
    ),
    # Gold is counted.
    "gold": Sound(
        0.22,
        OFTEN,
        (
            coin(1568, 0.045, 0.060),
            coin(1661, 0.055, 0.055),
            coin(1480, 0.050, 0.065),
            coin(1760, 0.040, 0.050),
        ),
    ),
    # Three notes that rise: a major chord in its three positions.
    "tile_gained": Sound(
        0.56,
        NEWS,
        (
            chord((523.25, 659.26, 783.99), 0.08, 0.14),
            chord((493.88, 587.33, 783.99), 0.08, 0.14),
            chord((523.25, 698.46, 880.0), 0.08, 0.14),
        ),
    ),
    # Falling minor third.
    "tile_lost": Sound(0.46, NEWS, ((Note(0.0, 493.88, 0.8, 0.12), Note(0.12, 392.0, 0.8, 0.15)),)),
    # A single mellow bell: the next player's turn.
    "turn": Sound(0.52, NEWS, ((Note(0.0, 587.33, 0.9, 0.17), Note(0.0, 880.0, 0.3, 0.13)),)),
    # A broken chord that resolves: the winner is named.
    "end": Sound(
        1.3,
        NEWS,
        (
            (
                *chord((392.0, 523.25, 659.26), 0.11, 0.20),
                Note(0.33, 523.25, 0.5, 0.34),
                Note(0.33, 783.99, 0.8, 0.36),
                Note(0.33, 1046.5, 0.7, 0.34),
            ),
        ),
    ),
    # Not allowed.
    "error": Sound(
        0.30,
        OFTEN,
        (dull(261.63, 220, 0.11), dull(246.94, 207.65, 0.12), dull(277.18, 233.08, 0.10)),
    ),
}


def add_note(samples: list[float], note: Note) -> None:
    """Mix one note into the samples."""
    first = round(note.start * RATE)
    for ratio, amplitude, faster in note.partials:
        phase = 0.0
        last = first + round(SILENT * note.decay / faster * RATE)
        for index in range(first, min(last, len(samples))):
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
    """Return the samples without the range below a frequency, six dB an octave."""
    keep = math.exp(-math.tau * cutoff / RATE)
    result, before, value = [], 0.0, 0.0
    for sample in samples:
        value = keep * (value + sample - before)
        before = sample
        result.append(value)
    return result


def k_weighting(rate: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return the two filters of ITU-R BS.1770 for a rate: b0, b1, b2, a1, a2 of each."""
    turn = math.tan(math.pi * 1681.974450955533 / rate)
    damping, high = turn / 0.7071752369554196, 10 ** (3.999843853973347 / 20)
    band, whole = high**0.4996667741545416, 1 + damping + turn**2
    head = (
        (high + band * damping + turn**2) / whole,
        2 * (turn**2 - high) / whole,
        (high - band * damping + turn**2) / whole,
        2 * (turn**2 - 1) / whole,
        (1 - damping + turn**2) / whole,
    )
    turn = math.tan(math.pi * 38.13547087602444 / rate)
    damping = turn / 0.5003270373238773
    whole = 1 + damping + turn**2
    low = (1.0, -2.0, 1.0, 2 * (turn**2 - 1) / whole, (1 - damping + turn**2) / whole)
    return head, low


def filtered(samples: Sequence[float], filter_: Sequence[float]) -> list[float]:
    """Return samples after a filter of second order."""
    b0, b1, b2, a1, a2 = filter_
    x1 = x2 = y1 = y2 = 0.0
    result = []
    for x in samples:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x2, x1, y2, y1 = x1, x, y1, y
        result.append(y)
    return result


def loudness(samples: Sequence[float], rate: int = RATE) -> float:
    """Return the highest momentary loudness of mono samples (-1 to 1) in LUFS, -inf of silence."""
    window = round(MOMENT * rate)
    heard = [*samples, *[0.0] * window]
    for filter_ in k_weighting(rate):
        heard = filtered(heard, filter_)
    sums = [0.0]
    for sample in heard:
        sums.append(sums[-1] + sample * sample)
    energy = max(sums[i + window] - sums[i] for i in range(len(samples)))
    return 10.0 * math.log10(energy / window) - 0.691 if energy else -math.inf


def synthesise(name: str, take: int) -> bytes:
    """Return the 16 bit little-endian frames of a take of a sound, the first of which is 1."""
    sound = SOUNDS[name]
    samples = [0.0] * round(sound.length * RATE)
    generator = random.Random(f"kingdom-builder-qt {name} {take}")
    for part in sound.takes[take - 1]:
        if isinstance(part, Note):
            add_note(samples, part)
        else:
            add_noise(samples, part, generator)
    for _ in range(2):
        samples = high_passed(samples, 60)  # no constant part, which would click
    fade = round(FADE * RATE)
    for step in range(fade):
        samples[-1 - step] *= 0.5 - 0.5 * math.cos(math.pi * step / fade)
    scale = 10.0 ** ((sound.lufs - loudness(samples)) / 20.0)
    if scale * max(map(abs, samples)) > MAX_PEAK:
        raise ValueError(f"{name}-{take} has too high a peak for its loudness")
    return b"".join(struct.pack("<h", round(sample * scale * 32767)) for sample in samples)


def main() -> None:
    """Write every take of every sound."""
    OUT_DIR.mkdir(exist_ok=True)
    for name, sound in SOUNDS.items():
        for take in range(1, len(sound.takes) + 1):
            with wave.open(str(OUT_DIR / f"{name}-{take}.wav"), "wb") as file:
                file.setnchannels(1)
                file.setsampwidth(2)
                file.setframerate(RATE)
                file.writeframes(synthesise(name, take))


if __name__ == "__main__":
    main()
