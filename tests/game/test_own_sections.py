"""Games contain the user's sections, load without the file, and computer players have them."""

from __future__ import annotations

import json
import pickle
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.core.board import Cell, Section
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.core.moves import parse_move
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.game.record.saved_game import RecordError, load_record, record_text
from kingdom_builder_qt.game.setup.resolve import resolve
from kingdom_builder_qt.game.setup.set_up_board import (
    make_board,
    own_section_text,
    with_own_sections,
)
from kingdom_builder_qt.ui.table.desk.ai_worker import Desk, Game
from tests.helpers.pinned import pinned

CATALOG = pinned()
SEATS = [Seat("A", 0), Seat("B", 1, "builder")]


def draft() -> Section:
    """Return a section that is in no file: the farm with grass in the first row."""
    farm = CATALOG.sections["farm"]
    cells = (Cell("grass"),) * 10 + farm.cells[10:]
    return replace(farm, id="my_land", name="My land", cells=cells, origin="user")


def options(section: Section | None = None) -> GameOptions:
    """Return options with the draft in the north-east."""
    text = own_section_text(CATALOG, section or draft())
    return GameOptions(
        seed=4,
        sections=(("oracle", 0), ("my_land", 180), ("paddock", 0), ("tower", 180)),
        own_sections=(text,),
    )


def session(moves: int = 30) -> Session:
    """Return a game on the draft after some random moves."""
    game, rng = Session(CATALOG, options(), SEATS), Random(1)
    while len(game.log) < moves:
        game.play(rng.choice(game.position.legal_moves()))
    return game


@pytest.mark.parametrize("name", ["\U0001f3f0 K\xf6nig", "a\u2028b", 'x \\ud83d "y"'])
def test_a_section_of_any_name_is_carried(name: str, tmp_path: Path) -> None:
    """The record contains the text of the section unchanged."""
    made = options(replace(draft(), name=name, description=name * 3))
    loaded = load(tmp_path, record_text(Session(CATALOG, made, SEATS)))
    assert loaded.options.own_sections == made.own_sections
    carried = with_own_sections(CATALOG, loaded.options).sections["my_land"]
    assert (carried.name, carried.description) == (name, name * 3)


def load(folder: Path, text: str) -> Session:
    """Load a record."""
    path = folder / "game.kbgame"
    path.write_text(text, encoding="utf-8")
    return load_record(path, CATALOG)


def test_the_board_shows_the_section_that_the_options_carry() -> None:
    """No file or catalog has the section; rotated by 180 degrees its first row is the last."""
    board = make_board(CATALOG, resolve(CATALOG, options()))
    placed = board.placements[1].section
    assert (placed.id, placed.cells) == ("my_land", draft().cells)
    assert board.terrain_at(9 // 2 * 43 + 22 + 19) == "grass"


def test_a_game_comes_back_without_the_file(tmp_path: Path) -> None:
    """The record contains the section; a loaded game is saved identically."""
    game = session()
    loaded = load(tmp_path, record_text(game))
    assert loaded.position.state() == game.position.state()
    assert record_text(loaded) == record_text(game)
    assert loaded.options == game.options


def test_the_section_of_a_record_wins_over_a_changed_file(tmp_path: Path) -> None:
    """Editing the section does not change earlier games."""
    text = record_text(session())
    changed = replace(draft(), cells=CATALOG.sections["oracle"].cells)
    catalog = with_own_sections(CATALOG, options(changed))
    path = tmp_path / "game.kbgame"
    path.write_text(text, encoding="utf-8")
    assert record_text(load_record(path, catalog)) == text


def test_a_saved_section_is_carried_too(user_home: Path) -> None:
    """The caller sets up a game by id alone."""
    folder = user_home / "content" / "sections"
    folder.mkdir(parents=True)
    (folder / "my_land.yaml").write_text(own_section_text(CATALOG, draft()), encoding="utf-8")
    found = resolve(load_catalog(), replace(options(), own_sections=()))
    assert found.own_sections == options().own_sections


def test_games_on_shipped_sections_carry_nothing() -> None:
    """Their records are unchanged."""
    game = Session(CATALOG, GameOptions(seed=3), SEATS)
    assert game.options.own_sections == ()
    assert "own_sections" not in record_text(game)


def test_only_sections_on_the_board_are_carried() -> None:
    """Sections that were not drawn are left out."""
    wanted = replace(options(), sections=(("oracle", 0), ("farm", 0), ("paddock", 0), ("tower", 0)))
    assert resolve(CATALOG, wanted).own_sections == ()


def test_an_edited_section_is_refused(tmp_path: Path) -> None:
    """The checksum of the record covers it."""
    text = record_text(session())
    line = next(line for line in text.splitlines() if line.startswith('    - "id: my_land'))
    edited = json.loads(line.strip()[2:]).replace("gggggggggg", "dddddddddd")
    with pytest.raises(RecordError, match="edited"):
        load(tmp_path, text.replace(line, f"    - {json.dumps(edited)}"))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("gggggggggg", "gggggggg?g", "unknown letter"),
        ("tile: farm", "tile: frm", "unknown tile"),
        ("name: My land", "name: [", "YAML"),
        ("expansion: base", "expansion: bass", "unknown expansion"),
    ],
)
def test_a_broken_section_is_no_game(old: str, new: str, message: str) -> None:
    """An unplayable section is refused in the set-up, with its place."""
    text = own_section_text(CATALOG, draft())
    assert old in text
    broken = replace(options(), own_sections=(text.replace(old, new),))
    with pytest.raises(SetupError, match=message):
        Session(CATALOG, broken, SEATS)


def test_the_computer_player_knows_the_section() -> None:
    """Its process builds the rules from the transferred content, not from the disk."""
    game = session(0)
    rng = Random(2)
    while game.to_move != 1:
        game.play(rng.choice(game.position.legal_moves()))
    sent = Game.of(game.catalog, game.options, ("human", "builder"), game.dealt.nomads)
    desk = Desk(pickle.loads(pickle.dumps(sent)), lambda: False)
    move = parse_move(desk.decide(game.position.view(1).known()))
    assert move in game.position.legal_moves()
