"""The command `section` handles sections without a window."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from kingdom_builder_qt import cli
from kingdom_builder_qt.cli import section_command
from kingdom_builder_qt.content.check import check_data
from kingdom_builder_qt.content.own_pictures import OwnPicture, find_picture
from kingdom_builder_qt.content.sections import read_section, section_text
from kingdom_builder_qt.core.board import Cell, Section
from kingdom_builder_qt.editor.sections.generator import best
from kingdom_builder_qt.editor.sections.generator.generator import generate
from kingdom_builder_qt.editor.sections.generator.recipe import LIMITS, GeneratorOptions
from kingdom_builder_qt.ui.desktop.style.own_signs import set_own_pictures
from tests.editor.support import CATALOG, at, mine, painted
from tests.helpers.hostile_pictures import plain

pytestmark = pytest.mark.usefixtures("qapp")
ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _content_loaded_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the commands use content that is already loaded."""
    monkeypatch.setattr(section_command, "load_catalog", lambda: CATALOG)


def written(folder: Path, drawn: Section) -> Path:
    """Write a section and return its file."""
    path = folder / f"{drawn.id}.yaml"
    path.write_text(section_text(drawn, CATALOG.terrains), encoding="utf-8")
    return path


# -- check -----------------------------------------------------------------------------------------


