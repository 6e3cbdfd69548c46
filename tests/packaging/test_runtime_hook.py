"""What runs first in the frozen program: modules out of a file that is opened once, and no Qt."""

from __future__ import annotations

import builtins
import runpy
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from installers import project

HOOK = project.PACKAGING / "runtime_hook.py"
# As PyInstaller does it for each module.
EXTRACT = """
def extract(start, length):
    with open(filename, "rb") as fp:
        fp.seek(start)
        return fp.read(length)
"""


@pytest.fixture
def archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return a stand-in for PyInstaller's reader of modules, after the hook."""
    program = tmp_path / "program"
    program.write_bytes(b"0123456789")
    reader = ModuleType("pyimod01_archive")
    vars(reader)["filename"] = str(program)
    exec(EXTRACT, vars(reader))
    importers, utils = ModuleType("pyimod02_importers"), ModuleType("_pyi_rth_utils")
    vars(importers)["pyz_archive"] = SimpleNamespace(_filename=str(program))
    vars(utils)["qt"] = SimpleNamespace(create_embedded_qt_conf=None)
    for module in (reader, importers, utils):
        monkeypatch.setitem(sys.modules, module.__name__, module)
    runpy.run_path(str(HOOK))
    return reader


def test_modules_are_read_from_the_file_of_the_start(
    archive: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An update that replaces the program changes nothing for the one that runs."""
    if sys.platform != "win32":  # which lets nobody remove what is open
        Path(archive.filename).unlink()
    monkeypatch.setattr(builtins, "open", lambda *_: pytest.fail("the program is opened again"))
    assert archive.extract(2, 3) == b"234"
    assert archive.extract(7, 3) == b"789"


def test_two_threads_do_not_disturb_each_other(archive: ModuleType) -> None:
    """Each reader has its own place in the file."""
    opened = vars(archive)["open"]
    with opened(archive.filename, "rb") as one, opened(archive.filename, "rb") as other:
        one.seek(1)
        other.seek(5)
        assert (one.read(2), other.read(2)) == (b"12", b"56")


def test_qt_is_not_imported_for_its_own_sake(archive: ModuleType) -> None:
    """A command or worker that needs no Qt starts without it."""
    assert sys.modules["_pyi_rth_utils"].qt.create_embedded_qt_conf("PySide6", "/x") is None


def test_the_hook_is_in_the_recipe() -> None:
    """PyInstaller takes it along."""
    recipe = (project.PACKAGING / "kingdom-builder.spec").read_text(encoding="utf-8")
    assert 'runtime_hooks=[str(ROOT / "packaging" / "runtime_hook.py")]' in recipe
