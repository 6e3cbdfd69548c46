"""Sentences about the sections that a search has found, and about the search."""

from __future__ import annotations

from collections.abc import Iterator

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.editor.analysis.analysis_texts import AnalysisTexts
from kingdom_builder_qt.editor.generator.best import Best, Choice
from kingdom_builder_qt.ui.style.texts import Texts
from kingdom_builder_qt.ui.words.numbers import amount, signed


class BestTexts(Texts):
    """Says what was measured; nothing is called good that was not."""

    def __init__(self, catalog: Catalog) -> None:
        self._figures = AnalysisTexts(catalog)

    def offer(self) -> str:
        """Return what the search does, before it has begun."""
        return self.tr(
            "Makes many sections, lets computer players try each, and offers the five on which "
            "they earn as much as on printed sections. Takes some minutes."
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
            return self.tr("Nothing was measured.")
        left_out = len(best.drafts) - len(best.clean())
        text = self.tr("{games} games on {count} sections.").format(
            games=best.done, count=best.measured
        )
        if best.done < best.total:
            text += " " + self.tr("Stopped early: the figures are rough.")
        if left_out:
            more = self.tr("{count} with errors or unusual hints were left out.")
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
        text = self.tr("gold between the winner and the last, {printed} on printed sections.")
        lead = text.format(printed=amount(choice.printed_lead.mean))
        yield from rows[:1]
        yield amount(choice.lead.mean), lead
        yield from rows[1:]
