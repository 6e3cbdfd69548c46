"""Rule texts that mention only components in play."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.conditional_text import adapt, features_of, is_malformed
from tests.content.support import load_with

SITES = "a {location | castle | nomad: nomad space | silo, or} counts{palace?, as palaces do}."


@pytest.mark.parametrize(
    ("in_play", "expected"),
    [
        (None, "a location, castle, nomad space or silo counts, as palaces do."),
        ({"location"}, "a location counts."),
        ({"location", "castle", "cave"}, "a location or castle counts."),
        ({"nomad", "silo", "castle"}, "a castle, nomad space or silo counts."),
        ({"silo", "palace"}, "a silo counts, as palaces do."),
        (set(), "a location, castle, nomad space or silo counts."),
    ],
)
def test_a_text_names_what_is_in_play(in_play: set[str] | None, expected: str) -> None:
    """Lists shrink, conditions disappear; a list that would be empty stays complete."""
    assert adapt(SITES, in_play) == expected


def test_other_braces_are_left_as_they_are() -> None:
    """Braces in texts of users are not mistaken for a template."""
    for text in ("{}", "{a}", "{A | b, or}", "{a | b}", "{a, or}", "a | b, or", "{ a? b }", "{a?"):
        assert adapt(text, set()) == text
        assert is_malformed(text) == ("{" in text)
    assert list(features_of(SITES)) == ["palace", "location", "castle", "nomad", "silo"]


def test_no_text_of_the_base_game_speaks_of_an_expansion(catalog: Catalog) -> None:
    """With the features of the base game only these are named, for each of its cards."""
    base = {"location", "castle"}
    others = [f.name.lower() for id_, f in catalog.features.items() if id_ not in base]
    entries = (*catalog.cards.values(), *catalog.tiles.values())
    of_base = [entry for entry in entries if entry.expansion == "base"]
    assert len(of_base) > 15
    for entry in of_base:
        text = adapt(entry.text, base)
        assert not [name for name in others if name in text.lower()], entry.id
        assert not is_malformed(entry.text)
    assert "nomad space, palace or silo" in adapt(catalog.cards["workers"].text)


def test_unknown_features_in_texts_are_errors(tmp_path: Path) -> None:
    """A text with an unknown feature or malformed braces is reported with its entry."""
    score = "score: {pay: {per_unit: 1}}}"
    loaded = load_with(
        tmp_path,
        "scoring",
        f"one: {{kind: scoring_card, name: One, text: 'A {{palce? b}}.', {score}\n"
        f"two: {{kind: scoring_card, name: Two, text: 'A {{castle | silo}}.', {score}\n",
    )
    found = [(problem.severity, problem.message) for problem in loaded.problems]
    assert ("error", "the text names an unknown feature 'palce'") in found
    assert ("warning", "the text has braces that are not {a | b, or} or {a? words}") in found
    assert "one" not in loaded.cards
    assert "two" in loaded.cards
