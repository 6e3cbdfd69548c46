"""The content of a pack as a list: pictures of sections, tiles and cards with their rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from typing import Any, Final, Literal, TypeAlias

from PySide6.QtCore import QModelIndex, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap

from kingdom_builder_qt.content import Problem
from kingdom_builder_qt.content.own_pictures import OwnPicture
from kingdom_builder_qt.content.packs.inspection import PackInspection
from kingdom_builder_qt.core.entries import Card, Tile
from kingdom_builder_qt.ui.art.scenes.scene_picture import paint_emblem
from kingdom_builder_qt.ui.art.section_pictures import SectionPictures, section_size
from kingdom_builder_qt.ui.art.slices import PictureQueue
from kingdom_builder_qt.ui.desktop.style.sign_cache import SignCache, Source
from kingdom_builder_qt.ui.desktop.style.sign_painter import Bitmap
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import Theme, current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.text_rows import (
    GAP,
    RowText,
    TextRows,
    TextRowsDelegate,
    TextRowsView,
)
from kingdom_builder_qt.ui.newgame.packs.pack_texts import PackTexts
from kingdom_builder_qt.ui.newgame.packs.problem_rows import ProblemRows
from kingdom_builder_qt.ui.words.foreign_text import joined_names
from kingdom_builder_qt.ui.words.name_texts import content_name, content_text, rule_text

tr = translator(__name__)

COLUMNS: Final = 3  # pictures of sections per row
PICTURE_WIDTH: Final = 150
_EMBLEM: Final = 48
_NAMES: Final = 40  # in one row
_KEPT: Final = 200  # cached signs of tiles and cards

_Key: TypeAlias = tuple[str, str]  # kind and id of an entry
# The subject of a row: a title, a text, a muted text, a Problem, ids of sections, the key of a tile
# or card, or kind and ids of entries of which only the names are shown.
_Kind: TypeAlias = Literal["title", "text", "muted", "problem", "sections", "entry", "names"]
_Row: TypeAlias = tuple[_Kind, Any]


class ContentsRows(TextRows):
    """All content of a pack in one column."""

    def __init__(self, look: PackInspection) -> None:
        super().__init__()
        self._look = look
        self._problem_rows = ProblemRows(look.problems)
        self.pictures = PackPictures(look, self)
        errors = [problem for problem in look.problems if problem.is_error]
        others = [problem for problem in look.problems if not problem.is_error]
        self.rows: list[_Row] = [
            *self._problems(tr("Errors"), errors),
            *self._about(),
            *self._sections(),
            *self._rules(),
            *self._others(),
            *self._problems(tr("Warnings"), others),
        ]

    def add_warning(self, problem: Problem) -> None:
        """Append a warning."""
        rows: list[_Row] = [("problem", problem)]
        if not self.rows or self.rows[-1][0] != "problem":
            rows = [*self._problems(tr("Warnings"), [problem])]
        last = len(self.rows)
        self.beginInsertRows(QModelIndex(), last, last + len(rows) - 1)
        self.rows += rows
        self.endInsertRows()

    def spoken(self, row: _Row) -> str:
        """Return the whole text of a row."""
        if row[0] == "sections":
            return joined_names(self.name("section", id_) for id_ in row[1])
        return self._problem_rows.spoken(row[1]) if row[0] == "problem" else super().spoken(row)

    def texts(self, row: _Row) -> list[RowText]:
        """Return the texts of a row from top to bottom."""
        kind, subject = row
        if kind == "title":
            return [RowText(subject, "title", gap=4)]
        if kind == "problem":
            return self._problem_rows.texts(subject)
        if kind == "entry":
            entry = self.entry(subject)
            rule = rule_text(entry, self._look.catalog)
            return [RowText(content_text(entry.name), "bold"), RowText(rule, gap=2)]
        if kind == "names":
            return [RowText(joined_names(self.name(subject[0], id_) for id_ in subject[1]))]
        return [RowText(subject, colour="text_muted" if kind == "muted" else "text")]

    def side(self, row: _Row) -> int:
        """Return the side of an emblem, or of the icon of a problem."""
        if row[0] == "problem":
            return self._problem_rows.side(row[1])
        return scaled(_EMBLEM) if row[0] == "entry" else 0

    def paint_side(self, painter: QPainter, row: _Row, place: QRectF, theme: Theme) -> None:
        """Paint an emblem, or the icon of a problem."""
        kind, subject = row
        if kind == "problem":
            self._problem_rows.paint_side(painter, subject, place, theme)
        else:
            self.pictures.paint_emblem(painter, subject, self.entry(subject), place)

    def entry(self, key: _Key) -> Tile | Card:
        """Return a tile or card by kind and id."""
        catalog = self._look.catalog
        return catalog.tiles[key[1]] if key[0] == "tile" else catalog.cards[key[1]]

    def name(self, kind: str, id_: str) -> str:
        """Return the name of an entry, isolated in its own text direction."""
        return content_name(getattr(self._look.catalog, f"{kind}s")[id_].name)

    def _about(self) -> Iterator[_Row]:
        manifest = self._look.manifest
        if manifest.description:
            # A row per paragraph, so that none is much higher than the window.
            for paragraph in content_text(manifest.description).splitlines():
                if paragraph.strip():
                    yield "text", paragraph
        if needs := PackTexts().needs(manifest, self._look.catalog):
            yield "text", needs
        if manifest.licence:
            yield "muted", tr("Licence: {licence}").format(licence=manifest.licence)

    def _problems(self, title: str, problems: Sequence[Problem]) -> Iterator[_Row]:
        if problems:
            yield "title", title
        for problem in problems:
            yield "problem", problem

    def _sections(self) -> Iterator[_Row]:
        ids = self._look.entries["section"]
        if ids:
            yield "title", tr("Sections")
        for start in range(0, len(ids), COLUMNS):
            yield "sections", ids[start : start + COLUMNS]

    def _rules(self) -> Iterator[_Row]:
        for kind, title in (("tile", tr("Tiles")), ("card", tr("Cards"))):
            if ids := self._look.entries[kind]:
                yield "title", title
            for id_ in ids:
                yield "entry", (kind, id_)

    def _others(self) -> Iterator[_Row]:
        titles = {
            "terrain": tr("Terrain"),
            "feature": tr("Locations"),
            "piece": tr("Pieces"),
            "expansion": tr("Expansions"),
        }
        for kind, title in titles.items():
            if ids := self._look.entries[kind]:
                yield "title", title
            for start in range(0, len(ids), _NAMES):
                yield "names", (kind, ids[start : start + _NAMES])


class PackPictures(QObject):
    """Pictures of sections and signs of entries, made in idle time once they are visible.

    The caches hold some hundred at most.
    """

    changed = Signal()  # another picture is ready

    def __init__(self, look: PackInspection, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._sections = SectionPictures(look.catalog, current_theme())
        self._seen: dict[OwnPicture, Source] = {}
        self.signs = SignCache(self)
        self._queue = PictureQueue(self)
        self._queue.drawn.connect(self.changed)

    def section(self, id_: str, dpr: float = 1.0) -> QPixmap | None:
        """Return the picture of a section, None until it is painted."""
        return self._queue.picture(id_, dpr, partial(self._steps, id_, dpr))

    def paint_emblem(self, painter: QPainter, key: _Key, entry: Tile | Card, rect: QRectF) -> None:
        """Draw a tile or card as in the game, with its sign from the pack."""
        folder = "tiles" if isinstance(entry, Tile) else "cards"
        picture = self._look.catalog.pictures.get(key)
        sign = None if picture is None else self._sign(picture)
        paint_emblem(painter, folder, entry.id, rect, current_theme(), entry=entry, own=sign)

    def stop(self) -> None:
        self._queue.stop()
        self.signs.close()

    def _steps(self, id_: str, dpr: float) -> Iterator[QPixmap | None]:
        size, scale = picture_size(PICTURE_WIDTH), PICTURE_WIDTH / section_size(1.0).width()
        keep, smooth = (
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        for picture in self._sections.steps(id_, 0, None, scale, dpr):
            if picture is None:
                yield None
            else:
                made = picture.scaled(size * dpr, keep, smooth)
                made.setDevicePixelRatio(dpr)
                yield made

    def _sign(self, picture: OwnPicture) -> Bitmap | None:
        """Return the sign of a picture, None until it is drawn; the latest are cached."""
        if picture not in self._seen:
            self._seen[picture] = partial(self._look.picture, picture.path)
            if len(self._seen) > _KEPT:
                del self._seen[next(iter(self._seen))]
            self.signs.want(self._seen)
        return self.signs.signs.get(picture)


class _Delegate(TextRowsDelegate):
    """Draws the pictures of sections in a row, with their names below."""

    _rows: ContentsRows

    def height(self, row: _Row, width: int) -> float:
        """Return the height of a row without the gap below it."""
        if row[0] != "sections":
            return super().height(row, width)
        cell = _cell_width(width)
        names = (self.laid(self._name(id_), cell).boundingRect().height() for id_ in row[1])
        return picture_size(cell).height() + max(names) + 2

    def _name(self, id_: str) -> RowText:
        return RowText(self._rows.name("section", id_), gap=2)

    def paint_row(self, painter: QPainter, row: _Row, rect: QRect) -> None:
        """Paint a row."""
        if row[0] != "sections":
            super().paint_row(painter, row, rect)
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        width, dpr = _cell_width(rect.width()), painter.device().devicePixelRatio()
        size = picture_size(width)
        for column, id_ in enumerate(row[1]):
            at = QPointF(rect.left() + column * (width + GAP), rect.top())
            if (picture := self._rows.pictures.section(id_, dpr)) is not None:
                inner = picture.deviceIndependentSize()
                inner.scale(size, Qt.AspectRatioMode.KeepAspectRatio)
                painter.drawPixmap(QRectF(at, inner), picture, QRectF(picture.rect()))
            self.paint_text(painter, self._name(id_), at + QPointF(0, size.height()), width)


class PackContents(TextRowsView):
    """Paints its pictures in idle time."""

    delegate = _Delegate
    rows: ContentsRows

    def __init__(self, look: PackInspection) -> None:
        rows = ContentsRows(look)
        super().__init__(tr("What the pack contains"), rows)
        self.pictures = rows.pictures
        self.pictures.changed.connect(self.viewport().update)
        self.pictures.signs.changed.connect(self._show_signs)
        self._look = look
        self._reported: set[OwnPicture] = set()

    def sizeHint(self) -> QSize:
        """Return room for three pictures of sections."""
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(COLUMNS * (PICTURE_WIDTH + GAP) + bar, super().sizeHint().height())

    def stop(self) -> None:
        """Paint no more pictures."""
        self.pictures.stop()

    def _show_signs(self) -> None:
        """Show new signs, and report pictures that cannot be drawn."""
        self.viewport().update()
        for own, reason in self.pictures.signs.refused.items():
            if own not in self._reported:
                self._reported.add(own)
                self.rows.add_warning(self._look.problem(own.problem(reason)))


def _cell_width(width: int) -> int:
    """Return the width of a section's picture in a row of a width."""
    return max(1, min(PICTURE_WIDTH, (width - (COLUMNS - 1) * GAP) // COLUMNS))


@lru_cache(maxsize=32)
def picture_size(width: int) -> QSize:
    """Return the size of a section's picture."""
    whole = section_size(1.0)
    return QSize(width, round(width * whole.height() / whole.width()))
