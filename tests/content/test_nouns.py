"""Nouns: the forms of names in sentences, from the content or derived by the rules of English."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.describe.entry_words import describe
from kingdom_builder_qt.content.nouns import FORMS, Noun, choice_of, english_forms, noun_of
from kingdom_builder_qt.core.entries import Forms
from tests.content.support import errors, load_with

OWN = """\
hall:
  kind: location_tile
  name: Honour Hall
  {forms}
  action: {{build: {{piece: scythe, to: {{terrain: hourland}}}}}}
"""


def test_a_sentence_selects_a_form() -> None:
    """Without a form the placeholder is the name, with one the words of the content."""
    wolf = noun_of("Wolf", [("plural", "wolves")])
    assert f"{wolf} {wolf:indefinite} {wolf:plural}" == "wolf a wolf wolves"
    assert isinstance(wolf, str)
    assert f"{wolf.called('Wolf')} {wolf.called('Wolf'):plural}" == "Wolf wolves"
    assert f"{wolf.followed(' of the north'):plural}" == "wolves of the north"


@pytest.mark.parametrize("form", ["accusative", "Plural", ">20", "d"])
def test_a_form_that_a_name_lacks_is_the_bare_name(form: str) -> None:
    """A translated sentence may ask for a form that an entry of a pack does not have."""
    assert format(noun_of("Wolf"), form) == "wolf"


def test_a_noun_has_every_form() -> None:
    """A noun that would fail in one of the sentences cannot be made."""
    for form in FORMS:
        with pytest.raises(KeyError, match=form):
            Noun("wolf", {other: "wolves" for other in FORMS if other != form})


@pytest.mark.parametrize(
    ("name", "indefinite", "plural", "short_plural"),
    [
        ("farm", "a farm", "farms", "farms"),
        ("oasis hex", "an oasis hex", "oasis hexes", "hexes"),
        ("university", "a university", "universities", "universities"),
        ("quarry", "a quarry", "quarries", "quarries"),
        ("day", "a day", "days", "days"),
        ("marsh", "a marsh", "marshes", "marshes"),
        ("stone wall", "a stone wall", "stone walls", "walls"),
        ("hall of fame", "a hall of fame", "halls of fame", "halls"),
        ("ödland", "a ödland", "ödlands", "ödlands"),
        ("", "a ", "s", "s"),
    ],
)
def test_missing_forms_follow_english(
    name: str, indefinite: str, plural: str, short_plural: str
) -> None:
    """The derived forms are the ones of nearly all English names."""
    expected = {"indefinite": indefinite, "plural": plural, "short_plural": short_plural}
    assert english_forms(name) == expected
    assert english_forms(name).keys() == FORMS.keys()


def test_alternatives_have_one_article() -> None:
    """An article stands before the first of several names; a plural is one of each."""
    both = choice_of([noun_of("Oasis"), noun_of("Wolf", [("plural", "wolves")])], " or ".join)
    assert f"{both}, {both:indefinite}, {both:plural}" == (
        "oasis or wolf, an oasis or wolf, oasises or wolves"
    )


def test_alternatives_of_other_languages_have_an_article_each() -> None:
    """A name with a bare form is not English: each alternative keeps its whole form."""
    wood = noun_of("Wald", [("bare", "Wald"), ("accusative", "einen Wald")])
    lawn = noun_of("Wiese", [("bare", "Wiese"), ("accusative", "eine Wiese")])
    both = choice_of([wood, lawn], " oder ".join)
    assert f"{both}, {both:accusative}" == "Wald oder Wiese, einen Wald oder eine Wiese"


def named(catalog: Catalog) -> Iterator[tuple[str, Forms, set[str]]]:
    """Yield id and forms of the shipped names that sentences inflect, with the needed forms."""
    kinds = [
        (catalog.pieces.values(), {"indefinite", "plural", "short_plural"}),
        (catalog.features.values(), {"indefinite", "plural"}),
        (catalog.terrains.values(), {"indefinite"}),
        (catalog.tiles.values(), {"indefinite"}),
        *((e.terrain_cards, {"indefinite"}) for e in catalog.expansions.values()),
    ]
    for entries, needed in kinds:
        for entry in entries:
            yield entry.id, entry.forms, needed


def test_shipped_names_have_their_forms(catalog: Catalog) -> None:
    """No shipped name relies on derived forms where sentences inflect its kind."""
    for id_, forms, needed in named(catalog):
        assert needed <= dict(forms).keys(), id_


def test_shipped_forms_contain_their_name(catalog: Catalog) -> None:
    """A form is not the one of another name, as after a copied line."""
    for entry in (*catalog.pieces.values(), *catalog.features.values(), *catalog.tiles.values()):
        for form, words in entry.forms:
            stem = entry.name.lower() if form != "short_plural" else entry.name.split()[-1].lower()
            assert stem in words, (entry.id, form)


def test_a_variant_has_forms_of_its_own(catalog: Catalog) -> None:
    """The forms of a tile with variants are followed by the terrain, as its name is."""
    tile = catalog.tiles["donation_grass"]
    assert dict(tile.forms) == {"indefinite": "a donation: grass"}


def test_players_may_leave_the_forms_out(tmp_path: Path) -> None:
    """A tile without forms has none in the catalog, and one with them has exactly these."""
    forms = "forms: {indefinite: an honour hall}"
    for text, expected in (("text: T.", ()), (forms, (("indefinite", "an honour hall"),))):
        tile = OWN.format(forms=text).replace("{piece: scythe, to: {terrain: hourland}}", "{}")
        catalog = load_with(tmp_path, "tiles", tile)
        assert not errors(catalog)
        assert catalog.tiles["hall"].forms == expected


def test_descriptions_use_the_forms(tmp_path: Path) -> None:
    """The generated rule of an entry has the article and the plural of the content."""
    (tmp_path / "terrain.yaml").write_text(
        "hourland:\n  name: Hourland\n  forms: {indefinite: an hourland}\n"
        '  letter: q\n  buildable: true\n  colour: "#123456"\n',
        encoding="utf-8",
    )
    (tmp_path / "pieces.yaml").write_text(
        "scythe: {name: Ox, forms: {plural: oxen}, supply: 2, stands_on: hourland}\n",
        encoding="utf-8",
    )
    text = OWN.format(forms="text: T.").replace("piece: scythe", "piece: scythe, count: 2")
    catalog = load_with(tmp_path, "tiles", text)
    assert not errors(catalog)
    assert describe(catalog.tiles["hall"], catalog) == (
        "Build 2 oxen, each on an hourland hex, adjacent to your own settlements if possible."
    )
