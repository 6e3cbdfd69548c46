"""The check of the English finds the sentences and spellings of its rules, and nothing else."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.campaigns import english
from tests.campaigns.english import american_in, figures, listed_in, texts_of

MODULE = '''"""What a module holds.

Nobody reads it.  A name is made anew.
"""

# Who asks for it
# waits for the answer.
VALUE = "Whoever reads a string"  # `whoever` in code
ASKED = True  # Who asks?


def paint() -> None:
    """Return the color; the *center* and `color` stay."""
'''


def lines(path: Path) -> list[tuple[int, str]]:
    """Return line and first word of each listed sentence."""
    return [(finding.line, finding.words.split()[0]) for finding in listed_in(path)]


@pytest.fixture
def module(tmp_path: Path) -> Path:
    """Return a module with faults in docstrings and comments, and none in strings."""
    path = tmp_path / "module.py"
    path.write_text(MODULE, encoding="utf-8")
    return path


def test_sentences_are_found_in_docstrings_and_comments(module: Path) -> None:
    """Sentences are found with their lines; strings, code and questions are ignored."""
    assert lines(module) == [(1, "What"), (3, "Nobody"), (3, "anew."), (6, "Who")]
    assert str(next(listed_in(module))).endswith(
        "module.py:1: What a module holds. Nobody reads it. A name is made anew."
    )


def test_american_spellings_are_found(module: Path) -> None:
    """Emphasised words and code are quotations."""
    assert [(one.line, one.words) for one in american_in(module)] == [(13, "color")]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("The name is what it says.", []),
        ("| page | What it holds |", ["What"]),
        ("* Whoever asks: Somebody answers.", ["Whoever", "Somebody"]),
        ("A file of ours;\nwho reads it is known.", ["of"]),
        ("```\nWhat is code\n```\nA [link](whoever.md).", []),
    ],
)
def test_pages_are_read_without_code(tmp_path: Path, text: str, found: list[str]) -> None:
    """List items, table cells and clauses after a colon count; code and link targets do not."""
    path = tmp_path / "page.md"
    path.write_text(text, encoding="utf-8")
    assert [word for _, word in lines(path)] == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Initialized and reorganizing colors.", ["Initialized", "reorganizing", "colors"]),
        ("colour, centre, initialised, prize, size, laboratory, honorary", []),
        ("The licensed file LICENSE of the Open Font License.", []),
        ("a license of QColor, rect.center() and font-center", ["license"]),
    ],
)
def test_one_spelling(tmp_path: Path, text: str, found: list[str]) -> None:
    """British forms and names of Qt and of licences are allowed."""
    path = tmp_path / "page.md"
    path.write_text(text, encoding="utf-8")
    assert [one.words for one in american_in(path)] == found


def test_a_file_that_is_no_python_has_no_texts(tmp_path: Path) -> None:
    """Broken test data stops no check."""
    path = tmp_path / "broken.py"
    for content in (b"def (", b"\xff\xfe", b'"""'):
        path.write_bytes(content)
        assert list(texts_of(path)) == []


@pytest.mark.skipif(shutil.which("git") is None, reason="needs git")
def test_changed_files_are_those_of_the_branch_and_new_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Files count from the merge base with main; in CI from the last commit."""

    def git(*words: str) -> None:
        named = ["-c", "user.name=a", "-c", "user.email=a@b"]
        subprocess.run(["git", *named, *words], cwd=tmp_path, check=True, capture_output=True)

    def changed() -> list[str]:
        return [path.name for path in english.changed_files()]

    monkeypatch.setattr(english, "ROOT", tmp_path)
    monkeypatch.delenv("CI", raising=False)
    assert changed() == []  # no repository
    git("init", "-b", "main")
    for number, name in enumerate(("old.md", "one.md", "two.md")):
        (tmp_path / name).write_text(name, encoding="utf-8")
        if number == 1:
            git("checkout", "-b", "branch")
        git("add", name)
        git("commit", "-m", name)
    (tmp_path / "new.md").write_text("new", encoding="utf-8")
    (tmp_path / "picture.png").write_bytes(b"")
    assert changed() == ["new.md", "one.md", "two.md"]
    assert [path.name for path in english.all_files()] == ["new.md", "old.md", "one.md", "two.md"]
    monkeypatch.setenv("CI", "true")
    assert changed() == ["new.md", "two.md"]


def test_figures_are_per_ten_thousand_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Figures are given by kind of text and by layer."""
    monkeypatch.setattr(english, "ROOT", tmp_path)
    path = tmp_path / "kingdom_builder_qt" / "core" / "module.py"
    path.parent.mkdir(parents=True)
    path.write_text('"""' + "Whoever reads. " + "word " * 98 + '"""\n', encoding="utf-8")
    rows = [line.split() for line in figures([path]).splitlines()[1:]]
    assert rows == [
        ["product", "docstrings", "100", "1", "100.0", "1", "100.0"],
        ["product", "docstrings,", "core", "100", "1", "100.0", "1", "100.0"],
    ]


def test_the_check_fails_for_spellings_only(
    module: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Sentences are listed, with path and line."""
    for files in ("changed_files", "all_files"):
        monkeypatch.setattr(english, files, lambda: [module])
    assert english.main(["--check"]) == 1
    assert "module.py:13: color (British spelling, please)" in capsys.readouterr().out
    module.write_text(MODULE.replace("color", "colour"), encoding="utf-8")
    assert english.main(["--check"]) == 0
    assert "module.py:6: Who asks for it" in capsys.readouterr().out
    assert english.main(["--list", str(module)]) == 0
