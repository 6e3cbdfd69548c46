"""Nomads and Crossroads in words: every move, every event and every refusal."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core import events as happened
from kingdom_builder_qt.core.grid import bits, hexes
from kingdom_builder_qt.core.moves import TURN, parse_move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game import LogEntry, Session
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.words.game_words import GameWords
from tests.ui.drawn_games import ready
from tests.ui.expansion_games import new_expansion_session, start

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def session(catalog: Catalog) -> Session:
    """Return a fresh game of Ann and Bob."""
    return new_expansion_session(catalog, "human", "human")


@pytest.mark.parametrize("seed", range(30))
def test_every_legal_move_has_words_of_its_own(qapp: object, catalog: Catalog, seed: int) -> None:
    """In random games no two legal moves read alike, and no sentence has a gap."""
    players = ["human"] * (2 + seed % 4)
    session, random = new_expansion_session(catalog, *players, seed=seed), Random(seed)
    texts, position = GameWords(catalog, session), session.position
    for number in range(120):
        if position.is_over:
            break
        if number % 4 == seed % 4:
            moves = position.legal_moves()
            said = [texts.moves.choice(move, position) for move in moves]
            assert len(set(said)) == len(said)
            assert not any("{" in text or "  " in text for text in said)
        session.play(position.random_move(random))


@pytest.mark.parametrize(
    ("source", "verb", "said"),
    [
        ("tile:quarry", "wall", "Quarry: Place the stone wall on "),
        ("tile:lighthouse", "place", "Lighthouse: Place the ship on "),
        ("tile:lighthouse", "move", "Lighthouse: Move the ship from "),
        ("tile:lighthouse", "return", "Lighthouse: Take the ship on "),
        ("tile:barracks", "return", "Barracks: Take the warrior on "),
        ("tile:caravan", "move", "Caravan: Move "),
        ("nomad:sword", "remove", "Sword: Remove the settlement of Bob on "),
    ],
)
def test_choices_in_words(
    qapp: object, catalog: Catalog, source: str, verb: str, said: str
) -> None:
    """A list of moves names the tile, the piece and its owner."""
    session = ready(catalog, source, verb)
    texts = GameWords(catalog, session)
    moves = [m for m in session.position.legal_moves([source]) if m.verb == verb]
    words = {texts.moves.choice(move, session.position) for move in moves}
    assert any(text.startswith(said) for text in words), words


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nomad:resettlement skip", "Ann is done with the resettlement"),
        ("nomad:outpost use", "Ann uses the outpost for the next placement"),
        ("tile:fort draw", "Ann turns up a terrain card with the fort"),
        ("turn choose grass", "Ann chooses the card grass"),
        ("nomad:sword remove C7", "Ann removes the piece on C7 with the sword"),
        ("nomad:donation_water build C7", "Ann builds on C7 ({C7}) with the donation"),
    ],
)
def test_played_moves_in_words(
    qapp: object, catalog: Catalog, session: Session, text: str, said: str
) -> None:
    """The log describes every verb."""
    texts = GameWords(catalog, session)
    move = parse_move(text)
    terrain = session.position.rules.board.terrain_at(move.target) if "{" in said else None
    words = said.replace("{C7}", texts.names.terrain(terrain) if terrain else "")
    assert texts.events.move(0, move).startswith(words[: words.find(" with the donation")])


def test_log_lines_of_expansions(qapp: object, catalog: Catalog, session: Session) -> None:
    """Gold is summed and named, removed pieces are named, and returned ones are not."""
    texts = GameWords(catalog, session)
    struck = happened.Removed(0, 1, "warrior", 5, "nomad:sword")
    back = happened.Removed(0, 0, "ship", 6, "tile:lighthouse")
    gold = [happened.Gold(0, "shepherds", 2, hex_) for hex_ in (5, 6, 7)]
    treasure = happened.Gold(0, "treasure", 3, 9)
    lines = texts.events.event_lines([struck, back, *gold, treasure])
    assert [line.text for line in lines] == [
        "The warrior of Bob on A6 goes back to the supply",
        "Ann earns 6 gold (Shepherds)",
        "Ann earns 3 gold (Treasure)",
    ]
    assert lines[0].hexes == 1 << 5


def test_begin_of_a_turn_with_several_cards(
    qapp: object, catalog: Catalog, session: Session
) -> None:
    """The first line of a turn lists the cards to choose from."""
    texts = GameWords(catalog, session)
    events = (
        happened.TurnEnded(0, "grass"),
        happened.CardDrawn(0, "desert"),
        happened.CardDrawn(0, "canyon"),
        happened.TurnBegan(1, 3, None),
        happened.CardsRevealed(1, ("grass", "grass")),
    )
    entry = LogEntry(1, 2, 0, parse_move("turn end"), events)
    assert [line.text for line in texts.events.entry_lines(entry, 1)] == [
        "Ann ends the turn and draws 2 cards",
        "Round 3: Bob chooses a card",
        "Bob reveals the cards grass and grass",
    ]
    assert (
        texts.events.entry_lines(entry, 0)[0].text
        == "Ann ends the turn and draws desert and canyon"
    )


@pytest.mark.parametrize("seed", range(8))
def test_every_refusal_in_random_games_is_a_sentence(
    qapp: object, catalog: Catalog, seed: int
) -> None:
    """The reason has a complete sentence for each refused hex and source."""
    session, random = new_expansion_session(catalog, *["human"] * 3, seed=seed), Random(seed)
    texts, position = GameWords(catalog, session), session.position
    for number in range(100):
        if position.is_over:
            break
        if number % 10 == 0:
            for source, hex_ in asked(position, random):
                reason = position.why_not(source, hex_)
                if reason is None:
                    continue
                said = texts.reasons.reason(reason, source, hex_, position)
                assert said.endswith("."), reason
                assert "{" not in said, reason
                assert "  " not in said, (reason, said)
        session.play(position.random_move(random))


def asked(position: Position, random: Random) -> list[tuple[str, int]]:
    """Return some requests: every source of the game, each with a few hexes."""
    sources = [*position.rules.actions, TURN]
    anywhere = list(hexes(position.rules.board.terrain_mask))
    return [(source, hex_) for source in sources for hex_ in random.sample(anywhere, 12)]


@pytest.mark.parametrize(
    ("source", "verb", "where", "said"),
    [
        (
            "tile:city_hall",
            "place",
            lambda p: p.free_mask & ~p.targets("tile:city_hall"),
            ("must all be free", "must be next to", "nothing can be built"),
        ),
        (
            "tile:quarry",
            "wall",
            lambda p: p.card_mask & p.free_mask & ~p.halo[0],
            ("is not next to one of your own pieces.",),
        ),
        (
            "tile:lighthouse",
            "place",
            lambda p: p.rules.board.terrain_masks["grass"] & p.free_mask,
            ("is a grass hex; it must be a water hex.",),
        ),
        (
            "nomad:sword",
            "remove",
            lambda p: p.free_mask,
            ("Choose one of the marked pieces",),
        ),
    ],
    ids=["city hall", "quarry", "lighthouse", "sword"],
)
def test_refusals_of_the_new_verbs(
    window: MainWindow,
    catalog: Catalog,
    source: str,
    verb: str,
    where: Callable[[Position], int],
    said: tuple[str, ...],
) -> None:
    """A refusal names the requirement of the new action."""
    session = ready(catalog, source, verb)
    start(window, session)
    played = len(session.log)
    assert where(session.position)
    for hex_ in list(bits(where(session.position)))[:12]:
        window.desk.controller.act(source, hex_)
        words = window.status_line.message
        assert any(part in words for part in said), words
    assert len(session.log) == played