def test_a_sound_section_has_no_errors(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Hints do not fail a check."""
    assert cli.main(["section", "check", str(written(tmp_path, mine()))]) == 0
    assert "error" not in capsys.readouterr().out


def test_all_files_are_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Errors of the file have a line, errors of the drawing a hex; the status is 1 for an error."""
    alone = painted(mine(id="alone"), dict.fromkeys((at(9, 9), at(9, 10)), Cell(feature="castle")))
    water = {at(r, c): Cell(terrain="water") for r in (8, 9, 10) for c in (8, 9, 10)}
    island = painted(alone, {**water, at(9, 9): Cell(feature="castle")})
    first = written(tmp_path, island)
    second = tmp_path / "odd.yaml"
    second.write_text("- 1\n", encoding="utf-8")
    assert cli.main(["section", "check", str(first), str(second)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith(f"{first}: error: 9/9: ") for line in lines), lines
    assert any(line.startswith(f"{second}:1:1: error: ") for line in lines), lines


# -- export ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "start"), [("png", b"\x89PNG"), ("svg", b"<?xml"), ("pdf", b"%PDF")]
)
def test_export(
    kind: str,
    start: bytes,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The file is written to the working folder, under the name of the section; its path is
    printed.
    """
    path = written(tmp_path, mine())
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert cli.main(["section", "export", str(path), f"--{kind}"]) == 0
    assert capsys.readouterr().out == f"mine.{kind}\n"
    assert (folder / f"mine.{kind}").read_bytes().startswith(start)


def test_a_picture_as_it_is_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Width, colours, rim and place are options; a draft can be exported, too."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    path = written(tmp_path, painted(mine(), {at(1, 1): Cell()}))
    images = []
    for number, words in enumerate(((), ("--dark",), ("--bare",))):
        output = tmp_path / f"{number}.png"
        options = ["--png", "--width", "300", "--output", str(output), *words]
        assert cli.main(["section", "export", str(path), *options]) == 0
        images.append(QImage(str(output)))
    assert {image.width() for image in images} == {300}
    assert images[0] != images[1]
    assert images[0].size() != images[2].size()


def test_a_picture_of_an_own_tile_is_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An export waits for the picture in each format: a drawing and a print have its pixels."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    icon = tmp_path / "x.svg"
    icon.write_bytes(plain("#ff00ff"))
    picture = find_picture(icon)
    assert isinstance(picture, OwnPicture)
    content = replace(CATALOG, pictures={("tile", "farm"): picture})
    monkeypatch.setattr(section_command, "load_catalog", lambda: content)
    path = written(tmp_path, mine())
    output = tmp_path / "out.png"
    options = ["--png", "--width", "600", "--output", str(output)]
    assert cli.main(["section", "export", str(path), *options]) == 0
    image = QImage(str(output))
    hues = {
        colour.hue()
        for x in range(0, image.width(), 4)
        for y in range(0, image.height(), 4)
        if (colour := image.pixelColor(x, y)).saturation() > 200
    }
    assert 300 in hues  # the picture's hue, under a warm light
    assert cli.main(["section", "export", str(path), "--svg", "--output", str(output)]) == 0
    assert b"data:image/png;base64," in output.read_bytes()
    set_own_pictures({})


@pytest.mark.parametrize("kind", ["png", "svg", "pdf"])
def test_a_broken_section_is_not_exported(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every error is printed on stderr, the status is 1, and no file is written."""
    path = written(tmp_path, mine())
    text = path.read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith('  - "')]
    broken = text.replace("\n".join(rows[5:]) + "\n", "").replace("tile: farm", "tile: frm")
    path.write_text(broken, encoding="utf-8")
    output = tmp_path / f"out.{kind}"
    assert cli.main(["section", "export", str(path), f"--{kind}", "--output", str(output)]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "error: rows: 5; there must be 10" in captured.err
    assert "error: unknown tile 'frm'" in captured.err
    assert not output.exists()


def test_errors_of_an_export_are_in_the_order_of_lines(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Errors of different parts of the reader are in one order."""
    path = tmp_path / "bad.yaml"
    path.write_text(
        "id: 1bad\nname: Bad\nexpansion: nowhere\nauthor: 5\nrows:\n  - gggggggggg\ncolour: x\n",
        encoding="utf-8",
    )
    assert cli.main(["section", "export", str(path), "--png"]) == 1
    *lines, _sum = capsys.readouterr().err.splitlines()
    places = [re.search(r"bad\.yaml:(\d+):(\d+): error", line).groups() for line in lines]
    numbers = [(int(line), int(column)) for line, column in places]
    assert [line for line, _column in numbers] == [1, 3, 4, 6, 7]
    assert numbers == sorted(numbers)


def test_a_draft_is_exported_with_a_warning(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A section without errors but with empty hexes is exported, and the picture shows them."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    path = written(tmp_path, painted(mine(), {at(1, 1): Cell(), at(1, 2): Cell()}))
    output = tmp_path / "draft.svg"
    assert cli.main(["section", "export", str(path), "--svg", "--output", str(output)]) == 0
    captured = capsys.readouterr()
    assert captured.out == f"{output}\n"
    assert "an unfinished section, not used in games; hexes without terrain: 2" in captured.err
    assert output.exists()


@pytest.mark.slow
def test_export_needs_no_display(tmp_path: Path) -> None:
    """It runs in a process of its own, as in a script of a server."""
    path = written(tmp_path, mine())
    environ = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environ = {**environ, "PYTHONPATH": str(ROOT)}
    environ.pop("QT_QPA_PLATFORM", None)
    words = [sys.executable, "-m", "kingdom_builder_qt", "section", "export", str(path), "--svg"]
    done = subprocess.run(
        words, env=environ, cwd=tmp_path, capture_output=True, text=True, timeout=100
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "mine.svg\n", "")


# -- new -------------------------------------------------------------------------------------------


def test_a_seed_makes_the_section_of_the_editor(capsys: pytest.CaptureFixture[str]) -> None:
    """The text of the file is printed, the same each time."""
    texts = []
    for _ in range(2):
        assert cli.main(["section", "new", "--generate", "--seed", "7", "--hexes", "water=20"]) == 0
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1]
    reading = read_section(texts[0], CATALOG.terrains)
    assert not reading.has_errors
    expected = generate(CATALOG, GeneratorOptions(seed=7, hexes=(("water", 20),)))
    assert reading.section is not None
    assert reading.section.cells == expected.cells


def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the weakest players choose the best section in the fewest games."""
    monkeypatch.setattr(best, "Best", partial(best.Best, level="random", games=(2, 1)))


WISHES = ("--hexes", "forest=24,mountain=0", "--tiles", "farm,oracle", "--sites", "4")
BEST = ("section", "new", "--generate", "--seed", "3", *WISHES, "--best-of", "5")


def test_the_best_of_many_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The result is reproducible, meets the wishes, and can be generated from its seed alone."""
    quick(monkeypatch)
    path = tmp_path / "best.yaml"
    assert cli.main([*BEST, "--output", str(path), "--name", "Best"]) == 0
    assert capsys.readouterr().out == f"{path}\n"
    section_command = read_section(path, CATALOG.terrains).section
    assert section_command is not None
    assert section_command.name == "Best"
    assert {cell.tile for cell in section_command.cells if cell.tile} == {"farm", "oracle"}
    assert Cell(terrain="mountain") not in section_command.cells
    assert cli.main([*BEST, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert 2 <= len(found) <= 5
    assert [one["games"] for one in found] == [3] * len(found)
    assert [one["distance"] for one in found] == sorted(one["distance"] for one in found)
    first = read_section(found[0]["section"], CATALOG.terrains).section
    assert first is not None
    assert first.cells == section_command.cells
    again = ("section", "new", "--generate", "--seed", str(found[0]["seed"]), *WISHES)
    assert cli.main([*again]) == 0
    made = read_section(capsys.readouterr().out, CATALOG.terrains).section
    assert made is not None
    assert made.cells == section_command.cells


def test_a_new_section_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without --generate it is blank, which is a draft; an existing id is refused."""
    path = tmp_path / "blank.yaml"
    assert cli.main(["section", "new", "--name", "Farm", "--output", str(path)]) == 0
    assert capsys.readouterr().out == f"{path}\n"
    drawn = read_section(path, CATALOG.terrains).section
    assert drawn is not None
    assert (drawn.name, drawn.id) == ("Farm", "farm_2")
    assert set(drawn.cells) == {Cell()}


def test_the_help_says_what_a_section_may_have(capsys: pytest.CaptureFixture[str]) -> None:
    """The help lists minimum, maximum and usual number of each measure of the generator."""
    with pytest.raises(SystemExit):
        cli.main(["section", "new", "--help"])
    text = " ".join(capsys.readouterr().out.split())
    usual = GeneratorOptions()
    for name in ("roughness", "sites"):
        low, high = LIMITS[name]
        _, _, said = text.partition(f"--{name} N ")
        assert f"{low} to {high} (default: {getattr(usual, name)})" in said.partition(" --")[0]


# -- analyse ---------------------------------------------------------------------------------------

GAMES = ("--games", "2", "--players", "2", "--level", "random", "--seed", "3")


def test_analysis_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """All figures, equal for equal seeds."""
    path = written(tmp_path, mine())
    found = []
    for _ in range(2):
        assert cli.main(["section", "analyse", str(path), *GAMES, "--json"]) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert found[0] == found[1]
    assert found[0]["section"] == "mine"
    assert (found[0]["games"], found[0]["compared"]) == (2, 1)
    assert len(found[0]["built"]) == 100


def test_analysis_as_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The table names every figure."""
    assert cli.main(["section", "analyse", str(written(tmp_path, mine())), *GAMES]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "2 games, 1 of them repeated without the section, 2 x random, seed 3"
    assert any(line.startswith("settlements on it ") for line in lines)


@pytest.mark.slow
@pytest.mark.process_pool
def test_analysis_in_other_processes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The figures are the same as in this process."""
    path = written(tmp_path, mine())
    outputs = []
    for words in ((), ("--jobs", "2")):
        assert cli.main(["section", "analyse", str(path), *GAMES, *words]) == 0
        outputs.append(capsys.readouterr().out)
    assert outputs[0] == outputs[1]


# -- what cannot be --------------------------------------------------------------------------------


def test_wrong_lines_are_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit status 2, one sentence that begins with the place, and nothing written."""
    draft = written(tmp_path, painted(mine(id="draft"), {at(1, 1): Cell()}))
    island = written(tmp_path, replace(CATALOG.sections["tree_house"], id="isle", origin="user"))
    shipped = CATALOG.section_files["farm"]
    for words, told in (
        (["export", str(tmp_path / "no.yaml"), "--png"], "no.yaml"),
        (["export", str(draft)], "--png --svg --pdf"),
        (["export", str(draft), "--pdf", "--paper", "A3"], "A3"),
        (["export", str(draft), "--png", "--width", "9000"], "at most 8192"),
        (["analyse", str(draft)], "draft.yaml:"),
        (["analyse", str(island)], "island"),
        (["new", "--generate", "--sites", "99"], "0 to 8"),
        (["new", "--generate", "--hexes", "water=99"], "0 to 40"),
        (["new", "--generate", "--hexes", "water=1,water=2"], "each once"),
        (["new", "--generate", "--hexes", "water"], "ID=N"),
        (["new", "--generate", "--hexes", "water=x"], "ID=N"),
        (["new", "--generate", "--hexes", "watre=3"], "did you mean 'water'?"),
        (["new", "--generate", "--hexes", "water=40,grass=40,desert=40"], "a section has 100"),
        (["new", "--generate", "--tiles", "frm"], "did you mean 'farm'?"),
        (["new", "--generate", "--expansion", "moon"], "unknown expansion 'moon'"),
        (["new", "--generate", "--best-of", "3"], "5 to 200"),
        (["new", "--best-of", "9"], "--best-of requires"),
        (["new", "--hexes", "water=3"], "--hexes requires"),
        (["new", "--generate", "--json"], "requires --best-of"),
        (["new", "--output", str(shipped)], "already a file"),
        (["new", "--output", str(draft)], "already a file"),
        ([], "COMMAND"),
    ):
        assert cli.main(["section", *words]) == 2, words
        captured = capsys.readouterr()
        assert told in captured.err, words
        assert len(captured.err.splitlines()) == 1
    assert sorted(path.name for path in tmp_path.iterdir()) == ["draft.yaml", "isle.yaml"]
    assert check_data(shipped) == []
