"""The settings file: round trip, broken files, unknown keys, values of the wrong kind."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from errno import ENOTDIR
from pathlib import Path

import pytest

from kingdom_builder_qt.ui.desktop.settings.settings import (
    Settings,
    load_settings,
    save_settings,
    settings_path,
    unwritable,
)
from kingdom_builder_qt.ui.desktop.settings.values import MAX_RECENT


def write(text: str) -> None:
    """Put a text where the settings lie."""
    settings_path().parent.mkdir(parents=True, exist_ok=True)
    settings_path().write_text(text, encoding="utf-8")


def put_aside_of(path: Path) -> Path:
    """Return the one file that was put aside in the place of another."""
    (aside,) = path.parent.glob(f"{path.stem}-*.bad")
    return aside


def test_settings_come_back() -> None:
    """What is saved is loaded again, without a word."""
    mine = Settings(theme="dark", ai_delay_ms=900, new_game={"seats": [1]}, geometry="abc")
    save_settings(mine)
    assert load_settings() == (mine, "")


def test_first_start_has_defaults() -> None:
    """Without a file there are defaults, and nothing to complain about."""
    assert load_settings() == (Settings(), "")


@pytest.mark.parametrize("text", ["", "{", "[]", "nul", '"text"', "[" * 100_000])
def test_broken_file_is_kept_aside(text: str, expect_log: object) -> None:
    """A file that is no list of settings gives defaults, one sentence, and a .bad file."""
    expect_log("settings not readable")
    write(text)
    settings, complaint = load_settings()
    assert settings == Settings()
    assert "were reset" in complaint
    assert put_aside_of(settings_path()).read_text(encoding="utf-8") == text
    assert not settings_path().exists()


def test_wrong_values_keep_their_defaults(expect_log: Callable[..., None]) -> None:
    """A value of the wrong kind is left out with a log line, its neighbours are used."""
    expect_log("settings: .* cannot be .*, left out")
    expect_log("settings: recent_files .* some are left out")
    write(
        json.dumps(
            {
                "sound": 1,
                "sound_volume": 101,
                "theme": "pink",
                "animation_speed": "fast",
                "ai_delay_ms": -5,
                "coordinates": 1,
            }
            | {"running_score": True, "recent_files": ["a", 3]}
        )
    )
    settings, complaint = load_settings()
    assert settings == Settings(running_score=True, recent_files=["a"])
    assert complaint == ""


@pytest.mark.parametrize(
    ("given", "kept"), [(0, 0), (100, 100), (-1, 60), (101, 60), (50.5, 60), (True, 60), ("9", 60)]
)
def test_volume_is_a_whole_number_to_100(
    given: object, kept: int, expect_log: Callable[..., None]
) -> None:
    """Any other volume is ignored like other wrong values."""
    if given != kept or given is True:
        expect_log("settings: sound_volume cannot be")
    write(json.dumps({"sound": False, "sound_volume": given}))
    assert load_settings() == (Settings(sound=False, sound_volume=kept), "")


@pytest.mark.parametrize("given", [0, 0.2, 0.5, 1, 2.0, 5, 10.0])
def test_times_of_master_come_back(given: float) -> None:
    """Each time that the dialog offers is read, as a whole number too."""
    write(json.dumps({"master_seconds": given}))
    assert load_settings() == (Settings(master_seconds=given), "")


@pytest.mark.parametrize(
    "given", [-1, 0.3, 20, 1e400, float("nan"), True, False, "5", None, [5], {"seconds": 5}]
)
def test_another_time_of_master_is_ignored(given: object, expect_log: Callable[..., None]) -> None:
    """What the dialog does not offer leaves Master the time that it needs; neighbours are read."""
    expect_log("settings: master_seconds cannot be")
    write(json.dumps({"master_seconds": given, "coordinates": True}))
    settings, complaint = load_settings()
    assert (settings, complaint) == (Settings(coordinates=True), "")
    assert type(settings.master_seconds) is float


def test_unknown_keys_survive() -> None:
    """What a newer version wrote is still there after saving."""
    write(json.dumps({"format": 1, "future": {"a": 1}, "theme": "dark"}))
    save_settings(load_settings()[0])
    data = json.loads(settings_path().read_text(encoding="utf-8"))
    assert data["future"] == {"a": 1}
    assert data["theme"] == "dark"
    assert data["format"] == 1


def test_newer_settings_are_refused_with_a_sentence(expect_log: object) -> None:
    """Settings in a later format are not half understood: defaults, a sentence, and they stay."""
    expect_log("settings not readable")
    text = json.dumps({"format": 2, "theme": {"name": "dark"}})
    write(text)
    settings, complaint = load_settings()
    assert settings == Settings()
    assert "newer version" in complaint
    assert put_aside_of(settings_path()).read_text(encoding="utf-8") == text


def test_unwritable_folder_is_only_logged(expect_log: object) -> None:
    """A settings folder that cannot be written ends nothing."""
    expect_log("settings not saved")
    settings_path().parent.parent.mkdir(parents=True, exist_ok=True)
    settings_path().parent.write_text("a file in the way", encoding="utf-8")
    save_settings(Settings())


def test_recent_files_are_few_and_newest_first() -> None:
    """The list moves a file to the top, holds it once and forgets the oldest."""
    settings = Settings()
    for number in range(MAX_RECENT + 3):
        settings.add_recent(Path(f"/{number}"))
    settings.add_recent(Path("/5"))
    fifth = str(Path("/5").absolute())  # with its drive, where there are such
    assert settings.recent_files[0] == fifth
    assert settings.recent_files.count(fifth) == 1
    assert len(settings.recent_files) == MAX_RECENT
    settings.forget_recent(Path("/5"))
    assert fifth not in settings.recent_files


def test_folders_that_cannot_be_written_to_are_told_at_the_start(
    expect_log: Callable[..., None], user_home: Path
) -> None:
    """The player learns before the game, not after it, that nothing will be saved; why, too."""
    assert unwritable() == ""
    expect_log("cannot be written to")
    shutil.rmtree(user_home)
    user_home.touch()
    sentence = unwritable()
    assert sentence.startswith(f"Settings and games cannot be saved: {user_home}")
    assert sentence.endswith(f": {os.strerror(ENOTDIR)}.")


def test_a_file_is_listed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Named from the working folder, over a detour or by a link it is the same recent file."""
    game, link = tmp_path / "game.kbgame", tmp_path / "link.kbgame"
    game.touch()
    if os.name == "nt":  # where links need a right that few have
        link = game
    else:
        link.symlink_to(game)
    monkeypatch.chdir(tmp_path)
    old = str(Path("/elsewhere/old.kbgame"))
    settings = Settings(recent_files=[old])
    for path in (game, Path("game.kbgame"), tmp_path / "x" / ".." / "game.kbgame", link):
        settings.add_recent(path)
    assert settings.recent_files == [str(game.resolve()), old]
    settings.forget_recent(Path("game.kbgame"))
    settings.forget_recent(Path(old))
    assert settings.recent_files == []
    for path in (game, Path("game.kbgame"), link):  # sections of the editor as well
        settings.add_recent_section(path)
    assert settings.recent_sections == [str(game.resolve())]
    settings.forget_recent_section(link)
    assert settings.recent_sections == []
