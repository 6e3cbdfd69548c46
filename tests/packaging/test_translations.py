"""A release translates everything in the languages that are declared complete."""

from __future__ import annotations

import ast
import runpy
import shutil
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.languages.overlays import language_of
from kingdom_builder_qt.content.languages.progress import shipped_problems

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "resources" / "translate.py"
FOUND = sorted(path.stem for path in (paths.board_data() / "lang").glob("*.yaml"))
COMPLETE = [name for name in FOUND if language_of(paths.board_data(), name).is_complete]


def test_the_languages_of_the_release_are_complete() -> None:
    """All languages that the program offers, besides English."""
    assert COMPLETE == ["de", "es", "fr", "nl"]


@pytest.mark.parametrize("name", COMPLETE)
def test_no_word_of_the_content_is_missing_or_outdated(name: str) -> None:
    """Names, rules, captions, lessons, tips and tasks."""
    problems = [problem for problem in shipped_problems() if Path(problem.file).stem == name]
    assert [str(problem) for problem in problems] == []


def test_a_complete_language_has_the_rulings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A release does not show them in English."""
    shutil.copy(paths.docs() / "rulings.md", tmp_path)
    monkeypatch.setattr(paths, "docs", lambda: tmp_path)
    lacking = {Path(problem.file) for problem in shipped_problems()}
    assert lacking == {tmp_path / "lang" / f"{name}.yaml" for name in COMPLETE}


def test_packages_have_the_documents_of_the_windows_and_their_translations() -> None:
    """The wheel and the frozen program have the same ones; pages for programmers need Python."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    forced = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    wheel = {name for name in forced if name.startswith("docs/")}
    spec = ast.parse((ROOT / "packaging" / "kingdom-builder.spec").read_text(encoding="utf-8"))
    (data,) = (
        ast.literal_eval(node.value)
        for node in spec.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "DATA"
    )
    frozen = {name for name in data if name.startswith("docs/")}
    assert frozen == wheel - {"docs/api.md", "docs/protocol.md"}
    assert {"docs/rulings.md", "docs/lang"} < frozen


@pytest.mark.parametrize("name", COMPLETE)
def test_no_text_of_a_window_is_missing(name: str) -> None:
    """Each text of the program has a finished translation."""
    script = runpy.run_path(str(SCRIPT))
    wanted = {(one.context, one.text, one.comment) for one in script["texts_of"](script["PACKAGE"])}
    for context in ET.parse(script["source_of"](name)).getroot().iter("context"):
        for message in context.iter("message"):
            (translation,) = message.findall("translation")
            if "type" not in translation.attrib:
                keys = (context.findtext("name"), *map(message.findtext, ("source", "comment")))
                wanted.discard(tuple(key or "" for key in keys))
    assert wanted == set()
