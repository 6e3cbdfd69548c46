"""All texts of the game in words."""

from __future__ import annotations

import ast
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from string import Formatter
from typing import TypeGuard, get_args

import pytest

from kingdom_builder_qt import ui
from kingdom_builder_qt.content import Catalog, load_catalog, paths
from kingdom_builder_qt.content.nouns import FORMS
from kingdom_builder_qt.core import events as happened
from kingdom_builder_qt.core.grid import hex_name, hexes, parse_hex
from kingdom_builder_qt.core.moves import END_TURN, MANDATORY, USE, parse_move
from kingdom_builder_qt.core.reasons import Reason, ReasonCode
from kingdom_builder_qt.core.state import NEW, USABLE, USED, HeldTile
from kingdom_builder_qt.game import GameOptions, LogEntry, new_game
from kingdom_builder_qt.game.record.game_text import (
    GameTextError,
    ListFault,
    game_text,
    read_game,
)
from kingdom_builder_qt.game.setup.needed_packs import Cause, NeededPack, PackFault
from kingdom_builder_qt.ui.words import file_error_texts
from kingdom_builder_qt.ui.words.file_error_texts import FileErrorTexts
from kingdom_builder_qt.ui.words.game_words import GameWords
from kingdom_builder_qt.ui.words.move_texts import MoveTexts
from kingdom_builder_qt.ui.words.name_texts import NameTexts, content_noun
from tests.ui.drawn_games import begun, drawn, of_two, ready
from tests.ui.table.panels import games

CODES = get_args(ReasonCode)
PACKAGE = Path(next(iter(ui.__path__))).parent

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
    happened.Stored(0, 5, "tile:temple"),
    happened.StoredBuilt(0, 5),
    happened.NumberTiles(0, 1),
    happened.NumberTiles(0, -1),
    happened.NumberTiles(0, -3),
    happened.RowMarked(0, 3, "mayors"),
    happened.RowMarked(0, 21, "mayors"),
    happened.Asked(0),
    happened.SilosBegan(0, 1),
    happened.SilosBegan(0, 2),
    happened.TerrainChosen(0, "swamp"),
)


@pytest.fixture
def texts(qapp: object, catalog: Catalog) -> GameWords:
    """Return the words for a fresh game of Anna and Bea."""
    return GameWords(catalog, games.new_session(catalog))


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
def test_moves_in_words(texts: GameWords, catalog: Catalog, text: str, said: str) -> None:
    """Prove that each kind of move names player, hexes, terrain and tile."""
    expected = said.replace("{A1}", terrain_of(catalog, "A1"))
    assert texts.events.move(0, parse_move(text)) == expected


def test_a_move_names_the_locations_next_to_it(qapp: object, catalog: Catalog) -> None:
    """Prove that locations have the name of their tile and its article."""
    board = tuple((id_, 0) for id_ in ("tavern", "paddock", "oasis", "university"))
    options = GameOptions(players=2, seed=1, sections=board, expansions=("base", "harvest"))
    position = new_game(catalog, options)
    moves = MoveTexts(NameTexts(catalog))
    said = " ".join(moves.choice(move, position) for move in position.legal_moves())
    for name in ("a paddock", "a castle", "an oasis", "a university"):
        assert f"next to {name}" in said, name


@pytest.mark.parametrize("event", EVENTS, ids=repr)
def test_events_in_words(texts: GameWords, event: happened.Event) -> None:
    """Prove that every event has a sentence without gaps, naming its player."""
    for viewer in (None, 0, 1):
        said = texts.events.describe(event, viewer)
        assert said
        assert "{" not in said
        if getattr(event, "player", None) == 0 and getattr(event, "card", "") is not None:
            unnamed = happened.CardUseless | happened.CardTurnedUp | happened.Removed
            is_card = isinstance(event, unnamed)
            assert is_card or "Anna" in said


def test_all_events_are_covered() -> None:
    """Prove that the list above includes every kind of event."""
    assert {type(event) for event in EVENTS} == set(happened.Event.__args__)


