"""Errors and warnings of the editor: one section for each, and none for a valid section."""

from dataclasses import replace

import pytest

from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.content.schema.kinds import At, Id, ProblemReport
from kingdom_builder_qt.content.yaml.nodes import ScalarNode
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import NEIGHBOURS, bits
from kingdom_builder_qt.editor.sections.checks.issue_texts import issue_text
from kingdom_builder_qt.editor.sections.checks.issues import Issue
from kingdom_builder_qt.editor.sections.checks.section_checks import check, errors_of, needs
from kingdom_builder_qt.editor.sections.checks.statistics import norms
from kingdom_builder_qt.editor.sections.document.layers import layers_of
from kingdom_builder_qt.editor.sections.document.section_grid import MAIN_GRID
from kingdom_builder_qt.editor.sections.files.files import (
    SaveRefused,
    blank_section,
    own_path,
    save_section,
)
from tests.editor.support import (
    CASTLE,
    CATALOG,
    GRASS,
    LOCATION,
    WATER,
    at,
    mask,
    mine,
    painted,
)

NORMS = norms(CATALOG)
BAD_IDS = ("1st", "Mine", "a__b", "mine_", "wild wood", "x" * 61, "con")
CENTRE = at(5, 5)
AROUND = list(bits(NEIGHBOURS[CENTRE]))
COUNT_CODES = {"terrain_count", "terrain_missing", "site_count", "location_count", "area_large"}


def issues(section):
    """Return the issues by code; fail on a repeated code."""
    found = check(section, CATALOG, NORMS)
    return {issue.code: issue for issue in found}


def same_terrain(terrain):
    """Return a section with one terrain only."""
    return mine(cells=(Cell(terrain=terrain),) * 100)


@pytest.mark.parametrize("id_", BAD_IDS)
def test_a_bad_id_has_one_sentence(id_, qapp):
    """The list of issues, the refusal to save and the file reader give the same reason."""
    (issue,) = errors_of(mine(id=id_), CATALOG)
    shown = issue_text(issue, CATALOG)
    with pytest.raises(SaveRefused) as refused:
        own_path(mine(id=id_))
    report = ProblemReport("mine.yaml")
    Id().read(ScalarNode(1, 1, id_, id_), At(report))
    (problem,) = report.problems
    assert f"“{id_}”" in shown
    assert "begins with a letter" in shown or id_ == "con"
    assert shown == str(refused.value) == f"{problem.message}."
    assert problem.suggestion == ""


@pytest.mark.parametrize("id_", CATALOG.sections)
def test_a_shipped_section_has_no_error(id_):
    """Neither the printed sections nor the project's designs have an error."""
    section = CATALOG.sections[id_]
    assert [issue for issue in check(section, CATALOG, NORMS) if issue.is_error] == []
    assert not errors_of(section, CATALOG)


@pytest.mark.parametrize("id_", [s.id for s in CATALOG.sections.values() if s.origin == "printed"])
def test_a_printed_section_has_no_unusual_count(id_):
    """The counts of printed sections are in the ranges, which are measured on them."""
    assert not COUNT_CODES & set(issues(CATALOG.sections[id_]))


def test_most_shipped_sections_have_no_hint():
    """Most shipped sections have no warning: a warning on most sections would be uninformative."""
    clean = [s.id for s in CATALOG.sections.values() if not check(s, CATALOG, NORMS)]
    assert len(clean) > len(CATALOG.sections) / 2


