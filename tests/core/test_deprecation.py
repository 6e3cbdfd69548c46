"""Names that are going: what still works, what is said, and when it is over."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

from kingdom_builder_qt import __version__
from kingdom_builder_qt.core.api.deprecation import OldNames, Outdated
from tests.helpers.public_names import PACKAGES


class Scale:
    """A class with an old name."""

    LARGEST = 9
    biggest = Outdated("LARGEST", gone_in="0.3")
    heaviest = Outdated("weigh", gone_in="0.3")

    def weigh(self, more: int) -> int:
        return self.LARGEST + more


@pytest.fixture
def package(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return a package with an old name."""
    made: Any = ModuleType("scales")
    made.weigh = abs
    made.__getattr__ = OldNames("scales", heaviest=Outdated("weigh", gone_in="1.4"))
    monkeypatch.setitem(sys.modules, "scales", made)
    return made


def test_an_old_name_of_a_class_works_and_says_the_new_one() -> None:
    """Of methods and values, on objects and on the class; the line is that of the caller."""
    with pytest.warns(DeprecationWarning, match=r"goes in version 0\.3") as told:
        assert (Scale().heaviest(1), Scale().biggest, Scale.biggest) == (10, 9, 9)
    assert [str(warning.message) for warning in told] == [
        "Scale.heaviest is called weigh now and goes in version 0.3",
        "Scale.biggest is called LARGEST now and goes in version 0.3",
        "Scale.biggest is called LARGEST now and goes in version 0.3",
    ]
    assert {warning.filename for warning in told} == {__file__}


def test_a_class_below_has_old_names_of_its_own() -> None:
    """Beside those that it inherits; each warning says which class was asked."""

    class Balance(Scale):
        smallest = Outdated("LEAST", gone_in="0.3")
        LEAST = 1

    with pytest.warns(DeprecationWarning, match="Balance") as told:
        assert (Balance.smallest, Balance().biggest) == (1, 9)
    assert [str(warning.message).partition(" and ")[0] for warning in told] == [
        "Balance.smallest is called LEAST now",
        "Balance.biggest is called LARGEST now",
    ]


def test_an_old_name_of_a_package_works_and_says_the_new_one(package: Any) -> None:
    """Asked for in both ways of Python; names that never were are unknown as ever."""
    sentence = "scales.heaviest is called weigh now and goes in version 1.4"
    with pytest.warns(DeprecationWarning, match=sentence) as told:
        assert package.heaviest is abs
    assert told[0].filename == __file__
    with pytest.warns(DeprecationWarning, match=sentence) as told:
        from scales import heaviest  # type: ignore[import-not-found]
    assert heaviest is abs
    assert told[0].filename == __file__
    with pytest.raises(AttributeError, match="module 'scales' has no attribute 'lightest'"):
        _ = package.lightest


def outdated(module: Any) -> Iterator[tuple[Any, str, Outdated]]:
    """Yield the old names of a package and of the classes that it makes public."""
    table = vars(module).get("__getattr__")
    if isinstance(table, OldNames):
        yield from ((module, name, old) for name, old in table.names.items())
    for public in map(vars(module).get, module.__all__):
        for name, old in vars(public).items() if isinstance(public, type) else ():
            if isinstance(old, Outdated):
                yield public, name, old


def wrong(module: Any) -> list[str]:
    """Return the old names that stand for nothing, or should be gone."""
    now = tuple(map(int, __version__.split(".")[:2]))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return [
            name
            for owner, name, old in outdated(module)
            if tuple(map(int, old.gone_in.split("."))) <= now or not hasattr(owner, old.new)
        ]


@pytest.mark.parametrize("name", PACKAGES)
def test_no_old_name_outlives_its_version(name: str) -> None:
    """Who raises the version takes out what was promised to go with it."""
    assert wrong(import_module(name)) == []


def test_an_old_name_that_should_be_gone_is_found(package: Any) -> None:
    """As well as one that stands for nothing."""
    package.__all__ = ["Scale"]
    package.Scale = type("Scale", (), {"first": Outdated("last", gone_in="99.0")})
    late, fine = Outdated("weigh", gone_in="0.1"), Outdated("weigh", gone_in="99.0")
    package.__getattr__ = OldNames("scales", late=late, fine=fine)
    assert wrong(package) == ["late", "first"]
