"""Texts about assistance: hints, undone moves and the like behind a result."""

from __future__ import annotations

from collections.abc import Sequence

from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.foreign_text import joined

tr = translator(__name__)


class AssistanceTexts:
    """Names the kinds of `Session.assistance`."""

    def with_(self, assistance: Sequence[str]) -> str:
        """Return the assistance as a text by itself, "" without any."""
        named = self._listing(assistance)
        return tr("Assisted: {assistance}").format(assistance=named) if named else ""

    def unrated(self, assistance: Sequence[str]) -> str:
        """Explain why a game with assistance does not count for the rating."""
        text = tr(
            "This game does not count for the rating, because it had assistance: {assistance}."
        )
        return text.format(assistance=self._listing(assistance))

    def no_medal(self, assistance: Sequence[str]) -> str:
        """Explain why an attempt with assistance earns no medal."""
        text = tr("Assisted ({assistance}): no medal, and the result does not count.")
        return text.format(assistance=self._listing(assistance))

    def _listing(self, assistance: Sequence[str]) -> str:
        words = {
            "hints": tr("hints"),
            "takebacks": tr("free undo"),
            "seats": tr("players changed during the game"),
        }
        return joined(words[word] for word in assistance if word in words)
