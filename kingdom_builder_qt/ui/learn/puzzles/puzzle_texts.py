"""Descriptions of puzzles: category, difficulty, verdict, explanation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.grid import hex_name
from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.core.notation.grammar import Fields
from kingdom_builder_qt.game.puzzles.judging import JudgedAnswer, PuzzleVerdict
from kingdom_builder_qt.game.puzzles.puzzle import CARDS, CASTLE, CLEAR, END, LOCK, TILE, Puzzle
from kingdom_builder_qt.game.puzzles.puzzle_choice import BASE, Difficulty, Outcome, difficulty_of
from kingdom_builder_qt.game.puzzles.puzzle_progress import PuzzleProgress
from kingdom_builder_qt.game.rating import Rating
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.advice_texts import AdviceTexts
from kingdom_builder_qt.ui.words.foreign_text import joined
from kingdom_builder_qt.ui.words.name_texts import NameTexts, content_text
from kingdom_builder_qt.ui.words.numbers import amount, signed

tr = translator(__name__)

LEAST_LOSS: Final = 0.05  # gold; smaller losses are displayed as none


class PuzzleTexts:
    """Texts that need no game."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog

    def category(self, id_: str) -> str:
        """Return the name of a category."""
        names = {
            TILE: tr("Location tiles"),
            CARDS: tr("Scoring cards"),
            LOCK: tr("Locking opponents out"),
            CASTLE: tr("Castles"),
            END: tr("End of the game"),
        }
        if id_ in names:
            return names[id_]
        expansion = self._catalog.expansions.get(id_)
        return content_text(expansion.name) if expansion is not None else id_

    def name(self, puzzle: Puzzle, number: int) -> str:
        """Return the name of a puzzle; `number`: in its theme."""
        text = tr("{theme} {number}")
        return text.format(theme=self.category(puzzle.category), number=number)

    def difficulty(self, word: Difficulty) -> str:
        """Return a difficulty in one or two words."""
        names: dict[Difficulty, str] = {
            "easy": tr("Easy", "difficulty of a puzzle"),
            "medium": tr("Medium", "difficulty of a puzzle"),
            "hard": tr("Hard", "difficulty of a puzzle"),
            "very hard": tr("Very hard", "difficulty of a puzzle"),
        }
        return names[word]

    def hardness(self, puzzle: Puzzle) -> str:
        """Return the rating of a puzzle with its difficulty."""
        return f"{puzzle.rating} · {self.difficulty(difficulty_of(puzzle.rating))}"

    def terrain(self, puzzle: Puzzle) -> str:
        """Return the terrain card of a puzzle, "" without a certain one."""
        card = Fields(puzzle.position).take("card", str, "")
        if card not in self._catalog.terrains:
            return ""
        terrain = content_text(self._catalog.terrains[card].name)
        return tr("Your card: {terrain}").format(terrain=terrain)

    def outcome(self, word: Outcome) -> str:
        """Return the name of solved or unsolved puzzles."""
        names: dict[Outcome, str] = {
            "open": tr("Not solved yet"),
            "failed": tr("Answered, not solved"),
            "solved": tr("Solved"),
        }
        return names[word]

    def expansion(self, id_: str) -> str:
        """Return the name of an expansion in the filter."""
        return tr("Base game only") if id_ == BASE else self.category(id_)

    def expansions(self, ids: Collection[str]) -> str:
        """Return the names of the expansions that a puzzle needs, "" for the base game."""
        names = [self.category(entry.id) for entry in self._catalog.listed() if entry.id in ids]
        return joined(names)

    def streak(self, progress: PuzzleProgress) -> str:
        """Return how many puzzles in a row were solved at first, "" before the first one."""
        if not progress.longest:
            return ""
        text = tr("Solved in a row: {streak}. Longest streak: {longest}.")
        return text.format(streak=progress.streak, longest=progress.longest)

    def result(self, puzzle: Puzzle, progress: PuzzleProgress) -> str:
        """Return the state of a puzzle; "" if it was never tried."""
        known = progress.tried.get(puzzle.id)
        if known is None:
            return ""
        if not known.is_solved:
            return tr("answered, not solved")
        return tr("solved", "puzzle") if known.is_solved_at_first else tr("solved later", "puzzle")

    def rating(self, progress: PuzzleProgress) -> str:
        """Return the player's rating with its uncertainty."""
        if not progress.tried:
            return tr("Answer a puzzle to get a rating.")
        rating = progress.rating
        if rating.is_provisional:
            pattern = tr("Your puzzle rating: {points} (provisional: too few answers yet)")
        else:
            pattern = tr("Your puzzle rating: {points} ± {range}")
        return pattern.format(points=round(rating.points), range=round(rating.doubt))

    def new_here(self, expansion: str, lesson: str) -> str:
        """Return the offer to read about an expansion that is new to the player.

        `lesson`: the title of its lesson, "" if only the rules cover it.
        """
        name = self.category(expansion)
        if not lesson:
            return tr("New here: {expansion}. Read the rules").format(expansion=name)
        pattern = tr("New here: {expansion}. Play the lesson “{lesson}”")
        return pattern.format(expansion=name, lesson=lesson)

    def solved(self, done: int, count: int) -> str:
        """Return the number of solved puzzles."""
        return tr("{done} of {count} solved").format(done=done, count=count)


