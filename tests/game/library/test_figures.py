"""Figures of the library: SQL finds the same as a loop over all games."""

from __future__ import annotations

import csv
import io
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import date, datetime, timedelta
from itertools import pairwise
from pathlib import Path
from statistics import mean

import pytest

from benchmarks.library_rows import fill, generated
from kingdom_builder_qt.game.library.entry import Entry, EntrySeat, IndexedGame
from kingdom_builder_qt.game.library.figures import (
    GROUPINGS,
    Achieved,
    Ending,
    Group,
    Grouping,
    Listing,
    Summary,
    achieved,
    csv_of,
    ending,
    groups,
    listing,
    played_expansions,
    rating_history,
    standings,
    summary,
)
from kingdom_builder_qt.game.library.game_filter import Choices, GameFilter, choices
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.game.rating import RATINGS, RatedResult, Rating, updated
from tests.helpers.pinned import pinned

COUNT = 150
FIRST = date(2021, 1, 1)

FILTERS = {
    "all": GameFilter(),
    "person": GameFilter(person="Ann"),
    "nobody": GameFilter(person="x' OR 1 --"),
    "level": GameFilter(level="master"),
    "expansion": GameFilter(expansion="nomads"),
    "won": GameFilter(outcome="won"),
    "lost": GameFilter(outcome="lost", person="Blue"),
    "watched": GameFilter(outcome="watched"),
    "since": GameFilter(since=FIRST + timedelta(days=8)),
    "until": GameFilter(until=FIRST + timedelta(days=8)),
    "one day": GameFilter(since=FIRST + timedelta(days=9), until=FIRST + timedelta(days=9)),
    "card": GameFilter(card="miners"),
    "tile": GameFilter(tile="farm"),
    "section": GameFilter(section="farm"),
    "players": GameFilter(players=3),
    "all parts": GameFilter("Ann", tile="farm"),
    "several": GameFilter("Ann", "builder", "base", "won", FIRST, FIRST + timedelta(days=19)),
}


@pytest.fixture(scope="module")
def all_games() -> list[IndexedGame]:
    """Return games, the oldest first, some of them unfinished."""
    return [*generated(pinned(), COUNT, unfinished=0.2)]


@pytest.fixture(scope="module")
def games(all_games: list[IndexedGame]) -> list[IndexedGame]:
    """Return the finished games, which the figures cover."""
    return [game for game in all_games if game.entry.is_over]


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory, all_games: list[IndexedGame]) -> Library:
    """Return a library of all."""
    made = Library(tmp_path_factory.mktemp("library"))
    fill(made, iter(all_games))
    return made


def meant(games: list[IndexedGame], chosen: GameFilter) -> list[tuple[IndexedGame, int]]:
    """Return the games that a filter leaves, each with its listed seat, newest first."""
    found = []
    for game in reversed(games):
        entry = game.entry
        for number, seat in enumerate(entry.seats):
            is_meant = (
                seat.is_person and seat.name == chosen.person
                if chosen.person
                else number == entry.lead
            )
            outcome = "watched" if not seat.is_person else "won" if seat.rank == 1 else "lost"
            day = entry.played.date()
            if (
                is_meant
                and (not chosen.level or any(s.level == chosen.level for s in entry.seats))
                and (not chosen.expansion or ("expansion", chosen.expansion) in game.parts)
                and (not chosen.card or ("card", chosen.card) in game.parts)
                and (not chosen.section or ("section", chosen.section) in game.parts)
                and (not chosen.tile or chosen.tile in game.tiles[number])
                and chosen.players in (0, len(entry.seats))
                and (chosen.outcome is None or (entry.is_over and chosen.outcome == outcome))
                and (chosen.since is None or day >= chosen.since)
                and (chosen.until is None or day <= chosen.until)
            ):
                found.append((game, number))
    return found


def seat_of(game: IndexedGame, number: int) -> EntrySeat:
    """Return the seat for which a game is listed."""
    return game.entry.seats[number]


