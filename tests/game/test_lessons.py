"""Lessons as games: each can be completed by any legal way, after wrong tries, and step by step.

The ways are found by search.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kingdom_builder_qt.cli import main
from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.content.lessons.lesson import Aim, Lesson, Lessons, LessonStep
from kingdom_builder_qt.content.lessons.lesson_files import CONDITIONS, load_lessons
from kingdom_builder_qt.core.compile.branches import BuildBranch
from kingdom_builder_qt.core.decision import may_still_act
from kingdom_builder_qt.core.grid import around, bits, hex_name, parse_hex
from kingdom_builder_qt.core.moves import CHOOSE, END_TURN, Move, parse_move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game import Seat, Session
from kingdom_builder_qt.game.lessons import (
    LEARNER,
    AimVerdict,
    OutOfReach,
    PlayedMove,
    begin_lesson,
    check_folder,
    check_lessons,
    due_tip,
    is_met,
    is_outdated,
    judge,
    lesson_parts,
    lesson_standing,
    point_of,
    resume_lesson,
    way_to,
)
from tests.helpers.builders import make_board, make_position
from tests.helpers.pinned import shipped

PEOPLE = [Seat(name, n) for n, name in enumerate(("Blue", "Orange", "White", "Black", "Red"))]
POSITION = """
    board: tavern paddock/180 oasis farm
    cards: fishermen knights merchants castle
    settlements 1: E6 E7
    card: grass
    hand 0: canyon
    hand 1: desert
    deck: forest ?*