@pytest.mark.parametrize("viewer", [None, 1])
def test_drawn_cards_of_others_stay_hidden(texts: GameWords, viewer: int | None) -> None:
    """Prove that only its holder reads the name of a drawn card."""
    drawn = happened.CardDrawn(0, "forest")
    assert texts.events.describe(drawn, viewer) == "Anna draws a card"
    assert texts.events.describe(drawn, 0) == "Anna draws a card: forest"


@pytest.mark.parametrize("viewer", [None, 1])
def test_end_of_turn_hides_the_card(texts: GameWords, viewer: int | None) -> None:
    """Prove that the line of a turn's end names the drawn card to its holder only."""
    drawn = (happened.TurnEnded(0, "desert"), happened.CardDrawn(0, "forest"))
    entry = LogEntry(1, 1, 0, END_TURN, drawn)
    assert "forest" in texts.events.entry_lines(entry, 0)[0].text
    said = [line.text for line in texts.events.entry_lines(entry, viewer)]
    assert said == ["Anna ends the turn and draws a card"]


def test_no_text_shows_the_order_of_the_deck(texts: GameWords) -> None:
    """Prove that a reshuffle does not reveal the pile."""
    assert "desert" not in texts.events.describe(happened.Reshuffled(("desert",)), 0)


def test_useless_card_is_one_line(texts: GameWords) -> None:
    """Prove that a useless card and its replacement make one sentence, each time."""
    events = (
        happened.CardUseless(0, "desert"),
        happened.Reshuffled(("forest",)),
        happened.CardReplaced(0, "forest"),
        happened.CardUseless(0, "forest"),
        happened.CardReplaced(0, None),
    )
    said = [line.text for line in texts.events.event_lines(events)]
    first = "No free desert hex is left: the card leaves the game, Anna draws forest"
    assert said[1] == first
    assert said[2].startswith("No free forest hex is left")
    assert len(said) == 3


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("about", ["", "own"])
def test_reasons_in_words(texts: GameWords, catalog: Catalog, code: ReasonCode, about: str) -> None:
    """Prove that every reason of the core has a sentence without gaps, for any details."""
    position = games.new_session(catalog).position
    source = "tile:farm" if code.startswith(("tile", "no_tile")) else MANDATORY
    detail = "location" if code == "feature" else "desert"
    reason = Reason(code, detail, 2, about)
    said = texts.reasons.reason(reason, source, parse_hex("C7"), position)
    assert "{" not in said
    assert said.endswith(".")


def test_not_adjacent_names_the_terrain(texts: GameWords, catalog: Catalog) -> None:
    """Prove that the commonest refusal names the possible terrain."""
    position = games.new_session(catalog).position
    said = texts.reasons.reason(Reason("not_adjacent"), "tile:oasis", parse_hex("C7"), position)
    expected = "You must build next to your settlements as long as a free desert hex touches them."
    assert said == expected


def test_hexes_in_words(texts: GameWords, catalog: Catalog) -> None:
    """Prove that a screen reader hears terrain, owner and the stock of a location."""
    session = games.new_session(catalog)
    move = games.build(session)
    position = session.position
    name = str(move).split()[-1]
    said = texts.hexes.describe(move.target, position)
    assert said == f"{name}, {terrain_of(catalog, name)}, settlement of Anna"
    location = position.rules.board.locations[0]
    assert texts.hexes.describe(location.hex, position).endswith(
        f"location: {location.tile}, 2 tiles left"
    )
    free = parse_hex("A1") if name != "A1" else parse_hex("A2")
    assert texts.hexes.describe(free, position).endswith(", empty")


def test_tile_states(texts: GameWords, catalog: Catalog) -> None:
    """Prove that new, used and unusable tiles have different words."""
    position = games.new_session(catalog).position
    states = [texts.tiles.state(HeldTile("farm", 5, s), position) for s in (NEW, USED, USABLE)]
    assert states == ["next turn", "used", "no target"]


