"""Feature for the rules browser in the main window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.action_set import Spec
from kingdom_builder_qt.ui.desktop.widgets.key_map import key_map
from kingdom_builder_qt.ui.table.page.feature import Command, Feature, Shell

if TYPE_CHECKING:
    from kingdom_builder_qt.ui.learn.rules.rules_dialog import RulesDialog

tr = translator(__name__)


class RulesFeature(Feature):
    """Shows the rules in a window that stays open next to other dialogs."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.window: RulesDialog | None = None
        shell.page_wanted.connect(self.show_entry)
        shell.rules_wanted.connect(self.show)
        key_map().changed.connect(self._renew_keys)

    def commands(self) -> list[Command]:
        spec = Spec(tr.later("&Rules and keys"), ("F1",), "rules")
        return [Command("rules", spec, self.show)]

    def show(self) -> None:
        """Show the page of the item under the mouse or with the focus, else the first page."""
        from kingdom_builder_qt.ui.table.page.target import wanted_page

        key = wanted_page(self.shell.desk.position)
        dialog = self._opened()
        if key is not None:
            dialog.show_entry(*key)

    def show_entry(self, kind: str, id_: str) -> None:
        """Show the page of a tile, card or other entry."""
        self._opened().show_entry(kind, id_)

    def _opened(self) -> RulesDialog:
        from kingdom_builder_qt.ui.learn.rules.rules_dialog import RulesDialog
        from kingdom_builder_qt.ui.table.page.target import pages_in_game

        shell = self.shell
        if self.window is None:
            position = shell.desk.position
            in_game = pages_in_game(position.rules) if position is not None else ()
            self.window = RulesDialog(shell.catalog, self._keys(), shell.window, in_game)
            self.window.finished.connect(self._on_closed)
            self.window.keys_wanted.connect(shell.keys_wanted)
            shell.dialogs.show_companion(self.window)
        self.window.show()
        self.window.activateWindow()
        return self.window

    def _keys(self) -> list[tuple[str, str]]:
        return [*_fixed_keys(), *self.shell.actions.key_rows("board", "tabs")]

    def _renew_keys(self) -> None:
        if self.window is not None:
            self.window.set_keys(self._keys())

    def furnish_again(self) -> None:
        """Open the rules again at the same page, place and search."""
        before = self.window
        if before is not None:
            place, searched, page = before.geometry(), before.search.text(), before.key
            before.close()
            opened = self._opened()
            opened.setGeometry(place)
            opened.search.setText(searched)
            opened.go_to(page)

    def _on_closed(self) -> None:
        self.window = None


def _fixed_keys() -> list[tuple[str, str]]:
    """Return (keys, effect) of the keys that cannot be changed."""
    return [
        (tr("Arrows, Enter"), tr("Move around the board; build or move there")),
        (
            tr("Esc"),
            tr("Put a piece or tile back; from a panel, return to the board"),
        ),
    ]
