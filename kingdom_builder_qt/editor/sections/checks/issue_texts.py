"""The sentences for the issues found by the checks."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.editor.sections.checks.issues import Issue
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.name_texts import NameTexts, content_name

tr = translator(__name__)


class IssueTexts:
    """Returns a sentence for every `Issue`."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog
        self._names = NameTexts(catalog)

    def text(self, issue: Issue) -> str:
        """Return one or two sentences; LookupError for an unknown code."""
        count = issue.values.get("count", issue.hexes.bit_count())
        texts = self._errors(count) | self._header() | self._warnings(count)
        texts |= self._site_warnings(count) | self._board()
        code = _case(issue, texts)
        if code not in texts:
            raise LookupError(f"no sentence for {code}")
        return texts[code].format(**self._values(issue))

    def _values(self, issue: Issue) -> dict[str, Any]:
        names, values = self._names, issue.values
        found = dict(values)
        if "terrain" in values:
            found["terrain"] = names.terrain(values["terrain"])
        if "feature" in values:
            found["feature"] = names.feature(values["feature"])
        if "tile" in values:
            found["tile"] = names.tile(values["tile"])
        if "expansion" in values:
            found["expansion"] = self._expansion(values["expansion"])
        if "expansions" in values:
            found["expansions"] = names.listing([*map(self._expansion, values["expansions"])])
        if "section" in values:
            found["section"] = content_name(values["section"])
        return {key: _short(value) for key, value in found.items()}

    def _expansion(self, id_: str) -> str:
        expansion = self._catalog.expansions.get(id_)
        return content_name(expansion.name) if expansion is not None else f"“{id_}”"

    def _errors(self, count: int) -> dict[str, str]:
        return {
            "empty_hex": tr("%n hexes have no terrain.", "", count),
            "nothing_buildable": tr("There is nowhere to build."),
            "site_alone": tr("There is nowhere to build next to this location."),
            "location_without_tile": tr("This location has no tile yet. Choose one."),
            "tile_without_location": tr(
                "A hex without a location cannot have a tile. Remove {tile}."
            ),
            "unknown_terrain": tr("Unknown terrain: {terrain}."),
            "unknown_feature": tr("Unknown location: {feature}."),
            "no_site": tr(
                "The {feature} is placed on the board when a game begins. It can be part of a"
                " section only if it is marked as a location in Tiles and cards."
            ),
            "unknown_tile": tr("Unknown tile: {tile}."),
            "no_location_tile": tr("{tile} is not a location tile."),
            "too_many_nomads": tr("{count} nomad spaces, but there are only {most} nomad tiles."),
            "too_many_kinds": tr("{count} kinds of location; a section can have at most {most}."),
        }

    def _header(self) -> dict[str, str]:
        return {
            "name_missing": tr("The section needs a name."),
            "id_missing": tr("The section needs an ID."),
            "id_pattern": tr(
                "“{id}” is not a valid ID: an ID begins with a letter and consists of up to {most}"
                " lower-case letters, digits and single underscores."
            ),
            "id_device": tr("Windows reserves the name “{id}” for a device; choose another ID."),
            "id_shipped": tr("The game already has a section with the ID {id}. Choose another ID."),
            "expansion_unknown": tr("Unknown expansion: {expansion}."),
            "expansion_unknown_none": tr("No expansion chosen."),
            "text_long_name": tr("The name has {length} characters; at most {most} are allowed."),
            "text_long_author": tr(
                "The author has {length} characters; at most {most} are allowed."
            ),
            "text_long_description": tr(
                "The description has {length} characters; at most {most} are allowed."
            ),
            "text_long_licence": tr(
                "The licence has {length} characters; at most {most} are allowed."
            ),
        }

    def _warnings(self, count: int) -> dict[str, str]:
        return {
            "terrain_count": tr(
                "%n {terrain} hexes; printed sections have {low} to {high}.", "", count
            ),
            "terrain_missing": tr(
                "No {terrain}; printed sections have {low} to {high} hexes of it."
            ),
            "stray": tr(
                "An area of %n {terrain} hexes; on printed sections, each has at least {least}.",
                "",
                count,
            ),
            "strays": tr(
                "{areas} {terrain} areas of fewer than {least} hexes; printed sections have none."
            ),
            "area_large": tr(
                "An area of {count} {terrain} hexes; on printed sections, each has at most {high}."
            ),
            "pocket": tr(
                "%n hexes cannot be reached by settlements from other sections.", "", count
            ),
            "no_place": tr(
                "No hex is far enough from the locations for the {feature} ({expansion})."
            ),
            "other_expansion": tr(
                "Uses content from {expansions} but belongs to {expansion}; random boards use it"
                " only when all of these are in play."
            ),
        }

    def _site_warnings(self, count: int) -> dict[str, str]:
        return {
            "site_count": tr("%n locations; printed sections have {low} to {high}.", "", count),
            "location_count": tr(
                "%n locations with tiles; printed sections have {low} to {high}.", "", count
            ),
            "sites_adjacent": tr("Two adjacent locations; printed sections have none."),
            "sites_close": tr(
                "Two locations {distance} hexes apart; on printed sections, {least} or more."
            ),
            "site_on_rim": tr(
                "A location on the edge touches fewer hexes; printed sections have none there."
            ),
            "few_terrains": tr(
                "%n buildable terrains next to the location; most locations have {least} or more.",
                "",
                count,
            ),
        }

    def _board(self) -> dict[str, str]:
        """Return the sentences for the sections around, as shown."""
        return {
            "board_sites_close": tr(
                "On this board, two locations {distance} hexes apart across the border; on printed"
                " sections it is {least} or more."
            ),
            "board_sites_adjacent": tr("On this board, two adjacent locations across the border."),
            "board_no_place": tr(
                "On this board, no hex of the section is far enough from the locations around it"
                " for the {feature} ({expansion})."
            ),
            "board_no_place_beside": tr(
                "On this board, your locations leave no hex of {section} for the {feature}"
                " ({expansion})."
            ),
            "board_nomads": tr(
                "On this board, {count} nomad spaces, but there are only {most} nomad tiles. It"
                " cannot be played."
            ),
        }


def _case(issue: Issue, texts: Collection[str]) -> str:
    """Return the code of the sentence: of a field, for a missing value, or general."""
    ending = "_none" if issue.values.get("expansion") == "" else ""
    if "field" in issue.values:
        ending = f"_{issue.values['field']}"
    return issue.code + ending if issue.code + ending in texts else issue.code


def _short(value: Any) -> Any:
    return f"{value[:80]}…" if isinstance(value, str) and len(value) > 80 else value


def issue_text(issue: Issue, catalog: Catalog) -> str:
    """Return the sentence for one issue."""
    return IssueTexts(catalog).text(issue)
