"""Distances and caves across section borders: hints about the board that is shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

import pytest

from kingdom_builder_qt.core.board import ROTATIONS, Cell, Section
from kingdom_builder_qt.core.grid import bits, hex_at, hex_name, parse_hex
from kingdom_builder_qt.editor.sections.checks.issue_texts import issue_text
from kingdom_builder_qt.editor.sections.checks.issues import Issue
from kingdom_builder_qt.editor.sections.checks.statistics import norms
from kingdom_builder_qt.editor.sections.document.layers import distance, layers_of
from kingdom_builder_qt.editor.sections.document.section_grid import placed_grid
from kingdom_builder_qt.editor.sections.surroundings.board_around import BoardAround, drawn
from kingdom_builder_qt.editor.sections.surroundings.board_hints import Placed, board_hints
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.game import GameOptions
from kingdom_builder_qt.game.setup.resolve import overlay_places
from tests.editor.canvas_support import click, hover
from tests.editor.support import CASTLE, CATALOG, GRASS

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
USUAL = norms(CATALOG).main
MOUNTAIN = Cell(terrain="mountain")
PRINTED = [s for s in CATALOG.sections.values() if s.origin == "printed" and not s.is_island]


def drawing(cells: Mapping[tuple[int, int], Cell], name: str = "Plain") -> Section:
    """Return a grass section with some other cells, by row and column, counted from 1."""
    found = [GRASS] * 100
    for (row, column), cell in cells.items():
        found[10 * row + column - 11] = cell
    return Section(name.lower(), name, "base", tuple(found))


def at(section: Section, quadrant: int, rotation: int = 0) -> Placed:
    """Place a section on the board."""
    return section, placed_grid(section, quadrant, rotation)


def codes(own: Placed, beside: Sequence[Placed]) -> list[str]:
    """Return the codes of the hints."""
    return [issue.code for issue in board_hints(own, beside, CATALOG, USUAL)]


@pytest.mark.parametrize(
    ("quadrant", "rotation", "here", "other", "there"),
    [
        (0, 0, (5, 10), 1, (5, 1)),
        (0, 180, (6, 1), 1, (5, 1)),
        (3, 0, (1, 4), 1, (10, 4)),
        (3, 180, (10, 7), 1, (10, 4)),
        (2, 0, (1, 6), 0, (10, 6)),
        (0, 0, (10, 10), 3, (1, 1)),
    ],
)
def test_two_sites_may_be_too_near_across_a_border(
    quadrant: int, rotation: int, here: tuple[int, int], other: int, there: tuple[int, int]
) -> None:
    """Two locations too near across a border are named by hexes, in any corner and rotation."""
    own = at(drawing({here: CASTLE, (5, 5): CASTLE}), quadrant, rotation)
    beside = at(drawing({there: CASTLE, (6, 6): CASTLE}), other)
    hints = board_hints(own, [beside], CATALOG, USUAL)
    assert [issue.code for issue in hints] == ["board_sites_adjacent"]
    hexes = (
        own[1].hexes[10 * here[0] + here[1] - 11],
        beside[1].hexes[10 * there[0] + there[1] - 11],
    )
    assert hints[0].hexes == 1 << hexes[0] | 1 << hexes[1]
    assert not hints[0].is_error


def test_how_near_sites_may_be_is_measured() -> None:
    """Locations two hexes apart are hinted, as no printed section has them; three apart are not."""
    own = at(drawing({(5, 9): CASTLE}), 0)
    near, far = drawing({(5, 1): CASTLE}), drawing({(5, 2): CASTLE})
    hints = board_hints(own, [at(near, 1)], CATALOG, USUAL)
    assert [(i.code, i.values["distance"], i.values["least"]) for i in hints] == [
        ("board_sites_close", 2, USUAL.site_distance)
    ]
    assert codes(own, [at(far, 1)]) == []


def test_no_printed_board_is_unusual() -> None:
    """Printed sections next to each other give no hint, along either border, both ways round."""
    for own in PRINTED:
        for other in PRINTED[::4]:
            for rotation in ROTATIONS if own is not other else ():
                beside = [at(other, 1, rotation), at(other, 2, rotation)]
                found = {i.code for i in board_hints(at(own, 0), beside[:1], CATALOG, USUAL)}
                found |= {i.code for i in board_hints(at(own, 0), beside[1:], CATALOG, USUAL)}
                assert found <= {"board_no_place", "board_no_place_beside"}


def test_a_cave_may_lose_its_hex_to_a_site_across_the_border() -> None:
    """A location across the border can take a cave's hex; one hex further it does not (R-194)."""
    own = at(drawing({(5, 10): MOUNTAIN}), 0)
    hints = board_hints(own, [at(drawing({(5, 2): CASTLE}), 1)], CATALOG, USUAL)
    assert [i.code for i in hints] == ["board_no_place"]
    assert hints[0].hexes == 1 << hex_at(4, 9)
    assert hints[0].values["feature"] == "cave"
    assert codes(own, [at(drawing({(5, 3): CASTLE}), 1)]) == []


