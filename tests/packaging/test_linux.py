"""Files of the Linux packages: menu entry, description, kinds of file, libraries they need."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

from installers import elf, icu, linux, project

SOURCES = project.PACKAGING / "linux"
SAVES = project.ROOT / "tests" / "data" / "released" / "format-1" / "saves"
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="these tools are of Linux")


def checked(*command: str | Path, **environ: str) -> str:
    """Run a checking tool; its complaints are the failure."""
    if shutil.which(str(command[0])) is None:
        pytest.skip(f"{command[0]} is not installed")
    words = [str(word) for word in command]
    done = subprocess.run(words, capture_output=True, text=True, env=environ or None)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_menu_entry_is_valid() -> None:
    """The desktop file keeps to its specification."""
    checked("desktop-file-validate", SOURCES / f"{project.NAME}.desktop")


def test_the_description_for_software_centres_is_valid(tmp_path: Path) -> None:
    """The AppStream file has no errors and names the version."""
    # The program has no domain, and one that is not ours would be worse than none.
    known = "--override=cid-desktopapp-is-not-rdns=info"
    name = f"{project.NAME}.metainfo.xml"
    text = linux._text(name)
    assert f'version="{project.version()}"' in text
    (tmp_path / name).write_text(text, encoding="utf-8")
    checked("appstreamcli", "validate", "--no-net", known, tmp_path / name)


def test_the_system_knows_our_files(tmp_path: Path) -> None:
    """Saved games are known by name, sections by content; other YAML files are left alone."""
    packages = tmp_path / "share" / "mime" / "packages"
    packages.mkdir(parents=True)
    shutil.copy(SOURCES / f"{project.NAME}.xml", packages)
    for base in Path("/usr/share/mime/packages").glob("freedesktop.org.xml"):
        shutil.copy(base, packages)
    checked("update-mime-database", packages.parent)
    other = tmp_path / "other.yaml"
    other.write_text("id: 3\nname: nothing of ours\n", encoding="utf-8")
    samples = {
        SAVES / "finished.kbgame": "application/x-kingdom-builder-game",
        project.ROOT
        / "board_data/base/sections/farm.yaml": "application/x-kingdom-builder-section",
        SAVES.parent / "content/base/sections/my_meadow.yaml": (
            "application/x-kingdom-builder-section"
        ),
    }
    places = {
        "XDG_DATA_DIRS": str(tmp_path / "share"),
        "XDG_DATA_HOME": str(tmp_path),
        "PATH": "/usr/bin:/bin",
    }
    for path, kind in samples.items():
        assert kind in checked("gio", "info", "-a", "standard::content-type", path, **places)
    told = checked("gio", "info", "-a", "standard::content-type", other, **places)
    assert "kingdom-builder" not in told


def test_an_unknown_library_is_not_forgotten() -> None:
    """A library that no Debian package is known for stops the build."""
    assert elf.debian_packages(["libGL.so.1"], "2.35") == ["libc6 (>= 2.35)", "libgl1"]
    with pytest.raises(SystemExit, match="libnew"):
        elf.debian_packages(["libnew.so.1"], "2.35")


@pytest.fixture
def qt_libraries(tmp_path: Path) -> Path:
    """Return a folder with a copy of Qt's ICU data."""
    for path in (Path(PySide6.__file__).parent / "Qt" / "lib").glob("libicudata.so.*"):
        shutil.copy(path, tmp_path)
    return tmp_path


def test_icu_keeps_what_is_used(qt_libraries: Path) -> None:
    """The smaller library can be loaded; what is left in it is what was there before."""
    (path,) = qt_libraries.iterdir()
    whole = dict(icu.items(icu._table(path.read_bytes())))
    before = path.stat().st_size
    icu.shrink(qt_libraries)
    table = icu._table(path.read_bytes())
    left = dict(icu.items(table))
    assert path.stat().st_size < before * 0.6
    assert all(content.rstrip(b"\0") == whole[name].rstrip(b"\0") for name, content in left.items())
    assert {name for name in whole if "/coll/" in name} <= set(left)
    assert not any(name.endswith("/lang/de.res") for name in left)
    symbol = (ctypes.c_char * len(table)).in_dll(
        ctypes.CDLL(str(path)), f"{next(iter(left))[:7]}_dat"
    )
    assert symbol.raw == table


def test_another_layout_of_icu_is_refused(tmp_path: Path) -> None:
    """A library that is not what we expect stops the build instead of being damaged."""
    (tmp_path / "libicudata.so.99").write_bytes(b"\x7fELF\x02" + bytes(200))
    with pytest.raises(SystemExit, match="libicudata"):
        icu.shrink(tmp_path)
