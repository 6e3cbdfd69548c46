"""What is said about a saved game: its name, when it was played, and what is wrong with it."""

from __future__ import annotations

from typing import Final

from kingdom_builder_qt.ui.desktop.files.unfinished_games import is_unfinished
from kingdom_builder_qt.ui.desktop.style.texts import Texts
from kingdom_builder_qt.ui.library.saved.saved_game_card import GameCard, GameFile
from kingdom_builder_qt.ui.words.as_written import in_brief, in_letters, spoken_name
from kingdom_builder_qt.ui.words.challenges import ChallengeNames
from kingdom_builder_qt.ui.words.file_troubles import FileTroubles

_PLAYERS: Final = 30  # letters of their names on one line with the date


class SavedTexts(Texts):
    """Sentences about cards; `card` None: the file is not read yet."""

    def __init__(self) -> None:
        self._challenges = ChallengeNames()

    def title(self, file: GameFile, card: GameCard | None) -> str:
        """Return the name that the player gave a game; unnamed, what it is or who plays it."""
        if not is_unfinished(file.path):
            return in_letters(file.path.stem)
        if card is None or not card.seats:
            return self.tr("Unnamed game")
        if card.challenge is not None:
            return self._challenges.heading(card.challenge)
        return self.players(card)

    def players(self, card: GameCard) -> str:
        """Return who plays."""
        return ", ".join(spoken_name(seat.name) for seat in card.seats)

    def when(self, file: GameFile, card: GameCard | None) -> str:
        """Return the date, and how far the game is."""
        date = self._date(file.changed_ns)
        if card is None or card.trouble or not card.seats:
            return date
        if card.is_over:
            return self.tr("{date}, finished").format(date=date)
        if card.round is None:
            return date
        return self.tr("{date}, round {round}").format(date=date, round=card.round)

    def line(self, file: GameFile, card: GameCard | None) -> str:
        """Return players and date of a game that has no other name, the title of all others."""
        title = self.title(file, card)
        if self._is_named(file, card):
            return title
        return f"{in_brief(title, _PLAYERS)} – {self.when(file, card)}"

    def whole(self, file: GameFile, card: GameCard | None) -> str:
        """Return all that tells a game from others, in lines: name, details and file."""
        title = self.title(file, card)
        if card is not None and not self._is_named(file, card):
            title = f"{title} – {self.when(file, card)}"
        return "\n".join(filter(None, (title, self.details(file, card), str(file.path))))

    def details(self, file: GameFile, card: GameCard | None) -> str:
        """Return who plays, when it was played and how far it is; "" while that is not known.

        Of a game that has no name its line says so already.
        """
        if card is None or not card.seats or not self._is_named(file, card):
            return ""
        return f"{self.players(card)} – {self.when(file, card)}"

    def _is_named(self, file: GameFile, card: GameCard | None) -> bool:
        """Return whether a game is called otherwise than by its players."""
        return not is_unfinished(file.path) or (card is not None and card.challenge is not None)

    def trouble(self, file: GameFile, card: GameCard) -> str:
        """Return why a file cannot be opened, "" if nothing is known against it."""
        return FileTroubles().unopened(card.trouble, file.path) if card.trouble else ""

    def spoken(self, file: GameFile, card: GameCard | None) -> str:
        """Return all of a card for a screen reader."""
        parts = [self.title(file, card), self.when(file, card)]
        if card is not None and card.trouble:
            parts.append(self.trouble(file, card))
        elif card is not None and card.is_text:
            parts.append(self.tr("A game or position as text"))
        elif card is not None:
            gold = self.tr("{player}: {gold} gold")
            parts += [
                gold.format(player=spoken_name(seat.name), gold=amount)
                for seat, amount in zip(card.seats, card.gold, strict=True)
            ]
        return ". ".join(parts)

    def _date(self, changed_ns: int) -> str:
        # Here, because a start without saved games names no day.
        from PySide6.QtCore import QDate, QDateTime, QLocale

        moment = QDateTime.fromMSecsSinceEpoch(changed_ns // 1_000_000)
        today = QDate.currentDate()
        if moment.date() == today:
            time = QLocale().toString(moment.time(), QLocale.FormatType.ShortFormat)
            return self.tr("Today, {time}").format(time=time)
        if moment.date() == today.addDays(-1):
            return self.tr("Yesterday")
        pattern = (
            self.tr("d MMMM") if moment.date().year() == today.year() else self.tr("d MMMM yyyy")
        )
        return QLocale().toString(moment.date(), pattern)
