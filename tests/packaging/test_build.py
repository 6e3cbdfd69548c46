"""The installers of each system and their templates."""

from __future__ import annotations

import ast
import os
import sys
import time
from pathlib import Path

import pytest

import build
import reproduce
from installers import icons, project, targets, trim, version_info

WINDOWS = ("app", "installer", "zip", "sbom", "sums")


@pytest.mark.parametrize(
    ("arguments", "platform", "expected"),
    [
        ([], "win32", WINDOWS),
        (["--target", "sums", "--target", "zip"], "win32", ("zip", "sums")),
        (["--target", "deb"], "linux", ("deb",)),
    ],
)
def test_targets_come_in_the_order_of_their_making(
    arguments: list[str], platform: str, expected: tuple[str, ...]
) -> None:
    """By default a system builds all its targets, each after the ones that it needs."""
    assert build.chosen(arguments, platform) == expected


def test_a_target_of_another_system_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """No installer is built for another system."""
    with pytest.raises(SystemExit):
        build.chosen(["--target", "dmg"], "linux")
    assert "dmg cannot be made on linux" in capsys.readouterr().err


def test_every_target_has_a_maker() -> None:
    """The names on the command line equal those of the functions."""
    assert set(build.ALL) == set(targets._MAKERS)


def test_a_word_without_a_value_is_an_error(tmp_path: Path) -> None:
    """No template is filled only in part."""
    template = tmp_path / "a.txt"
    template.write_text("@TITLE@ @VERSION@", encoding="utf-8")
    assert project.filled(template, title="A", version="1") == "A 1"
    with pytest.raises(SystemExit, match="@VERSION@"):
        project.filled(template, title="A")


# Starts a process with its own streams that runs while a file exists.
LEAVES_ONE_BEHIND = """
import subprocess, sys
code = "import sys, time, pathlib\\nwhile pathlib.Path(sys.argv[1]).exists(): time.sleep(0.05)"
subprocess.Popen([sys.executable, "-c", code, sys.argv[1]])
print("done")
print("a warning", file=sys.stderr)
sys.exit(int(sys.argv[2]))
"""


def test_a_tool_that_leaves_a_process_behind_is_not_waited_for(tmp_path: Path) -> None:
    """The output is returned at the exit of the tool, though the other process may still print."""
    goes_on = tmp_path / "goes on"
    goes_on.touch()
    tool = [sys.executable, "-c", LEAVES_ONE_BEHIND, str(goes_on)]
    began = time.monotonic()
    try:
        assert project.run([*tool, "0"]) == "done\n"
        with pytest.raises(SystemExit, match="a warning"):
            project.run([*tool, "3"])
    finally:
        took = time.monotonic() - began
        goes_on.unlink()
    assert took < 60


def test_the_version_has_one_place() -> None:
    """Installers have the version that the program prints."""
    from kingdom_builder_qt import __version__

    assert project.version() == __version__


