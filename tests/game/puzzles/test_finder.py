"""The search for puzzles finds its puzzles again, resumes, and rejects other positions."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.paths import resources
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.puzzles.finder import find_puzzle
from kingdom_builder_qt.game.puzzles.judging import start_of
from kingdom_builder_qt.game.puzzles.puzzle import CARDS, CASTLE, END, LOCK, TILE, Idea, Puzzle
from kingdom_builder_qt.game.puzzles.puzzle_files import FOLDER, append_puzzle, read_puzzles
from tests.campaigns import puzzles
from tests.campaigns.puzzles import MOST_OF_A_CATEGORY, Game

SHIPPED = read_puzzles(resources() / FOLDER)
EASY = min(SHIPPED, key=lambda puzzle: len(puzzle.best.line))


@pytest.mark.slow
def test_a_puzzle_is_found_again(catalog: Catalog) -> None:
    """A second evaluation of the position gives the same idea and the same figures."""
    position, seed = start_of(catalog, EASY), int(EASY.origin.split("/")[1])
    before = position.text()
    found = find_puzzle(catalog, position, seed, EASY.origin)
    assert found is not None
    assert (found.id, found.position, found.idea) == (EASY.id, EASY.position, EASY.idea)
    assert found.is_certain
    assert find_puzzle(catalog, position, seed, EASY.origin) == found
    assert position.text() == before


def test_the_middle_of_a_turn_is_no_puzzle(catalog: Catalog) -> None:
    """The middle of a turn and the beginning of a game are no puzzles."""
    position = start_of(catalog, EASY)
    position.push(EASY.best.line[0])
    position.push(position.legal_moves()[0])
    if position.to_move == position.active:
        assert find_puzzle(catalog, position, 1, "") is None
    text = (
        "board: tavern paddock/180 oasis farm; cards: fishermen; card: grass; deck: ?*; hand 1: ?"
    )
    assert find_puzzle(catalog, Position.from_text(text, catalog), 1, "") is None


def test_presets_come_in_turn_and_known_games_are_left_out() -> None:
    """A resumed search begins with the presets that were not searched yet."""
    known = {Game("base", 5, 0), Game("nomads", 5, 0)}
    todo = list(islice(puzzles.games(["base", "nomads"], 5, known), 3))
    assert todo == [Game("base", 5, 1), Game("nomads", 5, 1), Game("base", 5, 2)]


@pytest.mark.parametrize(("ideas", "found"), [(["a", "b", "c"], 2), (["a", "a", "a"], 1)])
def test_a_game_gives_few_puzzles_of_different_turns_and_ideas(
    monkeypatch: pytest.MonkeyPatch, ideas: list[str], found: int
) -> None:
    """A turn is searched again after a card is chosen, and neighbouring turns are similar."""
    turns: list[tuple[int, int]] = []

    def find(_catalog: Catalog, position: Position, _seed: int, _origin: str) -> Puzzle | None:
        turns.append((position.round, position.active))
        idea = Idea("use", ideas[len(turns) - 1]) if len(turns) <= len(ideas) else None
        return replace(EASY, idea=idea) if idea is not None else None

    monkeypatch.setattr(puzzles, "find_puzzle", find)
    monkeypatch.setattr(puzzles, "LEVEL", "builder")
    assert len(puzzles.look_through(Game("first_base", 5, 0))) == found
    assert len(set(turns[:found])) == found


def test_a_run_notes_games_and_adds_what_is_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same puzzle from two games is added once; a full category accepts no more."""
    found = [EASY] * 2
    monkeypatch.setattr(puzzles, "look_through", lambda game: found)
    heard: list[tuple[Game, list[Puzzle]]] = []
    kept = tmp_path / "build" / "kept.csv"
    added = puzzles.run(
        puzzles.games(["base"], 5, set()),
        tmp_path / "found",
        kept,
        None,
        1,
        lambda: len(heard) == 2,
        lambda *told: heard.append(told),
    )
    assert added == 1
    assert read_puzzles(tmp_path / "found") == [EASY]
    lines = kept.read_text(encoding="utf-8").splitlines()
    assert lines == ["preset,seed,number,found", "base,5,0,2", "base,5,1,2"]


def test_the_common_categories_can_hold_all_that_is_wanted() -> None:
    """Categories of the expansions are rare, so the common ones must have enough room."""
    common = {TILE, CARDS, CASTLE, END}
    assert MOST_OF_A_CATEGORY * len(common) >= puzzles.WANTED


def test_the_command_checks_what_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command lists each puzzle that fails with other deals, and exits with 1."""
    folder = ["--check", "--folder", str(tmp_path), "--kept", str(tmp_path / "kept.csv")]
    assert append_puzzle(tmp_path, EASY)
    monkeypatch.setattr(puzzles, "faults_of", lambda puzzle: [])
    assert puzzles.main(folder) == 0
    monkeypatch.setattr(puzzles, "faults_of", lambda puzzle: ["too close"])
    assert puzzles.main(folder) == 1
    told = capsys.readouterr().out
    assert f"{EASY.category} {EASY.id}: too close" in told
    assert "1 of 1 puzzles are none" in told


def test_the_command_sorts_puzzles_into_files(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Puzzles move to the file of their present category; a second run changes nothing."""
    command = ["--sort", "--folder", str(tmp_path)]
    wrong = next(puzzle for puzzle in SHIPPED if puzzle.category != EASY.category)
    for puzzle in (EASY, replace(wrong, category=EASY.category)):
        assert append_puzzle(tmp_path, puzzle)
    assert puzzles.main(command) == 0
    assert capsys.readouterr().out == f"{wrong.id} now lies under {wrong.category}\n"
    assert {p.id: p.category for p in read_puzzles(tmp_path)} == {
        EASY.id: EASY.category,
        wrong.id: wrong.category,
    }
    assert puzzles.main(command) == 0
    assert capsys.readouterr().out == ""


def test_a_puzzle_without_an_idea_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The command reports a puzzle without a recognisable idea and leaves it in its file."""
    blind = replace(EASY, reasons=(), category=LOCK)
    assert append_puzzle(tmp_path, blind)
    assert puzzles.main(["--sort", "--folder", str(tmp_path)]) == 1
    assert f"{LOCK} {EASY.id}: nobody can see" in capsys.readouterr().out
    assert read_puzzles(tmp_path) == [blind]


def test_a_turn_that_is_as_good_makes_no_puzzle(catalog: Catalog) -> None:
    """The check reports a solution that equals the second-best turn."""
    twin = replace(EASY, second=replace(EASY.best, line=EASY.best.line))
    (fault,) = puzzles.faults_of(twin, deals=2)
    assert fault.startswith("the second turn is behind by 0.0 gold only")
    broken = replace(EASY, position=EASY.position.replace("board: ", "board: nowhere "))
    assert puzzles.faults_of(broken, deals=2) == ["its turns cannot be played"]


def test_a_damaged_list_of_games_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The error names the line, before hours of search."""
    kept = tmp_path / "kept.csv"
    kept.write_text("preset,seed,number,found\nbase,5,x,0\n", encoding="utf-8")
    with pytest.raises(SystemExit):
        puzzles.main(["--kept", str(kept), "--folder", str(tmp_path)])
    assert "line 2" in capsys.readouterr().err