@pytest.mark.parametrize("name", FILTERS)
def test_listed_games(
    library: Library, all_games: list[IndexedGame], games: list[IndexedGame], name: str
) -> None:
    """All games are listed in order, and the columns are those of the finished games."""
    wanted = meant(all_games, FILTERS[name])
    ids = library.ids(FILTERS[name])
    assert [*ids] == [game.entry.id for game, _ in wanted]
    assert library.entries(ids) == [game.entry for game, _ in wanted]
    assert bool(ids) is (name != "nobody")
    columns = library.ask(lambda db: listing(db, FILTERS[name]))
    finished = meant(games, FILTERS[name])
    seats = [seat_of(*one) for one in finished]
    assert columns == Listing(
        tuple(game.entry.id for game, _ in finished),
        tuple(number for _, number in finished),
        tuple(game.entry.played.isoformat() for game, _ in finished),
        tuple(seat.gold for seat in seats),
        tuple(seat.is_person and seat.rank == 1 for seat in seats),
        tuple(seat.is_person for seat in seats),
        (0,) * len(finished),
    )


def test_many_entries_at_once(library: Library, all_games: list[IndexedGame]) -> None:
    """Entries are returned in the requested order; unknown ids are left out."""
    ids = [game.entry.id for game in all_games] * 8
    found = library.entries([*ids, "none"])
    assert [entry.id for entry in found] == ids
    assert library.entries([]) == library.entries(["none"]) == []


def test_games_as_a_table(library: Library, games: list[IndexedGame]) -> None:
    """The table has a row for each finished game, and no cell is a spreadsheet formula."""
    table = library.ask(lambda db: csv_of(db, GameFilter(outcome="won")))
    assert table.startswith("\ufeffended,player,")
    rows = [*csv.DictReader(io.StringIO(table.removeprefix("\ufeff"), newline=""))]
    wanted = meant(games, GameFilter(outcome="won"))
    assert [row["file"] for row in rows] == [f"{game.entry.id}.kbgame" for game, _ in wanted]
    for row, (game, number) in zip(rows, wanted, strict=True):
        seat, others = seat_of(game, number), game.entry.opponents
        assert (row["player"], row["gold"], row["won"]) == (seat.name, str(seat.gold), "1")
        assert row["lead"] == str(seat.gold - max(other.gold for other in others))
        assert row["levels"] == "; ".join(other.level for other in others)
        assert (row["rounds"], row["title"]) == (str(game.entry.round), game.entry.title)


def test_no_cell_is_a_formula(tmp_path: Path, all_games: list[IndexedGame]) -> None:
    """A title, player name or file name with any first letter is exported as text."""
    library = Library(tmp_path)
    game = next(game for game in all_games if game.entry.is_over)
    entry = game.entry
    seats = tuple(replace(seat, name="=1+1") for seat in entry.seats)
    odd = replace(entry, id="-x", title="@SUM(A1)", seats=seats)
    fill(library, iter([replace(game, entry=odd)]))
    table = library.ask(lambda db: csv_of(db, GameFilter()))
    (row,) = csv.reader(io.StringIO(table.partition("\r\n")[2], newline=""))
    assert not [cell for cell in row if cell[:1] in ("=", "@") or cell.startswith("-x")]


def ids_of(game: IndexedGame, number: int, by: Grouping) -> set[str]:
    """Return the groups that count a game."""
    if by == "level":
        return {other.level for other in game.entry.seats if not other.is_person}
    if by == "players":
        return {str(len(game.entry.seats))}
    if by == "card":
        return set(game.gold[number])
    if by == "tile":
        return set(game.tiles[number])
    return {id_ for kind, id_ in game.parts if kind == by}


@pytest.mark.parametrize("name", ["all", "person", "several", "watched"])
@pytest.mark.parametrize("by", GROUPINGS)
def test_groups(library: Library, games: list[IndexedGame], by: Grouping, name: str) -> None:
    """Each group shows games, wins, mean and best gold; a card also shows the gold it paid."""
    played: dict[str, list[tuple[IndexedGame, int]]] = {}
    for game, number in meant(games, FILTERS[name]):
        for id_ in ids_of(game, number, by) if seat_of(game, number).is_person else ():
            played.setdefault(id_, []).append((game, number))
    wanted = {
        id_: Group(
            id_,
            len(found),
            sum(seat_of(*one).rank == 1 for one in found),
            pytest.approx(mean(seat_of(*one).gold for one in found)),  # type: ignore[arg-type]
            max(seat_of(*one).gold for one in found),
            pytest.approx(mean(game.gold[number][id_] for game, number in found))  # type: ignore[arg-type]
            if by == "card"
            else None,
        )
        for id_, found in played.items()
    }
    found = library.ask(lambda db: groups(db, FILTERS[name], by))
    assert {group.id: group for group in found} == wanted
    assert all(one.games >= two.games for one, two in pairwise(found))
    assert bool(found) is (name != "watched")


