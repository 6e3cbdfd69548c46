"""A game on the section being edited, at once with the last choices, or with others.

The game carries the section as it is now (`game.own_sections`): nothing has to be saved before, and
the game stays as it is, also when loaded later, while the section is drawn on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QDialog, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Section
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.editor.sections.checks.issue_texts import issue_text
from kingdom_builder_qt.editor.sections.checks.issues import Issue
from kingdom_builder_qt.editor.sections.checks.section_checks import errors_of
from kingdom_builder_qt.editor.sections.play.choices import PlayChoices
from kingdom_builder_qt.editor.sections.play.play_dialog import PlayDialog, problem_of
from kingdom_builder_qt.editor.sections.surroundings.board_around import BoardAround
from kingdom_builder_qt.ui.desktop.settings.settings import Settings, keep_settings
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.levels.level_box import offered_levels
from kingdom_builder_qt.ui.newgame.board.section_choice import ChooserMaker
from kingdom_builder_qt.ui.shell.workshop_interface import Starter, Trial

translate = QCoreApplication.translate
_SHOWN: Final = 5  # errors in the message; the issues list has all


class Subject(NamedTuple):
    """What is played on; `around`: the board that the editor shows, None for the section alone."""

    section: Section
    catalog: Catalog
    around: BoardAround | None = None


class PlayHere(QObject):
    """Begins trials; the choices of the last one are kept in the settings."""

    def __init__(
        self,
        settings: Settings,
        make_chooser: ChooserMaker,
        tell: Callable[[str, str], object],
        window: QWidget,
    ) -> None:
        """Show dialogs over `window`; `tell` shows a message of the editor and its details."""
        super().__init__(window)
        self._settings, self._make_chooser = settings, make_chooser
        self._tell, self._window = tell, window

    def play(self, subject: Subject, start: Starter) -> QDialog | None:
        """Begin at once with the last choices, or return the dialog to be shown instead.

        It comes where the last choices do not fit this section; where none would, a message says
        why and there is no dialog either.
        """
        choices = self._choices(subject)
        if choices is None:
            return None
        if not problem_of(choices):
            _begin(choices, start)
            return None
        return self._dialog(choices, start)

    def choose(self, subject: Subject, start: Starter) -> QDialog | None:
        """Return the dialog in which a game on the section is chosen; None after saying why not."""
        choices = self._choices(subject)
        return None if choices is None else self._dialog(choices, start)

    def _choices(self, subject: Subject) -> PlayChoices | None:
        if errors := errors_of(subject.section, subject.catalog):
            text = translate("PlayHere", "The section cannot be played yet.")
            self._tell(text, error_lines(errors, subject.catalog))
            return None
        try:
            return PlayChoices(
                subject.section,
                subject.catalog,
                self._settings.play_here,
                offered_levels(),
                subject.around,
            )
        except SetupError as error:
            text = translate("PlayHere", "No game can be played on this section.")
            self._tell(text, str(error))
            return None

    def _dialog(self, choices: PlayChoices, start: Starter) -> PlayDialog:
        made = PlayDialog(choices, self._make_chooser, self._window)
        made.accepted.connect(lambda: self._on_accepted(choices, start))
        return made

    def _on_accepted(self, choices: PlayChoices, start: Starter) -> None:
        self._settings.play_here = choices.to_dict()
        keep_settings(self._settings)
        _begin(choices, start)


def _begin(choices: PlayChoices, start: Starter) -> None:
    seats = tuple(
        replace(seat, name=seat.name or current_theme().player(seat.colour).name)
        for seat in choices.game.seats
    )
    start(Trial(choices.section.id, choices.options(), seats))


def error_lines(errors: Sequence[Issue], catalog: Catalog) -> str:
    """Return what must be put right first, a line for each of the first errors."""
    lines = [f"• {issue_text(issue, catalog)}" for issue in errors[:_SHOWN]]
    if len(errors) > _SHOWN:
        more = translate("PlayHere", "and {count} more: see the list of issues")
        lines.append("• " + more.format(count=len(errors) - _SHOWN))
    return "\n".join(lines)
