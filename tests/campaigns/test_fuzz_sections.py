"""2000 damaged files: the small share of `fuzz_sections` that runs with the tests."""

import pytest

from kingdom_builder_qt.content.sections import section_text
from tests.campaigns import fuzz_sections
from tests.campaigns.fuzz_sections import damaged, fuzz
from tests.editor.support import CATALOG

SOUND = [section_text(s, CATALOG.terrains).encode() for s in CATALOG.sections.values()]


@pytest.mark.slow
def test_damaged_files_do_no_harm(qapp):
    """There is no exception, no file takes more than a second, and all outcomes occur."""
    report = fuzz(CATALOG, 20, range(2000))
    assert report.failures == []
    assert report.outcomes.total() == 2000
    assert min(report.outcomes.values()) > 50
    assert len(report.outcomes) == 4


def test_a_number_names_a_file():
    """A failure can be repeated by its number."""
    assert damaged(SOUND, 1, 5) == damaged(SOUND, 1, 5)
    assert len({damaged(SOUND, 1, number) for number in range(50)}) > 45
    assert max(len(damaged(SOUND, 1, n)) for n in range(500)) <= 4 * fuzz_sections.LONGEST


def test_a_failure_is_reported(qapp, monkeypatch):
    """An exception and a slow file fail the run with their number."""

    def broken(path, catalog):
        raise RuntimeError("no")

    monkeypatch.setattr(fuzz_sections, "open_section", broken)
    monkeypatch.setattr(fuzz_sections, "MAX_SECONDS", 0.0)
    report = fuzz(CATALOG, 1, range(1))
    assert report.outcomes == {"exception": 1}
    assert report.failures[0] == "number 0: RuntimeError: no"
    assert report.failures[1].startswith("number 0: 0.")
    assert "seed 1, 1 files" in report.lines()