def of_results(*results: int) -> Listing:
    """Return games that were won (1), lost (0) or only watched (-1), newest first."""
    return Listing(
        tuple(map(str, range(len(results)))),
        (0,) * len(results),
        ("",) * len(results),
        tuple(50 + n for n in range(len(results))),
        tuple(int(result > 0) for result in results),
        tuple(int(result >= 0) for result in results),
    )


@pytest.mark.parametrize(
    ("results", "wins", "streak", "longest"),
    [
        ((), 0, 0, 0),
        ((1,), 1, 1, 1),
        ((0, 1, 1, 0, 1), 3, 0, 2),
        ((1, 1, 0, 1, 1, 1), 5, 2, 3),
        ((1, -1, 1, 0), 2, 2, 2),
        ((-1, -1), 0, 0, 0),
    ],
)
def test_streaks(results: tuple[int, ...], wins: int, streak: int, longest: int) -> None:
    """A streak counts games won in a row; watched games neither interrupt nor extend it."""
    found = summary(of_results(*results))
    gold = [50 + n for n, result in enumerate(results) if result >= 0]
    assert found == Summary(
        len(gold), wins, mean(gold) if gold else None, max(gold, default=None), streak, longest
    )


@pytest.mark.parametrize("person", ["", "Ann", "Zed"])
def test_the_rating_goes_by_rated_games_alone(
    library: Library, games: list[IndexedGame], person: str
) -> None:
    """Rated games count in the order in which they ended; each level in a game is a result."""
    rating, wanted = Rating(), []
    for game in games:
        entry = game.entry
        me = next((seat for seat in entry.seats if seat.is_person), None)
        if entry.unrated or me is None or person not in ("", me.name):
            continue
        results = [
            RatedResult(
                RATINGS[o.level], 1.0 if me.gold > o.gold else 0.5 if me.gold == o.gold else 0.0
            )
            for o in entry.seats
            if o is not me
        ]
        rating = updated(rating, results)
        wanted.append((entry.played.isoformat(), rating.points, rating.deviation))
    found = library.ask(lambda db: rating_history(db, person))
    assert [(r.time, r.rating.points, r.rating.deviation) for r in found] == [
        (ended, pytest.approx(points), pytest.approx(deviation))
        for ended, points, deviation in wanted
    ]
    assert bool(found) is (person != "Zed")
    assert library.ask(standings).get(person) == (found[-1].rating if found else None)


def parts_of(games: Iterable[IndexedGame], *kinds: str) -> frozenset[str]:
    """Return the parts of games."""
    return frozenset(id_ for game in games for kind, id_ in game.parts if kind in kinds)


def persons_of(games: list[IndexedGame]) -> list[tuple[IndexedGame, int, EntrySeat]]:
    """Return the seats of persons."""
    return [
        (game, number, seat)
        for game in games
        for number, seat in enumerate(game.entry.seats)
        if seat.is_person
    ]


def test_choices_of_filters(
    library: Library, all_games: list[IndexedGame], games: list[IndexedGame]
) -> None:
    """Filters offer the values found in the games, the most frequent first."""
    found = library.ask(choices)
    counts: dict[str, int] = {}
    for game in all_games:
        for seat in game.entry.seats:
            counts[seat.name] = counts.get(seat.name, 0) + seat.is_person
    assert found.cards == tuple(sorted(parts_of(all_games, "card")))
    assert found.sections == tuple(sorted(parts_of(all_games, "section")))
    used = {tile for game, number, _ in persons_of(games) for tile in game.tiles[number]}
    assert found.tiles == tuple(sorted(used))
    assert found.first == FIRST
    assert found.players == tuple(sorted({len(game.entry.seats) for game in all_games}))
    assert found.persons == tuple(
        sorted((n for n in counts if counts[n]), key=lambda n: -counts[n])
    )
    assert set(found.opponents) == {o.name for game in all_games for o in game.entry.opponents}
    assert set(found.levels) == {s.level for g in all_games for s in g.entry.seats} - {"human"}
    assert set(found.expansions) == parts_of(all_games, "expansion")