"""


@cache
def shipped_lessons() -> Lessons:
    """Return the shipped lessons, read once."""
    return load_lessons(shipped())


LESSONS = shipped_lessons().lessons


_MOUSE = {
    "en": r"click|drag|mouse",
    "de": r"[Kk]lick|Maus|ziehe eine",
    "fr": r"cliqu|souris|gliss",
    "nl": r"klik|muis|sleep",
    "es": r"clic\b|ratón|arrastr",
}
_KEYS = r"\{[a-z]+\.[a-z_0-9]+\}"


@pytest.mark.parametrize("language", _MOUSE)
def test_no_text_names_the_mouse_alone(language: str) -> None:
    """A text of a lesson or tip that names the mouse names a key, too, or has its like for keys."""
    mouse = re.compile(_MOUSE[language])
    found = load_lessons(load_catalog(None, language=language))
    steps = [step for lesson in found.lessons for step in lesson.steps]
    texts = [page.say for lesson in found.lessons for page in lesson.intro]
    texts += [text for step in steps for text in (step.done, step.missed, step.keys or step.say)]
    texts += [tip.text for tip in found.tips]
    assert [text for text in texts if mouse.search(text) and not re.search(_KEYS, text)] == []
    after = [text for step in steps for text in (step.done, step.missed)]  # have no form for keys
    assert [text for text in after if mouse.search(text)] == []
    varied = [step for step in steps if step.keys]
    assert varied
    for step in varied:
        assert re.search(_KEYS, step.keys), "a text that names no key needs no other form"
        assert not mouse.search(step.keys)


def standing_of(part: tuple[LessonStep, ...], session: Session) -> tuple[int, AimVerdict, int]:
    """Return step, verdict and beginning, computed from the moves of a game."""
    found = lesson_standing(part, session.first_position(), [entry.move for entry in session.log])
    return found.step, found.verdict, found.began


def one_step(aim: Aim, **more: Any) -> tuple[LessonStep, ...]:
    """Return a part of one step on the usual board."""
    step = LessonStep(say="Do it.", aim=aim, done="PlayedMove.", position=POSITION, **more)
    return (step,)


def after(part: tuple[LessonStep, ...], *moves: str) -> tuple[int, AimVerdict, int]:
    """Return the state of a part after moves."""
    session = begin_lesson(shipped(), part, PEOPLE)
    for move in moves:
        session.play(parse_move(move))
    return standing_of(part, session)


def test_the_lessons_are_clean() -> None:
    """Positions and hexes are valid, aims are reachable, and no position is impossible."""
    assert check_folder() == []
    for lesson in LESSONS:
        for part in lesson_parts(lesson):
            assert begin_lesson(shipped(), part, PEOPLE).position.oddities() == []


def test_there_is_a_lesson_for_everything() -> None:
    """There are five to seven lessons for the base game and one for each expansion; both new sides
    share one.
    """
    about = [lesson.expansion for lesson in LESSONS]
    assert 5 <= about.count("base") <= 7
    assert set(about) >= {*shipped().expansions} - {"new_b"}
    assert len({lesson.order for lesson in LESSONS}) == len(LESSONS)
    assert all(len(lesson.steps) <= 6 for lesson in LESSONS)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_is_played_to_its_end(lesson: Lesson, seed: int) -> None:
    """Each step is missed where possible, taken back, and completed in a legal way."""
    rng = Random(seed)
    for part in lesson_parts(lesson):
        session = begin_lesson(shipped(), part, PEOPLE)
        for number, step in enumerate(part):
            began = len(session.log)
            try:
                wrong = way_to(AimVerdict.MISSED, step, session.position, rng)
            except OutOfReach:
                wrong = []  # every legal move meets the aim
            for move in wrong:
                session.play(move)
            assert standing_of(part, session)[:2] == (
                number,
                AimVerdict.MISSED if wrong else AimVerdict.OPEN,
            )
            while len(session.log) > began:
                session.undo()
            for move in way_to(AimVerdict.MET, step, session.position, rng):
                assert standing_of(part, session)[:2] == (number, AimVerdict.OPEN)
                session.play(move)
            for move in step.reply:
                session.play(move)
        assert standing_of(part, session)[:2] == (len(part) - 1, AimVerdict.MET)


def tries(position: Position, sources: set[str]) -> Iterator[list[Move]]:
    """Yield each first move of some sources, then random moves until none of them can act.

    Other actions of the turn are played between them where a step of several needs them.
    """
    rng = Random(7)
    for move in position.legal_moves():
        if move.source not in sources:
            continue
        after, made = position.copy(), [move]
        after.push(move)
        while not after.is_over and any(may_still_act(after, source) for source in sources):
            moves = [m for m in after.legal_moves() if m.source in sources]
            if not moves:
                break
            made.append(rng.choice(moves))
            after.push(made[-1])
        yield made


def makers(step: LessonStep, position: Position) -> set[str]:
    """Return the sources that alone can complete a step; none if any source can."""
    if step.aim.by:
        return {step.aim.by}
    if step.aim.piece == "settlement":
        return set()
    branches = position.rules.branches.items()
    return {
        source
        for (source, _), branch in branches
        if isinstance(branch, BuildBranch) and branch.piece.id == step.aim.piece
    }


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_step_is_missed_with_the_tile_that_was_wasted(lesson: Lesson) -> None:
    """Every legal other use of the tile misses the step; no rest of the turn would have met the
    aim.
    """
    rng = Random(3)
    for part in lesson_parts(lesson):
        session = begin_lesson(shipped(), part, PEOPLE)
        for step in part:
            only = makers(step, session.position)
            for moves in tries(session.position, only):
                position, done = session.position.copy(), list[PlayedMove]()
                for move in moves:
                    done.append(PlayedMove(move, position.push(move)))
                    verdict = judge(step, done, position)
                    if verdict is not AimVerdict.OPEN:
                        break
                is_left = any(may_still_act(position, source) for source in only)
                assert verdict is not AimVerdict.OPEN or is_left, moves
                if verdict is AimVerdict.MISSED:
                    assert not can_be_met(step, done, position, rng), moves
            for move in way_to(AimVerdict.MET, step, session.position, Random(1)):
                session.play(move)
            for move in step.reply:
                session.play(move)


def can_be_met(step: LessonStep, done: list[PlayedMove], position: Position, rng: Random) -> bool:
    """Return whether a few random ends of the turn meet an aim."""
    for _ in range(5):
        after, made = position.copy(), list(done)
        while after.to_move == LEARNER and not after.is_over and made[-1].move != END_TURN:
            move = after.random_move(rng)
            made.append(PlayedMove(move, after.push(move)))
            if len(made) <= (step.moves or len(made)) and is_met(step.aim, made, after):
                return True
    return False


def test_what_is_gone_is_missed_at_once() -> None:
    """A tile used elsewhere or lost, another chosen card, or an empty supply misses the step, not
    before.
    """
    moving = lesson_parts(shipped_lessons().lesson("moving"))[0]
    other = "tile:paddock move F10 H11"
    assert after(moving, other)[1] is AimVerdict.MISSED
    step = replace(moving[0], moves=9)
    assert after((replace(step, aim=Aim(built=0)),), other)[1] is AimVerdict.OPEN
    lost = "tile:paddock move G13 E14"
    assert after((replace(step, aim=Aim(keep="paddock", built=0, count=3)),), lost)[1] is (
        AimVerdict.MISSED
    )
    two_sides = lesson_parts(shipped_lessons().lesson("marshlands"))[0]
    first = begin_lesson(shipped(), two_sides, PEOPLE).position
    choices = [move for move in first.legal_moves() if move.verb == CHOOSE]
    wrong = next(move for move in choices if move.choice != two_sides[0].aim.choose)
    assert after(two_sides, str(wrong))[1] is AimVerdict.MISSED


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_step_that_can_be_missed_says_why(lesson: Lesson) -> None:
    """The default sentence is for steps that only an ended turn can miss."""
    for part in lesson_parts(lesson):
        session = begin_lesson(shipped(), part, PEOPLE)
        for step in part:
            try:
                wrong = way_to(AimVerdict.MISSED, step, session.position, Random(1))
            except OutOfReach:
                wrong = []
            assert not wrong or step.missed or wrong[-1] == END_TURN
            for move in way_to(AimVerdict.MET, step, session.position, Random(1)):
                session.play(move)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_the_card_drawn_last_is_the_next_one(lesson: Lesson) -> None:
    """If a game ends with a drawn card, the next game of the lesson begins with it."""
    games = lesson_parts(lesson)
    for part, later in pairwise(games):
        session = begin_lesson(shipped(), part, PEOPLE)
        for step in part:
            for move in way_to(AimVerdict.MET, step, session.position, Random(1)):
                session.play(move)
            for move in step.reply:
                session.play(move)
        if session.log[-1].move == END_TURN and session.log[-1].player == LEARNER:
            drawn = session.position.hands[LEARNER]
            assert drawn == (begin_lesson(shipped(), later, PEOPLE).position.card,)


@pytest.mark.parametrize(
    ("aim", "moves", "verdict"),
    [
        (Aim(built=0), ["mandatory build K8"], AimVerdict.MET),
        (Aim(built=1 << parse_hex("K9")), ["mandatory build K8"], AimVerdict.MISSED),
        (Aim(take="farm"), ["mandatory build L19"], AimVerdict.MET),
        (Aim(take="oasis"), ["mandatory build L19"], AimVerdict.MISSED),
        (Aim(keep="farm", built=0), ["mandatory build L19"], AimVerdict.MET),
        (Aim(keep="farm", built=0), ["mandatory build K8"], AimVerdict.MISSED),
        (Aim(by="mandatory"), ["mandatory build K8"], AimVerdict.MET),
        (Aim(by="tile:farm"), ["mandatory build K8"], AimVerdict.MISSED),
        (Aim(built=0, by="tile:farm"), ["mandatory build K8"], AimVerdict.MISSED),
        (Aim(gold=1), ["mandatory build A15"], AimVerdict.MET),
        (Aim(gold=9), ["mandatory build A15"], AimVerdict.MISSED),
        (Aim(move_to=0), ["mandatory build K8"], AimVerdict.MISSED),
    ],
)
def test_one_deed_and_its_aim(aim: Aim, moves: list[str], verdict: AimVerdict) -> None:
    """The event counts, not the player's intention."""
    assert after(one_step(aim, moves=1), *moves)[1] is verdict