ALONE = {CENTRE: CASTLE, **dict.fromkeys(AROUND, WATER)}
ERRORS = {
    "empty_hex": (painted(mine(), {at(2, 9): Cell()}), mask(at(2, 9))),
    "location_without_tile": (painted(mine(), {CENTRE: Cell(feature="location")}), mask(CENTRE)),
    "tile_without_location": (
        painted(mine(), {CENTRE: Cell(feature="castle", tile="barn")}),
        mask(CENTRE),
    ),
    "unknown_terrain": (painted(mine(), {CENTRE: Cell(terrain="lava")}), mask(CENTRE)),
    "unknown_feature": (painted(mine(), {CENTRE: Cell(feature="airport")}), mask(CENTRE)),
    "no_site": (painted(mine(), {CENTRE: Cell(feature="cave")}), mask(CENTRE)),
    "unknown_tile": (painted(mine(), {CENTRE: Cell(feature="location", tile="x")}), mask(CENTRE)),
    "no_location_tile": (
        painted(mine(), {CENTRE: Cell(feature="location", tile="treasure")}),
        mask(CENTRE),
    ),
    "site_alone": (painted(mine(), ALONE), mask(CENTRE)),
    "nothing_buildable": (same_terrain("water"), 0),
    "name_missing": (mine(name="  "), 0),
    "id_missing": (mine(id=""), 0),
    "id_device": (mine(id="con"), 0),
    "id_pattern": (mine(id="../mine"), 0),
    "id_shipped": (painted(mine(id="oracle"), {}), 0),
    "expansion_unknown": (mine(expansion="atlantis"), 0),
    "text_long": (mine(author="x" * 201), 0),
    "too_many_nomads": (
        painted(mine(), dict.fromkeys(MAIN_GRID.hexes[:16], Cell(feature="nomad"))),
        mask(*MAIN_GRID.hexes[:16]),
    ),
}


@pytest.mark.parametrize("code", ERRORS)
def test_error(code, qapp):
    """Each error is found, marks its hexes, and has a sentence."""
    section, hexes = ERRORS[code]
    found = issues(section)[code]
    assert found.severity == "error"
    assert found.hexes == hexes
    assert errors_of(section, CATALOG)
    assert "{" not in issue_text(found, CATALOG)


def test_more_kinds_of_sites_than_letters(qapp):
    """A section with more kinds of locations than letters has no text form."""
    tiles = [tile.id for tile in CATALOG.tiles.values() if tile.kind == "location_tile"]
    cells = [Cell(feature="location", tile=tile) for tile in tiles[:27]]
    section = painted(mine(), dict(zip(MAIN_GRID.hexes, cells, strict=False)))
    found = issues(section)["too_many_kinds"]
    assert found.values == {"count": 27, "most": 26}
    assert "27" in issue_text(found, CATALOG)


def test_a_shipped_section_that_is_edited_takes_an_id_that_is_taken():
    """An unchanged shipped section may use its id; with one changed hex it would replace the
    original.
    """
    farm = CATALOG.sections["farm"]
    assert "id_shipped" not in issues(farm)
    assert "id_shipped" in issues(painted(farm, {CENTRE: GRASS}))


def test_a_section_of_the_user_may_keep_its_id(user_home):
    """The id of a user's section may be in the catalog: the section can be edited."""
    save_section(user_home / "content" / "sections" / "mine.yaml", mine(), CATALOG)
    catalog = load_catalog()
    changed = painted(mine(), {CENTRE: GRASS})
    assert "mine" in catalog.sections
    assert not errors_of(changed, catalog)


TOO_MUCH_GRASS = dict.fromkeys(MAIN_GRID.hexes[:12], GRASS)
STRAY = painted(mine(), {CENTRE: Cell(terrain="swamp")})
NO_DESERT = mine(
    cells=tuple(GRASS if c.terrain == "desert" else c for c in CATALOG.sections["farm"].cells)
)
LONELY = painted(
    same_terrain("grass"),
    {at(5, 5): LOCATION, at(8, 8): LOCATION, at(3, 8): CASTLE},
)
POCKET = painted(same_terrain("grass"), dict.fromkeys(AROUND, WATER))
WARNINGS = {
    "terrain_count": (painted(mine(), TOO_MUCH_GRASS), "grass"),
    "terrain_missing": (NO_DESERT, "desert"),
    "stray": (STRAY, "swamp"),
    "area_large": (same_terrain("grass"), "grass"),
}
SITE_WARNINGS = {
    "sites_adjacent": (painted(mine(), {at(2, 3): CASTLE}), mask(at(2, 2), at(2, 3))),
    "sites_close": (painted(mine(), {at(2, 4): CASTLE}), mask(at(2, 2), at(2, 4))),
    "site_on_rim": (painted(mine(), {at(1, 5): CASTLE}), mask(at(1, 5))),
    "few_terrains": (LONELY, mask(at(8, 8))),
    "pocket": (POCKET, mask(CENTRE)),
}