def test_tiles_used_and_cards_won_by_persons(library: Library, games: list[IndexedGame]) -> None:
    """Tiles count from all finished games of persons; cards, expansions, levels from won ones."""
    found = library.ask(achieved)
    persons = persons_of(games)
    won = [(game, seat) for game, _, seat in persons if seat.rank == 1]
    assert found == Achieved(
        len({game.entry.id for game, _, _ in persons}),
        frozenset(tile for game, number, _ in persons for tile in game.tiles[number]),
        parts_of([game for game, _ in won], "card", "task"),
        parts_of([game for game, _ in won], "expansion"),
        frozenset(
            other.level
            for game, seat in won
            for other in game.entry.seats
            if not other.is_person and seat.gold > other.gold
        ),
    )
    assert found.tiles
    assert found.levels
    played = parts_of([game for game, _, _ in persons], "expansion")
    assert library.ask(played_expansions) == played


def game(mine: int, other: int, level: str = "human", *, is_over: bool = True) -> IndexedGame:
    """Return a game with a card and a task against Master."""
    ranks = (1 + (mine < other), 1 + (other < mine)) if is_over else (0, 0)
    seats = (
        EntrySeat("Ann", 0, level, mine, ranks[0]),
        EntrySeat("Otto", 1, "master@2", other, ranks[1]),
    )
    moment = datetime(2026, 1, 2)
    entry = Entry(
        *("20260102-000000-00000000", "", False, moment, moment, is_over, 12, None, 90, seats),
        *(("miners", "road"), ("nomads",), (), (), "", (), "", 0),
    )
    parts = (("card", "miners"), ("task", "road"), ("expansion", "nomads"))
    return IndexedGame(entry, "deal", parts, ({}, {}), (("farm",), ("oasis",)))


def achieved_in(games: list[IndexedGame], home: Path) -> Achieved:
    """Return the achievements of a library of these games."""
    library = Library(home)
    fill(library, iter(games))
    return library.ask(achieved)


def test_a_loss_teaches_tiles_alone(tmp_path: Path) -> None:
    """Cards, expansion, level and the computer's tiles do not count for a lost game."""
    assert achieved_in([game(50, 60)], tmp_path) == Achieved(1, frozenset({"farm"}))


def test_a_tie_is_won_and_beats_no_level(tmp_path: Path) -> None:
    """A tie for the most gold is a win (R-70)."""
    found = achieved_in([game(60, 60)], tmp_path)
    assert found.cards == {"miners", "road"}
    assert found.expansions == {"nomads"}
    assert not found.levels


def test_a_thinking_time_is_no_level(tmp_path: Path) -> None:
    """A win against Master counts at any thinking time."""
    assert achieved_in([game(60, 50)], tmp_path).levels == {"master"}


def test_games_of_computers_and_unfinished_ones_achieve_nothing(tmp_path: Path) -> None:
    """Games of computers, unfinished games and a library without games achieve nothing."""
    assert achieved_in([game(60, 50, "builder")], tmp_path / "a") == Achieved()
    assert achieved_in([game(60, 50, is_over=False)], tmp_path / "b") == Achieved()
    assert achieved_in([], tmp_path / "c") == Achieved()


def test_nothing_is_shown_of_no_games(tmp_path: Path) -> None:
    """Every query of a library without games returns an empty result."""
    library = Library(tmp_path)
    assert library.ids() == ()
    assert library.ask(lambda db: listing(db, GameFilter())) == Listing()
    assert library.ask(rating_history) == []
    assert library.ask(standings) == {}
    assert library.ask(choices) == Choices()
    for by in GROUPINGS:
        assert library.ask(lambda db, by=by: groups(db, GameFilter(), by)) == []


