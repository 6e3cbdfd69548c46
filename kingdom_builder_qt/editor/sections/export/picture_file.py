"""A section as a picture (PNG, SVG) or on paper (PDF), painted by the code of the canvas."""

from __future__ import annotations

import errno
from collections.abc import Callable, Generator, Iterator
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QBuffer,
    QIODevice,
    QLineF,
    QMarginsF,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QColor, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen
from PySide6.QtSvg import QSvgGenerator

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.atomic_files import write_bytes
from kingdom_builder_qt.core.board import Section
from kingdom_builder_qt.editor.sections.canvas.section_item import (
    SectionPainter,
    draw_rim,
    frame_rect,
    hexes_rect,
)
from kingdom_builder_qt.editor.sections.document.section_grid import SectionGrid, grid_of
from kingdom_builder_qt.editor.sections.export.print_layout import (
    CAPTION,
    HEX_MM,
    OVERLAP,
    PAPERS,
    Layout,
    Sheet,
    lay_out,
)
from kingdom_builder_qt.editor.sections.export.svg_tidy import tidy
from kingdom_builder_qt.ui.art.geometry import WIDTH, outline
from kingdom_builder_qt.ui.desktop.style.theme import THEMES, Theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.picture_writer import Drawing, png_bytes
from kingdom_builder_qt.ui.words.name_texts import content_text

tr = translator(__name__)

DPI: Final = 1200
MOST_PIXELS: Final = 8192
_MM: Final = 25.4
_MARK, _GAP = 5.0, 2.0  # length of a crop mark, and its distance from the section
_INK: Final = QColor("#202020")

_STRIP: Final = 256  # rows of pixels that are cleared at once


def save_png(
    path: Path, section: Section, catalog: Catalog, theme: Theme, width: int, *, frame: bool = True
) -> None:
    """Write a picture `width` pixels wide; OSError if it cannot be written."""
    write_bytes(path, _encoded(png_of(section, catalog, theme, width, frame=frame)))


def png_of(
    section: Section, catalog: Catalog, theme: Theme, width: int, *, frame: bool = True
) -> Drawing:
    """Paint a picture `width` pixels wide, in steps."""
    for image in _picture_steps(section, catalog, theme, width, frame):
        yield None if image is None else partial(png_bytes, image)


def png_size(section: Section, width: int, *, frame: bool = True) -> QSize:
    """Return the size of a picture `width` pixels wide, clamped to `MOST_PIXELS`."""
    rect, width = _rect(section, frame), max(1, min(width, MOST_PIXELS))
    return QSize(width, round(rect.height() * (width / rect.width())))


def picture_of(
    section: Section, catalog: Catalog, theme: Theme, width: int, *, frame: bool = True
) -> QImage:
    """Return a picture `width` pixels wide, transparent outside the hexes."""
    *_, image = _picture_steps(section, catalog, theme, width, frame)
    assert image is not None, "the last step gives the picture"
    return image


def _picture_steps(
    section: Section, catalog: Catalog, theme: Theme, width: int, frame: bool
) -> Iterator[QImage | None]:
    rect, size = _rect(section, frame), png_size(section, width, frame=frame)
    scale = size.width() / rect.width()
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    painter = _begin(image)
    try:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        for top in range(0, image.height(), _STRIP):
            painter.fillRect(0, top, size.width(), _STRIP, Qt.GlobalColor.transparent)
            yield None
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.scale(scale, scale)
        painter.translate(-rect.topLeft())
        yield from SectionPainter(catalog, theme).steps(painter, section, frame=frame)
    finally:
        painter.end()
    yield image


def save_svg(
    path: Path, section: Section, catalog: Catalog, theme: Theme, *, frame: bool = True
) -> None:
    """Write a vector drawing; OSError if it cannot be written."""
    write_bytes(path, _encoded(svg_of(section, catalog, theme, frame=frame)))


def svg_of(section: Section, catalog: Catalog, theme: Theme, *, frame: bool = True) -> Drawing:
    """Draw in steps, without pixels and fonts: letters are paths."""
    rect, grid = _rect(section, frame), grid_of(section)
    art = SectionPainter(catalog, theme, is_vector=True)
    rim = yield from _svg_steps(rect, lambda painter: _rim_steps(painter, grid, theme, frame))
    land = yield from _svg_steps(rect, lambda painter: art.steps(painter, section))
    area = art.area(grid.mask).translated(-rect.topLeft())
    name = content_text(section.name)
    yield lambda: tidy(rim, land, area, name, section.description or name)


def _rim_steps(painter: QPainter, grid: SectionGrid, theme: Theme, frame: bool) -> Iterator[None]:
    if frame:
        draw_rim(painter, grid, theme)
    yield


def _svg_steps(
    rect: QRectF, steps: Callable[[QPainter], Iterator[None]]
) -> Generator[None, None, bytes]:
    """Record painting in steps; QSvgGenerator supports no clip."""
    buffer, generator = _buffer(), QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(rect.size().toSize())
    generator.setViewBox(QRectF(QPointF(), rect.size()))
    painter = _begin(generator)
    try:
        painter.translate(-rect.topLeft())
        yield from steps(painter)
    finally:
        is_whole = painter.end()
    return _content(buffer, is_whole)


def print_size(section: Section) -> QSizeF:
    """Return the actual size of a section in millimetres."""
    return hexes_rect(grid_of(section)).size() * (HEX_MM / WIDTH)


def print_layout(section: Section, paper: str) -> Layout:
    """Return the pages of a print on one of `PAPERS`."""
    return lay_out(print_size(section), PAPERS[paper])


