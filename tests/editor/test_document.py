"""The document of the editor: painting, texts, undo and saved state."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingdom_builder_qt.content.sections import section_text
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.sections.document.section_document import SectionDocument
from kingdom_builder_qt.editor.sections.document.section_grid import MAIN_GRID
from tests.helpers.pinned import pinned

CATALOG = pinned()
GRASS, WATER = Cell(terrain="grass"), Cell(terrain="water")
CASTLE = Cell(feature="castle")
A, B, C = MAIN_GRID.hexes[:3]


@pytest.fixture
def document(qapp):
    """Return a document."""
    return SectionDocument(CATALOG.sections["farm"])


def text(document):
    """Return the text of the document."""
    return section_text(document.section, CATALOG.terrains)


def test_painting_is_an_undo_step(document):
    """Painting is an undo step."""
    heard = []
    document.cells_changed.connect(heard.append)
    before = text(document)
    other = WATER if document.cell(A) != WATER else GRASS
    assert document.paint({A: other}, "Paint")
    assert document.cell(A) == other
    assert document.is_modified
    assert heard == [1 << A]
    document.stack.undo()
    assert text(document) == before
    assert not document.is_modified


def test_painting_what_is_there_is_no_step(document):
    """Painting the cell that a hex has already is no step."""
    assert not document.paint({A: document.cell(A)}, "Paint")
    assert document.stack.count() == 0


def test_a_stroke_is_one_step_that_knows_the_first_state(document):
    """A stroke is one step, and its undo returns to the state before the stroke."""
    before = text(document)
    stroke = document.new_stroke()
    for cell in (WATER, GRASS, CASTLE):
        document.paint({A: cell, B: cell}, "Paint", stroke)
    document.paint({C: CASTLE}, "Paint", stroke)
    assert document.stack.count() == 1
    after = text(document)
    document.stack.undo()
    assert text(document) == before
    document.stack.redo()
    assert text(document) == after


def test_two_strokes_are_two_steps(document):
    """Two strokes are two steps."""
    for cell in (WATER, CASTLE):
        document.paint({A: cell}, "Paint", document.new_stroke())
    assert document.stack.count() == 2


def test_a_stroke_that_changes_nothing_leaves_no_step(document):
    """A stroke that changes nothing leaves no step."""
    before, stroke = document.cell(A), document.new_stroke()
    document.paint({A: CASTLE}, "Paint", stroke)
    document.paint({A: before}, "Paint", stroke)
    assert document.stack.count() == 0
    assert not document.is_modified


@pytest.mark.parametrize("field", ["id", "name", "expansion", "author", "description", "licence"])
def test_typing_is_one_step(document, field):
    """Typing is one step."""
    heard = []
    document.header_changed.connect(heard.append)
    before = getattr(document.section, field)
    for typed in ("N", "Ne", "New"):
        document.set_header(field, typed)
    assert getattr(document.section, field) == "New"
    assert document.stack.count() == 1
    document.stack.undo()
    assert getattr(document.section, field) == before
    assert set(heard) == {field}


def test_fields_are_steps_of_their_own(document):
    """Each field has a step of its own."""
    document.set_header("name", "A")
    document.set_header("author", "B")
    assert document.stack.count() == 2


def test_saving_is_remembered(document):
    """Saving marks the document as unmodified."""
    document.paint({A: CASTLE}, "Paint")
    document.mark_saved(Path("farm2.yaml"))
    assert not document.is_modified
    assert document.path == Path("farm2.yaml")
    document.stack.undo()
    assert document.is_modified


def test_another_section_can_be_loaded(document):
    """Another section can be loaded."""
    heard = []
    document.replaced.connect(lambda: heard.append(1))
    document.paint({A: CASTLE}, "Paint")
    document.replace(CATALOG.sections["tree_house"], saved=False)
    assert heard == [1]
    assert document.grid.columns == 6
    assert document.is_modified
    assert document.stack.count() == 0


STEPS = st.lists(
    st.tuples(
        st.lists(st.sampled_from(MAIN_GRID.hexes), min_size=1, max_size=8),
        st.sampled_from([GRASS, WATER, CASTLE, Cell(), Cell(feature="location", tile="farm")]),
        st.booleans(),
    ),
    min_size=1,
    max_size=12,
)


@given(steps=STEPS)
def test_undo_and_redo_are_exact(qapp, steps):
    """Undo and redo are exact."""
    document = SectionDocument(CATALOG.sections["oracle"])
    states, stroke = [text(document)], 0
    for hexes, cell, goes_on in steps:
        stroke = stroke if goes_on and stroke else document.new_stroke()
        document.paint(dict.fromkeys(hexes, cell), "Paint", stroke)
    last = text(document)
    while document.stack.canUndo():
        document.stack.undo()
        states.append(text(document))
    assert states[-1] == states[0]
    while document.stack.canRedo():
        assert text(document) == states.pop()
        document.stack.redo()
    assert text(document) == last
