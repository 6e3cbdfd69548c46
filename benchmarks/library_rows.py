"""Random games as rows of the library, from a seed; they were never played."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.compile.scores import ranks
from kingdom_builder_qt.game.library import index
from kingdom_builder_qt.game.library.entry import Entry, EntrySeat, IndexedGame, PartKind
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.game.session import HUMAN

START: Final = datetime(2021, 1, 1, 20)
NAMES: Final = ("Ann", "Blue", "Grandma Josefine", "Zoë")
_STRENGTH: Final = {HUMAN: 60, "novice": 45, "builder": 56, "strategist": 66, "master": 74}


def generated(
    catalog: Catalog, count: int, seed: int = 1, unfinished: float = 0.0
) -> Iterator[IndexedGame]:
    """Return games of several years, in which the persons improve; the oldest first.

    `unfinished`: the share of unfinished games.
    """
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
        is_over = rng.random() >= unfinished
        found = ranks(gold) if is_over else (0,) * len(levels)
        seats = tuple(
            EntrySeat(names[n], n, level, gold[n], rank)
            for n, (level, rank) in enumerate(zip(levels, found, strict=True))
        )
        expansions = rng.sample(more, rng.choice((0, 0, 1, 2))) or ["base"]
        parts: list[tuple[PartKind, str]] = [("expansion", id_) for id_ in expansions]
        parts += [("card", id_) for id_ in chosen[:3]]
        parts += [("section", id_) for id_ in rng.sample(sections, 4)]
        persons = levels.count(HUMAN)
        played = START + timedelta(hours=4 * number)
        entry = Entry(
            id=f"{played:%Y%m%d-%H%M%S}-{seed:08x}",
            title="" if rng.random() < 0.8 else f"Evening {number}",
            starred=rng.random() < 0.05,
            begun=played - timedelta(minutes=40),
            played=played,
            is_over=is_over,
            round=rng.randint(11, 16),
            to_move=None if is_over else 0,
            moves=rng.randint(90, 180),
            seats=seats,
            cards=tuple(chosen[:3]),
            expansions=tuple(expansions),
            sections=tuple([id_ for kind, id_ in parts if kind == "section"]),
            variants=(),
            challenge="",
            assistance=(),
            unrated="no_person" if not persons else "persons" if persons > 1 else "",
            lead=min(range(len(seats)), key=lambda n: (not seats[n].is_person, seats[n].rank, n)),
        )
        yield IndexedGame(
            entry,
            f"{seed}-{number}",
            tuple(parts),
            tuple([_shared(rng, chosen, amount) for amount in gold]),
            tuple([tuple(rng.sample(tiles, 3)) for _ in seats]),
        )


def _gold(rng: Random, level: str, grown: float) -> int:
    better = 12 * grown if level == HUMAN else 0
    return max(10, round(rng.gauss(_STRENGTH[level] + better, 9)))


def _shared(rng: Random, cards: list[str], gold: int) -> dict[str, int]:
    cuts = sorted(rng.randint(0, gold) for _ in cards[1:])
    return {
        card: high - low for card, low, high in zip(cards, [0, *cuts], [*cuts, gold], strict=True)
    }


def fill(library: Library, games: Iterator[IndexedGame], record: Path | None = None) -> None:
    """Add games to an index, each with a file of its own, so that it stays in the index.

    `record`: the contents of the files; empty without one.
    """
    data = record.read_bytes() if record is not None else b""
    library.folder.mkdir(parents=True, exist_ok=True)
    index.make_ready(library.index)
    with index.opened(library.index) as db, index.changing(db):
        for game in games:
            path = library.path(game.entry.id)
            path.write_bytes(data)
            found = path.stat()
            index.insert(db, game, found.st_size, found.st_mtime_ns)