def save_pdf(path: Path, section: Section, catalog: Catalog, paper: str = "A4") -> None:
    """Write a print in actual size; OSError if it cannot be written."""
    write_bytes(path, _encoded(pdf_of(section, catalog, paper)))


def pdf_of(section: Section, catalog: Catalog, paper: str = "A4") -> Drawing:
    """Print in actual size on one of `PAPERS`, in steps."""
    layout, buffer = print_layout(section, paper), _buffer()
    writer = QPdfWriter(buffer)
    writer.setResolution(DPI)
    writer.setTitle(content_text(section.name))
    writer.setAuthor(section.author)
    # A custom page size, so that a landscape sheet needs no rotation.
    page = QPageSize(layout.page, QPageSize.Unit.Millimeter, paper)
    writer.setPageLayout(QPageLayout(page, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0)))
    painter = _begin(writer)
    try:
        painter.scale(DPI / _MM, DPI / _MM)
        for sheet in layout.sheets:
            if sheet is not layout.sheets[0]:
                writer.newPage()
            for _ in _sheet_steps(painter, sheet, layout, section, catalog):
                yield None
    finally:
        is_whole = painter.end()
    drawn = _content(buffer, is_whole)
    yield lambda: drawn


# -- one page --------------------------------------------------------------------------------------


def _sheet_steps(
    painter: QPainter, sheet: Sheet, layout: Layout, section: Section, catalog: Catalog
) -> Iterator[None]:
    """Paint in millimetres from the corner of the paper, in steps."""
    area = sheet.area
    painter.save()
    try:
        painter.setClipRect(area)
        painter.translate(sheet.corner - sheet.part.topLeft())
        painter.scale(HEX_MM / WIDTH, HEX_MM / WIDTH)
        painter.setClipPath(outline(grid_of(section).mask), Qt.ClipOperation.IntersectClip)
        yield from SectionPainter(catalog, THEMES["light"], is_vector=True).steps(painter, section)
    finally:
        painter.restore()
    painter.setPen(QPen(_INK, 0.1))
    painter.drawLines(crop_marks(area))
    painter.setPen(QPen(_INK, 0.15, Qt.PenStyle.DashLine))
    painter.drawLines(glue_lines(sheet, layout))
    _paint_words(painter, sheet, layout, section)


def crop_marks(area: QRectF) -> list[QLineF]:
    """Return two short lines outside each corner of a rectangle."""
    far = _GAP + _MARK
    lines = []
    for x, out in ((area.left(), -1), (area.right(), 1)):
        for y, down in ((area.top(), -1), (area.bottom(), 1)):
            lines.append(QLineF(x, y + down * _GAP, x, y + down * far))
            lines.append(QLineF(x + out * _GAP, y, x + out * far, y))
    return lines


def glue_lines(sheet: Sheet, layout: Layout) -> list[QLineF]:
    """Return the marks on the rim where the neighbouring sheets end."""
    area, lines = sheet.area, []
    sides = (
        (sheet.column > 0, area.left() + OVERLAP),
        (sheet.column < layout.columns - 1, area.right() - OVERLAP),
    )
    for wanted, x in sides:
        if wanted:
            for y, down in ((area.top(), -1), (area.bottom(), 1)):
                lines.append(QLineF(x, y + down * _GAP, x, y + down * (_GAP + _MARK)))
    sides = (
        (sheet.row > 0, area.top() + OVERLAP),
        (sheet.row < layout.rows - 1, area.bottom() - OVERLAP),
    )
    for wanted, y in sides:
        if wanted:
            for x, out in ((area.left(), -1), (area.right(), 1)):
                lines.append(QLineF(x + out * _GAP, y, x + out * (_GAP + _MARK), y))
    return lines


def _paint_words(painter: QPainter, sheet: Sheet, layout: Layout, section: Section) -> None:
    area, many = sheet.area, len(layout.sheets)
    words = content_text(section.name)
    if section.author:
        by = tr("{name}, by {author}")
        words = by.format(name=words, author=section.author)
    painter.setPen(_INK)
    above = QRectF(area.left() + 4, area.top() - _GAP - CAPTION, area.width() - 8, CAPTION)
    painter.setFont(THEMES["light"].font(4, bold=True))
    painter.drawText(above, Qt.AlignmentFlag.AlignCenter, words)
    notes = [tr("Print at 100\u00a0%: a hex is 18 mm wide.")]
    if many > 1:
        text = tr("Sheet {number} of {count}: overlap as far as the dashed marks.")
        number = sheet.row * layout.columns + sheet.column + 1
        notes.append(text.format(number=number, count=many))
    below = QRectF(area.left() + 4, area.bottom() + _GAP, area.width() - 8, CAPTION)
    painter.setFont(THEMES["light"].font(3))
    painter.drawText(below, Qt.AlignmentFlag.AlignCenter, " ".join(notes))


# -- inside ----------------------------------------------------------------------------------------


def _rect(section: Section, frame: bool) -> QRectF:
    return (frame_rect if frame else hexes_rect)(grid_of(section))


def _begin(device: QImage | QSvgGenerator | QPdfWriter) -> QPainter:
    painter = QPainter(device)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    return painter


def _encoded(drawing: Drawing) -> bytes:
    """Paint to the end and return the content of the file."""
    *_, encode = drawing
    assert encode is not None, "the last step says how to encode"
    return encode()


def _buffer() -> QBuffer:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer


def _content(buffer: QBuffer, is_whole: bool) -> bytes:
    """Return the written bytes; OSError unless writing succeeded."""
    if not is_whole:
        raise OSError(errno.EIO, buffer.errorString())
    buffer.close()
    return bytes(buffer.data().data())
