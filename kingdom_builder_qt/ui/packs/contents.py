"""What a pack holds, as a list: sections as pictures, tiles and cards with their rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from typing import Any, Final, Literal, TypeAlias

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QFont,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPixmap,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from kingdom_builder_qt.content import Problem
from kingdom_builder_qt.content.packs.looking import Look
from kingdom_builder_qt.content.pictures import OwnPicture
from kingdom_builder_qt.core.entries import Card, Tile
from kingdom_builder_qt.core.late.frozen import frozen
from kingdom_builder_qt.ui.art.scenes.picture import paint_emblem
from kingdom_builder_qt.ui.art.section_pictures import SectionPictures, section_size
from kingdom_builder_qt.ui.art.slices import Slices
from kingdom_builder_qt.ui.packs.problem_card import LOOKS
from kingdom_builder_qt.ui.packs.texts import PackTexts
from kingdom_builder_qt.ui.style.sign_painter import Bitmap
from kingdom_builder_qt.ui.style.sign_shelf import SignShelf, Source
from kingdom_builder_qt.ui.style.text_size import scaled
from kingdom_builder_qt.ui.style.theme import CARD_RADIUS, Theme
from kingdom_builder_qt.ui.widgets.item_ground import paint_ground
from kingdom_builder_qt.ui.widgets.pictures import tinted
from kingdom_builder_qt.ui.widgets.style import SMALL, scaled_font, title_font
from kingdom_builder_qt.ui.words.as_written import in_a_row
from kingdom_builder_qt.ui.words.names import content_name, content_text, rule_text

COLUMNS: Final = 3  # pictures of sections beside each other
PICTURE_WIDTH: Final = 150
_EMBLEM: Final = 48
_SIGN: Final = 20
_GAP: Final = 8
_PAD: Final = 10  # within a card
_BATCH: Final = 250  # rows that are measured between two looks at other events
_NAMES: Final = 40  # in one row
_LONGEST: Final = 2000  # letters of one text: five times what a rule may have
_LINE_END: Final = "\u2028"  # within a layout
_KEPT: Final = 200  # signs of tiles and cards, and pictures of sections

_Index = QModelIndex | QPersistentModelIndex
_Key: TypeAlias = tuple[str, str]  # kind and id of an entry
# What a row shows: a title, a text, a muted text, a Problem, ids of sections, the key of a tile or
# card, or kind and ids of entries of which the name is all there is to show.
_Kind: TypeAlias = Literal["title", "text", "muted", "problem", "sections", "entry", "names"]
_Row: TypeAlias = tuple[_Kind, Any]
_Face: TypeAlias = Literal["title", "bold", "plain", "small"]
_CARDS: Final = ("problem", "entry")


@frozen
class _Text:
    """One text of a row: its font, its colour, the gap in pixels above it."""

    text: str
    face: _Face = "plain"
    colour: str = "text"
    gap: int = 0


class ContentsModel(QAbstractListModel):
    """The rows of the list; what a row says is composed when it is asked for."""

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        errors = [problem for problem in look.problems if problem.is_error]
        others = [problem for problem in look.problems if not problem.is_error]
        self.rows: list[_Row] = [
            *self._problems(self.tr("Errors"), errors),
            *self._about(),
            *self._sections(),
            *self._rules(),
            *self._others(),
            *self._problems(self.tr("Warnings"), others),
        ]

    def add_warning(self, problem: Problem) -> None:
        """Show one more warning at the end."""
        rows: list[_Row] = [("problem", problem)]
        if not self.rows or self.rows[-1][0] != "problem":
            rows = [*self._problems(self.tr("Warnings"), [problem])]
        last = len(self.rows)
        self.beginInsertRows(QModelIndex(), last, last + len(rows) - 1)
        self.rows += rows
        self.endInsertRows()

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return all that a row says, which is what a screen reader reads and Ctrl+C copies."""
        if not index.isValid() or role != Qt.ItemDataRole.DisplayRole:
            return None
        row = self.rows[index.row()]
        if row[0] == "sections":
            return in_a_row(self.name("section", id_) for id_ in row[1])
        return "\n".join(text.text for text in self.texts(row))

    def texts(self, row: _Row) -> list[_Text]:
        """Return the texts of a row below each other."""
        kind, subject = row
        if kind == "title":
            return [_Text(subject, "title", gap=4)]
        if kind == "problem":
            return self._problem_texts(subject)
        if kind == "entry":
            entry = self.entry(subject)
            rule = rule_text(entry, self._look.catalog)
            return [_Text(_short(content_text(entry.name)), "bold"), _Text(_short(rule), gap=2)]
        if kind == "names":
            names = in_a_row(self.name(subject[0], id_) for id_ in subject[1])
            return [_Text(_short(names))]
        return [_Text(_short(subject), colour="text_muted" if kind == "muted" else "text")]

    def _problem_texts(self, problem: Problem) -> list[_Text]:
        place = f"{problem.file}:{problem.line}" if problem.line else problem.file
        texts = [_Text(_short(problem.message))]
        if problem.suggestion:
            texts.append(_Text(_short(problem.suggestion), gap=4))
        return [*texts, _Text(place, "small", "text_muted", gap=4)]

    def entry(self, key: _Key) -> Tile | Card:
        """Return a tile or card by kind and id."""
        catalog = self._look.catalog
        return catalog.tiles[key[1]] if key[0] == "tile" else catalog.cards[key[1]]

    def name(self, kind: str, id_: str) -> str:
        """Return the name of an entry of the pack, in its own direction."""
        return content_name(_short(getattr(self._look.catalog, f"{kind}s")[id_].name))

    def _about(self) -> Iterator[_Row]:
        manifest = self._look.manifest
        if manifest.description:
            # A row for each paragraph, so that none is much higher than the window.
            for paragraph in content_text(manifest.description).splitlines():
                if paragraph.strip():
                    yield "text", paragraph
        if needs := PackTexts().needs(manifest, self._look.catalog):
            yield "text", needs
        if manifest.licence:
            yield "muted", self.tr("Licence: {licence}").format(licence=manifest.licence)

    def _problems(self, title: str, problems: Sequence[Problem]) -> Iterator[_Row]:
        if problems:
            yield "title", title
        for problem in problems:
            yield "problem", problem

    def _sections(self) -> Iterator[_Row]:
        ids = self._look.entries["section"]
        if ids:
            yield "title", self.tr("Sections")
        for start in range(0, len(ids), COLUMNS):
            yield "sections", ids[start : start + COLUMNS]

    def _rules(self) -> Iterator[_Row]:
        for kind, title in (("tile", self.tr("Tiles")), ("card", self.tr("Cards"))):
            if ids := self._look.entries[kind]:
                yield "title", title
            for id_ in ids:
                yield "entry", (kind, id_)

    def _others(self) -> Iterator[_Row]:
        titles = {
            "terrain": self.tr("Terrain"),
            "feature": self.tr("Sites and features"),
            "piece": self.tr("Pieces"),
            "expansion": self.tr("Expansions"),
        }
        for kind, title in titles.items():
            if ids := self._look.entries[kind]:
                yield "title", title
            for start in range(0, len(ids), _NAMES):
                yield "names", (kind, ids[start : start + _NAMES])


