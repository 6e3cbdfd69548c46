"""The figures of an analysis as plain sentences with their confidence."""

from __future__ import annotations

from collections.abc import Iterator

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.analysis.section_analysis import CornerValue, Figures, LocationValue
from kingdom_builder_qt.game.intervals import Interval
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.name_texts import content_name
from kingdom_builder_qt.ui.words.numbers import amount, signed

tr = translator(__name__)

FEW = 20  # below this number of games the summary calls them too few
_ATTRACTIVE = 1.15  # times as many settlements as on other sections


class AnalysisTexts:
    """The sentences of the figures."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog

    def rows(self, found: Figures) -> Iterator[tuple[str, str]]:
        """Yield (figure, sentence) for each result."""
        if not found.games:
            return
        if found.compared:
            yield signed(found.gain.mean), self._gain(found)
            yield amount(found.settlements.mean), self._settlements(found)
        yield self.percent(found.start.mean), self._start(found)
        if found.corner is not None:
            yield signed(found.corner.gold.mean), self._corner(found.corner)
        for value in found.locations:
            yield self.percent(value.taken), self._location(value)

    def cell(self, found: Figures, row: int, column: int) -> str:
        """Return the sentence about one hex."""
        index = 10 * row + column
        return tr(
            "Row {row}, column {column}: a settlement at the end of {share} of the games,"
            " {gold} gold per game"
        ).format(
            row=row + 1,
            column=column + 1,
            share=self.percent(found.built[index]),
            gold=amount(found.earned[index]),
        )

    def progress(self, done: int, total: int) -> str:
        return tr("{done} of %n games", "", total).format(done=done)

    def _gain(self, found: Figures) -> str:
        values = {
            "gold": amount(found.gold.mean),
            "printed": amount(found.printed.mean),
            "range": self._range(found.gain),
        }
        if found.gain.low == found.gain.high:
            text = tr(
                "Gold per player compared with the same games on another section: too few games"
                " to tell a difference. Players earned {gold} here, {printed} there."
            )
        elif _holds(found.gain, 0.0):
            text = tr(
                "Gold per player compared with the same games on another section "
                "({range}): no clear difference. Players earned {gold} here, {printed} "
                "there."
            )
        elif found.gain.mean > 0:
            text = tr(
                "Gold per player compared with the same games on another section "
                "({range}): this one is generous. Players earned {gold} here, {printed} "
                "there."
            )
        else:
            text = tr(
                "Gold per player compared with the same games on another section "
                "({range}): this one is poor. Players earned {gold} here, {printed} "
                "there."
            )
        return text.format(**values)

    def _settlements(self, found: Figures) -> str:
        usual, here = found.usual.mean, found.settlements.mean
        if here > usual * _ATTRACTIVE:
            text = tr("Settlements on it at the end; {usual} on others: players like it.")
        elif here * _ATTRACTIVE < usual:
            text = tr("Settlements on it at the end; {usual} on others: players avoid it.")
        else:
            text = tr("Settlements on it at the end; {usual} on others: about as many as usual.")
        return text.format(usual=amount(usual))

    def _start(self, found: Figures) -> str:
        values = {
            "fair": self.percent(found.fair),
            "low": self.percent(found.start.low),
            "high": self.percent(found.start.high),
        }
        if _holds(found.start, found.fair):
            text = tr(
                "Games won by the start player ({low} to {high}); {fair} would be fair:"
                " no clear advantage."
            )
        elif found.start.mean > found.fair:
            text = tr(
                "Games won by the start player ({low} to {high}); {fair} would"
                " be fair: starting is an advantage."
            )
        else:
            text = tr(
                "Games won by the start player ({low} to {high}); {fair} would"
                " be fair: starting is a disadvantage."
            )
        return text.format(**values)

    def _corner(self, value: CornerValue) -> str:
        corners = (
            tr("North-west corner"),
            tr("North-east corner"),
            tr("South-west corner"),
            tr("South-east corner"),
        )
        values = {"corner": corners[value.quadrant], "range": self._range(value.gold)}
        if _holds(value.gold, 0.0):
            text = tr(
                "{corner}: gold earned on it per game, compared with the other corners"
                " ({range}): no corner makes a clear difference."
            )
        elif value.gold.mean > 0:
            text = tr(
                "{corner}: gold earned on it per game, compared with the other corners"
                " ({range}): it is worth more there."
            )
        else:
            text = tr(
                "{corner}: gold earned on it per game, compared with the other corners"
                " ({range}): it is worth less there."
            )
        return text.format(**values)

    def _location(self, value: LocationValue) -> str:
        tile = self._catalog.tiles.get(value.tile)
        row, column = divmod(value.cell, 10)
        values = {
            "tile": content_name(tile.name) if tile else value.tile,
            "row": row + 1,
            "column": column + 1,
            "gold": amount(abs(value.gold.mean)) if value.gold else "",
            "range": self._range(value.gold) if value.gold else "",
        }
        if value.gold is None:
            text = tr("Players who take a tile at {tile} (row {row}, column {column}).")
        elif value.gold.low == value.gold.high:
            text = tr(
                "Players who take a tile at {tile} (row {row}, column {column}). Too few games"
                " to tell whether they earn more."
            )
        elif _holds(value.gold, 0.0):
            text = tr(
                "Players who take a tile at {tile} (row {row}, column {column}). They do not"
                " clearly earn more or less than the others ({range} gold)."
            )
        elif value.gold.mean > 0:
            text = tr(
                "Players who take a tile at {tile} (row {row}, column {column}). They earn"
                " {gold} gold more than the others ({range})."
            )
        else:
            text = tr(
                "Players who take a tile at {tile} (row {row}, column {column}). They earn"
                " {gold} gold less than the others ({range})."
            )
        return text.format(**values)

    # -- numbers -----------------------------------------------------------------------------------

    def percent(self, share: float) -> str:
        return tr("{number}\u00a0%").format(number=round(100 * share))

    def _range(self, interval: Interval) -> str:
        return tr("{low} to {high}").format(low=signed(interval.low), high=signed(interval.high))


def _holds(interval: Interval, value: float) -> bool:
    """Return whether a value is within the interval."""
    return interval.low <= value <= interval.high
