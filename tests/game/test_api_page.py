"""docs/api.md: every example does what the page says, every name exists."""

import doctest
import importlib
import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "api.md"


def test_the_examples_of_the_page_run() -> None:
    """The page as a doctest: what it prints is what comes out."""
    result = doctest.testfile(str(PAGE), module_relative=False, verbose=False)
    assert result.attempted > 30
    assert result.failed == 0


def test_the_names_of_the_page_exist() -> None:
    """Every row of the first table names what its module has."""
    rows = re.findall(r"(?m)^\| (`.*`) \| `([\w.]+)` \|", PAGE.read_text(encoding="utf-8"))
    assert len(rows) == 6
    for names, module in rows:
        for name in re.findall(r"`(\w+)(?:\(\))?`", names):
            assert hasattr(importlib.import_module(module), name), name
