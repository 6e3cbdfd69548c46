"""The pictures of the README exist, and its animation plays everywhere."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from PySide6.QtGui import QColor, QImage, QImageReader

from kingdom_builder_qt.ui.library.replay.gif import Animation

pytestmark = pytest.mark.usefixtures("qapp")  # its bitmaps need one
ROOT = Path(__file__).parents[1]
TURN = ROOT / "docs" / "images" / "turn.gif"
PICTURE = re.compile(r"!\[([^]]*)\]\(([^)]+)\)")


class Frame(NamedTuple):
    """The visible picture of an animation for some milliseconds."""

    picture: QImage
    ms: int


def frames_of(path: Path) -> list[Frame]:
    """Return the frames of an animated GIF as Qt, which did not write it, shows them."""
    assert path.read_bytes().startswith(b"GIF89a"), "the version with times"
    reader = QImageReader(str(path))
    assert reader.supportsAnimation()
    assert reader.loopCount() == -1, "for ever"
    frames: list[Frame] = []
    while reader.canRead():
        picture = reader.read()
        assert not picture.isNull(), reader.errorString()
        shown = picture.convertToFormat(QImage.Format.Format_RGB32)
        frames.append(Frame(shown, reader.nextImageDelay()))
    return frames


def strangeness(one: QImage, other: QImage) -> int:
    """Return the largest difference of a colour component."""
    assert one.size() == other.size()
    pairs = ((one.pixelColor(x, y), other.pixelColor(x, y)) for x, y in pixels(one))
    return max(
        max(abs(a.red() - b.red()), abs(a.green() - b.green()), abs(a.blue() - b.blue()))
        for a, b in pairs
    )


def pixels(picture: QImage) -> Iterator[tuple[int, int]]:
    """Yield all places of a picture."""
    return ((x, y) for x in range(picture.width()) for y in range(picture.height()))


def drawn(*dots: tuple[int, int, str]) -> QImage:
    """Return a small picture with dots of some colours."""
    picture = QImage(30, 20, QImage.Format.Format_RGB32)
    picture.fill(QColor("#f4ecd8"))
    for x, y, colour in dots:
        picture.setPixelColor(x, y, QColor(colour))
    return picture


def test_the_pictures_of_the_readme_exist() -> None:
    """Each can be read, and has an alternative text."""
    found = PICTURE.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    assert f"docs/images/{TURN.name}" in [path for _, path in found]
    for words, path in found:
        assert len(words.split()) > 1
        assert not QImage(str(ROOT / path)).isNull(), path


def test_the_start_page_was_seen_with_its_board() -> None:
    """The board appears after the buttons; a screenshot taken too early has bare paper there."""
    picture = QImage(str(ROOT / "docs" / "images" / "start.png"))
    rows = range(100, picture.height() - 100, 20)
    columns = range(picture.width() // 2, picture.width() - 100, 20)
    assert len({picture.pixel(x, y) for x in columns for y in rows}) > 300


def test_the_animation_of_a_turn_is_light_and_moves() -> None:
    """It is under 2 MB, has its frames, and pauses before it repeats."""
    assert TURN.stat().st_size < 2_000_000
    frames = frames_of(TURN)
    assert 40 <= len(frames) <= 80
    assert 4000 <= sum(frame.ms for frame in frames) <= 8000
    assert frames[-1].ms >= 1000
    assert frames[0].picture.width() >= 900
    for before, after in pairwise(frames):
        assert before.picture != after.picture


def test_an_animation_shows_what_was_given(tmp_path: Path) -> None:
    """Every pixel is restored in every frame, also in a colour that few frames have."""
    given = [
        drawn(),
        drawn((3, 4, "black"), (8, 9, "#c01020")),
        drawn((8, 9, "#2060c0")),
        drawn((29, 19, "black")),
    ]
    animation = Animation()
    for number, picture in enumerate(given, 5):
        animation.show(picture, 10 * number)
    path = tmp_path / "a.gif"
    path.write_bytes(animation.data())
    frames = frames_of(path)
    assert [frame.ms for frame in frames] == [50, 60, 70, 80]
    assert max(map(strangeness, given, [frame.picture for frame in frames])) <= 8


def test_what_does_not_change_is_not_written_again(tmp_path: Path) -> None:
    """A dot that moves over a picture of noise costs little."""
    noise, chance = drawn(), Random(1)
    for x, y in pixels(noise):
        noise.setPixelColor(x, y, QColor.fromHsv(chance.randrange(360), 200, 200))
    sizes = []
    for count in (1, 11):
        animation = Animation()
        for number in range(count):
            picture = noise.copy()
            picture.setPixelColor(number, 5, QColor("black"))
            animation.show(picture, 50)
        sizes.append(len(animation.data()))
    assert sizes[1] - sizes[0] < 10 * 60 < sizes[0]


def test_a_picture_like_the_last_one_prolongs_it(tmp_path: Path) -> None:
    """A pause takes no space."""
    animation = Animation()
    for _ in range(3):
        animation.show(drawn(), 40)
    path = tmp_path / "a.gif"
    path.write_bytes(animation.data())
    assert [frame.ms for frame in frames_of(path)] == [120]


def test_nothing_is_no_animation() -> None:
    """Without pictures there is no file."""
    with pytest.raises(ValueError, match="needs a picture"):
        Animation().data()


def test_an_animation_can_be_cancelled_while_it_is_encoded() -> None:
    """The exception of `proceed` ends the encoder before the next frame."""
    animation = Animation()
    for number in range(5):
        animation.show(drawn((number, 0, "black")), 50)
    asked: list[int] = []

    def proceed() -> None:
        asked.append(1)
        if len(asked) == 3:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        animation.data(proceed)
    assert len(asked) == 3


def test_without_pillow_the_reason_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """An installation without the extra `window` gets an error of the file, not a crash."""
    animation = Animation()
    animation.show(drawn(), 50)
    monkeypatch.setitem(sys.modules, "PIL", None)
    with pytest.raises(OSError, match="Pillow is not installed"):
        animation.data()


def test_pillow_is_loaded_for_an_animation_alone() -> None:
    """The module of replays does not import it, so neither does a start of the program."""
    code = "import kingdom_builder_qt.ui.library.replay.gif, sys; sys.exit('PIL' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