class PackContents(QListView):
    """Measures rows in batches and paints pictures between other events."""

    def __init__(self, look: Look, theme: Theme) -> None:
        super().__init__()
        self.rows = ContentsModel(look, self)
        self.pictures = PackPictures(look, theme, self)
        self.pictures.signs.changed.connect(self._show_signs)
        self._look = look
        self._told: set[OwnPicture] = set()
        self.setItemDelegate(_Delegate(self.rows, self.pictures, theme, self))
        self.setAccessibleName(self.tr("What the pack contains"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setMouseTracking(True)  # the row below the mouse is a lighter one
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setBatchSize(_BATCH)
        self.setWordWrap(True)  # Qt measures rows anew when the width changes only if this is set
        self.setModel(self.rows)  # last: a change of the scroll mode measures all rows at once

    def sizeHint(self) -> QSize:
        """Return room for three pictures of sections, and a modest height: the list scrolls."""
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(COLUMNS * (PICTURE_WIDTH + _GAP) + bar, 480)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 96)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy the current row, or scroll within a row that is higher than the view."""
        row, area = self.visualRect(self.currentIndex()), self.viewport().rect()
        key, bar = event.key(), self.verticalScrollBar()
        if event.matches(QKeySequence.StandardKey.Copy):
            QGuiApplication.clipboard().setText(self.currentIndex().data() or "")
        elif key == Qt.Key.Key_Down and row.top() <= area.bottom() < row.bottom():
            bar.setValue(bar.value() + min(row.bottom() - area.bottom(), area.height() // 2))
        elif key == Qt.Key.Key_Up and row.top() < area.top() <= row.bottom():
            bar.setValue(bar.value() - min(area.top() - row.top(), area.height() // 2))
        else:
            super().keyPressEvent(event)

    def stop(self) -> None:
        """Paint no more pictures."""
        self.pictures.slices.stop()
        self.pictures.signs.close()

    def _show_signs(self) -> None:
        """Show the signs that have come, and name the pictures that cannot be drawn."""
        self.viewport().update()
        for own, reason in self.pictures.signs.refused.items():
            if own not in self._told:
                self._told.add(own)
                self.rows.add_warning(self._look.problem(own.problem(reason)))


class PackPictures:
    """Pictures of sections and signs of entries, made between other events when they are seen.

    Not more than some hundred are kept.
    """

    def __init__(self, look: Look, theme: Theme, view: QListView) -> None:
        self._look, self._theme, self._view = look, theme, view
        self._sections = SectionPictures(look.catalog, theme)
        self._made: dict[str, QPixmap] = {}
        self._wanted: dict[str, None] = {}
        self._seen: dict[OwnPicture, Source] = {}
        self.signs = SignShelf(view)
        self.slices: Slices[bool] = Slices(lambda _done: view.viewport().update(), view)

    def section(self, id_: str) -> QPixmap | None:
        """Return the picture of a section, None as long as it is not painted."""
        if id_ not in self._made and id_ not in self._wanted:
            self._wanted[id_] = None
            if not self.slices.is_active:
                self.slices.begin(self._make())
        return self._made.get(id_)

    def paint_emblem(self, painter: QPainter, key: _Key, entry: Tile | Card, rect: QRectF) -> None:
        """Draw a tile or card as the game draws it, with the sign that the pack has for it."""
        folder = "tiles" if isinstance(entry, Tile) else "cards"
        picture = self._look.catalog.pictures.get(key)
        sign = None if picture is None else self._sign(picture)
        paint_emblem(painter, folder, entry.id, rect, self._theme, entry=entry, own=sign)

    def _make(self) -> Iterator[bool | None]:
        while self._wanted:
            id_ = next(iter(self._wanted))
            if len(self._made) >= _KEPT:
                self._made.clear()
            self._made[id_] = self._picture(id_)
            del self._wanted[id_]
            yield None if self._wanted else True

    def _picture(self, id_: str) -> QPixmap:
        dpr, size = self._view.devicePixelRatioF(), picture_size(PICTURE_WIDTH)
        scale = PICTURE_WIDTH / section_size(1.0).width()
        picture = self._sections.picture(id_, 0, None, scale, dpr)
        keep, smooth = (
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        made = picture.scaled(size * dpr, keep, smooth)
        made.setDevicePixelRatio(dpr)
        return made

    def _sign(self, picture: OwnPicture) -> Bitmap | None:
        """Return the sign of a picture, None until it is drawn; those seen last are kept."""
        if picture not in self._seen:
            self._seen[picture] = partial(self._look.picture, picture.path)
            if len(self._seen) > _KEPT:
                del self._seen[next(iter(self._seen))]
            self.signs.want(self._seen)
        return self.signs.signs.get(picture)


class _Delegate(QStyledItemDelegate):
    """Draws into the list it belongs to."""

    def __init__(
        self, rows: ContentsModel, pictures: PackPictures, theme: Theme, view: PackContents
    ) -> None:
        super().__init__(view)
        self._rows, self._pictures, self._theme, self._view = rows, pictures, theme, view
        self._option = QTextOption()
        self._option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._fonts: tuple[QFont, dict[_Face, QFont]] = (QFont(), {})

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        row, width = self._rows.rows[index.row()], self._view.viewport().width()
        if row[0] == "sections":
            cells = [
                self._laid(_Text(self._rows.name("section", id_)), cell.width())
                for id_, cell in zip(row[1], self._cells(QRect(0, 0, width, 0)), strict=False)
            ]
            high = max(text.boundingRect().height() for text in cells)
            return QSize(0, round(picture_size(self._cell_width(width)).height() + high) + _GAP + 2)
        left, pad = self._inset(row[0])
        texts = self._rows.texts(row)
        room = width - left - 2 * pad
        high = sum(self._laid(text, room).boundingRect().height() + text.gap for text in texts)
        if row[0] in _CARDS:
            high = max(high, self._side(row[0])) + 2 * pad
        return QSize(0, round(high) + _GAP)

    def _side(self, kind: _Kind) -> int:
        """Return the side of the picture at the left of a card."""
        return scaled(_EMBLEM if kind == "entry" else _SIGN)

    def _inset(self, kind: _Kind) -> tuple[int, int]:
        """Return the room for the picture at the left, and the padding all around."""
        return (self._side(kind) + _GAP, _PAD) if kind in _CARDS else (0, 0)

    def _font(self, face: _Face) -> QFont:
        view, of = self._view, self._view.font()
        if not self._fonts[1] or self._fonts[0] != of:
            self._fonts = (
                of,
                {
                    "title": title_font(view),
                    "bold": scaled_font(view, bold=True),
                    "plain": scaled_font(view),
                    "small": scaled_font(view, SMALL),
                },
            )
        return self._fonts[1][face]

    def _laid(self, text: _Text, width: int) -> QTextLayout:
        """Return a text in lines of a width; a word that is longer is broken."""
        made = QTextLayout(text.text.replace("\n", _LINE_END), self._font(text.face))
        made.setTextOption(self._option)
        made.beginLayout()
        below = 0.0
        while (line := made.createLine()).isValid():
            line.setLineWidth(max(1, width))
            line.setPosition(QPointF(0, below))
            below += line.height()
        made.endLayout()
        return made

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row, rect = self._rows.rows[index.row()], option.rect.adjusted(0, 0, -1, -_GAP)
        kind, theme = row[0], self._theme
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if kind in _CARDS:
            painter.setPen(theme.colour("card_border"))
            painter.setBrush(theme.paper("card"))
            painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, 0, 0), CARD_RADIUS, CARD_RADIUS)
        paint_ground(painter, rect, option, theme, self._view.hasFocus())
        if kind == "sections":
            self._paint_sections(painter, option.rect, row[1])
        else:
            left, pad = self._inset(kind)
            self._paint_side(painter, row, rect.adjusted(pad, pad, 0, 0))
            y = float(option.rect.top() + (pad if kind in _CARDS else 0))
            room = option.rect.width() - left - 2 * pad
            for text in self._rows.texts(row):
                y = self._paint_text(
                    painter, text, QPointF(option.rect.left() + pad + left, y), room
                )
        painter.restore()

    def _paint_text(self, painter: QPainter, text: _Text, at: QPointF, width: int) -> float:
        """Draw a text; return where it ends."""
        laid = self._laid(text, width)
        painter.setPen(self._theme.colour(text.colour))
        laid.draw(painter, QPointF(at.x(), at.y() + text.gap))
        return at.y() + text.gap + laid.boundingRect().height()

    def _paint_side(self, painter: QPainter, row: _Row, place: QRect) -> None:
        kind, subject = row
        side = self._side(kind)
        if kind == "entry":
            square = QRectF(place.left(), place.top(), side, side)
            self._pictures.paint_emblem(painter, subject, self._rows.entry(subject), square)
        elif kind == "problem":
            icon, colour = LOOKS[subject.severity]
            dpr = self._view.devicePixelRatioF()
            painter.drawPixmap(place.topLeft(), tinted(icon, self._theme.colour(colour), side, dpr))

    def _paint_sections(self, painter: QPainter, rect: QRect, ids: Sequence[str]) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for id_, cell in zip(ids, self._cells(rect), strict=False):
            size = picture_size(cell.width())
            if (picture := self._pictures.section(id_)) is not None:
                inner = picture.deviceIndependentSize().scaled(
                    size, Qt.AspectRatioMode.KeepAspectRatio
                )
                place = QRectF(QPointF(cell.topLeft()), inner)
                painter.drawPixmap(place, picture, QRectF(picture.rect()))
            text = _Text(self._rows.name("section", id_), gap=2)
            below = QPointF(cell.left(), cell.top() + size.height())
            self._paint_text(painter, text, below, cell.width())

    def _cell_width(self, width: int) -> int:
        return max(1, min(PICTURE_WIDTH, (width - (COLUMNS - 1) * _GAP) // COLUMNS))

    def _cells(self, rect: QRect) -> Iterator[QRect]:
        """Yield the places of sections in a row."""
        width = self._cell_width(rect.width())
        for column in range(COLUMNS):
            yield QRect(rect.left() + column * (width + _GAP), rect.top(), width, rect.height())


@lru_cache(maxsize=32)
def picture_size(width: int) -> QSize:
    """Return the size of the picture of a section."""
    whole = section_size(1.0)
    return QSize(width, round(width * whole.height() / whole.width()))


def _short(text: str) -> str:
    """Return a text with dots where it is so long that measuring it would take too long."""
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
