"""An expansion of a user with odd numbers: every sentence has the numbers of its entry."""

from __future__ import annotations

import re
from random import Random

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.content.describe.entry_words import describe
from kingdom_builder_qt.core.grid import hexes
from kingdom_builder_qt.core.moves import CANOE, PLACE, RETURN, SILO, WALL
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.reasons import Reason
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.ui.desktop.style.theme import THEMES
from kingdom_builder_qt.ui.table.board.items import ThemeSprites
from kingdom_builder_qt.ui.table.board.piece_item import PieceItem, piece_of
from kingdom_builder_qt.ui.table.presenters.turn_progress import turn_progress
from kingdom_builder_qt.ui.words.game_words import GameWords
from kingdom_builder_qt.ui.words.numbers import spelled
from tests.content.support import errors

PIECES = """\
obelisk: {name: Obelisk, owner: nobody, supply: 9, stands_on: buildable, fixed: true}
arena: {name: Arena, supply: 2, stands_on: buildable, footprint: flower, fixed: true}
idol: {name: Idol, supply: 3, stands_on: [buildable, ice], blocks: neighbours}
"""
TERRAINS = "ice: {name: Ice, letter: i, buildable: true, colour: '#c8e8f8'}\n"
TILES = """\
hopper: {kind: location_tile, name: Hopper, text: T., action: {move: {reach: {leap: 3}}}}
skipper: {kind: location_tile, name: Skipper, text: T., action: {move: {reach: {leap: 1}}}}
catapult: {kind: location_tile, name: Catapult, text: T., action: {move: {reach: {leap: 19}}}}
mule: {kind: location_tile, name: Mule, text: T., action: {move: {reach: {steps: 4}}}}
inn:
  kind: location_tile
  name: Inn
  text: T.
  action: {build: {to: {near: {terrain: water, within: 3}}}}
orchard:
  kind: location_tile
  name: Orchard
  text: T.
  action: {build: {to: {near: {piece: own, exactly: 2}}, adjacency: ignored}}
chain:
  kind: location_tile
  name: Chain
  text: T.
  action: {build: {to: {line_end: 4}, adjacency: ignored}}
pair:
  kind: location_tile
  name: Pair
  text: T.
  action: {build: {to: {line_end: 2}, adjacency: ignored}}
boom:
  kind: location_tile
  name: Boom
  text: T.
  action: {build: {count: 5, to: {terrain: [grass, forest]}}}
choice: {kind: location_tile, name: Choice, text: T., action: {build: {count: {min: 2, max: 4}}}}
kite: {kind: location_tile, name: Kite, text: T., action: {move: {reach: ray}}}
sledge: {kind: location_tile, name: Sledge, text: T., action: {move: {reach: slide, count: 3}}}
fence:
  kind: location_tile
  name: Fence
  text: T.
  action: {move: {count: {min: 2, max: 4}, reach: same_area}}
ambush: {kind: location_tile, name: Ambush, text: T., action: {remove: {owner: each_opponent}}}
mason:
  kind: location_tile
  name: Mason
  text: T.
  action: {build: {piece: obelisk, count: 3, adjacency: required}}
circus:
  kind: location_tile
  name: Circus
  text: T.
  action: {build: {piece: arena, adjacency: required}}
shrine:
  kind: location_tile
  name: Shrine
  text: T.
  action: {one_of: [{build: {piece: idol, count: 3}}, {remove: {piece: idol, owner: own}}]}
border: {kind: location_tile, name: Border, text: T., action: {build: {to: {section_border: true}}}}
"""
CARDS = """\
thrift:
  kind: scoring_card
  name: Thrift
  text: T.
  score: {pay: {per_unit: 2, every: 3}}
league:
  kind: scoring_card
  name: League
  text: T.
  score: {group: sector, pay: {rank: [9, 6, 4, 1]}}
"""
SETS = (
    ("hopper", "skipper", "catapult", "mule"),
    ("inn", "orchard", "chain", "pair"),
    ("boom", "choice", "mason", "circus"),
    ("kite", "sledge", "fence", "ambush"),
    ("shrine", "border", "mason", "mule"),
)
NAMES = ("Ann", "Ben", "Cem")
NUMBERS = [spelled(number) for number in range(2, 13)]
# Numbers that belong to no entry: seven hexes of a large piece, idioms.
FIXED = {"seven"}
SAID = {
    "hopper": {"three"},
    "catapult": {"19"},
    "inn": {"three"},
    "chain": {"four"},
    "pair": {"two"},
}


