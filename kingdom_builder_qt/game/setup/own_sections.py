"""Sections that do not come with the program, inside the options of a game that is played on them.

A game carries their text: it can be loaded after the section was drawn differently or thrown away,
and on another computer; worker processes know it, too, without reading a file.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Section
from kingdom_builder_qt.core.errors import SetupError, quoted
from kingdom_builder_qt.game.setup.options import GameOptions


@lru_cache(maxsize=16)
def _with(catalog: Catalog, texts: tuple[str, ...]) -> Catalog:
    own = {section.id: section for section in (_read(text, catalog) for text in texts)}
    names = {("section", id_) for id_ in own}
    return replace(
        catalog, sections={**catalog.sections, **own}, user_entries=catalog.user_entries | names
    )


def with_own_sections(catalog: Catalog, options: GameOptions) -> Catalog:
    """Return the catalog with the sections that the options carry; they win over files.

    SetupError if one of them cannot be played.
    """
    return _with(catalog, options.own_sections) if options.own_sections else catalog


def carry_own_sections(catalog: Catalog, options: GameOptions) -> GameOptions:
    """Return explicit options that carry the text of every own section on the board."""
    if not catalog.user_entries and not options.own_sections:
        return options  # as in almost every game
    texts = tuple(_texts(catalog, options))
    # A copy of options looks into all their lists again.
    return options if texts == options.own_sections else replace(options, own_sections=texts)


def own_section_text(catalog: Catalog, section: Section) -> str:
    """Return a section as options carry it; SetupError if it has no text form."""
    from kingdom_builder_qt.content.sections import section_text

    try:
        return section_text(replace(section, origin="user"), catalog.terrains)
    except ValueError as error:
        raise SetupError(f"section {quoted(section.id)}: {error}") from None


def _texts(catalog: Catalog, options: GameOptions) -> Iterator[str]:
    for id_ in (*(id_ for id_, _ in options.sections or ()), options.island):
        if id_ and ("section", id_) in catalog.user_entries:
            yield own_section_text(catalog, catalog.section(id_))


def _read(text: str, catalog: Catalog) -> Section:
    from kingdom_builder_qt.content.sections import read_section, unknown_names

    reading = read_section(text, catalog.terrains, name="own section")
    known = {"feature": catalog.features, "tile": catalog.tiles, "expansion": catalog.expansions}
    found = [*reading.problems, *unknown_names(reading, known, "own section")]
    problems = [str(problem) for problem in found if problem.is_error]
    if problems or reading.section is None:
        raise SetupError(problems[0] if problems else "own section: there is nothing in it")
    return reading.section
