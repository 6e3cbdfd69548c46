"""What the checks found, as sentences that say what to do."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.editor.checks.issues import Issue
from kingdom_builder_qt.ui.words.names import NameTexts, content_name


class IssueTexts(QObject):
    """Turns every `Issue` into a sentence."""

    def __init__(self, catalog: Catalog) -> None:
        super().__init__()
        self._catalog = catalog
        self._names = NameTexts(catalog)

    def text(self, issue: Issue) -> str:
        """Return one or two sentences; LookupError for a code without one."""
        texts = self._errors() | self._header() | self._warnings() | self._site_warnings()
        if issue.code not in texts:
            raise LookupError(f"no sentence for {issue.code}")
        return texts[issue.code].format(**self._values(issue))

    def _values(self, issue: Issue) -> dict[str, Any]:
        names, values = self._names, issue.values
        found = {**values, "hexes": issue.hexes.bit_count()}
        if "terrain" in values:  # with a capital where it begins the sentence
            found["terrain"] = names.terrain(values["terrain"])
            found["Terrain"] = names.terrain(values["terrain"], in_sentence=False)
        if "feature" in values:
            found["feature"] = names.feature(values["feature"])
        if "tile" in values:
            found["tile"] = names.tile(values["tile"])
        if "expansion" in values:
            found["expansion"] = self._expansion(values["expansion"])
        if "expansions" in values:
            found["expansions"] = names.listing([*map(self._expansion, values["expansions"])])
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
            "nothing_buildable": self.tr("There is no hex to build on."),
            "site_alone": self.tr("No hex beside this site can be built on."),
            "location_without_tile": self.tr("This location has no tile yet: choose one."),
            "tile_without_location": self.tr("Only a location has a tile: take {tile} away."),
            "unknown_terrain": self.tr("There is no terrain {terrain} here."),
            "unknown_feature": self.tr("There is no site {feature} here."),
            "no_site": self.tr(
                "A {feature} is laid on the board when a game begins; it is not part of a section."
            ),
            "unknown_tile": self.tr("There is no tile {tile} here."),
            "no_location_tile": self.tr("{tile} is no tile of a location."),
            "too_many_nomads": self.tr(
                "{count} nomad spaces, but there are only {most} nomad tiles."
            ),
            "too_many_kinds": self.tr("{count} kinds of sites: a section can tell {most} apart."),
        }

    def _header(self) -> dict[str, str]:
        """Return what is wrong with the properties."""
        return {
            "name_missing": self.tr("The section needs a name."),
            "id_missing": self.tr("The section needs an id."),
            "id_pattern": self.tr(
                "{id} is no id: use lower case letters, digits and single underscores."
            ),
            "id_device": self.tr(
                "Windows reserves the name “{id}” for a device: choose another id, so that the file"
                " can be used everywhere."
            ),
            "id_shipped": self.tr(
                "A section that comes with the game has the id {id}: choose another one."
            ),
            "expansion_unknown": self.tr("There is no expansion {expansion} here."),
            "text_long": self.tr("The {field} has {length} letters, at most {most}."),
        }

    def _warnings(self) -> dict[str, str]:
        """Return what is unusual about the land."""
        return {
            "terrain_count": self.tr(
                "Hexes of {terrain}: {count}; other sections have {low} to {high}."
            ),
            "terrain_missing": self.tr(
                "No {terrain}; other sections have {low} to {high} hexes of it."
            ),
            "stray": self.tr("{Terrain} in an area smaller than {least}, as on no other section."),
            "area_large": self.tr(
                "{Terrain} in one area of {count}; other sections have up to {high}."
            ),
            "pocket": self.tr(
                "Hexes that settlements of other sections cannot grow into: {count}."
            ),
            "no_place": self.tr(
                "The {feature} of {expansion} cannot lie here: no hex is far enough from all sites."
            ),
            "other_expansion": self.tr(
                "Shows things of {expansions}, but belongs to {expansion}: drawn at random only"
                " where all of them are played."
            ),
        }

    def _site_warnings(self) -> dict[str, str]:
        """Return what is unusual about the sites."""
        return {
            "site_count": self.tr("Sites: {count}; other sections have {low} to {high}."),
            "location_count": self.tr("Locations: {count}; other sections have {low} to {high}."),
            "sites_adjacent": self.tr("Two sites side by side, as on no other section."),
            "sites_close": self.tr(
                "Two sites {distance} hexes apart; on other sections it is {least} or more."
            ),
            "site_on_rim": self.tr(
                "A site on the rim, where other sections have none: it touches fewer hexes."
            ),
            "few_terrains": self.tr(
                "Terrains to build on beside the location: {count}; most have {least} or more."
            ),
        }


def _short(value: Any) -> Any:
    """Cut what somebody wrote into a file and what would fill the screen."""
    return f"{value[:80]}…" if isinstance(value, str) and len(value) > 80 else value


def issue_text(issue: Issue, catalog: Catalog) -> str:
    """Return the sentence for one issue."""
    return IssueTexts(catalog).text(issue)