def test_a_count_is_missed_as_soon_as_it_is_out_of_reach() -> None:
    """One of three actions may miss if two count, and none if three do."""
    wanted = sum(1 << parse_hex(name) for name in ("K8", "K9", "K10"))
    part = one_step(Aim(built=wanted, count=2), moves=3)
    every = one_step(Aim(built=wanted, count=3), moves=3)
    first, second, third = ("mandatory build K8", "mandatory build J8", "mandatory build J9")
    assert after(part, first)[1] is AimVerdict.OPEN
    assert after(part, first, second)[1] is AimVerdict.OPEN
    assert after(part, first, second, third)[1] is AimVerdict.MISSED
    assert after(part, first, second, "mandatory build K9")[1] is AimVerdict.MET
    assert after(every, first)[1] is AimVerdict.OPEN
    assert after(every, first, second)[1] is AimVerdict.MISSED


def test_what_follows_a_wrong_try_changes_nothing() -> None:
    """Later moves are ignored until the wrong try is taken back to the start of the step."""
    part = one_step(Aim(built=1 << parse_hex("K9")), moves=1)
    assert after(part, "mandatory build K8", "mandatory build K9") == (0, AimVerdict.MISSED, 0)


def test_the_others_reply_before_the_next_step() -> None:
    """After the turn the lesson plays for the others, then for the learner again."""
    build = [parse_move(f"mandatory build {name}") for name in ("I11", "J11", "K11")]
    reply = (*build, END_TURN)
    step = one_step(Aim(end_turn=True), reply=reply)[0]
    part = step, LessonStep(say="On.", aim=Aim(built=0), done="PlayedMove.", moves=1)
    session = begin_lesson(shipped(), part, PEOPLE)
    for name in ("K8", "K9", "K10"):
        session.play(parse_move(f"mandatory build {name}"))
    session.play(END_TURN)
    first = session.first_position()

    def now() -> tuple[int, AimVerdict, tuple[Move, ...]]:
        found = lesson_standing(part, first, [entry.move for entry in session.log])
        return found.step, found.verdict, found.due

    assert now() == (0, AimVerdict.MET, reply)
    for number, move in enumerate(reply, 1):
        session.play(move)
        assert now()[2] == reply[number:]
    assert now() == (1, AimVerdict.OPEN, ())
    session.undo()  # with the moves of the others, back to the end of the turn
    assert now() == (0, AimVerdict.OPEN, ())


