"""Feature for the analysis of finished games in the main window."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.action_set import Spec
from kingdom_builder_qt.ui.table.page.feature import Command, Feature, Shell

if TYPE_CHECKING:
    from kingdom_builder_qt.ui.library.review.review_job import ReviewJob

tr = translator(__name__)


class ReviewFeature(Feature):
    """Analyses games; the latest analysis is cached."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self.job: ReviewJob | None = None
        shell.review_wanted.connect(self.show)

    def commands(self) -> list[Command]:
        spec = Spec(tr.later("&Analyse game"), ("F6",), "chart")
        return [Command("review", spec, self.show)]

    def show(self, session: Session | None = None) -> None:
        """Show the analysis of a finished game, by default of the one at the desk."""
        from kingdom_builder_qt.ui.library.review.review_dialog import ReviewDialog
        from kingdom_builder_qt.ui.library.review.review_job import ReviewJob

        shell = self.shell
        session = session or shell.desk.session
        if session is None or not session.position.is_over:
            return
        current = shell.dialogs.current
        if isinstance(current, ReviewDialog) and current.job.is_about(session):
            current.raise_()
            current.activateWindow()
            return
        if self.job is not None and not self.job.is_about(session):
            self.job.deleteLater()
            self.job = None
        if self.job is None:
            self.job = ReviewJob(session.catalog, session, self)
        dialog = ReviewDialog(session.catalog, self.job, shell.window, shell.settings.hints_by)
        dialog.apply_settings(shell.settings)
        shell.settings_applied.connect(dialog.apply_settings)
        dialog.move_chosen.connect(partial(shell.move_chosen.emit, session))
        shell.dialogs.show_beside(dialog)
