"""New games draw no section that the user removed from the pool."""

from kingdom_builder_qt.content.id_lists import left_out, set_left_out
from kingdom_builder_qt.game.setup.resolve import resolve
from kingdom_builder_qt.game.setup.set_up_choice import SeatChoice, SetUp
from tests.helpers.pinned import pinned

CATALOG = pinned()
OUT = ("oracle", "farm", "oasis", "tower")


def drawn(set_up: SetUp) -> set[str]:
    """Return all sections of some games."""
    games = [
        resolve(CATALOG, set_up.options(CATALOG, 2, seed, None, left_out())) for seed in range(8)
    ]
    return {id_ for game in games for id_, _ in game.sections or ()}


def test_chance_leaves_sections_out() -> None:
    """Of eight sections with four removed the other four are drawn."""
    assert drawn(SetUp()) & set(OUT)
    for id_ in OUT:
        set_left_out(id_, True)
    assert drawn(SetUp()) == {"tavern", "barn", "harbor", "paddock"}


def test_a_section_that_is_left_out_can_be_chosen() -> None:
    """A removed section can be chosen, and the others are drawn from the pool."""
    for id_ in OUT:
        set_left_out(id_, True)
    set_up = SetUp(slots=[SeatChoice("farm"), SeatChoice(), SeatChoice(), SeatChoice()])
    assert drawn(set_up) <= {"farm", "tavern", "barn", "harbor", "paddock"}
    assert "farm" in drawn(set_up)
    set_up.prune(CATALOG)
    assert set_up.slots[0].section == "farm"