def test_a_turn_that_ends_too_early_is_a_miss() -> None:
    """Ending is a miss while the tile is usable; without a tile the last build ends the turn."""
    part = (replace(lesson_parts(shipped_lessons().lesson("moving"))[0][0], moves=9),)
    builds = [f"mandatory build {name}" for name in ("G14", "H13", "H14")]
    assert after(part, *builds)[1] is AimVerdict.OPEN
    assert after(part, *builds, "turn end")[1] is AimVerdict.MISSED
    part = one_step(Aim(take="oasis"), moves=9)
    builds = [f"mandatory build {name}" for name in ("K8", "K9", "K10")]
    assert after(part, *builds[:2])[1] is AimVerdict.OPEN
    assert after(part, *builds)[1] is AimVerdict.MISSED


def test_what_was_left_goes_on_where_it_was() -> None:
    """A lesson resumes with the same moves, or from the beginning if they are no longer legal."""
    part = one_step(Aim(built=0, count=3), moves=3)
    session = resume_lesson(shipped(), part, PEOPLE, ["mandatory build K8"])
    assert standing_of(part, session) == (0, AimVerdict.OPEN, 0)
    assert len(session.log) == 1
    for nonsense in (["mandatory build K8", "mandatory build A1"], ["xyzzy"], [""]):
        assert not resume_lesson(shipped(), part, PEOPLE, nonsense).log


def test_chance_is_the_same_for_everybody() -> None:
    """Unknown cards are dealt in one way for all players."""
    part = lesson_parts(LESSONS[0])[0]
    one, other = (begin_lesson(shipped(), part, PEOPLE).position.text() for _ in range(2))
    assert one == other


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"position": "board: xyzzy"}, "position is wrong"),
        ({"position": POSITION.replace("card: grass", "turn: 1; card: grass")}, "learner's turn"),
        ({"light": 1 << parse_hex("iA4")}, "light: the board has no hex iA4"),
        ({"aim": Aim(take="tavern", by="tile:tavern")}, "no moves were found"),
        ({"reply": (END_TURN,)}, "the learner's turn before the reply turn end"),
    ],
)
def test_an_invalid_lesson_is_reported(changed: dict[str, Any], problem: str) -> None:
    """The error names file, line and step."""
    step = replace(one_step(Aim(built=0), moves=1, line=7)[0], **changed)
    lesson = Lesson("a", "A", "Text.", 1, (step,), path="a.yaml")
    (found,) = check_lessons(shipped(), [lesson])
    assert str(found).startswith("a.yaml:7:1: error: ")
    assert problem in str(found)
    assert found.path == "steps.0"