@pytest.mark.parametrize(
    ("tile", "own", "said"),
    [
        ("paddock", "D4", "Available: 1 piece can be moved."),
        ("paddock", "D4 D5", "Available: 2 pieces can be moved."),
        ("tavern", "D4 D5 D6", "Available: 1 hex."),
    ],
)
def test_one_has_no_plural(catalog: Catalog, tile: str, own: str, said: str) -> None:
    """Prove that the uses of a tile are counted in correct English."""
    session = drawn(catalog, tiles=tile, own=own, other="D3")
    (held,) = session.position.tiles[0]
    assert GameWords(catalog, session).tiles.now(held, session.position) == said


def test_task_follows_the_turn(texts: GameWords, catalog: Catalog) -> None:
    """Prove that the task counts down and then asks for the end of the turn."""
    session = games.new_session(catalog)
    terrain = texts.names.terrain_card(session.position.card)
    assert texts.turn.task(session.position) == f"Build 3 on {terrain} hexes"
    games.build(session)
    assert texts.turn.task(session.position) == f"Build 2 more on {terrain} hexes"
    games.build(session)
    assert texts.turn.task(session.position) == f"Build 1 more on a {terrain} hex"
    games.build(session)
    assert "end your turn" in texts.turn.task(session.position)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (happened.MandatoryDone(0, 0), "Anna cannot build anything in the mandatory action"),
        (happened.MandatoryDone(0, 1), "Anna can build only 1 settlement in the mandatory action"),
        (happened.MandatoryDone(0, 2), "Anna can build only 2 settlements in the mandatory action"),
        (
            happened.TileExpired(0, "outpost"),
            "Anna's nomad tile outpost leaves the game: it lasts one turn",
        ),
    ],
)
def test_what_ends_early_is_said_in_plain_words(
    texts: GameWords, event: happened.Event, said: str
) -> None:
    """Prove that a lapsed action counts settlements, and that a nomad tile is out of the game."""
    assert texts.events.describe(event, None) == said


BOTH = ("Farm or Paddock", "Paddock or Farm")


def test_tiles_to_choose_from_are_joined_by_or(qapp: object, catalog: Catalog) -> None:
    """Prove that several tiles are offered as alternatives."""
    names = GameWords(catalog, games.new_session(catalog)).names
    assert names.choice(["Farm"]) == "Farm"
    assert names.choice(["Farm", "Paddock"]) == "Farm or Paddock"
    assert names.choice(["Barn", "Farm", "Paddock"]) == "Barn, Farm or Paddock"
    session = drawn(catalog, tiles="farm paddock", own="D3")
    session.position.builds_left = 0
    said = GameWords(catalog, session).turn.task(session.position)
    assert said in (f"Use a tile ({tiles}) or end your turn" for tiles in BOTH)


def test_a_hex_is_named_as_one(qapp: object, catalog: Catalog) -> None:
    """Prove that a terrain of two words fits a sentence, and that an own piece is named so."""
    session = games.new_session(catalog)
    words = GameWords(catalog, session)
    position = session.position
    said = words.reasons.reason(Reason("card", "flower"), "mandatory", 0, position)
    assert said.startswith("A1 is a flower field hex, but your card shows ")
    games.build(session)
    (mine,) = hexes(position.own[position.to_move])
    said = words.reasons.reason(Reason("occupied"), "mandatory", mine, position)
    assert said == f"Your own settlement already stands on {hex_name(mine)}."


@pytest.mark.parametrize(
    ("verb", "done", "due", "said"),
    [
        ("build", 1, 3, "1 of 3 built"),
        ("wall", 1, 2, "1 of 2 walls"),
        ("move", 1, 4, "step 2 of 4"),
        ("remove", 0, 2, "opponent 1 of 2"),
        ("move", 4, 4, "step 4 of 4"),
    ],
)
def test_progress_in_words(texts: GameWords, verb: str, done: int, due: int, said: str) -> None:
    """Prove that done builds are counted, and that steps and opponents are numbered."""
    assert texts.turn.progress(verb, done, due, "stone_wall") == said


