"""Files of earlier versions open: `tests/data/released` has a user folder per format.

A folder is made by the last version that writes its format, and never changed again.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from kingdom_builder_qt.content import load_catalog, paths
from kingdom_builder_qt.content.entry_files import FORMAT_VERSION
from kingdom_builder_qt.content.id_lists import left_out
from kingdom_builder_qt.game.record import record_reader
from kingdom_builder_qt.game.record.saved_game import load_record, record_text
from kingdom_builder_qt.game.setup.presets import own_presets
from kingdom_builder_qt.ui.desktop.settings import settings

RELEASED = Path(__file__).parents[1] / "data" / "released"
FORMATS = sorted(path.name for path in RELEASED.iterdir())


def test_every_format_has_a_sample() -> None:
    """Each older format has a user folder."""
    newest = max(FORMAT_VERSION, record_reader.FORMAT, settings.FORMAT)
    assert [f"format-{number}" for number in range(1, newest + 1)] == FORMATS


@pytest.mark.parametrize("name", FORMATS)
def test_a_kept_user_folder_opens(name: str, user_home: Path) -> None:
    """Settings, presets, user sections, the list of removed ones and all games are loaded."""
    shutil.copytree(RELEASED / name, user_home)
    loaded, complaint = settings.load_settings()
    assert complaint == ""
    assert (loaded.theme, loaded.ai_delay_ms, loaded.coordinates) == ("dark", 900, True)
    catalog = load_catalog()
    assert catalog.problems == ()
    assert catalog.sections["my_meadow"].name == "My meadow"
    assert left_out() == ("farm",)
    presets = own_presets(loaded.new_game["presets"], catalog)
    assert [(preset.name, preset.missing) for preset in presets] == [("Friday", ())]
    games = {path.stem: load_record(path, catalog) for path in paths.user_saves().iterdir()}
    assert {name: game.position.is_over for name, game in games.items()} == {
        "finished": True,
        "unfinished": False,
        "own_section": False,
    }


@pytest.mark.parametrize("name", FORMATS)
def test_a_kept_game_is_saved_in_the_present_format(name: str, tmp_path: Path) -> None:
    """A game of an old version, saved by this one, is the same game."""
    catalog = load_catalog(RELEASED / name / "content")
    for path in (RELEASED / name / "saves").iterdir():
        game = load_record(path, catalog)
        again = tmp_path / path.name
        again.write_text(record_text(game), encoding="utf-8")
        assert load_record(again, catalog).log == game.log
