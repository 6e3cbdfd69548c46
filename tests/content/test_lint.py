"""Lint passes that the broken files cannot cover."""

import shutil
from pathlib import Path
from time import process_time

import pytest

from kingdom_builder_qt.content import Catalog, entry_files, load_catalog, paths
from kingdom_builder_qt.content.lint import PASSES
from kingdom_builder_qt.content.rule_pages import load_pages
from kingdom_builder_qt.content.sections import section_text
from kingdom_builder_qt.core.board import Cell, Section
from tests.content.support import errors, load_with, user_file


def test_every_lint_module_is_registered() -> None:
    """An unregistered pass would never run."""
    folder = Path(__file__).parents[2] / "kingdom_builder_qt" / "content" / "lint"
    modules = {path.stem for path in folder.glob("*.py")} - {"__init__"}

    assert modules == {check.__module__.rpartition(".")[2] for check in PASSES}


def test_missing_pictures_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each shipped tile and card without its picture is a warning; user content needs none."""
    for name in ("tiles", "cards"):
        (tmp_path / "resources" / name).mkdir(parents=True)
    (tmp_path / "resources" / "tiles" / "farm.svg").touch()
    monkeypatch.setattr(paths, "resources", lambda: tmp_path / "resources")
    loaded = load_with(
        tmp_path / "user",
        "scoring",
        "rich: {kind: scoring_card, name: R, text: T., score: {pay: {per_unit: 9}}}\n",
    )
    missing = [problem.message for problem in loaded.problems]

    tiles = [tile for tile in loaded.tiles.values() if tile.id != "farm"]
    cards = [card for card in loaded.cards.values() if card.id != "rich"]
    assert len(missing) == len(tiles) + len(cards)
    assert "the picture resources/tiles/canoe_bonus.svg is missing" in missing
    assert "the picture resources/tiles/silo_action.svg is missing" in missing
    assert "the picture resources/tiles/oracle.svg is missing" in missing
    assert "rich" in loaded.cards


def test_content_without_pictures_at_all_is_no_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server or a bare checkout has no pictures and needs none."""
    monkeypatch.setattr(paths, "resources", lambda: Path("/nowhere"))

    assert load_catalog(None).problems == ()


def test_copied_section_is_named(tmp_path: Path, catalog: Catalog) -> None:
    """A second section with the same hexes and name is probably a forgotten copy."""
    farm = catalog.sections["farm"]
    text = section_text(Section("copy", "Farm", "base", farm.cells), catalog.terrains)
    loaded = load_with(tmp_path, "sections", text, "copy")

    assert {"the same hexes as 'farm'", "the same name as 'farm'"} == {
        problem.message for problem in loaded.problems
    }


def test_unused_terrain_is_named(tmp_path: Path) -> None:
    """Terrain on no section is a warning, and is loaded."""
    loaded = load_with(tmp_path, "terrain", 'lava: {name: Lava, letter: l, colour: "#aa2200"}\n')

    assert [p.message for p in loaded.problems] == ["no section has the terrain 'lava'"]
    assert not loaded.terrains["lava"].buildable


def test_action_that_nothing_brings_is_named(tmp_path: Path) -> None:
    """A standing action of a terrain on no section is a warning."""
    user_file(tmp_path, "terrain", 'lava: {name: Lava, letter: l, colour: "#aa2200"}\n')
    action = "action: {build: {to: {terrain: lava}, adjacency: required}}"
    loaded = load_with(
        *(tmp_path, "tiles"),
        "burn: {kind: standing_action, name: Burn, text: T., brought_by: {terrain: lava}, "
        f"{action}}}\n",
    )

    assert [p.message for p in loaded.problems] == [
        "this action is never available: no section has 'lava'",
        "no section has the terrain 'lava'",
    ]
    assert loaded.tiles["burn"].brought_by == "lava"


def test_feature_that_is_laid_may_stand_in_no_section(tmp_path: Path, catalog: Catalog) -> None:
    """The user's entry is skipped, whether the section or the expansion, never the shipped one."""
    (tmp_path / "features.yaml").write_text("well: {name: Well}\n", encoding="utf-8")
    cells = (Cell(feature="well"), *catalog.section("farm").cells[1:])
    text = section_text(Section("wells", "Wells", "mine", cells, "user"), catalog.terrains)
    user_file(tmp_path, "sections", text, "wells")
    on = "overlays:\n  - {feature: well, on: {terrain: grass}}\n"
    loaded = load_with(tmp_path, "expansion", f"name: Mine\ntext: Mine.\n{on}")

    assert ["well" in p.message for p in errors(loaded)] == [True]
    assert "wells" not in loaded.sections
    assert "mine" in loaded.expansions


