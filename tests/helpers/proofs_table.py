"""The table of proofs: every component of the rulebooks, its definition and its tests.

The components are read from the content and the tests, so that none can be listed twice, forgotten
or out of date. `python3 dev.py proofs` writes build/reports/proofs.md.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from kingdom_builder_qt.core.entries import Tile
from kingdom_builder_qt.core.rules import HOUSE_RULES
from tests.campaigns.reports import REPORTS
from tests.helpers.builders import catalog
from tests.helpers.entry_cases import cases_of

ROOT = Path(__file__).parents[2]
PAGE = REPORTS / "proofs.md"
CASES = 3  # of an entry, at least

# Tests by kind and id; "*" stands for every component of the kind.
PROOFS: dict[str, dict[str, str]] = {
    "terrains": {
        "*": "test_terrain_letters_and_what_can_be_built_on",
        "grass": "test_farm_builds_on_grass",
        "canyon": "test_lodge_and_monastery_build_on_their_terrain",
        "desert": "test_oasis_builds_on_desert",
        "flower": "test_garden_builds_on_flower_fields",
        "forest": "test_lodge_and_monastery_build_on_their_terrain",
        "swamp": "test_a_side_of_a_swamp_card_is_chosen test_swamp_is_no_water",
        "farmland": "test_farmland_is_buildable_for_tiles_that_name_no_terrain",
        "water": "test_water_mountains_and_sites_are_never_built_on test_harbor_moves_to_water",
        "mountain": "test_water_mountains_and_sites_are_never_built_on"
        " test_donated_water_and_mountains_score_as_what_they_are",
    },
    "features": {
        "*": "test_features_are_laid_where_the_rules_say",
        "location": "test_a_build_takes_a_tile_from_every_neighbouring_location"
        " test_an_empty_location_still_is_a_site",
        "castle": "test_water_mountains_and_sites_are_never_built_on",
        "nomad": "test_a_nomad_space_is_a_site_but_no_castle",
        "palace": "test_a_palace_is_a_site_that_nobody_builds_on",
        "silo": "test_a_silo_is_a_site test_silo_actions_go_round_from_the_start_player",
        "cave": "test_caves_lie_on_mountains_far_from_sites test_a_cave_is_a_mountain_hex",
        "capitol": "test_a_capitol_lies_on_a_castle_of_harbor_and_oracle",
    },
    "pieces": {
        "*": "test_pieces_are_as_in_the_rules",
        "settlement": "test_set_up_of_the_first_game",
        "stone_wall": "test_there_are_twenty_five_walls",
        "warrior": "test_nothing_comes_next_to_a_warrior",
        "wagon": "test_the_wagon_is_placed_moved_or_taken_back",
        "ship": "test_the_ship_is_placed_moved_or_taken_back",
        "city_hall": "test_the_city_hall_comes_once_and_stays",
        "scout": "test_scouts_count_as_own_settlements_until_the_turn_ends",
    },
    "counters": {
        "number_tile": "test_the_number_tiles_are_ten_and_five_for_each",
        "mayors_mark": "test_the_first_in_a_row_only_and_for_good",
        "summary": "test_text_says_what_the_entry_does",
        "selection_tile": "test_selection_tiles_decide_what_the_locations_give",
        "castle_tile": "test_a_castle_tile_makes_a_castle_of_a_location",
        "start_tile": "test_players_take_turns_clockwise_from_the_start_player",
        "gold_marker": "test_red_cards_pay_during_the_game_and_not_at_its_end",
    },
    "terrain_cards": {
        "*": "test_every_player_holds_one_card_of_twenty_five",
        "swamp_": "test_swamp_cards_offer_two_terrains test_a_side_of_a_swamp_card_is_chosen",
    },
    "location_tile": {"*": "test_tiles_act_as_in_the_rules"},
    "bonus_tile": {"*": "test_the_second_tile_of_a_kind_brings_the_bonus"},
    "nomad_tile": {"*": "test_nomad_tiles_are_fifteen"},
    "standing_action": {
        "farmland_action": "test_the_farmland_action_belongs_to_everybody_once_a_turn",
        "silo_action": "test_one_silo_action_builds_or_moves_up_to_three",
        "cave_action": "test_everybody_moves_once_a_turn_from_cave_to_cave",
    },
    "scoring_card": {"*": "test_cards_pay_as_in_the_rules"},
    "task_card": {"*": "test_one_task_card_per_section_of_crossroads"},
    "feature_score": {"*": "test_cards_pay_as_in_the_rules"},
    "house_rules": {
        "own_tiles_only": "test_pieces_are_moved_by_their_own_tiles_only",
        "any_terrain_for_twins": "test_two_identical_cards_stand_for_any_terrain",
        "lords_need_settlement": "test_lords_pay_nothing_for_nothing",
        "lords_out": "test_lords_can_be_left_out",
        "draw_at_start": "test_cards_are_drawn_at_the_start_of_the_turn",
        "open_hands": "test_open_hands_are_seen_by_everybody",
        "*": "test_every_house_rule_can_be_chosen",
    },
    "variants": {
        "first_game": "test_set_up_of_the_first_game",
        "nomads": "test_expansions_bring_what_they_say",
        "crossroads": "test_expansions_bring_what_they_say",
        "marshlands": "test_components_are_as_many_as_printed",
        "harvest": "test_components_are_as_many_as_printed",
        "capitol": "test_the_capitol_pays_besides_its_castle",
        "caves": "test_a_section_without_mountain_has_no_cave",
        "island": "test_the_island_is_reached_where_adjacency_does_not_tie",
        "new_a": "test_the_new_edition_is_played_with_its_own_sections",
        "new_b": "test_the_new_edition_is_played_with_its_own_sections",
        "beautiful_castles": "test_beautiful_castles_takes_two_sections",
        "*": "test_both_engines_agree_with_everything_mixed",
    },
}
TITLES = {
    "terrains": "Terrain",
    "features": "Features of the board",
    "pieces": "Pieces",
    "counters": "Other components",
    "terrain_cards": "Terrain cards",
    "location_tile": "Location tiles",
    "bonus_tile": "Bonus tiles",
    "nomad_tile": "Nomad tiles",
    "standing_action": "Actions without a tile",
    "scoring_card": "Kingdom Builder cards",
    "task_card": "Task cards",
    "feature_score": "Features that pay in every game",
    "sections": "Sections",
    "variants": "Editions, expansions and variants",
    "house_rules": "House rules",
}
HEAD = (
    "# Proofs\n\n"
    "Every component of the five rulebooks: where it is defined and which test proves it. "
    "Generated from the content and the tests by\n"
    "`python3 dev.py proofs`; `tests/test_proofs.py` fails when a component has "
    "no proof or a proof does not exist.\n\n"
    "*Cases* are drawn positions with the targets or the gold that the rules ask for "
    "(`tests/data/entries`). Besides, whole games of all of it are compared move by\n"
    "move with a second engine written for the rules alone (`tests/core/test_lockstep.py`), and "
    "`python3 dev.py games` plays random games with checks.\n"
)
# Components without an entry in the content: name, set, and file that implements them.
COUNTERS = {
    "number_tile": ("Number tile", "harvest", "core/specials.py"),
    "mayors_mark": ("Mark of Mayors", "harvest", "core/specials.py"),
    "summary": ("Summary", "base", "content/describe/entry_words.py"),
    "selection_tile": ("Selection tile", "new edition", "game/setup/resolve.py"),
    "castle_tile": ("Castle tile", "new edition", "game/setup/resolve.py"),
    "start_tile": ("Start tile", "base", "core/rules.py"),
    "gold_marker": ("Gold marker", "base", "core/state.py"),
}


@dataclass(frozen=True)
class Row:
    """One component and its proofs; `cases` counts those of an entry."""

    kind: str
    id: str
    name: str
    brought_by: str
    file: str
    tests: tuple[str, ...] = ()
    cases: int | None = None

    def __str__(self) -> str:
        """Return the line of the table."""
        proofs = [] if self.cases is None else [f"{self.cases} cases (`entries/{self.id}.yaml`)"]
        proofs += [f"`{test}`" for test in self.tests]
        return f"| {self.name} | {self.brought_by} | `{self.file}` | {', '.join(proofs)} |"


def rows() -> list[Row]:
    """Return all components, in the order of the page."""
    found = [*_parts(), *_counters(), *_terrain_cards(), *_entries(), *_sections()]
    found += [*_variants(), *_house_rules()]
    order = {kind: place for place, kind in enumerate(TITLES)}
    return sorted(found, key=lambda row: order[row.kind])


def page() -> str:
    """Return the whole page as Markdown."""
    lines = [HEAD, *_summary()]
    for kind, title in TITLES.items():
        lines += [f"\n## {title}\n", "| component | set | defined in | proved by |"]
        lines += ["| --- | --- | --- | --- |", *(str(row) for row in rows() if row.kind == kind)]
    return "\n".join(lines) + "\n"


def _summary() -> Iterator[str]:
    """Return the numbers of the sets, which a test compares with the printed ones."""
    sets = [expansion.id for expansion in catalog().listed()]
    found = rows()
    yield "| set | sections | location tiles | bonus tiles | nomad tiles | cards | tasks |"
    yield "| --- " * 7 + "|"
    kinds = ("sections", "location_tile", "bonus_tile", "nomad_tile", "scoring_card", "task_card")
    for id_ in sets:
        counts = [sum(r.kind == kind and r.brought_by == id_ for r in found) for kind in kinds]
        yield f"| {id_} | " + " | ".join(str(count or "") for count in counts) + " |"
    yield "\nKinds of tiles are counted here; how many there are of each kind is compared in"
    yield "`test_location_tiles_are_as_many_as_printed` and `test_nomad_tiles_are_fifteen`."


def _proofs(kind: str, id_: str) -> tuple[str, ...]:
    """Return the tests of a component: its own, then those of its kind."""
    table = PROOFS.get(kind, {})
    texts = [text for key, text in table.items() if key == id_ or (key[-1] == "_" and key in id_)]
    texts += [table["*"]] if "*" in table else []
    return tuple(dict.fromkeys(" ".join(texts).split()))


def _row(kind: str, id_: str, name: str, brought_by: str, file: str, **more: Any) -> Row:
    return Row(kind, id_, name, brought_by, file, _proofs(kind, id_), **more)


def _parts() -> Iterator[Row]:
    """Return terrains, features and pieces."""
    content = catalog()
    tables: dict[str, tuple[Mapping[str, Any], str]] = {
        "terrains": (content.terrains, "board_data/terrain.yaml"),
        "features": (content.features, "board_data/features.yaml"),
        "pieces": (content.pieces, "board_data/pieces.yaml"),
    }
    for kind, (entries, file) in tables.items():
        for id_, entry in entries.items():
            yield _row(kind, id_, entry.name, ORIGINS.get(id_, "base"), file)


# Sets that bring a terrain, a feature or a piece; all others are in the base game.
ORIGINS = {
    **dict.fromkeys(("nomad", "stone_wall"), "nomads"),
    **dict.fromkeys(("warrior", "wagon", "ship", "city_hall"), "crossroads"),
    **dict.fromkeys(("swamp", "palace"), "marshlands"),
    **dict.fromkeys(("farmland", "silo", "scout"), "harvest"),
    "cave": "caves",
    "capitol": "capitol",
}


def _counters() -> Iterator[Row]:
    for id_, (name, brought_by, file) in COUNTERS.items():
        yield _row("counters", id_, name, brought_by, f"kingdom_builder_qt/{file}")


def _terrain_cards() -> Iterator[Row]:
    for expansion in catalog().listed():
        for card in expansion.terrain_cards:
            name = f"{card.name} ({card.copies})"
            yield _row("terrain_cards", card.id, name, expansion.id, _folder(expansion.id))


def _entries() -> Iterator[Row]:
    """Return tiles and cards, each with its cases."""
    content = catalog()
    shipped = [("tile", e) for e in content.tiles.values()]
    shipped += [("card", e) for e in content.cards.values()]  # type: ignore[misc]
    for kind, entry in shipped:
        if (kind, entry.id) in content.user_entries:
            continue
        file = "tiles.yaml" if isinstance(entry, Tile) else "scoring.yaml"
        yield _row(
            entry.kind,
            entry.id,
            entry.name,
            entry.expansion,
            f"board_data/{entry.expansion}/{file}",
            cases=len(cases_of(entry.id)),
        )


def _sections() -> Iterator[Row]:
    content = catalog()
    for id_, section in content.sections.items():
        if section.origin == "user":
            continue
        file = content.section_files[id_].relative_to(ROOT).as_posix()
        test = COUNTED.get(id_)
        tests = (f"{test}[{id_}]",) if test else ()
        yield Row("sections", id_, section.name, section.expansion, file, tests)


def _counted() -> dict[str, str]:
    """Return the test that counts the hexes of each section: those with a line in its table."""
    found = {}
    for file, test in (
        ("test_shipped.py", "test_section_has_the_printed_counts"),
        ("test_shipped_sections.py", "test_section_has_the_planned_counts"),
    ):
        text = (ROOT / "tests" / "content" / file).read_text(encoding="utf-8")
        (table,) = re.findall(r"(?ms)^COUNTS = \{\n(.*?)^\}", text)
        found |= dict.fromkeys(re.findall(r'(?m)^    "(\w+)":', table), test)
    return found


COUNTED = _counted()


def _variants() -> Iterator[Row]:
    base = _folder("base")
    yield _row("variants", "first_game", "First game", "base", base)
    for expansion in catalog().listed():
        if expansion.id != "base":
            file = _folder(expansion.id)
            yield _row("variants", expansion.id, expansion.name, expansion.id, file)
    file = "kingdom_builder_qt/game/setup/resolve.py"
    yield _row("variants", "beautiful_castles", "Beautiful castles", "new edition", file)


def _folder(expansion: str) -> str:
    return f"board_data/{expansion}/expansion.yaml"


def _house_rules() -> Iterator[Row]:
    for rule in HOUSE_RULES:
        name = rule.replace("_", " ").capitalize()
        yield _row("house_rules", rule, name, "option", "kingdom_builder_qt/core/rules.py")


@cache
def known_tests() -> frozenset[str]:
    """Return the names of all test functions, without those of the reference engine."""
    found = set()
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        if "helpers_tests" not in path.parts:
            tree = ast.parse(path.read_text(encoding="utf-8"))
            found |= {n.name for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)}
    return frozenset(name for name in found if name.startswith("test_"))


if __name__ == "__main__":
    REPORTS.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")
    sys.stdout.write(f"{PAGE.relative_to(ROOT)}: {len(rows())} components\n")