@pytest.fixture(scope="module")
def catalog(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    """Return the shipped content with the odd expansion of a user."""
    folder = tmp_path_factory.mktemp("content")
    (folder / "base").mkdir()
    files = {
        "pieces.yaml": PIECES,
        "terrain.yaml": TERRAINS,
        "base/tiles.yaml": TILES,
        "base/scoring.yaml": CARDS,
    }
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    found = load_catalog(folder)
    assert errors(found) == []
    return found


def odd_session(catalog: Catalog, tiles: tuple[str, ...], seed: int) -> Session:
    """Return a game of three with these location tiles and the odd cards."""
    options = GameOptions(
        players=3,
        seed=seed,
        edition="new",
        location_tiles=tiles,
        cards=("thrift", "league", "knights"),
    )
    return Session(catalog, options, [Seat(name, n, "human") for n, name in enumerate(NAMES)])


def check(said: str) -> None:
    """A sentence has no gap, no wrong article, no `two` for one, no `1` of several."""
    assert said
    assert "{" not in said
    assert "  " not in said
    assert " on ," not in said
    assert not re.search(r"\b[Aa] [aeiou]", said), said
    assert not re.search(r"\b[Aa]n [^aeiouAEIOU]", said), said
    assert not re.search(r"\bone hexes\b|\b1 steps\b", said), said


def check_numbers(said: str, source: str) -> None:
    """Every number in a sentence about a tile is one of its entry."""
    allowed = SAID.get(source.partition(":")[2], set()) | FIXED
    words = set(re.findall(r"[a-z]+|\b19\b", said))
    assert not words & ({*NUMBERS, "19"} - allowed), (source, said)


def refusals(words: GameWords, position: Position) -> list[Reason]:
    """Read the refusal of each hex, for each tile and each lifted piece."""
    found = []
    tiles = [source for source in position.sources() if source.startswith("tile:")]
    for source in tiles:
        origins = hexes(position.origins(source))[:2]
        for hex_ in hexes(position.rules.board.hex_mask):
            for origin in (None, *origins):
                reason = position.why_not(source, hex_, origin)
                if reason is not None:
                    said = words.reasons.reason(reason, source, hex_, position)
                    check(said)
                    assert said.endswith(".")
                    check_numbers(said, source)
                    found.append(reason)
    return found


def read_everything(words: GameWords, session: Session) -> None:
    """Read task, steps, progress, tiles and moves of a position."""
    position = session.position
    check(words.turn.task(position))
    for source in position.sources():
        if source in position.rules.actions and source not in (CANOE, SILO, "mandatory"):
            for origin in (None, *hexes(position.origins(source))[:1]):
                said = words.turn.instruction(source, position, origin)
                if said:
                    check(said)
                    assert "wall" not in said
                    most = max(b.steps for b in position.rules.actions[source].branches)
                    assert all(int(count) <= most for count in re.findall(r"\d+", said)), said
            progress = turn_progress(session, source)
            if progress.due:
                kind = progress.kind
                check(words.turn.progress(progress.verb, progress.done, progress.due, kind))
    for held in position.tiles[position.to_move]:
        for said in (words.tiles.now(held, position), words.tiles.state(held, position)):
            check(said)
    for move in position.legal_moves():
        check(words.moves.choice(move, position))


@pytest.mark.parametrize("tiles", SETS)
def test_every_sentence_of_odd_games(
    qapp: object, catalog: Catalog, tiles: tuple[str, ...]
) -> None:
    """In the texts of random games numbers are the entry's own and articles fit, without a gap."""
    used, codes = set(), set()
    for seed in range(4):
        session, random = odd_session(catalog, tiles, seed), Random(seed)
        words, position = GameWords(catalog, session), session.position
        for number in range(260):
            if position.is_over:
                break
            if number % 8 == 0 or position.block is not None:
                read_everything(words, session)
            if number % 40 == 0:
                codes |= {reason.code for reason in refusals(words, position)}
            moves = position.random_move(random)
            entry = session.play(moves)
            used.add(entry.move.source)
            for line in words.events.entry_lines(entry, 0):
                check(line.text)
            for event in entry.events:
                check(words.events.describe(event))
    assert codes
    assert len(used & {f"tile:{tile}" for tile in tiles}) >= 2


@pytest.mark.parametrize(
    ("source", "reason", "said"),
    [
        ("hopper", Reason("leap", "", 3), "A1 is not exactly three hexes away in a straight line."),
        ("skipper", Reason("leap", "", 1), "A1 is not exactly one hex away in a straight line."),
        ("catapult", Reason("leap", "", 19), "A1 is not exactly 19 hexes away in a straight line."),
        (
            "inn",
            Reason("near", "", 3, "water"),
            "A1 is not within three hexes of a water hex.",
        ),
        (
            "chain",
            Reason("line_end", "", 4),
            "A1 does not continue a straight line of at least four of your settlements.",
        ),
        (
            "shrine",
            Reason("blocked", "idol"),
            "A1 is next to an idol: nothing can be placed there.",
        ),
    ],
)
def test_refusals_say_the_number(
    qapp: object, catalog: Catalog, source: str, reason: Reason, said: str
) -> None:
    """Distance, length and name of a piece in a refusal are those of the entry."""
    session = odd_session(catalog, SETS[0], 0)
    words = GameWords(catalog, session)
    assert words.reasons.reason(reason, f"tile:{source}", 0, session.position) == said


@pytest.mark.parametrize(
    ("card", "parts"),
    [("thrift", ("2 gold", "every 3")), ("league", ("9 gold", "6", "4", "1 gold", "4th most"))],
)
def test_odd_cards_are_described(catalog: Catalog, card: str, parts: tuple[str, ...]) -> None:
    """The short form of a card has the numbers of its entry."""
    said = describe(catalog.cards[card], catalog)
    assert all(part in said for part in parts), said


def drawn(catalog: Catalog, kind: str, owner: int) -> QImage:
    """Return the picture of a piece brought by a player."""
    theme = THEMES["light"]
    item = PieceItem(piece_of(catalog.pieces[kind], owner), ThemeSprites(theme))
    image = QImage(260, 260, QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.translate(130, 130)
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return image


def test_a_neutral_piece_has_no_players_colour(qapp: object, catalog: Catalog) -> None:
    """A neutral piece looks the same for each player, and an own piece different."""
    assert drawn(catalog, "obelisk", 0) == drawn(catalog, "obelisk", 3)
    assert drawn(catalog, "idol", 0) != drawn(catalog, "idol", 3)
    assert drawn(catalog, "arena", 0) != drawn(catalog, "arena", 3)


def test_a_large_piece_covers_seven_hexes(qapp: object, catalog: Catalog) -> None:
    """A kind without a picture in the program is drawn by its traits."""
    sprites = ThemeSprites(THEMES["light"])
    large = PieceItem(piece_of(catalog.pieces["arena"], 0), sprites)
    hall = PieceItem(piece_of(catalog.pieces["city_hall"], 0), sprites)
    small = PieceItem(piece_of(catalog.pieces["idol"], 0), sprites)
    assert large.boundingRect() == hall.boundingRect() != small.boundingRect()


def test_all_verbs_of_odd_pieces_are_played(qapp: object, catalog: Catalog) -> None:
    """The games above do bring the user's pieces to the board and return them."""
    verbs = set()
    for seed in range(6):
        session, random = odd_session(catalog, SETS[2 if seed % 2 else 4], seed), Random(seed)
        while not session.position.is_over:
            verbs.add(session.play(session.position.random_move(random)).move.verb)
    assert {PLACE, WALL, RETURN} <= verbs
