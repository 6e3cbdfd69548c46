"""Whole games as text: every move, its events, the scores. A change in behaviour shows as a diff.

`python -m tests.core.test_transcripts --write` rewrites the files; read the diff.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

from kingdom_builder_qt.core.events import Event
from kingdom_builder_qt.core.grid import hex_name
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game import GameOptions, first_game
from kingdom_builder_qt.game.setup.first_position import make_rules
from kingdom_builder_qt.game.setup.resolve import resolve
from kingdom_builder_qt.game.setup.set_up_board import make_board
from tests.helpers.builders import catalog

FOLDER = Path(__file__).parents[1] / "data" / "transcripts"
EVERYTHING = (
    *("base", "nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island"),
)
GAMES = {
    "first_game": GameOptions(players=2, seed=11, start=0),
    "new_edition": GameOptions(players=3, seed=12, edition="new", beautiful_castles=True),
    "mixed": GameOptions(
        players=4,
        seed=333,
        expansions=("base", "nomads", "crossroads"),
        sections=[("quarry", 0), ("barracks", 180), ("city_hall", 0), ("monastery", 180)],
        cards=["shepherds", "ambassadors", "merchants"],
    ),
    "everything": GameOptions(
        players=3,
        seed=248,
        expansions=EVERYTHING,
        sections=[("canoe", 0), ("bazaar", 180), ("cathedral", 0), ("mountain_station", 180)],
        cards=["rovers", "mayors", "messengers"],
    ),
    "marshlands": GameOptions(
        players=2,
        seed=4,
        expansions=EVERYTHING,
        sections=[("temple", 0), ("refuge", 180), ("university", 0), ("harbor", 180)],
        cards=["captains", "noblewomen", "geologists"],
        house_rules=["draw_at_start", "own_tiles_only"],
    ),
}
# In the order of the copies in the box, so that no random numbers of the program take part.
NOMADS = [f"donation_{t}" for t in ("grass", "canyon", "desert", "flower", "forest")]
NOMADS += ["donation_water", "donation_mountain"]
NOMADS += ["resettlement", "outpost", "sword", "treasure"] * 2
PLACES = {"hex", "origin", "location"}


def event_text(event: Event) -> str:
    """Return an event as one line, hexes by name."""
    words = [
        f"{key}={hex_name(value) if key in PLACES else value}"
        for key, value in event._asdict().items()
    ]
    return " ".join([f"  {type(event).__name__}", *words])


def start(name: str) -> tuple[GameOptions, Position]:
    """Return a game with cards dealt by this module, so that only the rules are under test."""
    options = GAMES[name]
    if name == "first_game":
        options = first_game(catalog(), options)
    options = resolve(catalog(), options)
    spaces = make_board(catalog(), options).feature_masks.get("nomad", 0).bit_count()
    nomads = random.Random(options.seed).sample(NOMADS, spaces)
    rules = make_rules(catalog(), options, nomads)
    deck = sorted(rules.full_deck())
    random.Random(options.seed).shuffle(deck)
    players = options.players
    dealt = 0 if "draw_at_start" in options.house_rules else players
    hands = [(card,) for card in deck[:dealt]] or [()] * players
    return options, Position.start(rules, deck[dealt:], hands, options.seed)


def transcript(name: str) -> str:
    """Play a game by a fixed random choice and return its text."""
    options, position = start(name)
    rng = random.Random(options.seed)
    lines = [f"sections {options.sections}", f"cards {options.cards}"]
    lines += [f"tiles {options.location_tiles}", f"castles {options.castles}"]
    if options.island:
        lines += [f"overlays {options.overlays}", f"island {options.island}"]
    if position.rules.nomads:
        lying = [f"{tile} {hex_name(hex_)}" for hex_, tile in position.rules.nomads.items()]
        lines += [f"tasks {options.tasks}", f"nomads {', '.join(lying)}"]
    lines += [event_text(event) for event in position.opening]
    while not position.is_over:
        # Sorted, so that the order of the legal moves in the core is no part of the text.
        source = rng.choice(sorted(position.sources()))
        found = position.legal_moves([source])
        verbs = sorted({move.verb for move in found})
        if len(verbs) > 1:
            verb = rng.choice(verbs)
            found = [move for move in found if move.verb == verb]
        move = rng.choice(sorted(found, key=str))
        lines.append(f"{position.to_move}: {move}")
        lines += [event_text(event) for event in position.push(move)]
    for sheet in position.scores():
        gold = ", ".join(f"{entry.card} {entry.gold}" for entry in sheet.entries)
        lines.append(f"player {sheet.player}: {gold}, total {sheet.total}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_goes_as_recorded(name: str) -> None:
    """Moves, events in their order and scores of a whole game equal the recorded ones."""
    expected = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert transcript(name).splitlines() == expected.splitlines()


def test_the_mixed_game_shows_every_verb() -> None:
    """Every verb of the expansions is played in it."""
    lines = (FOLDER / "mixed.txt").read_text(encoding="utf-8").splitlines()
    played = {words[2] for line in lines if (words := line.split())[0][:-1].isdigit()}
    pieces = {"build", "place", "wall", "move", "return", "remove"}
    assert played == pieces | {"draw", "use", "skip", "choose", "end"}


def test_the_late_games_show_what_is_new() -> None:
    """Every verb, event and source of the last expansions is in one of the two games."""
    lines: list[str] = []
    for name in ("everything", "marshlands"):
        lines += (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    words = [line.split() for line in lines]
    played = {f"{w[1]} {w[2]}" for w in words if w[0][:-1].isdigit()}
    assert played >= {
        *("canoe build", "canoe skip", "farmland build", "cave move", "turn choose"),
        *("silo build", "silo move", "silo skip"),
        *("tile:cathedral take", "tile:cathedral build", "tile:cathedral skip"),
        *("tile:scout_cabin place", "tile:temple remove"),
    }
    assert any(move.startswith("bazaar:") for move in played)
    events = {w[0] for w in words if w}
    assert events >= {
        *("Asked", "NumberTiles", "RowMarked", "SilosBegan", "Stored", "TerrainChosen"),
    }


def test_every_kept_transcript_is_played() -> None:
    """No recorded file is unused."""
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(GAMES)


if __name__ == "__main__" and "--write" in sys.argv:
    for game in GAMES:
        (FOLDER / f"{game}.txt").write_text(transcript(game), encoding="utf-8")
