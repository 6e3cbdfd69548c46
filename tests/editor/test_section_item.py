"""The drawing of a section: repaints are sufficient, and thumbnails equal it."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QRegion
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.sections.canvas.canvas_items import CanvasSectionItem
from kingdom_builder_qt.editor.sections.canvas.section_item import (
    SectionPainter,
    cells_of,
    frame_rect,
    grid_of,
    hexes_rect,
    picture,
)
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.ui.desktop.style.theme import THEMES
from tests.editor.canvas_support import at

pytestmark = [
    pytest.mark.usefixtures("hexes_painted"),
    pytest.mark.qt_log_ignore("This plugin does not support"),
]


def whole(editor: EditorWindow) -> QImage:
    """Return the viewport painted from scratch."""
    viewport = editor.canvas.viewport()
    image = QImage(viewport.size(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    viewport.render(painter, viewport.rect().topLeft(), QRegion(viewport.rect()))
    painter.end()
    return image


@pytest.mark.parametrize(
    "cell", [Cell(terrain="forest"), Cell(terrain="water"), Cell(feature="castle"), Cell()]
)
def test_changed_parts_are_repainted(editor: EditorWindow, cell: Cell) -> None:
    """Only the neighbourhood of a change is repainted, and the result equals a full paint."""
    rects = []
    section = editor.scene.section
    update = section.update
    section.update = lambda *rect: (rects.extend(rect), update(*rect))  # type: ignore[method-assign]
    before = whole(editor)
    editor.bench.document.paint({at(5, 5): cell}, "Paint")
    after = whole(editor)
    assert len(rects) == 1
    changed = rects[0]
    to_view = editor.canvas.mapFromScene
    corner, far = to_view(changed.topLeft()), to_view(changed.bottomRight())
    for image in (before, after):
        painter = QPainter(image)
        painter.fillRect(corner.x(), corner.y(), far.x() - corner.x(), far.y() - corner.y(), 0)
        painter.end()
    assert before == after


def test_thumbnails_differ_by_section(editor: EditorWindow) -> None:
    """Every shipped section has a picture of its own, of the size of its hexes."""
    theme, seen = THEMES["light"], []
    for section in list(editor.catalog.sections.values())[:6]:
        drawn = picture(section, editor.catalog, theme, 0.25)
        assert drawn.width() == pytest.approx(hexes_rect(grid_of(section)).width() / 4, abs=1)
        seen.append(drawn.toImage())
    assert all(a != b for n, a in enumerate(seen) for b in seen[:n])


def test_frame_is_around_the_hexes(editor: EditorWindow) -> None:
    """The rim makes a picture larger, and its corner has no hex."""
    section, theme = editor.document.section, THEMES["light"]
    framed = picture(section, editor.catalog, theme, 0.25, frame=True)
    rect = frame_rect(grid_of(section))
    assert framed.width() == pytest.approx(rect.width() / 4, abs=1)
    assert framed.toImage().pixelColor(framed.width() // 2, 3) == theme.colour("rim")


def test_unknown_content_is_drawn(editor: EditorWindow) -> None:
    """A draft with unknown terrain and locations is drawn."""
    from dataclasses import replace

    odd = (Cell(terrain="lava"), Cell(feature="volcano"), Cell(feature="location"))
    section = editor.document.section
    section = replace(section, cells=odd + section.cells[3:])
    image = QImage(300, 300, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    SectionPainter(editor.catalog, THEMES["dark"]).paint(painter, section, frame=True)
    painter.end()
    editor.files.edit(section)
    editor.page.check_now()
    assert editor.issues.has_errors


def test_a_part_that_is_repainted_is_as_if_all_were(
    editor: EditorWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every part affected by a changed hex is repainted, without a visible seam."""
    section, theme, scale = editor.document.section, THEMES["light"], 0.75
    grid, cells = grid_of(section), cells_of(section)
    item = CanvasSectionItem(SectionPainter(editor.catalog, theme))
    item.set_cells(cells, grid)
    asked: list[QRectF] = []
    monkeypatch.setattr(item, "update", asked.append, raising=False)
    rng = Random(1)
    image = painted(item, scale)
    for terrain in ("forest", "water", "desert", "mountain", "water", "grass", "canyon"):
        asked.clear()
        item.change({rng.choice(grid.hexes): Cell(terrain=terrain)})
        for rect in asked:
            repaint(item, image, rect, scale)
        assert image == painted(item, scale), terrain


def painted(item: CanvasSectionItem, scale: float) -> QImage:
    """Return the painted picture of an item."""
    rect = item.boundingRect()
    image = QImage(
        round(rect.width() * scale), round(rect.height() * scale), QImage.Format.Format_RGB32
    )
    repaint(item, image, rect, scale)
    return image


def repaint(item: CanvasSectionItem, image: QImage, rect: QRectF, scale: float) -> None:
    """Paint a part of an item as a view does: cleared and clipped to whole pixels."""
    corner = item.boundingRect().topLeft()
    area = QRectF((rect.topLeft() - corner) * scale, rect.size() * scale).toAlignedRect()
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(area)
    painter.fillRect(area, THEMES["light"].colour("table"))
    painter.scale(scale, scale)
    painter.translate(-corner)
    option = QStyleOptionGraphicsItem()
    option.exposedRect = QRectF(QPointF(area.topLeft()) / scale + corner, area.size() / scale)
    item.paint(painter, option)
    painter.end()
