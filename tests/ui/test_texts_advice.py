"""An advice in words: figures, the sentence of every kind of reason, the steps."""

from __future__ import annotations

from typing import get_args

import pytest

from kingdom_builder_qt.ai.advice import Advice, AdviceReason, ReasonKind
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.moves import CANOE, SKIP, Move, choose_card, parse_move
from kingdom_builder_qt.ui.words.advice import AdviceTexts
from kingdom_builder_qt.ui.words.names import NameTexts

BUILD = parse_move("mandatory build C7")


@pytest.fixture
def texts(qapp: object, catalog: Catalog) -> AdviceTexts:
    """Return the words of an advice."""
    return AdviceTexts(NameTexts(catalog))


def advice(
    *reasons: AdviceReason,
    line: tuple[Move, ...] = (BUILD,),
    gold: int = 0,
    lead: float = 0.0,
    given_up: int = 0,
) -> Advice:
    """Return an advice for player 1 of two."""
    return Advice(line, (9, 4), (9, 4 + gold), lead, given_up, reasons)


@pytest.mark.parametrize(("gold", "words"), [(7, "+7 gold"), (0, "No gold now"), (-2, "−2 gold")])
def test_gold_of_the_turn(texts: AdviceTexts, gold: int, words: str) -> None:
    """It is that of the player who asked."""
    assert texts.gold(advice(gold=gold), 1) == words


@pytest.mark.parametrize(
    ("lead", "words"),
    [
        (12.4, "Expected result: you win by 12 gold"),
        (-0.7, "Expected result: you lose by 1 gold"),
        (0.3, "Expected result: a tie"),
    ],
)
def test_expected_end(texts: AdviceTexts, lead: float, words: str) -> None:
    """The look ahead is no promise: it is rounded, and little is nothing."""
    assert texts.lead(advice(lead=lead)) == words


@pytest.mark.parametrize("kind", get_args(ReasonKind))
def test_every_reason_has_a_clause_of_its_own(texts: AdviceTexts, kind: ReasonKind) -> None:
    """One sentence for each kind, with the names of the content and no placeholder left."""
    ids = {"gold": "fishermen", "tile": "farm"}
    why = texts.why(advice(AdviceReason(kind, 3.2, ids.get(kind, ""), 1)))
    assert why.startswith("It ")
    assert why.endswith(".")
    assert "{" not in why
    assert "you" not in why  # the turn may be somebody else's
    other = texts.why(advice(AdviceReason("gold" if kind != "gold" else "free", 3.2, "fishermen")))
    assert why != other
    assert ("Fishermen" in why) == (kind == "gold")
    assert ("Farm" in why) == (kind == "tile")


def test_cards_share_a_clause(texts: AdviceTexts) -> None:
    """The best reasons are told, the cards together, the better kind first."""
    reasons = [
        AdviceReason("gold", 6, "knights"),
        AdviceReason("tile", 4.2, "farm", 1),
        AdviceReason("gold", 3, "castle"),
        AdviceReason("free", 1.0),
    ]
    assert texts.why(advice(*reasons)) == (
        "It earns 6 gold with Knights and 3 gold with Castle, and takes the tile Farm."
    )


def test_what_is_given_up_is_said_with_what_makes_up_for_it(texts: AdviceTexts) -> None:
    """Gold that another turn would bring comes first, then the reason that is no gold."""
    told = advice(AdviceReason("gold", 6, "knights"), AdviceReason("next", 4.0), given_up=3)
    assert texts.why(told) == (
        "It earns 3 gold less this turn than the best build, but prepares a better next turn, and"
        " earns 6 gold with Knights."
    )
    assert texts.why(advice(given_up=3)).startswith("It earns 3 gold less now: ")


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
    """Each source once in a row, moves with both ends, plain moves in words."""
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
    """What is no build says what it does."""
    said = texts.moves([parse_move(move)])
    assert said.endswith(".")
    assert "{" not in said
    assert not said.endswith(": C7.")
