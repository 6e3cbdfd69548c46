"""Texts of games of the library: state, result, players, cards, messages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from kingdom_builder_qt.ui.desktop.files.trash import days_left
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.levels.portraits import Face, face_of
from kingdom_builder_qt.ui.words import dates
from kingdom_builder_qt.ui.words.assistance_texts import AssistanceTexts
from kingdom_builder_qt.ui.words.file_error_texts import FileErrorTexts
from kingdom_builder_qt.ui.words.foreign_text import (
    isolated,
    joined_names,
    name_in_sentence,
    remarks,
    sentences,
    truncated,
)
from kingdom_builder_qt.ui.words.game_titles import GameTitles
from kingdom_builder_qt.ui.words.name_texts import NameTexts
from kingdom_builder_qt.ui.words.seat_names import seat_names

if TYPE_CHECKING:
    from kingdom_builder_qt.content import Catalog
    from kingdom_builder_qt.game.library.entry import Entry, EntrySeat
    from kingdom_builder_qt.ui.desktop.files.library_disk import Imported

tr = translator(__name__)


@dataclass(frozen=True, slots=True)
class CardState:
    """State of a game in the running programs.

    `is_running`: on the table of this program; `is_held`: open in another program.
    """

    is_running: bool = False
    is_held: bool = False


class GameTexts:
    """Texts of cards, their tooltips and accessible names, and messages about games."""

    def __init__(self, catalog: Catalog) -> None:
        self._names = NameTexts(catalog)
        self.titles = GameTitles(catalog)
        self._assistance = AssistanceTexts()

    def winners(self, entry: Entry, portraits: Mapping[str, str]) -> list[Face]:
        """Return the faces of the winners of a finished game; `portraits`: of persons, by name."""
        return [face_of(seat, portraits) for seat in entry.seats if seat.rank == 1]

    def state(self, entry: Entry, state: CardState = CardState()) -> str:
        """Return the result of a finished game, or round and player to move."""
        if entry.is_deleted:
            return self._time_left(days_left(entry.id))
        if state.is_running and not entry.is_over:
            return tr("Open now")
        if state.is_held:
            return tr("Open in another window")
        if entry.is_over:
            assistance = self._assistance.with_(entry.assistance)
            return remarks((self.result(entry), assistance))
        assert entry.to_move is not None, "only finished games have no player to move"
        name = name_in_sentence(seat_names(entry.seats)[entry.to_move])
        return tr("Round {round}, {player} to move").format(round=entry.round, player=name)

    def _time_left(self, days: int) -> str:
        return tr("Deleted, %n days left", "", days)

    def result(self, entry: Entry) -> str:
        """Return the result of a finished game for its listed seat."""
        mine = entry.seats[entry.lead]
        name = name_in_sentence(seat_names(entry.seats)[entry.lead])
        best = max((s.gold for n, s in enumerate(entry.seats) if n != entry.lead), default=0)
        if not mine.is_person:
            return tr("{player} won").format(player=name)
        persons = sum(seat.is_person for seat in entry.seats)
        if mine.rank == 1 and mine.gold == best:
            return tr("Tied for first")
        if mine.rank == 1:
            lead = mine.gold - best
            if persons > 1:
                return tr("{player} won by {gold} gold").format(player=name, gold=lead)
            return tr("Won by {gold} gold").format(gold=lead)
        places = {2: tr("2nd"), 3: tr("3rd"), 4: tr("4th"), 5: tr("5th")}
        place = places.get(mine.rank, str(mine.rank))
        if persons > 1:
            return tr("{player}: {place} of {players}").format(
                player=name, place=place, players=len(entry.seats)
            )
        return tr("{place} of {players}").format(place=place, players=len(entry.seats))

    def level(self, seat: EntrySeat) -> str:
        """Return the level of a computer player, "" for a person."""
        return "" if seat.is_person else truncated(self._names.level_name(seat.controller))

    def cards(self, entry: Entry) -> str:
        """Return the names of the scoring cards and task cards, or of the expansions."""
        names = [truncated(self._names.card(id_)) for id_ in entry.cards]
        return joined_names(names) or self.expansions(entry)

    def expansions(self, entry: Entry) -> str:
        """Return the names of the expansions."""
        return joined_names(self.titles.expansion(id_) for id_ in entry.expansions)

    def about(self, entry: Entry, state: CardState = CardState()) -> str:
        """Return the tooltip of a game, with several lines."""
        lines = [self.titles.title(entry), self.state(entry, state)]
        lines += self._seats(entry, with_gold=entry.is_over)
        lines += [self.cards(entry)]
        if entry.cards:
            lines.append(self.expansions(entry))
        begun, played = dates.moment(entry.begun), dates.moment(entry.played)
        if entry.challenge:
            lines.append(tr("Challenge: {key}").format(key=entry.challenge))
        lines.append(tr("Started: {when}").format(when=begun))
        last = tr("Ended: {when}") if entry.is_over else tr("Last played: {when}")
        lines.append(last.format(when=played))
        if entry.is_over and entry.assistance:
            lines.append(self._assistance.unrated(entry.assistance))
        elif entry.is_over and (why := self.unrated(entry.unrated)):
            lines.append(why)
        return "\n".join(filter(None, lines))

    def unrated(self, reason: str) -> str:
        """Return the reason why a game does not count for the rating, "" if it counts."""
        words = {
            "position": tr("Not rated: started from a position"),
            "undo": tr("Not rated: free undo was allowed"),
            "no_person": tr("Not rated: only computers played"),
            "persons": tr("Not rated: more than one person played"),
            "level": tr("Not rated: the strength of a level is not known"),
        }
        return words.get(reason, "")

    def spoken(self, entry: Entry, state: CardState, *, shows_standing: bool) -> str:
        """Return the accessible name of a card."""
        parts = [self.titles.title(entry), self.state(entry, state)]
        if entry.starred:
            parts.append(tr("Starred"))
        parts += self._seats(entry, with_gold=entry.is_over or shows_standing)
        parts += [self.cards(entry), self.titles.played(entry)]
        return sentences(parts)

    def _seats(self, entry: Entry, *, with_gold: bool) -> list[str]:
        names = map(name_in_sentence, seat_names(entry.seats))
        pairs = zip(entry.seats, names, strict=True)
        return [self._seat(seat, name, with_gold=with_gold) for seat, name in pairs]

    def _seat(self, seat: EntrySeat, name: str, *, with_gold: bool) -> str:
        level = self.level(seat)
        if level:
            name = tr("{name} ({level})").format(name=name, level=level)
        if not with_gold:
            return name
        return tr("{player}: {gold} gold").format(player=name, gold=seat.gold)

    # -- several games -----------------------------------------------------------------------------

    def shown(self, shown: int, total: int) -> str:
        """Return the number of listed games and that of all games."""
        if shown == total:
            return tr("%Ln games", "", total)
        return tr("{shown} of %Ln games", "", total).format(shown=number(shown))

    def deleted_games(self, count: int) -> str:
        """Return the number of listed deleted games."""
        return tr("%Ln deleted games", "", count)

    def restored(self, count: int, title: str = "") -> str:
        """Return the message after games were restored; a single one is named by its title."""
        if count == 1 and title:
            return tr("“{title}” was restored.").format(title=title)
        return tr("%Ln games were restored.", "", count)

    def asked_to_destroy(self, count: int, title: str) -> str:
        """Return the question before deleted games are deleted permanently."""
        if count == 1:
            return tr("Delete “{title}” permanently?").format(title=title)
        return tr("Delete %Ln games permanently?", "", count)

    def asked_to_delete_all(self, count: int) -> str:
        """Return the question before all games are deleted."""
        return tr("Delete all %Ln games?", "", count)

    def deleted(self, count: int, title: str) -> str:
        """Return the message after a deletion; a single game is named by its title."""
        if count == 1 and title:
            return tr("“{title}” was deleted.").format(title=title)
        return tr("%Ln games deleted.", "", count)

    # -- files elsewhere ---------------------------------------------------------------------------

    def copied(self, path: Path) -> str:
        """Return the message after a copy was saved."""
        return tr("A copy was saved as “{file}”.").format(file=isolated(path.name))

    def exported(self, path: Path, count: int) -> str:
        """Return the message after games were exported."""
        text = tr("%Ln games exported to {file}.", "", count)
        return text.format(file=isolated(path.name))

    def imported(self, found: Imported) -> str:
        """Return the message after an import, one sentence for each outcome."""
        said = []
        if found.new:
            said.append(tr("%Ln games imported.", "", len(found.new)))
        if len(found.known) == 1 and not (found.new or found.restored or found.failed):
            said.append(tr("This game is already in your games."))
        elif found.known:
            said.append(tr("%Ln games are already in your games.", "", len(found.known)))
        if len(found.restored) == 1 and not (found.new or found.known or found.failed):
            said.append(tr("This game was restored from the deleted games."))
        elif found.restored:
            count = len(found.restored)
            said.append(tr("%Ln games were restored from the deleted games.", "", count))
        if found.failed:
            name, error = found.failed[0]
            text = tr("{file} was not imported: {reason}")
            if (count := len(found.failed)) > 1:
                text = tr("%Ln files were not imported. The first is {file}: {reason}", "", count)
            reason = FileErrorTexts().unopened(error, Path(name))
            said.append(text.format(file=isolated(truncated(name)), reason=reason))
        return " ".join(said) or tr("There is no game in that file.")


def number(count: int) -> str:
    """Return a number with the separators of the locale."""
    return QLocale().toString(count)