@pytest.mark.parametrize("code", WARNINGS)
def test_warning_about_terrain(code, qapp):
    """Each warning about terrain is found and names its terrain."""
    section, terrain = WARNINGS[code]
    found = [i for i in check(section, CATALOG, NORMS) if i.code == code]
    warning = next(i for i in found if i.values["terrain"] == terrain)
    assert warning.severity == "warning"
    expected = layers_of(section).terrains.get(terrain, 0)
    assert warning.hexes & expected == warning.hexes
    assert bool(warning.hexes) == (code != "terrain_missing")
    sentence = issue_text(warning, CATALOG)
    assert CATALOG.terrains[terrain].name.lower() in sentence.lower()
    assert "{" not in sentence


@pytest.mark.parametrize("code", SITE_WARNINGS)
def test_warning_about_places(code, qapp):
    """Each warning about locations marks exactly its hexes."""
    section, hexes = SITE_WARNINGS[code]
    found = [i for i in check(section, CATALOG, NORMS) if i.code == code]
    assert hexes in [issue.hexes for issue in found]
    assert all("{" not in issue_text(issue, CATALOG) for issue in found)


def test_hints_do_not_prevent_playing():
    """A section with hints can be played."""
    assert not any(errors_of(section, CATALOG) for section, _ in WARNINGS.values())


def test_too_many_and_too_few_sites(qapp):
    """Both counts of locations have a lower and an upper bound."""
    many = painted(mine(), {at(row, 5): LOCATION for row in (1, 4, 8)})
    none = mine(cells=tuple(GRASS if c.feature else c for c in CATALOG.sections["farm"].cells))
    assert {"site_count", "location_count"} <= set(issues(many))
    found = issues(none)
    assert found["site_count"].values["count"] == 0
    assert "0 locations;" in issue_text(found["site_count"], CATALOG)
    assert "0 locations with tiles;" in issue_text(found["location_count"], CATALOG)


def test_one_thing_has_a_sentence_of_its_own(qapp):
    """Sentences have a singular form, and one for an unnamed expansion."""
    values = {"terrain": "grass", "count": 1, "low": 11, "high": 20}
    one = issue_text(Issue("terrain_count", "warning", 0, values), CATALOG)
    assert one == "1 grass hex; printed sections have 11 to 20."
    ten = issue_text(Issue("terrain_count", "warning", 0, values | {"count": 10}), CATALOG)
    assert ten == "10 grass hexes; printed sections have 11 to 20."
    none = Issue("expansion_unknown", "error", 0, {"expansion": ""})
    assert issue_text(none, CATALOG) == "No expansion chosen."


def test_small_areas_are_said_by_their_size(qapp):
    """One hex, one area and several areas have different sentences."""
    swamp = Cell(terrain="swamp")
    several = painted(mine(), {CENTRE: swamp, at(9, 9): swamp})
    least = NORMS.main.smallest["swamp"]
    one = issue_text(issues(STRAY)["stray"], CATALOG)
    assert one == f"A single swamp hex; on printed sections, each area has at least {least} hexes."
    two = issue_text(issues(several)["strays"], CATALOG)
    assert two == f"2 swamp areas of fewer than {least} hexes; printed sections have none."
    values = {"terrain": "swamp", "count": 2, "areas": 1, "least": 3}
    some = issue_text(Issue("stray", "warning", 0, values), CATALOG)
    assert some == "An area of 2 swamp hexes; on printed sections, each has at least 3."


