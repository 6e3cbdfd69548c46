"""The builders of the tests refuse nonsense."""

from __future__ import annotations

import pytest

from tests.helpers.builders import make_board, make_position


@pytest.mark.parametrize("pieces", [["B2", ""], ["", "A1 B2"], ["", "A3"]])
def test_no_piece_is_drawn_on_a_site(pieces: list[str]) -> None:
    """A settlement of any player on a castle or a location is a mistake in the test."""
    board = make_board("ggF\ngSg")
    make_position(board, pieces=["A1", "B1"])
    with pytest.raises(ValueError, match=f"no piece can stand on {pieces[0] or pieces[1][-2:]}"):
        make_position(board, pieces=pieces)
