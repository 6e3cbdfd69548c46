"""Errors of the rules and the content in the language of a window."""

from __future__ import annotations

import ast
import errno
import os
import pickle
import re
from pathlib import Path
from string import Formatter
from typing import get_args

import pytest

import kingdom_builder_qt
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.errors import BadPosition, ErrorCode, SetupError
from kingdom_builder_qt.core.grid import hex_at
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.position_edit import PositionEdit
from kingdom_builder_qt.game.setup.resolve import resolve
from kingdom_builder_qt.ui.desktop.files.file_errors import error_text
from kingdom_builder_qt.ui.words.error_texts import SENTENCES, ErrorTexts

PACKAGE = Path(kingdom_builder_qt.__file__).parent
CODES = frozenset(get_args(ErrorCode))


def raised() -> list[tuple[str, frozenset[str]]]:
    """Return code and names of the values of each error that is raised with a code."""
    found = []
    for path in PACKAGE.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if not re.search(r"(?:Setup|Notation|Engine)Error\(", text):
            continue
        for node in ast.walk(ast.parse(text)):
            match node:
                case ast.Call(
                    func=ast.Attribute(attr="_failed" | "_fault_of"),
                    args=[_, ast.Constant(value=str(code))],
                    keywords=values,
                ):  # of an engine, whose name is added
                    names = {str(value.arg) for value in values}
                    found.append((code, frozenset({*names, "engine"})))
                case ast.Call(
                    func=ast.Name(id="SetupError" | "NotationError" | "EngineError"),
                    args=[_, ast.Constant(value=str(code))],
                    keywords=values,
                ):
                    found.append((code, frozenset(str(value.arg) for value in values)))
    return found


def test_each_code_is_raised_and_has_a_sentence() -> None:
    """Codes, raised errors and sentences agree, and the errors have all values of the sentence."""
    assert set(SENTENCES) == CODES
    assert {code for code, _ in raised()} == CODES
    needed = {
        code: {name for _, name, _, _ in Formatter().parse(sentence()) if name}
        for code, sentence in SENTENCES.items()
    }
    for code, values in raised():
        assert needed[code] == values, code


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"cards": ("lords", "lords", "miners")}, "“Lords” is chosen twice."),
        ({"sections": (("farm", 0),)}, "Choose exactly 4, not 1."),
        (
            {"edition": "new", "expansions": ("base", "new_a", "new_b")},
            "New edition, side A and New edition, side B cannot be mixed:",
        ),
        (
            {"expansions": ("base", "nomads"), "least_sections": (("nomads", 9),)},
            "At least 9 are to be drawn from “Nomads”, but there are only 4.",
        ),
        ({"cards": ("lords", "paper", "miners")}, "“paper” is not available for this game."),
    ],
)
def test_a_set_up_that_is_refused(
    catalog: Catalog, options: dict[str, object], sentence: str
) -> None:
    """The sentence of a window names entries by their names, and survives a worker process."""
    with pytest.raises(SetupError) as caught:
        resolve(catalog, GameOptions(seed=1, **options))  # type: ignore[arg-type]
    texts = ErrorTexts(catalog)
    assert texts.sentence(caught.value).startswith(sentence)
    assert texts.sentence(pickle.loads(pickle.dumps(caught.value))).startswith(sentence)


def test_a_change_of_a_position_that_is_refused(catalog: Catalog) -> None:
    """The first problem of a changed position is a sentence about its hex and its piece."""
    text = "board: city_hall quarry oasis farm; card: grass; hand 1: ?; deck: ?*"
    with pytest.raises(BadPosition) as caught:
        PositionEdit(catalog, text).toggle_piece("city_hall", 0, hex_at(0, 0))
    copy = pickle.loads(pickle.dumps(caught.value))
    assert ErrorTexts(catalog).sentence(copy) == ErrorTexts(catalog).sentence(caught.value)
    assert "A1" in ErrorTexts(catalog).sentence(copy)


def test_an_error_of_the_system() -> None:
    """An error of the system is in the language of the window; a message of our own stays."""
    full = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), "/games/a.kbgame")
    assert "No space" not in error_text(full)
    assert error_text(full).endswith(": /games/a.kbgame")
    assert error_text(OSError(errno.EIO, "the disk returned other data")).startswith("the disk")
