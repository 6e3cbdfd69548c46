"""What was tried and won with: what SQL finds is what going through all games by hand finds."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from benchmarks.history_rows import fill, generated
from kingdom_builder_qt.game.history.filing import FiledGame, FiledSeat
from kingdom_builder_qt.game.history.history_figures import Achieved, achieved
from kingdom_builder_qt.game.history.store import GameHistory

from tests.helpers.pinned import pinned


def found_in(games: list[FiledGame], home: Path) -> Achieved:
    """Return what an index of these games tells."""
    history = GameHistory(home / "history", home / "history.db")
    fill(history, iter(games))
    return history.ask(achieved)


def won_with(games: list[FiledGame], *kinds: str) -> frozenset[str]:
    """Return the parts of games that a person won."""
    won = [g for g in games if any(s.is_person and s.rank == 1 for s in g.seats)]
    return frozenset(id_ for game in won for kind, id_ in game.parts if kind in kinds)


def test_all_that_games_tell(tmp_path: Path) -> None:
    """Of many games in which persons and computers win."""
    games = [*generated(pinned(), 40)]
    found = found_in(games, tmp_path)
    persons = [(g, s) for g in games for s in g.seats if s.is_person]
    assert found == Achieved(
        len({game.key for game, _ in persons}),
        frozenset(tile for _, seat in persons for tile in seat.tiles),
        won_with(games, "card", "task"),
        won_with(games, "expansion"),
        frozenset(
            other.level
            for game, seat in persons
            for other in game.seats
            if seat.rank == 1 and not other.is_person and seat.gold > other.gold
        ),
    )
    assert found.tiles
    assert found.levels


def game(mine: int, other: int, level: str = "human") -> FiledGame:
    """Return a game with a card and a task against Master."""
    ranks = (1 + (mine < other), 1 + (other < mine))
    seats = (
        FiledSeat("Ann", 0, level, mine, ranks[0], {}, ("farm",)),
        FiledSeat("Otto", 1, "master", other, ranks[1], {}, ("oasis",)),
    )
    parts = (("card", "miners"), ("task", "road"), ("expansion", "nomads"))
    return FiledGame(f"{mine}-{other}-{level}", datetime(2026, 1, 2), seats, 12, parts, "")


def test_a_loss_teaches_tiles_alone(tmp_path: Path) -> None:
    """Neither cards nor expansion nor the level count, nor what the computer used."""
    assert found_in([game(50, 60)], tmp_path) == Achieved(1, frozenset({"farm"}))


def test_a_tie_is_won_and_beats_nobody(tmp_path: Path) -> None:
    """Who ties for the most gold has won (R-70)."""
    found = found_in([game(60, 60)], tmp_path)
    assert found.cards == {"miners", "road"}
    assert found.expansions == {"nomads"}
    assert not found.levels


def test_games_of_computers_tell_nothing(tmp_path: Path) -> None:
    """Nobody at this screen has played them; nor does a history without games."""
    assert found_in([game(60, 50, "builder")], tmp_path) == Achieved()
    assert found_in([], tmp_path / "none") == Achieved()
