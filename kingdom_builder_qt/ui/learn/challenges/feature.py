"""Feature for challenges, in the main window and at its table."""

from __future__ import annotations

from datetime import datetime
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from shiboken6 import isValid

from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.game import session as sessions
from kingdom_builder_qt.game.challenges.challenge import Challenge
from kingdom_builder_qt.game.session import Seat, Session
from kingdom_builder_qt.ui.desktop.messages import said
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.action_set import Spec
from kingdom_builder_qt.ui.table.page.feature import Command, Feature, Shell
from kingdom_builder_qt.ui.words.assistance_texts import AssistanceTexts
from kingdom_builder_qt.ui.words.error_texts import ErrorTexts

if TYPE_CHECKING:
    from kingdom_builder_qt.ui.art.thumbnails import Thumbnails
    from kingdom_builder_qt.ui.learn.challenges.challenge_play import ChallengePlay
    from kingdom_builder_qt.ui.learn.challenges.challenge_store import ChallengeStore
    from kingdom_builder_qt.ui.learn.challenges.challenge_texts import ChallengeTexts
    from kingdom_builder_qt.ui.table.scores.scores_dialog import ScoresDialog

tr = translator(__name__)


class ChallengesFeature(Feature):
    """Offers challenges and shows their results on the score sheet."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._desk, self._game_saver = shell.desk, shell.game_saver
        self._sheet: ScoresDialog | None = None
        shell.desk.session_started.connect(self._on_started)
        shell.scores_opened.connect(self.show_on)

    def commands(self) -> list[Command]:
        return [Command("challenges", Spec(tr.later("&Challenges…")), self.show)]

    @cached_property
    def store(self) -> ChallengeStore:
        """Return the tasks and all results, created on first use."""
        from kingdom_builder_qt.ui.learn.challenges.challenge_store import ChallengeStore

        store = ChallengeStore(self.shell.catalog, lambda: datetime.now().date(), self)
        store.failed.connect(self._on_store_failed)
        store.damaged.connect(self._on_damaged)
        return store

    @cached_property
    def play(self) -> ChallengePlay:
        """Return the follower of challenges at the desk, created on first use."""
        from kingdom_builder_qt.ui.learn.challenges.challenge_play import ChallengePlay

        play = ChallengePlay(self._desk, self.store, self._game_saver.is_unsaved_game, self)
        # Queued: a message about the previous game comes first and would cover it.
        play.begun.connect(self._on_begun, Qt.ConnectionType.QueuedConnection)
        play.changed.connect(self._show_result)
        play.changed.connect(self._follow)
        return play

    @property
    def title(self) -> str:
        """Return the title of the challenge at the desk, "" in other games."""
        session = self._desk.session
        if session is None or not session.options.challenge:
            return ""
        from kingdom_builder_qt.game.challenges.task_challenges import (
            called_by,  # brings the content's reader
        )
        from kingdom_builder_qt.ui.words.challenges import ChallengeNames

        called = called_by(session.options.challenge, session.catalog)
        return "" if called is None else ChallengeNames().heading(called)

    @cached_property
    def pictures(self) -> Thumbnails:
        """Return the pictures of the boards, created on first use."""
        from kingdom_builder_qt.ui.art.thumbnails import Thumbnails
        from kingdom_builder_qt.ui.learn.challenges.challenge_picture import challenge_sketch

        return Thumbnails(challenge_sketch, self.shell.catalog, self)

    def show(self) -> None:
        """Show the challenges and tasks."""
        from kingdom_builder_qt.ui.learn.challenges.challenges_dialog import ChallengesDialog

        self.pictures.set_catalog(self.shell.catalog)
        dialog = ChallengesDialog(
            self.shell.catalog, self.store, self.play, datetime.now, self.pictures
        )
        dialog.chosen.connect(self.begin)
        dialog.continue_requested.connect(self._go_on)
        self.store.read()
        library = self.shell.library
        look = partial(self.store.find_unfinished, library)
        library.changed.connect(look)  # the index follows a game that was just left
        dialog.finished.connect(lambda _result: library.changed.disconnect(look))
        look()
        self.shell.dialogs.show(dialog)

    def begin(self, challenge: Challenge) -> None:
        """Start a challenge for the person at this screen, under the usual name."""
        try:
            seats = challenge.seats(*self._seats(challenge))
            session = sessions.Session(self.shell.catalog, challenge.options, seats)
        except KingdomBuilderError as error:
            reason = ErrorTexts(self.shell.catalog).sentence(error)
            self.shell.dialogs.warn(
                tr("This challenge cannot be played."), reason, said(error.message)
            )
            return
        self.play.announce(session)
        self.shell.game_ready.emit(session)

    def _go_on(self, challenge: Challenge) -> None:
        """Continue an unfinished game, unless it is at the desk."""
        id_ = self.store.left(challenge)
        if id_ and self.play.at_desk(challenge) is None:
            self.shell.entry_wanted.emit(id_)

    def show_on(self, sheet: ScoresDialog) -> None:
        """Show the result of a challenge on a score sheet."""
        self._sheet = sheet
        self._show_result()

    def enter(self, session: Session) -> None:
        """Store the result of a finished challenge from a run that was killed."""
        if session.options.challenge:
            self.play.enter(session)

    def furnish_again(self) -> None:
        """Name the tasks and explain the lack of hints in the language that is spoken now."""
        if "store" in vars(self):
            self.store.renew(self.shell.catalog)
        self._follow()

    def close(self) -> None:
        """Flush all results to the disk; stop computing medals."""
        if "play" in vars(self):
            self.play.close()
        if "store" in vars(self):
            self.store.close()

    # -- private ----------------------------------------------------------------------------------

    def _seats(self, challenge: Challenge) -> list[Seat]:
        """Return the person with the last chosen name and colour, and the opponent."""
        from kingdom_builder_qt.ui.desktop.widgets.levels.level_box import offered_levels
        from kingdom_builder_qt.ui.newgame.game_choices import usual_person

        person = usual_person(self.shell.settings, self.shell.catalog, offered_levels())
        other = next(colour for colour in range(sessions.COLOURS) if colour != person.colour)
        return [person, sessions.Seat("", other, challenge.opponent)]

    def _on_started(self) -> None:
        session = self._desk.session
        is_challenge = session is not None and bool(session.options.challenge)
        if is_challenge or "play" in vars(self):
            self.play.follow()

    def _follow(self) -> None:
        """Allow or forbid hints at the desk."""
        session = self._desk.session
        if session is not None and session.options.challenge:
            is_open = self._game_saver.is_unsaved_game(session) or self.play.allows_hints(session)
            text = tr("Hints are off until this challenge has its first result.")
            self._desk.no_hints = "" if is_open else text
        self.shell.title_changed.emit()

    @cached_property
    def _texts(self) -> ChallengeTexts:
        from kingdom_builder_qt.ui.learn.challenges.challenge_texts import ChallengeTexts

        return ChallengeTexts(self.shell.catalog)

    def _on_begun(self, challenge: Challenge, number: int) -> None:
        self.shell.message.emit(self._texts.begun(challenge, number))

    def _show_result(self) -> None:
        sheet, play = self._sheet, vars(self).get("play")
        if sheet is None or play is None:
            return
        if not isValid(sheet):
            self._sheet = None
            return
        found = play.finished
        if found is None:
            return
        challenge, result, texts = found.challenge, found.result, self._texts
        start = texts.begun(challenge, result.start)
        if found.assistance:
            state = AssistanceTexts().no_medal(found.assistance)
            line = texts.assisted_line(challenge, result, found.assistance)
            sheet.show_result(start, state, line, "", "")
            return
        state = texts.medal_state(
            challenge, result.gold, found.master, found.is_worked_out, found.played
        )
        line = texts.line(challenge, result, found.master)
        wait = texts.why_no_copy if found.is_worked_out and found.master is None else ""
        sheet.show_result(start, state, line, found.medal, wait)

    def _on_store_failed(self, reason: str) -> None:
        text = tr("Your challenge results could not be read or saved.")
        self.shell.dialogs.warn(text, reason)

    def _on_damaged(self, path: object) -> None:
        text = tr("Your challenge results could not be read; the file was kept as {file}.")
        self.shell.dialogs.warn(text.format(file=path), "")
