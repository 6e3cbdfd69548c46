"""The packages from the lock in the program of every system, on any test system."""

from __future__ import annotations

import platform
import re
import sys
from importlib.metadata import distribution
from pathlib import Path

import pytest

from installers import locked, notices

SYSTEMS = list(locked.SYSTEMS)
KNOWN = {"MIT", "MIT-0", "BSD-3-Clause", "LGPL-3.0-only", "GPL-2.0-only", "GPL-3.0-only", "MPL-2.0"}
KNOWN |= {"MIT-CMU"}
WHEELS = {
    "windows x86_64": r"win_amd64",
    "macos x86_64": r"macosx_1[0-3]_\d+_(x86_64|universal2)",
    "macos arm64": r"macosx_1[0-3]_\d+_(arm64|universal2)",
    "linux x86_64": r"manylinux\w*_x86_64(\.manylinux\w*)*",
    "linux arm64": r"manylinux\w*_aarch64(\.manylinux\w*)*",
}


def libraries(system: str) -> list[locked.Locked]:
    """Return the packages that the program needs on a system."""
    asks = locked.SYSTEMS[system]
    found = notices.libraries(lambda name: locked.package(name, system), asks)
    return [package for package in found if isinstance(package, locked.Locked)]


@pytest.mark.parametrize("system", SYSTEMS)
def test_every_licence_is_known(system: str) -> None:
    """It has a standard name for lists of parts, and its text is in the package or in the
    project.
    """
    found = libraries(system)
    assert len(found) >= 5
    for package in found:
        name = notices.licence_name(package)
        assert set(re.split(r" (?:AND|OR) ", name)) <= KNOWN, (package.name, name)
        assert notices.licence_texts(package) or package.name in notices.WITHOUT_TEXT


def test_what_only_windows_needs() -> None:
    """The package that names its licence only in a classifier and a text is included."""
    only = {p.name for p in libraries("windows x86_64")} - {p.name for p in libraries(SYSTEMS[3])}
    assert only == {"colorama"}
    colorama = locked.package("colorama", "windows x86_64")
    assert notices.licence_name(colorama) == "BSD-3-Clause"
    assert "Neither the name of" in notices.licence_texts(colorama)[0]


@pytest.mark.parametrize("system", SYSTEMS)
def test_there_is_a_wheel_for_each(system: str) -> None:
    """Nothing has to be compiled, and no wheel requires a later system than the program."""
    for package in libraries(system):
        tag = package.wheel.removesuffix(".whl").split("-", 4)[-1]
        assert re.fullmatch(rf"any|{WHEELS[system]}", tag), package.wheel


def test_what_is_kept_is_what_is_installed() -> None:
    """The packages of this environment equal those in the file."""
    machine = {"amd64": "x86_64", "aarch64": "arm64"}.get(
        platform.machine().lower(), platform.machine()
    )
    names = {"win32": "windows", "darwin": "macos", "linux": "linux"}
    system = f"{names[sys.platform]} {machine}"
    for package in libraries(system):
        installed = distribution(package.name)
        assert package.version == installed.version
        assert (package.requires or []) == (installed.requires or [])
        assert notices.licence_name(package) == notices.licence_name(installed)
        assert notices.licence_texts(package) == notices.licence_texts(installed)


def test_nothing_else_is_kept() -> None:
    """A package that is no longer needed is removed at the next renewal."""
    kept = locked._kept()
    assert list(kept) == sorted(SYSTEMS)
    for system in SYSTEMS:
        assert {package.version for package in libraries(system)}
        assert len(kept[system]) == len(libraries(system))


def test_another_lock_asks_for_a_renewal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A changed version or a new package is reported with the command to run."""
    lock = tmp_path / "lock.txt"
    lock.write_text("tqdm==9.9\nmiddleman==1.0  # new\n", encoding="utf-8")
    monkeypatch.setattr(locked, "LOCK", lock)
    for name in ("tqdm", "middleman"):
        with pytest.raises(locked.Stale, match=f"{name} .* run `python3 packaging/locked.py`"):
            locked.package(name, "linux x86_64")
    with pytest.raises(locked.Stale, match=r"lock\.txt has no PyYAML"):
        locked.package("PyYAML", "linux x86_64")
    assert (locked.PACKAGING / "locked.py").is_file()


class Named(locked.Locked):
    """A package of a few lines."""

    def __init__(self, metadata: str, text: str = "") -> None:
        texts = {"x-1.dist-info/LICENSE": text} if text else {}
        super().__init__({"wheel": "", "metadata": f"Name: x\n{metadata}\n\n", "texts": texts})


@pytest.mark.parametrize(
    ("metadata", "text", "expected"),
    [
        ("License-Expression: ISC\nLicense: Other", "", "ISC"),
        ("License: MPL-2.0 AND MIT", "", "MPL-2.0 AND MIT"),
        ("License: UNKNOWN\nClassifier: License :: OSI Approved :: MIT License", "", "MIT"),
        (
            "Classifier: License :: OSI Approved :: BSD License",
            "Redistributions in binary\n   form must reproduce it",
            "BSD-2-Clause",
        ),
        ("", "Permission is hereby granted,\nfree of charge, to any person", "MIT"),
        (f"License: {'Apache License, Version 2.0 ' * 9}", "x", "Apache-2.0"),
    ],
)
def test_where_a_licence_is_named(metadata: str, text: str, expected: str) -> None:
    """The licence is in a field, in an unambiguous classifier, or only in the text."""
    assert notices.licence_name(Named(metadata, text)) == expected


def test_a_commercial_licence_is_left_out() -> None:
    """Qt's wheels for Windows contain a commercial licence; the program is under the LGPL."""
    kept = {
        "wheel": "",
        "metadata": "Name: shiboken6\nVersion: 6\n\n",
        "texts": {"shiboken6-6.dist-info/licenses/LicenseRef-Qt-Commercial.txt": "who paid"},
    }
    assert notices.licence_texts(locked.Locked(kept)) == []


def test_a_licence_that_nothing_names_stops_the_build() -> None:
    """An ambiguous classifier and an unknown text stop the build."""
    metadata = "Classifier: License :: OSI Approved :: BSD License"
    with pytest.raises(SystemExit, match="x names no licence"):
        notices.licence_name(Named(metadata, "Do as you like."))


def test_the_licence_of_python_beside_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows has it in the folder of python.exe, other systems with the library."""
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in notices.python_text()
    monkeypatch.setattr(notices.sysconfig, "get_path", lambda _name: str(tmp_path / "Lib"))
    monkeypatch.setattr(sys, "base_prefix", str(tmp_path))
    with pytest.raises(SystemExit, match=r"no LICENSE\.txt"):
        notices.python_text()
    (tmp_path / "LICENSE.txt").write_text("terms\n", encoding="utf-8")
    assert notices.python_text() == "terms"
