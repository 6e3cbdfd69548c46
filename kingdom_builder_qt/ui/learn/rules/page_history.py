"""Where a reader of the rules has been: back and forward, as in a web browser."""

from __future__ import annotations

from kingdom_builder_qt.content.rule_pages import Key


class History:
    """A line of pages and a place in it."""

    def __init__(self, start: Key) -> None:
        self._keys = [start]
        self._at = 0

    @property
    def current(self) -> Key:
        """Return the page that is shown."""
        return self._keys[self._at]

    def visit(self, key: Key) -> Key:
        """Go on to a page; what lay ahead is forgotten."""
        self._keys[self._at + 1 :] = [key]
        self._at += 1
        return key

    def can_go(self, step: int) -> bool:
        """Return whether there is a page before (-1) or after (1) this one."""
        return 0 <= self._at + step < len(self._keys)

    def step(self, step: int) -> Key:
        """Go back (-1) or forward (1) if possible; return the page that is shown then."""
        if self.can_go(step):
            self._at += step
        return self.current
