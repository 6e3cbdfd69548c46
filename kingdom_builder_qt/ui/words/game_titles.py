"""Titles of games: those that players give, and those proposed from set-up and time."""

from __future__ import annotations

from datetime import datetime, timedelta
from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QLocale, QTime

from kingdom_builder_qt.game.library.entry import BEAUTIFUL_CASTLES
from kingdom_builder_qt.game.setup.draw_pools import BASE, selection_sides
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words import dates
from kingdom_builder_qt.ui.words.challenges import ChallengeNames
from kingdom_builder_qt.ui.words.foreign_text import isolated, replace_surrogates, truncated
from kingdom_builder_qt.ui.words.name_texts import NameTexts, content_text

if TYPE_CHECKING:
    from kingdom_builder_qt.content import Catalog
    from kingdom_builder_qt.game.library.entry import Entry

tr = translator(__name__)

TITLE: Final = 80  # characters that a player can type
_NAMED: Final = 2  # expansions in a proposed title
_WEEK: Final = timedelta(days=6)


class GameTitles:
    """Titles and dates of entries of the library; ids unknown to the content stay ids."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog, self._names = catalog, NameTexts(catalog)
        self._challenges = ChallengeNames()

    def title(self, entry: Entry, *, brief: bool = False) -> str:
        """Return the title of a game on one line, in its own direction.

        `brief`: for little room; a challenge has its short date alone.
        """
        given = isolated(" ".join(replace_surrogates(entry.title).split()))
        return given or self.proposed(entry, brief=brief)

    def proposed(self, entry: Entry, *, brief: bool = False) -> str:
        """Return the title of a game without one: "First game, Tuesday 22:40"."""
        if brief and entry.challenge:
            return self.challenge(entry.challenge, brief=True)
        game, begun = self._game(entry), self.moment(entry.begun)
        return tr("{game}, {when}").format(game=game, when=begun)

    def _game(self, entry: Entry) -> str:
        if entry.challenge:
            return self.challenge(entry.challenge)
        if not entry.expansions:  # the index has no parts of a game from a position
            return tr("From a position")
        for id_, sections, cards in self.first_games:
            if (entry.expansions, entry.sections, {*entry.cards}) == ((id_,), sections, {*cards}):
                return self.first_game(id_)
        sides = selection_sides(self._catalog)
        mixed = [id_ for id_ in entry.expansions if id_ not in (*sides, BASE)]
        if BEAUTIFUL_CASTLES in entry.variants and not mixed:
            return self.part(BEAUTIFUL_CASTLES)
        named = mixed or [id_ for id_ in entry.expansions if id_ != BASE] or [BASE]
        names = [self.part(id_) for id_ in named]
        if len(names) <= _NAMED:
            return self._names.listing(names)
        if {*self._catalog.expansions} <= {*mixed, *sides, BASE}:
            return tr("Everything")
        text = tr("{expansion} and %n more", "", len(names) - 1)
        return text.format(expansion=names[0])

    def challenge(self, key: str, *, brief: bool = False) -> str:
        """Return the title of a challenge."""
        # Lazy, because a start page seldom shows a challenge.
        from kingdom_builder_qt.game.challenges.task_challenges import called_by

        challenge = called_by(key, self._catalog)
        if challenge is None:
            return tr("Challenge")
        return self._challenges.heading(challenge, brief=brief)

    def part(self, id_: str) -> str:
        """Return the name of a base game, a variant or an expansion in a title."""
        words = {
            BASE: tr("Base game"),
            BEAUTIFUL_CASTLES: tr("Beautiful castles"),
        }
        return words.get(id_) or self.expansion(id_)

    @cached_property
    def first_games(self) -> list[tuple[str, tuple[str, ...], tuple[str, ...]]]:
        """Return expansion, sections and cards of each first game that a rulebook recommends.

        The index holds no rotations, so a game with sections turned otherwise counts as well.
        """
        return [
            (one.id, tuple([id_ for id_, _ in one.first_game_sections]), one.first_game_cards)
            for one in self._catalog.listed()
            if one.first_game_sections
        ]

    def first_game(self, expansion: str) -> str:
        """Return the title of the first game with an expansion."""
        if expansion == BASE:
            return tr("First game")
        name = self.expansion(expansion)
        return tr("{expansion}: first game").format(expansion=name)

    def expansion(self, id_: str) -> str:
        """Return the name of an expansion."""
        found = self._catalog.expansions.get(id_)
        return truncated(content_text(found.name) if found is not None else id_)

    def moment(self, when: datetime) -> str:
        """Return the time if it is today, weekday and time in the last week, else the date."""
        today, locale = datetime.now().date(), QLocale()
        time = locale.toString(QTime(when.hour, when.minute), QLocale.FormatType.ShortFormat)
        day = QDate(when.year, when.month, when.day)
        if when.date() == today:
            return time
        if timedelta(0) < today - when.date() <= _WEEK:
            weekday = locale.toString(day, "dddd")
            return tr("{weekday} {time}").format(weekday=weekday, time=time)
        return self.day(when)

    def day(self, when: datetime) -> str:
        """Return "Today", "Yesterday", or a date, which omits the current year."""
        today, day = datetime.now().date(), QDate(when.year, when.month, when.day)
        if when.date() == today:
            return tr("Today")
        if when.date() == today - timedelta(days=1):
            return tr("Yesterday")
        pattern = tr("d MMMM") if when.year == today.year else tr("d MMMM yyyy")
        return QLocale().toString(day, pattern)

    def short_day(self, when: datetime) -> str:
        """Return a day in the short format of the locale."""
        return dates.day(QDate(when.year, when.month, when.day))

    def played(self, entry: Entry) -> str:
        """Return when a game was last played: "Today, 22:40", "Yesterday" or "12 May 2025"."""
        day = self.day(entry.played)
        if entry.played.date() != datetime.now().date():
            return day
        at = QTime(entry.played.hour, entry.played.minute)
        time = QLocale().toString(at, QLocale.FormatType.ShortFormat)
        return tr("{day}, {time}").format(day=day, time=time)
