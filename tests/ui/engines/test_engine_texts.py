"""The sentences about faults of engines."""

from __future__ import annotations

import ast
import pickle
from pathlib import Path
from string import Formatter
from typing import get_args

import kingdom_builder_qt
from kingdom_builder_qt.game.engines.process import EngineCode, EngineError
from kingdom_builder_qt.ui.words.engine_texts import SENTENCES, engine_sentence

PACKAGE = Path(kingdom_builder_qt.__file__).parent


def raised() -> list[tuple[str, frozenset[str]]]:
    """Return code and names of the values of each fault; the name of the engine is added."""
    found = []
    for path in PACKAGE.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if "EngineError" in text else ():
            match node:
                case ast.Call(
                    func=ast.Name(id="EngineError") | ast.Attribute(attr="_failed" | "_fault_of"),
                    args=[_, ast.Constant(value=str(code))],
                    keywords=values,
                ):
                    names = {str(value.arg) for value in values}
                    found.append((code, frozenset({*names, "engine"})))
    return found


def test_each_fault_has_a_sentence() -> None:
    """Codes, faults and sentences agree, and the faults have all values of the sentence."""
    codes = set(get_args(EngineCode))
    assert set(SENTENCES) == codes == {code for code, _ in raised()}
    for code, values in raised():
        said = SENTENCES[code]()  # type: ignore[index]
        assert {name for _, name, _, _ in Formatter().parse(said) if name} == values, code


def test_a_fault_survives_a_process() -> None:
    """Code, values and log are pickled."""
    error = EngineError("x", "start", engine="Near", reason="odd", place="/bin/near")
    error.log = ("> kbi 1",)
    copy = pickle.loads(pickle.dumps(error))
    assert engine_sentence(copy) == "Near cannot be started: odd (/bin/near)."
    assert copy.log == error.log