def test_the_own_sites_may_take_the_cave_of_another_section() -> None:
    """A cave lost to own locations is named; one without a hex, or lost to others, is not."""
    mountain = drawing({(5, 1): MOUNTAIN}, "Rock")
    own, beside = at(drawing({(5, 9): CASTLE}), 0), at(mountain, 1)
    hints = board_hints(own, [beside], CATALOG, USUAL)
    assert [(i.code, i.values["section"]) for i in hints] == [("board_no_place_beside", "Rock")]
    assert hints[0].hexes == 1 << parse_hex("E11")
    third = at(drawing({(1, 2): CASTLE}), 3)
    corner = at(drawing({(10, 1): MOUNTAIN}, "Rock"), 1)
    assert codes(at(drawing({(10, 9): CASTLE}), 0), [corner, third]) == []


@pytest.mark.parametrize("seed", range(12))
def test_caves_are_those_of_the_game(seed: int) -> None:
    """A hint is shown exactly where a game on this board places no cave although the section has
    room.
    """
    random = Random(seed)
    own = random.choice(PRINTED)
    around = drawn(BoardAround(seed % 4, 180 * (seed % 2)), own, CATALOG, random)
    beside = [
        at(CATALOG.sections[other[0]], quadrant, other[1])
        for quadrant, other in enumerate(around.others)
        if other is not None
    ]
    placed = at(own, around.quadrant, around.rotation)
    sections = around.sections(own)
    assert sections is not None
    options = GameOptions(expansions=tuple(CATALOG.expansions), sections=sections)
    laid = [mask for feature, mask in overlay_places(CATALOG, options) if feature == "cave"]
    has_cave = any(mask & placed[1].mask for mask in laid)
    layers = layers_of(*placed)
    mountains, sites = layers.terrains.get("mountain", 0), bits(layers.sites)
    near = {hex_ for site in sites for hex_ in bits(mountains) if distance(hex_, site) <= 2}
    has_room = mountains.bit_count() > len(near)
    assert ("board_no_place" in codes(placed, beside)) == (has_room and not has_cave)


def test_a_board_may_have_more_nomad_spaces_than_there_are_tiles() -> None:
    """More nomad spaces than tiles on the whole board are hinted: no game could be set up."""
    nomad = Cell(feature="nomad")
    many = {(row, column): nomad for row in (2, 5, 8) for column in (2, 5, 8)}
    own, beside = at(drawing(many), 0), at(drawing(many), 3)
    found = codes(own, [beside])
    assert found == ["board_nomads"]
    assert codes(own, []) == []
    assert codes(at(drawing({}), 0), [beside, at(drawing(many), 1)]) == []


def test_an_island_has_no_border() -> None:
    """An island has no border hints: the sea separates it from the board."""
    island = CATALOG.sections["tree_house"]
    assert codes(at(island, 0), [at(section, q) for q, section in enumerate(PRINTED[:4])]) == []


@pytest.mark.parametrize(
    "code",
    [
        "board_sites_close",
        "board_sites_adjacent",
        "board_no_place",
        "board_no_place_beside",
        "board_nomads",
    ],
)
def test_each_says_that_it_concerns_this_board(code: str) -> None:
    """Each hint says that it concerns this board, so that it is not taken for a fault of the
    section.
    """
    values = {"distance": 2, "least": 3, "count": 20, "most": 15, "section": "Rock"}
    issue = Issue(code, "warning", 1, {**values, "feature": "cave", "expansion": "caves"})
    assert issue_text(issue, CATALOG).startswith("On this board, ")


def test_hints_come_and_go_with_the_board(editor: EditorWindow) -> None:
    """The list names the hex across the border; choosing a hint marks it on the canvas."""
    board, plain = editor.board, drawing({(5, 1): CASTLE})
    board.show(True)
    other = next(o for o in board.around.others if o)[0]
    sections = {**editor.catalog.sections, other: plain}
    board.catalog = replace(editor.catalog, sections=sections)
    board.around = BoardAround(0, 0, (None, (other, 0), None, None))
    board._follow()
    editor.bench.set_cell(CASTLE)
    click(editor, hex_at(4, 9))
    editor.page.check_now()
    rows = [editor.issues.list.item(n) for n in range(editor.issues.list.count())]
    row = next(row for row in rows if row.text().startswith("5/10, E11: On this board"))
    editor.issues.list.itemClicked.emit(row)
    assert editor.scene.flash.mask == 1 << hex_at(4, 9) | 1 << parse_hex("E11")
    assert editor.scene.flash.boundingRect().contains(editor.scene.flash.path.boundingRect())
    hover(editor, hex_at(4, 8))
    hover(editor, hex_at(4, 9))
    assert ". Next to a location across the border: E11." in editor.place_label.text()
    board.show(False)
    editor.page.check_now()
    assert not any(issue.code.startswith("board_") for issue in editor.issues.issues)
    assert hex_name(hex_at(4, 9)) not in editor.place_label.text()
