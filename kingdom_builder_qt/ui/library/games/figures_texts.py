"""Texts of the filters and of the figures of finished games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QDate

from kingdom_builder_qt.ai.players import LEVELS
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.library.entry import BASE, BEAUTIFUL_CASTLES
from kingdom_builder_qt.game.library.figures import Group, Grouping, Summary
from kingdom_builder_qt.game.library.game_filter import Assisted, Outcome
from kingdom_builder_qt.game.rating import Rating
from kingdom_builder_qt.game.seat_names import default_keys
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words import dates
from kingdom_builder_qt.ui.words.foreign_text import joined, truncated
from kingdom_builder_qt.ui.words.game_titles import GameTitles
from kingdom_builder_qt.ui.words.name_texts import NameTexts, content_text
from kingdom_builder_qt.ui.words.numbers import amount
from kingdom_builder_qt.ui.words.seat_names import player_name

tr = translator(__name__)


class FiguresTexts:
    """Names of choices, groups and figures; ids unknown to the content stay ids."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog, self._names = catalog, NameTexts(catalog)
        self.titles = GameTitles(catalog)

    def day(self, time: str) -> str:
        """Return the day of an ISO 8601 time in the short format of the locale."""
        return dates.day(QDate(int(time[:4]), int(time[5:7]), int(time[8:10])))

    # -- names -------------------------------------------------------------------------------------

    def level(self, level: str) -> str:
        """Return the name of a level."""
        return truncated(self._names.level_name(level))

    def _all_names(self) -> list[tuple[str, tuple[str, ...]]]:
        """Return each name that a search finds, with the ids that it names, as in `GameFilter`."""
        content, titles = self._catalog, self.titles
        found: list[tuple[str, tuple[str, ...]]] = []
        found += [(titles.expansion(id_), (id_,)) for id_ in content.expansions]
        found += [(titles.part(id_), (id_,)) for id_ in (BASE, BEAUTIFUL_CASTLES)]
        found += [(self._names.card(id_), (id_,)) for id_ in content.cards]
        found += [(self.group("section", id_), (id_,)) for id_ in content.sections]
        found += [(self.level(level), (level,)) for level in LEVELS]
        found += [(player_name(key), (key,)) for key in default_keys()]
        found += [
            (titles.first_game(id_), (id_, *sections, *cards))
            for id_, sections, cards in titles.first_games
        ]
        return [(name.casefold(), ids) for name, ids in found]

    def challenges(self, keys: Iterable[str]) -> list[tuple[str, tuple[str, ...]]]:
        """Return the titles of challenges for `named`, each with its key."""
        return [(self.titles.challenge(key).casefold(), (key,)) for key in keys]

    def named(
        self, text: str, challenges: Iterable[tuple[str, tuple[str, ...]]] = ()
    ) -> tuple[tuple[tuple[str, ...], ...], ...]:
        """Return `GameFilter.named` for the words of a search."""
        names, words = [*self._all_names(), *challenges], text.casefold().split()
        return tuple([tuple([ids for name, ids in names if word in name]) for word in words])

    def group(self, by: Grouping, id_: str) -> str:
        """Return the name of a group."""
        if by == "level":
            return self.level(id_)
        if by == "players":
            return tr("%n players", "", int(id_))
        if by == "expansion":
            return self.titles.expansion(id_)
        if by == "section":
            section = self._catalog.sections.get(id_)
            return truncated(content_text(section.name) if section is not None else id_)
        return truncated(self._names.card(id_) if by == "card" else self._names.tile(id_))

    def grouping(self, by: Grouping) -> str:
        """Return the name of a grouping."""
        words: dict[Grouping, str] = {
            "level": tr("By level"),
            "players": tr("By number of players"),
            "expansion": tr("By expansion"),
            "card": tr("By card"),
            "section": tr("By section"),
            "tile": tr("By tile used"),
        }
        return words[by]

    def outcome(self, outcome: Outcome) -> str:
        """Return the name of a result in the filter."""
        words: dict[Outcome, str] = {
            "won": tr("Won", "result of a game"),
            "lost": tr("Lost", "result of a game"),
            "watched": tr("Watched", "result of a game"),
        }
        return words[outcome]

    def assisted(self, assisted: Assisted) -> str:
        """Return the name of a choice of assistance in the filter."""
        words: dict[Assisted, str] = {
            "without": tr("Not assisted"),
            "with": tr("Assisted"),
        }
        return words[assisted]

    # -- figures -----------------------------------------------------------------------------------

    def share(self, wins: int, games: int) -> str:
        """Return wins as a percentage."""
        return tr("{percent} %").format(percent=round(100 * wins / games))

    def won(self, group: Group) -> str:
        """Return number and percentage of won games."""
        share = self.share(group.wins, group.games)
        return tr("{wins} ({share})").format(wins=group.wins, share=share)

    def tiles(self, found: Summary, rating: Rating | None) -> list[tuple[str, str, str]]:
        """Return (figure, caption, addition) of each tile at the top of the page."""
        none = "–"
        share = self.share(found.wins, found.games) if found.games else ""
        longest = tr("longest: {count}").format(count=found.longest) if found.longest else ""
        assisted = tr("assisted: {count}").format(count=found.assisted) if found.assisted else ""
        doubt = f"± {round(rating.doubt)}" if rating is not None else ""
        return [
            (str(found.games), tr("games", "below their number", found.games), assisted),
            (str(found.wins), tr("won", "games, below their number"), share),
            (none if found.mean is None else amount(found.mean), tr("average gold"), ""),
            (none if found.best is None else str(found.best), tr("most gold"), ""),
            (str(found.streak), tr("winning streak"), longest),
            (none if rating is None else str(round(rating.points)), tr("rating"), doubt),
        ]

    def rating(self, rating: Rating) -> str:
        """Return a rating and its uncertainty."""
        return f"{round(rating.points)} ± {round(rating.doubt)}"

    def spoken(self, tiles: Sequence[tuple[str, str, str]]) -> str:
        """Return the tiles as a sentence for a screen reader."""
        return joined(" ".join(filter(None, (name, figure, more))) for figure, name, more in tiles)
