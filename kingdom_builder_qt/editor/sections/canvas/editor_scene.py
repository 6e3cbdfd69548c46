"""The scene of the editor: shows the document and passes mouse and keyboard events to one tool."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneDragDropEvent, QGraphicsSceneMouseEvent

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import Hex, Mask, row_column
from kingdom_builder_qt.editor.sections.canvas.canvas_items import (
    CanvasSectionItem,
    LightItem,
    RimItem,
)
from kingdom_builder_qt.editor.sections.canvas.canvas_marks import (
    AxisMark,
    BlockedMark,
    CanvasMark,
    FlashMark,
    PreviewMark,
    SelectionMark,
)
from kingdom_builder_qt.editor.sections.canvas.landing import Landing, can_land, landing
from kingdom_builder_qt.editor.sections.canvas.section_item import SectionPainter, frame_rect
from kingdom_builder_qt.editor.sections.canvas.tool import Tool
from kingdom_builder_qt.editor.sections.canvas.workbench import Workbench
from kingdom_builder_qt.editor.sections.document.fragment import Fragment
from kingdom_builder_qt.editor.sections.document.layers import layers_of
from kingdom_builder_qt.editor.sections.document.section_grid import BOARD_GRID, SectionGrid
from kingdom_builder_qt.ui.art.geometry import hex_under, outline
from kingdom_builder_qt.ui.art.sprites import render
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.table.board.items import CursorItem

MARGIN: Final = 14.0
_NONE: Final = Qt.KeyboardModifier.NoModifier


class EditorScene(QGraphicsScene):
    """Draws through its items only; every change goes through the active tool."""

    hex_hovered = Signal(object)  # Hex | None, mouse or keyboard
    cursor_moved = Signal(object)  # Hex
    picked = Signal(object)  # Hex: a right click
    outside_hovered = Signal(object)  # Hex | None: on the board around the section
    outside_pressed = Signal(object, object)  # Hex on the board around the section, the button
    pen_turned = Signal(bool)  # a press, with the eraser end of a pen or not
    laid_out = Signal()  # the cells around the section are set

    def __init__(
        self,
        bench: Workbench,
        painter: SectionPainter,
        parent: QObject | None = None,
    ) -> None:
        """Show the document of a workbench; `use` sets the tool.

        Scenes may share a `painter` and its picture cache.
        """
        super().__init__(parent)
        self.bench = bench
        self._idle = self.tool = Tool(bench)
        self._hovered: Hex | None = None
        self.outside_hex: Hex | None = None  # under the pointer, on the board around the section
        self._around: dict[Hex, Cell] = {}  # cells of the board around
        self._room: QRectF | None = None  # the rectangle of the board around
        self.rim = RimItem()
        self.section = CanvasSectionItem(painter)
        self.light = LightItem()
        self.blocked = BlockedMark()
        self.blocked.hide()
        self.preview = PreviewMark(painter)
        self.selection = SelectionMark()
        self.axis = AxisMark()
        self.flash = FlashMark()
        self.cursor_item = CursorItem()
        over = (self.light, self.blocked, self.selection, self.preview, self.axis, self.flash)
        self._marks: tuple[CanvasMark, ...] = (self.rim, *over)
        for z, item in enumerate((self.rim, self.section, *over, self.cursor_item)):
            item.setZValue(10 * z)
            self.addItem(item)
        self._connect()
        self.set_painter(painter)
        self._show_all()

    def _connect(self) -> None:
        bench = self.bench
        bench.document.cells_changed.connect(self._on_cells_changed)
        bench.document.replaced.connect(self._on_replaced)
        bench.document.moving.connect(self._rest)
        bench.document.moved.connect(self._on_moved)
        bench.preview_changed.connect(self._show_preview)
        bench.selection_changed.connect(lambda: self.selection.set_mask(bench.selection))
        paint = bench.paint
        # Slots of the scene, which are disconnected with it: the paint outlives the scene.
        paint.symmetry_changed.connect(self._show_symmetry)
        for changed in (paint.cell_changed, paint.size_changed, paint.symmetry_changed):
            changed.connect(self._refresh_tool)

    def set_painter(self, painter: SectionPainter) -> None:
        """Use a painter for the current theme and content."""
        self.setBackgroundBrush(current_theme().colour("table"))
        self.section.set_painter(painter)
        self.preview.painter = painter
        for item in (*self._marks, self.cursor_item):
            item.update()  # each item: Qt caches pictures of some

    def use(self, tool: Tool) -> None:
        """Let another tool follow mouse and keyboard."""
        if tool is not self.tool:
            self.tool.deactivate()
            self.tool = tool
            self.tool.hover(self.place)

    def use_no_tool(self) -> None:
        """Use no tool: the tools work on another section."""
        self.use(self._idle)

    # -- display
    # -------------------------------------------------------------------------------------

    def set_around(self, cells: Mapping[Hex, Cell], room: QRectF | None) -> None:
        """Set the cells around the section; `room`: their rectangle, with frame and rulers.

        Without a `room` the section is alone, in its own rim.
        """
        self._around, self._room = dict(cells), room
        self.rim.setVisible(room is None)
        self._show_all()
        self.laid_out.emit()

    def _show_all(self) -> None:
        grid = self.bench.grid
        for mark in self._marks:
            mark.set_grid(grid)
        self.flash.set_grid(grid, self._room)
        is_part = self._room is not None and not grid.is_island
        self.light.lit = BOARD_GRID if is_part else grid
        self.flash.stop()
        self.selection.set_mask(self.bench.selection)
        self.section.set_cells(self.bench.document.cells(), grid, self._around)
        self._show_symmetry()
        self._mark_blocked()
        room = self._room or frame_rect(grid)
        self.setSceneRect(room.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))
        if self.cursor is not None and not grid.holds(self.cursor):
            self.cursor_item.hex = None
            self.cursor_item.hide()

    def _rest(self) -> None:
        """Cancel the gesture, because its hexes are about to change."""
        if self.tool.is_down:
            self.tool.cancel()
        self.tool.hover(None)
        self._hovered = self.outside_hex = None

    def _on_moved(self, before: SectionGrid) -> None:
        """Show the section on its new grid; the keyboard cursor stays on its cell."""
        cursor, is_shown = self.cursor, self.cursor_item.isVisible()
        if cursor is not None:
            self.cursor_item.go_to(self.bench.grid.hexes[before.index(cursor)])
            self.cursor_item.setVisible(is_shown)
        self._show_all()
        self.tool.hover(self.place)
        self.hex_hovered.emit(self.place)

    def _on_cells_changed(self, mask: Mask) -> None:
        self.section.change(self.bench.document.cells_of(mask))
        self._mark_blocked()
        self.tool.section_changed()

    def _on_replaced(self) -> None:
        self._rest()
        self._show_all()

    def _show_symmetry(self) -> None:
        self.axis.set_symmetry(self.bench.symmetry)

    def show_blocked(self, shown: bool) -> None:
        self.blocked.setVisible(shown)
        self._mark_blocked()

    def _mark_blocked(self) -> None:
        if self.blocked.isVisible():
            layers = layers_of(self.bench.document.section, self.bench.grid)
            allowed = layers.buildable(self.bench.catalog) | layers.empty
            self.blocked.set_mask(layers.grid.mask & ~allowed)

    def _show_preview(self) -> None:
        bench = self.bench
        around = self._around | bench.document.cells() if bench.preview else {}
        self.preview.show_cells(bench.preview, around, bench.marked)

    def _refresh_tool(self) -> None:
        if not self.tool.is_down:
            self.tool.show_preview()

    # -- the mouse ---------------------------------------------------------------------------------

    def hex_at_point(self, point: QPointF) -> Hex | None:
        """Return the hex of the section at a point, None outside."""
        return hex_under(point, self.bench.grid.mask)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Begin a gesture (left), or pick the terrain of the hex (right)."""
        hex_ = self._follow(event.scenePos())
        if self.outside_hex is not None and not self.tool.is_down:
            self.outside_pressed.emit(self.outside_hex, event.button())
        if event.button() == Qt.MouseButton.LeftButton:
            self._press(hex_, event.modifiers())
        elif event.button() == Qt.MouseButton.RightButton:
            if self.tool.is_down:
                self.tool.cancel()
            elif hex_ is not None:
                self.picked.emit(hex_)
        event.accept()

    def _press(self, hex_: Hex | None, modifiers: Qt.KeyboardModifier) -> None:
        """Begin a gesture, or go to the end of one that a click has begun."""
        self._is_click = not self.tool.is_down
        if self._is_click:
            self.tool.press(hex_, modifiers)
        else:
            self.tool.move(hex_)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Pass the hex to the tool if the pointer has reached another one."""
        before = self._hovered
        hex_ = self._follow(event.scenePos())
        if hex_ == before and not self._was_keyboard:
            return
        self._was_keyboard = False
        if self.tool.is_down:
            self._is_click = False
            self.tool.move(hex_)
        else:
            self.tool.hover(hex_, event.modifiers())
        self.hex_hovered.emit(hex_)

    _was_keyboard = False
    _is_click = False  # the button went down on the hex under the pointer, and began a gesture

    def _follow(self, point: QPointF) -> Hex | None:
        self.cursor_item.hide()
        self._hovered = self.hex_at_point(point)
        under = hex_under(point) if self._hovered is None else None
        outside_hex = under if under in self._around else None
        if outside_hex != self.outside_hex:
            self.outside_hex = outside_hex
            self.outside_hovered.emit(outside_hex)
        return self._hovered

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        stays = self._is_click and self.tool.is_down and self.tool.awaits_second_click
        if event.button() == Qt.MouseButton.LeftButton and not stays:
            self._release()
        event.accept()

    def _release(self) -> None:
        """End the gesture and preview the next one, which may belong to another tool."""
        self.tool.release()
        self._refresh_tool()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)

    def pointer_left(self) -> None:
        """End hovering: no scene event reports that the mouse has left the window."""
        if self.outside_hex is not None:
            self.outside_hex = None
            self.outside_hovered.emit(None)
        if self._hovered is not None and not self.tool.is_down:
            self._hovered = None
            self.tool.hover(None)
            self.hex_hovered.emit(None)

    # -- tiles from the palette, hexes from other sections -----------------------------------------

    def lift(self) -> Fragment | None:
        """Cancel the gesture and return the hexes it carries, None without any."""
        fragment = self.tool.carried
        if fragment is not None:
            self.tool.cancel()
        return fragment

    def selection_picture(self, most: float, sharpness: float) -> QPixmap:
        """Return a picture of the selected hexes, at most `most` screen pixels wide and high."""
        bench, mask = self.bench, self.bench.selection
        rect = outline(mask).boundingRect()
        scale = sharpness * most / max(rect.width(), rect.height(), most)
        paint, cells = self.preview.painter.paint_cells, bench.document.cells()
        pixmap = render(
            rect, scale, lambda painter: paint(painter, cells, bench.grid, mask, is_lit=False)
        )
        pixmap.setDevicePixelRatio(sharpness)
        return pixmap

    def dragEnterEvent(self, event: QGraphicsSceneDragDropEvent) -> None:
        event.setAccepted(can_land(event.mimeData(), self.bench))

    def dragMoveEvent(self, event: QGraphicsSceneDragDropEvent) -> None:
        found = self._landing(event)
        event.setAccepted(found is not None)
        if found is None:
            self.bench.hide()
        else:
            self.bench.show(found.cells, found.mask)

    def dragLeaveEvent(self, event: QGraphicsSceneDragDropEvent) -> None:
        self.bench.hide()

    def dropEvent(self, event: QGraphicsSceneDragDropEvent) -> None:
        found = self._landing(event)
        self.bench.hide()
        if found is not None:
            selected = found.mask if found.is_selected else None
            self.bench.document.paint(found.cells, found.text, selected=selected)
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()

    def _landing(self, event: QGraphicsSceneDragDropEvent) -> Landing | None:
        """Return the effect of a drop; hexes that return to their section are moved."""
        comes_back = event.source() in self.views()
        moves = comes_back and not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        return landing(event.mimeData(), self.bench, self._follow(event.scenePos()), moves=moves)

    # -- the keyboard ------------------------------------------------------------------------------

    @property
    def cursor(self) -> Hex | None:
        """The hex of the keyboard cursor, None before its first use."""
        return self.cursor_item.hex

    def cursor_rect(self) -> QRectF:
        return self.cursor_item.sceneBoundingRect()

    def move_cursor(self, way: QPoint, *, drags: bool = False) -> None:
        """Move the cursor by columns (x) and rows (y); `drags`: as with the button pressed."""
        if self.cursor is None or not self.cursor_item.isVisible():
            self._show_cursor()
            return
        if drags and not self.tool.is_down:
            self.tool.press(self.cursor)
        self.go_to(self._walked(self.cursor, way))
        if drags and not self.tool.has_two_ends:
            self._release()

    def _show_cursor(self) -> None:
        """Show the cursor without further effect: at a floating fragment, else at its last hex."""
        grid = self.bench.grid
        middle = grid.hexes[grid.rows // 2 * grid.columns + grid.columns // 2]
        last = middle if self.cursor is None else self.cursor
        self.go_to(last if self._floating is None else self._floating)

    @property
    def _floating(self) -> Hex | None:
        """The hex of a pasted or lifted fragment, None without one."""
        return self.tool.hex if self.tool.is_floating else None

    def _walked(self, hex_: Hex, way: QPoint) -> Hex:
        lines, (row, column) = self.bench.grid.lines, row_column(hex_)
        top, left = row_column(lines[0][0])
        line = lines[min(max(row - top + way.y(), 0), len(lines) - 1)]
        return line[min(max(column - left + way.x(), 0), len(line) - 1)]

    def go_to(self, hex_: Hex) -> None:
        """Move the keyboard cursor to a hex, and the tool with it."""
        self.cursor_item.go_to(hex_)
        self._was_keyboard = True
        if self.tool.is_down:
            self.tool.move(hex_)
        else:
            self.tool.hover(hex_)
        self.hex_hovered.emit(hex_)
        self.cursor_moved.emit(hex_)

    @property
    def place(self) -> Hex | None:
        """The hex under the pointer, or under the keyboard cursor if that was used last."""
        return self.cursor if self.cursor_item.isVisible() else self._hovered

    def activate_cursor(self, modifiers: Qt.KeyboardModifier = _NONE) -> None:
        """Act as a click; a tool with two ends begins, and ends on the next call.

        A hidden cursor is only shown.  A floating fragment is placed where it is shown.
        """
        if self._floating is not None:
            if not self.tool.is_down:
                self.tool.press(self._floating, modifiers)
            self._release()
            return
        if self.cursor is None or not self.cursor_item.isVisible():
            self._show_cursor()
            return
        if self.tool.is_down:
            self._release()
            return
        self.tool.press(self.cursor, modifiers)
        if not self.tool.has_two_ends:
            self._release()

    def abandon(self) -> None:
        """Cancel the gesture, if there is one."""
        if self.tool.is_down:
            self.tool.cancel()

    def cancel(self) -> None:
        """Cancel the gesture; without one, clear the selection."""
        if not self.tool.cancel():
            self.bench.select(0)
