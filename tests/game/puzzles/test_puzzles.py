"""The puzzles that come with the program: read, played, and looked into again."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from statistics import fmean

import pytest

from kingdom_builder_qt.ai.players.master_player import MasterPlayer
from kingdom_builder_qt.ai.search.playouts import MOST
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.paths import resources
from kingdom_builder_qt.core.errors import IllegalMove
from kingdom_builder_qt.core.moves import parse_move
from kingdom_builder_qt.game.puzzles import judging
from kingdom_builder_qt.game.puzzles.files import (
    FOLDER,
    PuzzleError,
    append_puzzle,
    puzzle_text,
    read_file,
    read_puzzles,
)
from kingdom_builder_qt.game.puzzles.ideas import has_idea, ideas_of, without
from kingdom_builder_qt.game.puzzles.judging import (
    PuzzleWorker,
    Task,
    answer_of,
    judged,
    start_of,
    tasks,
    verdict_of,
)
from kingdom_builder_qt.game.puzzles.puzzle import CATEGORIES, CLEAR, END, Puzzle
from tests.campaigns.puzzles import faults_of

SHIPPED = read_puzzles(resources() / FOLDER)
# The end of a game is quick to play on.
SAMPLE = sorted(SHIPPED, key=lambda puzzle: (puzzle.category != END, puzzle.id))[:3]
LAST = SAMPLE[0]


def test_all_are_certain_and_of_a_known_category(catalog: Catalog) -> None:
    """What is shipped says so itself: at least four gold, two standard errors away."""
    assert SHIPPED
    for puzzle in SHIPPED:
        assert puzzle.category in CATEGORIES or puzzle.category in catalog.expansions
        assert puzzle.is_certain, puzzle.id
        assert puzzle.best.lead - max(puzzle.second.lead, puzzle.natural.lead) >= CLEAR - 0.1
        assert puzzle.second.lead >= puzzle.natural.lead


@pytest.mark.parametrize("puzzle", SHIPPED, ids=lambda puzzle: puzzle.id)
def test_turns_are_legal_and_only_the_solution_has_the_idea(
    catalog: Catalog, puzzle: Puzzle
) -> None:
    """Positions are read back as they were written, and nobody else decides in the turn."""
    position = start_of(catalog, puzzle)
    assert position.text(seen_by=position.active) == puzzle.position
    assert not position.status()
    for worth in (puzzle.best, puzzle.second, puzzle.natural):
        answer = answer_of(catalog, puzzle, worth.line)
        assert answer.has_idea == (worth is puzzle.best)
        assert answer.ends_alike == (worth is puzzle.best)
        for move in worth.line:
            assert position.to_move == position.active
            position.push(move)
        for _ in worth.line:
            position.pop()


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.id)
def test_the_solution_stands_with_a_few_other_deals(catalog: Catalog, puzzle: Puzzle) -> None:
    """Two deals by which it was not chosen put it ahead of both other turns."""
    worker = PuzzleWorker(catalog, puzzle)
    for worth in (puzzle.second, puzzle.natural):
        assert fmean(worker.leads_of(Task(worth.line, range(MOST, MOST + 2)))) > 0


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", SHIPPED, ids=lambda puzzle: puzzle.id)
def test_every_solution_stands_with_other_deals(puzzle: Puzzle) -> None:
    """What `dev.py puzzles --check` does, for each of them."""
    assert not faults_of(puzzle)


@pytest.mark.slow
@pytest.mark.parametrize("puzzle", SHIPPED[::10], ids=lambda puzzle: puzzle.id)
def test_master_prefers_the_idea(catalog: Catalog, puzzle: Puzzle) -> None:
    """Master, asked with another seed, plays a turn with the idea."""
    position = start_of(catalog, puzzle)
    master = MasterPlayer(position.rules, 99, looks=40_000)
    line = master.best_turn(position.view(position.active)).line
    assert has_idea(position, position.active, line, puzzle.idea)


def test_an_answer_loses_what_it_is_behind(
    catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The verdict on a wrong turn is the mean over the deals; the solution itself loses nothing."""
    monkeypatch.setattr(judging, "DEALS", 4)
    monkeypatch.setattr(judging, "PARTS", 2)
    puzzle = LAST
    natural = judged(catalog, puzzle, puzzle.natural.line)
    worker = PuzzleWorker(catalog, puzzle)
    found = [d for task in tasks(puzzle.natural.line) for d in worker.leads_of(task)]
    assert len(found) == 4
    assert natural.loss == pytest.approx(fmean(found))
    assert natural.loss > 1.0
    assert not natural.is_solution
    best = judged(catalog, puzzle, puzzle.best.line)
    assert (best.loss, best.is_solution) == (0.0, True)


