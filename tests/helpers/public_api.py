"""Every public name of the Python API as a callable with valid arguments.

New names are found automatically: modules list their public names, signatures their parameters.
"""

from __future__ import annotations

import copy
import enum
import inspect
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, get_type_hints

from kingdom_builder_qt.content import Catalog, Problem
from kingdom_builder_qt.core import (
    Board,
    KingdomBuilderError,
    Move,
    Placement,
    Position,
    Rules,
    ScoreEntry,
    ScoreSheet,
    Section,
    View,
)
from kingdom_builder_qt.game import (
    Deal,
    GameOptions,
    GameResult,
    Interval,
    LogEntry,
    Match,
    Report,
    Seat,
    Session,
    Standing,
    run_match,
)
from tests.helpers.builders import catalog
from tests.helpers.public_names import modules

# The core's own: how moves change a state. They take the result of `movegen`, a million times a
# minute, without another check.
WRITERS = frozenset(
    {
        *("build", "place", "shift", "take_off", "remove_scouts", "stand", "lifted", "added"),
        *("next_card", "replay_shuffles", "note", "keep", "blocked_by", "push_unchecked"),
    }
)
OPTIONS = GameOptions(seed=3, start=0, expansions=("base", "nomads", "crossroads", "harvest"))
SEATS = (Seat("Ann", 0), Seat("Bob", 1))
KEPT = "kept.kbgame"  # a saved game in the folder of the tests
# Thought about in no time.
DRAWN = Position.from_text("board: {ggg}; card: grass; deck: ?*; ending: yes", catalog())


class Target(NamedTuple):
    """Something public that can be called."""

    name: str
    owner: type | None  # the class of the instance, None for functions and classes
    call: Callable[..., Any]  # with the instance first, if there is an owner
    parameters: tuple[inspect.Parameter, ...]


def targets() -> list[Target]:
    """Return every public callable with parameters."""
    found = {target.name: target for target in _targets()}
    return list(found.values())


def _targets() -> Iterator[Target]:
    for module in modules():
        for name in module.__all__:
            value = getattr(module, name)
            if isinstance(value, type):
                yield from _of_class(name, value)
            elif inspect.isfunction(value):
                yield Target(name, None, value, _parameters(value))


def _of_class(name: str, kind: type) -> Iterator[Target]:
    if issubclass(kind, BaseException | enum.Enum) or getattr(kind, "_is_protocol", False):
        return
    if (not is_dataclass(kind) and not issubclass(kind, tuple)) or hasattr(kind, "__post_init__"):
        yield Target(name, None, kind, _parameters(kind))  # others store their arguments unchecked
    for word in sorted({word for one in kind.__mro__ if _is_ours(one) for word in vars(one)}):
        member = inspect.getattr_static(kind, word)
        if (word.startswith("_") and word != "__getitem__") or word in WRITERS:
            continue
        if isinstance(member, classmethod | staticmethod):
            call = getattr(kind, word)
            yield Target(f"{name}.{word}", None, call, _parameters(call))
        elif inspect.isfunction(member):
            yield Target(f"{name}.{word}", kind, member, _parameters(member)[1:])


def _is_ours(kind: type) -> bool:
    return kind.__module__.startswith("kingdom_builder_qt.")


def _parameters(call: Callable[..., Any]) -> tuple[inspect.Parameter, ...]:
    try:
        return tuple(inspect.signature(call).parameters.values())
    except ValueError:  # a type composed of other types (`Event`)
        return ()


# -- arguments -------------------------------------------------------------------------------------


class World:
    """A game in progress, its set-up, and its queries."""

    def __init__(self) -> None:
        self.catalog = catalog()
        self.session = Session(self.catalog, OPTIONS, SEATS)
        rng = random.Random(5)
        for _ in range(40):
            self.session.play(self.session.position.random_move(rng))
        self.session.undo()
        self.position = copy.deepcopy(self.session.position)
        self.made = _made_of(self)
        self.before = self.moment()

    def moment(self) -> tuple[Any, ...]:
        """Return all that a call may change."""
        session = self.session
        return (
            self.position.state(),
            self.position.ply,
            session.position.state(),
            session.position.ply,
            (*session.log,),
            session.seats,
            (*session._redo,),
            (*session._listeners, *session._seats_listeners),
        )


def _made_of(world: World) -> dict[type, Any]:
    """Return a value of each public class."""
    position, session = world.position, world.session
    sheet = position.scores()[0]
    placement = position.rules.board.placements[0]
    report = _report()
    return {
        Board: position.rules.board,
        Catalog: world.catalog,
        Deal: session.dealt,
        GameOptions: OPTIONS,
        GameResult: report.results[0],
        Interval: Interval(0.5, 0.25, 0.75),
        LogEntry: session.log[-1],
        Match: report.match,
        Move: position.legal_moves()[0],
        Placement: placement,
        Position: position,
        Problem: Problem("error", "file", 1, 1, "path", "message"),
        Report: report,
        Rules: position.rules,
        ScoreEntry: sheet.entries[0],
        ScoreSheet: sheet,
        Seat: SEATS[0],
        Section: placement.section,
        Session: session,
        Standing: report.standings[0],
        View: position.view(0),
    }


@cache
def _report() -> Report:
    return run_match(Match(("random", "random"), 1))


def is_called(target: Target, parameter: inspect.Parameter) -> bool:
    """Return whether an argument is a function of the caller's, whose errors are its own."""
    asked = target.call.__init__ if isinstance(target.call, type) else target.call
    return "Callable" in str(get_type_hints(asked).get(parameter.name))


