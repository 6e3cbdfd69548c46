"""The news of a finished game in words, for its score sheet."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Final

from kingdom_builder_qt.ai.players import LEVELS
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.library.figures import Ending
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.library.achievements.achievement_rows import AchievementTexts, Studied
from kingdom_builder_qt.ui.table.scores.result_bar import News, NewsLine, Reached
from kingdom_builder_qt.ui.words.name_texts import NameTexts, persona

tr = translator(__name__)

NEAR: Final = 10  # gold behind the winner up to which a rematch is suggested
# Rows of achievements, the rarest first, without picture last: the last ones may find no space.
_ORDER: Final = ("levels", "cards", "tasks", "nomad_tiles", "location_tiles", "expansions")


class NewsTexts:
    """Compares a finished game with the earlier ones of its best person."""

    def __init__(self, catalog: Catalog) -> None:
        self._names, self._achievements = NameTexts(catalog), AchievementTexts(catalog)

    def news(self, found: Ending, behind: int, *, is_alone: bool) -> News:
        """Return the news; `behind`: gold behind the winner, `is_alone`: against computers."""
        suggestion = self._suggestion(found, behind) if is_alone else News()
        return replace(
            suggestion,
            cheer=self._cheer(found),
            is_festive=found.is_first_win,
            lines=tuple(self._lines(found)),
        )

    def _cheer(self, found: Ending) -> str:
        if found.is_first_win:
            return tr("Your first win!")
        if found.streak > 1:
            return tr("%n wins in a row!", "", found.streak)
        return ""

    def _lines(self, found: Ending) -> Iterator[NewsLine]:
        if text := self._record(found):
            yield NewsLine("gold", text)
        rows = {row.id: row for row in self._achievements.rows(found.new, Studied())}
        reached = tuple(
            Reached(item.art, item.id, item.name)
            for id_ in _ORDER
            if (row := rows.get(id_)) is not None
            for item in row.items
            if item.is_done
        )
        if reached:
            yield NewsLine("crown", tr("New achievements"), reached)

    def _record(self, found: Ending) -> str:
        """Return how the gold compares with the best so far, "" without an earlier game."""
        if found.best is None or not found.is_record:
            return ""
        level = self._names.level_name(found.level) if found.level else ""
        against = found.best_against
        if found.gold > found.best:
            text = tr("Your best gold so far: {gold} (before: {before})")
            return text.format(gold=found.gold, before=found.best)
        if against is None:
            return tr("Your best gold so far: {best}").format(best=found.best)
        if found.gold > against:
            text = tr("Your best gold against {level}: {gold} (before: {before})")
            return text.format(level=level, gold=found.gold, before=against)
        return tr("Your best gold against {level}: {best}").format(level=level, best=against)

    def _suggestion(self, found: Ending, behind: int) -> News:
        """Return the next opponent after a win, else a rematch, an easier one or an analysis."""
        stronger = LEVELS[_place(found.beaten) + 1 :]  # than all beaten ones
        if found.has_won and stronger:
            text = tr("Beat {opponent} next").format(opponent=persona(stronger[0]))
            return News(suggestion="level", suggested=text, level=stronger[0])
        if found.has_won:
            return News()
        if behind <= NEAR:
            text = tr("Only {gold} gold behind: try again").format(gold=behind)
            return News(suggestion="rematch", suggested=text)
        if found.level in stronger[1:]:
            text = tr("Beat {opponent} first").format(opponent=persona(stronger[0]))
            return News(suggestion="level", suggested=text, level=stronger[0])
        return News(suggestion="analysis", suggested=tr("See the turns that decided it"))


def _place(beaten: Collection[str]) -> int:
    """Return the place of the strongest of some levels, -1 without any."""
    return max((place for place, level in enumerate(LEVELS) if level in beaten), default=-1)
