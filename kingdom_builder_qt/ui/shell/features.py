"""Features of the main window about the program itself: settings, content problems, About."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.ui.desktop.languages import languages
from kingdom_builder_qt.ui.desktop.own_engines import OwnEngine, own_engines, set_own_engines
from kingdom_builder_qt.ui.desktop.settings.engines import engines_data
from kingdom_builder_qt.ui.desktop.settings.settings import queue_settings
from kingdom_builder_qt.ui.desktop.sound.player import SoundPlayer
from kingdom_builder_qt.ui.desktop.style.own_signs import own_signs
from kingdom_builder_qt.ui.desktop.style.theme import ThemeManager
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.action_set import Spec
from kingdom_builder_qt.ui.desktop.widgets.key_map import key_map
from kingdom_builder_qt.ui.table.page.feature import Command, Feature, Shell

if TYPE_CHECKING:
    from kingdom_builder_qt.ui.shell.settings_dialog import SettingsDialog

tr = translator(__name__)


class SettingsFeature(Feature):
    """The settings dialog."""

    def __init__(
        self,
        shell: Shell,
        sounds: SoundPlayer,
        themes: ThemeManager,
        declare_keys: Callable[[], object],
    ) -> None:
        """`declare_keys` declares the keys of the editor windows, which may never have opened."""
        super().__init__(shell)
        self._declare_keys = declare_keys
        self._sounds, self._themes = sounds, themes
        key_map().changed.connect(self._keep_keys)
        shell.keys_wanted.connect(lambda: self._show_keys(shell.window))

    def commands(self) -> list[Command]:
        spec = Spec(tr.later("&Settings…"), ("Ctrl+,",), "settings")
        return [Command("settings", spec, self.show)]

    def show(self) -> None:
        """Show the settings."""
        from kingdom_builder_qt.ui.shell.settings_dialog import SettingsDialog

        shell = self.shell
        dialog = SettingsDialog(
            replace(shell.settings),
            shell.window,
            self._sounds,
            terrains=lambda: shell.catalog.terrains.values(),
        )
        dialog.settings_changed.connect(shell.settings_changed)
        dialog.look_changed.connect(self._preview)
        dialog.keys_wanted.connect(partial(self._show_keys, dialog))
        dialog.engines_wanted.connect(partial(self._show_engines, dialog))
        shell.dialogs.show(dialog)

    def _show_engines(self, over: SettingsDialog) -> None:
        from kingdom_builder_qt.ui.engines.engines_dialog import EnginesDialog

        session, ai = self.shell.desk.session, self.shell.desk.ai
        seats = [] if session is None else [seat.controller for seat in session.seats]
        dialog = EnginesDialog(own_engines(), over, seats)
        dialog.log_requested.connect(ai.ask_engine_log)
        dialog.changed.connect(self._keep_engines)
        dialog.changed.connect(lambda _engines: over.show_engines())
        self.shell.dialogs.show(dialog)

    def _keep_engines(self, engines: list[OwnEngine]) -> None:
        """Save changed engines."""
        set_own_engines(engines)
        self.shell.settings.engines = engines_data(engines)
        queue_settings(self.shell.settings)

    def _show_keys(self, over: QWidget) -> None:
        from kingdom_builder_qt.ui.shell.keys_dialog import KeysDialog

        self._declare_keys()
        self.shell.dialogs.show(KeysDialog(over))

    def _keep_keys(self) -> None:
        """Save changed keys."""
        settings = self.shell.settings
        if settings.keys != key_map().own:
            settings.keys = key_map().own
            queue_settings(settings)

    def _preview(
        self, language: str, theme: str, text_size: int, colours: str, letters: bool
    ) -> None:
        """Show a language and a look in all windows."""
        if language != languages().choice:
            self.shell.language_chosen.emit(language)
        if theme != self._themes.choice:
            self._themes.apply(theme)
        if text_size != self._themes.text_size:
            self._themes.resize_text(text_size)
        self._themes.show_boards(colours, letters)


class ProblemsFeature(Feature):
    """The dialog of content problems."""

    def commands(self) -> list[Command]:
        spec = Spec(tr.later("Content &problems…"), (), "warning")
        return [Command("problems", spec, self.show)]

    def show(self) -> None:
        """Show the problems of the content, and of the pictures of user tiles and cards."""
        from kingdom_builder_qt.ui.shell.problems_dialog import ProblemsDialog

        shell = self.shell
        problems = (*shell.catalog.problems, *own_signs().problems)
        shell.dialogs.show(ProblemsDialog(problems, shell.window))


class AboutFeature(Feature):
    """The About dialog."""

    def commands(self) -> list[Command]:
        return [Command("about", Spec(tr.later("&About")), self.show)]

    def show(self) -> None:
        from kingdom_builder_qt.ui.shell.about_dialog import AboutDialog

        self.shell.dialogs.show(AboutDialog(self.shell.window))
