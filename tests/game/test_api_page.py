"""docs/api.md: every example gives the printed result, every public name is listed and typed."""

from __future__ import annotations

import ast
import builtins
import copy
import doctest
import inspect
import pathlib
import pickle
import random
import re
from collections.abc import Callable, Iterator
from functools import cache, cached_property
from importlib import import_module
from typing import Any

import pytest

import kingdom_builder_qt
from kingdom_builder_qt.core import Board, Position, Rules, View
from kingdom_builder_qt.game import GameOptions, Seat, Session
from tests.helpers.builders import catalog
from tests.helpers.public_names import DOCS, PACKAGES, examples, modules, private_names, tables

PAGE = DOCS / "api.md"
TEXT = PAGE.read_text(encoding="utf-8")
NAMES = tables(TEXT)

# Members of a class for the rules and the windows only; they may change.
INNER: dict[type, str] = {
    Position: """
        added blocked_by build keep lifted next_card note place replay_shuffles shift stand take_off
        remove_scouts clear_caches cached_sources cached_targets start state
        counted has_room is_useful
        others rng forced_decks stock stocked_sites card_mask drawn_masks built_mask is_fixed
        round_builds
    """,
    View: """
        added blocked_by build keep lifted next_card note place replay_shuffles shift stand take_off
        remove_scouts clear_caches cached_sources cached_targets state
        counted has_room is_useful
        others rng forced_decks stock stocked_sites card_mask drawn_masks built_mask is_fixed
        round_builds known sampled
    """,
    Rules: """
        action_scores actions bonus_of branches build_scores canoes check_player check_source
        claimers counted drawers drawing first_waivers fixed_branches free_mandatory full_sites
        full_stock hand_sizes is_extended is_same kind_index left_of location_mask nomad_mask
        offering on_lost on_taken plain red repeats reserves scores silo_mask site_index slots
        source_of specials standing_actions stands takers tile_behind turn_scores upgrades waivers
        key
    """,
    Board: "terrain_masks feature_masks edge_masks letters identity",
    Session: "",
    GameOptions: "",
}


def test_the_examples_of_the_page_run() -> None:
    """Each example of the page as a doctest prints the text on the page."""
    result = doctest.testfile(str(PAGE), module_relative=False, verbose=False)
    assert result.attempted > 100
    assert result.failed == 0


def test_the_page_begins_with_an_index() -> None:
    """The first part fits on a page, and names every example program and each part of the page."""
    first = TEXT.partition("\n## ")[0]
    assert len(first.splitlines()) <= 66
    programs = {path.stem for path in (DOCS.parent / "examples").glob("*.py")}
    assert programs <= set(re.findall(r"`(\w+)`", first))
    parts = re.findall(r"(?m)^## (.+)$", TEXT)
    linked = set(re.findall(r"\]\(#([\w-]+)\)", first))
    assert {part.lower().replace(" ", "-") for part in parts} - linked <= {
        "the-game",
        "example-programs",
    }


