"""Figures over the history: what SQL finds is what going through all games by hand finds."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path
from statistics import mean

import pytest
from benchmarks.history_rows import fill, generated
from kingdom_builder_qt.game.history.filing import FiledGame, FiledSeat
from kingdom_builder_qt.game.history.history_figures import (
    GROUPINGS,
    Group,
    Grouping,
    Summary,
    course,
    groups,
    standings,
    summary,
)
from kingdom_builder_qt.game.history.history_filter import Choices, HistoryFilter, choices
from kingdom_builder_qt.game.history.listing import (
    ListedGame,
    Listing,
    Order,
    OrderedBy,
    listing,
    ordered,
    told,
    total,
)
from kingdom_builder_qt.game.history.store import GameHistory

from kingdom_builder_qt.game.rating import LEVELS, RatedResult, Rating, updated
from tests.helpers.pinned import pinned

COUNT = 150
FIRST = date(2021, 1, 1)

FILTERS = {
    "all": HistoryFilter(),
    "person": HistoryFilter(person="Ann"),
    "nobody": HistoryFilter(person="x' OR 1 --"),
    "level": HistoryFilter(level="master"),
    "expansion": HistoryFilter(expansion="nomads"),
    "won": HistoryFilter(outcome="won"),
    "lost": HistoryFilter(outcome="lost", person="Blue"),
    "watched": HistoryFilter(outcome="watched"),
    "since": HistoryFilter(since=FIRST + timedelta(days=8)),
    "until": HistoryFilter(until=FIRST + timedelta(days=8)),
    "one day": HistoryFilter(since=FIRST + timedelta(days=9), until=FIRST + timedelta(days=9)),
    "card": HistoryFilter(card="miners"),
    "tile": HistoryFilter(tile="farm"),
    "section": HistoryFilter(section="farm"),
    "players": HistoryFilter(players=3),
    "all parts": HistoryFilter("Ann", tile="farm"),
    "several": HistoryFilter("Ann", "builder", "base", "won", FIRST, FIRST + timedelta(days=19)),
}


@pytest.fixture(scope="module")
def filed_games() -> list[FiledGame]:
    """Return the games, the oldest first."""
    return [*generated(pinned(), COUNT)]


@pytest.fixture(scope="module")
def history(tmp_path_factory: pytest.TempPathFactory, filed_games: list[FiledGame]) -> GameHistory:
    """Return a history of them."""
    home = tmp_path_factory.mktemp("history")
    made = GameHistory(home / "history", home / "history.db")
    fill(made, iter(filed_games))
    return made


def meant(all_games: list[FiledGame], chosen: HistoryFilter) -> list[tuple[FiledGame, FiledSeat]]:
    """Return the games that a filter leaves and whose they are, the newest first."""
    found = []
    for game in reversed(all_games):
        for number, seat in enumerate(game.seats):
            is_meant = (
                seat.is_person and seat.name == chosen.person
                if chosen.person
                else number == game.lead
            )
            outcome = "watched" if not seat.is_person else "won" if seat.rank == 1 else "lost"
            day = game.ended.date()
            if (
                is_meant
                and (not chosen.level or any(s.level == chosen.level for s in game.seats))
                and (not chosen.expansion or ("expansion", chosen.expansion) in game.parts)
                and (not chosen.card or ("card", chosen.card) in game.parts)
                and (not chosen.section or ("section", chosen.section) in game.parts)
                and (not chosen.tile or chosen.tile in seat.tiles)
                and chosen.players in (0, len(game.seats))
                and chosen.outcome in (None, outcome)
                and (chosen.since is None or day >= chosen.since)
                and (chosen.until is None or day <= chosen.until)
            ):
                found.append((game, seat))
    return found


def columns_of(games: list[ListedGame]) -> Listing:
    """Return the same games as columns."""
    return Listing(
        tuple((game.id, game.seat) for game in games),
        tuple(game.time for game in games),
        tuple(game.gold for game in games),
        tuple(game.has_won for game in games),
        tuple(game.is_person for game in games),
        tuple(bool(game.assistance) for game in games),
    )


@pytest.mark.parametrize("name", FILTERS)
def test_listed_games(history: GameHistory, filed_games: list[FiledGame], name: str) -> None:
    """Which are listed, in which order, and what is told of each."""
    wanted = meant(filed_games, FILTERS[name])
    columns = history.ask(lambda db: listing(db, FILTERS[name]))
    found = history.ask(lambda db: told(db, columns.keys))
    assert bool(found) is (name != "nobody")
    assert columns == columns_of(found)
    for (game, seat), listed in zip(wanted, found, strict=True):
        others = [other for other in game.seats if other is not seat]
        assert listed.ended == game.ended
        assert (listed.name, bool(listed.is_person)) == (seat.name, seat.is_person)
        assert (listed.gold, listed.rank) == (seat.gold, seat.rank)
        assert listed.most == max(other.gold for other in others)
        assert (listed.players, listed.rounds) == (len(game.seats), game.rounds)
        assert listed.unrated == game.unrated
        assert listed.has_won is (seat.is_person and seat.rank == 1)
        assert [(o.name, o.level, o.gold, o.rank) for o in listed.opponents] == [
            (o.name, o.level, o.gold, o.rank) for o in others
        ]
        assert set(listed.expansions) == {id_ for kind, id_ in game.parts if kind == "expansion"}


@pytest.mark.parametrize("is_down", [True, False])
@pytest.mark.parametrize("by", ["date", "result", "gold", "lead"])
def test_other_orders(history: GameHistory, by: OrderedBy, is_down: bool) -> None:
    """By a column, up or down; of equal games the newest first."""
    order: Order = by, is_down
    found = history.ask(lambda db: told(db, ordered(db, HistoryFilter(), order)))
    values = {
        "date": lambda game: (game.time, game.id),
        "result": lambda game: (not game.is_person, game.rank, -game.players),
        "gold": lambda game: game.gold,
        "lead": lambda game: game.gold - game.most,
    }[by]
    wanted = history.ask(lambda db: told(db, listing(db, HistoryFilter()).keys))
    assert found == sorted(wanted, key=values, reverse=is_down)


def ids_of(game: FiledGame, seat: FiledSeat, by: Grouping) -> set[str]:
    """Return the groups in which a game counts."""
    if by == "level":
        return {other.level for other in game.seats if not other.is_person}
    if by == "players":
        return {str(len(game.seats))}
    if by == "card":
        return set(seat.cards)
    if by == "tile":
        return set(seat.tiles)
    return {id_ for kind, id_ in game.parts if kind == by}


@pytest.mark.parametrize("name", ["all", "person", "several", "watched"])
@pytest.mark.parametrize("by", GROUPINGS)
def test_groups(
    history: GameHistory, filed_games: list[FiledGame], by: Grouping, name: str
) -> None:
    """Games, wins, mean and best gold of each; of a card what it paid, too."""
    played: dict[str, list[tuple[FiledGame, FiledSeat]]] = {}
    for game, seat in meant(filed_games, FILTERS[name]):
        for id_ in ids_of(game, seat, by) if seat.is_person else ():
            played.setdefault(id_, []).append((game, seat))
    wanted = {
        id_: Group(
            id_,
            len(found),
            sum(seat.rank == 1 for _, seat in found),
            pytest.approx(mean(seat.gold for _, seat in found)),  # type: ignore[arg-type]
            max(seat.gold for _, seat in found),
            pytest.approx(mean(seat.cards[id_] for _, seat in found)) if by == "card" else None,  # type: ignore[arg-type]
        )
        for id_, found in played.items()
    }
    found = history.ask(lambda db: groups(db, FILTERS[name], by))
    assert {group.id: group for group in found} == wanted
    assert all(one.games >= two.games for one, two in pairwise(found))
    assert bool(found) is (name != "watched")


def of_results(*results: int) -> Listing:
    """Return games that were won (1), lost (0) or only watched (-1), the newest first."""
    return Listing(
        tuple((n, 0) for n in range(len(results))),
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
    """Games in a row that were won; games only watched interrupt none and count for nothing."""
    found = summary(of_results(*results))
    gold = [50 + n for n, result in enumerate(results) if result >= 0]
    assert found == Summary(
        len(gold), wins, mean(gold) if gold else None, max(gold, default=None), streak, longest
    )


@pytest.mark.parametrize("person", ["", "Ann", "Zed"])
def test_the_rating_goes_by_rated_games_alone(
    history: GameHistory, filed_games: list[FiledGame], person: str
) -> None:
    """In the order in which they ended; each level in a game is a result."""
    rating, wanted = Rating(), []
    for game in filed_games:
        me = next((seat for seat in game.seats if seat.is_person), None)
        if game.unrated or me is None or person not in ("", me.name):
            continue
        results = [
            RatedResult(
                LEVELS[o.level], 1.0 if me.gold > o.gold else 0.5 if me.gold == o.gold else 0.0
            )
            for o in game.seats
            if o is not me
        ]
        rating = updated(rating, results)
        wanted.append((game.ended.isoformat(), rating.points, rating.deviation))
    found = history.ask(lambda db: course(db, person))
    assert [(r.time, r.rating.points, r.rating.deviation) for r in found] == [
        (ended, pytest.approx(points), pytest.approx(deviation))
        for ended, points, deviation in wanted
    ]
    assert bool(found) is (person != "Zed")
    assert history.ask(standings).get(person) == (found[-1].rating if found else None)


def test_what_can_be_chosen(history: GameHistory, filed_games: list[FiledGame]) -> None:
    """The most usual first; nothing that no game has."""
    found = history.ask(choices)
    counts: dict[str, int] = {}
    for game in filed_games:
        for seat in game.seats:
            counts[seat.name] = counts.get(seat.name, 0) + seat.is_person

    def parts(kind: str) -> tuple[str, ...]:
        return tuple(sorted({id_ for g in filed_games for k, id_ in g.parts if k == kind}))

    assert history.ask(total) == COUNT
    assert found.cards == parts("card")
    assert found.sections == parts("section")
    used = {tile for g in filed_games for seat in g.seats if seat.is_person for tile in seat.tiles}
    assert found.tiles == tuple(sorted(used))
    assert found.first == FIRST
    assert found.players == tuple(sorted({len(game.seats) for game in filed_games}))
    assert found.persons == tuple(
        sorted((n for n in counts if counts[n]), key=lambda n: -counts[n])
    )
    assert set(found.levels) == {s.level for g in filed_games for s in g.seats} - {"human"}
    assert set(found.expansions) == {
        id_ for g in filed_games for k, id_ in g.parts if k == "expansion"
    }


def test_nothing_is_told_of_no_games(tmp_path: Path) -> None:
    """Everything can be asked of a history without games."""
    history = GameHistory(tmp_path / "history", tmp_path / "history.db")
    assert history.ask(lambda db: listing(db, HistoryFilter())) == Listing()
    assert history.ask(course) == []
    assert history.ask(standings) == {}
    assert history.ask(choices) == Choices()
    assert history.ask(total) == 0
    for by in GROUPINGS:
        assert history.ask(lambda db, by=by: groups(db, HistoryFilter(), by)) == []
