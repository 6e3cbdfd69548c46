"""Sentences about the sections that a search has found, and about the search."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.sections.analysis.analysis_texts import AnalysisTexts
from kingdom_builder_qt.editor.sections.document.section_grid import MAIN_GRID
from kingdom_builder_qt.editor.sections.generator.best import Best, Choice
from kingdom_builder_qt.editor.sections.generator.recipe import MOST_UNBUILDABLE, Obstacle, Unkept
from kingdom_builder_qt.editor.sections.panels.cell_names import CellNames
from kingdom_builder_qt.ui.desktop.style.texts import Texts
from kingdom_builder_qt.ui.words.numbers import amount, signed


class BestTexts(Texts):
    """Says what was measured; nothing is called good that was not."""

    def __init__(self, catalog: Catalog) -> None:
        self._figures, self._names = AnalysisTexts(catalog), CellNames(catalog)

    def unkept(self, wishes: Sequence[Unkept], obstacles: Sequence[Obstacle]) -> str:
        """Return by how much wishes are not kept, and why; empty where all are."""
        if not wishes:
            return ""
        part = self.tr("{name} {made} instead of {wished}")
        parts = [
            part.format(name=self._wish_name(wish), made=wish.made, wished=wish.wished)
            for wish in wishes
        ]
        return " ".join([", ".join(parts) + ".", *map(self._obstacle, obstacles)])

    def _wish_name(self, wish: Unkept) -> str:
        if wish.terrain is None:
            return self.tr("Sites")
        return self._names.name(Cell(terrain=wish.terrain))

    def _obstacle(self, obstacle: Obstacle) -> str:
        if obstacle is Obstacle.SYMMETRY:
            return self.tr("Half-turn symmetry needs even numbers.")
        if obstacle is Obstacle.SIZE:
            return self.tr("A section has {count} hexes.").format(count=len(MAIN_GRID.hexes))
        text = self.tr("At most {count} hexes can be unbuildable terrain.")
        return text.format(count=MOST_UNBUILDABLE)

    def offer(self) -> str:
        """Return what the search does, before it has begun."""
        return self.tr(
            "Makes many sections, lets computer players try each, and offers the five that "
            "come closest to printed sections in gold. This takes a few minutes."
        )

    def progress(self, best: Best) -> str:
        """Return how far the search has come."""
        if not best.done:
            made = self.tr("{count} of {all} sections made")
            return made.format(count=len(best.drafts), all=best.sections)
        return self._figures.progress(best.done, best.total)

    def result(self, best: Best, error: str) -> str:
        """Return how the search ended."""
        if error:
            return self.tr("The search ended with an error: {error}").format(error=error)
        if not best.measured:
            return self.tr("No games were played.")
        left_out = len(best.drafts) - len(best.clean())
        one, many = (
            self.tr("{games} games on 1 section."),
            self.tr("{games} games on {count} sections."),
        )
        text = (one if best.measured == 1 else many).format(games=best.done, count=best.measured)
        if best.done < best.total:
            text += " " + self.tr("Stopped early: the figures are rough.")
        if left_out:
            more = self.tr("Left out because of errors or unusual hints: {count}.")
            text += " " + more.format(count=left_out)
        return text

    def caption(self, choice: Choice) -> str:
        """Return what stands below the picture of a section: the gold it adds."""
        return signed(choice.figures.gain.mean)

    def tip(self, choice: Choice) -> str:
        """Return what the caption means, and by what the section is made again."""
        text = self.tr(
            "{gold} gold per player compared with printed sections, in {games} games. "
            "Seed {seed} makes this section again."
        )
        gold, games = self.caption(choice), choice.figures.games
        return text.format(gold=gold, games=games, seed=choice.options.seed)

    def rows(self, choice: Choice) -> Iterator[tuple[str, str]]:
        """Yield (figure, sentence) of everything that was measured on a section."""
        rows = list(self._figures.rows(choice.figures))
        text = self.tr("gold between first and last place, {printed} on printed sections.")
        lead = text.format(printed=amount(choice.printed_lead.mean))
        yield from rows[:1]
        yield amount(choice.lead.mean), lead
        yield from rows[1:]
