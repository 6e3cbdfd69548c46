"""Names that are invalid as file names on some system are recognised, and no others."""

from __future__ import annotations

import ntpath
import sys
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.content.portable_names import name_fault, new_file_fault
from kingdom_builder_qt.content.schema.kinds import is_id

FAULTS = {
    "device": ("con", "CON", "nul.kbgame", "Aux.tar.gz", "prn ", "com1", "LPT9.yaml", "com²"),
    "ending": ("game.", "game ", "game.kbgame ", "a. ."),
    "letter": ("a:b", "a/b", "a\\b", "what?.kbgame", "a*b", '"a"', "a<b", "a>b", "a|b", "a\tb"),
}
FINE = (
    "game.kbgame",
    "console",
    "com",
    "com10",
    "a con",
    ".hidden",
    "naïve – 東京.yaml",
    "100 %",
    "",
)


@pytest.mark.parametrize(("kind", "name"), [(k, n) for k, names in FAULTS.items() for n in names])
def test_what_is_wrong_with_a_name(kind: str, name: str) -> None:
    """Each kind of fault is named, with the faulty character if there is one."""
    fault = name_fault(name)
    assert fault is not None
    assert fault.kind == kind
    assert (fault.letter in name) == (fault.letter != "" or kind != "letter")
    assert str(fault)


@pytest.mark.parametrize("name", FINE)
def test_other_names_are_fine(name: str) -> None:
    """Names that only look similar, and letters of any script, are valid."""
    assert name_fault(name) is None


@pytest.mark.skipif(sys.version_info < (3, 13), reason="Python knows since 3.13")
@given(st.text('conaux1.: /?*"<>|é\x01', max_size=8))
@example("com¹.txt")
def test_python_says_the_same(name: str) -> None:
    """The result agrees with the standard library, which gives no reasons."""
    single = name not in (".", "..") and not {"/", "\\", ":"} & {*name}
    if single:
        assert (name_fault(name) is not None) == ntpath.isreserved(name)


@pytest.mark.skipif(sys.platform == "win32", reason="no such file there")
def test_a_file_that_is_there_keeps_its_name(tmp_path: Path) -> None:
    """It is saved under the name that it was loaded from."""
    path = tmp_path / "aux.kbgame"
    assert new_file_fault(path) is not None
    path.touch()
    assert new_file_fault(path) is None


def test_an_id_is_the_name_of_a_file() -> None:
    """Device names of Windows are no valid ids."""
    assert is_id("console")
    assert not any(map(is_id, ("con", "nul", "aux", "prn", "com1", "lpt9")))


@pytest.mark.parametrize("name", ["aux", "nul.kbgame", "com1"])
def test_a_device_is_no_file(name: str, tmp_path: Path) -> None:
    """Windows reports that a device exists in every folder."""
    assert new_file_fault(tmp_path / name) is not None


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such folder there")
def test_a_folder_that_cannot_travel_is_no_expansion(tmp_path: Path) -> None:
    """The folder is reported and not read, on every system."""
    (tmp_path / "aux").mkdir()
    (tmp_path / "aux" / "expansion.yaml").write_text("name: Aux\n", encoding="utf-8")
    (problem,) = load_catalog(tmp_path).problems
    assert "not read: its name is not an id" in problem.message
