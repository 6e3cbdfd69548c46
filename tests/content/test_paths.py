"""Paths of the user's files and the program's data."""

import os
import sys
from errno import ENAMETOOLONG, ENOTDIR
from pathlib import Path

import pytest

from kingdom_builder_qt.content import paths

USER_FOLDERS = (
    paths.user_data,
    paths.user_content,
    paths.user_saves,
    paths.user_config,
    paths.user_log,
    paths.user_cache,
)


def test_one_variable_moves_all_user_folders(user_home: Path) -> None:
    """Tests and portable installations keep everything in one folder, apart from each other."""
    found = [folder() for folder in USER_FOLDERS]

    assert all(path.is_relative_to(user_home) for path in found)
    assert len(set(found)) == len(found)
    assert not user_home.exists()


def test_without_the_variable_the_system_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    """The folders then contain the name of the program."""
    monkeypatch.delenv(paths.HOME_VARIABLE)

    assert all(paths.APP in folder().parts for folder in USER_FOLDERS)


@pytest.mark.parametrize("inner", ["board_data", "kingdom_builder_qt/board_data"])
def test_frozen_program_finds_its_data(
    inner: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PyInstaller unpacks data next to the package or inside it; both are found first."""
    (tmp_path / inner).mkdir(parents=True)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)

    assert paths.board_data() == tmp_path / inner


def test_wheel_finds_its_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a wheel the data are inside the package, and win over a folder next to it."""
    monkeypatch.setattr(paths, "_package", lambda: tmp_path / "package")
    (tmp_path / "board_data").mkdir()
    (tmp_path / "package" / "board_data").mkdir(parents=True)

    assert paths.board_data() == tmp_path / "package" / "board_data"
    assert not paths.resources().exists()


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        pytest.param(
            *("~nobody-of-this-name/x", "no such user"),
            marks=pytest.mark.skipif(sys.platform == "win32", reason="a path like another there"),
        ),
        ("here\udcff", "the name is not UTF-8"),
        ("file", ENOTDIR),
        ("file/below", ENOTDIR),
        ("x" * 3600, ENAMETOOLONG),
    ],
)
def test_a_home_that_can_be_none_is_refused(
    value: str, reason: str | int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One sentence gives the variable, its value and the reason."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").touch()
    monkeypatch.setenv(paths.HOME_VARIABLE, value)
    with pytest.raises(paths.HomeError) as caught:
        paths.resolve_home()
    assert str(caught.value).startswith(f"KINGDOM_BUILDER_QT_HOME is not a folder: {value[:60]}")
    words = os.strerror(reason) if isinstance(reason, int) else reason  # in the user's language
    assert str(caught.value).endswith(f": {words}")
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("value", ["here", "./\U0001f3e0 a", "/".join(["y" * 100] * 20)])
def test_a_home_stays_when_the_working_folder_changes(
    value: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A relative name is resolved once, from the working folder at the start."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(paths.HOME_VARIABLE, value)
    paths.resolve_home()
    monkeypatch.chdir("/")
    assert paths.user_data() == tmp_path / value


def test_home_of_a_user_and_no_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """`~` is the user's home; an empty value counts as unset."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.setenv(paths.HOME_VARIABLE, "~/games")
    paths.resolve_home()
    assert paths.user_data() == tmp_path / "games"
    monkeypatch.setenv(paths.HOME_VARIABLE, "")
    paths.resolve_home()
    assert paths.APP in paths.user_data().parts
