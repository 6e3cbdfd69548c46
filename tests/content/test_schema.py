"""The schema as documentation and as help for an editor."""

from pathlib import Path
from random import Random
from typing import Any

from kingdom_builder_qt.content import load_catalog, paths
from kingdom_builder_qt.content.entry_files import EXPANSION_FILES, ROOT_FILES
from kingdom_builder_qt.content.packs.export import make_pack, remembered
from kingdom_builder_qt.content.packs.manifest_file import read_manifest
from kingdom_builder_qt.content.rule_pages import load_pages
from kingdom_builder_qt.content.schema.action_grammar import ACTION, BUILD, MOVE, REACH, REMOVE
from kingdom_builder_qt.content.schema.board_grammar import PIECE_ENTRY, SECTION
from kingdom_builder_qt.content.schema.compound import Field, RecordOf, Switch
from kingdom_builder_qt.content.schema.doc import FILES, PACK, SECTION_OF_PUNTER, document
from kingdom_builder_qt.content.schema.expansion_grammar import EXPANSION, OVERLAY
from kingdom_builder_qt.content.schema.filter_grammar import FILTER, NEAR
from kingdom_builder_qt.content.schema.score_grammar import CARD, CLAIM_ROWS, HEX_GROUP, PAY, SCORE
from kingdom_builder_qt.content.schema.tile_grammar import TILE
from kingdom_builder_qt.game import GameOptions, new_game
from tests.helpers.sample_pack import lay_out

DOC = Path(__file__).parents[2] / "docs" / "data-format.md"


def test_documentation_is_up_to_date() -> None:
    """docs/data-format.md is generated from the schema; run schema_doc after a change."""
    assert document().rstrip("\n") + "\n" == DOC.read_text(encoding="utf-8")


def test_every_key_is_documented() -> None:
    """Each key of the vocabulary has a sentence and a description of its values."""
    records: tuple[RecordOf[Any], ...] = (
        *(TILE, BUILD, MOVE, REMOVE, FILTER, NEAR, SCORE, CARD, CLAIM_ROWS),
        *(PIECE_ENTRY, SECTION, EXPANSION, OVERLAY),
    )
    for record in records:
        assert all(field.doc.rstrip().endswith(".") for field in record.fields)
        assert all(field.kind.describe() for field in record.fields)


def test_completion_lists_the_closed_words() -> None:
    """An editor can offer the keys of a record and the words of a value."""
    assert ACTION.complete() == ("build", "move", "remove", "one_of", "steps")
    assert PAY.complete() == ("per_unit", "per_group", "flat", "rank")
    assert _field(SCORE, "group").kind.complete() == (
        *("none", "row", "sector", "edge", "area", "terrain_area"),
        *("around", "linked", "run"),
    )
    assert _field(FILTER, "terrain").kind.complete() == (
        *("buildable", "card", "drawn", "printed", "removed", "same"),
    )
    assert REACH.complete() == ("anywhere", "slide", "ray", "same_area", "leap", "steps")
    assert "within" in NEAR.complete()
    assert _field(TILE, "special").kind.complete() == (
        *("temple_store", "cathedral_store", "repeat_extra_action"),
    )
    linked = next(r for r in HEX_GROUP.records if r.name == "linked")
    assert {"terrain", "near", "terrain_area"} <= set(_field(linked, "linked").kind.complete())
    assert isinstance(PAY, Switch)


def _field(record: RecordOf[Any], key: str) -> Field:
    return next(field for field in record.fields if field.key == key)


def test_the_worked_examples_load_and_play(user_home: Path) -> None:
    """The example of each kind of file passes the check without a hint, and a game with it ends."""
    lay_out(paths.user_content(), {**FILES, "fens/sections/punt_fen.yaml": SECTION_OF_PUNTER})
    catalog = load_catalog()
    assert [str(problem) for problem in catalog.problems] == []
    assert load_pages(catalog).problems == ()
    assert load_pages(catalog).page("tiles", "reed_cutter").example is not None
    names = {*ROOT_FILES, *(f"fens/{name}" for name in EXPANSION_FILES)}
    names |= {"format.yaml", "fens/expansion.yaml", "fens/pages.yaml", "fens/pack.yaml"}
    assert {name for name in FILES if "sections" not in name} == names
    sections = (("reed_fen", 0), ("punt_fen", 0), ("tavern", 0), ("farm", 180))
    cards = ("stone_keepers", "knights", "lords")
    tiles, sources = {"tile:reed_cutter", "tile:punter"}, set()
    for seed in range(8):
        options = GameOptions(
            seed=seed, expansions=("base", "fens"), sections=sections, cards=cards
        )
        position, chance = new_game(catalog, options), Random(seed)
        while not position.is_over:
            moves = position.legal_moves()
            new = [move for move in moves if move.source in tiles]
            move = chance.choice(new or moves)
            sources.add(move.source)
            position.push(move)
        if tiles <= sources:
            break
    assert tiles <= sources
    pack = make_pack("fens", remembered("fens", "Fens"))
    assert pack.look.manifest == read_manifest(PACK)[0]