def good_values(world: World, target: Target, parameter: inspect.Parameter) -> list[Any]:
    """Return valid values for a parameter, none where its kind is unknown."""
    special = _of_target(world, target.name)
    if parameter.name in special:
        return [special[parameter.name]]
    value = world.made.get(target.call) if isinstance(target.call, type) else None
    if value is not None and hasattr(value, parameter.name):
        return [getattr(value, parameter.name)]
    found = list(_by_name(world).get(parameter.name, ()))
    words = str(getattr(parameter.annotation, "__forward_arg__", parameter.annotation))
    found += [made for kind, made in world.made.items() if kind.__name__ == words]
    if parameter.default is not inspect.Parameter.empty:
        found.append(parameter.default)
    return found


def _of_target(world: World, name: str) -> dict[str, Any]:
    """Return the arguments of some calls that cannot be found otherwise."""
    rules, board = world.position.rules, world.position.rules.board
    made = world.made
    return {
        "Board.hexes_with": {"id_": "grass"},
        "Position": {"state": world.position.state()},
        "Position.tokens": {"kind": "settlement"},
        "Position.kind_at": {"player": 0},
        "View.kind_at": {"player": 0},
        "View.tokens": {"kind": "settlement"},
        "Position.from_text": {"text": "board: tavern paddock oasis farm"},
        "Position.start": {"deck": ["grass"] * 9, "hands": [["grass"], ["forest"]], "rng": 7},
        "Rules": rules._made_of,
        "View": {"known": made[View].known()},
        "Rules.is_same": {"other": rules},
        "Session": {"seats": SEATS, "dealt": None},
        "Session.change_seats": {"seats": SEATS},
        "build_board": {
            "placements": board.placements,
            "terrains": world.catalog.terrains,
            "features": world.catalog.features,
        },
        "Catalog.card": {"id_": "lords"},
        "Catalog.expansion": {"id_": "base"},
        "Catalog.section": {"id_": "tavern"},
        "ScoreSheet.__getitem__": {"card": made[ScoreSheet].entries[0].card},
        "advise": {"rules": DRAWN.rules, "view": DRAWN.view(0)},
        "load_catalog": {"user_folder": None, "root": Path("nothing")},
        "load_record": {"path": KEPT},
        "make_player": {"player": "master@0.5"},
        "parse_hex": {"name": "C7"},
        "parse_move": {"text": "mandatory build C7"},
        "reveals": {"events": world.session.log[-1].events},
        "read_game": {"text": _game_text(world.session)},
    }.get(name, {})


@cache
def _game_text(session: Session) -> str:
    from kingdom_builder_qt.game.record.game_text import game_text

    return game_text(session)


def _by_name(world: World) -> dict[str, tuple[Any, ...]]:
    """Return the values of parameters with some names, for any call."""
    own = world.position.own[0]
    return {
        "card": ("grass",),
        "column": (3,),
        "content": (world.catalog,),
        "from_mask": (None, own),
        "hex_": (own.bit_length() - 1,),
        "first": (own.bit_length() - 1,),
        "hexes": ([own.bit_length() - 1],),
        "is_hurried": (lambda: True,),
        "island": (None,),
        "jobs": (1,),
        "lines": (True, False),
        "mask": (own,),
        "listener": (lambda *_: None,),
        "name": ("name",),
        "origin": (None, own.bit_length() - 1),
        "path": ("fuzz.kbgame",),
        "piece": (world.position.rules.piece, *world.position.rules.kinds),
        "player": (0, 1),
        "players": (2,),
        "random": (random.Random(1),),
        "rng": (random.Random(1),),
        "rotation": (0, 180),
        "row": (2,),
        "second": (own.bit_length() - 1,),
        "seed": (1,),
        "seen_by": (None, 0),
        "source": ("mandatory", "turn", *world.position.rules.actions),
        "sources": (None, ["mandatory"]),
        "steps": (2,),
        "terrain": ("grass",),
        "to_mask": (None, -1),
        "verb": (None, "build"),
        "word": ("base",),
    }


def unnatural_values() -> list[Any]:
    """Return values that most parameters do not accept; new objects each time."""
    holds_itself: list[Any] = []
    holds_itself.append(holds_itself)
    return [
        *(None, True, False, 0, 1, -1, 2, 7, 99, -99, 9999, 10**30, -(10**30), 10**5000),
        *(0.0, 1.5, -1.0, float("nan"), float("inf"), 1j),
        *("", " ", "x", "A1", "Z9", "mandatory", "tile:farm", "base", "0", "-1", "grass"),
        *("x" * 10_000, "\ud800", "\0", "a\nb", "é" * 300, "9" * 5000, "/", "{", "\u202e"),
        *(b"A1", [], [0], ["A1"], [[]], [None], {}, {"A1": 1}, (), ("mandatory",), (None, None)),
        *(set(), frozenset({"base"}), range(3), iter(()), object(), Exception, len, holds_itself),
        *(lambda: None, [10**5000], "mandatory build C7", Path("A1"), random.Random(0)),
    ]


def spoiled(value: Any) -> list[Any]:
    """Return copies of a value of several fields, in each of which one field is unnatural."""
    found = []
    for name in _field_names(value):
        for bad in unnatural_values():
            changed = {other: getattr(value, other) for other in _field_names(value)}
            with suppress(KingdomBuilderError):  # some inspect their fields
                found.append(type(value)(**(changed | {name: bad})))
    return found


def _field_names(value: Any) -> list[str]:
    if isinstance(value, tuple):
        return [*getattr(value, "_fields", ())]
    return [field.name for field in fields(value) if field.init] if is_dataclass(value) else []
