"""The wheel and the source archive: complete, and the same bytes each time."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from installers import project, translations

ROOT = project.ROOT


def built(target: str, folder: Path) -> Path:
    """Build one of them with a fixed date."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target]
    environ = {**os.environ, "SOURCE_DATE_EPOCH": "1700000000"}
    done = subprocess.run(
        [*command, "--directory", str(folder)],
        cwd=ROOT,
        env=environ,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    (path,) = folder.iterdir()
    return path


def languages() -> set[str]:
    """Return the names of the compiled translations; English is one of them."""
    found = {path.stem + ".qm" for path in translations.FOLDER.glob("*.ts")}
    assert "kingdom_builder_qt_en.qm" in found
    return found


@pytest.mark.slow
@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_two_builds_are_the_same(target: str, tmp_path: Path) -> None:
    """Two builds of the same source have the same bytes."""
    first, second = built(target, tmp_path / "a"), built(target, tmp_path / "b")
    assert first.name == second.name
    assert first.read_bytes() == second.read_bytes()


@pytest.mark.slow
def test_the_wheel_has_content_and_pictures(tmp_path: Path) -> None:
    """All files read by the program are in the package, and none of the tests."""
    names = set(zipfile.ZipFile(built("wheel", tmp_path / "w")).namelist())
    texts = ("rulings.md", "notation.md", "api.md", "protocol.md")
    pages = [ROOT / "docs" / name for name in texts]
    pages += (ROOT / "docs" / "lang").glob("*.yaml")
    shipped = [*pages, *(ROOT / "board_data").rglob("*.yaml")]
    shipped += [
        path for path in (ROOT / "resources").rglob("*") if path.suffix in (".svg", ".ttf", ".wav")
    ]
    missing = [
        path
        for path in shipped
        if f"kingdom_builder_qt/{path.relative_to(ROOT).as_posix()}" not in names
    ]
    assert not missing
    for path in (ROOT / "examples").rglob("*.*"):
        name = f"kingdom_builder_qt/docs/examples/{path.relative_to(ROOT / 'examples').as_posix()}"
        assert name in names or path.suffix == ".pyc"
    assert languages() <= {name.rpartition("/")[2] for name in names if "/translations/" in name}
    assert not [name for name in names if name.endswith((".ts", ".pyc"))]
    assert "kingdom_builder_qt/py.typed" in names  # else type checkers take everything for Any
    assert not [name for name in names if name.startswith(("tests/", "packaging/"))]


def test_a_program_without_a_language_is_refused() -> None:
    """No release falls back to texts without their plurals."""
    translations.check([f"kingdom_builder_qt/resources/translations/{n}" for n in languages()])
    with pytest.raises(SystemExit, match=r"lacks translations: .*kingdom_builder_qt_en\.qm"):
        translations.check(["kingdom_builder_qt/resources/tips.yaml"])


@pytest.mark.slow
def test_the_wheel_has_man_pages_and_documents(tmp_path: Path) -> None:
    """pip and pipx install them to the folder `share`."""
    path = built("wheel", tmp_path / "w")
    data = f"kingdom_builder_qt-{project.version()}.data/data/share"
    with zipfile.ZipFile(path) as wheel:
        names = {name for name in wheel.namelist() if name.startswith(data)}
        page = wheel.read(f"{data}/man/man6/{project.NAME}.6.gz")
    assert gzip.decompress(page).startswith(b'.TH "KINGDOM-BUILDER-QT" 6 2023-11-14')
    for name in (
        f"man/man6/{project.NAME}-simulate.6.gz",
        f"bash-completion/completions/{project.NAME}",
        f"zsh/site-functions/_{project.NAME}",
        f"doc/{project.NAME}/guide.md",
        f"doc/{project.NAME}/data-format.md",
    ):
        assert f"{data}/{name}" in names


@pytest.mark.slow
def test_the_source_archive_can_make_everything(tmp_path: Path) -> None:
    """It contains the tests and the packaging, too."""
    with tarfile.open(built("sdist", tmp_path / "s")) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
        moments = {member.mtime for member in archive.getmembers() if member.isfile()}
    wanted = {"packaging/build.py", "packaging/smoke.py", "dev.py", "requirements/packaging.txt"}
    wanted |= {"examples/bot_tournament.py", "docs/notation.md"}
    wanted |= {f"resources/translations/{name}" for name in languages()}
    wanted |= {"resources/translations/kingdom_builder_qt_en.ts"}
    assert wanted | {"tests/packaging/test_build.py", "LICENSE", "README.md"} <= names
    assert moments == {1_700_000_000}  # which `project.epoch` reads from it
