"""The check-data command: folders, single files, output."""

from pathlib import Path

import pytest

from kingdom_builder_qt.content import Problem, paths
from kingdom_builder_qt.content.check import check_data, exit_status, format_problems
from tests.content.support import BROKEN, user_file


@pytest.mark.parametrize(
    "name",
    ["format", "terrain", "base/tiles", "base/scoring", "base/expansion", "base/sections/farm"],
)
def test_shipped_file_or_folder_is_clean(name: str) -> None:
    """A shipped file is checked under its own path, not as a copy that shadows itself."""
    assert check_data(paths.board_data() / f"{name}.yaml") == []


def test_single_files_of_each_kind_are_told_by_their_keys() -> None:
    """A file outside of any content folder is recognised under any name."""
    found = {
        kind: [str(p).split(".yaml:")[1] for p in check_data(BROKEN / kind / name)]
        for kind, name in [
            ("tiles", "unknown_terrain.yaml"),
            ("scoring", "unknown_pay.yaml"),
            ("sections", "unknown_tile.yaml"),
        ]
    }

    assert "unknown terrain 'wate'" in found["tiles"][0]
    assert "unknown key 'per_unt'" in found["scoring"][0]
    assert "unknown tile 'ferm'" in found["sections"][0]
    assert all(len(problems) == 1 for problems in found.values())


def test_user_folder_is_checked(tmp_path: Path, user_home: Path) -> None:
    """A folder without a base game is checked on top of the shipped content."""
    user_file(tmp_path / "mine", "tiles", "farm: {}\n")
    path = user_file(user_home / "content", "tiles", "spa: {}\n")

    assert any("replace the shipped" in p.message for p in check_data(tmp_path / "mine"))
    assert any("missing key 'name'" in p.message for p in check_data())
    assert {str(path)} == {p.file for p in check_data(path)}


def test_missing_path_is_a_problem(tmp_path: Path) -> None:
    """A misspelt path is reported, not ignored."""
    problems = check_data(tmp_path / "nowhere")

    assert "no such file" in problems[0].message
    assert exit_status(problems) == 1


def test_problems_are_formatted_and_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Problems have one line each, with paths relative to the working folder, and a line that
    counts them.
    """
    monkeypatch.chdir(tmp_path)
    problems = [
        Problem("error", str(tmp_path / "a.yaml"), 3, 7, "a.b", "wrong", "better"),
        Problem("warning", "/b.yaml", 0, 0, "", "odd"),
        Problem("warning", "/b.yaml", 1, 1, "", "odd"),
    ]

    assert format_problems(problems).splitlines() == [
        "a.yaml:3:7: error: wrong (better)",
        "/b.yaml: warning: odd",
        "/b.yaml:1:1: warning: odd",
        "1 error, 2 warnings",
    ]
    assert format_problems([]) == "no problems"
    assert exit_status(problems[1:]) == 0
