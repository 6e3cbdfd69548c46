"""The command `pack` handles packs without a window."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from kingdom_builder_qt import cli
from kingdom_builder_qt.content import load_catalog, paths
from tests.helpers.sample_pack import MANIFEST, TILES, own_expansion, pack_file


def output(capsys: pytest.CaptureFixture[str], *words: object, status: int = 0) -> str:
    """Run the command and return its output."""
    assert cli.main(["pack", *map(str, words)]) == status
    said = capsys.readouterr()
    return said.out + said.err


def test_a_whole_life(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pack is exported, inspected, installed elsewhere, listed, switched and removed."""
    own_expansion()
    file = tmp_path / "moor.kbpack"
    said = output(capsys, "export", "heath", "--author", "Ann", "--version", "2", "--output", file)
    assert said.splitlines()[0] == "Heath 2 by Ann"
    assert said.splitlines()[-1] == str(file)
    again = tmp_path / "again.kbpack"
    output(capsys, "export", "heath", "--output", again)  # all settings are remembered
    assert again.read_bytes() == file.read_bytes()
    monkeypatch.setenv("KINGDOM_BUILDER_QT_HOME", str(tmp_path / "elsewhere"))
    assert "no packs are installed" in output(capsys, "list")
    assert "section: heath_one\ntile: peat\ncard: cutters" in output(capsys, "check", file)
    assert load_catalog().packs == ()
    place = output(capsys, "install", file).splitlines()[-1]
    assert Path(place) == paths.user_packs() / "heath"
    assert output(capsys, "list") == "heath: Heath 2 by Ann\n"
    output(capsys, "off", "heath")
    assert output(capsys, "list") == "heath: Heath 2 by Ann (off)\n"
    assert "peat" not in load_catalog().tiles
    (row,) = json.loads(output(capsys, "list", "--json"))
    assert (row["id"], row["on"], row["version"]) == ("heath", False, "2")
    output(capsys, "on", "heath")
    newer = pack_file(tmp_path, replace(MANIFEST, version="2.1"))
    said = output(capsys, "install", newer, status=2)
    assert "Heath is already installed in version 2; use --replace to install version 2.1" in said
    output(capsys, "install", newer, "--replace")
    assert load_catalog().packs[0].version == "2.1"
    said = output(capsys, "remove", "heath")
    assert load_catalog().packs == ()
    assert (Path(said.partition(" (kept")[0]) / "pack.yaml").exists()


def test_what_is_wrong_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Problems have file, line and column within the pack; the status is 1 as for `check-data`."""
    file = pack_file(tmp_path, tiles=TILES.replace("moor", "mooor"))
    line = "heath.kbpack: heath/tiles.yaml:5:"
    for word in ("check", "install"):
        assert line in output(capsys, word, file, status=1)
    found = json.loads(output(capsys, "check", file, "--json", status=1))
    assert 5 in [problem["line"] for problem in found["problems"]]
    assert found["entries"]["card"] == ["cutters"]
    assert found["installed"] is None
    assert cli.main(["check-data", str(file)]) == 1
    assert line in capsys.readouterr().out
    assert load_catalog().packs == ()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("install", "no.kbpack"), "no.kbpack: cannot be read"),
        (("check", __file__), "not a ZIP archive"),
        (("remove", "nobody"), "unknown pack 'nobody'"),
        (("off", "../x"), "unknown pack '../x'"),
        (("export", "base"), "unknown own expansion 'base'"),
        (("export", "heath", "--version", "new"), "version: expected a version such as 1.2"),
        (("export", "heath", "--id", "A b"), "id: “A b” is not a valid ID"),
        (("export", "heath", "--name", ""), "name: the text is empty"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], reason: str
) -> None:
    """The status is 2, as for any bad input."""
    own_expansion()
    said = output(capsys, *words, status=2)
    assert reason in said
    assert said.count("\n") == 1


def test_a_clash_with_own_content_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The author of the pack already has its content."""
    own_expansion()
    file = pack_file(tmp_path)
    assert "tile 'peat' exists already" in output(capsys, "install", file, status=1)
    shutil.rmtree(paths.user_content())
    output(capsys, "install", file)
