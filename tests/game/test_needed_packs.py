"""A saved game with a pack names it, and the error without the pack says so."""

from __future__ import annotations

import random
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from kingdom_builder_qt.content import Catalog, load_catalog, paths
from kingdom_builder_qt.content.packs.places import switch
from kingdom_builder_qt.game.record.game_files import game_of
from kingdom_builder_qt.game.record.game_text import game_text
from kingdom_builder_qt.game.record.glance import glance
from kingdom_builder_qt.game.record.record_reader import MissingPacks, RecordError
from kingdom_builder_qt.game.record.saved_game import record_text, text_fault
from kingdom_builder_qt.game.session import Seat, Session
from kingdom_builder_qt.game.setup.needed_packs import NeededPack, PackFault
from kingdom_builder_qt.game.setup.options import GameOptions
from tests.helpers.pinned import shipped
from tests.helpers.sample_pack import CARDS, MANIFEST, installed_by_hand, own_expansion

HEATH = NeededPack("heath", "1.2", "Heath", "Ann Moor")
BOARD = (("heath_one", 0), ("tavern", 0), ("barn", 180), ("oracle", 0))
CARDS_ = ("cutters", "knights", "farmers")
OPTIONS = GameOptions(seed=5, expansions=("base", "heath"), sections=BOARD, cards=CARDS_)


def played(catalog: Catalog, options: GameOptions = OPTIONS, moves: int = 12) -> Session:
    """Return a game with some moves."""
    session = Session(catalog, options, [Seat("Ann", 0), Seat("Bob", 1)])
    chance = random.Random(1)
    for _ in range(moves):
        session.play(chance.choice(session.position.legal_moves()))
    return session


FORMS = pytest.mark.parametrize("text_of", [record_text, game_text], ids=["record", "list"])


@FORMS
def test_a_game_names_its_pack(text_of) -> None:
    """Both formats name the pack, and the game is replayed exactly."""
    installed_by_hand()
    catalog = load_catalog()
    session = played(catalog)
    assert session.packs == (HEATH,)
    text = text_of(session)
    again = game_of(text, "x.kbgame", catalog)
    assert again.packs == (HEATH,)
    assert text_of(again) == text


def test_a_record_names_it_in_a_key_of_its_own() -> None:
    """The readable key is before the options; summaries and checksums are unaffected."""
    installed_by_hand()
    text = record_text(played(load_catalog()))
    lines = text.splitlines()
    assert lines[2:5] == ["packs:", '  - ["heath", "1.2", "Heath", "Ann Moor"]', "options:"]
    assert text_fault(text) == ""
    assert glance(text, "x.kbgame").options.expansions == ("base", "heath")


def test_other_games_name_nothing() -> None:
    """Their records are byte for byte unchanged, whatever is installed."""
    before = played(shipped(), GameOptions(seed=5))
    installed_by_hand()
    after = played(load_catalog(), GameOptions(seed=5, left_out=("heath_one",)))
    assert "pack" not in record_text(before)
    assert (
        record_text(after).partition("options:")[0] == record_text(before).partition("options:")[0]
    )
    assert after.packs == ()


def test_a_section_alone_needs_no_pack() -> None:
    """The game contains the text of the section; its tiles may need a pack."""
    plain = (Path(__file__).parents[2] / "board_data/base/sections/farm.yaml").read_text("utf-8")
    installed_by_hand(
        heath_one=plain.replace("id: farm", "id: heath_one").replace("name: Farm", "name: H")
    )
    catalog = load_catalog()
    session = played(
        catalog, replace(OPTIONS, expansions=("base",), cards=("knights", "farmers", "lords"))
    )
    assert session.packs == ()
    text = record_text(session)
    assert record_text(game_of(text, "x", shipped())) == text


@FORMS
def test_a_missing_pack_is_named(text_of) -> None:
    """The error has its name, version and author instead of the id of an expansion."""
    installed_by_hand()
    text = text_of(played(load_catalog()))
    with pytest.raises(RecordError, match=r"'Heath' 1.2 by Ann Moor, which is not installed$"):
        game_of(text, "x.kbgame", shipped())
    switch("heath", False)
    with pytest.raises(RecordError, match=r"by Ann Moor, which is switched off$"):
        game_of(text, "x.kbgame", load_catalog())


