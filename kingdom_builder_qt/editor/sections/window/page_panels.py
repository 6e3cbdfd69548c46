"""The stacks of panels around the canvas: each page has its own panels, which keep their state."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QStackedWidget

from kingdom_builder_qt.editor.sections.page.section_page import SectionPage

PLACES: Final = ("properties", "statistics", "issues")


class PagePanels:
    """A stack for each dock of a page."""

    def __init__(self) -> None:
        self.stacks = {name: QStackedWidget() for name in PLACES}

    def add(self, page: SectionPage) -> None:
        for name, stack in self.stacks.items():
            if stack.indexOf(page.panels[name]) < 0:
                stack.addWidget(page.panels[name])

    def show(self, page: SectionPage) -> None:
        for name, stack in self.stacks.items():
            stack.setCurrentWidget(page.panels[name])

    def drop_others(self, pages: list[SectionPage]) -> None:
        """Delete all panels that belong to none of these pages."""
        for name, stack in self.stacks.items():
            wanted = [page.panels[name] for page in pages]
            panels = [stack.widget(index) for index in range(stack.count())]
            for panel in panels:
                if panel is not None and panel not in wanted:
                    stack.removeWidget(panel)
                    panel.deleteLater()
