"""Lessons as games: aims, progress, due tips, and a check that lessons can be completed.

Progress follows from the moves of the lesson's game alone (`lesson_standing` replays them), so
undo, retries and resuming need no state. Aims are judged by events, however they came about.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.content.disk import is_folder
from kingdom_builder_qt.content.lessons.lesson import Aim, Lesson, LessonStep, Tip
from kingdom_builder_qt.content.lessons.lesson_files import (
    BOARD,
    CARD,
    END_BUTTON,
    LESSONS,
    load_lessons,
)
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.core import decision
from kingdom_builder_qt.core import events as happened
from kingdom_builder_qt.core.compile.branches import Branch, BuildBranch, MoveBranch
from kingdom_builder_qt.core.entries import SETTLEMENT
from kingdom_builder_qt.core.errors import IllegalMove, KingdomBuilderError, NotationError
from kingdom_builder_qt.core.events import Event
from kingdom_builder_qt.core.grid import Hex, Mask, around, bits, hex_name
from kingdom_builder_qt.core.messages import as_message
from kingdom_builder_qt.core.moves import (
    BUILD,
    CHOOSE,
    END,
    END_TURN,
    MANDATORY,
    MOVE,
    PLACE,
    REMOVE,
    RETURN,
    WALL,
    Move,
    parse_move,
)
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.state import USABLE
from kingdom_builder_qt.game.session import COLOURS, Seat, Session
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.resolve import resolve

# -- aims, judged by the events since the step began -----------------------------------------------

LEARNER: Final = 0
_DEEDS: Final = frozenset({BUILD, PLACE, WALL, MOVE, RETURN, REMOVE})


class AimVerdict(Enum):
    """The status of a step."""

    OPEN = "open"
    MET = "met"
    MISSED = "missed"


class PlayedMove(NamedTuple):
    """A move of the learner and its events."""

    move: Move
    events: tuple[Event, ...]


def judge(step: LessonStep, done: Sequence[PlayedMove], position: Position) -> AimVerdict:
    """Return the status of a step after the learner's moves; `position`: after the last move.

    MISSED: the aim is impossible now, because the turn is over, the step allows no more actions, or
    the required tile or piece is used up or lost.
    """
    if not done:
        return AimVerdict.OPEN
    if is_met(step.aim, done, position):
        return AimVerdict.MET
    if done[-1].move.verb == END or _is_gone(step.aim, done, position):
        return AimVerdict.MISSED
    used = sum(deed.move.verb in _DEEDS for deed in done)
    needed = 1
    if step.aim.built is not None:
        needed = max(1, step.aim.count - _built(step.aim, done))
    is_over = step.moves and step.moves - used < needed
    return AimVerdict.MISSED if is_over else AimVerdict.OPEN


def is_met(aim: Aim, done: Sequence[PlayedMove], position: Position) -> bool:
    """Return whether all conditions of an aim hold."""
    return (
        _is_built(aim, done)
        and _moved(aim, done)
        and _has_acted(aim, done)
        and _took_and_lost(aim, done)
        and (not aim.keep or any(held.tile == aim.keep for held in position.tiles[LEARNER]))
        and (not aim.choose or any(deed.move.choice == aim.choose for deed in done))
        and (not aim.end_turn or done[-1].move.verb == END)
        and (not aim.gold or position.gold()[LEARNER] >= aim.gold)
    )


def _is_gone(aim: Aim, done: Sequence[PlayedMove], position: Position) -> bool:
    """Return whether a tile, piece or choice that the aim still needs is gone."""
    every = [event for deed in done for event in deed.events]
    if aim.keep and _names(every, happened.TileLost, aim.keep):
        return True
    if aim.choose and not any(deed.move.choice == aim.choose for deed in done):
        has_chosen = any(deed.move.verb == CHOOSE for deed in done)
        if has_chosen and not decision.is_choosing(position):
            return True
    able = [
        source
        for source in position.rules.actions
        if aim.by in ("", source)
        and source not in position.rules.waivers
        and decision.may_still_act(position, source)
    ]
    if not _is_built(aim, done) and not _can_build(aim, able, position):
        return True
    if not _moved(aim, done) and not _can_move(aim, able, position):
        return True
    is_done = _has_acted(aim, done) and _took_and_lost(aim, done)
    return not able and not (is_done and not aim.gold)


def _can_build(aim: Aim, able: Sequence[str], position: Position) -> bool:
    """Return whether a source can build the piece of an aim, and one is in the supply."""
    kinds = (position.rules.piece, *position.rules.kinds)
    piece = next((kind for kind in kinds if kind.id == aim.piece), None)
    if piece is None or not position.supply_of(piece, LEARNER):
        return False
    return any(
        not branches
        or any(isinstance(one, BuildBranch) and one.piece.id == aim.piece for one in branches)
        for branches in _branches(able, position)
    )


def _can_move(aim: Aim, able: Sequence[str], position: Position) -> bool:
    """Return whether a source can move a piece, and a piece is on an origin of the aim."""
    if aim.move_from:
        own = position.own[LEARNER]
        for kind, masks in zip(position.rules.kinds, position.others, strict=True):
            own |= masks[LEARNER] if kind.owned else masks[0]
        if not own & aim.move_from:
            return False
    return any(
        not branches or any(isinstance(one, MoveBranch) for one in branches)
        for branches in _branches(able, position)
    )


def _branches(sources: Sequence[str], position: Position) -> list[list[Branch]]:
    """Return the branches of each source; empty for actions of special rules, which are unknown."""
    known = position.rules.branches
    return [[one for (of, _), one in known.items() if of == source] for source in sources]


def _is_built(aim: Aim, done: Sequence[PlayedMove]) -> bool:
    return aim.built is None or _built(aim, done) >= aim.count


def _took_and_lost(aim: Aim, done: Sequence[PlayedMove]) -> bool:
    """Return whether the tiles were taken and lost, by the source of the aim."""
    events = [event for deed in done if aim.by in ("", deed.move.source) for event in deed.events]
    return (not aim.take or _names(events, happened.TileTaken, aim.take)) and (
        not aim.lose or _names(events, happened.TileLost, aim.lose)
    )


def _built(aim: Aim, done: Sequence[PlayedMove]) -> int:
    """Return how many pieces of the wanted kind were placed on the wanted hexes."""
    return sum(
        _fits(hex_, aim.built)
        for deed in done
        if aim.by in ("", deed.move.source)
        for kind, hex_ in _put(deed.events)
        if kind == aim.piece
    )


def _put(events: Sequence[Event]) -> list[tuple[str, Hex]]:
    placed = [(SETTLEMENT, e.hex) for e in events if isinstance(e, happened.Placed)]
    return placed + [(e.piece, e.hex) for e in events if isinstance(e, happened.PiecePlaced)]


def _moved(aim: Aim, done: Sequence[PlayedMove]) -> bool:
    if aim.move_from is None and aim.move_to is None:
        return True
    return any(
        _fits(event.origin, aim.move_from) and _fits(event.hex, aim.move_to)
        for deed in done
        if aim.by in ("", deed.move.source)
        for event in deed.events
        if isinstance(event, happened.Moved)
    )


def _has_acted(aim: Aim, done: Sequence[PlayedMove]) -> bool:
    """Return whether the source of the aim acted; True for an aim without source."""
    if not aim.by:
        return True
    return any(deed.move.source == aim.by and deed.move.verb in _DEEDS for deed in done)


def _fits(hex_: Hex, wanted: Mask | None) -> bool:
    return not wanted or bool(wanted >> hex_ & 1)


def _names(
    events: Sequence[Event], kind: type[happened.TileTaken | happened.TileLost], tile: str
) -> bool:
    return any(
        isinstance(event, kind) and event.player == LEARNER and event.tile == tile
        for event in events
    )


# -- a lesson as a sequence of small games ---------------------------------------------------------

_SEED: Final = 1  # of positions, so that random outcomes are the same for all learners
_OTHERS: Final = "random"  # seats that the lesson plays; this level is no character


@dataclass(frozen=True, slots=True)
class LessonStanding:
    """The progress in a part: the step, its status, and the number of moves before it.

    `due`: moves of the other players that the lesson plays next.
    """

    step: int
    verdict: AimVerdict
    began: int
    due: tuple[Move, ...] = ()


def lesson_parts(lesson: Lesson) -> list[tuple[LessonStep, ...]]:
    """Return the steps of a lesson, grouped by game."""
    found: list[list[LessonStep]] = []
    for step in lesson.steps:
        if step.position:
            found.append([])
        found[-1].append(step)
    return [tuple(part) for part in found]


def begin_lesson(catalog: Catalog, part: Sequence[LessonStep], people: Sequence[Seat]) -> Session:
    """Return the game of a part; `people`: the learner, then as many others as any lesson has.

    SetupError if the position gives no game.
    """
    options = resolve(catalog, GameOptions(position=part[0].position, seed=_SEED))
    learner, *others = people[: options.players]
    seats = [learner, *(replace(other, controller=_OTHERS) for other in others)]
    return Session(catalog, options, seats, free_undo=True)


def lesson_standing(
    part: Sequence[LessonStep], first: Position, moves: Iterable[Move]
) -> LessonStanding:
    """Return the progress after moves from the first position of a part; they must be legal."""
    position, played = first.copy(), 0
    index, began, done = 0, 0, list[PlayedMove]()
    verdict, replies = AimVerdict.OPEN, 0
    for played, move in enumerate(moves, 1):
        player, events = position.to_move, position.push(move)
        reply = part[index].reply
        if verdict is AimVerdict.MET and player != LEARNER and replies < len(reply):
            replies += 1
        elif verdict is AimVerdict.OPEN and player == LEARNER:
            done.append(PlayedMove(move, events))
            verdict = judge(part[index], done, position)
        else:
            continue
        goes_on = index + 1 < len(part) and replies == len(part[index].reply)
        if verdict is AimVerdict.MET and goes_on:
            index, began, done = index + 1, played, []
            verdict, replies = AimVerdict.OPEN, 0
    due = part[index].reply[replies:] if verdict is AimVerdict.MET else ()
    return LessonStanding(index, verdict, began, due)


def resume_lesson(
    catalog: Catalog, part: Sequence[LessonStep], people: Sequence[Seat], kept: Sequence[str]
) -> Session:
    """Return the game of a part with saved moves replayed, or its start if they are illegal."""
    session = begin_lesson(catalog, part, people)
    try:
        for text in kept:
            session.play(parse_move(text))
    except (NotationError, IllegalMove):
        return begin_lesson(catalog, part, people)
    return session


def point_of(step: LessonStep, position: Position, source: str) -> str:
    """Return the part of the page that the next deed of a step needs.

    One of `POINTS`, or the source of an action that is not selected yet. `source`: the selected
    one.
    """
    aim = step.aim
    if step.point:
        return step.point
    if aim.choose:
        return CARD
    by = aim.by or _maker(aim, position)
    if by and by not in (source, MANDATORY) and by in position.sources():
        return by
    return END_BUTTON if aim.end_turn and END_TURN in position.legal_moves() else BOARD


def _maker(aim: Aim, position: Position) -> str:
    """Return the action that builds the special piece of an aim, "" for settlements."""
    if aim.built is None or aim.piece == SETTLEMENT:
        return ""
    makers = (
        source
        for (source, _), branch in position.rules.branches.items()
        if isinstance(branch, BuildBranch) and branch.piece.id == aim.piece
    )
    return next(makers, "")


# -- tips for a first game -------------------------------------------------------------------------

_FEW: Final = 9  # settlements; the number of three turns without tiles


def due_tip(
    tips: Iterable[Tip], shown: Collection[str], position: Position, player: int
) -> Tip | None:
    """Return the first due tip that was not shown yet, None without one."""
    if position.is_over or position.to_move != player:
        return None
    fresh = (tip for tip in tips if tip.id not in shown)
    return next((tip for tip in fresh if _HOLDS[tip.when](position, player)), None)


def _is_building(position: Position) -> bool:
    return MANDATORY in position.sources()


def _first_settlement(position: Position, player: int) -> bool:
    return _is_building(position) and not position.own[player]


def _first_three(position: Position, player: int) -> bool:
    return _is_building(position) and 0 < position.own[player].bit_count() < 3


def _free_choice(position: Position, player: int) -> bool:
    """Return whether the turn begins and no hex of the card is adjacent to own settlements."""
    own = position.own[player]
    if not own or not _is_building(position) or position.built:
        return False
    return not position.targets(MANDATORY) & around(own)


def _tile_ready(position: Position, _player: int) -> bool:
    return any(source.startswith("tile:") for source in position.sources())


def _end_near(position: Position, _player: int) -> bool:
    return min(position.supply) <= _FEW


_HOLDS: Final[Mapping[str, Callable[[Position, int], bool]]] = {
    "first_settlement": _first_settlement,
    "first_three": _first_three,
    "free_choice": _free_choice,
    "tile_ready": _tile_ready,
    "end_near": _end_near,
}


def _has_usable_tile(position: Position, player: int) -> bool:
    """Return whether a tile can still be used in this turn, if not during the present action."""
    return any(held.state == USABLE for held in position.tiles[player])


_STAYS: Final = {**_HOLDS, "tile_ready": _has_usable_tile}


def is_outdated(tip: Tip, position: Position, player: int) -> bool:
    """Return whether a shown tip is no longer true in the same turn."""
    return position.is_over or not _STAYS[tip.when](position, player)


# -- check of lessons ------------------------------------------------------------------------------

_MOST_TRIED: Final = 4000  # moves; the aim counts as unreachable after these
_WAYS: Final = 3  # tested per step, since later steps may depend on the way
_PEOPLE: Final = tuple(Seat(str(colour), colour) for colour in range(COLOURS))


class OutOfReach(KingdomBuilderError):
    """No sequence of moves reaches the wanted status."""


def is_lessons_folder(path: Path) -> bool:
    """Return whether a folder holds lessons rather than content."""
    return is_folder(path / LESSONS)


def check_folder(path: Path | None = None) -> list[Problem]:
    """Return the problems of the lessons and tips of a folder, None: the shipped ones."""
    catalog = load_catalog(None)
    found = load_lessons(catalog, path)
    return [*found.problems, *check_lessons(catalog, found.lessons)]


def check_lessons(catalog: Catalog, lessons: Iterable[Lesson]) -> list[Problem]:
    """Return the problems of parsed lessons."""
    found: list[Problem] = []
    for lesson in lessons:
        for part in lesson_parts(lesson):
            for seed in range(_WAYS):
                problems = list(_problems(catalog, lesson, part, Random(seed)))
                found += problems
                if problems:
                    break
    return found


def _problems(
    catalog: Catalog, lesson: Lesson, part: Sequence[LessonStep], rng: Random
) -> Iterator[Problem]:
    step = part[0]
    try:
        position = begin_lesson(catalog, part, _PEOPLE).position
        for step in part:
            yield from _of_hexes(lesson, step, position)
            if position.to_move != LEARNER:
                raise OutOfReach("it is not the learner's turn")
            for move in way_to(AimVerdict.MET, step, position, rng):
                position.push(move)
            for move in step.reply:
                if position.to_move == LEARNER:
                    raise OutOfReach(f"it is the learner's turn before the reply {move}")
                position.push(move)
    except KingdomBuilderError as error:
        yield _problem(lesson, step, str(error))


def _of_hexes(lesson: Lesson, step: LessonStep, position: Position) -> Iterator[Problem]:
    aim = step.aim
    for what, mask in (
        ("light", step.light),
        ("build", aim.built or 0),
        ("move_from", aim.move_from or 0),
        ("move_to", aim.move_to or 0),
    ):
        strange = mask & ~position.board.hex_mask
        if strange:
            names = ", ".join(map(hex_name, bits(strange)))
            yield _problem(lesson, step, f"{what}: the board has no hex {names}")


def _problem(lesson: Lesson, step: LessonStep, message: str) -> Problem:
    path = f"steps.{lesson.steps.index(step)}"
    return Problem("error", lesson.path, step.line, 1, path, as_message(message))


def way_to(verdict: AimVerdict, step: LessonStep, position: Position, rng: Random) -> list[Move]:
    """Return moves that end a step with `verdict`; OutOfReach if none are found.

    Promising moves first, otherwise in the order of `rng`; another seed finds another way.
    """
    budget = [_MOST_TRIED]
    way = _search(verdict, step, position.copy(), [], rng, budget)
    if way is None:
        raise OutOfReach("no moves were found that reach this aim")
    return way


def _search(
    verdict: AimVerdict,
    step: LessonStep,
    position: Position,
    done: list[PlayedMove],
    rng: Random,
    budget: list[int],
) -> list[Move] | None:
    moves = position.legal_moves()
    rng.shuffle(moves)
    if verdict is AimVerdict.MET:
        moves.sort(key=lambda move: -_promise(step, move))
    further = []
    for move in moves:
        budget[0] -= 1
        if budget[0] < 0:
            return None
        events = position.push(move)
        found = judge(step, [*done, PlayedMove(move, events)], position)
        is_open = found is AimVerdict.OPEN and position.to_move == LEARNER
        position.pop()
        if found is verdict:
            return [move]
        if is_open:
            further.append(move)
    for move in further:
        events = position.push(move)
        rest = _search(verdict, step, position, [*done, PlayedMove(move, events)], rng, budget)
        position.pop()
        if rest is not None:
            return [move, *rest]
        if budget[0] < 0:
            return None
    return None


def _promise(step: LessonStep, move: Move) -> int:
    """Return how promising a move is for the aim; higher is better."""
    aim = step.aim
    target = 0 if move.target is None else 1 << move.target
    origin = 0 if move.origin is None else 1 << move.origin
    return (
        bool(target & ((aim.built or 0) | (aim.move_to or 0)))
        + bool(origin & (aim.move_from or 0))
        + 2 * (move.source == aim.by)
        + 2 * bool(aim.choose and move.choice == aim.choose)
    )
