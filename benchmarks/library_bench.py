"""The library with 10,000 games: the queries of a list, and the cost of a move; no window.

`python -m benchmarks.library_bench [--quick]`; a part of `benchmarks.run`.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from datetime import date
from itertools import islice
from pathlib import Path
from random import Random
from time import process_time
from typing import Final

from benchmarks.library_rows import NAMES, fill, generated
from benchmarks.timing import Row
from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.game import GameOptions, Seat, Session, record_text
from kingdom_builder_qt.game.library import figures
from kingdom_builder_qt.game.library.entry import EntryHead
from kingdom_builder_qt.game.library.game_filter import EVERY_GAME, GameFilter
from kingdom_builder_qt.game.library.library import Library

GAMES: Final = 10_000
PAGE: Final = 60  # entries that are visible first
_RECORDS: Final = 200  # of which a rebuild is measured

_FILTERS: Final = {
    "unfinished": GameFilter(state="unfinished"),
    "person": GameFilter(person="Ann"),
    "opponent": GameFilter(opponent="Blue"),
    "level": GameFilter(level="master"),
    "expansion": GameFilter(expansion="nomads"),
    "card": GameFilter(card="miners"),
    "won": GameFilter(outcome="won"),
    "a year": GameFilter(since=date(2022, 1, 1), until=date(2022, 12, 31)),
    "text": GameFilter(text="josefine 99"),
}


def rows(catalog: Catalog, *, quick: bool) -> list[Row]:
    """Return milliseconds of the processor, in all threads."""
    rounds = 3 if quick else 10
    with tempfile.TemporaryDirectory() as folder:
        library = Library(Path(folder))
        fill(library, generated(catalog, GAMES, unfinished=0.1))
        found = [
            _row("library: opened, all ids and a first page", lambda: _open(folder), rounds, 300),
            _row("library: all ids", library.ids, rounds, 100),
        ]
        found += [
            _row(f"library: ids, {name}", lambda chosen=chosen: library.ids(chosen), rounds, 100)
            for name, chosen in _FILTERS.items()
        ]
        ids = library.ids()
        page = ids[len(ids) // 2 :][:PAGE]
        found += [
            _row("library: a page in the middle", lambda: library.entries(page), rounds),
            _row("library: folder looked through, nothing new", library.refresh, rounds),
            _row("library: ratings of all", lambda: library.ask(figures.standings), rounds),
            _row(
                "library: columns of all",
                lambda: library.ask(lambda db: figures.listing(db, EVERY_GAME)),
                rounds,
            ),
        ]
        text = _game(catalog, 1)
        head = EntryHead("20300101-000000-00000000")
        found.append(_row("library: a move written", lambda: library.write(head, text), rounds))
    found.append(_rebuilt(catalog))
    return found


def _open(folder: str) -> None:
    library = Library(Path(folder))
    library.entries(library.ids()[:PAGE])


def _row(name: str, call: Callable[[], object], rounds: int, limit: float | None = None) -> Row:
    times = []
    for _ in range(rounds):
        begun = process_time()
        call()
        times.append(1000 * (process_time() - begun))
    return Row.of(name, "ms", times, limit)


def _rebuilt(catalog: Catalog) -> Row:
    """Return the time per record of a rebuild of the index."""
    with tempfile.TemporaryDirectory() as folder:
        library = Library(Path(folder))
        library.folder.mkdir()
        texts = [_game(catalog, seed) for seed in range(4)]
        for number in range(_RECORDS):
            library.path(f"game-{number}").write_text(texts[number % 4], encoding="utf-8")
        begun = process_time()
        library.refresh()
        milliseconds = 1000 * (process_time() - begun) / _RECORDS
    return Row.of("library: a record read into the index", "ms", [milliseconds])


def _game(catalog: Catalog, seed: int) -> str:
    """Return the record of a whole game of two."""
    seats = [Seat(name, number) for number, name in enumerate(islice(NAMES, 2))]
    game, rng = Session(catalog, GameOptions(seed=seed), seats), Random(seed)
    while not game.position.is_over:
        game.play(game.position.random_move(rng))
    return record_text(game)


if __name__ == "__main__":
    for one in rows(load_catalog(), quick="--quick" in sys.argv):
        print(one)
