"""Tests of everything that is said in words."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from kingdom_builder_qt import ui
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core import events as happened
from kingdom_builder_qt.core.hexgrid import parse_hex
from kingdom_builder_qt.core.moves import END_TURN, MANDATORY, parse_move
from kingdom_builder_qt.core.reasons import Reason
from kingdom_builder_qt.core.tiles import NEW, USABLE, USED, HeldTile
from kingdom_builder_qt.game import LogEntry
from kingdom_builder_qt.ui.texts import GameTexts
from tests.ui.panels import games

CODES = (
    *("over", "block", "mandatory_done", "mandatory_due", "tile_new", "tile_used", "no_tile"),
    *("no_supply", "feature", "occupied", "terrain", "card", "edge", "near", "line_end", "not"),
    *("leap", "origin", "same_hex", "not_adjacent"),
)

EVENTS = (
    happened.PiecePlaced(0, "warrior", 5, "tile:barracks"),
    happened.Removed(0, 1, "settlement", 5, "nomad:sword"),
    happened.TileExpired(0, "outpost"),
    happened.Gold(0, "shepherds", 2, 5),
    happened.CardsRevealed(0, ("grass", "desert")),
    happened.CardChosen(0, "grass"),
    happened.CardTurnedUp(0, "grass"),
    happened.Placed(0, 5, MANDATORY),
    happened.Moved(0, 5, 6, "tile:paddock"),
    happened.TileTaken(0, "farm", 5),
    happened.TileLost(0, "farm", 5),
    happened.TileUsed(0, "farm"),
    happened.MandatoryDone(0, 1),
    happened.CardUseless(0, "desert"),
    happened.CardReplaced(0, "forest"),
    happened.CardReplaced(0, None),
    happened.CardDrawn(0, "forest"),
    happened.CardDrawn(0, None),
    happened.Reshuffled(("desert", "forest")),
    happened.EndTriggered(0),
    happened.TurnEnded(0, "desert"),
    happened.TurnBegan(0, 3, "flower"),
    happened.TurnBegan(0, 3, None),
    happened.GameOver(by_safety_end=False),
    happened.GameOver(by_safety_end=True),
)


@pytest.fixture
def texts(qapp: object, catalog: Catalog) -> GameTexts:
    """Return the words for a fresh game of Anna and Bea."""
    return GameTexts(catalog, games.new_session(catalog))


def terrain_of(catalog: Catalog, name: str) -> str:
    """Return the terrain of a hex of the first-game board in words."""
    board = games.new_session(catalog).position.rules.board
    return catalog.terrains[board.terrain_at(parse_hex(name))].name.lower()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("mandatory build A1", "Anna builds on A1 ({A1})"),
        ("tile:farm build A1", "Anna builds on A1 ({A1}) with the farm"),
        ("tile:paddock move A1 B2", "Anna moves a settlement from A1 to B2 with the paddock"),
        ("turn end", "Anna ends the turn"),
    ],
)
def test_moves_in_words(texts: GameTexts, catalog: Catalog, text: str, said: str) -> None:
    """Prove that each kind of move is said with player, hexes, terrain and tile."""
    expected = said.replace("{A1}", terrain_of(catalog, "A1"))
    assert texts.move(0, parse_move(text)) == expected


@pytest.mark.parametrize("event", EVENTS, ids=repr)
def test_events_in_words(texts: GameTexts, event: happened.Event) -> None:
    """Prove that every event has a sentence without gaps, naming its player."""
    for viewer in (None, 0, 1):
        said = texts.event(event, viewer)
        assert said
        assert "{" not in said
        if getattr(event, "player", None) == 0 and getattr(event, "card", "") is not None:
            unnamed = happened.CardUseless | happened.CardTurnedUp | happened.Removed
            is_card = isinstance(event, unnamed)
            assert is_card or "Anna" in said


def test_all_events_are_covered() -> None:
    """Prove that the list above misses no kind of event."""
    assert {type(event) for event in EVENTS} == set(happened.Event.__args__)


@pytest.mark.parametrize("viewer", [None, 1])
def test_drawn_cards_of_others_stay_hidden(texts: GameTexts, viewer: int | None) -> None:
    """Prove that only its holder reads which card was drawn."""
    drawn = happened.CardDrawn(0, "forest")
    assert texts.event(drawn, viewer) == "Anna draws a card"
    assert texts.event(drawn, 0) == "Anna draws a card: forest"


@pytest.mark.parametrize("viewer", [None, 1])
def test_end_of_turn_hides_the_card(texts: GameTexts, viewer: int | None) -> None:
    """Prove that the line of a turn's end names the drawn card to its holder only."""
    drawn = (happened.TurnEnded(0, "desert"), happened.CardDrawn(0, "forest"))
    entry = LogEntry(1, 1, 0, END_TURN, drawn)
    assert "forest" in texts.entry_lines(entry, 0)[0].text
    said = [line.text for line in texts.entry_lines(entry, viewer)]
    assert said == ["Anna ends the turn and draws a card"]


