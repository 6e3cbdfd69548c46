"""The recipe for Flatpak, which packs the contents of the .deb."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from installers import linux, project

FLATPAK = project.PACKAGING / "flatpak" / f"{project.IDENTIFIER}.yml"


def read(path: Path) -> dict[str, Any]:
    """Return a recipe."""
    return yaml.safe_load(path.read_text(encoding="utf-8"))


@pytest.mark.skipif(shutil.which("flatpak-builder") is None, reason="needs flatpak-builder")
def test_flatpak_builder_understands_its_recipe() -> None:
    """It uses only keys of the tool."""
    done = subprocess.run(
        ["flatpak-builder", "--show-manifest", str(FLATPAK)], capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_flatpak_sees_neither_network_nor_files() -> None:
    """It may open windows and play sounds; the desktop passes it saved games."""
    recipe = read(FLATPAK)
    assert recipe["id"] == project.IDENTIFIER
    assert (recipe["runtime"], recipe["runtime-version"]) == (
        "org.freedesktop.Platform",
        "25.08",
    )
    assert (recipe["command"], recipe["rename-icon"]) == (project.NAME, project.NAME)
    assert set(recipe["finish-args"]) == {
        "--socket=wayland",
        "--socket=fallback-x11",
        "--share=ipc",
        "--device=dri",
        "--socket=pulseaudio",
    }


@pytest.mark.skipif(sys.platform != "linux", reason="commands for Linux")
def test_the_flatpak_holds_the_pages_and_documents_of_the_package(
    staged: Callable[[str], Path], tmp_path: Path
) -> None:
    """Its commands, run unchanged, install man pages, completions and documents."""
    root, flatpak = staged("deb"), tmp_path / "flatpak"
    (module,) = read(FLATPAK)["modules"]
    shutil.copytree(root, tmp_path / "source", symlinks=True)
    for command in module["build-commands"]:
        run(command.replace("/app/", f"{flatpak}/"), tmp_path / "source", FLATPAK_ID="a.b")
    share = flatpak / "share"
    assert (share / "doc" / project.NAME / "guide.md").is_file()
    assert (share / "doc" / project.NAME / "copyright").is_file()
    assert (share / "man" / "man6" / f"{project.NAME}.6.gz").is_file()
    assert (share / "bash-completion" / "completions" / project.NAME).is_file()
    assert (share / "zsh" / "site-functions" / f"_{project.NAME}").is_file()


def run(command: str, folder: Path, **variables: str) -> None:
    """Run a command of a recipe."""
    environ = {**os.environ, **variables}
    subprocess.run(["sh", "-ec", command], cwd=folder, env=environ, check=True)


def test_the_flatpak_takes_the_stage_of_the_package() -> None:
    """The folders are those of `linux.stage`, relative to the recipe."""
    stage = project.BUILD / "stage"
    (module,) = read(FLATPAK)["modules"]
    assert (FLATPAK.parent / module["sources"][0]["path"]).resolve() == stage.resolve()
    assert any(f"cp -a {linux.FOLDER} " in command for command in module["build-commands"])
