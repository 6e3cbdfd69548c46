"""Titles that the program proposes for games, and names found by a search."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime, timedelta

import pytest

from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.game import GameOptions, Session, record_text
from kingdom_builder_qt.game.library.game_filter import GameFilter, choices
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.game.record.entry_line import EntryHead
from kingdom_builder_qt.game.setup.presets import preset_options
from kingdom_builder_qt.ui.library.games.figures_texts import FiguresTexts
from kingdom_builder_qt.ui.words.game_titles import GameTitles
from tests.game.library.support import ANN, BOB

PRESETS = {
    "first_base": "First game",
    "base": "Base game",
    "nomads": "Nomads",
    "everything": "Everything",
    "new_b": "New edition, side B",
    "castles": "Beautiful castles",
}


def keep(catalog: Catalog, options: GameOptions, id_: str) -> None:
    """Store a game that began at 22:40 on a day in the past."""
    game = Session(catalog, options, (ANN, BOB))
    begun = datetime(2024, 2, 29, 22, 40)
    Library().write(EntryHead(id_, begun=begun, played=begun), record_text(game))


def title(catalog: Catalog, options: GameOptions) -> str:
    """Return the proposed title of a game with these options, without its date."""
    keep(catalog, options, "game")
    (entry,) = Library().entries(["game"])
    proposed = GameTitles(catalog).proposed(entry)
    name, _, when = proposed.rpartition(", ")
    assert when == "29 February 2024"
    return name


@pytest.mark.parametrize(("word", "name"), PRESETS.items())
def test_a_game_is_called_by_its_preset(catalog: Catalog, word: str, name: str) -> None:
    """The set-up in the record determines the preset."""
    assert title(catalog, preset_options(catalog, word, 2, 5)) == name


def test_a_set_up_like_that_of_a_first_game_is_none(catalog: Catalog) -> None:
    """Another card, or a variant, makes it another game."""
    first = preset_options(catalog, "first_base", 2, 5)
    other = replace(first, cards=("fishermen", "knights", "miners"))
    assert title(catalog, other) == "Base game"
    assert title(catalog, replace(first, expansions=("base", "nomads"))) == "Nomads"


def test_a_game_from_a_position_is_no_base_game(catalog: Catalog) -> None:
    """The options of such a game leave all parts to the position."""
    game = Session(catalog, GameOptions(seed=3), (ANN, BOB))
    position = GameOptions(seed=3, position=game.position.text())
    assert title(catalog, position) == "From a position"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("nomads", {"nomads", "everything"}),
        ("FIRST game", {"first_base"}),
        ("new edition", {"new_b", "castles"}),
        ("castles beautiful", {"castles"}),
        ("base", {"base", "first_base"}),
        ("builder ann", {*PRESETS}),
        ("knights merchants fishermen", {"first_base"}),
        ("no such game", set()),
    ],
)
def test_a_search_finds_names_as_they_are_shown(
    catalog: Catalog, text: str, found: set[str]
) -> None:
    """The search covers expansions, variants, cards, levels and persons in any case."""
    for word in PRESETS:
        keep(catalog, preset_options(catalog, word, 2, 5), word)
    chosen = GameFilter(text=text, named=FiguresTexts(catalog).named(text))
    assert {*Library().ids(chosen)} == found


def test_a_search_finds_names_of_another_language(catalog: Catalog) -> None:
    """The index has ids; the window adds the ids of matching translated names."""
    german = load_catalog(None, language="de")
    keep(catalog, preset_options(catalog, "first_base", 2, 5), "game")
    chosen = GameFilter(text="ritter", named=FiguresTexts(german).named("ritter"))
    assert Library().ids(chosen) == ("game",)
    assert Library().ids(GameFilter(text="ritter")) == ()


@pytest.mark.parametrize("text", ["Challenge", "november", "28 november 2026", "week"])
def test_a_search_finds_challenges_by_their_titles(catalog: Catalog, text: str) -> None:
    """The titles of the challenges among the games are searched, as they are shown."""
    options = preset_options(catalog, "first_base", 2, 5)
    keep(catalog, options, "plain")
    for key in ("2026-11-28", "2026-W40"):
        keep(catalog, replace(options, challenge=key), key)
    library, texts = Library(), FiguresTexts(catalog)
    keys = library.ask(choices).challenges
    assert {*keys} == {"2026-11-28", "2026-W40"}
    named = texts.named(text, texts.challenges(keys))
    titles = GameTitles(catalog)
    wanted = {key for key in keys if text.casefold() in titles.challenge(key).casefold()}
    assert wanted
    assert {*library.ids(GameFilter(text=text, named=named))} == wanted


def test_a_search_finds_ten_thousand_challenges(catalog: Catalog) -> None:
    """A word of all titles is no more than the index takes: it limits parameters."""
    keep(catalog, replace(preset_options(catalog, "base", 2, 5), challenge="2026-11-28"), "one")
    first, texts = date(2000, 1, 1), FiguresTexts(catalog)
    keys = [(first + timedelta(days=day)).isoformat() for day in range(10_000)]
    named = texts.named("c h a l l", texts.challenges(keys))
    assert Library().ids(GameFilter(text="c h a l l", named=named)) == ("one",)