@pytest.mark.parametrize(
    ("source", "steps", "pattern"),
    [
        ("nomad:donation_grass", 1, "Donation: build 2 more on {printed} hexes"),
        ("nomad:donation_grass", 2, "Donation: build 1 more on a {printed} hex"),
        ("tile:quarry", 1, "Quarry: 1 more on a {card} hex, or Done"),
        ("nomad:resettlement", 1, "Resettlement: 3 steps left for any {movable}, or Done"),
        ("nomad:resettlement", 3, "Resettlement: 1 step left for any {movable}, or Done"),
        ("tile:wagon", 1, "Wagon: keep going, 2 steps left, or Done"),
        ("tile:lighthouse", 2, "Lighthouse: keep going, 1 step left, or Done"),
        ("nomad:sword", 1, "Sword: now take a piece of {victim}"),
        ("tile:fort", 1, "Fort: the card shows {drawn}, build one there"),
    ],
)
def test_task_in_a_block(
    qapp: object, catalog: Catalog, source: str, steps: int, pattern: str
) -> None:
    """Prove that the task names the remaining steps, the terrain, and the owner of a piece to
    take.
    """
    session = begun(catalog, source, steps, *["human"] * 4, pieces=["C5 D4 D6", "J3", "J8", "J12"])
    position, texts = session.position, GameWords(catalog, session)
    block, names = position.block, texts.names
    assert block is not None
    found = catalog.tiles[block.source.partition(":")[2]]
    said = pattern.format(
        printed=names.terrain(found.printed) if found.printed else "",
        card=names.terrain_card(position.card or ""),
        drawn=names.terrain_card(position.drawn or ""),
        movable="piece" if position.movable_others(position.to_move) else "settlement",
        victim=names.player(block.victims[0]) if block.victims else "",
    )
    assert texts.turn.task(position) == said
    assert texts.turn.instruction(block.source, position, block.at) == said


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("nomad:resettlement", "Resettlement: move any "),
        ("nomad:sword", "Sword: take a piece of "),
        ("tile:quarry", "Quarry: build up to 2 walls on "),
        ("tile:city_hall", "City hall: choose the middle of seven free hexes"),
        ("tile:fort", "Fort: turn up a card to see where to build"),
        ("tile:foresters_lodge", "Forester's lodge: choose a forest hex"),
        ("tile:caravan", "Caravan: choose a "),
        ("tile:barracks", "Barracks: place a warrior"),
    ],
)
def test_first_step_of_a_tile(qapp: object, catalog: Catalog, source: str, said: str) -> None:
    """Prove that the task of a selected tile describes its first click."""
    session = ready(catalog, source, "")
    texts = GameWords(catalog, session)
    assert texts.turn.instruction(source, session.position, None).startswith(said)


def test_every_step_has_words_without_gaps(qapp: object, catalog: Catalog) -> None:
    """Prove that each possible selection in random games has a sentence, in hand or not."""
    for seed in range(6):
        session, random = games.expanded(catalog, 3, seed), Random(seed)
        texts = GameWords(catalog, session)
        while not session.position.is_over:
            position = session.position
            for source in position.sources():
                if source in ("turn", "mandatory"):
                    continue
                lifted = [None, *hexes(position.origins(source))[:1]]
                said = [texts.turn.instruction(source, position, origin) for origin in lifted]
                if source not in position.rules.waivers:
                    assert all(said), (source, said)
                assert not any("{" in words or "  " in words for words in said)
                assert not any(words.endswith("on ") or " a hex" in words for words in said)
            assert "{" not in texts.turn.task(position)
            session.play(position.random_move(random))


def test_choice_of_a_card_in_words(qapp: object, catalog: Catalog) -> None:
    """Prove that the task names exactly the cards to choose from."""
    session = of_two(catalog)
    position, texts = session.position, GameWords(catalog, session)
    first, second = (texts.names.terrain_card(c) for c in position.hands[position.to_move])
    assert f"{first} or {second}" in texts.turn.task(position)
    useless = position.hands[position.to_move][0]
    position.free_mask &= ~position.rules.board.terrain_masks[useless]
    position.clear_caches()
    assert first not in texts.turn.task(position)
    assert second in texts.turn.task(position)


