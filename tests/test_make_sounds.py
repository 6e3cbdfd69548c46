"""The wave files equal the output of their script, and sound as intended, as far as this can be
measured.
"""

from __future__ import annotations

import cmath
import math
import runpy
import wave
from array import array
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SCRIPT = runpy.run_path(str(ROOT / "resources" / "make_sounds.py"))
FILES = sorted((ROOT / "resources" / "sounds").glob("*.wav"))
RATE = SCRIPT["RATE"]
OFTEN = ("place", "move", "card", "gold", "error")  # heard many times in a game
LONGEST = {"end": 1.5}
USUALLY_LONGEST = 0.6
MOST_BYTES = 400_000  # all files together
each_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)


def name_of(path: Path) -> str:
    """Return the sound of a take from its file name."""
    return path.stem.rpartition("-")[0]


@cache
def samples_of(path: Path) -> array[int]:
    """Return the samples of a file."""
    with wave.open(str(path), "rb") as file:
        return array("h", file.readframes(file.getnframes()))


def in_decibels(value: float) -> float:
    """Return the level of an amplitude of 16 bits, full scale is 0."""
    return 20 * math.log10(max(value, 1e-9) / 32_768)


@cache
def power(path: Path) -> list[float]:
    """Return the power of a sound by frequency, from 0 to half the rate in equal steps."""
    samples = samples_of(path)
    size = 1 << (len(samples) - 1).bit_length()
    spectrum = transformed([complex(s) for s in samples] + [0j] * (size - len(samples)))
    return [abs(value) ** 2 for value in spectrum[: size // 2]]


def transformed(values: list[complex]) -> list[complex]:
    """Return the Fourier transform of values, whose number is a power of two."""
    if len(values) == 1:
        return values
    even, odd = transformed(values[::2]), transformed(values[1::2])
    turn = cmath.exp(-2j * math.pi / len(values))
    factor, upper, lower = 1 + 0j, [], []
    for a, b in zip(even, odd, strict=True):
        upper.append(a + factor * b)
        lower.append(a - factor * b)
        factor *= turn
    return upper + lower


def share(path: Path, low: float, high: float) -> float:
    """Return how much of the energy of a sound lies between two frequencies."""
    found = power(path)
    step = RATE / 2 / len(found)
    return sum(found[math.ceil(low / step) : math.ceil(high / step)]) / sum(found)


def true_peak(samples: array[int]) -> float:
    """Return the peak between the samples, too, in dBTP: four times as many, as BS.1770 asks."""
    reach = 12
    highest = float(max(map(abs, samples)))
    padded = [0] * reach + list(samples) + [0] * reach
    loud = [i for i in range(len(samples)) if abs(samples[i]) > highest / 2]
    for quarter in (0.25, 0.5, 0.75):
        taps = []
        for k in range(-reach + 1, reach + 1):
            x = math.pi * (quarter - k)
            taps.append(math.sin(x) / x * (0.5 + 0.5 * math.cos(x / reach)))
        for i in loud:
            window = padded[i + 1 : i + 1 + 2 * reach]
            highest = max(highest, abs(sum(a * b for a, b in zip(taps, window, strict=True))))
    return in_decibels(highest)


@each_file
def test_the_file_is_what_the_script_makes(path: Path) -> None:
    """One bit of difference is allowed, because sines of other systems may round differently."""
    name, _, take = path.stem.rpartition("-")
    made, kept = array("h", SCRIPT["synthesise"](name, int(take))), samples_of(path)
    assert len(made) == len(kept)
    assert max(abs(a - b) for a, b in zip(made, kept, strict=True)) <= 1


def test_the_files_are_all_that_the_script_makes() -> None:
    """Each take has a file, each file a take, and all of them are small."""
    wanted = {
        f"{name}-{take}"
        for name, sound in SCRIPT["SOUNDS"].items()
        for take in range(1, len(sound.takes) + 1)
    }
    assert {path.stem for path in FILES} == wanted
    assert sum(path.stat().st_size for path in FILES) <= MOST_BYTES


def test_the_meter_is_that_of_the_recommendation() -> None:
    """The filters are those that ITU-R BS.1770 prints for 48 kHz; its tone reads -3.01 LUFS."""
    head, low = SCRIPT["k_weighting"](48_000)
    printed = (1.53512485958697, -2.69169618940638, 1.19839281085285)
    assert head == pytest.approx((*printed, -1.69065929318241, 0.73248077421585), abs=1e-10)
    assert low == pytest.approx((1, -2, 1, -1.99004745483398, 0.99007225036621), abs=1e-10)
    for rate in (48_000, RATE):
        tone = [math.sin(math.tau * 997 * i / rate) for i in range(rate // 2)]
        assert SCRIPT["loudness"](tone, rate) == pytest.approx(-3.01, abs=0.05)


def test_the_meter_counts_the_silence_around_a_short_sound() -> None:
    """A tone of 100 ms is a quarter of the 400 ms: 6 dB less; silence has no loudness."""
    tone = [math.sin(math.tau * 997 * i / RATE) for i in range(RATE // 10)]
    assert SCRIPT["loudness"](tone) == pytest.approx(-3.01 - 6.02, abs=0.1)
    assert SCRIPT["loudness"]([0.0] * 100) == -math.inf


@each_file
def test_each_sound_is_as_loud_as_its_class(path: Path) -> None:
    """Within 1 LU: -24 LUFS for frequent sounds, -20 for news."""
    wanted = SCRIPT["OFTEN"] if name_of(path) in OFTEN else SCRIPT["NEWS"]
    measured = SCRIPT["loudness"]([sample / 32_768 for sample in samples_of(path)])
    assert measured == pytest.approx(wanted, abs=1)
    assert (SCRIPT["OFTEN"], SCRIPT["NEWS"]) == (-24.0, -20.0)


@each_file
def test_nothing_is_clipped(path: Path) -> None:
    """The peak stays below -1 dBTP, and leaves room for a second sound."""
    assert true_peak(samples_of(path)) < -1
    assert max(map(abs, samples_of(path))) <= SCRIPT["MAX_PEAK"] * 32_767 + 1


def test_the_peak_is_found_between_samples() -> None:
    """A tone whose crests lie between its samples reads as high as it is: 3 dB more than they."""
    tone = array("h", [round(20_000 * math.sin(math.pi * (i / 2 + 1 / 4))) for i in range(64)])
    assert in_decibels(max(map(abs, tone))) < in_decibels(20_000) - 2.9
    assert true_peak(tone) == pytest.approx(in_decibels(20_000), abs=0.3)


@each_file
def test_no_click(path: Path) -> None:
    """It begins and ends below -60 dB, with an attack of a millisecond and a decay of five."""
    samples = samples_of(path)
    peak = max(map(abs, samples))
    assert in_decibels(max(map(abs, samples[:1]))) < -60
    assert in_decibels(max(map(abs, samples[-20:]))) < -60
    assert max(map(abs, samples[: RATE // 1000])) < peak / 2
    assert max(map(abs, samples[-RATE // 200 :])) < peak / 100


@each_file
def test_the_spectrum_fits_small_loudspeakers(path: Path) -> None:
    """No constant part, next to nothing below 40 Hz, nine tenths between 150 Hz and 6 kHz."""
    samples = samples_of(path)
    assert abs(sum(samples)) / len(samples) < 2
    assert share(path, 0, 40) < 0.001
    assert share(path, 150, 6000) > 0.9


@each_file
def test_no_sound_is_long(path: Path) -> None:
    """No sound is longer than its animation; the end of a game may be longer."""
    assert 0.1 < len(samples_of(path)) / RATE <= LONGEST.get(name_of(path), USUALLY_LONGEST)
    if name_of(path) in OFTEN:
        assert len(samples_of(path)) / RATE <= 0.3


@pytest.mark.parametrize("name", OFTEN)
def test_what_is_heard_often_has_takes_that_differ(name: str) -> None:
    """A frequent sound has at least three different takes: their spectra share less than 90 %."""
    takes = [path for path in FILES if name_of(path) == name]
    assert len(takes) >= 3
    for one, other in combinations(takes, 2):
        a, b = power(one), power(other)
        together = sum(math.sqrt(x * y) for x, y in zip(a, b, strict=True))
        assert together / math.sqrt(sum(a) * sum(b)) < 0.9
