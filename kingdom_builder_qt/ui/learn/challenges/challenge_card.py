"""A challenge or a task as a card: what is played, what came of it, and the buttons."""

from __future__ import annotations

from datetime import date
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.challenges.challenge import Challenge
from kingdom_builder_qt.game.challenges.challenge_results import Tries
from kingdom_builder_qt.game.challenges.medals import medal_for
from kingdom_builder_qt.ui.desktop.widgets.medal_sign import MedalSign
from kingdom_builder_qt.ui.desktop.widgets.pictures import Picture
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    CardFrame,
    hbox,
    heading,
    label,
    muted,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.learn.challenges.challenge_texts import ChallengeTexts
from kingdom_builder_qt.ui.words.name_texts import NameTexts

_BUTTON: Final = 118  # pixels


class ChallengeCard(CardFrame):
    """One challenge; `play` begins it, or continues a try that was left; `again` begins another.

    `copy` is there once it was played.
    """

    def __init__(self, challenge: Challenge, catalog: Catalog, today: date) -> None:
        super().__init__()
        self.challenge = challenge
        self._texts = texts = ChallengeTexts(catalog)
        self._said = texts.title(challenge, today)
        self.line = ""  # the result to pass on
        self.is_reached = False  # the aim of a task
        self.goes_on = False  # a game of it was left
        self.medal = MedalSign()
        self.outcome = label("", bold=True, wrap=True, fitted=True)
        self.measure = muted("", wrap=True, fitted=True)
        self.play, self.again, self.copy = (QPushButton(autoDefault=True) for _ in range(3))
        self.copy.setText(self.tr("Copy result"))
        self.copy.setAccessibleName(
            self.tr("Copy result: {challenge}").format(challenge=self._said)
        )
        self.again.setText(self.tr("Begin again…"))
        self.again.setAccessibleName(
            self.tr("Begin again: {challenge}").format(challenge=self._said)
        )
        for button in (self.play, self.again, self.copy):
            button.setMinimumWidth(_BUTTON)
            button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        # A widget: a layout whose parts are all hidden makes the column as narrow as it can be.
        self._came = QWidget()
        hbox(self.medal, (self.outcome, 1), parent=self._came, spacing=6)
        details = self._details(catalog)
        words = vbox(heading(self._said), *details, self._came, self.measure, STRETCH, spacing=3)
        buttons = vbox(self.play, self.again, self.copy, STRETCH, spacing=6)
        if challenge.kind == "task":  # all of these have the same opponent
            row = hbox((words, 1), buttons, parent=self, spacing=14)
        else:
            portrait = Picture("levels", challenge.opponent, 56)
            row = hbox(portrait, (words, 1), buttons, parent=self, spacing=14)
            row.setAlignment(portrait, Qt.AlignmentFlag.AlignTop)
        row.setContentsMargins(14, 12, 14, 12)
        self.show_tries(Tries(), is_worked_out=False, goes_on=False)

    def _details(self, catalog: Catalog) -> list[QLabel]:
        """Return what is played, in a few lines."""
        challenge, texts = self.challenge, self._texts
        played, cards = texts.played_with(challenge), texts.cards(challenge)
        if challenge.kind == "task":
            return [
                label(texts.aim(challenge), 1.0, bold=True, wrap=True, fitted=True),
                muted(f"{played}. {cards}", wrap=True, fitted=True),
            ]
        return [
            label(played, 1.0, bold=True, wrap=True, fitted=True),
            muted(cards, wrap=True, fitted=True),
            muted(NameTexts(catalog).character(challenge.opponent), wrap=True, fitted=True),
        ]

    def show_tries(self, tries: Tries, is_worked_out: bool, goes_on: bool) -> None:
        """Show what came of it.

        `is_worked_out`: what Master reaches, just now; `goes_on`: a game of it was left.
        """
        challenge, texts, master = self.challenge, self._texts, tries.master
        # The first result of a challenge counts; a task may be tried until it is done.
        counted = tries.top if challenge.kind == "task" else tries.first
        self.is_reached = counted is not None and counted.gold >= challenge.aim
        self.goes_on = goes_on
        play = self.tr("Play again") if tries.starts else self.tr("Play")
        if goes_on:
            play = self.tr("Continue")
        self.again.setVisible(goes_on)
        self.play.setText(play)
        self.play.setAccessibleName(f"{play}: {self._said}")
        outcome = texts.outcome(challenge, tries, goes_on)
        self.outcome.setText(outcome)
        self._came.setVisible(bool(outcome))
        for widget in (self.copy, self.measure):
            widget.setVisible(counted is not None)
        if counted is None:
            self.line = ""
            self.medal.show_medal("")
            return
        self.line = texts.line(challenge, counted, master)
        self.measure.setText(texts.medal_state(challenge, counted.gold, master, is_worked_out))
        self.medal.show_medal(medal_for(challenge, counted.gold, master))
        wait = texts.why_no_copy if is_worked_out and master is None else ""
        self.copy.setEnabled(not wait)
        set_tooltip(self.copy, wait)
