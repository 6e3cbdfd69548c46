"""Frozen classes: what a dataclass with slots does, with `__init__` compiled when it is needed."""

from __future__ import annotations

import copy
import inspect
import pickle
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import FrozenInstanceError, asdict, dataclass, field, fields, replace
from typing import Any, ClassVar

import pytest

from kingdom_builder_qt.core.late.frozen import frozen

Text = str  # a name of this module, which types of fields are told by


@frozen
class Place:
    """A value with each kind of field."""

    row: int
    name: Text = "here"
    more: Mapping[str, int] = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class _Place:
    row: int
    name: Text = "here"
    more: Mapping[str, int] = field(default_factory=dict, compare=False, repr=False)


@frozen
class Further(Place):
    """A value with the fields of another one before its own."""

    distance: float = 1.0

    def __post_init__(self) -> None:
        if self.distance < 0:
            raise ValueError(f"{self.distance} lies behind")


@frozen(eq=False)
class Thing:
    """Not equal to what looks the same."""

    size: int


@frozen(kw_only=True)
class Choice:
    """Made by keywords."""

    first: int
    second: int = 2


@frozen
class Own:
    """With methods of its own."""

    size: int

    def __repr__(self) -> str:
        return f"<{self.size}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Own) and self.size % 2 == other.size % 2

    def __hash__(self) -> int:
        return self.size % 2


@frozen
class Nothing:
    """Without any field."""


def test_fields_are_set_by_place_by_name_and_by_default() -> None:
    """What is not given is the default, or made anew for each value."""
    here, there = Place(3), Place(4, more={"a": 1}, name="there")
    assert (here.row, here.name, here.more) == (3, "here", {})
    assert (there.row, there.name, there.more) == (4, "there", {"a": 1})
    assert here.more is not Place(3).more
    assert Choice(first=1).second == 2
    assert Further(1, "x", {}, 2.5).distance == 2.5


@pytest.mark.parametrize(
    "wrong",
    [
        lambda kind: kind(),
        lambda kind: kind(1, "a", {}, 4),
        lambda kind: kind(1, colour=3),
        lambda kind: kind(1, row=3),
    ],
)
def test_wrong_arguments_are_told_as_those_of_a_function(wrong: Callable[[Any], object]) -> None:
    """The message is that of a dataclass, with the name of the class."""
    with pytest.raises(TypeError) as told:
        wrong(Place)
    with pytest.raises(TypeError) as expected:
        wrong(_Place)
    assert str(told.value) == str(expected.value).replace("_Place", "Place")


def test_what_follows_is_called_after_all_fields() -> None:
    """`__post_init__` sees the fields and may refuse them."""
    with pytest.raises(ValueError, match=r"-1\.0 lies behind"):
        Further(1, distance=-1.0)


def test_nothing_changes_a_value() -> None:
    """No field can be set or deleted, and no other attribute put in."""
    here: Any = Place(3)
    with pytest.raises(FrozenInstanceError, match="cannot assign to field 'row'"):
        here.row = 4
    with pytest.raises(FrozenInstanceError, match="cannot delete field 'row'"):
        del here.row
    with pytest.raises(FrozenInstanceError, match="cannot assign to field 'colour'"):
        here.colour = "red"
    assert here.row == 3
    assert not hasattr(here, "__dict__")


def test_values_are_equal_as_those_of_a_dataclass() -> None:
    """Equal fields of one class make equal values, with the same hash; some fields do not count."""
    assert Place(3) == Place(3, "here", {"a": 1})
    assert Place(3) != Place(4)
    assert Place(3) != Further(3)
    assert Place(3) != (3, "here")
    assert hash(Place(3)) == hash(Place(3, "here", {"a": 1})) == hash(_Place(3))
    assert Nothing() == Nothing()
    assert hash(Nothing()) == hash(())
    assert len({Choice(first=1), Choice(first=1), Choice(first=2)}) == 2


def test_a_thing_equals_itself_only() -> None:
    """Without `eq` two values with the same fields are two."""
    one = Thing(1)
    assert one == one
    assert one != Thing(1)
    assert len({one, Thing(1)}) == 2


def test_own_methods_stay() -> None:
    """What the class says itself is not replaced."""
    assert Own(1) == Own(3)
    assert hash(Own(1)) == hash(Own(3)) == 1
    assert repr(Own(1)) == "<1>"


def test_values_are_written_as_those_of_a_dataclass() -> None:
    """The text would make the value again; fields that are not shown are left out."""
    assert repr(Place(3)) == "Place(row=3, name='here')"
    assert repr(Nothing()) == "Nothing()"


def test_values_go_to_other_processes_and_are_copied() -> None:
    """Pickled, copied or changed in a field a value is a whole one again."""
    here = Further(3, "x", {"a": 1}, 2.0)
    for again in (pickle.loads(pickle.dumps(here)), copy.copy(here), copy.deepcopy(here)):
        assert type(again) is Further
        assert again == here
        assert again.more == {"a": 1}
    assert replace(here, row=5) == Further(5, "x", {"a": 1}, 2.0)
    assert asdict(here) == {"row": 3, "name": "x", "more": {"a": 1}, "distance": 2.0}


def test_values_go_to_other_processes_without_a_list_of_fields() -> None:
    """What makes a class a dataclass is not made to pack its values: a message holds hundreds."""

    @frozen
    class Sent:
        row: int

    assert copy.copy(Sent(3)) == Sent(3)
    assert type(vars(Sent)["__dataclass_fields__"]) is not dict


def test_the_class_tells_its_fields() -> None:
    """For `match`, tools and documentation a frozen class looks like a dataclass."""
    match Place(3, "x"):
        case Place(row, name):
            assert (row, name) == (3, "x")
    assert [item.name for item in fields(Further)] == ["row", "name", "more", "distance"]
    assert str(inspect.signature(Place)) == str(inspect.signature(_Place))
    assert Place.__init__.__qualname__ == "Place.__init__"


def test_nothing_is_compiled_before_it_is_needed() -> None:
    """A class compiles its `__init__` with the first value, once; to import it compiles nothing."""
    code = (
        "import sys, kingdom_builder_qt.core.errors, kingdom_builder_qt.core.late.frozen\n"
        "compiled = []\n"
        "def hear(event, given):\n"
        "    if event == 'exec' and given[0].co_filename == '<string>':\n"
        "        compiled.append(given[0])\n"
        "sys.addaudithook(hear)\n"
        "from kingdom_builder_qt.core.entries import Count, Filter, Reach\n"
        "print(len(compiled))\n"
        "Count(), Count(), Reach()\n"
        "print(len(compiled))\n"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["0", "2"]


def test_fields_are_made_when_they_are_asked_for() -> None:
    """No class takes its annotations apart while it is imported; all of its fields come at once."""

    @frozen
    class Pair:
        one: int
        two: list[int] = field(default_factory=list)

    assert type(vars(Pair)["__dataclass_fields__"]) is not dict
    assert Pair(1).two == []
    assert [item.name for item in fields(Pair)] == ["one", "two"]
    assert type(vars(Pair)["__dataclass_fields__"]) is dict
    assert Pair.__match_args__ == ("one", "two")


def test_a_class_that_is_no_class_of_fields_alone_is_refused() -> None:
    """What would need the whole of `dataclass` is told at once, by the name of the class."""
    with pytest.raises(TypeError, match="Shared: a frozen class has fields only"):

        @frozen
        class Shared:
            count: ClassVar[int] = 0
