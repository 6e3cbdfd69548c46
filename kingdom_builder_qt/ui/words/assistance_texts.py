"""Texts about assistance: hints, undone moves and the like behind a result."""

from __future__ import annotations

from collections.abc import Sequence

from kingdom_builder_qt.ui.desktop.style.texts import Texts


class AssistanceTexts(Texts):
    """Names the kinds of `Session.assistance`."""

    def with_(self, assistance: Sequence[str]) -> str:
        """Return the assistance as the first words of a line, "" without any."""
        words = {
            "hints": self.tr("hints"),
            "takebacks": self.tr("takebacks"),
            "seats": self.tr("changed players"),
        }
        named = [words[word] for word in assistance if word in words]
        if not named:
            return ""
        *first, last = named
        if not first:
            return self.tr("With {assistance}").format(assistance=last)
        return self.tr("With {some} and {last}").format(some=", ".join(first), last=last)

    def unrated(self, assistance: Sequence[str]) -> str:
        """Explain why a game with assistance does not count for the rating."""
        return self.tr("Not rated: played {assistance}").format(assistance=self._lower(assistance))

    def no_medal(self, assistance: Sequence[str]) -> str:
        """Explain why an attempt with assistance earns no medal."""
        text = self.tr("{assistance}: no medal, and the result does not count.")
        return text.format(assistance=self.with_(assistance))

    def _lower(self, assistance: Sequence[str]) -> str:
        said = self.with_(assistance)
        return f"{said[:1].lower()}{said[1:]}"
