"""Holds the tools and which of them is used; joins their signals with the scene."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.editor.canvas.scene import EditorScene
from kingdom_builder_qt.editor.canvas.tool import Tool
from kingdom_builder_qt.editor.canvas.workbench import Workbench
from kingdom_builder_qt.editor.document.fragment import Fragment
from kingdom_builder_qt.editor.tools.brush import BrushTool, EraserTool
from kingdom_builder_qt.editor.tools.pick import PickTool, SwapTool
from kingdom_builder_qt.editor.tools.select import LassoTool, RectangleTool
from kingdom_builder_qt.editor.tools.shapes import FillTool, LineTool
from kingdom_builder_qt.editor.tools.stamp import StampTool

TOOLS: Final[dict[str, type[Tool]]] = {
    "brush": BrushTool,
    "eraser": EraserTool,
    "line": LineTool,
    "fill": FillTool,
    "select": RectangleTool,
    "lasso": LassoTool,
    "pick": PickTool,
    "swap": SwapTool,
}
PAINTING: Final = ("brush", "line", "fill")  # keep their tool when another cell is chosen


class Toolbox(QObject):
    """`changed` carries the id of the tool in use."""

    changed = Signal(str)

    def __init__(self, bench: Workbench, scene: EditorScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self.bench = bench
        self.tools = {id_: kind(bench) for id_, kind in TOOLS.items()}
        self.stamp = StampTool(bench)
        self.stamp.done.connect(self._back)
        self.current = "brush"
        self._painter = "brush"  # the tool to paint with after picking
        pick = self.tools["pick"]
        assert isinstance(pick, PickTool)
        pick.picked.connect(self.paint)
        scene.picked.connect(self._pick)
        scene.use(self.tools["brush"])

    @property
    def tool(self) -> Tool:
        return self._scene.tool

    @property
    def is_stamping(self) -> bool:
        """Return whether a fragment hangs on the pointer."""
        return self._scene.tool is self.stamp

    def use(self, id_: str) -> None:
        self.current = id_
        if id_ in PAINTING:
            self._painter = id_
        self._scene.use(self.tools[id_])
        self.changed.emit(id_)

    def paint(self) -> None:
        """Use a tool that paints what is in the brush, the one from before if there was one."""
        if self.current not in PAINTING:
            self.use(self._painter)

    def hold(self, fragment: Fragment, hex_: Hex | None) -> None:
        """Hang a fragment on the pointer or the keyboard cursor."""
        self._scene.use(self.stamp)
        self.stamp.take(fragment, hex_)
        self.changed.emit("")

    def _back(self) -> None:
        self.use(self.current)

    def _pick(self, hex_: Hex) -> None:
        """Take what is under a right click into the brush."""
        if self.is_stamping:
            self.stamp.cancel()
            return
        self.bench.set_cell(self.bench.document.cell(hex_))
        self.paint()
