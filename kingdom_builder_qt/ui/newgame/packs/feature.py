"""Packs of content, opened from the main window."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from kingdom_builder_qt.ui.desktop.widgets.action_set import Spec
from kingdom_builder_qt.ui.table.page.feature import Command, Feature

if TYPE_CHECKING:
    from kingdom_builder_qt.ui.newgame.packs.packs import Packs


class PacksFeature(Feature):
    """Installs packs and shows those that are installed."""

    def commands(self) -> list[Command]:
        spec = Spec(self.tr("&Packs…"))
        return [Command("packs", spec, self.show)]

    @cached_property
    def packs(self) -> Packs:
        """The windows of packs."""
        from kingdom_builder_qt.ui.newgame.packs.packs import Packs

        shell = self.shell
        packs = Packs(shell.dialogs.show, shell.window)
        packs.changed.connect(shell.content_changed)
        return packs

    def show(self) -> None:
        """Show the installed packs."""
        self.packs.show()
