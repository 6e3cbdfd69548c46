"""Misuse of the public API raises only KingdomBuilderError and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import Parameter
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kingdom_builder_qt import core
from kingdom_builder_qt.core import KingdomBuilderError, Position
from kingdom_builder_qt.core.errors import quoted
from kingdom_builder_qt.game import Deal, GameOptions, Seat
from kingdom_builder_qt.game.record.saved_game import record_text, save_record
from tests.helpers.public_api import (
    KEPT,
    WRITERS,
    Target,
    World,
    good_values,
    is_called,
    spoiled,
    targets,
    unnatural_values,
)

TARGETS = {target.name: target for target in targets()}
ASKED = [name for name, target in TARGETS.items() if target.parameters]


class Play:
    """Calls the public API in one world, which is rebuilt after each change."""

    def __init__(self) -> None:
        self.world = World()
        self._good: dict[str, list[list[Any]]] = {}

    def call(self, target: Target, arguments: list[Any]) -> bool:
        """Return whether a call returned; fail unless it returned or was properly refused."""
        places: list[Any] = [self.world.made[target.owner]] if target.owner else []
        names: dict[str, Any] = {}
        for parameter, argument in zip(target.parameters, arguments, strict=True):
            if parameter.kind is parameter.KEYWORD_ONLY:
                names[parameter.name] = argument
            else:
                places.append(argument)
        try:
            target.call(*places, **names)
        except KingdomBuilderError as error:
            self.check_refusal(target, arguments, str(error))
        except OSError as error:  # of the disk, where documented
            assert "OSError" in (target.call.__doc__ or ""), told(target, arguments)
            self.check_refusal(target, arguments, str(error))
        except Exception as error:
            raise AssertionError(told(target, arguments)) from error
        else:
            self.settle()
            return True
        return False

    def check_refusal(self, target: Target, arguments: list[Any], sentence: str) -> None:
        """Fail unless a refused call gives a reason and changed nothing."""
        assert sentence, told(target, arguments)
        assert self.world.moment() == self.world.before, told(target, arguments)

    def settle(self) -> None:
        """Play on after a change, to prove that accepted values can be used."""
        world = self.world
        if world.moment() != world.before:
            for position in (world.position, world.session.position):
                assert position.text()
                assert position.is_over or position.legal_moves()
            if not world.session.position.is_over:
                world.session.play(world.session.position.legal_moves()[0])
            world.session.change_seats(world.session.seats[::-1][::-1])
            assert record_text(world.session)
            self.world, self._good = World(), {}

    def good(self, target: Target) -> list[list[Any]]:
        """Return valid arguments for each parameter."""
        if target.name not in self._good:
            found = [good_values(self.world, target, p) or [None] for p in target.parameters]
            self._good[target.name] = found
        return self._good[target.name]


def told(target: Target, arguments: list[Any]) -> str:
    """Return a call as text."""
    return f"{target.name}({', '.join(map(quoted, arguments))})"


@pytest.fixture(scope="module")
def play(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Play]:
    """Yield the world of all tests of this module; they write to its own folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(tmp_path_factory.mktemp("fuzz"))
        made = Play()
        save_record(KEPT, made.world.session)
        yield made


def bad_values(target: Target, parameter: Parameter, good: Any) -> Iterator[Any]:
    """Yield invalid values for a parameter, including lookalikes."""
    own = is_called(target, parameter)
    yield from (bad for bad in unnatural_values() if not (own and callable(bad)))
    if isinstance(good, GameOptions | Deal | core.Move | core.Placement):
        yield from spoiled(good)
    if isinstance(good, tuple) and good and isinstance(good[0], Seat | core.Placement):
        yield from ((bad, *good[1:]) for bad in spoiled(good[0]))


def starts_processes(name: str, bad: object) -> bool:
    """Return whether an argument is a valid number of processes."""
    return name == "jobs" and isinstance(bad, int) and 1 < bad < 1000


@pytest.mark.parametrize("name", TARGETS)
def test_what_makes_sense_is_answered(name: str, play: Play) -> None:
    """The valid arguments, which the other tests replace one by one, are accepted."""
    target = TARGETS[name]
    known = [good_values(play.world, target, parameter) for parameter in target.parameters]
    if all(known):
        for number in range(max(map(len, known), default=1)):
            good = [values[number % len(values)] for values in play.good(target)]
            assert play.call(target, good), told(target, good)