def test_armed_outpost_is_part_of_the_task(qapp: object, catalog: Catalog) -> None:
    """Prove that the task allows the next settlement anywhere."""
    session = ready(catalog, "nomad:outpost", USE, play="nomad:outpost use")
    texts = GameWords(catalog, session)
    assert texts.turn.task(session.position).endswith(", the next one anywhere")


def test_other_pieces_on_hexes_in_words(qapp: object, catalog: Catalog) -> None:
    """Prove that a warrior, a wall and a blocked hex have their own words."""
    session = drawn(catalog, own="D4", others_of={1: "warrior@B3"}, walls="G2")
    position, texts = session.position, GameWords(catalog, session)
    index = position.rules.kind_index
    owner, mask = next((p, m) for p, m in enumerate(position.others[index["warrior"]]) if m)
    said = texts.hexes.describe(hexes(mask)[0], position)
    assert said.endswith(f"warrior of {session.seats[owner].name}")
    wall = hexes(position.others[index["stone_wall"]][0])[0]
    assert texts.hexes.describe(wall, position).endswith(", stone wall")
    free = hexes(position.blocked & position.empty_mask)[0]
    assert texts.hexes.describe(free, position).endswith("empty, blocked by a warrior")


def test_winners_share_the_victory(texts: GameWords, catalog: Catalog) -> None:
    """Prove that a tie names all winners."""
    position = games.new_session(catalog).position
    assert texts.turn.game_over(position) == "Anna and Bea share the victory with 0 gold each"


def test_names_stay_plain(qapp: object, catalog: Catalog) -> None:
    """Prove that braces in a player's name are literal."""
    session = games.new_session(catalog)
    session.seats = tuple(type(s)("{0}{x}", s.colour) for s in session.seats)
    texts = GameWords(catalog, session)
    assert texts.events.move(0, END_TURN) == "{0}{x} ends the turn"


def test_one_wall_left_is_a_sentence_of_its_own(qapp: object, catalog: Catalog) -> None:
    """Prove that the last wall of the supply is named in the singular, as are its hexes."""
    session = ready(catalog, "tile:quarry", "")
    position, texts = session.position, GameWords(catalog, session)
    index, card = position.rules.kind_index["stone_wall"], texts.names.terrain_card(position.card)
    every = sum(1 << hex_ for hex_ in hexes(position.empty_mask)[-24:])
    position.others = tuple(
        (every,) if kind == index else owners for kind, owners in enumerate(position.others)
    )
    said = texts.turn.instruction("tile:quarry", position, None)
    assert said == f"Quarry: build a stone wall on a {card} hex"


def test_a_translated_name_has_no_english_form(tmp_path: Path) -> None:
    """Prove that a translated name has its translated forms, otherwise stands as it is."""
    words = "{name: Steinmauer, forms: {indefinite: eine Steinmauer, accusative: die Steinmauer}}"
    root = tmp_path / "board_data"
    shutil.copytree(paths.board_data(), root)
    (root / "lang").mkdir(exist_ok=True)
    (root / "lang" / "de.yaml").write_text(
        "language: {capital_nouns: true, forms: {accusative: den Krieger}}\n"
        f"pieces: {{stone_wall: {words}, warrior: {{name: Krieger}}}}\n",
        encoding="utf-8",
    )
    names = NameTexts(load_catalog(None, root=root, language="de"))
    wall, warrior, ship = map(names.piece, ("stone_wall", "warrior", "ship"))
    title = names.piece("warrior", in_sentence=False)
    assert f"{wall}, {wall:indefinite}, {wall:plural}" == "Steinmauer, eine Steinmauer, Steinmauer"
    assert f"{wall:accusative}, {warrior:accusative}" == "die Steinmauer, Krieger"
    assert f"{title}, {warrior}, {warrior:indefinite}" == "Krieger, Krieger, Krieger"
    assert f"{ship}, {ship:indefinite}" == "Ship, Ship"


