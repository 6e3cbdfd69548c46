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


@pytest.fixture
def built_at_home(tmp_path: Path) -> Path:
    """Return a library that looks for others in somebody's home, and beside itself."""
    (source,) = Path(PySide6.__file__).parent.glob("QtSvg.abi3.so")
    path = tmp_path / source.name
    path.write_bytes(source.read_bytes().replace(b"$ORIGIN/:$ORIGIN/Qt", b"/home/ann/lib:/home"))
    return path


def test_no_library_looks_into_the_home_of_who_built_it(built_at_home: Path) -> None:
    """The entry is gone, nothing else has changed its place, and the library can be read."""
    before = built_at_home.read_bytes()
    assert elf.foreign_paths(before) == ["/home/ann/lib", "/home/lib"]
    sonames = elf.needed([built_at_home])
    elf.drop_foreign_paths([built_at_home])
    after = built_at_home.read_bytes()
    assert elf.foreign_paths(after) == []
    assert len(after) == len(before)
    assert elf.needed([built_at_home]) == sonames


def test_paths_beside_the_library_stay(tmp_path: Path) -> None:
    """Qt's libraries find each other."""
    (source,) = Path(PySide6.__file__).parent.glob("QtSvg.abi3.so")
    path = Path(shutil.copy(source, tmp_path))
    elf.drop_foreign_paths([path])
    assert path.read_bytes() == source.read_bytes()
    assert any(folder.startswith("$ORIGIN") for _, folder in elf._search_paths(path.read_bytes()))


def test_a_program_for_newer_systems_than_promised_is_not_made() -> None:
    """README.md names the oldest glibc, and no build asks for a newer one."""
    elf.check_glibc(elf.NEWEST_GLIBC)
    elf.check_glibc("2.9")
    with pytest.raises(SystemExit, match=r"needs glibc 2\.36"):
        elf.check_glibc("2.36")
    readme = (project.ROOT / "README.md").read_text(encoding="utf-8")
    assert f"glibc {elf.NEWEST_GLIBC} or newer" in readme
