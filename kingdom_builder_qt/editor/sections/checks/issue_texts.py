"""What the checks found, as sentences that say what to do."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.describe.filter_words import with_article
from kingdom_builder_qt.editor.sections.checks.issues import Issue
from kingdom_builder_qt.ui.desktop.style.texts import Texts
from kingdom_builder_qt.ui.words.name_texts import NameTexts, content_name


class IssueTexts(Texts):
    """Turns every `Issue` into a sentence."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog
        self._names = NameTexts(catalog)

    def text(self, issue: Issue) -> str:
        """Return one or two sentences; LookupError for a code without one."""
        texts = self._errors() | self._header() | self._warnings() | self._site_warnings()
        texts |= self._board() | self._single()
        code = _case(issue, texts)
        if code not in texts:
            raise LookupError(f"no sentence for {code}")
        return texts[code].format(**self._values(issue))

    def _values(self, issue: Issue) -> dict[str, Any]:
        names, values = self._names, issue.values
        found = {**values, "hexes": issue.hexes.bit_count()}
        if "terrain" in values:  # with a capital where it begins the sentence
            found["terrain"] = names.terrain(values["terrain"])
            found["A_terrain"] = _with_capital(with_article(found["terrain"]))
        if "feature" in values:
            found["feature"] = names.feature(values["feature"])
            found["a_feature"] = with_article(found["feature"])
        if "tile" in values:
            found["tile"] = names.tile(values["tile"])
        if "expansion" in values:
            found["expansion"] = self._expansion(values["expansion"])
        if "expansions" in values:
            found["expansions"] = names.listing([*map(self._expansion, values["expansions"])])
        if "section" in values:
            found["section"] = content_name(values["section"])
        if "field" in values:
            found["field"] = self._fields()[values["field"]]
        return {key: _short(value) for key, value in found.items()}

    def _expansion(self, id_: str) -> str:
        expansion = self._catalog.expansions.get(id_)
        return content_name(expansion.name) if expansion is not None else f"“{id_}”"

    def _fields(self) -> dict[str, str]:
        return {
            "name": self.tr("name"),
            "author": self.tr("author"),
            "description": self.tr("description"),
            "licence": self.tr("licence"),
        }

    def _errors(self) -> dict[str, str]:
        """Return what is wrong with hexes."""
        return {
            "empty_hex": self.tr("Hexes without terrain: {hexes}."),
            "nothing_buildable": self.tr("No hex can be built on."),
            "site_alone": self.tr("No hex beside this site can be built on."),
            "location_without_tile": self.tr("This location has no tile yet: choose one."),
            "tile_without_location": self.tr("Only a location has a tile: remove {tile}."),
            "unknown_terrain": self.tr("Unknown terrain: {terrain}."),
            "unknown_feature": self.tr("Unknown site: {feature}."),
            "no_site": self.tr(
                "A {feature} is placed on the board when a game begins; it is not part of"
                " a section."
            ),
            "unknown_tile": self.tr("Unknown tile: {tile}."),
            "no_location_tile": self.tr("{tile} is not a location tile."),
            "too_many_nomads": self.tr(
                "{count} nomad spaces, but there are only {most} nomad tiles."
            ),
            "too_many_kinds": self.tr("{count} kinds of site; a section can have at most {most}."),
        }

    def _header(self) -> dict[str, str]:
        """Return what is wrong with the properties."""
        return {
            "name_missing": self.tr("The section needs a name."),
            "id_missing": self.tr("The section needs an id."),
            "id_pattern": self.tr(
                "“{id}” is not a valid id: an id begins with a letter and consists of up to {most}"
                " lower-case letters, digits and single underscores."
            ),
            "id_device": self.tr(
                "Windows reserves the name “{id}” for a device: choose another id."
            ),
            "id_shipped": self.tr(
                "A section that comes with the game has the id {id}: choose another id."
            ),
            "expansion_unknown": self.tr("Unknown expansion: {expansion}."),
            "text_long": self.tr(
                "The {field} has {length} characters; at most {most} are allowed."
            ),
        }

    def _warnings(self) -> dict[str, str]:
        """Return what is unusual about the land."""
        return {
            "terrain_count": self.tr(
                "{count} {terrain} hexes; printed sections have {low} to {high}."
            ),
            "terrain_missing": self.tr(
                "No {terrain}; printed sections have {low} to {high} hexes of it."
            ),
            "stray": self.tr(
                "{A_terrain} area of {count} hexes; on printed sections, each has at least {least}."
            ),
            "strays": self.tr(
                "{areas} small {terrain} areas; on printed sections, each has at least {least}"
                " hexes."
            ),
            "area_large": self.tr(
                "{A_terrain} area of {count} hexes; printed sections have up to {high}."
            ),
            "pocket": self.tr(
                "{count} hexes cannot be reached by settlements from other sections."
            ),
            "no_place": self.tr(
                "No hex is far enough from the sites to hold {a_feature} ({expansion})."
            ),
            "other_expansion": self.tr(
                "Uses content from {expansions} but belongs to {expansion}; random boards use it"
                " only when all of these are in play."
            ),
        }

    def _site_warnings(self) -> dict[str, str]:
        """Return what is unusual about the sites."""
        return {
            "site_count": self.tr("{count} sites; printed sections have {low} to {high}."),
            "location_count": self.tr("{count} locations; printed sections have {low} to {high}."),
            "sites_adjacent": self.tr("Two sites side by side; printed sections have none."),
            "sites_close": self.tr(
                "Two sites {distance} hexes apart; on printed sections, {least} or more."
            ),
            "site_on_rim": self.tr(
                "A site on the rim touches fewer hexes; printed sections have none there."
            ),
            "few_terrains": self.tr(
                "{count} buildable terrains next to the location; most locations have {least} or"
                " more."
            ),
        }

    def _board(self) -> dict[str, str]:
        """Return what is unusual about the board around the section as it is shown."""
        return {
            "board_sites_close": self.tr(
                "On this board, two sites {distance} hexes apart across the border; on printed"
                " sections it is {least} or more."
            ),
            "board_sites_adjacent": self.tr(
                "On this board, two sites side by side across the border."
            ),
            "board_no_place": self.tr(
                "On this board, no hex of the section is far enough from the sites beside it to"
                " hold {a_feature} ({expansion})."
            ),
            "board_no_place_beside": self.tr(
                "On this board, your sites leave no hex of {section} to hold {a_feature}"
                " ({expansion})."
            ),
            "board_nomads": self.tr(
                "On this board, {count} nomad spaces, but there are only {most} nomad tiles: it"
                " cannot be played."
            ),
        }

    def _single(self) -> dict[str, str]:
        """Return the sentences about one thing, where they differ from those about several."""
        return {
            "terrain_count_one": self.tr("1 {terrain} hex; printed sections have {low} to {high}."),
            "stray_one": self.tr(
                "{A_terrain} area of one hex; on printed sections, each has at least {least} hexes."
            ),
            "pocket_one": self.tr("1 hex cannot be reached by settlements from other sections."),
            "site_count_one": self.tr("1 site; printed sections have {low} to {high}."),
            "location_count_one": self.tr("1 location; printed sections have {low} to {high}."),
            "few_terrains_one": self.tr(
                "1 buildable terrain next to the location; most locations have {least} or more."
            ),
            "expansion_unknown_none": self.tr("No expansion chosen."),
        }


def _case(issue: Issue, texts: Collection[str]) -> str:
    """Return the code, or that of its sentence about one thing or about nothing."""
    ending = "_one" if issue.values.get("count") == 1 else ""
    if issue.values.get("expansion") == "":
        ending = "_none"
    return issue.code + ending if issue.code + ending in texts else issue.code


def _with_capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _short(value: Any) -> Any:
    """Cut what somebody wrote into a file and what would fill the screen."""
    return f"{value[:80]}…" if isinstance(value, str) and len(value) > 80 else value


def issue_text(issue: Issue, catalog: Catalog) -> str:
    """Return the sentence for one issue."""
    return IssueTexts(catalog).text(issue)
