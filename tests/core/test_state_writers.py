"""Write access to the fields of a position is limited to named modules of the core."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import kingdom_builder_qt
from kingdom_builder_qt.core.state import STATE_FIELDS
from tests.helpers import builders

PACKAGE = Path(kingdom_builder_qt.__file__).parent
CORE = PACKAGE / "core"
# The pieces on the board, and all fields derived from them.
BOARD_FIELDS = {"own", "halo", "empty_mask", "blocked", "free_mask", "others"}
BOARD_WRITERS = {CORE / "state.py"}
NO_STATES = {"case"}  # names of other objects with fields of these names
TURN, NOTATION = (set((CORE / name).glob("*.py")) for name in ("turn", "notation"))
WRITERS = BOARD_WRITERS | TURN | NOTATION


def written(path: Path) -> Iterator[tuple[int, str]]:
    """Yield (line, name) of every attribute that a file assigns on another object than `self`.

    In the class of the state itself `self` is a state.
    """
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Attribute) or isinstance(node.ctx, ast.Load):
            continue
        name = node.value.id if isinstance(node.value, ast.Name) else ""
        if name not in NO_STATES and (name != "self" or path in WRITERS):
            yield node.lineno, node.attr


def test_a_state_is_written_by_few_modules_of_the_core() -> None:
    """Few modules assign a field of a position, and only `state` assigns one of the pieces."""
    sources = [*PACKAGE.rglob("*.py"), Path(builders.__file__)]
    found = [
        f"{path}:{line}: {name}"
        for path in sources
        for line, name in written(path)
        if (name in STATE_FIELDS and path not in WRITERS)
        or (name in BOARD_FIELDS and path not in BOARD_WRITERS)
    ]
    assert not found


def test_only_the_position_accesses_the_dictionary_of_a_state() -> None:
    """A snapshot is a copy of `__dict__`: `state`, `position` and `view` put one in its place."""
    found = {
        path
        for path in PACKAGE.rglob("*.py")
        if "__dict__" in path.read_text(encoding="utf-8")
        and any(name == "__dict__" for _, name in written(path))
    }
    assert found <= {CORE / "state.py", CORE / "position.py", CORE / "view.py"}


def test_every_field_has_a_start_value() -> None:
    """The start values name the fields of a state, in the same order."""
    position = builders.make_position(builders.make_board())
    assert tuple(vars(position)) == STATE_FIELDS