@pytest.mark.slow
@pytest.mark.parametrize("page", ["api.md", "notation.md"])
def test_the_examples_are_typed(
    page: str, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Code like that of the pages passes the strictest type check."""
    mypy = pytest.importorskip("mypy.api", reason="the extra dev is not installed")
    program = tmp_path / "page.py"
    text = (DOCS / page).read_text(encoding="utf-8")
    program.write_text(ast.unparse(examples(text)), encoding="utf-8")
    monkeypatch.setenv("MYPYPATH", str(DOCS.parent))
    options = ["--strict", "--config-file=", f"--cache-dir={tmp_path / 'cache'}"]
    said, errors, _ = mypy.run([*options, str(program)])
    assert (said, errors) == ("Success: no issues found in 1 source file\n", "")


@pytest.mark.parametrize("package", PACKAGES)
def test_every_public_name_is_on_the_page(package: str) -> None:
    """The table of a package lists exactly its `__all__`."""
    public = import_module(package).__all__
    assert sorted(NAMES[package]) == sorted(public)
    assert all(hasattr(import_module(package), name) for name in public)


@cache
def one_of_each() -> dict[type, Any]:
    """Return an object of each class that has its own table."""
    session = Session(catalog(), GameOptions(seed=1), [Seat("Ann", 0), Seat("Bob", 1)])
    position = session.position
    found = position, position.view(0), position.rules, position.board, session, session.options
    return {type(one): one for one in found}


@pytest.mark.parametrize("kind", INNER, ids=lambda kind: kind.__name__)
def test_every_member_is_on_the_page(kind: type) -> None:
    """The table of a class lists all members except those for the program's own use."""
    members = {name for name in dir(one_of_each()[kind]) if not name.startswith("_")}
    inner = set(INNER[kind].split())
    assert sorted(NAMES[kind.__name__]) == sorted(members - inner)
    assert sorted(inner - members) == []


@pytest.mark.parametrize("page", ["api.md", "notation.md"])
def test_no_example_needs_inside_knowledge(page: str) -> None:
    """Every import is from a public package, and no name begins with an underscore."""
    assert private_names(examples((DOCS / page).read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    ("line", "private"),
    [
        ("from kingdom_builder_qt.core.grid import hexes", "kingdom_builder_qt.core.grid.hexes"),
        ("from kingdom_builder_qt.core import grid", "kingdom_builder_qt.core.grid"),
        ("from kingdom_builder_qt import app", "kingdom_builder_qt.app"),
        ("import kingdom_builder_qt.ui", "kingdom_builder_qt.ui"),
        ("from kingdom_builder_qt.core import _x", "kingdom_builder_qt.core._x"),
        ("position._stack.clear()", "_stack"),
        ("_helper(1)", "_helper"),
    ],
)
def test_inside_knowledge_is_found(line: str, private: str) -> None:
    """The check finds private names in a page, and allows Python's own ones and `_` alone."""
    fine = ">>> from kingdom_builder_qt.core import events\n>>> _ = type(events).__name__\n"
    assert private_names(examples(fine)) == []
    assert private_names(examples(f"{fine}>>> {line}\n")) == [private]


def test_what_an_example_uses_is_on_the_page() -> None:
    """Every attribute is a member or field of a public class or of Python."""
    from_python = random, copy, pickle, pathlib, random.Random, *vars(builtins).values()
    known = {name for owner in from_python for name in dir(owner)}
    listed = re.findall(r"`(\w+)", TEXT[TEXT.index("## All names") :])
    used = {n.attr for n in ast.walk(examples(TEXT)) if isinstance(n, ast.Attribute)}
    fields = {"blocks_neighbours", "id", "decide"}  # of pieces and other entries; of a player
    assert used - known - set(listed) - fields - {"rules", "random"} == set()


def test_the_page_names_the_fields() -> None:
    """In brackets after a value: all fields, or some and three dots."""
    for package in modules():
        text = re.split(r"\n####? ", TEXT.partition(f"\n### `{package.__name__}`")[2])[0]
        rows = re.findall(r"(?m)^\| `(\w+)` \| [^(|]*\((`[^|]*?)\)[ ;|]", text)
        assert rows
        for name, told in rows:
            # Every event has a player, as the heading says.
            kind, listed = getattr(package, name), ["player", *re.findall(r"`(\w+)", told)]
            fields = vars(kind).get("_fields") or getattr(kind, "__dataclass_fields__", ())
            assert "..." in told or set(fields) <= set(listed), name
            assert set(listed) <= {*fields, *dir(kind), "player", "problems"}, name


def test_the_page_names_the_arguments() -> None:
    """The tables list arguments in order, at least the required ones."""
    shown = dict(re.findall(r"`(\w+)\(([^`)]*)\)`", TEXT[TEXT.index("## All names") :]))
    for name, function in public_callables():
        words, owner = shown.get(name.rpartition(".")[2]), name.partition(".")[0]
        if words is not None and (owner == name or owner in NAMES):
            found = inspect.signature(function).parameters.values()
            wanted = [p for p in found if p.name not in ("self", "cls", "state")]
            given = [word.strip() for word in words.split(",") if word.strip()]
            assert given == [p.name.rstrip("_") for p in wanted[: len(given)]], name
            assert all(p.default is not p.empty for p in wanted[len(given) :]), name


def public_callables() -> Iterator[tuple[str, Callable[..., Any]]]:
    """Yield the name and function of every public callable."""
    for package in PACKAGES:
        for name in import_module(package).__all__:
            thing = getattr(import_module(package), name)
            if inspect.isfunction(thing):
                yield name, thing
            elif inspect.isclass(thing):
                yield from ((f"{name}.{member}", call) for member, call in methods(thing))


def methods(kind: type) -> Iterator[tuple[str, Callable[..., Any]]]:
    """Yield the public functions and properties of a class of this project."""
    inner = INNER.get(kind, "").split()
    for owner in kind.__mro__:
        if not owner.__module__.startswith("kingdom_builder_qt"):
            continue
        for name, thing in vars(owner).items():
            if isinstance(thing, classmethod | staticmethod):
                thing = thing.__func__
            elif isinstance(thing, property):
                thing = thing.fget
            elif isinstance(thing, cached_property):
                thing = thing.func
            if inspect.isfunction(thing) and not name.startswith("_") and name not in inner:
                yield name, thing


def test_every_public_class_and_function_has_a_docstring() -> None:
    """The docstring is not the one that Python generates; constants need only the page."""
    public = [getattr(package, name) for package in modules() for name in package.__all__]
    classes = [thing for thing in public if inspect.isclass(thing) and thing is not int]
    made = [c for c in classes if (c.__doc__ or "").startswith(f"{c.__name__}(")]
    assert [c for c in classes if not c.__doc__] == made == []
    assert [name for name, function in public_callables() if not function.__doc__] == []


def test_every_public_function_is_typed() -> None:
    """All arguments and results are typed, and the package has the marker for type checkers."""
    assert pathlib.Path(kingdom_builder_qt.__file__).with_name("py.typed").is_file()
    for name, function in public_callables():
        wanted = [p for p in inspect.signature(function).parameters if p not in ("self", "cls")]
        assert set(wanted) | {"return"} <= function.__annotations__.keys(), name
