"""Many random games over all mixtures with everything checked: `python3 dev.py games`.

Writes build/reports/random-games.md.  The games are numbered by their seed.  The counts are saved
after every block of games; an interrupted run continues from them.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from kingdom_builder_qt.cli.arguments import positive
from kingdom_builder_qt.cli.signals import ended_by_signals
from kingdom_builder_qt.content.text_files import (
    accept_any,
    check_writable,
    json_fault,
    write_atomic,
)
from kingdom_builder_qt.core import events as ev
from kingdom_builder_qt.core.moves import source_tile
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game import GameOptions
from tests.campaigns.reports import REPORTS, ROOT, make_folder
from tests.helpers.invariants import cards_of, check_cards, check_moves, check_pieces, check_tiles
from tests.helpers.random_games import all_options, mixed_options, random_options, random_position

PAGE = REPORTS / "random-games.md"
KEPT = ROOT / "build" / "random-games.json"
GAMES = 20_000
BLOCK = 500  # games between two notes of the counts
EVERY = 12  # moves between two checks within a game

# Makers of options: most mix all expansions, some use the older ones only.
MAKERS: tuple[Callable[[int], GameOptions], ...] = (
    *(all_options,) * 7,
    mixed_options,
    mixed_options,
    random_options,
)
# Tiles that may be on every location.
TILES = (
    *("canoe", "temple", "fountain", "refuge", "bazaar", "cathedral", "scout_cabin", "palisade"),
    *("crossroads", "barracks", "quarry", "paddock"),
)


def changes(random: Random) -> tuple[str, dict[str, Any]]:
    """Return the special features of a game, as words and as arguments of `random_position`."""
    share = random.random()
    if share < 0.1:
        return "few cards", {"cut_deck": random.choice([9, 12, 14])}
    if share < 0.2:
        water = random.choice([0.4, 0.6, 0.85])
        return "flooded", {"water": water, "cut_deck": random.choice([12, 25, 30])}
    if share < 0.35:
        return "one tile everywhere", {"one_tile": random.choice(TILES)}
    return "as printed", {}


def first_position(seed: int) -> tuple[Position, Iterator[str]]:
    """Return the first position of a game and the words under which it is counted."""
    random = Random(f"random games {seed}")
    options = random.choice(MAKERS)(seed)
    word, changed = changes(random)
    words = [f"players: {options.players}", f"edition: {options.edition}", f"board: {word}"]
    words += [f"expansion: {id_}" for id_ in options.expansions]
    words += [f"house rule: {rule}" for rule in options.house_rules]
    return random_position(options, **changed), iter(words)


def check(position: Position, cards: list[str], random: Random) -> None:
    """Fail unless pieces, tiles, cards and legal moves add up."""
    check_pieces(position)
    check_tiles(position)
    check_cards(position, cards)
    check_moves(position, random)


def play(seed: int) -> Counter[str]:
    """Play and check one game to its end and back; return its counts."""
    position, words = first_position(seed)
    counts, random, first = Counter(words), Random(seed), position.state()
    cards = cards_of(position)
    while not position.is_over:
        move = position.random_move(random)
        events = position.push(move)
        kind = "tile" if source_tile(move.source) else "source"
        counts[f"{kind}: {move.source}"] += 1
        counts.update(f"event: {type(event).__name__}" for event in events)
        counts["safety ends"] += any(isinstance(e, ev.GameOver) and e.by_safety_end for e in events)
        if position.ply % EVERY == 0:
            check(position, cards, random)
            counts["checks"] += 1
    check(position, cards, random)
    assert [sheet.total for sheet in position.scores()] == position.gold()
    counts["moves"] += position.ply
    counts["longest"] = position.ply
    while position.ply:
        position.pop()
    assert position.state() == first, "taking back all moves must lead to the beginning"
    return counts


def run(games: int, kept: Path) -> Counter[str]:
    """Play the games missing to `games`; an AssertionError names the seed."""
    counts: Counter[str] = Counter()
    if kept.is_file():
        counts.update(json.loads(kept.read_text(encoding="utf-8")))
    kept.parent.mkdir(parents=True, exist_ok=True)
    while counts["games"] < games:
        longest = counts["longest"]
        for seed in range(counts["games"], min(counts["games"] + BLOCK, games)):
            try:
                found = play(seed)
            except Exception as error:
                raise AssertionError(f"game {seed}: {error!r}") from error
            longest = max(longest, found.pop("longest"))
            counts.update(found)
            counts["games"] += 1
        counts["longest"] = longest
        write_atomic(kept, json.dumps(counts, indent=0, sort_keys=True), json_fault)
        print(f"{counts['games']} games", file=sys.stderr, flush=True)
    return counts


# -- the page ----------------------------------------------------------------------------------


def page(counts: Counter[str]) -> str:
    """Return the report as Markdown."""
    games = counts["games"]
    lines = [
        "# Random games",
        "",
        f"{games} random games (seeds 0 to {games - 1}), {counts['moves']} moves, without any"
        " failed check. Measured, not estimated: `python3 dev.py games` plays the",
        "same games again and writes this page.",
        "",
        f"Checked every {EVERY} moves and at the end of each game ({counts['checks'] + games}"
        " times): pieces of each kind, supplies, marks and temple stock add up; no two pieces share"
        " a hex and each",
        "stands where it may; tiles, number tiles and bonus tiles add up, and nobody keeps a tile"
        " without a piece beside its location; every card is in one place and the played card has a"
        " free hex; the list of",
        "legal moves, the sets of targets and the answer to single moves agree. At the end the"
        " score sheets add up to the gold, and taking back all moves leads to the beginning.",
        "",
        f"{counts['safety ends']} games ended because nobody could build any more; the longest had"
        f" {counts['longest']} moves.",
    ]
    for title, word in (
        ("Games", ("players", "edition", "board", "expansion", "house rule")),
        ("Moves by what allowed them", ("source", "tile")),
        ("Events", ("event",)),
    ):
        lines += ["", f"## {title}", "", "| what | times |", "| --- | ---: |"]
        lines += [
            f"| {key} | {counts[key]} |"
            for kind in word
            for key in sorted(counts)
            if key.startswith(f"{kind}: ")
        ]
    return "\n".join(lines) + "\n"


def main(arguments: list[str] | None = None) -> int:
    """Play, write the page; return 130 or 143 after an interrupt."""
    parser = argparse.ArgumentParser(prog="dev.py games", description=__doc__)
    parser.add_argument(
        "--games", type=positive, default=GAMES, metavar="N", help=f"default: {GAMES}"
    )
    parser.add_argument("--kept", type=Path, default=KEPT, metavar="FILE", help="counts so far")
    parser.add_argument("--page", type=Path, default=PAGE, metavar="FILE")
    parsed = parser.parse_args(arguments)
    try:
        make_folder(parsed.page)
        check_writable(parsed.page)
    except OSError as error:
        parser.error(str(error))
    with ended_by_signals() as ending:
        try:
            counts = run(parsed.games, parsed.kept)
        except KeyboardInterrupt:
            print(f"interrupted; the same command goes on from {parsed.kept}", file=sys.stderr)
            return ending.status
    write_atomic(parsed.page, page(counts), accept_any)
    print(f"{counts['games']} games without a failed check: {parsed.page}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
