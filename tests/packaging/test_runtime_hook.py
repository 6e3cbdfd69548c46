"""The start of the frozen program: modules from a file that is opened once, and no Qt."""

from __future__ import annotations

import builtins
import importlib
import runpy
import sys
import zipfile
import zipimport
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from installers import project

HOOK = project.PACKAGING / "runtime_hook.py"
# As PyInstaller does for each module.
EXTRACT = """
def extract(start, length):
    with open(filename, "rb") as fp:
        fp.seek(start)
        return fp.read(length)
"""


# The contents of the program next to it, and the changes at their import.
MODULES = {
    "sample_package": "import sys; seen = __path__",
    "sample_package.inner": "from sample_package import seen; name = __name__",
    "sample_changed": "value = 1",
    "pyi_rth_sample_changed": "import sample_changed; sample_changed.value += 1",
}


class Loader:
    """A loader like PyInstaller's: created for a name, it runs the code of that name."""

    def __init__(self, name: str, _archive: object, _entry: str, is_package: bool) -> None:
        self.name = name
        self.path = f"/no/{name.replace('.', '/')}{'/__init__' if is_package else ''}.py"

    def create_module(self, _spec: object) -> None:
        """Use Python's default."""

    def exec_module(self, module: ModuleType) -> None:
        """Run the code."""
        exec(MODULES[self.name], vars(module))


@pytest.fixture
def archive(bare_archive: ModuleType) -> ModuleType:
    """Return a stand-in for PyInstaller's reader of modules, after the hook."""
    runpy.run_path(str(HOOK))
    return bare_archive


@pytest.fixture
def bare_archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return a stand-in for PyInstaller's reader of modules before the hook."""
    program = tmp_path / "program"
    program.write_bytes(b"0123456789")
    reader = ModuleType("pyimod01_archive")
    vars(reader).update(filename=str(program), PYZ_ITEM_MODULE=0, PYZ_ITEM_PKG=1)
    exec(EXTRACT, vars(reader))
    importers, utils = ModuleType("pyimod02_importers"), ModuleType("_pyi_rth_utils")
    toc = {name: (int(name == "sample_package"), 0, 0) for name in MODULES}
    vars(importers)["pyz_archive"] = SimpleNamespace(_filename=str(program), toc=toc)
    vars(importers)["PyiFrozenLoader"] = Loader
    vars(utils)["qt"] = SimpleNamespace(create_embedded_qt_conf=None)
    for module in (reader, importers, utils):
        monkeypatch.setitem(sys.modules, module.__name__, module)
    for name in MODULES:
        monkeypatch.setitem(sys.modules, name, None)
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(sys, "meta_path", list(sys.meta_path))
    monkeypatch.setattr(zipimport, "_io", vars(zipimport)["_io"])
    return reader


