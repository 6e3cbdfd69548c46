"""The list of sections excluded from random set-ups."""

import pytest

from kingdom_builder_qt.content.id_lists import left_out, left_out_path, set_left_out


def test_nothing_is_left_out_at_first() -> None:
    """Without a file or folder the list is empty."""
    assert left_out() == ()
    assert not left_out_path().exists()


def test_excluded_sections_are_saved() -> None:
    """Each id is stored once, sorted."""
    for id_ in ("tower", "barn", "barn"):
        set_left_out(id_, True)
    assert left_out() == ("barn", "tower")
    set_left_out("tower", False)
    set_left_out("never_was", False)
    assert left_out() == ("barn",)


@pytest.mark.parametrize("text", ["{", "", "[" * 100_000, "\0", '{"a": 1}', "12"])
def test_a_broken_list_is_put_aside(text: str, expect_log) -> None:
    """It is logged, and a new list does not overwrite it."""
    expect_log("cannot be read")
    left_out_path().parent.mkdir(parents=True)
    left_out_path().write_text(text, encoding="utf-8")
    assert left_out() == ()
    set_left_out("barn", True)
    assert left_out() == ("barn",)
    (aside,) = left_out_path().parent.glob("left_out_sections-*.bad")
    assert aside.read_text(encoding="utf-8") == text


def test_other_values_are_passed_over() -> None:
    """Only ids are read."""
    left_out_path().parent.mkdir(parents=True)
    left_out_path().write_text('[1, "barn", null]', encoding="utf-8")
    assert left_out() == ("barn",)
