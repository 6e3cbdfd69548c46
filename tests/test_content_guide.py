"""The content of docs/content-guide.md loads, plays and can be packed."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QMainWindow

from kingdom_builder_qt.content import Catalog, load_catalog, paths
from kingdom_builder_qt.content.describe.entry_words import describe
from kingdom_builder_qt.content.packs.export import make_pack, remembered
from kingdom_builder_qt.content.rule_pages import load_pages
from kingdom_builder_qt.content.sections import section_text
from kingdom_builder_qt.editor.sections.window.editor_actions import (
    CONTENT_MENU,
    FILE_MENU,
    SECTION_MENU,
    EditorActions,
)
from kingdom_builder_qt.game import GameOptions, new_game
from tests.helpers.sample_pack import lay_out

PAGE = (Path(__file__).parents[1] / "docs" / "content-guide.md").read_text(encoding="utf-8")
_BLOCK = re.compile(r"```yaml\n# (\S+)\n(.*?)```", re.DOTALL)
FILES = dict(_BLOCK.findall(PAGE))
BOARD = (("peat_moor", 0), ("tavern", 0), ("barn", 180), ("oracle", 0))


@pytest.fixture
def catalog() -> Catalog:
    """Return all content with the files of the page."""
    lay_out(paths.user_content(), FILES)
    return load_catalog()


def test_every_block_is_a_file() -> None:
    """Every block is a different file."""
    assert PAGE.count("```yaml") == len(FILES) == 6


def test_the_files_have_no_problem(catalog: Catalog) -> None:
    """The check gives not even a hint."""
    assert [str(problem) for problem in catalog.problems] == []
    pages = load_pages(catalog)
    assert pages.problems == ()
    assert pages.page("tiles", "peat_cutter").example is not None


def test_each_step_alone_loads() -> None:
    """Each step alone causes at most errors about the terrain of the first one."""
    for name, text in FILES.items():
        lay_out(paths.user_content(), {name: text})
        errors = [str(problem) for problem in load_catalog().problems if problem.is_error]
        allowed = "terrain" if name == "heath/expansion.yaml" else "\0"
        assert not errors or all(allowed in error for error in errors), (name, errors)


def test_the_section_is_what_the_editor_writes(catalog: Catalog) -> None:
    """The file is equal byte for byte, as the page says."""
    text = section_text(catalog.sections["peat_moor"], catalog.terrains)
    assert text == FILES["heath/sections/peat_moor.yaml"]


def test_a_game_with_it_is_played_to_the_end(catalog: Catalog) -> None:
    """The terrain is drawn, the tile builds on it, the card pays; three cards are drawn, as the
    page says.
    """
    assert describe(catalog.tiles["peat_cutter"], catalog)
    options = GameOptions(seed=3, expansions=("base", "heath"), sections=BOARD)
    assert len(new_game(catalog, options).rules.cards) - 1 == 3  # castles always pay
    cards = ("moor_folk", "knights", "lords")
    options = GameOptions(seed=3, expansions=("base", "heath"), sections=BOARD, cards=cards)
    position, chance, sources = new_game(catalog, options), Random(1), set()
    played = set()
    while not position.is_over:
        moves = position.legal_moves()
        played.add(position.card)
        tiles = [move for move in moves if move.source == "tile:peat_cutter"]
        move = chance.choice(tiles or moves)
        sources.add(move.source)
        position.push(move)
    assert "moor" in played
    assert "tile:peat_cutter" in sources
    assert any(sheet["moor_folk"] for sheet in position.scores())


def test_it_is_packed(catalog: Catalog) -> None:
    """The pack includes the terrain in the parent folder."""
    pack = make_pack("heath", remembered("heath", "Heath"))
    assert pack.look.is_sound
    assert {*pack.look.files} == {*FILES, "pack.yaml"}


def test_the_commands_are_in_the_menus(qapp: object) -> None:
    """The menus have the names of the page."""
    window = QMainWindow()
    page = " ".join(PAGE.split())
    actions = EditorActions(window)
    names = {
        id_: actions[id_].text().replace("&", "").rstrip("…")
        for id_ in f"{FILE_MENU} {SECTION_MENU} {CONTENT_MENU}".split()
        if id_ not in ("|", "recent")
    }
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)
    for id_ in ("folder", "new", "play", "export_pack"):
        assert f"*{names[id_]}*" in page, names[id_]