def test_no_text_shows_the_order_of_the_deck(texts: GameTexts) -> None:
    """Prove that a reshuffle does not say what lies in the pile."""
    assert "desert" not in texts.event(happened.Reshuffled(("desert",)), 0)


def test_useless_card_is_one_line(texts: GameTexts) -> None:
    """Prove that a useless card and its replacement make one sentence, each time."""
    events = (
        happened.CardUseless(0, "desert"),
        happened.Reshuffled(("forest",)),
        happened.CardReplaced(0, "forest"),
        happened.CardUseless(0, "forest"),
        happened.CardReplaced(0, None),
    )
    said = [line.text for line in texts.event_lines(events)]
    first = "No free desert hex is left: the card leaves the game, Anna draws forest"
    assert said[1] == first
    assert said[2].startswith("No free forest hex is left")
    assert len(said) == 3


@pytest.mark.parametrize("code", CODES)
def test_reasons_in_words(texts: GameTexts, catalog: Catalog, code: str) -> None:
    """Prove that every reason of the core has its own sentence without gaps."""
    position = games.new_session(catalog).position
    hex_ = parse_hex("C7")
    source = "tile:farm" if code.startswith(("tile", "no_tile")) else MANDATORY
    detail = "location" if code == "feature" else "desert"
    said = texts.reason(Reason(code, detail), source, hex_, position)
    assert "{" not in said
    assert said != texts.reason(Reason("unheard of"), source, hex_, position)
    assert said.endswith(".")


def test_core_knows_no_other_reasons() -> None:
    """Prove that the codes above are those of the core's documentation."""
    words = Reason.__doc__ or ""
    assert all(f"`{code}`" in words for code in CODES)


def test_not_adjacent_names_the_terrain(texts: GameTexts, catalog: Catalog) -> None:
    """Prove that the commonest refusal says what would be possible."""
    position = games.new_session(catalog).position
    said = texts.reason(Reason("not_adjacent"), "tile:oasis", parse_hex("C7"), position)
    expected = "Build beside your settlements while a free desert hex there exists."
    assert said == expected


def test_hexes_in_words(texts: GameTexts, catalog: Catalog) -> None:
    """Prove that a screen reader hears terrain, owner and the stock of a location."""
    session = games.new_session(catalog)
    move = games.build(session)
    position = session.position
    name = str(move).split()[-1]
    said = texts.hex(move.target, position)
    assert said == f"{name}, {terrain_of(catalog, name)}, settlement of Anna"
    location = position.rules.board.locations[0]
    assert texts.hex(location.hex, position).endswith(f"location {location.tile}, 2 tiles left")
    free = parse_hex("A1") if name != "A1" else parse_hex("A2")
    assert texts.hex(free, position).endswith(", empty")


def test_tile_states(texts: GameTexts, catalog: Catalog) -> None:
    """Prove that new, used and unusable tiles are told apart."""
    position = games.new_session(catalog).position
    states = [texts.tile_state(HeldTile("farm", 5, s), position) for s in (NEW, USED, USABLE)]
    assert states == ["next turn", "used", "no target"]


def test_task_follows_the_turn(texts: GameTexts, catalog: Catalog) -> None:
    """Prove that the task counts down and then asks to end the turn."""
    session = games.new_session(catalog)
    terrain = texts.names.terrain_card(session.position.card)
    assert texts.task(session.position) == f"Build 3 on {terrain}"
    games.build(session)
    assert texts.task(session.position) == f"Build 2 more on {terrain}"
    assert texts.progress(session.position) == "1 of 3 built"
    games.build(session)
    games.build(session)
    assert "end the turn" in texts.task(session.position)


def test_winners_share_the_victory(texts: GameTexts, catalog: Catalog) -> None:
    """Prove that a tie names all winners."""
    position = games.new_session(catalog).position
    assert texts.game_over(position) == "Anna and Bea share the victory with 0 gold each"


def test_names_stay_plain(qapp: object, catalog: Catalog) -> None:
    """Prove that braces in a player's name do no harm."""
    session = games.new_session(catalog)
    session.seats = tuple(type(s)("{0}{x}", s.colour) for s in session.seats)
    texts = GameTexts(catalog, session)
    assert texts.move(0, END_TURN) == "{0}{x} ends the turn"


def own_modules() -> Iterator[Path]:
    """Yield the modules whose texts are to be translated."""
    root = Path(next(iter(ui.__path__)))
    yield from root.glob("texts*.py")
    for folder in ("panels", "models", "dialogs", "widgets"):
        yield from root.joinpath(folder).glob("*.py")


@pytest.mark.parametrize("path", list(own_modules()), ids=lambda path: path.name)
def test_texts_can_be_extracted(path: Path) -> None:
    """Prove that tr() gets plain strings from a method whose first argument is `self`."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "tr":
            assert getattr(node.func.value, "id", "") == "self", node.lineno
            assert isinstance(node.args[0], ast.Constant), node.lineno