def test_the_order_of_the_moves_is_no_mistake(catalog: Catalog) -> None:
    """The same builds in another order end alike and are a solution without a playout."""
    for puzzle in SHIPPED:
        builds = [n for n, m in enumerate(puzzle.best.line) if m.source == "mandatory"]
        line = list(puzzle.best.line)
        for first, second in pairwise(builds):
            line[first], line[second] = line[second], line[first]
            try:
                answer = answer_of(catalog, puzzle, tuple(line))
            except IllegalMove:
                line[first], line[second] = line[second], line[first]
                continue
            assert verdict_of(answer, []).is_solution
            return
    pytest.fail("no puzzle has builds that can be swapped")


def test_an_illegal_answer_is_refused(catalog: Catalog) -> None:
    """A turn that is not at its end, or never was one, is no answer."""
    with pytest.raises(IllegalMove):
        answer_of(catalog, SAMPLE[0], (parse_move("mandatory build A1"),) * 2)


def test_ideas_can_be_left_out(catalog: Catalog) -> None:
    """Every move that carries out the idea is forbidden to who must do without."""
    for puzzle in SHIPPED:
        position = start_of(catalog, puzzle)
        assert puzzle.idea in ideas_of(position, position.active, puzzle.best.line)
        allowed = without(puzzle.idea)
        assert not all(map(allowed, puzzle.best.line)), puzzle.id
        assert all(map(allowed, puzzle.second.line)), puzzle.id


# -- files ---------------------------------------------------------------------------------------


def test_files_keep_all_of_a_puzzle(tmp_path: Path) -> None:
    """Written and read again it is the same; a second time it is not added."""
    for puzzle in SHIPPED:
        assert append_puzzle(tmp_path, puzzle)
    assert not append_puzzle(tmp_path, SHIPPED[0])
    assert read_puzzles(tmp_path) == SHIPPED


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("  rating: ", "  rating: x", ":2: expected a whole number"),
        ("  deals: ", "  dealt: ", "puzzle 'p1': missing or unknown: deals, dealt"),
        ("{kind: ", "{kind: x", "no kind of idea"),
        ("mandatory build", "mandatory bild", "did you mean"),
        ("p1:", "p1: [", "not valid YAML"),
    ],
)
def test_what_is_wrong_in_a_file_is_named(tmp_path: Path, old: str, new: str, told: str) -> None:
    """The sentence begins with the file and says where."""
    text = puzzle_text(SAMPLE[0]).replace(SAMPLE[0].id, "p1")
    assert old in text
    path = tmp_path / "tile.yaml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(PuzzleError) as caught:
        read_file(path)
    assert str(caught.value).startswith(str(path))
    assert told in str(caught.value)


def test_an_id_comes_once(tmp_path: Path) -> None:
    """Also over two files."""
    for name in ("tile.yaml", "cards.yaml"):
        (tmp_path / name).write_text(puzzle_text(SAMPLE[0]), encoding="utf-8")
    with pytest.raises(PuzzleError, match="a second puzzle"):
        read_puzzles(tmp_path)
