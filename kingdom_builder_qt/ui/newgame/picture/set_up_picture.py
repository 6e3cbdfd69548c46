"""Paints the picture of a set-up: board, contents of the game, the code in letters and blocks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage, QPainter

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.session import Seat, Session
from kingdom_builder_qt.game.setup.draw_pools import BASE
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.ui.desktop.style.resources import title_families
from kingdom_builder_qt.ui.desktop.style.theme import THEMES
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.newgame.house_rule_texts import HouseRuleTexts
from kingdom_builder_qt.ui.newgame.picture.code_strip import (
    ACROSS,
    MARGIN,
    paint_strip,
    strip_height,
)
from kingdom_builder_qt.ui.newgame.picture.set_up_picture_reader import KEY
from kingdom_builder_qt.ui.newgame.set_up_texts import SetUpTexts
from kingdom_builder_qt.ui.table.gestures.board_renderer import BoardRenderer
from kingdom_builder_qt.ui.words.foreign_text import joined
from kingdom_builder_qt.ui.words.name_texts import NameTexts

tr = translator(__name__)


class PictureTexts:
    """Describes options without random parts."""

    def __init__(self, catalog: Catalog) -> None:
        self._names, self._set_ups = NameTexts(catalog), SetUpTexts(catalog)
        self._house = HouseRuleTexts()

    def title(self) -> str:
        """Return the title."""
        return tr("Kingdom Builder")

    def players(self, count: int) -> str:
        return tr("%n players", "", count)

    def lines(self, options: GameOptions, seats: Iterable[Seat]) -> list[str]:
        """Return what is in the game, a line for each kind; names of persons are omitted."""
        listing = self._names.listing
        levels = [seat.controller.partition("@")[0] for seat in seats if not seat.is_human]
        cards, tasks = (
            listing([self._names.card(id_) for id_ in ids or ()])
            for ids in (options.cards, options.tasks)
        )
        more = self._set_ups.listing([id_ for id_ in options.expansions if id_ != BASE])
        house = joined(self._house.name(rule) for rule in options.house_rules)
        named = (
            (tr("Opponents: {names}"), listing([*map(self._names.level_name, levels)])),
            (tr("Cards: {names}"), cards),
            (tr("Task cards: {names}"), tasks),
            (tr("Expansions: {names}"), more),
            (tr("House rules: {names}"), house),
        )
        return [pattern.format(names=names) for pattern, names in named if names]

    def hint(self) -> str:
        """Return how to play the set-up."""
        return tr(
            "Open or paste this picture, or paste its code, in Kingdom Builder Qt to play the same "
            "board with the same cards."
        )


WIDTH: Final = 1600  # pixels
_EDGE: Final = MARGIN * WIDTH // ACROSS
_TITLE, _LINE, _HINT = 64, 30, 24  # font sizes in pixels
_CODE: Final = (36, 60)  # smallest and largest font size
_GAP: Final = 18
_WRAP: Final = Qt.TextFlag.TextWordWrap


@dataclass(frozen=True, slots=True)
class _Start:
    """A game before its first move, as a board displays it."""

    position: Position
    seats: tuple[Seat, ...]


def set_up_picture(session: Session, code: str) -> Iterator[QImage | None]:
    """Paint the picture of a set-up in steps: yield None, and finally the picture.

    It is independent of the theme, shows no moves, and has the code as a PNG text chunk.
    """
    start = _Start(session.first_position(), session.seats)
    board = BoardRenderer(start, session.catalog.terrains, THEMES["light"], WIDTH)
    for _ in board.prepare():
        yield None
    board.show()
    yield None
    yield _Sheet(session.catalog, session, code).painted(board)


class _Sheet:
    """Layout of the texts above and below a board."""

    def __init__(self, catalog: Catalog, session: Session, code: str) -> None:
        self._theme, self._code = THEMES["light"], code
        self._texts = PictureTexts(catalog)
        self._options = session.options
        self._lines = "\n".join(self._texts.lines(session.options, session.seats))

    def painted(self, board: BoardRenderer) -> QImage:
        title, line, hint = self._title_font, self._theme.font(_LINE), self._theme.font(_HINT)
        heights = {
            "title": QFontMetricsF(title).height(),
            "lines": self._height(self._lines, line),
            "board": board.size.height(),
            "code": self._height(self._code, self._code_font),
            "hint": self._height(self._texts.hint(), hint),
            "strip": strip_height(self._code, WIDTH),
        }
        image = QImage(
            WIDTH, round(sum(heights.values()) + 5 * _GAP + _EDGE), QImage.Format.Format_RGB32
        )
        image.setText(KEY, self._code)
        image.fill(self._theme.colour("card"))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        try:
            top = float(_EDGE)
            self._write(painter, top, heights["title"], self._texts.title(), title)
            players = self._texts.players(self._options.players)
            self._write(painter, top, heights["title"], players, line, Qt.AlignmentFlag.AlignRight)
            top += heights["title"] + _GAP
            self._write(painter, top, heights["lines"], self._lines, line, colour="text_muted")
            top += heights["lines"] + _GAP
            board.paint(painter, 0, top)
            top += heights["board"] + _GAP
            centre = Qt.AlignmentFlag.AlignHCenter
            self._write(painter, top, heights["code"], self._code, self._code_font, centre)
            top += heights["code"] + _GAP
            words = self._texts.hint()
            self._write(painter, top, heights["hint"], words, hint, centre, "text_muted")
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            ink = self._theme.colour("text")
            paint_strip(painter, self._code, image.width(), image.height(), ink)
        finally:
            painter.end()
        return image

    @property
    def _title_font(self) -> QFont:
        font = self._theme.font(_TITLE)
        font.setFamilies(title_families(font.family()))
        font.setWeight(QFont.Weight.Bold)
        return font

    @property
    def _code_font(self) -> QFont:
        """Return the largest font in which the code fits on one line, within limits."""
        least, most = _CODE
        font = self._theme.font(most, bold=True)
        wide = QFontMetricsF(font).horizontalAdvance(self._code)
        fitting = most * min(1.0, (WIDTH - 2 * _EDGE) / wide * 0.98)
        return self._theme.font(max(least, int(fitting)), bold=True)

    def _height(self, text: str, font: QFont) -> float:
        room = QRectF(0, 0, WIDTH - 2 * _EDGE, WIDTH)
        return QFontMetricsF(font).boundingRect(room, _WRAP, text).height()

    def _write(
        self,
        painter: QPainter,
        top: float,
        height: float,
        text: str,
        font: QFont,
        side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        colour: str = "text",
    ) -> None:
        painter.setFont(font)
        painter.setPen(self._theme.colour(colour))
        room = QRectF(_EDGE, top, WIDTH - 2 * _EDGE, height)
        painter.drawText(room, side | Qt.AlignmentFlag.AlignVCenter | _WRAP, text)
