"""Games that start from a position as text: dealt, played, saved, loaded, reviewed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.core.events import TurnBegan
from kingdom_builder_qt.core.moves import parse_move
from kingdom_builder_qt.core.notation.state_text import canonical_text
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game import GameOptions, Seat, Session, new_game
from kingdom_builder_qt.game.analysis.review import Judge, PlayOn, ReviewWorker, review_plan, tasks
from kingdom_builder_qt.game.record.saved_game import RecordError, load_record, record_text
from kingdom_builder_qt.ui.table.desk.ai_worker import Desk, Game
from tests.game.test_own_sections import draft
from tests.helpers.pinned import pinned

CATALOG = pinned()
SEATS = [Seat("A", 0), Seat("B", 1, "builder")]
BOARD = "board: tavern paddock/180 oasis farm; cards: fishermen knights merchants castle; "
HALF = BOARD + "settlements 0: A13-15; card: grass; hand 1: ?; deck: ?*; chance: ?"
LAST = BOARD + "supply 0: 1; supply 1: 40; card: grass; hand 1: ?; deck: ?*"


RED = tuple(
    card.id
    for card in CATALOG.cards.values()
    if getattr(card.score, "when", "") not in ("", "final")
)
SCORING = tuple(card.id for card in CATALOG.cards.values() if card.kind == "scoring_card")
EXPANSIONS = tuple(id_ for id_ in CATALOG.expansions if id_ != "base")
ANY_CARDS = st.lists(st.sampled_from(SCORING), min_size=3, max_size=3, unique=True)
RED_CARDS = st.permutations((*RED, "knights", "mayors", "lords")).map(lambda ids: ids[:3])


@settings(max_examples=40, deadline=None)
@given(
    st.one_of(ANY_CARDS, RED_CARDS),
    st.sets(st.sampled_from(EXPANSIONS)),
    st.integers(2, 5),
    st.integers(0, 999),
)
def test_a_text_leads_back_to_an_equal_position(
    cards: list[str], expansions: set[str], players: int, seed: int
) -> None:
    """The position and the option of a game agree, with cards in any order and any expansions."""
    chosen = ("base", *sorted(expansions))
    options = GameOptions(players=players, seed=seed, expansions=chosen, cards=tuple(cards))
    first = new_game(CATALOG, options)
    assert Position.from_text(first.text(), CATALOG) == first
    assert new_game(CATALOG, GameOptions(seed=seed, position=first.text())) == first


@pytest.mark.parametrize(
    "cards", ["knights lords castle families", "families knights lords castle"]
)
def test_cards_are_written_in_the_order_in_which_they_are_given(cards: str) -> None:
    """This includes texts that name the cards scored at the end first."""
    text = f"board: tavern paddock oasis farm; cards: {cards}; card: grass"
    position = Position.from_text(text, CATALOG)
    assert f"cards: {cards};" in position.text()
    assert Position.from_text(position.text(), CATALOG) == position


def session(text: str = HALF, seed: int = 7, moves: int = 0) -> Session:
    """Return a game from a position after some random moves."""
    game, rng = Session(CATALOG, GameOptions(seed=seed, position=text), SEATS), Random(1)
    while len(game.log) < moves and not game.position.is_over:
        game.play(rng.choice(game.position.legal_moves()))
    return game


def load(folder: Path, text: str) -> Session:
    """Return the game of a record."""
    path = folder / "game.kbgame"
    path.write_text(text, encoding="utf-8")
    return load_record(path, CATALOG)


def test_the_seed_deals_what_is_unknown() -> None:
    """Equal seeds deal equal cards, other seeds others; known cards stay."""
    one, same, other = session(seed=7), session(seed=7), session(seed=8)
    assert one.position.text() == same.position.text() != other.position.text()
    for game in (one, other):
        assert game.position.card == "grass"
        assert not game.position.status()
        assert len(game.position.deck) == 23
    assert new_game(CATALOG, one.options).text() == one.position.text()


def test_options_say_what_the_position_says() -> None:
    """Explicit options contain players and start of the position, and resolve to themselves."""
    text = BOARD + "players: 3; start: 2; card: grass; hand 0: ?; hand 1: ?; deck: ?*"
    seats = [*SEATS, Seat("C", 2)]
    game = Session(CATALOG, GameOptions(position=text, seed=1), seats)
    assert (game.options.players, game.options.start, game.position.to_move) == (3, 2, 2)
    again = Session(CATALOG, game.options, seats)
    assert again.options == game.options
    assert again.position.text() == game.position.text()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("board: tavern; crad: grass", r"the position is wrong: board: .*, unknown field 'crad'"),
        (BOARD + "card: grass; over: yes", "The game is over in this position"),
        (
            BOARD + "card: grass; terrain: none; choosing: no; builds left: 3",
            "Nobody can do anything in this position",
        ),
    ],
)
def test_nothing_starts_where_nothing_can_be_played(text: str, said: str) -> None:
    """An invalid text, an ended game and a dead one are refused with the reason."""
    with pytest.raises(SetupError, match=said):
        session(text)


def test_other_options_with_a_position_are_refused() -> None:
    """No chosen option is silently ignored."""
    with pytest.raises(SetupError, match="remove the option cards"):
        Session(CATALOG, GameOptions(position=HALF, cards=("knights",)), SEATS)
    with pytest.raises(SetupError, match="2 seats for 3 players"):
        session(HALF + "; players: 3")


def test_an_impossible_position_can_be_played() -> None:
    """An unreachable position can be played and saved."""
    game = session(BOARD + "settlements 0: A1; supply 0: 7; card: grass; deck: grass*2", moves=9)
    assert game.first_position().status()
    assert len(game.log) == 9


@pytest.mark.parametrize("moves", [0, 5, 400])
def test_a_record_brings_the_game_back(moves: int, tmp_path: Path) -> None:
    """Text, dealt cards, moves and reshuffles are restored, and the record is identical."""
    game = session(moves=moves)
    text = record_text(game)
    loaded = load(tmp_path, text)
    assert record_text(loaded) == text
    assert (
        loaded.position.text().partition("; chance")[0]
        == (game.position.text().partition("; chance")[0])
    )
    assert loaded.first_position().hands == game.first_position().hands
    assert game.position.is_over == (moves == 400)


def test_undo_goes_back_to_the_position(tmp_path: Path) -> None:
    """A loaded game can be undone to its start and no further."""
    game = session()
    game.play(parse_move("mandatory build B13"))
    loaded = load(tmp_path, record_text(game))
    assert [str(entry.move) for entry in loaded.undo()] == ["mandatory build B13"]
    assert loaded.position.text() == session().position.text()
    assert not loaded.can_undo


def test_later_reshuffles_of_the_text_stay(tmp_path: Path) -> None:
    """If one of two given reshuffles is used, the loaded game still has the other."""
    given = BOARD + "card: grass; hand 1: grass; discards: grass forest; reshuffles: forest, canyon"
    game = session(given)
    while not game.reshuffles():
        game.play(game.position.legal_moves()[0])
    loaded = load(tmp_path, record_text(game))
    assert loaded.position.forced_decks == game.position.forced_decks == (("canyon",),)


def test_a_record_without_position_is_as_it_was() -> None:
    """The key is only in records of games from a position."""
    game = Session(CATALOG, GameOptions(seed=1), SEATS)
    assert "position" not in record_text(game)
    assert record_text(session()).count("  position: ") == 2


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("card: grass;", "crad: grass;", "options, seats or cards were edited"),
        ('  position: "board', '  position: 7 # "board', "expected text, found the number 7"),
    ],
)
def test_an_edited_record_is_refused(old: str, new: str, said: str, tmp_path: Path) -> None:
    """The checksum finds an edited position, the reader a position of another type."""
    with pytest.raises(RecordError, match=rf"game\.kbgame:\d+.*{said}"):
        load(tmp_path, record_text(session()).replace(old, new, 1))


def test_a_position_that_cannot_be_read_is_named_by_its_line(tmp_path: Path) -> None:
    """If the content lacks a card of the position, the error names the line of its text."""
    text = record_text(session(BOARD + "card: grass; deck: ?*"))
    path = tmp_path / "game.kbgame"
    path.write_text(text, encoding="utf-8")
    lacking = replace(CATALOG, cards={k: v for k, v in CATALOG.cards.items() if k != "knights"})
    with pytest.raises(RecordError, match=r":17: .* cards: unknown card 'knights'"):
        load_record(path, lacking)
    assert "position" in text.splitlines()[16]


def test_a_deal_of_another_position_is_refused() -> None:
    """The deal of one position cannot be used for another."""
    dealt = session(LAST).dealt
    other = GameOptions(position=HALF.replace("farm;", "tower;"))
    with pytest.raises(SetupError, match="dealt for another position"):
        Session(CATALOG, other, SEATS, dealt=dealt)


def test_a_game_on_an_own_section_needs_no_file(tmp_path: Path) -> None:
    """The position contains the drawing of the user's section, also in the options."""
    own = draft()
    known = replace(
        CATALOG,
        sections={**CATALOG.sections, own.id: own},
        user_entries=CATALOG.user_entries | {("section", own.id)},
    )
    text = BOARD.replace("oasis", own.id) + "card: grass; hand 1: ?; deck: ?*"
    game = Session(known, GameOptions(position=text), SEATS)
    board = load(tmp_path, record_text(game)).position.rules.board
    assert board.terrain_masks == game.position.rules.board.terrain_masks


