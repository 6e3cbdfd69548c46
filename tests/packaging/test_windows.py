"""The installer script for Windows, compiled over a folder that replaces the program."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from installers import project, windows


@pytest.mark.skipif(shutil.which("makensis") is None, reason="needs NSIS")
def test_the_installer_script_compiles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """NSIS compiles it without a warning."""
    source = tmp_path / "program"
    for name in ("licences/LICENSE.txt", "_internal/a.dll", "kingdom-builder.exe"):
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_bytes(b"x" * 100)
    monkeypatch.setattr(windows, "BUILD", tmp_path)
    output = tmp_path / f"{project.NAME}-setup.exe"
    windows.compile_script(source, output)
    assert output.read_bytes().startswith(b"MZ")


def test_every_name_of_the_program_is_moved(tmp_path: Path) -> None:
    """The installer replaces and removes all names in the program's folder, whatever they are."""
    for name in ("_internal", "docs & more"):
        (tmp_path / name).mkdir()
    (tmp_path / "a.exe").touch()
    lines = windows.each_of(tmp_path).splitlines()
    names = ["_internal", "a.exe", "docs & more"]
    assert lines[1:-1] == [f'  !insertmacro ${{DO}} "{name}"' for name in names]
    assert (lines[0], lines[-1]) == ("!macro EACH DO", "!macroend")


def test_the_installer_never_touches_the_users_data() -> None:
    """Whole folders are removed only after the installer moved them, and no user folder is
    named.
    """
    script = windows.SCRIPT.read_text(encoding="utf-8")
    commands = [line.strip() for line in script.splitlines() if not line.strip().startswith(";")]
    removals = {line.split(" ;")[0] for line in commands if line.startswith("RMDir /r")}
    assert removals == {'RMDir /r "${NEW}"', 'RMDir /r "${OLD}"'}
    assert '!define NEW "$INSTDIR\\_new"' in commands
    assert '!define OLD "$INSTDIR\\_old"' in commands
    assert not any("kingdom_builder_qt" in line or "$APPDATA" in line for line in commands)


def test_everything_that_is_registered_is_taken_back() -> None:
    """The uninstaller deletes each key that the installation writes."""
    script = windows.SCRIPT.read_text(encoding="utf-8")
    first, last = script.split('Section "Uninstall"')
    for key in (
        "${GAME}",
        "${PACK}",
        "${SECTION_FILE}",
        "Software\\KingdomBuilderQt",
        "${UNINSTALL}",
    ):
        written = [line for line in first.splitlines() if "WriteReg" in line and key in line]
        deleted = [line for line in last.splitlines() if "DeleteReg" in line and key in line]
        assert written, key
        assert deleted, key


def test_the_program_says_that_it_knows_sharp_screens() -> None:
    """The manifest declares high-DPI support and requests no administrator."""
    manifest = (project.PACKAGING / "windows" / "program.manifest").read_text(encoding="utf-8")
    assert "PerMonitorV2" in manifest
    assert 'level="asInvoker"' in manifest