class AnswerTexts:
    """Texts about a puzzle at the table."""

    def __init__(self, names: NameTexts, players: int) -> None:
        self._names, self._players = names, players
        self._advice = AdviceTexts(names)

    def task(self, player: int) -> str:
        """Return the task."""
        return tr(
            "Find the best turn for {player}. Every other turn ends at least {gold} gold behind it."
            " Play the turn on the board, then choose End turn to answer."
        ).format(player=self._names.player(player), gold=round(CLEAR))

    def at_once(self, answer: JudgedAnswer) -> str:
        """Return whether an answer has the idea, before its gold is known."""
        if answer.has_idea:
            return tr("You have found the idea")
        return tr("The best turn has another idea")

    def verdict(self, verdict: PuzzleVerdict) -> str:
        """Return the verdict on an answer in a few words."""
        if verdict.answer.ends_alike or verdict.loss < LEAST_LOSS:
            return tr("Solved: no turn is better")
        if verdict.is_solution:
            pattern = tr("Solved: within {gold} gold of the best turn")
            return pattern.format(gold=amount(verdict.loss))
        return tr("This turn gives away about {gold} gold").format(gold=round(verdict.loss))

    def idea(self, puzzle: Puzzle) -> str:
        """Return the point of the best turn."""
        idea = puzzle.idea
        place = "" if idea.hex is None else hex_name(idea.hex)
        if idea.kind == "tile":
            pattern = tr("The idea: take the {tile} tile at {hex}.")
            return pattern.format(tile=self._names.tile(idea.id), hex=place)
        if idea.kind == "use":
            pattern = tr("The idea: use your {source} now.")
            return pattern.format(source=self._names.source(idea.id))
        if idea.kind == "castle":
            pattern = tr("The idea: reach the {site} at {hex}.")
            return pattern.format(site=self._names.feature(idea.id), hex=place)
        return tr("The idea: get a piece onto {hex}.").format(hex=place)

    def missed(self, verdict: PuzzleVerdict, *, is_told: bool = True) -> str:
        """Return where an answer gives gold away, "" after a solution.

        Its parts add up to the loss in `verdict`, which stands above if `is_told`.
        """
        if verdict.is_solution:
            return ""
        answer, total = verdict.answer, round(verdict.loss)
        now = answer.best_gold - answer.gold
        found = self._advice.compared(answer.reasons, now, total, self._players, is_told=is_told)
        parts = [found]
        if answer.has_idea:
            parts.insert(0, tr("You have the idea; the rest of the turn can be better."))
        return " ".join(parts)

    def rating(self, rating: Rating, change: float) -> str:
        """Return the rating after an answer, with its change once it is no longer provisional."""
        points = round(rating.points)
        if rating.is_provisional:
            return tr("Your rating: {points} (provisional)").format(points=points)
        pattern = tr("Your rating: {points} ({change})")
        return pattern.format(points=points, change=signed(change, 0))

    def streak(self, streak: int) -> str:
        """Return how many puzzles in a row were solved at first, "" for fewer than two."""
        if streak < 2:
            return ""
        return tr("Solved in a row: {streak}.").format(streak=streak)

    def move(self, move: Move) -> str:
        """Return one move of the best turn."""
        return self._advice.move(move)

    def cards(self, gold: Sequence[tuple[str, int]]) -> str:
        """Return gold by card."""
        return self._advice.cards(gold)

    def earned(self, by_move: Iterable[Sequence[tuple[str, int]]]) -> str:
        """Return the gold of a whole turn by card, the largest first."""
        total = Counter[str]()
        for gold in by_move:
            for card, change in gold:
                total[card] += change
        changes = [(card, change) for card, change in total.most_common() if change]
        return tr("{gold}.").format(gold=self._advice.earned(changes))