def test_unknown_cards_stay_unknown_in_a_settled_text() -> None:
    """The resolved form resolves to itself, and deals the same cards as the given one."""
    given = BOARD + "begin: 1; hand 0: ?; hand 1: ?; deck: grass ? ?*; unseen: grass*5 forest*5"
    text = canonical_text(given, CATALOG)
    assert canonical_text(text, CATALOG) == text
    dealt = [Position.from_text(t, CATALOG, Random(4)).text() for t in (given, text)]
    assert dealt[0] == dealt[1]


def test_the_log_begins_with_whose_turn_it_is() -> None:
    """The first events of the game name player, round and card, as in any other game."""
    (event,) = session(HALF + "; round: 4").position.opening
    assert isinstance(event, TurnBegan)
    assert event[:3] == (0, 4, "grass")


def test_computers_know_the_rules_of_the_position() -> None:
    """The worker of computer players and hints works in such a game."""
    game = session()
    desk = Desk(Game(game.catalog, game.options, ("builder",) * 2, (1, 2)), lambda: True)
    view = game.position.view(0)
    assert parse_move(desk.decide(view.known())) in game.position.legal_moves()
    assert desk.advise(view.known()).line


def test_the_plan_of_a_review_begins_at_the_position() -> None:
    """Its first figures are those of the position, and its rules name no card."""
    game = session(LAST, moves=400)
    assert game.position.is_over
    plan = review_plan(game)
    assert plan.stages[0].gold == tuple(game.first_position().gold())
    assert "card:" not in plan.options.position
    assert "hand" not in plan.options.position


@pytest.mark.slow
def test_the_game_can_be_reviewed() -> None:
    """Workers play out the position and judge the turns after it."""
    plan = review_plan(session(LAST, moves=400))
    worker = ReviewWorker(CATALOG, plan)
    todo = tasks(plan)
    for kind in (PlayOn, Judge):
        worker.play(next(task for task in todo if isinstance(task, kind)))
