"""Errors of the rules and the content in the language of a window."""

from __future__ import annotations

import ast
import errno
import os
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

import kingdom_builder_qt
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.packs.archive import PackError, read_archive
from kingdom_builder_qt.content.sections import read_section
from kingdom_builder_qt.content.text_files import write_atomic
from kingdom_builder_qt.content.yaml.yaml_reader import read_yaml
from kingdom_builder_qt.core.errors import BadPosition, SetupError
from kingdom_builder_qt.core.grid import hex_at
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.position_edit import PositionEdit
from kingdom_builder_qt.game.setup.resolve import resolve
from kingdom_builder_qt.ui.desktop.files.file_errors import error_text
from kingdom_builder_qt.ui.desktop.languages import languages
from kingdom_builder_qt.ui.desktop.messages import problem_text, said
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


REPORTS = {
    *("Problem", "PackError", "PackExists", "NotationError", "BadPosition", "BadExample"),
    *("error", "say", "expected", "report", "problem", "add_problem", "_Fault", "_report"),
}
PACKAGE = Path(kingdom_builder_qt.__file__).parent


@pytest.mark.parametrize("folder", ["content", "core/notation"])
def test_a_problem_has_a_template(folder: str) -> None:
    """No reported problem is an f-string or a sentence that no translator sees."""
    reported = 0
    for path in (PACKAGE / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or _called(node) not in REPORTS:
                continue
            reported += 1
            for part in node.args:
                assert not isinstance(part, ast.JoinedStr) or _called(node) == "Problem", path
                assert not (_is_sentence(part)), f"{path}:{part.lineno}"
    assert reported > 30


def _called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def _is_sentence(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value


def test_a_problem_of_content_is_translated(bracketed: None) -> None:
    """Message and suggestion are translated; foreign words, such as markup, stay as they are."""
    reading = read_section("id: <b>\nnmae: x\n", {})
    shown = [problem_text(problem) for problem in reading.problems]
    assert shown[0].startswith("⟦“<b>” is not a valid ID: ⟦")
    assert "⟦unknown key 'nmae'⟧ (⟦did you mean 'name'?⟧)" in shown
    assert all(text.startswith("⟦") for text in shown)


def test_errors_of_files_and_packs_are_translated(bracketed: None, tmp_path: Path) -> None:
    """The texts of errors that are put into sentences are translated."""
    (tmp_path / "odd.kbpack").write_bytes(b"nothing")
    with pytest.raises(PackError) as caught:
        read_archive(tmp_path / "odd.kbpack")
    assert "⟦not a ZIP archive, or the file is truncated⟧" in error_text(caught.value)
    with pytest.raises(OSError, match="read back") as refused:
        write_atomic(tmp_path / "a.yaml", "x", lambda _text: Message("the file is empty"))
    said_of_file = error_text(refused.value)
    assert "⟦the file could not be read back (⟦the file is empty⟧); nothing was" in said_of_file


@pytest.mark.parametrize(
    ("language", "marked"),
    [
        ("en", "“{}”"),
        ("de", "„{}“"),
        ("fr", "«\N{NO-BREAK SPACE}{}\N{NO-BREAK SPACE}»"),
        ("nl", "“{}”"),
        ("es", "«{}»"),
    ],
)
def test_words_of_files_are_in_quotation_marks(
    back_to_english: None, language: str, marked: str
) -> None:
    """A key or value of a content file is no word of the sentence; foreign text is unchanged."""
    languages().speak(language)
    text = said(Message("`terrain: card` has no meaning with `when: {when}`", when="claim"))
    assert marked.format("terrain: card") in text
    assert marked.format("when: claim") in text
    if language != "en":
        missing = Message("missing key {key} in {record}", key="'`a`'", record="tile")
        assert marked.format("tile") in said(missing)
        assert "'`a`'" in said(missing)


def test_faults_of_yaml_are_said_in_german(back_to_english: None) -> None:
    """A window translates the fault and the suggestion."""
    languages().speak("de")
    _, (problem,) = read_yaml("a: [1, 2")
    assert problem_text(problem) == (
        "kein gültiges YAML: „,“ oder „]“ fehlt "
        "(eine Klammer ist nicht geschlossen, oder ein Komma fehlt)"
    )