@pytest.mark.parametrize("name", ASKED)
def test_each_argument_that_makes_none_is_refused_or_harmless(name: str, play: Play) -> None:
    """Each argument in turn is replaced by every value that a script may pass."""
    target = TARGETS[name]
    for index, parameter in enumerate(target.parameters):
        first = play.good(target)[index][0]
        for bad in bad_values(target, parameter, first):
            if not starts_processes(parameter.name, bad):
                good = [values[0] for values in play.good(target)]
                play.call(target, [*good[:index], bad, *good[index + 1 :]])


# -- by chance -------------------------------------------------------------------------------------

# Only the folder of the tests is written to.
TEXTS = st.text(st.characters(exclude_characters="/\\"), max_size=40)
ANYTHING = st.recursive(
    st.one_of(
        st.integers(),
        st.integers(-1, 900),
        st.floats(),
        TEXTS,
        st.binary(max_size=9),
        st.sampled_from(["turn end", "mandatory build A1", "tile:farm", "board: {ggg}", "lords"]),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.tuples(inner, inner), st.dictionaries(TEXTS, inner)
    ),
    max_leaves=6,
)


NUMBERS = st.integers(0, 999)  # by which values are drawn: Hypothesis could not show them all


def drawn(data: st.DataObject, target: Target, parameter: Parameter, good: list[Any]) -> Any:
    """Return an argument: valid, listed as unnatural, or arbitrary."""
    kind, number = data.draw(st.integers(0, 9)), data.draw(NUMBERS)
    if kind < 6:
        return good[number % len(good)]
    unnatural = list(bad_values(target, parameter, good[0]))
    bad = unnatural[number % len(unnatural)] if kind < 8 else data.draw(ANYTHING)
    return good[0] if starts_processes(parameter.name, bad) else bad


def call_by_chance(play: Play, data: st.DataObject, calls: int) -> None:
    """Make random calls with mostly valid arguments."""
    for _ in range(calls):
        target = TARGETS[data.draw(st.sampled_from(ASKED))]
        good = zip(target.parameters, play.good(target), strict=True)
        play.call(target, [drawn(data, target, *pair) for pair in good])


BY_CHANCE = settings(
    deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


@settings(BY_CHANCE, max_examples=60)
@given(st.data())
def test_calls_by_chance(play: Play, data: st.DataObject) -> None:
    """Random calls have several wrong arguments at once."""
    call_by_chance(play, data, calls=8)


@pytest.mark.slow
@settings(BY_CHANCE, max_examples=400)
@given(st.data())
def test_many_calls_by_chance(play: Play, data: st.DataObject) -> None:
    """The same test with many more calls."""
    call_by_chance(play, data, calls=12)


# -- the tests themselves --------------------------------------------------------------------------


def test_what_is_new_is_found(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new public function is called with all values, and a faulty one is reported."""

    def double(player: int) -> int:
        return player * 2

    def half(player: int) -> float:
        return player / 2

    for name, function in (("double", double), ("half", half)):
        monkeypatch.setattr(core, name, function, raising=False)
        monkeypatch.setattr(core, "__all__", [*core.__all__, name])
    found = {target.name: target for target in targets()}
    assert found.keys() - TARGETS.keys() == {"double", "half"}
    assert play.call(found["half"], [1])
    with pytest.raises(AssertionError, match=r"half\('A1'\)"):
        play.call(found["half"], ["A1"])


def test_a_change_by_a_refused_call_is_told(play: Play) -> None:
    """The comparison before and after a call covers every field of the position."""

    def push(position: Position, move: object) -> None:
        position.push(position.legal_moves()[0])
        raise core.Misuse(f"not a move: {quoted(move)}")

    target = TARGETS["Position.push"]._replace(call=push)
    with pytest.raises(AssertionError, match=r"Position\.push"):
        play.call(target, [None])
    play.settle()


def test_what_is_left_out_exists() -> None:
    """The list of writers of the core has no removed name."""
    assert all(callable(getattr(Position, name)) for name in WRITERS)
    assert {"Position.push", "Session.listen", "new_game", "advise"} <= set(ASKED)
