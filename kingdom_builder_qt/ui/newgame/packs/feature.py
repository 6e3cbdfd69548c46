"""Feature for packs of content in the main window."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.action_set import Spec
from kingdom_builder_qt.ui.table.page.feature import Command, Feature

if TYPE_CHECKING:
    from kingdom_builder_qt.ui.newgame.packs.packs import Packs

tr = translator(__name__)


class PacksFeature(Feature):
    """Installs packs and lists the installed ones."""

    def commands(self) -> list[Command]:
        spec = Spec(tr.later("&Packs…"))
        return [Command("packs", spec, self.show)]

    @cached_property
    def packs(self) -> Packs:
        """The dialogs of packs, created on first use."""
        from kingdom_builder_qt.ui.newgame.packs.packs import Packs

        shell = self.shell
        packs = Packs(shell.dialogs.show, shell.window, lambda: shell.catalog.language)
        packs.changed.connect(shell.content_changed)
        return packs

    def show(self) -> None:
        self.packs.show()