def test_the_command_checks_a_folder_of_lessons(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`check-data FOLDER` reports its problems."""
    (tmp_path / "lessons").mkdir()
    text = "name: A\ntext: B\norder: 1\nsteps:\n  - {position: 'board: x', say: C, done: D,"
    text += " aim: {build: any}}\n"
    (tmp_path / "lessons" / "a.yaml").write_text(text, encoding="utf-8")
    assert main(["check-data", str(tmp_path)]) == 1
    assert "a.yaml:5:" in capsys.readouterr().out


def test_each_tip_comes_when_it_helps() -> None:
    """Two tips appear on the first turn, others later; each once."""
    tips = shipped_lessons().tips
    assert {tip.when for tip in tips} == set(CONDITIONS)
    session = begin_lesson(shipped(), one_step(Aim(built=0)), PEOPLE)
    position, shown = session.position, set[str]()

    def due() -> str:
        tip = due_tip(tips, shown, position, LEARNER)
        shown.update([tip.id] if tip else [])
        return tip.when if tip else ""

    assert [due(), due()] == ["first_settlement", ""]
    position.push(parse_move("mandatory build L19"))
    assert [due(), due()] == ["first_three", ""]
    for name in ("K19", "K20"):
        position.push(parse_move(f"mandatory build {name}"))
    position.push(END_TURN)
    assert due() == ""  # it is another player's turn
    while position.to_move != LEARNER:
        position.push(position.legal_moves()[-1])
    assert due() == ("free_choice" if not touches(position) else "tile_ready")
    late = begin_lesson(
        shipped(), lesson_parts(shipped_lessons().lesson("opponent"))[1], PEOPLE
    ).position
    assert {tip.when for tip in tips if due_tip([tip], (), late, LEARNER)} == {"end_near"}


def test_a_tip_is_outdated_once_its_moment_is_over() -> None:
    """A tip about the next settlement ends when that is built, and all tips with the game."""
    tips = {tip.when: tip for tip in shipped_lessons().tips}
    position = begin_lesson(shipped(), one_step(Aim(built=0)), PEOPLE).position

    def outdated() -> list[str]:
        return [when for when, tip in tips.items() if is_outdated(tip, position, LEARNER)]

    assert "first_settlement" not in outdated()
    position.push(parse_move("mandatory build L19"))
    assert "first_settlement" in outdated()
    assert "first_three" not in outdated()
    position.push(parse_move("mandatory build K19"))
    assert "first_three" not in outdated()
    position.push(parse_move("mandatory build K20"))
    assert "first_three" in outdated()
    position = make_position(make_board("ggggdddd"), own="H8", card="grass")
    learner = position.active
    assert not is_outdated(tips["free_choice"], position, learner)
    position.push(position.legal_moves(["mandatory"])[0])
    assert is_outdated(tips["free_choice"], position, learner)
    late = begin_lesson(
        shipped(), lesson_parts(shipped_lessons().lesson("opponent"))[1], PEOPLE
    ).position
    assert not is_outdated(tips["end_near"], late, LEARNER)
    while not late.is_over:
        late.push(late.legal_moves()[0])
    assert is_outdated(tips["end_near"], late, LEARNER)


def touches(position: Position) -> bool:
    """Return whether the card binds the learner to existing settlements."""
    return bool(position.targets("mandatory") & around(position.own[LEARNER]))


def test_hexes_that_are_pointed_out_are_where_something_is_to_be_done() -> None:
    """Each lit hex is a target or next to one, which finds a mistyped letter."""
    for lesson in LESSONS:
        for part in lesson_parts(lesson):
            board = begin_lesson(shipped(), part, PEOPLE).position.board
            sites = sum(1 << place.hex for place in board.locations)
            for step in part:
                wanted = (step.aim.built or 0) | (step.aim.move_to or 0)
                for hex_ in bits(step.light & ~wanted):
                    near = around(1 << hex_) & (wanted or board.hex_mask)
                    assert near, f"{lesson.id}: {hex_name(hex_)}"
                    assert sites >> hex_ & 1 or board.feature_at(hex_) or board.overlay_at(hex_)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_every_step_points_at_what_it_needs_next(lesson: Lesson) -> None:
    """An action that alone meets the aim is pointed at until it is selected, then the board."""
    for part in lesson_parts(lesson):
        session = begin_lesson(shipped(), part, PEOPLE)
        for step in part:
            position = session.position
            only = makers(step, position) - {"mandatory"}
            point = point_of(step, position, "mandatory")
            if step.point:
                assert point == step.point
            elif step.aim.choose:
                assert point == "card"
            elif only:
                assert point in only
                assert point_of(step, position, point) == "board"
            else:
                assert point in ("board", "end_turn")
                assert point == "board" or END_TURN in position.legal_moves()
            way = way_to(AimVerdict.MET, step, position, Random(1))
            for move in way:
                is_last = move == way[-1] == END_TURN
                assert not is_last or point_of(step, session.position, "mandatory") == "end_turn"
                session.play(move)
            for move in step.reply:
                session.play(move)
