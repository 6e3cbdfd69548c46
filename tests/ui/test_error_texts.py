"""Errors of the rules and the content in the language of a window."""

from __future__ import annotations

import errno
import os
import pickle
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.errors import BadPosition, SetupError
from kingdom_builder_qt.core.grid import hex_at
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.position_edit import PositionEdit
from kingdom_builder_qt.game.setup.resolve import resolve
from kingdom_builder_qt.ui.desktop.files.file_errors import error_text
from kingdom_builder_qt.ui.desktop.messages import said
from kingdom_builder_qt.ui.words.error_texts import ErrorTexts


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"cards": ("lords", "lords", "miners")}, "“Lords” is chosen twice."),
        ({"sections": (("farm", 0),)}, "The number of sections must be 4, not 1"),
        (
            {"edition": "new", "expansions": ("base", "new_a", "new_b")},
            "New edition, side A and New edition, side B cannot be mixed:",
        ),
        (
            {"expansions": ("base", "nomads"), "least_sections": (("nomads", 9),)},
            "At least 9 are to be drawn from “Nomads”, but there are only 4.",
        ),
        ({"cards": ("lords", "paper", "miners")}, "unknown Kingdom Builder card 'paper'"),
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


class Bracketed(QTranslator):
    """Puts each text of the program into brackets."""

    def translate(self, context: str, text: str, comment: str | None = None, n: int = -1) -> str:
        return f"⟦{text}⟧"


@pytest.fixture
def bracketed(qapp: QApplication) -> Iterator[None]:
    """Show all texts in brackets."""
    translator = Bracketed()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def test_problems_of_a_position_are_translated(bracketed: None, catalog: Catalog) -> None:
    """Each problem of a text is translated with its parts; words of the text are as written."""
    text = "board: tavern paddock oasis fram; settlements 0: Z9; crad: grass"
    with pytest.raises(BadPosition) as caught:
        Position.from_text(text, catalog)
    assert [said(problem) for problem in pickle.loads(pickle.dumps(caught.value)).problems] == [
        "⟦board: ⟦unknown ⟦section⟧ 'fram' (⟦did you mean 'farm'?⟧)⟧⟧",
        "⟦settlements 0: ⟦no hex is called 'Z9' (A1 to T20, island iA1 to iE6)⟧⟧",
        "⟦unknown ⟦field⟧ 'crad' (⟦did you mean 'card'?⟧)⟧",
    ]


def test_markup_in_a_value_stays_text() -> None:
    """Braces and tags of foreign text are shown as they are, in nested messages too."""
    foreign = "{word}<b>"
    inner = Message("unknown {what} {word}", what="tile", word=foreign)
    assert said(Message("{field}: {problem}", field="tiles 0", problem=inner)).endswith(foreign)