def test_a_cave_needs_a_mountain_far_from_sites(qapp):
    """A cave needs a mountain far from locations, as in the overlays, on this section alone."""
    mountain = Cell(terrain="mountain")
    near = painted(same_terrain("grass"), {at(5, 5): CASTLE, at(5, 7): mountain})
    far = painted(same_terrain("grass"), {at(5, 5): CASTLE, at(5, 8): mountain})
    warning = issues(near)["no_place"]
    assert dict(warning.values) == {"feature": "cave", "expansion": "caves"}
    assert "cave" in issue_text(warning, CATALOG)
    assert "no_place" not in issues(far)


@pytest.mark.parametrize("id_", [s.id for s in CATALOG.sections.values() if not s.is_island])
def test_the_cave_rule_is_that_of_the_game(id_):
    """On a board of four copies, except the borders, the warning agrees with `game.overlays`."""
    from kingdom_builder_qt.game import GameOptions
    from kingdom_builder_qt.game.setup.resolve import overlay_places, resolve

    others = [i for i in ("oasis", "farm", "barn", "tower") if i != id_][:3]
    options = GameOptions(
        expansions=tuple(dict.fromkeys(("base", "caves", *needs(CATALOG.sections[id_], CATALOG)))),
        sections=((id_, 0), *((other, 0) for other in others)),
    )
    edition = "new" if CATALOG.section(id_).expansion in ("new_a", "new_b") else "base"
    explicit = resolve(CATALOG, replace(options, edition=edition))
    places = overlay_places(CATALOG, explicit)
    sector = sum(1 << hex_ for hex_ in MAIN_GRID.hexes)
    on_board = any(feature == "cave" and places_ & sector for feature, places_ in places)
    if on_board:  # locations across the border can only take hexes away
        assert "no_place" not in issues(CATALOG.sections[id_])


def test_expansions_of_a_section():
    """A section needs the expansions of its terrain, locations and tiles, and its own."""
    assert needs(CATALOG.sections["farm"], CATALOG) == ()
    assert needs(CATALOG.sections["canoe"], CATALOG) == ("marshlands",)
    assert needs(CATALOG.sections["quarry"], CATALOG) == ("nomads",)
    swamp = painted(mine(), {CENTRE: Cell(terrain="swamp"), at(9, 9): Cell(feature="silo")})
    assert needs(swamp, CATALOG) == ("harvest", "marshlands")
    assert needs(mine(expansion="nomads"), CATALOG) == ("nomads",)
    lighthouse = painted(mine(), {CENTRE: Cell(feature="location", tile="lighthouse")})
    assert needs(lighthouse, CATALOG) == ("crossroads",)


def test_belonging_elsewhere_is_a_hint(qapp):
    """A base section with swamp has a hint: it is drawn only with the Marshlands."""
    warning = issues(STRAY)["other_expansion"]
    assert warning.values["expansions"] == ("marshlands",)
    assert CATALOG.expansions["marshlands"].name in issue_text(warning, CATALOG)
    assert "other_expansion" not in issues(replace(STRAY, expansion="marshlands"))


def test_islands_are_judged_as_islands():
    """Undecided places of an island are no hexes."""
    island = replace(CATALOG.sections["tree_house"], id="mine", origin="user")
    assert check(island, CATALOG, NORMS) == []
    blank = blank_section(CATALOG, is_island=True)
    codes = {i.code for i in check(blank, CATALOG, NORMS) if i.is_error}
    assert codes == {"name_missing", "id_missing", "nothing_buildable"}


def test_a_blank_section():
    """A blank section gets every issue about missing parts."""
    codes = {i.code for i in check(blank_section(CATALOG), CATALOG, NORMS) if i.is_error}
    assert codes == {"name_missing", "id_missing", "empty_hex", "nothing_buildable"}


def test_a_code_without_a_sentence_is_noticed(qapp):
    """An issue code without a sentence fails: every new check needs a sentence."""
    with pytest.raises(LookupError, match="no sentence for made_up"):
        issue_text(Issue("made_up", "warning"), CATALOG)


def test_long_ids_do_not_fill_the_screen(qapp):
    """A long id of a file is shortened in the sentence."""
    found = issues(mine(id="x" * 5000))["id_pattern"]
    assert len(issue_text(found, CATALOG)) < 300
