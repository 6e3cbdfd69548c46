"""Descriptions of challenges, their results, and the line to share."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.challenges.challenge import Challenge
from kingdom_builder_qt.game.challenges.challenge_results import ChallengeResult, Streak, Tries
from kingdom_builder_qt.game.challenges.medals import SHARES, STRETCHES, Medal, medal_for, needed
from kingdom_builder_qt.game.setup.draw_pools import BASE
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.learn.challenges.challenge_calendar import BEGUN, FINISHED
from kingdom_builder_qt.ui.words.assistance_texts import AssistanceTexts
from kingdom_builder_qt.ui.words.challenges import ChallengeNames
from kingdom_builder_qt.ui.words.dates import long_day
from kingdom_builder_qt.ui.words.name_texts import NameTexts, content_text

tr = translator(__name__)


class ChallengeTexts:
    """Texts that need no game."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog, self._names = catalog, NameTexts(catalog)
        self._titles = ChallengeNames()

    def title(self, challenge: Challenge, today: date) -> str:
        """Return the date or week of a challenge, or the name of a task."""
        if challenge.first is None or challenge.last is None:
            return challenge.name
        if challenge.kind == "week":
            return tr("This week, until {day}").format(day=long_day(challenge.last))
        text = tr("Today, {day}") if challenge.first == today else "{day}"
        return text.format(day=long_day(challenge.first))

    def played_with(self, challenge: Challenge) -> str:
        """Return the expansions of a challenge."""
        ids = [id_ for id_ in challenge.options.expansions if id_ != BASE]
        more = [content_text(self._catalog.expansion(id_).name) for id_ in ids]
        if not more:
            return tr("Base game")
        return tr("Base game with {expansions}").format(expansions=self._names.listing(more))

    def cards(self, challenge: Challenge) -> str:
        """Return the cards of a challenge."""
        ids = (*(challenge.options.cards or ()), *(challenge.options.tasks or ()))
        cards = self._names.listing([self._names.card(id_) for id_ in ids])
        return tr("Cards: {cards}").format(cards=cards)

    def aim(self, challenge: Challenge) -> str:
        """Return the aim of a task."""
        level = self._names.level_name(challenge.opponent)
        text = tr("Earn at least {gold} gold against an opponent of the level {level}.")
        return text.format(gold=challenge.aim, level=level)

    def start(self, number: int) -> str:
        """Return the number of a try, as a label."""
        words = {
            1: tr("first try"),
            2: tr("second try"),
            3: tr("third try"),
        }
        return words.get(number) or tr("try {number}").format(number=number)

    def begun(self, challenge: Challenge, number: int) -> str:
        """Return the message at the start of a challenge."""
        title = self._titles.heading(challenge.called)
        return tr("{challenge}, {number}").format(challenge=title, number=self.start(number))

    def line(self, challenge: Challenge, result: ChallengeResult, master: int | None) -> str:
        """Return a result to share, without spoilers."""
        medal = "" if master is None else self.medal(challenge, result.gold, master)
        return " ".join(filter(None, [self._result_line(challenge, result), medal]))

    def assisted_line(
        self, challenge: Challenge, result: ChallengeResult, assistance: Sequence[str]
    ) -> str:
        """Return a result with assistance to share."""
        return f"{self._result_line(challenge, result)} {AssistanceTexts().with_(assistance)}."

    def _result_line(self, challenge: Challenge, result: ChallengeResult) -> str:
        text = tr("Kingdom Builder Qt. {challenge}: {gold} gold, {level} {other} ({number}).")
        return text.format(
            challenge=self._titles.heading(challenge.called),
            gold=result.gold,
            level=self._names.level_name(challenge.opponent),
            other=result.other,
            number=self.start(result.start),
        )

    @property
    def why_no_copy(self) -> str:
        """Return why a result cannot be copied yet."""
        return tr("The result can be copied when the medal is known.")

    def medal(self, challenge: Challenge, gold: int, master: int) -> str:
        """Return the medal for an amount of gold."""
        words: dict[Medal, str] = {
            "gold": tr("Gold medal."),
            "silver": tr("Silver medal."),
            "bronze": tr("Bronze medal."),
            "": tr("No medal."),
        }
        return words[medal_for(challenge, gold, master)]

    def targets(self, challenge: Challenge) -> list[tuple[Medal, str]]:
        """Return the measure of each medal before Master has played, the best first."""
        if challenge.kind == "task":
            return [("bronze", tr("{gold} gold").format(gold=challenge.aim))]
        share = tr("{percent} % of it", "of Master's gold")
        (best, _), *others = SHARES
        first = (best, tr("as much gold as Master"))
        return [first, *((medal, share.format(percent=percent)) for medal, percent in others)]

    def medal_state(
        self,
        challenge: Challenge,
        gold: int,
        master: int | None,
        is_worked_out: bool,
        played: int = 0,
    ) -> str:
        """Return the medal with its measure, or its state while it is unknown.

        `played`: of the stretches of Master's game.
        """
        if master is None:
            if not is_worked_out:
                return tr("Medal: not known yet.")
            text = tr("Medal: Master is playing this challenge ({percent} %).")
            return text.format(percent=100 * played // STRETCHES)
        least = needed(challenge, master)
        reached = tr("Master reached {master} here; silver from {silver}, bronze from {bronze}.")
        reached = reached.format(master=master, silver=least["silver"], bronze=least["bronze"])
        return f"{self.medal(challenge, gold, master)} {reached}"

    def outcome(self, challenge: Challenge, tries: Tries, is_unfinished: bool) -> str:
        """Return the state of a challenge; "" if it was never tried.

        `is_unfinished`: a try can be continued.
        """
        first, best = tries.first, tries.best
        if first is None:
            if not tries.starts:
                return ""
            running = tr("In progress: {number}.")
            text = running if is_unfinished else tr("Started, not finished ({number}).")
            return text.format(number=self.start(tries.starts))
        text = tr("{gold} gold, {level} {other} ({number}).").format(
            gold=first.gold,
            level=self._names.level_name(challenge.opponent),
            other=first.other,
            number=self.start(first.start),
        )
        if best is not None:
            text = f"{text} " + tr("Best later: {gold} gold.").format(gold=best.gold)
        return f"{text} " + tr("Another try is in progress.") if is_unfinished else text

    def streak(self, streak: Streak) -> str:
        """Return how many days in a row were finished."""
        if not streak.longest:
            return tr("Finish today's challenge to start a streak.")
        if streak.current:
            text = tr("Days in a row: {current}. Longest streak: {longest}.")
        else:
            text = tr("Longest streak: {longest}. Finish today's challenge to start another.")
        return text.format(current=streak.current, longest=streak.longest)

    def day_result(self, result: str) -> str:
        """Return the result of a day in the calendar in words; see `ChallengeCalendar`."""
        words = {
            "gold": tr("gold medal"),
            "silver": tr("silver medal"),
            "bronze": tr("bronze medal"),
            FINISHED: tr("finished", "challenge"),
            BEGUN: tr("started, not finished"),
        }
        return words.get(result) or tr("not played")

    def about_another(self, challenge: Challenge, tries: Tries) -> str:
        """Return the consequences of another try while one can be continued."""
        if challenge.kind == "task":
            counts = tr("Your best result counts.")
        elif tries.first is not None:
            counts = tr("Your first result still counts.")
        else:
            counts = tr("Your first result counts, and it will be marked “{number}”.")
            counts = counts.format(number=self.start(tries.starts + 1))
        return f"{counts} " + tr("The try in progress is saved and can be continued later.")

    def progress(self, reached: int, tasks: int) -> str:
        """Return a description of tasks with the progress in them."""
        text = tr(
            "Each task has its own board and cards. Reach the gold target. You can try as often as"
            " you like. Tasks done: {reached} of {tasks}."
        )
        return text.format(reached=reached, tasks=tasks)
