"""The news of a finished game in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.library.figures import Achieved, Ending
from kingdom_builder_qt.ui.library.achievements.game_news import NewsTexts

BEATEN = frozenset({"novice", "builder"})
PLAIN = Ending(
    gold=60,
    has_won=True,
    is_record=True,
    is_first_win=False,
    streak=1,
    best=80,
    level="builder",
    best_against=70,
    new=Achieved(1),
    beaten=BEATEN,
)


@pytest.fixture
def texts(catalog: Catalog) -> NewsTexts:
    """Return the texts of the shipped content."""
    return NewsTexts(catalog)


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (replace(PLAIN, gold=90), ["Your best gold so far: 90 (before: 80)"]),
        (replace(PLAIN, gold=75), ["Your best gold against Builder: 75 (before: 70)"]),
        (PLAIN, ["Your best gold against Builder: 70"]),
        (replace(PLAIN, level="", best_against=None), ["Your best gold so far: 80"]),
        (replace(PLAIN, best=None, best_against=None), []),
        (replace(PLAIN, gold=90, is_record=False), []),
    ],
)
def test_gold_is_compared_with_the_best(texts: NewsTexts, found: Ending, said: list[str]) -> None:
    """The greatest record is said; without an earlier game, or with assistance, there is none."""
    assert [line.text for line in texts.news(found, 0, is_alone=True).lines] == said


def test_achievements_have_their_pictures(texts: NewsTexts) -> None:
    """The rarest come first, and what was not reached now is left out."""
    new = Achieved(1, frozenset({"oasis"}), frozenset({"miners"}), levels=frozenset({"novice"}))
    line = texts.news(replace(PLAIN, new=new), 0, is_alone=True).lines[-1]
    assert line.text == "New achievements"
    found = [(one.folder, one.id, one.name) for one in line.reached]
    assert found == [
        ("levels", "novice", "Novice"),
        ("cards", "miners", "Miners"),
        ("tiles", "oasis", "Oasis"),
    ]


def test_a_cheer_for_the_first_win_and_for_a_streak(texts: NewsTexts) -> None:
    """Only the first win has confetti."""
    first = texts.news(replace(PLAIN, is_first_win=True), 0, is_alone=True)
    assert (first.cheer, first.is_festive) == ("Your first win!", True)
    streak = texts.news(replace(PLAIN, streak=3), 0, is_alone=True)
    assert (streak.cheer, streak.is_festive) == ("3 wins in a row!", False)
    assert texts.news(PLAIN, 0, is_alone=True).cheer == ""


LOST = replace(PLAIN, has_won=False, streak=0)


@pytest.mark.parametrize(
    ("found", "behind", "kind", "level", "said"),
    [
        (PLAIN, 0, "level", "architect", "Beat Nora next"),
        (replace(PLAIN, beaten=frozenset({"strategist"})), 0, "level", "expert", "Beat Vera next"),
        (replace(PLAIN, beaten=BEATEN | {"master"}), 0, "", "", ""),
        (LOST, 30, "analysis", "", "See the turns that decided it"),
        (replace(LOST, level="master"), 30, "level", "architect", "Beat Nora first"),
        (LOST, 4, "rematch", "", "Only 4 gold behind: try again"),
        (replace(LOST, beaten=frozenset()), 30, "level", "novice", "Beat Pip first"),
        (replace(LOST, level="architect"), 30, "analysis", "", "See the turns that decided it"),
    ],
)
def test_what_to_try_next(
    texts: NewsTexts, found: Ending, behind: int, kind: str, level: str, said: str
) -> None:
    """A win leads to the next opponent, a loss to a rematch, an easier one or the analysis."""
    news = texts.news(found, behind, is_alone=True)
    assert (news.suggestion, news.level, news.suggested) == (kind, level, said)
    assert texts.news(found, behind, is_alone=False).suggestion == ""
