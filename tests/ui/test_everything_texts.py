"""The words for everything: every move, every event, every refusal, every tile."""

from __future__ import annotations

from random import Random

import pytest

from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.core.moves import parse_move
from kingdom_builder_qt.ui.words.game_words import GameWords
from tests.ui.drawn_games import ALL, drawn
from tests.ui.expansion_games import NAMES
from tests.ui.mixed_games import mixed_session
from tests.ui.test_expansion_texts import asked


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    """Load all shipped content."""
    return load_catalog()


def whole(text: str) -> bool:
    """Return whether a sentence has no gap."""
    return bool(text) and "{" not in text and "  " not in text and "()" not in text


@pytest.mark.parametrize("seed", range(30))
def test_moves_and_events_of_mixed_games(qapp: object, catalog: Catalog, seed: int) -> None:
    """No two legal moves read alike, every log line is complete, and every task has words."""
    players = ["human"] * (2 + seed % 4)
    session, random = mixed_session(catalog, *players, seed=seed), Random(seed)
    texts, position = GameWords(catalog, session), session.position
    for number in range(300):
        if position.is_over:
            break
        assert whole(texts.turn.task(position)), texts.turn.task(position)
        if number % 5 == seed % 5:
            moves = position.legal_moves()
            said = [texts.moves.choice(move, position) for move in moves]
            assert len(set(said)) == len(said)
            assert all(map(whole, said))
        entry = session.play(position.random_move(random))
        for line in texts.events.entry_lines(entry, number % len(players)):
            assert whole(line.text), line
        for event in entry.events:
            assert whole(texts.events.describe(event)), event


@pytest.mark.parametrize("seed", range(6))
def test_refusals_of_mixed_games(qapp: object, catalog: Catalog, seed: int) -> None:
    """A refusal has a complete sentence for every hex and source."""
    session, random = mixed_session(catalog, *["human"] * 3, seed=seed), Random(seed)
    texts, position = GameWords(catalog, session), session.position
    for number in range(250):
        if position.is_over:
            break
        if number % 10 == 0:
            for source, hex_ in asked(position, random):
                reason = position.why_not(source, hex_)
                if reason is None:
                    continue
                said = texts.reasons.reason(reason, source, hex_, position)
                assert whole(said), (reason, said)
                assert said.endswith(".")
            for source in position.rules.actions:
                said = texts.reasons.nowhere(source, position)
                assert whole(said), said
                assert said.endswith(".")
        session.play(position.random_move(random))


@pytest.mark.parametrize("seed", range(6))
def test_tiles_of_mixed_games(qapp: object, catalog: Catalog, seed: int) -> None:
    """The state of every held tile has words, for its holder and for others."""
    session, random = mixed_session(catalog, *["human"] * 4, seed=seed), Random(seed)
    texts, position = GameWords(catalog, session), session.position
    while not position.is_over:
        for held in position.tiles[position.to_move]:
            assert whole(texts.tiles.now(held, position))
            if not position.extras.silos:
                assert whole(texts.tiles.state(held, position))
                assert whole(texts.tiles.waiting(held, position))
        session.play(position.random_move(random))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("canoe skip", "Ann does not use the canoe"),
        ("silo skip", "Ann is done with the silo"),
        ("tile:cathedral take", "Ann takes a number tile with the cathedral"),
        ("bazaar:crossroads take", "Ann will draw one more card with the repeated crossroads"),
        ("bazaar:paddock move A1 A3", "Ann moves a settlement from A1 to A3"),
        ("tile:temple remove A1", "Ann puts the settlement on A1 onto the temple"),
        ("turn choose swamp", "Ann chooses the card swamp"),
    ],
)
def test_played_moves_in_words(qapp: object, catalog: Catalog, text: str, said: str) -> None:
    """The log describes the new verbs and sources."""
    names = ("temple", "paddock", "bazaar", "cathedral")
    sections = tuple((name, 0) for name in names)
    session = mixed_session(catalog, "human", "human", sections=sections)
    assert GameWords(catalog, session).events.move(0, parse_move(text)).startswith(said)


def test_the_side_of_a_card_in_the_log(qapp: object, catalog: Catalog) -> None:
    """The log names the terrain of the chosen side, and the task then the number of builds."""
    session = drawn(catalog, expansions=ALL, card="swamp_grass", own="D4")
    texts, position = GameWords(catalog, session), session.position
    name = NAMES[position.to_move]
    assert texts.turn.task(position).startswith("Choose a side of your card: 2 on swamp")
    entry = session.play(parse_move("turn choose swamp"))
    assert texts.events.entry_lines(entry)[0].text == f"{name} uses the card for swamp"
    stored = position.extras.extra_due
    assert f"{2 + stored} " in texts.turn.task(position)
