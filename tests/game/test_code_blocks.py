"""The code of a set-up as blocks of a picture."""

from __future__ import annotations

from random import Random

import pytest

from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.game.setup.set_up_codes import (
    BLOCK_COLUMNS,
    MOST,
    PREFIX,
    SIGNS,
    from_blocks,
    grouped,
    to_blocks,
)


def read(rows: list[list[bool]]) -> str:
    """Return the code read from rows of blocks below a light margin."""
    return from_blocks(lambda row, column: row < len(rows) and rows[row][column])


@pytest.mark.parametrize("count", [1, 5, 48, 60, 160])
def test_a_code_comes_out_as_it_went_in(count: int) -> None:
    """A code of any valid length is read back from whole rows."""
    code = grouped("".join(Random(count).choices(SIGNS, k=count)))
    assert len(code) <= MOST
    rows = to_blocks(code)
    assert {len(row) for row in rows} == {BLOCK_COLUMNS}
    assert read(rows) == code
    assert read(to_blocks(code.lower().replace("-", "", 9).replace("kb", "KB-"))) == code


def test_each_block_counts() -> None:
    """One misread data block gives no code, never another code."""
    code = grouped("0123456789ABCDEF")
    told = 8 + 16 * 5 + 16
    for place in range(told):
        rows = to_blocks(code)
        rows[place // BLOCK_COLUMNS][place % BLOCK_COLUMNS] ^= True
        assert read(rows) == ""


def test_other_pictures_tell_no_code() -> None:
    """A plain colour, stripes and noise give no code."""
    random = Random(5)
    assert from_blocks(lambda row, column: True) == ""
    assert from_blocks(lambda row, column: False) == ""
    assert from_blocks(lambda row, column: (row + column) % 2 == 0) == ""
    for _ in range(50):
        assert from_blocks(lambda row, column: random.random() < 0.5) == ""


def test_no_code_has_no_blocks() -> None:
    """An invalid code is refused as elsewhere."""
    with pytest.raises(SetupError, match=f"starts with {PREFIX}"):
        to_blocks("hello")
    with pytest.raises(SetupError, match="cannot contain"):
        to_blocks("KB-12!45")