def test_a_name_from_right_to_left_is_isolated_in_each_form(qapp: object) -> None:
    """Prove that a derived article is outside of the isolate, and a given form inside of one."""
    derived = content_noun("\u0642\u0644\u0639\u0629")
    assert f"{derived:indefinite}" == "a \u2068\u0642\u0644\u0639\u0629\u2069"
    given = content_noun("\u0642\u0644\u0639\u0629", (("plural", "\u0642\u0644\u0627\u0639"),))
    assert f"{given:plural}" == "\u2068\u0642\u0644\u0627\u0639\u2069"


@pytest.mark.parametrize("name", ["{0}", "{x:plural}", "<b>Mill</b>", "a: {y!r}"])
def test_a_noun_is_never_a_pattern(qapp: object, name: str) -> None:
    """Prove that braces and tags in a name of a pack are literal in every form."""
    noun = content_noun(name, (("indefinite", f"an {name}"),))
    assert f"{noun}|{noun:indefinite}" == f"{name.lower()}|an {name}"


SOURCES = [
    (path.relative_to(PACKAGE).as_posix(), ast.parse(path.read_text(encoding="utf-8")))
    for folder in ("ui", "editor", "app")
    for path in sorted((PACKAGE / folder).rglob("*.py"))
]
ENGLISH = {  # grammar in the name of a placeholder, around one, or in code
    "article in a name": re.compile(r"\{(?:an?|the)_|\{\w*(?:_plural|_article)\b"),
    "article before a name": re.compile(r"\b[Aa]n? \{(?!count|number|left|most)"),
    "ending behind a name": re.compile(r"\{\w+(?::\w+)?\}(?:s|es|ies)\b"),
}


def patterns() -> Iterator[tuple[str, str]]:
    """Yield module and text of every pattern of the windows."""
    for module, tree in SOURCES:
        for node in ast.walk(tree):
            if is_text(node):
                assert isinstance(node.args[0], ast.Constant)
                yield module, node.args[0].value


def test_sentences_ask_for_known_forms() -> None:
    """Prove that every `{name:form}` of a sentence is a form that content can have."""
    asked = set()
    for module, text in patterns():
        for _, name, form, conversion in Formatter().parse(text):
            assert form in (None, "", *FORMS), (module, text)
            assert not conversion, (module, text)
            assert name is None or re.fullmatch(r"\w*", name), (module, text)
            asked.add(form)
    assert set(FORMS) <= asked, "a form that no sentence needs"


def test_no_sentence_makes_grammar() -> None:
    """Prove that no article or ending stands beside a name, and none is in a placeholder."""
    for module, text in patterns():
        for fault, pattern in ENGLISH.items():
            assert not pattern.search(text), (fault, module, text)


def test_no_window_inflects_a_name() -> None:
    """Prove that only the content derives forms, and that names become nouns in one place."""
    for module, tree in SOURCES:
        for node in ast.walk(tree):
            is_import = isinstance(node, ast.Import | ast.ImportFrom)
            names = {alias.name for alias in node.names} if is_import else set()
            assert "english_forms" not in names, module
            assert "noun_of" not in names or module == "ui/words/name_texts.py", module
            if isinstance(node, ast.JoinedStr):
                words = [part.value for part in node.values if isinstance(part, ast.Constant)]
                found = [text for text in words if re.search(r"\b[Aa]n? $", str(text))]
                assert not found, (module, node.lineno)


