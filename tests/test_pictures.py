"""The comparison of two sets of pictures finds exactly the pixels that differ."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from kingdom_builder_qt.ui.desktop.style.colours import LOOKS
from tests.pictures import editor
from tests.pictures.comparing import compare
from tests.pictures.stage import GAMES, STATES
from tests.pictures.taking import PAGES, SIZES, SPOKEN, WINDOWS, look_from
from tests.ui.pseudo import LONG, RIGHT_TO_LEFT

ROOT = Path(__file__).parents[1]


def _save(folder: Path, name: str, dots: tuple[tuple[int, int], ...] = (), width: int = 20) -> None:
    folder.mkdir(exist_ok=True)
    image = QImage(width, 10, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    for x, y in dots:
        image.setPixelColor(x, y, QColor(255, 255, 254))
    image.save(str(folder / name))


def test_equal_pictures_are_no_difference(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The exit status is 0 and the count is printed when all pixels are equal."""
    for folder in ("a", "b"):
        _save(tmp_path / folder, "one.png", ((3, 4),))
    assert compare(tmp_path / "a", tmp_path / "b", tmp_path / "d") == 0
    assert capsys.readouterr().out == "1 pictures, 0 differ\n"


def test_each_pixel_that_differs_is_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One step of one colour in two pixels is reported with its bounds and marked in a picture."""
    _save(tmp_path / "a", "one.png")
    _save(tmp_path / "b", "one.png", ((3, 4), (17, 8)))
    assert compare(tmp_path / "a", tmp_path / "b", tmp_path / "d") == 1
    assert "one.png: 2 pixels, from (3, 4) to (17, 8)" in capsys.readouterr().out
    marked = QImage(str(tmp_path / "d" / "one.png"))
    assert marked.pixelColor(17, 8) == QColor("red")
    assert marked.pixelColor(0, 0) == QColor("white")


def test_missing_and_resized_pictures_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A picture that is missing in one folder, or has another size, is a difference."""
    _save(tmp_path / "a", "one.png")
    _save(tmp_path / "a", "two.png")
    _save(tmp_path / "b", "two.png", width=30)
    assert compare(tmp_path / "a", tmp_path / "b", tmp_path / "d") == 1
    told = capsys.readouterr().out
    assert "one.png: missing in" in told
    assert "two.png: 20 x 10 became 30 x 10" in told


def test_no_pictures_prove_nothing(tmp_path: Path) -> None:
    """Two empty folders are not equal."""
    assert compare(tmp_path, tmp_path, tmp_path) == 1


def test_there_are_enough_states() -> None:
    """The states of the game and of the editor with its packs include every saved game."""
    of_editor = [make for make in STATES.values() if make.__module__ == editor.__name__]
    assert len(of_editor) >= 40
    assert len(STATES) - len(of_editor) >= 40
    assert len(list(GAMES.glob("*.kbgame"))) == 11


def test_chance_is_the_same_in_each_state() -> None:
    """Random numbers are the same for each state, seeded by the program or not."""
    program = (
        "import random; from tests.pictures.stage import fix_chance; found = []\n"
        "for _ in range(2):\n"
        "    fix_chance(); kinds = random.Random(), random.SystemRandom(), random\n"
        "    found.append([kind.randrange(10**9) for kind in kinds])\n"
        "assert found[0] == found[1], found"
    )
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True)


def test_the_pages_are_pictured_small_and_large() -> None:
    """The pages have pictures in all themes, and once with large text; each variant has files of
    its own.
    """
    assert len(PAGES) >= 20
    assert (
        {"start_page", "lesson_wrong", "replay", "games", "figures", "challenges"}
        <= PAGES
        <= {*STATES}
    )
    assert {look.window for look in SIZES} == {(960, 540), (1920, 1080)}
    assert {look.theme for look in SIZES} == {*LOOKS}
    assert any(look.text == 200 for look in SIZES)
    assert len({look.name for look in SIZES}) == len(SIZES)
    assert [look_from(json.dumps(look)) for look in SIZES] == [*SIZES]


def test_the_windows_are_pictured_in_every_language() -> None:
    """Each shipped language and two pseudo-languages have pictures of windows with large text."""
    shipped = {file.stem[-2:] for file in (ROOT / "resources" / "translations").glob("*.ts")}
    assert shipped | {LONG, RIGHT_TO_LEFT} == {look.language for look in SPOKEN}
    assert {*WINDOWS} <= {*STATES}
    assert {look.text for look in SPOKEN} == {100, 150}
    assert [look_from(json.dumps(look)) for look in SPOKEN] == [*SPOKEN]
    assert len({look.name for look in SPOKEN}) == len(SPOKEN)
