"""The typed errors of the rules core."""

from __future__ import annotations


class KingdomBuilderError(ValueError):
    """Base of all errors that a caller's input can cause; the message is fit for a user."""


class IllegalMove(KingdomBuilderError):
    """A move that is not legal in this position; the position is unchanged."""


class NotationError(KingdomBuilderError):
    """A text that is no hex, move or position."""


class SetupError(KingdomBuilderError):
    """Options from which no game can be set up."""