def test_modules_are_read_from_the_file_of_the_start(
    archive: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An update that replaces the program does not affect the running one."""
    if sys.platform != "win32":  # which blocks the removal of open files
        Path(archive.filename).unlink()
    monkeypatch.setattr(builtins, "open", lambda *_: pytest.fail("the program is opened again"))
    assert archive.extract(2, 3) == b"234"
    assert archive.extract(7, 3) == b"789"


def test_two_threads_do_not_disturb_each_other(archive: ModuleType) -> None:
    """Each reader has its own position in the file."""
    opened = vars(archive)["open"]
    with opened(archive.filename, "rb") as one, opened(archive.filename, "rb") as other:
        one.seek(1)
        other.seek(5)
        assert (one.read(2), other.read(2)) == (b"12", b"56")


def test_qt_is_not_imported_for_its_own_sake(archive: ModuleType) -> None:
    """A command or worker without Qt starts without it."""
    assert sys.modules["_pyi_rth_utils"].qt.create_embedded_qt_conf("PySide6", "/x") is None


def test_modules_are_found_without_asking_the_disk(
    archive: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Folders of packages do not exist: under Wine each was searched four times."""
    asked: list[object] = []

    def ask(path: object) -> None:
        asked.append(path)
        raise ImportError

    monkeypatch.setattr(sys, "path_hooks", [ask, *sys.path_hooks])
    inner = importlib.import_module("sample_package.inner")
    assert (inner.name, inner.seen) == ("sample_package.inner", ["/no/sample_package"])
    assert inner.__file__ == "/no/sample_package/inner.py"
    assert not [path for path in asked if "sample_package" in str(path)]
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("sample_package.nothing")


def test_what_is_changed_in_a_module_waits_for_it(archive: ModuleType) -> None:
    """A start without a pool of processes does not import its modules."""
    assert "pyi_rth_sample_changed" not in sys.modules
    assert importlib.import_module("sample_changed").value == 2


def test_python_s_own_archive_is_opened_once(
    archive: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its modules can also be read after an update has replaced it."""
    path = tmp_path / "library.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
        for name in ("sample_one", "sample_other"):
            file.writestr(f"{name}.py", f"value = {name!r}")
    importer = zipimport.zipimporter(str(path))
    path.write_bytes(b"")
    for name in ("sample_one", "sample_other"):
        assert importer.get_data(str(path / f"{name}.py")) == f"value = {name!r}".encode()


@pytest.mark.parametrize(
    ("platform", "words", "expected"),
    [
        ("win32", [], True),
        ("win32", ["/home/me/game.kbgame"], True),
        ("win32", ["simulate"], False),
        ("win32", ["--worker"], False),
        ("linux", [], False),
    ],
)
def test_the_libraries_of_a_window_are_loaded_beside_the_modules(
    bare_archive: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    platform: str,
    words: list[str],
    expected: bool,
) -> None:
    """On Windows loading them is half the start; a program without a window skips it."""
    loaded: list[str] = []
    threads: list[object] = []
    library = ModuleType("_ctypes")
    vars(library)["LoadLibrary"] = lambda name, _flags: loaded.append(name)

    def start(run: Callable[[], None], _arguments: tuple[object, ...]) -> None:
        threads.append(run)
        run()

    thread = ModuleType("_thread")
    vars(thread).update(vars(sys.modules["_thread"]), start_new_thread=start)
    monkeypatch.setitem(sys.modules, "_ctypes", library)
    monkeypatch.setitem(sys.modules, "_thread", thread)
    monkeypatch.setattr(sys, "_MEIPASS", r"C:\program", raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(sys, "argv", ["program", *words])
    runpy.run_path(str(HOOK))
    assert bool(threads) == expected
    assert [name.rpartition("\\")[2] for name in loaded] == expected * [
        *("shiboken6.abi3.dll", "QtWidgets.pyd", "QtSvg.pyd", "qwindows.dll")
    ]


def test_what_cannot_be_loaded_ahead_is_left_to_its_import(
    bare_archive: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The import raises the error."""
    asked: list[str] = []

    def refuse(name: str, _flags: int) -> None:
        asked.append(name)
        raise OSError(name)

    library, thread = ModuleType("_ctypes"), ModuleType("_thread")
    vars(library)["LoadLibrary"] = refuse
    vars(thread).update(vars(sys.modules["_thread"]), start_new_thread=lambda run, _: run())
    monkeypatch.setitem(sys.modules, "_ctypes", library)
    monkeypatch.setitem(sys.modules, "_thread", thread)
    monkeypatch.setattr(sys, "_MEIPASS", r"C:\program", raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "argv", ["program"])
    runpy.run_path(str(HOOK))
    assert len(asked) == 1


def test_the_hook_is_in_the_recipe() -> None:
    """PyInstaller includes it."""
    recipe = (project.PACKAGING / "kingdom-builder.spec").read_text(encoding="utf-8")
    assert 'runtime_hooks=[str(ROOT / "packaging" / "runtime_hook.py")]' in recipe


def test_hooks_that_wait_are_in_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are modules of the program, not scripts of each start; their sources are not needed."""
    made: dict[str, tuple[Any, ...]] = {}

    def maker(name: str) -> Callable[..., object]:
        def make(*arguments: Any, **_options: object) -> object:
            made[name] = arguments
            names = ("pyi_rth_inspect", "pyi_rth_pkgutil", "pyi_rth_multiprocessing", "__main__")
            scripts = [(name, f"/{name}.py", "PYSOURCE") for name in names]
            return SimpleNamespace(binaries=[], datas=[], pure=[], scripts=scripts)

        return make

    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(sys, "platform", "linux")
    makers = {name: maker(name) for name in ("Analysis", "PYZ", "EXE", "COLLECT")}
    recipe = (project.PACKAGING / "kingdom-builder.spec").read_text(encoding="utf-8")
    exec(recipe, {"SPECPATH": str(project.PACKAGING), **makers})
    assert [name for name, *_ in made["EXE"][1]] == ["__main__"]
    assert made["PYZ"][1] == [
        ("pyi_rth_pkgutil", "/pyi_rth_pkgutil.py", "PYMODULE"),
        ("pyi_rth_multiprocessing", "/pyi_rth_multiprocessing.py", "PYMODULE"),
    ]