def test_a_source_archive_knows_its_moment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without commits or git the date is that of its files; the environment overrides both."""
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    (tmp_path / "pyproject.toml").touch()
    os.utime(tmp_path / "pyproject.toml", (1_600_000_000, 1_600_000_000))
    monkeypatch.setattr(project, "ROOT", tmp_path)
    assert project.epoch() == 1_600_000_000
    (tmp_path / ".git").mkdir()
    monkeypatch.setattr(project.shutil, "which", lambda name: None)
    assert project.epoch() == 1_600_000_000
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1500000000")
    assert project.epoch() == 1_500_000_000
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "yesterday")
    with pytest.raises(SystemExit, match="no number of seconds: 'yesterday'"):
        project.epoch()


def test_the_version_resource_is_what_windows_reads(tmp_path: Path) -> None:
    """The filled file is the Python expression that PyInstaller evaluates, with four numbers."""
    path = tmp_path / "version.txt"
    version_info.write(path)
    compile(path.read_text(encoding="utf-8"), str(path), "eval")
    numbers = [*project.version().split("."), "0", "0"][:4]
    assert f"filevers=({', '.join(numbers)})" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize(("maker", "magic"), [(icons.ico, b"\0\0\1\0"), (icons.icns, b"icns")])
def test_icons_hold_the_pictures(maker: object, magic: bytes, tmp_path: Path) -> None:
    """The icons of Windows and macOS have their file header and the whole largest picture."""
    content = maker(tmp_path / "icon").read_bytes()  # type: ignore[operator]
    assert content.startswith(magic)
    assert icons.png(256).read_bytes() in content


@pytest.mark.parametrize(
    ("target", "source", "needed"),
    [
        ("PySide6/Qt/lib/libQt6Widgets.so.6", "/v/x", True),
        ("PySide6/Qt/lib/libQt6Network.so.6", "/v/x", False),
        ("PySide6/Qt6Gui.dll", "C:/x", True),
        ("PySide6/Qt6Qml.dll", "C:/x", False),
        ("PySide6/opengl32sw.dll", "C:/x", False),
        ("PySide6/Qt/lib/QtSvg.framework/Versions/A/QtSvg", "/v/x", True),
        ("PySide6/Qt/lib/QtPdf.framework/Versions/A/QtPdf", "/v/x", False),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "/v/x", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", "/v/x", False),
        ("PySide6/plugins/platforms/qwindows.dll", "C:/x", True),
        ("PySide6/plugins/styles/qmodernwindowsstyle.dll", "C:/x", True),
        ("PySide6/Qt/plugins/tls/libqopensslbackend.so", "/v/x", False),
        ("PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so", "/v/x", True),
        ("PySide6/Qt/translations/qtbase_de.qm", "/v/x", False),
        ("kingdom_builder_qt/board_data/base/tiles.yaml", "/v/x", True),
        ("kingdom_builder_qt/resources/make_sounds.py", "/v/x", False),
        ("kingdom_builder_qt/resources/tips.yaml", "/v/x", True),
        ("kingdom_builder_qt/resources/translations/kingdom_builder_qt_de.ts", "/v/x", False),
        ("kingdom_builder_qt/resources/translations/kingdom_builder_qt_de.qm", "/v/x", True),
        ("tqdm-4.70.1.dist-info/RECORD", "/v/tqdm-4.70.1.dist-info/RECORD", False),
        ("libpython3.11.so.1.0", "/usr/lib/x86_64-linux-gnu/libpython3.11.so.1.0", True),
    ],
)
def test_what_goes_into_the_program(target: str, source: str, needed: bool) -> None:
    """The program contains only the used parts of Qt on all three systems."""
    assert trim.is_needed((target, source, "BINARY")) is needed


def test_translations_follow_our_own(tmp_path: Path) -> None:
    """Qt's own texts are in the languages of the program, so that languages are not mixed."""
    (tmp_path / "translations").mkdir()
    (tmp_path / "translations" / "kingdom_builder_qt_de.qm").write_bytes(b"")
    files = [(f"PySide6/Qt/translations/qtbase_{name}.qm", "/v/x", "DATA") for name in ("de", "fr")]
    assert trim.kept(files, tmp_path) == files[:1]


def test_what_differs_between_two_builds_is_named(tmp_path: Path) -> None:
    """Different bytes of the same length and a missing file are listed; checksums are derived."""
    for build_, files in {
        "a": {"x.deb": "1", "y.rpm": "1", "SHA256SUMS.txt": "1"},
        "b": {"x.deb": "2", "y.rpm": "1", "z.whl": "1", "SHA256SUMS.txt": "2"},
    }.items():
        (tmp_path / build_).mkdir()
        for name, text in files.items():
            (tmp_path / build_ / name).write_text(text, encoding="utf-8")
            os.utime(tmp_path / build_ / name, (1, 1))
    assert reproduce.differing(tmp_path / "a", tmp_path / "b") == ["x.deb", "z.whl"]


def test_nothing_that_the_program_imports_is_left_out() -> None:
    """This includes imports inside functions; modules needed by others are imported by name."""
    found = set()
    for path in (project.ROOT / "kingdom_builder_qt").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module)
    assert "sqlite3" in found
    linux_alone = set() if sys.platform == "linux" else {"PySide6.QtDBus"}
    assert found & set(trim.MODULES) == linux_alone


def test_pillow_brings_gif_alone() -> None:
    """The formats, fonts and colour management that nothing uses are left out by name."""
    left_out = set(trim.MODULES)
    for name in ("_avif", "_webp", "_imagingft", "AvifImagePlugin", "PngImagePlugin", "ImageQt"):
        assert f"PIL.{name}" in left_out
    for name in ("Image", "GifImagePlugin", "ImageChops", "_imaging"):
        assert f"PIL.{name}" not in left_out