@FORMS
def test_another_version_with_which_it_replays_is_as_good(text_of) -> None:
    """The game opens, and names the present version when saved again."""
    installed_by_hand()
    text = text_of(played(load_catalog()))
    installed_by_hand(replace(MANIFEST, version="1.3"))
    again = game_of(text, "x.kbgame", load_catalog())
    assert again.packs == (replace(HEATH, version="1.3"),)


@FORMS
def test_another_version_with_which_it_differs_is_named(text_of) -> None:
    """The error has both versions and the difference."""
    installed_by_hand()
    text = text_of(played(load_catalog()))
    shutil.rmtree(paths.user_packs())
    installed_by_hand(replace(MANIFEST, version="2"), scoring=CARDS.replace("cutters", "others"))
    with pytest.raises(RecordError) as caught:
        game_of(text, "x.kbgame", load_catalog())
    said = str(caught.value)
    assert "the pack 'Heath' 1.2 by Ann Moor; the installed version 2" in said
    assert "'cutters'" in said


@FORMS
def test_own_content_that_is_no_pack_is_named(text_of) -> None:
    """The error names the expansion; a player with the content as a pack can play the game."""
    own_expansion()
    session = played(load_catalog())
    assert session.packs == (NeededPack("heath", "", "Heath"),)
    text = text_of(session)
    with pytest.raises(RecordError, match="needs 'Heath', own content of the player who saved it"):
        game_of(text, "x.kbgame", shipped())
    shutil.rmtree(paths.user_content())
    installed_by_hand()
    assert game_of(text, "x.kbgame", load_catalog()).packs == (HEATH,)


def test_own_content_without_an_expansion_is_named() -> None:
    """For example a tile in the folder of the base game."""
    own_expansion()
    (paths.user_content() / "heath").rename(paths.user_content() / "base")
    (paths.user_content() / "base" / "expansion.yaml").unlink()
    section = paths.user_content() / "sections" / "heath_one.yaml"
    section.write_text(section.read_text("utf-8").replace("expansion: heath", "expansion: base"))
    session = played(load_catalog(), replace(OPTIONS, expansions=("base",)))
    assert [one.name for one in session.packs] == ["Cutters", "Moor", "Peat"]
    with pytest.raises(RecordError, match="'Cutters', own content of the player who saved it; "):
        game_of(record_text(session), "x.kbgame", shipped())


def test_another_error_is_reported_unchanged() -> None:
    """The error of an edited game does not mention a missing pack."""
    installed_by_hand()
    catalog = load_catalog()
    text = record_text(played(catalog))
    with pytest.raises(RecordError, match="options, seats or cards were edited"):
        game_of(text.replace("Bob", "Eve"), "x.kbgame", catalog)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("packs: none", "expected a list"),
        ('packs: [["heath", "1"]]', "expected a list of 4, found 2"),
        ('packs: [["heath", 1, "Heath", ""]]', "expected text"),
    ],
)
def test_a_wrong_name_of_a_pack_is_an_error(line: str, reason: str) -> None:
    """The error has its line."""
    text = record_text(played(shipped(), GameOptions(seed=5)))
    with pytest.raises(RecordError, match=f"x:3:.*{reason}"):
        game_of(text.replace("options:", f"{line}\noptions:", 1), "x", shipped())


@pytest.mark.parametrize("words", ['"a" "b"', '"a" "b" "c" "d" "e"', "a b c d"])
def test_a_wrong_pack_in_a_list_is_an_error(words: str) -> None:
    """The error is that of any option."""
    text = game_text(played(shipped(), GameOptions(seed=5)))
    with pytest.raises(RecordError, match="pack 0: "):
        game_of(f"pack 0: {words}\n{text}", "x", shipped())


@FORMS
def test_the_error_names_pack_and_cause(text_of) -> None:
    """The error of both formats has the pack and the cause, from which a window makes sentences."""
    installed_by_hand()
    text = text_of(played(load_catalog()))
    with pytest.raises(MissingPacks) as caught:
        game_of(text, "x.kbgame", shipped())
    assert caught.value.faults == (PackFault(HEATH, "missing"),)
    switch("heath", False)
    with pytest.raises(MissingPacks) as caught:
        game_of(text, "x.kbgame", load_catalog())
    assert caught.value.faults == (PackFault(HEATH, "off"),)
