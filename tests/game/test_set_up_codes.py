"""A set-up as a short code gives the same game, and typing errors are detected."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.core.rules import HOUSE_RULES
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.presets import preset_options, preset_words
from kingdom_builder_qt.game.setup.resolve import SEEDS, resolve
from kingdom_builder_qt.game.setup.set_up_codes import PREFIX, from_code, to_code

LONGEST = 60  # with prefix and hyphens


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    """Return the shipped content."""
    return load_catalog(None)


def set_ups(catalog: Catalog) -> list[GameOptions]:
    """Return games of every preset, with two to five players."""
    return [
        resolve(catalog, preset_options(catalog, word, 2 + n % 4, (7919 * n) % SEEDS))
        for n, word in enumerate(preset_words(catalog) * 3)
    ]


def test_every_set_up_comes_out_as_it_went_in(catalog: Catalog) -> None:
    """This holds for all presets, and a code is short enough to be typed."""
    for options in set_ups(catalog):
        code = to_code(options, catalog)
        assert code.startswith(PREFIX)
        assert len(code) <= LONGEST, code
        assert from_code(code, catalog) == options


def test_house_rules_and_seeds_are_told(catalog: Catalog) -> None:
    """The code contains all the other options."""
    for seed in (0, 1, SEEDS - 1):
        options = GameOptions(players=5, seed=seed, start=4, house_rules=HOUSE_RULES[:2])
        explicit = resolve(catalog, options)
        assert from_code(to_code(options, catalog), catalog) == explicit


def test_hands_that_type_a_code_are_understood(catalog: Catalog) -> None:
    """Lower case, spaces, missing hyphens and letters that look like digits are accepted."""
    options = set_ups(catalog)[3]
    code = to_code(options, catalog)
    alike = PREFIX + code[len(PREFIX) :].replace("1", "I").replace("0", "O")
    bare = PREFIX + code[len(PREFIX) :].replace("-", "")
    for typed in (code.lower(), f"  {code} \n", code.replace("-", " - "), alike, bare):
        assert from_code(typed, catalog) == options


def test_a_slip_of_the_pen_is_found(catalog: Catalog) -> None:
    """One wrong, missing or swapped character never gives another game."""
    random = Random(5)
    for options in set_ups(catalog)[:13]:
        code = to_code(options, catalog)
        place = random.randrange(len(PREFIX), len(code) - 1)
        other = random.choice([sign for sign in "0123456789ABCDEFGH" if sign != code[place]])
        wrong = [code[:place] + other + code[place + 1 :], code[: place - 1] + code[place:]]
        wrong.append(code[:place] + code[place + 1] + code[place] + code[place + 2 :])
        for typed in wrong:
            if typed.replace("-", "") != code.replace("-", ""):
                with pytest.raises(SetupError, match="code"):
                    from_code(typed, catalog)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "KB-",
        "KB",
        "XY-12345",
        "KB-12345-U*",
        "KB-" + "Z" * 60,
        "KB-" + "0" * 500,
        "KB-ÄÖ",
        "\0",
    ],
)
def test_an_invalid_code_is_refused(catalog: Catalog, text: str) -> None:
    """An invalid code gives one error."""
    with pytest.raises(SetupError, match=r"code|sign"):
        from_code(text, catalog)


def test_an_option_that_a_code_cannot_contain_is_reported(catalog: Catalog) -> None:
    """The user's content and seeds of scripts cannot be encoded, and the error says so."""
    options = set_ups(catalog)[0]
    assert options.sections is not None
    name = options.sections[0][0]
    own = replace(catalog, user_entries=frozenset({("section", name)}))
    with pytest.raises(SetupError, match=f"{name}.*is not part of the program"):
        to_code(replace(options, own_sections=()), own)
    with pytest.raises(SetupError, match="seed"):
        to_code(replace(options, seed=-1), catalog)


def test_own_content_changes_no_code(catalog: Catalog) -> None:
    """A code from a player with own content can be read by every other player."""
    options = set_ups(catalog)[1]
    spare = next(id_ for id_ in catalog.cards if id_ not in (options.cards or ()))
    richer = replace(
        catalog,
        cards={"aa_own": replace(catalog.card(spare), id="aa_own"), **catalog.cards},
        user_entries=frozenset({("card", "aa_own")}),
    )
    assert to_code(options, richer) == to_code(options, catalog)
