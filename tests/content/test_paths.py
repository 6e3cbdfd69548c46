"""Where files are looked for."""

import sys
from pathlib import Path

import pytest

from kingdom_builder_qt.content import paths

USER_FOLDERS = (
    paths.user_data,
    paths.user_content,
    paths.user_saves,
    paths.user_config,
    paths.user_log,
)


def test_one_variable_moves_all_user_folders(user_home: Path) -> None:
    """Tests and portable installations keep everything in one folder, apart from each other."""
    found = [folder() for folder in USER_FOLDERS]

    assert all(path.is_relative_to(user_home) for path in found)
    assert len(set(found)) == len(found)
    assert not user_home.exists()


def test_without_the_variable_the_system_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    """The folders then carry the name of the program."""
    monkeypatch.delenv(paths.HOME_VARIABLE)

    assert all(paths.APP in folder().parts for folder in USER_FOLDERS)


@pytest.mark.parametrize("inner", ["board_data", "kingdom_builder_qt/board_data"])
def test_frozen_program_finds_its_data(
    inner: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PyInstaller unpacks data beside the package or inside it; both are found first."""
    (tmp_path / inner).mkdir(parents=True)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)

    assert paths.board_data() == tmp_path / inner


def test_wheel_finds_its_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a wheel the data lie inside the package, and win over a folder beside it."""
    monkeypatch.setattr(paths, "_package", lambda: tmp_path / "package")
    (tmp_path / "board_data").mkdir()
    (tmp_path / "package" / "board_data").mkdir(parents=True)

    assert paths.board_data() == tmp_path / "package" / "board_data"
    assert not paths.resources().exists()
