"""The wheel in a fresh environment, for all tests that act as its users."""

from __future__ import annotations

import email
import os
import shutil
import subprocess
import sys
import venv
import zipfile
from collections.abc import Callable, Iterator
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from installers import linux
from tests.packaging.test_python_packages import built

SCRIPTS = "Scripts" if os.name == "nt" else "bin"


def required(wheel: Path) -> Iterator[str]:
    """Yield the packages required by a wheel without extras, with their requirements."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [n for n in archive.namelist() if n.endswith(".dist-info/METADATA")]
        wanted = email.message_from_bytes(archive.read(name)).get_all("Requires-Dist") or []
    while wanted:
        requirement = Requirement(wanted.pop())
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
            yield requirement.name
            wanted += distribution(requirement.name).requires or []


def copy_package(name: str, folder: Path) -> None:
    """Put an installed package into another environment, without a network."""
    package = distribution(name)
    for file in package.files or []:
        if ".." not in file.parts:  # scripts are elsewhere
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(package.locate_file(file), folder / file)


@pytest.fixture
def staged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Path]:
    """Return a function that lays out a package of a kind, around a program of one licence file."""
    app = tmp_path / "app"
    (app / "licences").mkdir(parents=True)
    (app / "licences" / "LICENSE.txt").write_text("MIT", encoding="utf-8")
    monkeypatch.setattr(linux, "BUILD", tmp_path / "build")
    monkeypatch.setattr(linux, "built", lambda: app)
    monkeypatch.setattr(linux.parts, "parts", lambda folder: [])
    return linux.stage


@pytest.fixture(scope="session")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an environment with only the wheel and its requirements."""
    folder = tmp_path_factory.mktemp("pipx")
    wheel, place = built("wheel", folder / "wheel"), folder / "environment"
    venv.create(place, with_pip=False)
    python = place / SCRIPTS / Path(sys.executable).name
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(python)]
    options = ["--quiet", "--no-deps", "--no-index", "--no-compile"]
    subprocess.run([*pip, "install", *options, str(wheel)], check=True, timeout=100)
    (site,) = [path.parent for path in place.rglob("kingdom_builder_qt") if path.is_dir()]
    for name in required(wheel):
        copy_package(name, site)
    checked = subprocess.run([*pip, "check"], capture_output=True, text=True, timeout=100)
    assert checked.stdout == "No broken requirements found.\n"
    assert not list(site.glob("PySide6*"))
    return place


Installed = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def installed(environment: Path, tmp_path: Path) -> Installed:
    """Return a function that runs a program of the environment in a folder of its own."""

    def run(program: str, *words: str) -> subprocess.CompletedProcess[str]:
        own = {"KINGDOM_BUILDER_QT_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
        environ = {**os.environ, **own}
        environ.pop("PYTHONPATH", None)
        command = [environment / SCRIPTS / program, *words]
        return subprocess.run(
            command, env=environ, cwd=tmp_path, capture_output=True, text=True, timeout=100
        )

    return run
