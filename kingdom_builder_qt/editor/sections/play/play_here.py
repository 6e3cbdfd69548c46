"""Trial games on the edited section, at once with the last choices or with new ones.

The game contains the section in its present state (`game.own_sections`), so nothing has to be saved
before, and later edits do not change the game.  A trial is not saved, and closing it asks no
question, because authors play a section ten times in an hour.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QObject
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
from kingdom_builder_qt.ui.desktop.settings.settings import Settings, queue_settings
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.levels.level_box import offered_levels
from kingdom_builder_qt.ui.newgame.board.section_choice import ChooserMaker
from kingdom_builder_qt.ui.shell.workshop_interface import Starter, Trial
from kingdom_builder_qt.ui.words.error_texts import ErrorTexts

tr = translator(__name__)

_SHOWN: Final = 5  # errors in the message; the list of issues has all


class Subject(NamedTuple):
    """The section to play on; `around`: the board shown in the editor, None without one."""

    section: Section
    catalog: Catalog
    around: BoardAround | None = None


class PlayHere(QObject):
    """Starts trials; the choices of the last one are saved in the settings."""

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
        """Start a game with the last choices, or return the dialog to be shown instead.

        The dialog is needed if the last choices do not fit this section.  If no choices would fit,
        a message gives the reason and the result is None.
        """
        choices = self._choices(subject)
        if choices is None:
            return None
        if not problem_of(choices):
            _begin(choices, start)
            return None
        return self._dialog(choices, start)

    def choose(self, subject: Subject, start: Starter) -> QDialog | None:
        """Return the dialog for a game on the section, None after a message with the reason."""
        choices = self._choices(subject)
        return None if choices is None else self._dialog(choices, start)

    def _choices(self, subject: Subject) -> PlayChoices | None:
        if errors := errors_of(subject.section, subject.catalog):
            text = tr("The section cannot be played yet.")
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
            text = tr("No game can be played on this section.")
            self._tell(text, ErrorTexts(subject.catalog).sentence(error))
            return None

    def _dialog(self, choices: PlayChoices, start: Starter) -> PlayDialog:
        made = PlayDialog(choices, self._make_chooser, self._window)
        made.accepted.connect(lambda: self._on_accepted(choices, start))
        return made

    def _on_accepted(self, choices: PlayChoices, start: Starter) -> None:
        self._settings.play_here = choices.to_dict()
        queue_settings(self._settings)
        _begin(choices, start)


def _begin(choices: PlayChoices, start: Starter) -> None:
    start(Trial(choices.section.id, choices.options(), tuple(choices.game.seats)))


def error_lines(errors: Sequence[Issue], catalog: Catalog) -> str:
    """Return the first errors, one per line."""
    lines = [f"• {issue_text(issue, catalog)}" for issue in errors[:_SHOWN]]
    if len(errors) > _SHOWN:
        rest = len(errors) - _SHOWN
        lines.append("• " + tr("and %n more: see the list of issues", "", rest))
    return "\n".join(lines)
