"""Finished games as the history keeps them, by chance from a seed; nobody played them."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.text_files import as_it_is, write_atomic
from kingdom_builder_qt.core.compile.scores import ranks
from kingdom_builder_qt.game.history import database
from kingdom_builder_qt.game.history.filing import FiledGame, FiledSeat, PartKind, file_name
from kingdom_builder_qt.game.history.store import GameHistory
from kingdom_builder_qt.game.session import HUMAN

START: Final = datetime(2021, 1, 1, 20)
NAMES: Final = ("Ann", "Blue", "Grandma Josefine", "Zoë")
_STRENGTH: Final = {HUMAN: 60, "novice": 45, "builder": 56, "strategist": 66, "master": 74}


def generated(catalog: Catalog, count: int, seed: int = 1) -> Iterator[FiledGame]:
    """Return games of several years, in which the persons get better."""
    rng = Random(seed)
    cards = [id_ for id_, card in catalog.cards.items() if card.kind == "scoring_card"]
    sections, tiles = list(catalog.sections), list(catalog.tiles)
    more = [id_ for id_ in catalog.expansions if id_ != "base"]
    for number in range(count):
        levels = [rng.choice(list(_STRENGTH)[1:]) for _ in range(rng.choice((1, 1, 1, 2, 3)))]
        levels.insert(0, HUMAN if rng.random() < 0.97 else "builder")
        if rng.random() < 0.1:
            levels[1] = HUMAN
        chosen = [*rng.sample(cards, 3), "castles"]
        gold = [_gold(rng, level, number / count) for level in levels]
        names = rng.sample(NAMES, len(levels)) if rng.random() < 0.3 else list(NAMES)
        seats = tuple(
            FiledSeat(
                names[n],
                n,
                level,
                gold[n],
                rank,
                _shared(rng, chosen, gold[n]),
                tuple(rng.sample(tiles, 3)),
            )
            for n, (level, rank) in enumerate(zip(levels, ranks(gold), strict=True))
        )
        expansions = rng.sample(more, rng.choice((0, 0, 1, 2))) or ["base"]
        parts: list[tuple[PartKind, str]] = [("expansion", id_) for id_ in expansions]
        parts += [("card", id_) for id_ in chosen[:3]]
        parts += [("section", id_) for id_ in rng.sample(sections, 4)]
        persons = levels.count(HUMAN)
        unrated = "no_person" if not persons else "persons" if persons > 1 else ""
        ended = START + timedelta(hours=4 * number)
        rounds = rng.randint(11, 16)
        yield FiledGame(f"{seed}-{number}", ended, seats, rounds, tuple(parts), unrated)


def _gold(rng: Random, level: str, grown: float) -> int:
    better = 12 * grown if level == HUMAN else 0
    return max(10, round(rng.gauss(_STRENGTH[level] + better, 9)))


def _shared(rng: Random, cards: list[str], gold: int) -> dict[str, int]:
    cuts = sorted(rng.randint(0, gold) for _ in cards[1:])
    return {
        card: high - low for card, low, high in zip(cards, [0, *cuts], [*cuts, gold], strict=True)
    }


def fill(history: GameHistory, games: Iterator[FiledGame], record: Path | None = None) -> None:
    """Put games into an index, each with a file of its own, so that it stays there.

    `record`: what is in the files; nothing without one.
    """
    text = record.read_text(encoding="utf-8") if record is not None else ""
    history.folder.mkdir(parents=True, exist_ok=True)
    database.made_ready(history.index)
    with database.opened(history.index) as db, database.changing(db):
        for game in games:
            name = file_name(game.key, game.ended)
            if text:
                write_atomic(history.folder / name, text, as_it_is)
            else:
                (history.folder / name).touch()
            database.insert(db, game, name)