def test_too_few_nomad_tiles_and_task_cards_are_named(tmp_path: Path) -> None:
    """Expansions whose set-up may need more components than exist are warnings."""
    shutil.copytree(paths.board_data(), tmp_path / "data")
    tiles = tmp_path / "data" / "nomads" / "tiles.yaml"
    text = tiles.read_text(encoding="utf-8").replace("copies: 2", "copies: 1")
    tiles.write_text(text[: text.index("donation:")] + text[text.index("resettlement:") :])
    cards = tmp_path / "data" / "crossroads" / "scoring.yaml"
    text = cards.read_text(encoding="utf-8")
    cards.write_text(text[: text.index("road:")], encoding="utf-8")

    assert [
        (p.severity, p.message) for p in load_catalog(None, root=tmp_path / "data").problems
    ] == [
        ("warning", "a game may draw 4 task cards, but there are 2"),
        ("warning", "four sections have up to 6 nomad spaces, but there are 4 nomad tiles"),
    ]


def test_entries_of_an_unknown_expansion_are_left_out(tmp_path: Path) -> None:
    """A folder that is neither shipped nor has an expansion.yaml belongs to no expansion."""
    path = user_file(tmp_path, "tiles", "spa: {}\n")
    path.parent.rename(tmp_path / "bass")
    loaded = load_catalog(tmp_path)

    assert any("unknown expansion 'bass'" in problem.message for problem in loaded.problems)


def tile(
    id_: str,
    kind: str = "location_tile",
    text: str = "T.",
    terrain: str = "grass",
    more: str = "",
) -> str:
    """Return the entry of a tile; `more` is a line at its end."""
    action = f"{{build: {{to: {{terrain: {terrain}}}}}}}"
    lines = [f"{id_}:", f"kind: {kind}", f"name: {id_}", f'text: "{text}"', f"action: {action}"]
    return "\n  ".join([*lines, more] if more else lines) + "\n"


MANY = {
    "sound": tile,
    "bonus tiles": lambda id_: tile(id_, kind="bonus_tile"),
    "unknown tiles": lambda id_: tile(id_, more=f"bonus: no_{id_}"),
    "unknown features": lambda id_: tile(id_, text=f"{{no_{id_}? x}}"),
    "unknown terrains": lambda id_: tile(id_, terrain=f"no_{id_}"),
    "unknown keys": lambda id_: tile(id_, more=f"no_{id_}: 1"),
    "unknown kinds": lambda id_: tile(id_, kind=f"no_{id_}"),
}
MANY_SECONDS = 8.0  # of the processor; quadratic work took half a minute


@pytest.mark.parametrize("name", MANY)
def test_thousands_of_entries_take_seconds(name: str, tmp_path: Path) -> None:
    """Valid or not, no entry is compared with each of the others."""
    for folder in ("one", "two"):
        entries = (MANY[name](f"{folder}{number}") for number in range(2000))
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "expansion.yaml").write_text("name: Mine\n", encoding="utf-8")
        (tmp_path / folder / "tiles.yaml").write_text("".join(entries), encoding="utf-8")
    began = process_time()
    loaded = load_catalog(tmp_path)
    assert process_time() - began < MANY_SECONDS
    assert len(loaded.problems) >= 4000


def test_pages_of_thousands_of_unknown_entries_take_seconds(
    tmp_path: Path, catalog: Catalog
) -> None:
    """Suggestions have a budget of comparisons, which is ample for typing errors."""
    pages = "".join(f"  no_{number}: {{rulings: [R-10]}}\n" for number in range(5000))
    (tmp_path / "pages.yaml").write_text(f"tiles:\n{pages}", encoding="utf-8")
    began = process_time()
    loaded = load_pages(catalog, tmp_path)
    assert process_time() - began < MANY_SECONDS
    assert any("unknown 'no_1' in tiles" in problem.message for problem in loaded.problems)


def test_a_mistyped_name_has_a_suggestion_whatever_follows(tmp_path: Path) -> None:
    """The first problems have their suggestions."""
    entries = tile("first", terrain="gras") + "".join(
        tile(f"a{number}", terrain=f"no_{number}") for number in range(1000)
    )
    loaded = load_with(tmp_path, "tiles", entries)
    (first,) = [problem for problem in loaded.problems if "'gras'" in problem.message]
    assert first.suggestion == "did you mean 'grass'?"


def test_more_entries_than_any_game_needs_are_not_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The files after the limit are reported, so that a huge folder cannot fill the memory."""
    monkeypatch.setattr(entry_files, "MAX_ENTRIES", len(load_catalog(None).tiles))
    loaded = load_with(tmp_path, "tiles", tile("mine"))
    said = [problem for problem in errors(loaded) if problem.file.startswith(str(tmp_path))]
    assert [problem.message.partition(":")[0] for problem in said] == ["not read"]
    assert "mine" not in loaded.tiles