def on_day(day: int, mine: int, other: int, *assistance: str) -> IndexedGame:
    """Return a game of January with a day of its own as id and moment."""
    made = game(mine, other)
    parts = (*made.parts, *(("assistance", word) for word in assistance))
    moment = datetime(2026, 1, day)
    entry = replace(made.entry, id=f"202601{day:02}-000000-00000000", begun=moment)
    entry = replace(entry, played=moment, assistance=assistance)
    return replace(made, entry=entry, parts=parts)


def news_of(last: IndexedGame, earlier: list[IndexedGame], home: Path) -> Ending:
    """Return the news of a game after others, which the index may contain already."""
    library = Library(home)
    fill(library, iter(earlier))
    found = library.ask(lambda db: ending(db, last))
    fill(library, iter([last]))
    assert library.ask(lambda db: ending(db, last)) == found
    assert found is not None
    return found


def test_the_first_win_is_news(tmp_path: Path) -> None:
    """A first win reaches card, task, expansion and level; there is no earlier best."""
    found = news_of(on_day(2, 60, 50), [on_day(1, 40, 50)], tmp_path)
    assert (found.has_won, found.is_first_win, found.streak) == (True, True, 1)
    assert (found.best, found.level, found.best_against) == (40, "master", 40)
    assert found.new == Achieved(
        1,
        cards=frozenset({"miners", "road"}),
        expansions=frozenset({"nomads"}),
        levels=frozenset({"master"}),
    )
    assert found.beaten == {"master"}


def test_what_was_reached_before_is_no_news(tmp_path: Path) -> None:
    """A second win prolongs the streak and reaches nothing again."""
    found = news_of(on_day(3, 70, 50), [on_day(1, 40, 50), on_day(2, 60, 50)], tmp_path)
    assert (found.is_first_win, found.streak, found.best) == (False, 2, 60)
    assert found.new == Achieved(1)


def test_a_loss_ends_the_streak(tmp_path: Path) -> None:
    """A lost game has no streak, and its gold is compared all the same."""
    found = news_of(on_day(2, 70, 80), [on_day(1, 60, 50)], tmp_path)
    assert (found.has_won, found.streak, found.gold, found.best) == (False, 0, 70, 60)


def test_assistance_sets_no_record(tmp_path: Path) -> None:
    """Gold with hints is no best gold, neither of this game nor of earlier ones."""
    hinted = on_day(1, 90, 50, "hints")
    found = news_of(on_day(2, 60, 50), [hinted], tmp_path / "a")
    assert (found.best, found.is_record) == (None, True)
    assert found.new.cards
    found = news_of(hinted, [], tmp_path / "b")
    assert not found.is_record
    assert found.new == Achieved(1, frozenset({"farm"}))


def test_computers_have_no_news(tmp_path: Path) -> None:
    """A game of computers and an unfinished one have no ending to tell."""
    library = Library(tmp_path)
    fill(library, iter([]))
    assert library.ask(lambda db: ending(db, game(60, 50, "builder"))) is None
    assert library.ask(lambda db: ending(db, game(60, 50, is_over=False))) is None


@pytest.mark.slow
def test_ten_thousand_games(tmp_path: Path) -> None:
    """Processor time: at most 100 ms for a filter, 300 ms for the ids and a first page."""
    library = Library(tmp_path)
    fill(library, generated(pinned(), 10_000, unfinished=0.1))

    def milliseconds(call: Callable[[], object]) -> float:
        """Return the fastest of three runs, because another program may evict the caches."""
        times = []
        for _ in range(3):
            begun = time.process_time()
            call()
            times.append(1000 * (time.process_time() - begun))
        return min(times)

    library.ids()
    ids = (("nomads",), ("base",), ("master",), ("builder",), ("knights", "tavern", "farm"))
    named = GameFilter(text="e a", named=(ids, ids))
    texts = GameFilter(text="eve 99"), named, GameFilter(opponent="Blue")
    for chosen in (*FILTERS.values(), *texts):
        assert milliseconds(lambda chosen=chosen: library.ids(chosen)) <= 100, chosen
    fresh = Library(tmp_path)
    assert milliseconds(lambda: fresh.entries(fresh.ids()[:60])) <= 300
    assert len(library.ids()) == 10_000