def is_text(node: ast.AST) -> TypeGuard[ast.Call]:
    """Return whether a node is a call of `tr` or `tr.later`."""
    if not isinstance(node, ast.Call):
        return False
    function = node.func.value if isinstance(node.func, ast.Attribute) else node.func
    return isinstance(function, ast.Name) and function.id == "tr"


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (
            PackFault(NeededPack("bog", "1.2", "Bog", "Ann Moor"), "missing"),
            "It needs the pack “Bog” 1.2 (Ann Moor), which is not installed.",
        ),
        (
            PackFault(NeededPack("bog", "1.2", "Bog"), "off"),
            "It needs the pack “Bog” 1.2, which is switched off.",
        ),
        (
            PackFault(NeededPack("", "", "Bog"), "own"),
            "It needs “Bog”, content that the player who saved it has made.",
        ),
        (
            PackFault(NeededPack("bog", "1.2", "Bog"), "version", "2"),
            "It was played with the pack “Bog” 1.2; the installed version 2 plays differently.",
        ),
    ],
    ids=lambda value: value.cause if isinstance(value, PackFault) else "",
)
def test_a_missing_pack_in_words(qapp: object, fault: PackFault, said: str) -> None:
    """Each cause is a sentence of its own, after the one that the game cannot be played."""
    texts = FileErrorTexts()
    assert texts.lacking([fault]) == f"This game cannot be opened now. {said}"
    assert texts.waiting([fault]).endswith(f"cannot be continued now. {said}")


def test_many_missing_packs_in_words(qapp: object) -> None:
    """A game with many needs names four of them and the number of the others."""
    names = ("Bog", "Mire", "Fen", "Marsh", "Swamp", "Pond")
    faults = [PackFault(NeededPack("", "", name), "own") for name in names]
    assert "“Marsh”" in FileErrorTexts().lacking(faults[:4])
    assert (
        FileErrorTexts()
        .lacking(faults[:5])
        .endswith("It needs one more that is missing or different.")
    )
    said = FileErrorTexts().lacking(faults)
    assert "“Swamp”" not in said
    assert said.endswith("It needs 2 more that are missing or different.")


def test_the_words_of_missing_packs_are_translated(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No English word is left if every string of the window is translated."""
    monkeypatch.setattr(file_error_texts, "tr", lambda text: "".join(re.findall(r"{\w+}", text)))
    faults = [PackFault(NeededPack("", "3", "Bog"), cause, "4") for cause in get_args(Cause)]
    assert FileErrorTexts().lacking(faults) == " ".join(["", "Bog3", "Bog3", "Bog", "Bog34"])


@pytest.mark.parametrize("fault", get_args(ListFault))
def test_every_fault_of_a_list_has_a_sentence(qapp: object, fault: ListFault) -> None:
    """A wrong list is explained by the window's own sentence, never by the reader's message."""
    error = GameTextError("game.txt", 3, "message of the reader", fault, "<b>here\t", "there")
    said = FileErrorTexts().wrong_line(error)
    assert said.startswith("Line 3: ")
    assert said.endswith(".")
    assert "message of the reader" not in said
    assert "{" not in said
    assert "\t" not in said


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("mandatory build {feature}", "{feature} is a {name}: nothing can be built there."),
        ("tile:farm build {feature}", "You do not have the farm."),
        ("turn end", ""),
        ("tile:nowhere build A1", ""),
    ],
)
def test_a_refused_move_of_a_list_has_the_reason_of_the_table(
    qapp: object, catalog: Catalog, move: str, reason: str
) -> None:
    """The reason is the sentence that the table shows for the same hex, in place of a code."""
    session = games.new_session(catalog)
    board = session.position.rules.board
    feature = next(hex_ for hex_ in hexes(board.hex_mask) if board.feature_at(hex_))
    values = {"feature": hex_name(feature), "name": board.feature_at(feature)}
    move = move.format(**values)
    games.build(session)
    text = re.sub(r"(?m)^(1\.\d: ).*$", rf"\g<1>{move}", game_text(session), count=1)
    with pytest.raises(GameTextError) as caught:
        read_game(text, catalog)
    line = text[: text.index(move)].count("\n") + 1
    said = f"Line {line}: the move “{move}” is not possible. {reason.format(**values)}".strip()
    assert FileErrorTexts().wrong_line(caught.value) == said
