"""The wave files are what their script makes, and sound as they should."""

from __future__ import annotations

import runpy
import wave
from array import array
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
SOUNDS = sorted((ROOT / "resources" / "sounds").glob("*.wav"))
LONGEST = 0.6


@pytest.fixture(scope="module")
def script() -> dict[str, Any]:
    """Return what the script defines."""
    return runpy.run_path(str(ROOT / "resources" / "make_sounds.py"))


def samples_of(path: Path) -> array[int]:
    """Return the samples of a file."""
    with wave.open(str(path), "rb") as file:
        return array("h", file.readframes(file.getnframes()))


@pytest.mark.parametrize("path", SOUNDS, ids=lambda path: path.stem)
def test_the_file_is_what_the_script_makes(path: Path, script: dict[str, Any]) -> None:
    """To the last bit but one: the sine of another system may round differently."""
    made, kept = array("h", script["synthesise"](path.stem)), samples_of(path)
    assert len(made) == len(kept)
    assert max(abs(a - b) for a, b in zip(made, kept, strict=True)) <= 1


@pytest.mark.parametrize("path", SOUNDS, ids=lambda path: path.stem)
def test_no_click_and_no_offset(path: Path, script: dict[str, Any]) -> None:
    """It begins and ends in silence, has no constant part, and leaves room for a second one."""
    samples = samples_of(path)
    peak = max(map(abs, samples))
    assert len(samples) / script["RATE"] <= LONGEST
    assert max(map(abs, samples[:3])) < peak * 0.1
    assert max(map(abs, samples[-20:])) < peak * 0.01
    assert abs(sum(samples)) / len(samples) < 2
    assert peak <= script["MAX_PEAK"] * 32_767 + 1


def test_what_is_heard_often_is_soft_and_short(script: dict[str, Any]) -> None:
    """Builds, moves and cards lie below the news, and none of them by more than 8 dB."""
    levels = {
        path.stem: script["loudness"]([sample / 32_767 for sample in samples_of(path)])
        for path in SOUNDS
    }
    often, news = ("place", "move", "card"), ("turn", "end", "tile_gained", "tile_lost")
    assert max(levels[name] for name in often) < min(levels[name] for name in news) - 3
    assert max(levels.values()) - min(levels.values()) < 8
    assert set(levels) == set(script["SOUNDS"]) == set(script["LOUDNESS"])
    for path in SOUNDS:
        if path.stem in often:
            assert len(samples_of(path)) / script["RATE"] <= 0.3
