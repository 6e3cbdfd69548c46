"""An advice in words: figures, a sentence for each kind of reason, the steps."""

from __future__ import annotations

from typing import get_args

import pytest

from kingdom_builder_qt.ai.advice import Advice, AdviceReason, ReasonKind
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.moves import CANOE, SKIP, Move, choose_card, parse_move
from kingdom_builder_qt.ui.words.advice_texts import AdviceTexts
from kingdom_builder_qt.ui.words.name_texts import NameTexts

BUILD = parse_move("mandatory build C7")


@pytest.fixture
def texts(qapp: object, catalog: Catalog) -> AdviceTexts:
    """Return the words of an advice."""
    return AdviceTexts(NameTexts(catalog))


def advice(
    *reasons: AdviceReason,
    line: tuple[Move, ...] = (BUILD,),
    by_card: tuple[tuple[str, int], ...] = (),
    lead: float = 0.0,
    given_up: int = 0,
) -> Advice:
    """Return an advice for player 1 of two."""
    gold = 4 + sum(change for _, change in by_card)
    return Advice(line, (9, 4), (9, gold), by_card, lead, given_up, reasons)


@pytest.mark.parametrize(
    ("by_card", "words"),
    [
        ([("knights", 8), ("miners", -1)], "+7 gold: Knights +8, Miners −1"),
        ([("knights", 2), ("miners", -2)], "No gold now: Knights +2, Miners −2"),
        ([("miners", -2)], "−2 gold: Miners"),
        ([], "No gold now"),
    ],
)
def test_gold_of_the_turn(texts: AdviceTexts, by_card: list[tuple[str, int]], words: str) -> None:
    """Every card with a different payment is named, so that the sum is right."""
    assert texts.gold(advice(by_card=tuple(by_card))) == words


@pytest.mark.parametrize(
    ("lead", "best", "words"),
    [
        (4.4, 5.6, "About 2 gold less in the end than the best turn"),  # the shared part
        (-3.0, 2.0, "About 5 gold less in the end than the best turn"),
        (5.6, 6.4, "About as good as the best turn"),
    ],
)
def test_difference_of_the_second_best(
    texts: AdviceTexts, lead: float, best: float, words: str
) -> None:
    """The difference is that of the displayed figures."""
    assert texts.behind(advice(lead=lead), advice(lead=best)) == words


@pytest.mark.parametrize(
    ("lead", "words"),
    [
        (12.4, "Expected result: you win by 12 gold"),
        (-0.7, "Expected result: you lose by 1 gold"),
        (0.3, "Expected result: a tie"),
    ],
)
def test_expected_end(texts: AdviceTexts, lead: float, words: str) -> None:
    """The forecast is rounded, and a small one is omitted."""
    assert texts.lead(lead) == words


@pytest.mark.parametrize("kind", [kind for kind in get_args(ReasonKind) if kind != "gold"])
def test_every_reason_has_a_clause_of_its_own(texts: AdviceTexts, kind: ReasonKind) -> None:
    """Each kind has one sentence, with the names of the content and no placeholder left."""
    why = texts.why(advice(AdviceReason(kind, 3.2, "farm" if kind == "tile" else "", 1)))
    assert why.startswith("It ")
    assert why.endswith(".")
    assert "{" not in why
    assert "you" not in why  # the turn may be another player's
    assert why != texts.why(advice(AdviceReason("free" if kind != "free" else "room", 3.2)))
    assert ("Farm" in why) == (kind == "tile")


def test_the_best_reasons_are_told(texts: AdviceTexts) -> None:
    """The two best reasons are named, best first, without the payments listed next to them."""
    reasons = [
        AdviceReason("gold", 6, "knights"),
        AdviceReason("tile", 4.2, "farm", 2),
        AdviceReason("free", 1.0),
        AdviceReason("room", 0.5),
    ]
    assert texts.why(advice(*reasons)) == (
        "It takes 2 Farm tiles. It keeps more options open for the next card."
    )
    only_gold = advice(reasons[0], by_card=(("knights", 6),))
    assert texts.why(only_gold) == "No other turn earns more gold now."


def test_what_is_given_up_is_said_with_what_makes_up_for_it(texts: AdviceTexts) -> None:
    """Losses and their compensation add up (2 gold and a tile of 6 exceed 7), or have no
    figures.
    """
    cards = (("knights", 2),)
    tile = AdviceReason("tile", 5.9, "paddock", 1)
    assert texts.why(advice(tile, by_card=cards, given_up=5)) == (
        "Another turn would earn 7 gold now, but this one is worth more."
        " It takes the Paddock tile (worth about 6 gold)."
    )
    rivals = AdviceReason("rivals", 4.0)
    assert texts.why(advice(tile, rivals, by_card=cards, given_up=9)) == (
        "Another turn would earn 11 gold now, but this one is worth more."
        " It takes the Paddock tile (worth about 6 gold). It costs the opponent about 4 gold."
    )
    for reasons in ([tile], []):
        assert texts.why(advice(*reasons, by_card=cards, given_up=8)) == (
            "Another turn would earn 10 gold now; this one is worth more in the long run."
        )


def test_the_second_best_is_not_praised_over_the_best(texts: AdviceTexts) -> None:
    """The second best names its losses, and has no text without a reason in its favour."""
    best = advice(lead=9.0)
    less = advice(by_card=(("knights", 2),), given_up=3, lead=8.0)
    assert texts.why(less, best) == "Another turn would earn 5 gold now."
    assert texts.why(advice(lead=8.0), best) == ""


def test_without_a_reason_nothing_is_made_up(texts: AdviceTexts) -> None:
    """Equal turns, an empty line and a refusal have sentences of their own."""
    said = [
        texts.why(advice()),
        texts.why(advice(line=())),
        texts.why(advice(line=(Move(CANOE, SKIP),))),
    ]
    assert said == [
        "Several turns are about as good; none is clearly better.",
        "No remaining action helps. End your turn.",
        "Nothing you can do here helps.",
    ]


def test_steps_are_told_by_source(texts: AdviceTexts) -> None:
    """Each source is named once in a row, moves with both ends, plain moves in words."""
    line = [
        choose_card("grass"),
        *map(parse_move, ("mandatory build C7", "mandatory build C8")),
        parse_move("tile:barn move A1 B2"),
        parse_move("tile:fort draw"),
    ]
    assert texts.moves(line) == ("Card: Grass. Build: C7, C8. Barn: A1 → B2. Fort: turn up a card.")
    assert texts.moves([]) == ""


@pytest.mark.parametrize(
    "move", ["tile:wagon return C7", "tile:sword remove C7", "tile:outpost use", "canoe skip"]
)
def test_every_kind_of_step_has_words(texts: AdviceTexts, move: str) -> None:
    """A step other than a build has its own words."""
    said = texts.moves([parse_move(move)])
    assert said.endswith(".")
    assert "{" not in said
    assert not said.endswith(": C7.")
